// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct EntityCollectionTests {
  @Test("a collection fetches its entities by their query, and leaves out the unknown")
  func fetched() async throws {
    let lamps = EntityCollection<LampEntity>(identifiers: [1, 9, 3])
    #expect(try await lamps.resolvedEntities().map(\.id) == [1, 3])
    #expect(try await EntityCollection<LampEntity>().resolvedEntities().isEmpty)
  }

  @Test("a collection made of entities keeps them until its identifiers change")
  func kept() async throws {
    var lamps = EntityCollection(entities: [LampEntity(id: 42)])
    #expect(lamps.identifiers == [42])
    #expect(try await lamps.resolvedEntities().map(\.id) == [42])
    lamps.identifiers.append(2)
    #expect(try await lamps.resolvedEntities().map(\.id) == [2])
  }
}
