// SPDX-License-Identifier: Apache-2.0

// What declarations of intents often use of Foundation and Foundation on this system lacks. Where it
// comes to have them, its own are taken.

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does; `nil` removes it.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}

extension FileManager {
  /// The folder that the apps of a group share: `nil`, as groups are missing here.
  @_disfavoredOverload
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }

  /// The folder that a person's devices share: `nil`, as the service is missing here.
  @_disfavoredOverload
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let path = FileManager.default.urls(for: folder, in: .userDomainMask).first?.path
    return path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// The folder of the person's documents.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The folder of what can be made again.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// The folder of what the app keeps for itself.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  /// The folder of what was fetched.
  @_disfavoredOverload
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  /// The folder of the person's pictures.
  @_disfavoredOverload
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  /// The folder of the person's music.
  @_disfavoredOverload
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

  /// The folder of the person's films.
  @_disfavoredOverload
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

  /// The folder of what apps keep for the person.
  @_disfavoredOverload
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
}

extension ProcessInfo {
  /// Whether the device saves power: no, since nothing says so here.
  @_disfavoredOverload
  public var isLowPowerModeEnabled: Bool { false }
}

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, in Greenwich.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Does something; nothing is put off here until its end.
@_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
