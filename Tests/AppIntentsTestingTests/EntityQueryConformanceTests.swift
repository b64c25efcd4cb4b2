// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsTesting
import Synchronization
import Testing

private struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = GoodQuery()
  let id: String
  var title = ""
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title), synonyms: ["\(id) shelf"])
  }

  static let all = [Shelf(id: "top", title: "Top"), Shelf(id: "low", title: "Bottom")]
}

private struct GoodQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Shelf] {
    Shelf.all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Shelf] {
    Shelf.all.filter { "\($0.title) \($0.id) shelf".localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [Shelf] { Shelf.all }
}

/// Finds titles only, knows everything, and dislikes signs.
private struct BadQuery: EntityStringQuery {
  struct Dislike: Error {}
  func entities(for identifiers: [String]) async throws -> [Shelf] {
    identifiers.map { Shelf(id: $0, title: $0) }
  }
  func entities(matching string: String) async throws -> [Shelf] {
    if string.contains("%") { throw Dislike() }
    return Shelf.all.filter { $0.title == string }
  }
  func suggestedEntities() async throws -> [Shelf] { Shelf.all + [Shelf(id: "top", title: " ")] }
}

private let turns = Mutex(0)

/// Suggests in another order every time.
private struct FickleQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Shelf] {
    Shelf.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Shelf] {
    let turn = turns.withLock {
      $0 += 1
      return $0
    }
    return turn.isMultiple(of: 2) ? Shelf.all : Shelf.all.reversed()
  }
}

@Suite("Conformance of entity queries")
struct EntityQueryConformanceTests {
  @Test("a query that keeps to all rules has no problems")
  func good() async {
    #expect(await EntityQueryConformance.problems(of: GoodQuery()) == [])
  }

  @Test("a query that breaks rules has a problem for each")
  func bad() async {
    let problems = await EntityQueryConformance.problems(of: BadQuery())
    #expect(
      Set(problems.map(\.rule)) == [
        .throwsNothing, .uniqueIdentifiers, .titles, .omitsMissing, .findsByName,
      ])
    #expect(
      problems.contains {
        $0.description
          == "finds-by-name: entities(matching: \"low shelf\") does not find 'low', which is called so"
      })
  }

  @Test("a query whose order changes has a problem")
  func fickle() async {
    let problems = await EntityQueryConformance.problems(of: FickleQuery())
    #expect(problems.map(\.rule) == [.stableOrder])
  }
}
