// SPDX-License-Identifier: Apache-2.0

/// Several entities by their identifiers alone: none of them is fetched until the app does so.
public struct EntityCollection<Entity: AppEntity>: Sendable, _IntentValue {
  /// The identifiers, in order.
  public var identifiers: [Entity.ID]

  /// Creates a collection of identifiers.
  public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

  /// Creates a collection of entities; only their identifiers are kept.
  public init(entities: [Entity]) { identifiers = entities.map(\.id) }
}

extension EntityCollection: Equatable where Entity.ID: Equatable {}

/// A collection of entities, seen without knowing their type.
package protocol AnyEntityCollection: _IntentValue {
  /// The type of the entities.
  static var entityType: any AppEntity.Type { get }
  /// The collection of identifiers given as text; those that stand for none are left out.
  static func make(identifierStrings: [String]) -> Self
  /// The identifiers as text.
  var identifierStrings: [String] { get }
}

extension EntityCollection: AnyEntityCollection {
  package static var entityType: any AppEntity.Type { Entity.self }

  package static func make(identifierStrings: [String]) -> Self {
    Self(identifiers: identifierStrings.compactMap(Entity.ID.entityIdentifier(for:)))
  }

  package var identifierStrings: [String] { identifiers.map(\.entityIdentifierString) }
}
