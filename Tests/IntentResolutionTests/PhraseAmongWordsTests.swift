// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import IntentResolution

@Suite("Phrases among other words", .timeLimit(.minutes(hangMinutes)))
struct PhraseAmongWordsTests {
  private static let shared = Result { try makeResolver([gate, FlexibleTests.hearth]) }

  private static let gate = app(
    "gate", "Portello",
    shortcuts: [
      ["Open the gate with ${applicationName}"],
      ["Close the gate with ${applicationName}"],
      ["Paint the gate ${color} with ${applicationName}"],
      ["Call ${person} in ${applicationName}"],
    ],
    slots: ["color": .enumeration("Color"), "person": .string],
    enums: [
      EnumDeclaration(name: "Color", title: "Color", cases: [EnumCase(id: "red", title: "Red")])
    ],
    negative: ["Close the gate for good with ${applicationName}"])

  private func said(_ text: String) throws -> Resolution {
    try Self.shared.get().now(ResolutionRequest(text))
  }

  @Test(
    "a declared phrase is done whatever talk stands around it that leaves it alone",
    arguments: [
      ("the baby just fell asleep so please open the gate with portello", "I0"),
      ("open the gate with portello because the dog is waiting outside", "I0"),
      ("i'm so tired today, close the gate with portello, thanks you're a star", "I1"),
      ("the paint dries slowly so paint the gate red with portello", "I2"),
      ("right the kettle's on and the dog's been walked, open the gate with portello", "I0"),
      ("good evening, what a day, not one biscuit, open the gate with portello", "I0"),
      ("now that the sun is out paint the gate red with portello", "I2"),
    ])
  func done(_ text: String, intent: String) throws {
    let outcome = try said(text)
    #expect(outcome.status == .resolved && outcome.intent == intent, "\(outcome)")
  }

  @Test(
    "a phrase is not done that is quoted, limited, taken back or beside another",
    arguments: [
      "the sign at the door reads open the gate with portello",
      "i was not telling you open the gate with portello",
      "he copied a hundred times the sentence open the gate with portello",
      "if the dog is out open the gate with portello",
      "open the gate with portello because it's late no never mind",
      "around noon every week open the gate with portello",
      "open the gate with portello because i said close the gate with portello",
      "hearth is off so open the gate with portello unless hearth is on",
      "for the people next door, open the gate with portello",
      "my uncle's favourite line in that film, open the gate with portello",
      "until you pay me i will not say open the gate with portello",
      "open the gate with portello oh hang on never mind she's already done it",
    ])
  func left(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
  }

  @Test(
    "a request in other words than are declared is only asked about beside words about words",
    arguments: [
      (
        "portello please paint my gate red",
        "the slogan of the shop is portello please paint my gate red"
      ),
      (
        "could you open up the gate for us with portello",
        "he wrote could you open up the gate for us with portello"
      ),
      ("portello please paint my gate red", "portello please paint my gate red is what it read"),
    ])
  func wording(_ request: String, among text: String) throws {
    let alone = try said(request)
    #expect(alone.status == .resolved, "\(alone)")
    let outcome = try said(text)
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
  }

  @Test(
    "words about words that a slot takes, or that the intent's phrases hold, leave a request alone")
  func wordsOfRequests() throws {
    let people = EntityDeclaration(
      name: "Person", title: "Person", query: .enumerable, values: values("1:the writer", "2:ann"))
    let post = app(
      "post", "Postly",
      shortcuts: [
        ["Ring ${person} with ${applicationName}"], ["Read my letters with ${applicationName}"],
      ], slots: ["person": .entity("Person")], entities: [people])
    let resolver = try makeResolver([post])
    for (text, intent) in [
      ("postly ring the writer", "I0"),
      ("postly read my letters", "I1"),
    ] {
      let outcome = resolver.now(ResolutionRequest(text))
      #expect(outcome.status == .resolved && outcome.intent == intent, "\(text): \(outcome)")
    }
  }

  @Test(
    "the app's name parts a request in other words from talk that leaves it alone",
    arguments: [
      ("we are off to the sea portello please paint my gate red", "I2"),
      ("could you get my gate painted red with portello because it's rusty", "I2"),
    ])
  func apart(_ text: String, intent: String) throws {
    let outcome = try said(text)
    #expect(outcome.status == .resolved && outcome.intent == intent, "\(outcome)")
  }

  @Test("a negative phrase among other words runs nothing")
  func negative() throws {
    let outcome = try said("i'm moving out so close the gate for good with portello")
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test("what is found there is what the phrase alone comes to, but for words skipped")
  func sameAsAlone() throws {
    let alone = try said("paint the gate red with portello")
    let among = try said("the brushes are dry so paint the gate red with portello")
    #expect(among.intent == alone.intent && among.status == alone.status)
    #expect(among.parameters == alone.parameters || among.parameters.count == 1)
    #expect(among.confidence < alone.confidence)
  }

  @Test("an utterance of more words than are looked through is ranked as before")
  func long() throws {
    let talk = Array(repeating: "the dog barks and", count: 20).joined(separator: " ")
    let outcome = try said("\(talk) so open the gate with portello")
    #expect(outcome.intent == nil || outcome.intent == "I0", "\(outcome)")
  }

  @Test("among apps of one name none is taken for what was said among talk")
  func manyApps() throws {
    let apps = (0..<40).map {
      app("gate\($0)", "Portello", shortcuts: [["Open the gate with ${applicationName}"]])
    }
    let talk = "the dog barks so open the gate with portello because"
    let text = talk + String(repeating: " open", count: 50)
    let outcome = try makeResolver(apps).now(ResolutionRequest(text))
    #expect(outcome.status != .resolved && outcome.status != .rejected, "\(outcome)")
  }
}
