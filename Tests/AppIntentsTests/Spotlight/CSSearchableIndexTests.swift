// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Synchronization
import Testing

/// The index belongs to the process: each test has entities of a type of its own.
@Suite struct CSSearchableIndexTests {
  private func titles(_ type: any AppEntity.Type) async throws -> [String] {
    try await AppDeclarations.values(of: type, limit: 100).map(\.title)
  }

  @Test("what is indexed can be named besides what the query suggests, the query's first")
  func named() async throws {
    #expect(try await titles(Bay.self) == ["suggested"])
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities([Bay("north"), Bay("suggested"), Bay("hidden"), Bay("south")])
    #expect(try await titles(Bay.self) == ["suggested", "north", "south"])
    try await CSSearchableIndex(name: "other").deleteAppEntities(
      identifiedBy: ["north"], ofType: Bay.self)
    #expect(try await titles(Bay.self) == ["suggested", "south"])
    try await index.deleteAppEntities(ofType: Bay.self)
    #expect(try await titles(Bay.self) == ["suggested"])
  }

  @Test("an entity that is indexed again takes its own place")
  func again() async throws {
    let index = CSSearchableIndex(name: "coves")
    try await index.indexAppEntities([Cove("a", "First"), Cove("b", "Second")], priority: 3)
    try await index.indexAppEntities([Cove("a", "Changed")])
    #expect(try await titles(Cove.self) == ["Changed", "Second"])
  }

  @Test("more than 100,000 entities of a type are refused, and none of them is taken")
  func quota() async throws {
    let many = (0...IndexedEntities.maximum).map { Pool("\($0)") }
    await #expect(throws: CSIndexError(.quotaExceeded)) {
      try await CSSearchableIndex.default().indexAppEntities(many)
    }
    #expect(try await titles(Pool.self).isEmpty)
  }

  @Test("who forgets everything tells of each type that something is forgotten of")
  func everything() throws {
    let store = IndexedEntities()
    try store.add([Lagoon("a")])
    let told = Mutex(0)
    let id = AppShortcutUpdates.observe { change in
      if case .entities(let type) = change, type == Lagoon.self { told.withLock { $0 += 1 } }
    }
    store.removeAll()
    AppShortcutUpdates.remove(id)
    #expect(told.withLock { $0 } == 1)
    #expect(store.entities(of: Lagoon.self).isEmpty)
  }

  @Test("an item says which entities it stands for, and what an index is told of them")
  func items() async throws {
    let item = CSSearchableItem(appEntity: Cove("a", "Blue"))
    #expect(item.uniqueIdentifier == "a")
    #expect(item.attributeSet.title == "Blue")
    item.associateAppEntity(Cove("b", "Green"), priority: 2)
    #expect(item.entities.map(\.identifier.identifier) == ["a", "b"])
    let unnamed = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet())
    #expect(UUID(uuidString: unnamed.uniqueIdentifier) != nil)
    try await CSSearchableIndex.default().indexSearchableItems([item, unnamed])
  }
}

private protocol Water: IndexedEntity where ID == String {
  var name: String { get }
}

extension Water {
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct Bay: Water {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bay"
  static let defaultQuery = BayQuery()
  let id: String
  var name: String { id }
  var hideInSpotlight: Bool { id == "hidden" }
  init(_ id: String) { self.id = id }
}

private struct BayQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Bay] { identifiers.map(Bay.init) }
  func suggestedEntities() async throws -> [Bay] { [Bay("suggested")] }
}

private struct Cove: Water {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cove"
  static let defaultQuery = CoveQuery()
  let id: String
  let name: String
  init(_ id: String, _ name: String) {
    self.id = id
    self.name = name
  }
}

private struct CoveQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Cove] { [] }
}

private struct Lagoon: Water {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lagoon"
  static let defaultQuery = LagoonQuery()
  let id: String
  var name: String { id }
  init(_ id: String) { self.id = id }
}

private struct LagoonQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Lagoon] { [] }
}

private struct Pool: Water {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pool"
  static let defaultQuery = PoolQuery()
  let id: String
  var name: String { id }
  init(_ id: String) { self.id = id }
}

private struct PoolQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Pool] { [] }
}
