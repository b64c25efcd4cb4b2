// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing
import TextAnalysis

@testable import IntentResolution

/// Values in the names of entities, said otherwise than they are written.
@Suite("Names with values in phrases") struct NamedValueTests {
  private static let rooms = values(
    "1:Room 101", "2:Room 110", "3:the 7 am lamp", "4:the 7 pm lamp", "5:2nd Floor", "6:Kitchen")

  private static func house(
    _ query: EntityQueryKind, locale: String = "en", _ values: [EntityValue] = Self.rooms
  ) -> AppCatalog {
    app(
      "house", "Hearthside", locale: locale,
      shortcuts: [["Light up ${room} in ${applicationName}"]], slots: ["room": .entity("Room")],
      entities: [EntityDeclaration(name: "Room", title: "Room", query: query, values: values)])
  }

  @Test(
    "a slot takes a name in another spelling of its value, listed or searched",
    arguments: [EntityQueryKind.enumerable, .string, .suggested])
  func spellings(_ query: EntityQueryKind) throws {
    let resolver = try makeResolver([Self.house(query)])
    for (text, id) in [
      ("room 101", "1"), ("room one oh one", "1"), ("room one hundred and one", "1"),
      ("the room one ten", "2"), ("the seven a m lamp", "3"), ("my 7:00 p.m. lamp", "4"),
      ("the second floor", "5"), ("kitchen", "6"),
    ] {
      #expect(
        resolver.now("light up \(text) in hearthside").summary == "resolved house I0 room=\(id)",
        "\(text), \(query)")
    }
  }

  @Test(
    "a slot takes no name of another value, listed or searched",
    arguments: [EntityQueryKind.enumerable, .string, .suggested])
  func others(_ query: EntityQueryKind) throws {
    let resolver = try makeResolver([Self.house(query)])
    for text in [
      "room 102", "room one oh two", "room 1010", "the 8 am lamp", "the 7:15 a m lamp",
      "the 3rd floor",
      "third floor", "second door",
    ] {
      let resolution = resolver.now("light up \(text) in hearthside")
      #expect(resolution.parameters.isEmpty, "\(text), \(query): \(resolution.summary)")
    }
  }

  @Test("what words leave open is asked")
  func open() throws {
    for query in [EntityQueryKind.enumerable, .string] {
      let resolution = try makeResolver([Self.house(query)])
        .now("light up the 7 o'clock lamp in hearthside")
      #expect(resolution.summary == "needsDisambiguation house I0 room:3|4", "\(query)")
    }
  }

  @Test("a name as it is comes before one that says the same value", arguments: ["a:", "z:"])
  func exactFirst(_ id: String) throws {
    for query in [EntityQueryKind.enumerable, .string] {
      let both = values("m:Room 101", id + "Room One Hundred and One")
      for values in [both, both.reversed()] {
        let resolver = try makeResolver([Self.house(query, values)])
        for value in values {
          #expect(
            resolver.now("light up \(value.title) in hearthside").summary
              == "resolved house I0 room=\(value.id)")
        }
      }
    }
  }

  @Test("words that fit no phrase find such a name too")
  func flexible() throws {
    let resolver = try makeResolver([Self.house(.enumerable)])
    #expect(
      resolver.now("could you light it up in room one oh one with hearthside").parameters.first?
        .value == .entity(id: "1", title: "Room 101"))
  }

  @Test(
    "values are read in the language of the utterance",
    arguments: [
      ("de", "raum hunderteins"), ("fr", "raum cent un"), ("es", "raum ciento uno"),
      ("it", "raum centouno"), ("pt", "raum cento e um"), ("nl", "raum honderdeen"),
      ("sv", "raum hundraett"), ("en", "raum one oh one"),
    ])
  func languages(_ locale: String, _ text: String) throws {
    var catalog = Self.house(.enumerable, locale: "de", values("1:Raum 101", "2:Raum 110"))
    catalog.localizations = [LocalizationDeclaration(locale: locale)]
    let resolver = try makeResolver([catalog])
    #expect(
      resolver.now("light up \(text) in hearthside", locale).summary
        == "resolved house I0 room=1")
  }

  @Test("an app's name that says a value is heard in either spelling")
  func appNames() throws {
    let catalog = app("studio", "Studio 54", shortcuts: [["Open the door of ${applicationName}"]])
    let resolver = try makeResolver([catalog])
    #expect(resolver.now("open the door of studio fifty four").summary == "resolved studio I0")
    #expect(resolver.now("open the door of studio fifty five").status == .noMatch)
  }

  @Test("entities that change are found in either spelling, and by no other value")
  func live() async throws {
    let rooms = LiveEntities()
    rooms.update(Self.rooms)
    for (text, ids) in [
      ("room one oh one", ["1"]), ("the seven a m lamp", ["3"]), ("second floor", ["5"]),
      ("the 7 o'clock lamp", ["3", "4"]), ("room one oh two", []), ("the 8 am lamp", []),
      ("room 1010", []), ("kitchen", ["6"]),
    ] {
      #expect(try await rooms.entities(matching: text).map(\.id) == ids, "\(text)")
    }
  }
}
