// SPDX-License-Identifier: Apache-2.0

/// A file that is handed to an intent or comes from one.
public struct IntentFile: Sendable, Hashable, _IntentValue {
  private enum Contents: Sendable, Hashable {
    case data(Data)
    case file(URL)
  }

  private let contents: Contents
  /// The name with its ending.
  public var filename: String
  /// The type of the contents, where it is known.
  public var type: UTType?
  /// Whether the file may be deleted once it has been used.
  public var removedOnCompletion = false

  /// Creates a file of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = .data(data)
    self.filename = filename
    self.type = type ?? Self.type(ofName: filename)
  }

  /// Creates a file that lies in the file system; it is read when its bytes are asked for.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(ofName: self.filename)
  }

  /// The bytes; empty where the file cannot be read. `data(contentType:)` throws instead.
  public var data: Data {
    switch contents {
    case .data(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// The bytes.
  ///
  /// - Throws: The file system's error where the file cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    switch contents {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  /// Where the file lies, unless it is held in memory.
  public var fileURL: URL? {
    if case .file(let url) = contents { url } else { nil }
  }

  /// The types that the contents can be read as.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  private static func type(ofName name: String) -> UTType? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return UTType(filenameExtension: String(name[name.index(after: dot)...]))
  }
}

extension IntentFile: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  /// How it is shown.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}
