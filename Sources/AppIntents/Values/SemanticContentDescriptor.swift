// SPDX-License-Identifier: Apache-2.0

/// A description, in words, of the content of a camera or a screenshot.
///
/// A small stand-in for the type that other systems have in a framework of their own. There is no camera here: a
/// test makes one of its labels.
public struct SemanticContentDescriptor: Sendable, Hashable, _IntentValue {
  /// The visible things, the surest first.
  public var labels: [String]
  /// The picture: there is none here.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }

  /// Creates a description of labels.
  public init(labels: [String]) { self.labels = labels }
}

/// A picture; there are none here.
public enum CVReadOnlyPixelBuffer: Sendable, Hashable {}

/// The music, podcasts or books of an app that a person wants to hear.
///
/// A small stand-in for the type that other systems have in a framework of their own.
public struct AudioSearch: Sendable, Hashable, _IntentValue {
  /// The words said about it.
  public enum Criteria: Sendable, Hashable {
    /// A text to search for.
    case searchQuery(String)
    /// An address of what is meant.
    case url(URL)
    /// Nothing: whatever suits.
    case unspecified
  }

  /// The words said about it.
  public var criteria: Criteria

  /// Creates a search.
  public init(criteria: Criteria) { self.criteria = criteria }
}
