// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct UniqueAppEntityTests {
  @Test("what there is once is shown and known by the name of its type")
  func named() {
    #expect(Weather().displayRepresentation.title == "Weather")
    #expect(Weather().id == Weather.persistentIdentifier)
  }

  @Test("a query for it finds it in every way there is, and nothing where nothing is asked for")
  func found() async throws {
    let query = Weather.defaultQuery
    #expect(try await query.allEntities().count == 1)
    #expect(try await query.suggestedEntities().count == 1)
    #expect(try await query.entities(for: ["whatever"]).count == 1)
    #expect(try await query.entities(for: []).isEmpty)
  }

  @Test("a provider without a closure has nothing to give")
  func without() async {
    await #expect(throws: AppIntentError.self) {
      _ = try await UniqueAppEntityProvider<Weather>().uniqueEntity()
    }
  }
}

private struct Weather: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let defaultQuery = UniqueAppEntityProvider { Weather() }
}
