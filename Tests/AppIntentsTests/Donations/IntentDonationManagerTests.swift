// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentDonationManagerTests {
  @Test("donations are kept in order and found by type and by entity")
  func log() async throws {
    let manager = IntentDonationManager()
    let attic = RoomEntity(id: "attic", name: "Attic", [], "")
    let intent = LightRoom()
    intent.room = attic
    intent.lamps = [LampEntity(id: 1)]
    let first = try await manager.donate(intent: intent)
    let second = try await manager.donate(intent: NightMode())
    #expect(manager.donations.map(\.identifier) == [first, second])
    #expect(
      try await manager.deleteDonations(
        matching: .entityIdentifier(EntityIdentifier(for: LampEntity.self, identifier: 1)))
        == [first])
    #expect(try await manager.deleteDonations(matching: .intentType(LightRoom.self)) == [])
    #expect(try await manager.deleteDonations(matching: .donationIdentifier(second)) == [second])
    #expect(manager.donations.isEmpty)
  }

  @Test("donations are found by several identifiers, by several entities, by both")
  func predicates() async throws {
    func fill() async throws -> (IntentDonationManager, [IntentDonationIdentifier]) {
      let manager = IntentDonationManager()
      var given: [IntentDonationIdentifier] = []
      for lamp in [1, 2, 3] {
        let intent = LightRoom()
        intent.lamps = [LampEntity(id: lamp)]
        given.append(try await manager.donate(intent: intent))
      }
      given.append(try await manager.donate(intent: NightMode()))
      return (manager, given)
    }
    func lamp(_ id: Int) -> EntityIdentifier {
      EntityIdentifier(for: LampEntity.self, identifier: id)
    }
    var (manager, given) = try await fill()
    #expect(
      try await manager.deleteDonations(matching: .donationIdentifiers([given[0], given[3]]))
        == [given[0], given[3]])
    (manager, given) = try await fill()
    #expect(
      try await manager.deleteDonations(matching: .entityIdentifiers([lamp(1), lamp(3)]))
        == [given[0], given[2]])
    (manager, given) = try await fill()
    #expect(
      try await manager.deleteDonations(
        matching: .intentType(LightRoom.self, entityIdentifier: lamp(2))) == [given[1]])
  }

  @Test("the log does not grow without end: the oldest go first")
  func limit() async throws {
    let manager = IntentDonationManager()
    let first = try await manager.donate(intent: NightMode())
    for _ in 0..<IntentDonationManager.limit { try await manager.donate(intent: NightMode()) }
    #expect(manager.donations.count == IntentDonationManager.limit)
    #expect(!manager.donations.contains { $0.identifier == first })
  }

  @Test("an announcement reaches who observes, and nobody after that")
  func updates() {
    let seen = Box()
    let id = AppShortcutUpdates.observe { change in
      if case .provider(let provider) = change, provider == HomeShortcuts.self { seen.add() }
    }
    HomeShortcuts.updateAppShortcutParameters()
    AppShortcutUpdates.remove(id)
    HomeShortcuts.updateAppShortcutParameters()
    #expect(seen.count == 1)
  }

  @Test("relevant entities are kept by context")
  func relevant() async throws {
    let entities = RelevantEntities()
    let running = AppEntityContext.audio(.workout(activityType: .running))
    let lamps = [LampEntity(id: 1), LampEntity(id: 2)]
    try await entities.updateEntities(lamps, for: running)
    try await entities.removeEntities([lamps[0]], from: running)
    #expect(entities.identifiers(for: running).map(\.identifier) == ["2"])
    try await entities.removeAllEntities()
    #expect(entities.identifiers(for: running).isEmpty)
  }
}

private final class Box: @unchecked Sendable {
  // SAFETY of `@unchecked`: used by one test on one task.
  private(set) var count = 0
  func add() { count += 1 }
}
