// SPDX-License-Identifier: Apache-2.0

/// What a camera or a screenshot shows, in words.
///
/// A small stand-in for the type that other systems have in a framework of their own. There is no camera here: a
/// test makes one of its labels.
public struct SemanticContentDescriptor: Sendable, Hashable, _IntentValue {
  /// What is to be seen, the surest first.
  public var labels: [String]
  /// The picture: there is none here.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }

  /// Creates a description of labels.
  public init(labels: [String]) { self.labels = labels }
}

/// A picture; there are none here.
public enum CVReadOnlyPixelBuffer: Sendable, Hashable {}

/// What of an app's music, podcasts or books a person wants to hear.
///
/// A small stand-in for the type that other systems have in a framework of their own.
public struct AudioSearch: Sendable, Hashable, _IntentValue {
  /// What is said of it.
  public enum Criteria: Sendable, Hashable {
    /// A text to search for.
    case searchQuery(String)
    /// An address of what is meant.
    case url(URL)
    /// Nothing: whatever suits.
    case unspecified
  }

  /// What is said of it.
  public var criteria: Criteria

  /// Creates a search.
  public init(criteria: Criteria) { self.criteria = criteria }
}
