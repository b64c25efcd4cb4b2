// SPDX-License-Identifier: Apache-2.0

/// The criteria of a search in an app.
public protocol SearchCriteria: _IntentValue, Sendable {}

/// A search for a text.
public struct StringSearchCriteria: SearchCriteria, Hashable, ExpressibleByStringLiteral {
  /// The text.
  public var term: String

  /// Creates a search.
  public init(term: String) { self.term = term }

  /// Creates a search of a literal.
  public init(stringLiteral value: String) { self.init(term: value) }

  /// The converter of other values into a search.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([StringSearchCriteriaFromStringResolver()])
  }
}

/// A search for things like some entities.
public struct EntityCollectionSearchCriteria<Entity: AppEntity>: SearchCriteria {
  /// The entities.
  public var entities: EntityCollection<Entity>

  /// Creates a search.
  public init(entities: EntityCollection<Entity>) { self.entities = entities }
}

/// The part of an app that a search is for.
public struct StringSearchScope: Sendable, Hashable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Everything.
  public static let general = StringSearchScope("general")
  /// Movies.
  public static let movies = StringSearchScope("movies")
  /// Television.
  public static let tv = StringSearchScope("tv")
  /// Free videos.
  public static let freeformVideo = StringSearchScope("freeformVideo")
}
