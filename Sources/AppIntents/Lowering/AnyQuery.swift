// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

/// A query of entities, seen without knowing them.
package struct AnyQuery: Sendable {
  /// The query.
  package let query: any EntityQuery

  /// Takes a query.
  package init(_ query: any EntityQuery) { self.query = query }

  /// Takes the query of an entity type.
  package init(entity: any AppEntity.Type) {
    func make<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery { type.defaultQuery }
    query = make(entity)
  }

  /// How text finds entities.
  package var kind: EntityQueryKind {
    switch query {
    case is any EntityStringQuery: .string
    case is any EnumerableEntityQuery: .enumerable
    default: .suggested
    }
  }

  /// Whether it knows all its entities.
  package var isEnumerable: Bool { query is any EnumerableEntityQuery }

  /// The entities of identifiers given as text; those that are gone are left out.
  package func entities(ids: [String]) async throws -> [any AppEntity] {
    func ask<Query: EntityQuery>(_ query: Query) async throws -> [any AppEntity] {
      try await query.entities(for: ids.compactMap(Query.Entity.ID.entityIdentifier(for:)))
    }
    try await loadDependencies()
    return try await ask(query)
  }

  /// The entities to offer.
  package func suggested() async throws -> [any AppEntity] {
    func ask<Query: EntityQuery>(_ query: Query) async throws -> [any AppEntity] {
      Self.entities(try await query.suggestedEntities())
    }
    try await loadDependencies()
    return try await ask(query)
  }

  /// All entities; `nil` where the query does not know them.
  package func all() async throws -> [any AppEntity]? {
    func ask<Query: EnumerableEntityQuery>(_ query: Query) async throws -> [any AppEntity] {
      Self.entities(try await query.allEntities())
    }
    guard let query = query as? any EnumerableEntityQuery else { return nil }
    try await loadDependencies()
    return try await ask(query)
  }

  /// The entities that a text names; `nil` where the query does not search.
  package func matching(_ text: String) async throws -> [any AppEntity]? {
    func ask<Query: EntityStringQuery>(_ query: Query) async throws -> [any AppEntity] {
      Self.entities(try await query.entities(matching: text))
    }
    guard let query = query as? any EntityStringQuery else { return nil }
    try await loadDependencies()
    return try await ask(query)
  }

  private func loadDependencies() async throws {
    for (_, wrapper) in WrappedMembers.of(query) {
      if let dependency = wrapper as? any AnyAppDependency { try await dependency.load() }
    }
  }

  private static func entities<Results: ResultsCollection>(
    _ results: Results
  ) -> [any AppEntity] {
    results.items.compactMap { $0 as? any AppEntity }
  }
}

extension EntityValue {
  /// The value of an entity as it shows itself now.
  ///
  /// - Parameter locales: Languages whose names for it are names too.
  package init(_ entity: any AppEntity, isSuggested: Bool, locales: [Locale] = []) {
    let shown = entity.displayRepresentation
    let title = shown.title.string
    var synonyms = shown.synonyms.map(\.string)
    for locale in locales {
      for name in [shown.title] + shown.synonyms {
        guard let name = name.translation(into: locale), name != title, !synonyms.contains(name)
        else { continue }
        synonyms.append(name)
      }
    }
    self.init(
      id: entity.id.entityIdentifierString, title: title, synonyms: synonyms,
      subtitle: shown.subtitle?.string, isSuggested: isSuggested)
  }
}
