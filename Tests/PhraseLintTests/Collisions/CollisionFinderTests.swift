// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import TestSupport
import Testing

@Suite("Collisions")
struct CollisionFinderTests {
  /// An app of one entity 'Item' and one enum 'Mode', with an intent for each list of phrases.
  static func app(
    _ id: String, _ name: String, synonyms: [String] = [], items: [String] = ["milk", "bread"],
    modes: [String] = ["fast", "slow"], _ intents: [[String]],
    localizations: [LocalizationDeclaration] = []
  ) -> AppCatalog {
    AppCatalog(
      id: id, app: AppNames(name: name, synonyms: synonyms),
      enums: [
        EnumDeclaration(
          name: "Mode", title: "Mode",
          cases: modes.map { EnumCase(id: $0, title: $0) })
      ],
      entities: [
        EntityDeclaration(
          name: "Item", title: "Item", query: .enumerable,
          values: items.map { EntityValue(id: $0, title: $0) })
      ],
      intents: intents.indices.map {
        IntentDeclaration(
          name: "Intent\($0)", title: "",
          parameters: [
            ParameterDeclaration(name: "item", type: .entity("Item")),
            ParameterDeclaration(name: "mode", type: .enumeration("Mode")),
            ParameterDeclaration(name: "ghost", type: .entity("Ghost")),
          ])
      },
      shortcuts: intents.enumerated().map { k, phrases in
        ShortcutDeclaration(intent: "Intent\(k)", phrases: phrases.map { PhraseDeclaration($0) })
      },
      localizations: localizations)
  }

  /// Kind, utterance and the two phrases of each pair.
  static func found(_ catalogs: [AppCatalog]) -> [String] {
    CollisionFinder().find(catalogs).worst.map {
      "\($0.kind.rawValue): \($0.utterance) | \($0.first.app) \($0.first.intent)"
        + " | \($0.second.app) \($0.second.intent)"
    }
  }

