// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import Testing
import TextAnalysis
import ValueParsing

@testable import IntentResolution

@Suite("Slots and parameters of value types", .timeLimit(.minutes(15)))
struct ValueSlotTests {
  private static let reference = ValueReference("2026-11-23T10:00:00")!

  /// An app that takes values.
  private static func resolver() throws -> IntentResolver {
    var sand = app(
      "sand", "Sandglass",
      shortcuts: [
        ["Start a timer with ${applicationName}", "Run ${length} with ${applicationName}"],
        ["Remind me ${when} to ${what} in ${applicationName}"],
        ["Set the brightness to ${level} with ${applicationName}"],
        ["Pay ${amount} to ${who} with ${applicationName}"],
        ["Fill in ${volume} with ${applicationName}"],
        ["Count from ${first} to ${last} with ${applicationName}"],
        ["Open a window with ${applicationName}"],
        ["Ring ${rule} with ${applicationName}"],
        ["Wake me ${occasion} with ${applicationName}"],
      ],
      slots: [
        "length": .duration, "when": .date, "level": .int, "amount": .currency,
        "volume": .measurement("volume"), "first": .int, "last": .int,
        "rule": .other("recurrenceRule"), "occasion": .union([.date, .other("recurrenceRule")]),
      ])
    // Two parameters that take the same, which no phrase has a slot for.
    sand.intents[6].parameters = [
      ParameterDeclaration(name: "width", type: .measurement("length"), isOptional: true),
      ParameterDeclaration(name: "height", type: .measurement("length"), isOptional: true),
      ParameterDeclaration(name: "delay", type: .duration, isOptional: true),
    ]
    return try makeResolver([sand], .extended)
  }

  private static func resolve(_ text: String) throws -> Resolution {
    var request = ResolutionRequest(text)
    request.reference = reference
    return try resolver().now(request)
  }

  private static func values(_ resolution: Resolution) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in resolution.parameters {
      switch parameter.value {
      case .value(let content): values[parameter.name] = content.summary
      default: values[parameter.name] = parameter.text
      }
    }
    return values
  }

  @Test(
    "a slot of a value type takes the words that say such a value",
    arguments: [
      ("run an hour and a half with sandglass", ["length": "PT1.5H"]),
      (
        "remind me tomorrow at nine to call mum in sandglass",
        ["when": "2026-11-24T09:00:00", "what": "call mum"]
      ),
      ("set the brightness to forty two with sandglass", ["level": "42"]),
      ("set the brightness to 42 with sandglass", ["level": "42"]),
      ("pay twenty quid to anna with sandglass", ["amount": "20 GBP", "who": "anna"]),
      ("pay $5.50 to bob with sandglass", ["amount": "5.5 USD", "who": "bob"]),
      ("fill in two and a half litres with sandglass", ["volume": "2.5 liter"]),
      ("count from three to twenty one with sandglass", ["first": "3", "last": "21"]),
      (
        "ring every monday at 8 am with sandglass",
        ["rule": "FREQ=WEEKLY;BYDAY=MO;BYHOUR=8 from 2026-11-30T08:00:00"]
      ),
      (
        "wake me every day at 7 am with sandglass",
        ["occasion": "FREQ=DAILY;BYHOUR=7 from 2026-11-24T07:00:00"]
      ),
      ("wake me tomorrow at 7 am with sandglass", ["occasion": "2026-11-24T07:00:00"]),
    ])
  func slots(_ text: String, _ expected: [String: String]) throws {
    let resolution = try Self.resolve(text)
    #expect(resolution.status == .resolved)
    #expect(resolution.match == .exact)
    #expect(Self.values(resolution) == expected)
  }

  @Test(
    "words that say no such value fill no slot of its type",
    arguments: [
      "set the brightness to something with sandglass",
      "set the brightness to one point five with sandglass",
      "set the brightness to 100000000000000000000 with sandglass",
      "fill in two metres with sandglass",
      "run february thirtieth with sandglass",
    ])
  func noValue(_ text: String) throws {
    let resolution = try Self.resolve(text)
    #expect(resolution.status != .resolved)
    #expect(Self.values(resolution).isEmpty)
  }

  @Test("a value stands for its words with the signs that touch them")
  func range() throws {
    let resolution = try Self.resolve("pay $5.50 to bob with sandglass")
    let amount = try #require(resolution.parameters.first { $0.name == "amount" })
    #expect(amount.text == "$5.50")
    #expect(resolution.bytes(amount.range) == "$5.50")
  }

  @Test("words that no slot has fill the one parameter that takes what they say")
  func leftOver() throws {
    #expect(
      try Self.values(Self.resolve("start a timer for ten minutes with sandglass"))
        == ["length": "PT10M"])
  }

  @Test("of two parameters that take the same, neither is filled by words left over")
  func doubtful() throws {
    let values = try Self.values(Self.resolve("open a window of two metres with sandglass"))
    #expect(values["width"] == nil && values["height"] == nil)
  }

  @Test("nothing is read where no parameter takes values")
  func costsNothing() throws {
    let plain = try makeResolver([app("a", "Alpha", shortcuts: [["Go with ${applicationName}"]])])
    let view = LocaleView(image: plain.image, locale: LocaleTag("en"), usesFastPaths: true)
    #expect(view.reader == nil)
  }

  @Test(
    "free text has the signs that belong to its words, and no marks of sentences",
    arguments: [
      ("learn C++", "learn C++"), ("owe Bob 5 €", "owe Bob 5 €"), ("-5", "-5"), ("100%", "100%"),
      ("(maybe) tomorrow", "(maybe) tomorrow"), ("call #5 @home 🔥", "call #5 @home 🔥"),
      ("buy milk,", "buy milk"), ("“buy milk”", "buy milk"), ("buy milk -", "buy milk"),
      ("(buy milk", "buy milk"), ("what's up?", "what's up"), ("$5", "$5"),
    ])
  func signs(_ said: String, _ text: String) throws {
    let notes = app("notes", "Notely", shortcuts: [["Note ${text} in ${applicationName}"]])
    let resolution = try makeResolver([notes], .extended).now("note \(said) in notely")
    #expect(resolution.parameters.map(\.value) == [.string(text)])
    #expect(resolution.parameters.first?.text == text)
  }
}
