// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TestSupport
import Testing

@Suite struct EntityIdentifierTests {
  @Test("identifiers are written as text and read back")
  func roundTrips() {
    func check<ID: EntityIdentifierConvertible & Equatable>(_ id: ID) {
      #expect(ID.entityIdentifier(for: id.entityIdentifierString) == id)
    }
    check("text")
    check(UUID())
    check(-42)
    check(1.5 as Float)
    check(FileEntityIdentifier.file(url: URL(filePath: "/tmp/a b.txt")))
    check(FileEntityIdentifier.draft(identifier: "7"))
    check(SyncableEntityIdentifier(local: "a:1", stable: 9))
  }

  @Test("text that is no identifier gives none, whatever it is")
  func invalid() {
    typealias Both = SyncableEntityIdentifier<String, Int>
    var random = SeededGenerator.forTest("identifiers")
    let pieces = ["1", "9", ":", "é", "-", "a", "99999999999999999999"]
    for _ in 0..<fuzzRounds(300) {
      let text = (0..<random.below(6)).map { _ in random.pick(pieces) }.joined()
      guard let id = Both.entityIdentifier(for: text) else { continue }
      #expect(Both.entityIdentifier(for: id.entityIdentifierString) == id)
    }
    #expect(Int.entityIdentifier(for: "x") == nil)
    #expect(Both.entityIdentifier(for: "-1:a") == nil)
    #expect(Both.entityIdentifier(for: "1:é9") == nil)
  }

  @Test("two of the same stable part are the same thing")
  func stable() {
    #expect(
      SyncableEntityIdentifier(local: "a", stable: "s")
        == SyncableEntityIdentifier(local: "b", stable: "s"))
  }

  @Test("an address escapes what would end its part")
  func addresses() {
    struct Page: URLRepresentableIntent {
      static let title: LocalizedStringResource = "Page"
      static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$name)/x" }
      @Parameter(title: "Name") var name: String?
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Page()
    intent.name = "a/b?c d"
    #expect(intent.urlRepresentation?.absoluteString == "https://example.com/a%2Fb%3Fc%20d/x")
  }

  @Test("a union takes a value of each of its types, and no other")
  func unions() {
    #expect(Place(intentValue: "here")?.unionCase == .text)
    #expect(Place(intentValue: RoomEntity(id: "a", name: "A", [], ""))?.unionCase == .room)
    #expect(Place(intentValue: 3) == nil)
  }
}

private func == (a: Place?, b: Place?) -> Bool { a?.unionCase == b?.unionCase }