  @Test("the same words in two intents collide, whatever their case, marks and polite words")
  func sameWords() {
    let app = Self.app(
      "a", "Tasks",
      [
        ["Open the list in ${applicationName}"],
        ["Please open the list, in ${applicationName}!", "Close ${applicationName}"],
      ])
    #expect(
      Self.found([app]) == [
        "same-words: Please open the list, in Tasks! | a Intent0 | a Intent1"
      ])
    // Twice in one intent is no collision: whichever is taken, the same happens.
    #expect(
      Self.found([Self.app("a", "Tasks", [["Open ${applicationName}", "open ${applicationName}"]])])
        == [])
  }

  @Test("apps collide where they share a form of a name, and only there")
  func apps() {
    let open = [["Open ${applicationName}", "Open the list in ${applicationName}"]]
    let tasks = Self.app("a", "Tasks", open)
    let other = Self.app("b", "Do It", synonyms: ["tasks"], open)
    #expect(Self.found([tasks, Self.app("b", "Do It", open)]) == [])
    #expect(
      Self.found([tasks, other]) == [
        "same-words: Open tasks | a Intent0 | b Intent0",
        "same-words: Open the list in tasks | a Intent0 | b Intent0",
      ])
    let report = CollisionFinder().find([tasks, other])
    #expect(report.matrix.map(\.total) == [2])
    #expect(report.matrix.map { [$0.first, $0.second] } == [[0, 1]])
  }

  @Test("a name inside a longer one collides where the phrase says the rest")
  func nameInName() {
    let hearth = Self.app("a", "Hearth", [["Start ${applicationName} pro"]])
    let pro = Self.app("b", "Hearth Pro", [["Start ${applicationName}"]])
    #expect(
      Self.found([hearth, pro]) == ["same-words: Start Hearth Pro | a Intent0 | b Intent0"])
  }

  @Test("a value that says what another phrase says collides with it")
  func values() {
    let app = Self.app(
      "a", "Tasks", items: ["milk", "the list", "x"],
      [
        ["Show ${item} in ${applicationName}"], ["Show the list in ${applicationName}"],
        ["Hide the list in ${applicationName}"],
      ])
    #expect(Self.found([app]) == ["value: Show the list in Tasks | a Intent0 | a Intent1"])
  }

  @Test("slots of two types collide by a value they share, and not without")
  func sharedValues() {
    let phrases = [["Set ${item} in ${applicationName}"], ["Set ${mode} in ${applicationName}"]]
    #expect(Self.found([Self.app("a", "Tasks", phrases)]) == [])
    #expect(
      Self.found([Self.app("a", "Tasks", modes: ["slow", "bread"], phrases)]) == [
        "value: Set bread in Tasks | a Intent0 | a Intent1"
      ])
    // Where nothing is known of the values, only they can tell the two apart.
    let unknown = [["Set ${item} in ${applicationName}"], ["Set ${ghost} in ${applicationName}"]]
    #expect(
      Self.found([Self.app("a", "Tasks", unknown)]) == [
        "slot: Set ghost in Tasks | a Intent0 | a Intent1"
      ])
  }

  @Test("words that sound alike collide, those that do not or only just differ in a number do not")
  func sounds() {
    func found(_ a: String, _ b: String) -> [Int] {
      let app = Self.app(
        "a", "Tasks", [[a + " in ${applicationName}"], [b + " in ${applicationName}"]])
      return CollisionFinder().find([app]).worst.map(\.distance)
    }
    #expect(found("Write mail", "Right male") == [0])
    #expect(found("Show the docks", "Show the ducks").count == 1)
    #expect(found("Set fourteen", "Set forty").count == 1)
    #expect(found("Turn it on", "Turn it off") == [])
    #expect(found("Start the timer", "Stop the timer") == [])
    #expect(found("Room 1", "Room 2") == [])
    #expect(found("Open the first list", "Open the last list") == [])
  }

  @Test("apps whose names sound alike collide where they say the same around it")
  func soundingNames() {
    let tasks = Self.app(
      "a", "Tasks", [["Open ${applicationName}", "Close ${applicationName} now"]])
    let tusks = Self.app("b", "Tusks", [["Open ${applicationName}", "Feed ${applicationName}"]])
    #expect(Self.found([tasks, tusks]) == ["sound: Open Tusks | a Intent0 | b Intent0"])
  }

  @Test("each language is for itself")
  func languages() {
    let german = LocalizationDeclaration(
      locale: "de",
      phrases: [
        PhraseTranslation(
          source: "Open ${applicationName}",
          phrases: [PhraseDeclaration("Los in ${applicationName}")]),
        PhraseTranslation(
          source: "Start ${applicationName}",
          phrases: [PhraseDeclaration("los in ${applicationName}")]),
      ])
    let app = Self.app(
      "a", "Tasks", [["Open ${applicationName}"], ["Start ${applicationName}"]],
      localizations: [german])
    let report = CollisionFinder().find([app])
    #expect(report.worst.map(\.second.locale) == ["de"])
    #expect(
      report.worst.map(\.first.location.path) == [
        #"localizations.de.phrases["Open ${applicationName}"][0]"#
      ])
    #expect(CollisionFinder(language: "en").find([app]).pairCount == 0)
  }

  @Test("a finding a phrase, at the one declared later, with the other as its related place")
  func findings() throws {
    let app = Self.app(
      "a", "Tasks",
      [
        ["Open ${applicationName}"], ["open ${applicationName}"], ["OPEN ${applicationName}"],
      ])
    let findings = CollisionFinder().find([app]).diagnostics
    #expect(findings.map(\.rule) == ["phrase-collision", "phrase-collision"])
    #expect(
      findings.map(\.message) == [
        "'open Tasks' also invokes 'Intent0'", "'OPEN Tasks' also invokes 'Intent0' (and 1 more)",
      ])
    #expect(
      findings.map(\.location.path) == ["shortcuts[1].phrases[0]", "shortcuts[2].phrases[0]"])
    #expect(findings[0].related.map(\.location.path) == ["shortcuts[0].phrases[0]"])
  }

  /// The findings of opposites among the phrases of two intents of an app, in a language.
  private func opposites(_ one: [String], _ other: [String], _ language: String) -> [String] {
    var app = Self.app("a", "Tasks", [one, other])
    app.sourceLocale = language
    return CollisionFinder().find([app]).diagnostics.filter { $0.rule == "one-word-opposites" }
      .map(\.message)
  }

  @Test("opposites that one short word tells apart are told once for two intents")
  func oneWordOpposites() {
    #expect(
      opposites(
        ["Mach ${item} in ${applicationName} an", "Schalte ${item} in ${applicationName} ein"],
        ["Mach ${item} in ${applicationName} aus", "Schalte ${item} in ${applicationName} aus"],
        "de") == [
          "'Mach ${item} in ${applicationName} aus' is 'Mach ${item} in ${applicationName} an' of"
            + " 'Intent0' but for 'aus': misheard as 'an', it does the opposite"
        ])
    // More than a word, a long one, or words that are no opposites.
    for (one, other) in [
      ("Schalte ${item} in ${applicationName} ein", "Mach ${item} in ${applicationName} aus"),
      ("Öffne ${item} in ${applicationName}", "Schließe ${item} in ${applicationName}"),
      ("Zeig ${item} mit ${applicationName}", "Zeig ${item} zu ${applicationName}"),
    ] { #expect(opposites([one], [other], "de") == []) }
  }

  @Test("where no opposites are known, any short word that differs is told, and one syllable")
  func oneSyllable() {
    #expect(
      opposites(["${applicationName} ışığı aç"], ["${applicationName} ışığı kıs"], "tr").count == 1)
    #expect(
      opposites(["${applicationName}로 켜 줘"], ["${applicationName}로 봐 줘"], "ko") == [
        "'${applicationName}로 봐 줘' is '${applicationName}로 켜 줘' of 'Intent0' but for '봐':"
          + " misheard as '켜', it does something else"
      ])
    #expect(
      opposites(["${applicationName} 열어줘"], ["${applicationName} 닫아줘"], "ko") == [])
    #expect(
      opposites(["${applicationName} oda 1"], ["${applicationName} oda 2"], "tr") == [])
    // What sounds alike is told by that already.
    #expect(
      opposites(
        ["${applicationName}로 ${item} 켜 줘"], ["${applicationName}로 ${item} 꺼 줘"], "ko") == [])
  }

  @Test("thousands of equal phrases are counted up to a limit, in linear time")
  func many() {
    let apps = (0..<300).map { k in
      Self.app("a\(k)", "Tasks", [(0..<40).map { "Do thing number \($0) in ${applicationName}" }])
    }
    let report = CollisionFinder(worstLimit: 7).find(apps)
    #expect(report.pairCount == CollisionFinder.pairLimit)
    #expect(report.isCut)
    #expect(report.worst.count == 7)
    #expect(report.diagnostics.count <= CollisionReport.findingLimit)
  }

  @Test("finds what trying every utterance finds, on random apps")
  func differential() {
    var random = SeededGenerator.forTest("collisions")
    for _ in 0..<fuzzRounds(300) {
      let words = ["a", "b", "c", "milk", "bread", "fast", "one two"]
      let apps = (0..<(1 + random.below(3))).map { k in
        Self.app(
          "a\(k)", random.pick(["zeta", "zeta c", "eta"]),
          synonyms: random.below(3) == 0 ? [random.pick(["eta", "c zeta"])] : [],
          items: (0..<(1 + random.below(3))).map { _ in random.pick(words) },
          modes: (0..<(1 + random.below(3))).map { _ in random.pick(words) },
          (0..<(1 + random.below(3))).map { _ in
            (0..<(1 + random.below(3))).map { _ in
              var pieces = (0..<random.below(3)).map { _ in random.pick(words) }
              if random.below(2) == 0 { pieces.append(random.pick(["${item}", "${mode}"])) }
              pieces.append("${applicationName}")
              pieces += (0..<random.below(2)).map { _ in random.pick(words) }
              pieces.shuffle(using: &random)
              return pieces.joined(separator: " ")
            }
          })
      }
      let found = CollisionFinder(worstLimit: 10_000).find(apps).worst.filter { $0.kind < .sound }
      let keys = Set(found.map { [Self.key($0.first), Self.key($0.second)].sorted() })
      #expect(keys == Self.bruteForce(apps), "\(apps)")
    }
  }

  private static func key(_ side: Collision.Side) -> String {
    "\(side.app) \(side.location.path)"
  }

  /// Says every phrase with every name and value, and pairs those that say the same.
  private static func bruteForce(_ apps: [AppCatalog]) -> Set<[String]> {
    var sayers: [String: [(key: String, app: String, intent: String)]] = [:]
    for app in apps {
      for (s, shortcut) in app.shortcuts.enumerated() {
        for (p, phrase) in shortcut.phrases.enumerated() {
          var said: Set<String> = []
          for name in app.app.forms {
            for item in app.entities[0].values.map(\.title) {
              for mode in app.enums[0].cases.map(\.title) {
                var text = ""
                for segment in PhraseTemplate(phrase.text).segments {
                  switch segment {
                  case .literal(let words): text += words
                  case .applicationName: text += name
                  case .slot(let slot): text += slot == "item" ? item : mode
                  }
                }
                said.insert(text.split(separator: " ").joined(separator: " "))
              }
            }
          }
          for text in said {
            sayers[text, default: []].append(
              ("\(app.id) shortcuts[\(s)].phrases[\(p)]", app.id, shortcut.intent))
          }
        }
      }
    }
    var pairs: Set<[String]> = []
    for group in sayers.values {
      for a in group {
        for b in group where a.key < b.key && (a.app != b.app || a.intent != b.intent) {
          pairs.insert([a.key, b.key])
        }
      }
    }
    return pairs
  }
}
