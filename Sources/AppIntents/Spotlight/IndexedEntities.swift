// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The entities that the app has given to an index, by their types: names that phrases can say besides those
/// that the type's query gives.
///
/// A process has one such store for all indexes; it keeps no more than `maximum` entities of a type.
package final class IndexedEntities: Sendable {
  /// The store of this process.
  package static let shared = IndexedEntities()

  /// The entities of one type, in the order in which they came first.
  private struct Shelf: Sendable {
    let type: any AppEntity.Type
    var order: [String] = []
    var entities: [String: any IndexedEntity] = [:]

    init(_ type: any AppEntity.Type) { self.type = type }

    mutating func remove(_ ids: Set<String>) {
      order.removeAll(where: ids.contains)
      for id in ids { entities[id] = nil }
    }
  }

  /// Most entities of one type; further new ones are refused.
  package static let maximum = 100_000
  private let shelves = Mutex<[ObjectIdentifier: Shelf]>([:])

  /// Creates an empty store.
  package init() {}

  /// Takes entities; one with an identifier that is there already takes its place.
  ///
  /// - Throws: `CSIndexError(.quotaExceeded)` where a type would have more than `maximum`; nothing is taken then.
  package func add<Entity: IndexedEntity>(_ entities: [Entity]) throws {
    let named = entities.map { ($0.anyID, $0) }
    try shelves.withLock { shelves in
      var shelf = shelves[ObjectIdentifier(Entity.self)] ?? Shelf(Entity.self)
      for (id, entity) in named where shelf.entities.updateValue(entity, forKey: id) == nil {
        shelf.order.append(id)
      }
      guard shelf.order.count <= Self.maximum else { throw CSIndexError(.quotaExceeded) }
      shelves[ObjectIdentifier(Entity.self)] = shelf
    }
    AppShortcutUpdates.announce(.entities(Entity.self))
  }

  /// Forgets entities of a type: those of some identifiers, or all.
  package func remove(_ ids: [String]?, of type: any AppEntity.Type) {
    shelves.withLock { shelves in
      if let ids {
        shelves[ObjectIdentifier(type)]?.remove(Set(ids))
      } else {
        shelves[ObjectIdentifier(type)] = nil
      }
    }
    AppShortcutUpdates.announce(.entities(type))
  }

  /// Forgets all entities of all types.
  package func removeAll() {
    let types = shelves.withLock { shelves in
      defer { shelves = [:] }
      return shelves.values.map(\.type)
    }
    for type in types { AppShortcutUpdates.announce(.entities(type)) }
  }

  /// The entities of a type that are not hidden from a search of all apps, in the order in which they came
  /// first.
  package func entities(of type: any AppEntity.Type) -> [any AppEntity] {
    let shelf = shelves.withLock { $0[ObjectIdentifier(type)] }
    // What an entity says of itself is the app's code: it is asked outside of the lock.
    return (shelf?.order ?? []).compactMap { shelf?.entities[$0] }.filter { !$0.hideInSpotlight }
  }
}
