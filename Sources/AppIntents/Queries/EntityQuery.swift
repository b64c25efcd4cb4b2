// SPDX-License-Identifier: Apache-2.0

/// Finds entities by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable
where Result: ResultsCollection, DefaultValue == Entity {
  /// The entities that it finds.
  associatedtype Entity: AppEntity
  /// What holds the entities that it suggests.
  associatedtype Result = [Entity]
  /// The value that stands when none was chosen.
  associatedtype DefaultValue = Entity
  /// Creates a query.
  init()
  /// The entities of some identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities to offer: they fill pickers, and the phrases that name an entity.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Nothing to offer.
  public func suggestedEntities() async throws -> Result { .empty }
  /// The entities to offer.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text names; typically what a person would call them.
  func entities(matching string: String) async throws -> Result
}

/// Knows all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
  /// What the action that finds entities is said to do.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// Nothing is said.
  public static var findIntentDescription: IntentDescription? { nil }
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// Finds values of the app's own for a value of the system's, such as what a camera sees.
public protocol IntentValueQuery: Sendable, PersistentlyIdentifiable, _SupportsAppDependencies {
  /// What is given.
  associatedtype Input: _IntentValue
  /// What is found.
  associatedtype Result: Sendable
  /// Creates a query.
  init()
  /// The values found.
  func values(for input: Input) async throws -> Result
}
