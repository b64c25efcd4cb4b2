// SPDX-License-Identifier: Apache-2.0

import AppIntents

@MainActor final class Library {
  static let shared = Library()
  var names: [String: String] = [:]
}

struct ShelfEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static var defaultQuery = ShelfQuery()
  var id: String

  @MainActor var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(Library.shared.names[id] ?? id)")
  }
}

struct ShelfQuery: EntityQuery {
  @MainActor func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
    identifiers.map(ShelfEntity.init(id:))
  }
}
