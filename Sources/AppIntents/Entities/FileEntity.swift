// SPDX-License-Identifier: Apache-2.0

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of file that it can be.
  static var supportedContentTypes: [UTType] { get }
}

/// The identity of a file: a place, or a draft that has none yet.
public struct FileEntityIdentifier: Sendable, Hashable, Codable, EntityIdentifierConvertible {
  private enum Kind: Sendable, Hashable, Codable {
    case file(URL)
    case draft(String)
  }

  private let kind: Kind

  /// The identity of a file that lies at a place.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(kind: .file(url))
  }

  /// The identity of a file that is not stored yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(kind: .draft(identifier))
  }

  /// Where the file lies; `nil` for a draft.
  public var fileURL: URL? {
    if case .file(let url) = kind { url } else { nil }
  }

  /// The draft's own identifier; `nil` for a file.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = kind { identifier } else { nil }
  }

  /// The place, or `draft:` and the draft's identifier.
  public var entityIdentifierString: String {
    switch kind {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// The identity that a text means.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return .draft(identifier: String(entityIdentifierString.dropFirst(6)))
    }
    return URL(string: entityIdentifierString).map { .file(url: $0) }
  }
}
