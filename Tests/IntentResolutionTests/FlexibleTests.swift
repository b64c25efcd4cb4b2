// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Flexible matching", .timeLimit(.minutes(hangMinutes))) struct FlexibleTests {
  static let rooms = values("k:Kitchen", "b:Bedroom", "g:Garden Shed")

  /// An app for a house: lights on and off, the heating of a room, the weather.
  static let hearth = app(
    "hearth", "Hearth",
    shortcuts: [
      [
        "Turn on the lights with ${applicationName}", "Switch the lights on in ${applicationName}",
        "${applicationName} lights on",
      ],
      [
        "Turn off the lights with ${applicationName}",
        "Switch the lights off in ${applicationName}", "${applicationName} lights off",
      ],
      [
        "Warm up the ${room} with ${applicationName}", "Heat the ${room} in ${applicationName}",
        "Make the ${room} warmer with ${applicationName}",
      ],
      [
        "What is the weather in ${applicationName}", "Will it rain today ${applicationName}",
        "Show the forecast in ${applicationName}",
      ],
    ],
    slots: ["room": .entity("Room")],
    entities: [EntityDeclaration(name: "Room", title: "Room", query: .enumerable, values: rooms)],
    negative: ["Delete my ${applicationName} account", "Close my account with ${applicationName}"])

  /// An app for money.
  static let ledger = app(
    "ledger", "Ledger",
    shortcuts: [
      ["Show my balance in ${applicationName}", "How much money is in ${applicationName}"],
      ["Pay a bill with ${applicationName}", "Send money with ${applicationName}"],
    ])

  private static let shared = Result {
    try makeResolver([hearth, ledger])
  }

  @Test("where the app's name is misheard as well, it is asked back")
  func misheardName() throws {
    let resolver = try makeResolver([Self.hearth, Self.ledger])
    let outcome = resolver.now(ResolutionRequest("switch the bright lights on in herth"))
    #expect(outcome.status == .needsConfirmation || outcome.status == .noMatch)
  }

  @Test("a name inside a longer name of another app names nobody")
  func longerName() throws {
    let pro = app(
      "pro", "Hearth Pro",
      shortcuts: [["Export the report from ${applicationName}"], ["Open ${applicationName}"]])
    let resolver = try makeResolver([Self.hearth, pro])
    let outcome = resolver.now(ResolutionRequest("please turn the lights on with hearth pro"))
    #expect(outcome.app != "hearth")
    #expect(
      resolver.now(ResolutionRequest("please turn the lights on with hearth")).app == "hearth")
  }

  // MARK: - What is near a phrase

  @Test(
    "words near a phrase find its intent",
    arguments: [
      // In another order, with the app's name in another place.
      ("with hearth switch on the lights", "hearth I0"),
      ("the lights turn off hearth", "hearth I1"),
      ("in ledger show my balance", "ledger I0"),
      // Inflected.
      ("turning the light on with hearth", "hearth I0"),
      ("show me forecasts in hearth", "hearth I3"),
      ("is it raining today hearth", "hearth I3"),
      // Other words of the same meaning.
      ("display the balance in ledger", "ledger I0"),
      ("switch off every lamp in hearth", "hearth I1"),
      // Polite and roundabout.
      ("could you possibly turn the lights on for me with hearth", "hearth I0"),
      ("i would like to see the forecast in hearth thank you", "hearth I3"),
      // Misspelt.
      ("show the forcast in hearth", "hearth I3"),
      ("swich the ligths off in hearth", "hearth I1"),
      ("how much mony in ledger", "ledger I0"),
    ])
  func near(_ text: String, _ expected: String) throws {
    let resolution = try Self.shared.get().now(text)
    #expect("\(resolution.app ?? "none") \(resolution.intent ?? "none")" == expected, "\(text)")
    #expect(resolution.match == .flexible)
    #expect(resolution.confidence > 0 && resolution.confidence < 1)
  }

  @Test(
    "slots are filled from words around which no phrase stands",
    arguments: [
      ("please get the kitchen warmer using hearth", "k", "kitchen"),
      ("hearth should heat up my garden shed", "g", "garden shed"),
      ("the bedroom must be warmer hearth", "b", "bedroom"),
      ("with hearth warm the kitchen", "k", "kitchen"),
    ])
  func slots(_ text: String, _ id: String, _ said: String) throws {
    let resolution = try Self.shared.get().now(text)
    #expect(resolution.summary == "resolved hearth I2 room=\(id)", "\(text)")
    let parameter = try #require(resolution.parameters.first)
    #expect(parameter.text == said && resolution.bytes(parameter.range) == said)
  }

  @Test(
    "what is near no phrase is no match",
    arguments: [
      "turn on the lights", "hearth", "tell hearth a joke about parrots",
      "grandmother sang for ledger yesterday evening", "the meeting was rather long",
    ])
  func unlike(_ text: String) throws {
    #expect(try Self.shared.get().now(text).status == .noMatch, "\(text)")
  }

  @Test("an app whose name was not said is never meant while another's was") func named() throws {
    let resolver = try Self.shared.get()
    var generator = SeededGenerator.forTest("FlexibleNamed")
    let words = [
      "turn", "on", "the", "lights", "balance", "money", "show", "pay", "bill", "forecast", "rain",
      "kitchen", "warmer", "my", "please", "what", "is", "account",
    ]
    for _ in 0..<fuzzRounds(300) {
      var said = (0..<1 + generator.below(7)).map { _ in generator.pick(words) }
      let name = generator.pick(["hearth", "ledger"])
      said.insert(name, at: generator.below(said.count + 1))
      let resolution = resolver.now(said.joined(separator: " "))
      #expect(resolution.app == nil || resolution.app == name, "\(said)")
      // Under the rules of App Shortcuts nothing is meant without a name.
      let unnamed = said.filter { $0 != name }.joined(separator: " ")
      #expect(resolver.now(unnamed).status == .noMatch, "\(unnamed)")
    }
  }

  @Test("words near a negative phrase keep the app out, and others do not") func negative() throws {
    let resolver = try Self.shared.get()
    for text in ["please remove my hearth account", "deleting my account with hearth"] {
      #expect(resolver.now(text).summary == "negative hearth", "\(text)")
    }
    // Some negative phrase always has a share; it keeps out only where it has the greatest.
    #expect(resolver.now("with hearth switch on the lights").intent == "I0")
    #expect(resolver.now("could my hearth show the forecast").intent == "I3")
  }

  // MARK: - Options and filters

  @Test("without flexible matching phrases alone are heard") func phrasesOnly() throws {
    let resolver = try makeResolver(
      [Self.hearth, Self.ledger], options: IntentResolver.Options(flexible: nil))
    #expect(resolver.now("with hearth switch on the lights").summary == "noMatch")
    #expect(resolver.now("turn on the lights with hearth").summary == "resolved hearth I0")
    #expect(resolver.now("warm up the kitchen with hearth").summary == "resolved hearth I2 room=k")
  }

  @Test("only apps that are allowed are meant, and the one in front wins ties") func filters()
    throws
  {
    let resolver = try Self.shared.get()
    let text = "with hearth switch on the lights"
    #expect(resolver.now(text, only: ["hearth"]).intent == "I0")
    #expect(resolver.now(text, only: ["ledger"]).summary == "noMatch")
    #expect(resolver.now(text, only: []).summary == "noMatch")
    var twin = Self.hearth
    twin.id = "twin"
    let two = try makeResolver([Self.hearth, twin])
    let either = two.now("the lights switch on hearth")
    #expect(either.app == "hearth")
    for app in ["hearth", "twin"] {
      let resolution = two.now("the lights switch on hearth", foreground: app)
      #expect(
        resolution.app == app && resolution.intent == "I0" && resolution.disambiguation == nil)
    }
  }

  @Test("phrases without an app's name are near for the app in front, else for every app")
  func appless() throws {
    let resolver = try makeResolver(
      [
        app("one", "Lamp", shortcuts: [["Switch the lights off"], ["${applicationName} off"]]),
        app(
          "two", "Shop",
          shortcuts: [["Order more milk", "Get milk delivered"], ["Show my basket"]]),
      ], .extended)
    #expect(resolver.now("i need more milk delivered").summary == "resolved two I0")
    #expect(resolver.now("the lights switch them off").summary == "resolved one I0")
    #expect(
      resolver.now("i need more milk delivered", foreground: "two").summary == "resolved two I0")
    #expect(resolver.now("i need more milk delivered", foreground: "one").app != "two")
    #expect(resolver.now("i need more milk delivered", only: ["one"]).app != "two")
    #expect(resolver.now("i need more milk delivered", foreground: "unknown").app == nil)
    // To be in front allows nothing.
    let front = resolver.now("i need more milk delivered", foreground: "two", only: ["one"])
    #expect(front.app == nil)
  }

  // MARK: - Phrases that fit

  @Test("a phrase with six words of its own stands whatever fills its slot") func telling() throws {
    let films = app(
      "films", "Moviemaster",
      shortcuts: [
        ["Find films that are a ${genre} with ${applicationName}"],
        [
          "What is a horror film with ${applicationName}", "Horror films in ${applicationName}",
          "A horror film ${applicationName}", "Scary horror films with ${applicationName}",
        ],
      ],
      slots: ["genre": .entity("Genre")],
      entities: [
        EntityDeclaration(
          name: "Genre", title: "Genre", isOpen: true, values: values("Comedy", "Western"))
      ])
    let resolver = try makeResolver([films], .extended)
    #expect(
      resolver.now("find films that are a horror film with moviemaster").summary
        == "resolved films I0 genre~horror film")
  }

  @Test(
    "a phrase that takes any words stands unless another intent is surer, letters glued to a slot or none",
    arguments: [false, true])
  func contested(isGlued: Bool) throws {
    let tuner = app(
      "tuner", "Tuner",
      shortcuts: [
        ["Play ${song} in ${applicationName}", "Put on ${song} with ${applicationName}"],
        [
          "Play the news in ${applicationName}", "What is in the news ${applicationName}",
          "Tell me the headlines with ${applicationName}", "News in ${applicationName}",
        ],
      ] + (isGlued ? [["Rate all ${song}s of ${applicationName}"]] : []),
      slots: ["song": .entity("Song")],
      entities: [
        EntityDeclaration(
          name: "Song", title: "Song", isOpen: true, values: values("Blue Train", "Paper Lanterns"))
      ])
    let resolver = try makeResolver([tuner], .extended)
    #expect(resolver.now("play blue train in tuner").summary == "resolved tuner I0 song=Blue Train")
    #expect(
      resolver.now("play purple harbour in tuner").summary
        == "resolved tuner I0 song~purple harbour")
    #expect(
      resolver.now("play the fishermans in tuner").summary
        == "resolved tuner I0 song~the fishermans"
    )
    #expect(resolver.now("play the latest news headlines in tuner").intent == "I1")
    #expect(resolver.now("play the waffliest news headlines in tuner").intent == "I1")
    #expect(
      resolver.now("put on the long way home with tuner").parameters.first?.text
        == "the long way home")
  }

  @Test("words that fit a phrase are never taken otherwise") func exact() throws {
    let resolver = try Self.shared.get()
    for catalog in [Self.hearth, Self.ledger] {
      for (k, shortcut) in catalog.shortcuts.enumerated() {
        for phrase in shortcut.phrases {
          let text = phrase.text.replacing("${applicationName}", with: catalog.app.name)
            .replacing("${room}", with: "garden shed")
          let resolution = resolver.now(text)
          #expect(resolution.match == .exact && resolution.confidence == 1, "\(text)")
          #expect(resolution.app == catalog.id && resolution.intent == "I\(k)", "\(text)")
        }
      }
    }
    // Nor does a nearer wording in a surer hypothesis outdo it.
    let several = ResolutionRequest(hypotheses: [
      Hypothesis("hearth could you switch the lights on", confidence: 0.9),
      Hypothesis("turn off the lights with hearth", confidence: 0.1),
    ])
    #expect(resolver.now(several).intent == "I1")
    #expect(resolver.now(several).match == .exact)
  }

  @Test(
    "what connects the app's name with the request is no part of a value",
    arguments: [
      "which day was easter using almanac", "tell almanac to find which day was easter",
      "which day was easter with the almanac app", "open almanac and say which day was easter",
    ])
  func connected(_ text: String) throws {
    let almanac = app(
      "almanac", "Almanac",
      shortcuts: [
        [
          "Which day is ${date} in ${applicationName}",
          "Which weekday was ${date} ${applicationName}",
        ],
        ["Show the phase of the moon with ${applicationName}", "${applicationName} full moon"],
      ],
      slots: ["date": .entity("Day")],
      entities: [
        EntityDeclaration(
          name: "Day", title: "Day", isOpen: true, values: values("Today", "Friday"))
      ])
    let resolver = try makeResolver([almanac], .extended)
    let resolution = resolver.now(text)
    #expect(resolution.intent == "I0")
    #expect(resolution.parameters.first?.text == "easter", "\(resolution.summary)")
  }

  @Test("words that carry grammar only are nobody's value") func grammar() throws {
    let notes = app(
      "notes", "Notes",
      shortcuts: [["Write ${text} in ${applicationName}", "${applicationName} write ${text}"]])
    let resolver = try makeResolver([notes], .extended)
    #expect(resolver.now("Write in Notes").summary == "needsValue notes I0 missing:text")
  }

  @Test("an intent without its value is asked about where a request ends with one")
  func lackingValue() throws {
    let posters = app(
      "posters", "Posters",
      shortcuts: [
        [
          "new poster", "change the poster", "random poster on the wall", "another poster",
          "change current poster",
        ],
        [
          "new poster for ${subject}", "random poster about ${subject}",
          "change poster to ${subject}",
        ],
        ["tell me a riddle", "ask a riddle", "a new riddle"],
        ["tell me a riddle about ${subject}", "a riddle on ${subject}"],
      ])
    let resolver = try makeResolver([posters], .extended)
    let about = resolver.now("random poster with black holes")
    #expect(about.intent == "I1" && about.status == .needsConfirmation, "\(about.summary)")
    #expect(about.parameters.first?.text == "black holes")
    // It must be surer than others that are asked about.
    let unlikely = resolver.now(ResolutionRequest("tell about old kings", explains: true))
    #expect(unlikely.status == .noMatch, "\(unlikely.summary)")
    let threshold = try #require(unlikely.explanation?.flexible?.threshold)
    #expect(threshold.name == "asksFrom" && threshold.value == FlexibleMatcher.leastByValue)
    // What tells of something asks for nothing.
    let told = resolver.now("her new poster is a triumph")
    #expect(told.intent == "I0" && told.parameters.isEmpty, "\(told.summary)")
    // What the likeliest accounts for is nobody's value, nor is all that was said.
    for text in ["give me a riddle", "say a riddle please", "riddle"] {
      let resolution = resolver.now(text)
      #expect(resolution.intent == "I2" && resolution.parameters.isEmpty, "\(text)")
    }
  }

  // MARK: - Languages

  static let german = app(
    "haus", "Heimwart", locale: "de",
    shortcuts: [
      ["Schalte das Licht mit ${applicationName} ein", "${applicationName} Licht an"],
      ["Schalte das Licht mit ${applicationName} aus", "${applicationName} Licht aus"],
      ["Zeig das Wetter in ${applicationName}", "Wird es heute regnen ${applicationName}"],
    ])
  static let french = app(
    "maison", "Foyer", locale: "fr",
    shortcuts: [
      ["Allume la lumière avec ${applicationName}", "${applicationName} lumière allumée"],
      ["Montre la météo dans ${applicationName}", "Va-t-il pleuvoir ${applicationName}"],
      ["Appelle un taxi avec ${applicationName}", "Commande une voiture avec ${applicationName}"],
    ])
  static let spanish = app(
    "casa", "Lumbre", locale: "es",
    shortcuts: [
      ["Enciende la luz con ${applicationName}", "${applicationName} enciende las luces"],
      ["Muestra el tiempo en ${applicationName}", "¿Va a llover hoy ${applicationName}?"],
      ["Pide un taxi con ${applicationName}", "Quiero un coche con ${applicationName}"],
    ])

  @Test(
    "words near a phrase find its intent in other languages",
    arguments: [
      ("de", "kannst du mit Heimwart bitte die Lichter einschalten", "I0"),
      ("de", "mach mit Heimwart das Licht aus", "I1"),
      ("de", "regnet es heute Heimwart", "I2"),
      ("fr", "pourrais-tu allumer les lumières avec Foyer", "I0"),
      ("fr", "avec Foyer je voudrais voir la météo", "I1"),
      ("fr", "commander un taxi avec Foyer s'il te plaît", "I2"),
      ("es", "podrías encender las luces con Lumbre por favor", "I0"),
      ("es", "enséñame el tiempo de hoy en Lumbre", "I1"),
      ("es", "necesito pedir un coche con Lumbre", "I2"),
    ])
  func languages(_ locale: String, _ text: String, _ intent: String) throws {
    let catalog = try #require(
      ["de": Self.german, "fr": Self.french, "es": Self.spanish][locale])
    let resolution = try makeResolver([catalog]).now(text, locale)
    #expect(resolution.intent == intent, "\(text): \(resolution.summary)")
    #expect(resolution.match == .flexible)
  }

  // MARK: - Robustness

  private static let pieces = [
    "turn", "on", "the", "lights", "Hearth", "hearth", "ledger", "kitchen", "garden shed", "please",
    "Show", "balance", "forecast", "ré", "東京", "で", "'s", "-", "…", "👩‍👩‍👧", "\u{0}", "İ", "can't",
    "42",
    "could you", "warmer", "delete", "account", "\u{202E}", "ไม่", "한국어",
    String(repeating: "x", count: 90),
  ]

  private static func utterance(_ generator: inout SeededGenerator) -> String {
    (0..<generator.below(14)).map { _ in generator.pick(pieces) }
      .joined(separator: generator.below(5) == 0 ? "" : " ")
  }

  @Test("random words never crash, and what comes of them is bounded") func random() throws {
    let resolver = try makeResolver(
      [Self.hearth, Self.ledger, Self.german, app("l", "Lamp", shortcuts: [["Lights off"]])],
      .extended)
    var generator = SeededGenerator.forTest("Flexible")
    var scratch = MatchScratch()
    var flexible = 0
    for round in 0..<fuzzRounds(10_000) {
      let text = Self.utterance(&generator)
      var request = ResolutionRequest(text, locale: LocaleTag(generator.pick(["en", "de", "ja"])))
      request.explains = round % 200 == 0
      let resolution = resolver.resolveSynchronously(request, scratch: &scratch)
      #expect(0...1 ~= resolution.confidence)
      #expect(scratch.buffers.candidateCount <= MatchLimits.candidates)
      #expect((resolution.disambiguation?.options.count ?? 0) <= Disambiguation.maxOptions)
      for parameter in resolution.parameters {
        #expect(resolution.bytes(parameter.range) == parameter.text, "\(text)")
      }
      if resolution.match == .flexible { flexible += 1 }
    }
    #expect(flexible > 100)
  }

  @Test("outcomes are the same on every thread, and whatever was matched before") func threads()
    throws
  {
    let resolver = try Self.shared.get()
    var generator = SeededGenerator.forTest("FlexibleThreads")
    let texts = (0..<fuzzRounds(200)).map { _ in Self.utterance(&generator) }
    let expected = texts.map { resolver.now($0) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      var scratch = MatchScratch()
      for k in texts.indices {
        let index = (k * 7 + thread * 13) % texts.count
        let got = resolver.resolveSynchronously(
          ResolutionRequest(texts[index]), scratch: &scratch)
        #expect(got == expected[index], "\(texts[index])")
      }
    }
  }

  @Test("damaged models give wrong answers and never crash") func damage() throws {
    let bytes = try PhraseCompiler(ruleSet: .apple).compile([Self.hearth, Self.ledger]).bytes.copy
    let image = try IndexImage(validating: ImageBytes(copying: bytes))
    try image.validateBlocks()
    let sizes = image.sectionSizes
    let blocks = try #require(sizes.first { $0.name == "blocks" })
    let texts = ["with hearth switch on the kitchen lights", "please remove my hearth account"]
    var generator = SeededGenerator.forTest("FlexibleDamage")
    var refused = 0
    for _ in 0..<fuzzRounds(600) {
      var changed = bytes
      // The blocks are the last section.
      for _ in 0...generator.below(12) {
        changed[bytes.count - 1 - generator.below(blocks.bytes)] = UInt8(generator.below(256))
      }
      guard let trusted = try? IndexImage(trusted: ImageBytes(copying: changed)) else { continue }
      if (try? trusted.validateBlocks()) == nil { refused += 1 }
      for text in texts {
        #expect(0...1 ~= IntentResolver(image: trusted).now(text).confidence)
      }
    }
    #expect(refused > 500)
  }
}
