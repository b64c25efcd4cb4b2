// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseCompilation
import Testing
import TextAnalysis
import ValueParsing

@testable import IntentResolution

@Suite("Slots and parameters of several values", .timeLimit(.minutes(15)))
struct ListSlotTests {
  /// An app whose intents take several values.
  private static func catalog() -> AppCatalog {
    var shop = app(
      "shop", "Pantry",
      shortcuts: [
        ["Note ${things} in ${applicationName}"],
        [
          "Buy ${foods} with ${applicationName}",
          "Buy ${foods} at ${place} with ${applicationName}",
        ],
        ["Ring at ${times} with ${applicationName}"],
        ["Wait ${lengths} with ${applicationName}"],
        ["Pick ${colours} in ${applicationName}"],
        ["Start an alarm with ${applicationName}"],
      ],
      slots: [
        "things": .array(.string), "foods": .array(.entity("Food")), "times": .array(.date),
        "lengths": .array(.duration), "colours": .array(.enumeration("Colour")),
      ],
      entities: [
        EntityDeclaration(
          name: "Food", title: "Food", query: .enumerable,
          values: ["Milk", "Eggs", "Bread", "Salt and Pepper", "Brown Bread"].map {
            EntityValue(id: $0, title: $0)
          })
      ],
      enums: [
        EnumDeclaration(
          name: "Colour", title: "Colour",
          cases: ["red", "green"].map { EnumCase(id: $0, title: $0) })
      ])
    shop.intents[1].parameters[1].isOptional = true
    shop.intents[5].parameters = [
      ParameterDeclaration(name: "at", type: .array(.date), isOptional: true)
    ]
    return shop
  }

  private static func resolve(_ text: String, locale: String = "en") throws -> String {
    var request = ResolutionRequest(text, locale: LocaleTag(locale))
    request.reference = ValueReference("2026-11-23T10:00:00")!
    return try makeResolver([catalog()], .extended).now(request).summary
  }

  @Test(
    "a slot of several values takes a list of them, and one",
    arguments: [
      (
        "note milk, eggs and a loaf of bread in pantry",
        #"resolved shop I0 things["milk", "eggs", "a loaf of bread"]"#
      ),
      (
        "note milk, salt and pepper, eggs and bread in pantry",
        #"resolved shop I0 things["milk", "salt and pepper", "eggs", "bread"]"#
      ),
      ("note salt and pepper in pantry", #"resolved shop I0 things["salt and pepper"]"#),
      ("note milk in pantry", #"resolved shop I0 things["milk"]"#),
      (
        "buy milk, eggs and brown bread with pantry",
        "resolved shop I1 foods[=Milk, =Eggs, =Brown Bread]"
      ),
      ("buy milk and eggs with pantry", "resolved shop I1 foods[=Milk, =Eggs]"),
      ("buy bread with pantry", "resolved shop I1 foods[=Bread]"),
      ("pick red and green in pantry", "resolved shop I4 colours[=red, =green]"),
      (
        "ring at nine, ten and half past eleven with pantry",
        "resolved shop I2 times[=2026-11-23T21:00:00, =2026-11-23T10:00:00, =2026-11-23T11:30:00]"
      ),
      (
        "wait five, ten and twenty minutes with pantry",
        "resolved shop I3 lengths[=PT5M, =PT10M, =PT20M]"
      ),
    ])
  func lists(_ text: String, _ expected: String) throws {
    #expect(try Self.resolve(text) == expected)
  }

  @Test("what is called by words that join is one value of a list")
  func wholeNames() throws {
    #expect(
      try Self.resolve("buy salt and pepper with pantry")
        == "resolved shop I1 foods[=Salt and Pepper]")
    #expect(
      try Self.resolve("buy milk, salt and pepper and eggs with pantry")
        == "resolved shop I1 foods[=Milk, =Salt and Pepper, =Eggs]")
  }

  @Test("no part of a list is taken for another slot")
  func besideText() throws {
    #expect(
      try Self.resolve("buy milk and eggs at the market with pantry")
        == #"resolved shop I1 foods[=Milk, =Eggs] place"the market""#)
    #expect(!(try Self.resolve("buy milk and gravel with pantry")).contains("place"))
  }

  @Test(
    "a part that names no value leaves the whole to be asked for",
    arguments: ["buy milk, gravel and eggs with pantry", "pick red and seven in pantry"])
  func unknownPart(_ text: String) throws {
    let found = try Self.resolve(text)
    #expect(found.hasPrefix("needsValue shop"), "\(found)")
    #expect(!found.contains("["))
  }

  @Test("words that say no list of its values fill no slot of them")
  func noList() throws {
    let found = try Self.resolve("ring at nine, whenever and half past eleven with pantry")
    #expect(found.hasPrefix("needsValue shop") && !found.contains("times["), "\(found)")
  }

  @Test("words left over fill a parameter of several values where they are one list of them")
  func leftOver() throws {
    let found = try Self.resolve("start an alarm at nine, ten and half past eleven with pantry")
    #expect(
      found
        == "resolved shop I5 at[=2026-11-23T21:00:00, =2026-11-23T10:00:00, =2026-11-23T11:30:00]")
    let doubtful = try Self.resolve("start 3 alarms with pantry at nine am then ten am")
    #expect(!doubtful.contains("at["))
  }

  @Test("an app's own search finds the parts of a list one by one")
  func searched() async throws {
    struct Search: EntityTextQuery {
      func entities(matching string: String) async throws -> [EntityMatch] {
        string == "nothing" ? [] : [EntityMatch(id: string.uppercased(), title: string)]
      }
    }
    let shop = app(
      "shop", "Pantry", shortcuts: [["Buy ${foods} with ${applicationName}"]],
      slots: ["foods": .array(.entity("Food"))],
      entities: [EntityDeclaration(name: "Food", title: "Food", query: .string, values: [])])
    let resolver = try makeResolver(
      [shop], .extended, queries: [EntityKey(app: "shop", entity: "Food"): Search()])
    #expect(
      await resolver.patiently("buy rice, beans and flour with pantry").summary
        == "resolved shop I0 foods[=RICE, =BEANS, =FLOUR]")
    #expect(
      await resolver.patiently("buy rice and nothing with pantry").status == .needsValue)
  }

  @Test(
    "lists are parted by commas and the language's own word, also where values are not described")
  func languages() throws {
    for (locale, text, expected) in [
      ("de", "note milch, eier und brot in pantry", #"things["milch", "eier", "brot"]"#),
      ("fi", "note maito, munat ja leipä in pantry", #"things["maito", "munat", "leipä"]"#),
    ] {
      #expect(try Self.resolve(text, locale: locale).hasSuffix(expected), "\(locale)")
    }
  }

  @Test("under the platform's rules a phrase has no slot of several values")
  func platform() throws {
    let compiled = try PhraseCompiler(ruleSet: .apple).compile([Self.catalog()])
    #expect(compiled.diagnostics.contains { $0.rule == "slot-type" })
  }
}
