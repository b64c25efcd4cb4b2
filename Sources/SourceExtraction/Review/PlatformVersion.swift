// SPDX-License-Identifier: Apache-2.0

/// A version of a platform's system: `18.4`.
struct PlatformVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// Names a version.
  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version; `nil` for what is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".")
    guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
    self.init(major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// The version of a platform that came out with this one of iOS.
  func on(_ platform: BuildPlatform) -> PlatformVersion {
    guard major < 26 else { return self }
    switch platform {
    case .iOS, .tvOS: return self
    case .macOS: return PlatformVersion(major - 3, minor)
    case .watchOS: return PlatformVersion(major - 7, minor)
    case .visionOS: return PlatformVersion(max(1, major - 16), major < 18 ? 0 : minor)
    }
  }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  static func < (a: PlatformVersion, b: PlatformVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
