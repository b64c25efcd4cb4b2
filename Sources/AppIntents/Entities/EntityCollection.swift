// SPDX-License-Identifier: Apache-2.0

/// Entities by their identifiers alone: hundreds may be handed to an intent and none is fetched.
///
///     @Parameter(title: "Photos") var photos: EntityCollection<PhotoEntity>
///     …
///     for photo in try await photos.resolvedEntities() { … }
public struct EntityCollection<Entity: AppEntity>: Sendable, _IntentValue {
  /// The identifiers.
  public var identifiers: [Entity.ID] {
    didSet { entities = nil }
  }

  /// The entities themselves, where the collection was made of them.
  private var entities: [Entity]?

  /// Creates a collection.
  public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

  /// Creates a collection of entities, which are kept.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    self.entities = entities
  }

  /// The entities: those kept, or those that the type's query knows by the identifiers.
  ///
  /// Identifiers that the query does not know are left out.
  ///
  /// - Throws: What the query throws.
  public func resolvedEntities() async throws -> [Entity] {
    if let entities { return entities }
    guard !identifiers.isEmpty else { return [] }
    let query = Entity.defaultQuery
    let found = try await query.entities(for: identifiers.compactMap { $0 as? QueryID<Entity> })
    return found.compactMap { $0 as? Entity }
  }

  private typealias QueryID<E: AppEntity> = E.DefaultQuery.Entity.ID
}

extension EntityCollection: Equatable where Entity.ID: Equatable {
  /// Whether both name the same entities in the same order.
  public static func == (a: Self, b: Self) -> Bool { a.identifiers == b.identifiers }
}

/// A collection of entities, whatever their type.
package protocol AnyEntityCollection: _IntentValue {
  /// The type of the entities.
  static var entityType: any AppEntity.Type { get }
  /// The collection of identifiers as text; those that are none are left out.
  static func make(identifierStrings: [String]) -> Self
  /// The identifiers as text.
  var identifierStrings: [String] { get }
}

extension EntityCollection: AnyEntityCollection {
  /// The type of the entities.
  package static var entityType: any AppEntity.Type { Entity.self }

  /// The collection of identifiers as text, in their order; those that are none are left out.
  ///
  /// - Complexity: O(*n*) for *n* identifiers.
  package static func make(identifierStrings: [String]) -> Self {
    Self(identifiers: identifierStrings.compactMap(Entity.ID.entityIdentifier(for:)))
  }

  /// The identifiers as text, in order.
  ///
  /// - Complexity: O(*n*) for *n* identifiers.
  package var identifierStrings: [String] { identifiers.map(\.entityIdentifierString) }
}
