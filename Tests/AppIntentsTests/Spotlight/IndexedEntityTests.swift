// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IndexedEntityTests {
  @Test("an index is told the names, and the properties that name a key of it")
  func attributes() {
    let place = Quay(id: "p", name: "Quay", opened: Date(timeIntervalSince1970: 60), depth: 3.5)
    let set = place.attributeSet
    #expect(set.title == "The Quay")
    #expect(set.displayName == "Quay")
    #expect(set.contentDescription == "by the water")
    #expect(set.alternateNames == ["Dock"])
    #expect(set.contentCreationDate == Date(timeIntervalSince1970: 60))
    #expect(set.rating == nil)
    #expect(set.value(forCustomKey: Quay.depthKey) as? Double == 3.5)
    #expect(!place.hideInSpotlight)
  }

  @Test("a property without a value tells nothing")
  func empty() {
    let place = Quay(id: "p", name: "Quay", opened: nil, depth: nil)
    #expect(place.attributeSet.contentCreationDate == nil)
    #expect(place.attributeSet.value(forCustomKey: Quay.depthKey) == nil)
  }

  @Test("a key of the app's own has a name")
  func key() {
    #expect(CSCustomAttributeKey(keyName: "") == nil)
  }
}

private struct Quay: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quay"
  static let defaultQuery = QuayQuery()
  static let depthKey = CSCustomAttributeKey(keyName: "depth")!
  var id: String
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(title: "Opened", indexingKey: \.contentCreationDate) var opened: Date?
  @Property(title: "Depth", customIndexingKey: Quay.depthKey) var depth: Double?
  @Property(title: "Stars") var stars: Int?

  init(id: String, name: String, opened: Date?, depth: Double?) {
    self.id = id
    self.name = name
    self.opened = opened
    self.depth = depth
    self.stars = 3
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "The \(name)", subtitle: "by the water", synonyms: ["Dock"])
  }
}

private struct QuayQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Quay] { [] }
}
