// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Testing

@Suite struct EntityQueryTests {
  @Test("a query that lists all suggests all")
  func enumerable() async throws {
    #expect(try await LampQuery().suggestedEntities().map(\.id) == [1, 2, 3])
    #expect(try await LampQuery().results().map(\.id) == [1, 2, 3])
  }

  @Test("an entity of raw values has a query of its own")
  func rawValues() async throws {
    let query = Colour.defaultQuery
    #expect(try await query.allEntities() == [.red, .green])
    #expect(try await query.entities(for: ["green", "blue"]) == [.green])
    #expect(try await query.entities(matching: "ROT") == [.red])
    #expect(Colour.red.id == "red")
    #expect(AnyQuery(entity: Colour.self).kind == .string)
  }

  @Test("a unique entity is found by any identifier, and suggested")
  func unique() async throws {
    #expect(try await OnlyQuery().entities(for: ["whatever"]).map(\.id) == ["Only"])
    #expect(try await OnlyQuery().suggestedEntities().map(\.id) == ["Only"])
  }

  @Test("a comparison becomes what the app makes of it")
  func properties() {
    let properties = ColourPropertyQuery.properties
    let name = \Paint.$name as PartialKeyPath<Paint>
    let amount = \Paint.$amount as PartialKeyPath<Paint>
    #expect(properties.comparator(for: name, .equalTo, ["x"]) == "name = x")
    #expect(properties.comparator(for: name, .contains, ["y"]) == "name has y")
    #expect(properties.comparator(for: amount, .isBetween, [1, 5]) == "amount in 1...5")
    #expect(properties.comparator(for: amount, .equalTo, [1]) == nil)
    #expect(properties.comparator(for: amount, .isBetween, [1]) == nil)
    #expect(properties.comparator(for: amount, .isBetween, ["1", "2"]) == nil)
  }

  @Test("a collection in sections gives its values section after section")
  func collections() {
    let collection = IntentItemCollection<String> {
      IntentItemSection("A", items: [IntentItem("one"), IntentItem("two", title: "Two")])
      IntentItemSection(items: ["three"])
    }
    #expect(collection.items == ["one", "two", "three"])
    #expect(IntentItemCollection<Int>(items: [1, 2]).items == [1, 2])
    #expect(IntentItemCollection<Int>.empty.items.isEmpty)
  }
}

private enum Colour: String, AppEntity, CaseIterable {
  case red, green
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(rawValue)", synonyms: self == .red ? ["Rot"] : [])
  }
}

private struct Only: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Only"
  static let defaultQuery = OnlyQuery()
  var id: String { "Only" }
  var displayRepresentation: DisplayRepresentation { "Only" }
}

private struct OnlyQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Only { Only() }
}

private struct Paint: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
  static let defaultQuery = ColourPropertyQuery()
  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Amount") var amount: Int
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct ColourPropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Paint.$name) {
      EqualToComparator { "name = \($0)" }
      ContainsComparator { "name has \($0)" }
    }
    Property(\Paint.$amount) {
      IsBetweenComparator { "amount in \($0)...\($1)" }
    }
  }

  func entities(for identifiers: [String]) async throws -> [Paint] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Paint>], limit: Int?
  ) async throws -> [Paint] { [] }
}
