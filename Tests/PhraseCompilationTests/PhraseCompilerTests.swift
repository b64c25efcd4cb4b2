// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseGrammar
import Testing
import TextAnalysis

@testable import PhraseCompilation

@Suite("Compiling") struct PhraseCompilerTests {
  private static func translation(_ source: String, _ phrases: String...) -> PhraseTranslation {
    PhraseTranslation(source: source, phrases: phrases.map { PhraseDeclaration($0) })
  }

  // MARK: - Little or nothing

  @Test("no catalogs make an image that holds nothing") func nothing() throws {
    let compiled = try CompiledImage([])
    #expect(compiled.image.appCount == 0 && compiled.image.phraseCount == 0)
    #expect(compiled.findings.isEmpty)
    #expect(compiled.image.nameRoot.isNone)
  }

  @Test("an app without phrases is there and hears nothing") func noPhrases() throws {
    let compiled = try CompiledImage([app([]), app([[]])])
    #expect(compiled.image.appCount == 2 && compiled.image.phraseCount == 0)
    #expect(compiled.findings.isEmpty)
    #expect(compiled.named("tasks") == ["en", "en"])
  }

  @Test("a name without a word is reported, and the others still name the app") func noWords()
    throws
  {
    let compiled = try CompiledImage([
      app([["Open ${applicationName}"]], name: "★ ∞", synonyms: ["…", "Stars"])
    ])
    #expect(
      compiled.findings == [
        "unspeakable-name: the app name '★ ∞' holds no word that can be spoken",
        "unspeakable-name: the app name '…' holds no word that can be spoken",
      ])
    #expect(compiled.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(compiled.diagnostics.map(\.location.path) == ["app.name", "app.synonyms"])
    #expect(compiled.diagnostics.map(\.location.line) == [3, 3])
    #expect(compiled.named("stars") == ["en"])
  }

  @Test("the same catalogs give the same bytes, in whatever process state") func determinism()
    throws
  {
    let catalogs = (0..<20).map { k in
      app(
        [["Complete ${task} in ${applicationName}", "Wi-Fi \(k) ${applicationName}"]],
        values: (0..<30).map { EntityValue(id: "\($0)", title: "Value-\($0 * k) née") },
        cases: [EnumCase(id: "a", title: "A")],
        localizations: ["de", "tr", "ja"].map {
          LocalizationDeclaration(
            locale: $0,
            strings: (0..<20).map { StringTranslation(source: "s\($0)", target: "t\($0)") })
        })
    }
    let first = try CompiledImage(catalogs).bytes
    for _ in 0..<3 { #expect(try CompiledImage(catalogs).bytes == first) }
    #expect(try CompiledImage(catalogs.reversed()).bytes != first)
  }

  // MARK: - Locales

  @Test("a shortcut without translated phrases keeps its source phrases") func fallback() throws {
    let compiled = try CompiledImage([
      app(
        [
          ["Open ${applicationName}", "Show ${applicationName}"], ["Close ${applicationName}"],
          ["Lock ${applicationName}"],
        ], negative: ["Delete ${applicationName}", "Burn ${applicationName}"],
        localizations: [
          LocalizationDeclaration(
            locale: "de", app: AppNames(name: "Aufgaben"),
            phrases: [
              Self.translation("Show ${applicationName}", "Zeig ${applicationName}"),
              Self.translation(
                "Open ${applicationName}", "Öffne ${applicationName}", "Starte ${applicationName}"),
              Self.translation("Close ${applicationName}"),
              Self.translation("Unknown", "Niemals ${applicationName}"),
            ],
            negativePhrases: [
              Self.translation("Delete ${applicationName}", "Lösche ${applicationName}"),
              Self.translation("", "Zerstöre ${applicationName}"),
            ]),
          LocalizationDeclaration(locale: "fr"),
          LocalizationDeclaration(locale: "de", app: AppNames(name: "Zweite")),
        ])
    ])
    #expect(
      compiled.phrases("en") == [
        "Open ${applicationName}", "Show ${applicationName}", "Close ${applicationName}",
        "Lock ${applicationName}", "!Delete ${applicationName}", "!Burn ${applicationName}",
      ])
    #expect(
      compiled.phrases("de") == [
        "Öffne ${applicationName}", "Starte ${applicationName}", "Zeig ${applicationName}",
        "Close ${applicationName}", "Lock ${applicationName}", "!Lösche ${applicationName}",
        "!Zerstöre ${applicationName}", "!Burn ${applicationName}",
      ])
    #expect(compiled.phrases("fr") == compiled.phrases("en"))
    #expect(compiled.image.variantCount == 3)
    #expect(compiled.named("aufgaben", "de") == ["de"])
    #expect(compiled.named("tasks") == ["en", "fr"])
    #expect(compiled.named("zweite", "de").isEmpty)
  }

  @Test("a value with a locale is named in that language only") func valueLocale() throws {
    let compiled = try CompiledImage([
      app(
        [["Do ${task} in ${applicationName}"]],
        values: [
          EntityValue(id: "all", title: "Everyone"),
          EntityValue(id: "de", title: "Alle", locale: "de"),
          EntityValue(id: "br", title: "Todos", locale: "pt-BR"),
        ],
        localizations: ["de-AT", "fr", "pt", "pt-PT"].map { LocalizationDeclaration(locale: $0) })
    ])
    func heard(_ locale: String, _ name: String) throws -> Bool {
      let variant = try #require(compiled.variant(locale))
      let root = compiled.image.variant(variant).phraseRoot
      let word = try TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens("do")[0].token
      let node = compiled.image.trie.child(
        of: root, compiled.image.lexicon.token(hash: word.hash).id)
      let slot = compiled.image.trie.slot(node, at: 0).symbol.slotClass
      return !compiled.values(name, slotClass: slot, locale).isEmpty
    }
    for locale in ["en", "de-AT", "fr", "pt", "pt-PT"] { #expect(try heard(locale, "everyone")) }
    #expect(try heard("de-AT", "alle"))
    #expect(try !heard("fr", "alle") && !heard("en", "alle"))
    #expect(try heard("pt", "todos"))
    #expect(try !heard("de-AT", "todos") && !heard("pt-PT", "todos"))
  }

  @Test("locales that analyse text alike share slot classes, unless names are their own")
  func sharedSlotClasses() throws {
    let locales = ["de", "fr", "ja", "tr", "es"].map { LocalizationDeclaration(locale: $0) }
    let shared = try CompiledImage([
      app(
        [["Do ${task} in ${applicationName}"]], values: [EntityValue(id: "1", title: "X")],
        localizations: locales)
    ])
    // English, Turkish, and one for all others.
    #expect(shared.image.slotClassCount == 3)
    let own = try CompiledImage([
      app(
        [["Do ${task} in ${applicationName}"]],
        values: [EntityValue(id: "1", title: "X", locale: "fr")], localizations: locales)
    ])
    #expect(own.image.slotClassCount == 6)
    let enums = try CompiledImage([
      app(
        [["Do ${p} in ${applicationName}", "Really do ${p} in ${applicationName}"]],
        cases: [
          EnumCase(id: "high", title: "High", synonyms: ["urgent"]),
          EnumCase(id: "low", title: "Low"),
        ],
        localizations: locales + [
          LocalizationDeclaration(
            locale: "it",
            enumCases: [
              EnumCaseTranslation(
                enumName: "P", caseID: "high", title: "Alta", synonyms: ["urgente"])
            ])
        ])
    ])
    #expect(enums.image.slotClassCount == 4)
    #expect(enums.values("urgent") == ["high"])
    let italian = (0..<4 as Range<UInt32>).first {
      !enums.values("alta", slotClass: $0, "it").isEmpty
    }
    let index = try #require(italian)
    #expect(enums.values("urgente", slotClass: index, "it") == ["high"])
    #expect(enums.values("high", slotClass: index, "it").isEmpty)
    #expect(enums.values("low", slotClass: index, "it") == ["low"])
  }

  // MARK: - Limits of App Shortcuts

  @Test("the eleventh shortcut is left out under the rule set apple") func elevenShortcuts() throws
  {
    let catalog = app((0..<12).map { ["Open \($0) ${applicationName}"] })
    let apple = try CompiledImage([catalog])
    #expect(apple.phrases("en") == (0..<10).map { "Open \($0) ${applicationName}" })
    #expect(
      apple.findings == [
        "too-many-shortcuts: 'com.example.tasks' declares 12 shortcuts; the first 10 are kept"
      ])
    #expect(apple.diagnostics.first?.location.line == 20)
    #expect(apple.diagnostics.first?.location.path == "shortcuts[10]")
    #expect(apple.diagnostics.first?.app == "com.example.tasks")
    let extended = try CompiledImage([catalog], .extended)
    #expect(extended.phrases("en").count == 12 && extended.findings.isEmpty)
  }

  @Test("phrases that begin past 1,000 trigger phrases are left out, values counted in")
  func triggerLimit() throws {
    let cases = (0..<300).map { EnumCase(id: "\($0)", title: "Case \($0)", synonyms: ["c \($0)"]) }
    let catalog = app(
      [
        ["One ${p} ${applicationName}", "Two ${p} ${applicationName}", "Three ${applicationName}"],
        ["Four ${applicationName}"],
      ], cases: cases, negative: ["Never ${applicationName}"])
    let compiled = try CompiledImage([catalog])
    // 600 for the first, 1,200 with the second, which begins within the limit.
    #expect(
      compiled.phrases("en") == [
        "One ${p} ${applicationName}", "Two ${p} ${applicationName}", "!Never ${applicationName}",
      ])
    #expect(
      compiled.findings == [
        "too-many-phrases: 2 phrases past the first 1,000 trigger phrases of 'en' left out"
      ])
    #expect(try CompiledImage([catalog], .extended).phrases("en").count == 5)
    let many = app([(0..<1_001).map { "Phrase \($0) ${applicationName}" }])
    #expect(try CompiledImage([many]).phrases("en").count == 1_000)
  }

  @Test("what the rules refuse is left out with a message, and the rest is kept")
  func refused() throws {
    let phrases = [
      "Open ${applicationName}", "Open it", "${applicationName} in ${applicationName}",
      "Do ${task} and ${p} in ${applicationName}", "Do ${text} in ${applicationName}",
      "Do ${people} in ${applicationName}", "Do ${nothing} in ${applicationName}",
      "Close ${applicationName}",
    ]
    var catalog = app([phrases], negative: ["Delete ${task} in ${applicationName}", "Go away"])
    catalog.shortcuts.append(
      ShortcutDeclaration(
        intent: "Nope", phrases: [PhraseDeclaration("x ${applicationName}")],
        location: SourceLocation(line: 77)))
    let apple = try CompiledImage([catalog])
    let utterance =
      "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
    func type(_ name: String) -> String {
      "slot-type: Invalid parameter type. AppEntity and AppEnum are the only allowed types for \(name)"
    }
    #expect(
      apple.findings == [
        "missing-app-name: \(utterance)", "missing-app-name: \(utterance)",
        "several-slots: phrase 'Do ${task} and ${p} in ${applicationName}' holds 2 slots; one is allowed",
        type("text"), type("people"), "unknown-slot: slot 'nothing' is not a parameter of 'Do'",
        "unknown-intent: shortcut of unknown intent 'Nope' left out",
        "negative-slot: negative phrase 'Delete ${task} in ${applicationName}' holds the slot 'task'",
      ])
    #expect(
      apple.diagnostics.map(\.location.path) == [
        "shortcuts[0].phrases[1]", "shortcuts[0].phrases[2]", "shortcuts[0].phrases[3]",
        "shortcuts[0].phrases[4]", "shortcuts[0].phrases[5]", "shortcuts[0].phrases[6]",
        "shortcuts[1].intent", "negativePhrases[0]",
      ])
    #expect(
      apple.phrases("en") == ["Open ${applicationName}", "Close ${applicationName}", "!Go away"])
    let extended = try CompiledImage([catalog], .extended)
    #expect(
      extended.findings == [
        "unknown-slot: slot 'nothing' is not a parameter of 'Do'",
        "unknown-intent: shortcut of unknown intent 'Nope' left out",
        "negative-slot: negative phrase 'Delete ${task} in ${applicationName}' holds the slot 'task'",
      ])
    #expect(extended.phrases("en").count == 8)
    #expect(extended.image.flags.contains(.hasAppless))
  }

  @Test("a shortcut of an unknown intent is none of the first one that there is")
  func unknownIntents() throws {
    var unknown = app([["Open ${applicationName}"], ["Close ${applicationName}"]])
    unknown.intents.removeAll()
    // Alone there is no intent at all; an image of it is sound all the same.
    #expect(try CompiledImage([unknown]).image.intentCount == 0)
    var known = app([["Show ${applicationName}"]], name: "Notes")
    known.id = "notes"
    let image = try CompiledImage([known, unknown]).image
    #expect(image.intentCount == 1)
    for index in image.app(AppID(1)).shortcuts {
      let name = image.intent(image.shortcut(index).intent).name
      #expect(image.strings[name].isEmpty)
    }
  }

  @Test("phrases without a word, or too long, are left out") func unspeakable() throws {
    let long = Array(repeating: "long", count: 300).joined(separator: " ") + " ${applicationName}"
    let longer = Array(repeating: "long", count: 600).joined(separator: " ") + " ${applicationName}"
    let compiled = try CompiledImage(
      [app([["…", "${task}", "${task} ${p}", "!${applicationName}?", long, longer]])], .extended)
    #expect(
      compiled.findings.map { String($0.prefix(45)) }
        == [
          "no-words: phrase '…' holds no word that can b",
          "no-words: phrase '${task}' holds no word that",
          "no-words: phrase '${task} ${p}' holds no word",
          "phrase-too-long: phrase 'long long long long ",
          "phrase-too-long: phrase 'long long long long ",
        ].map { String($0.prefix(45)) })
    #expect(compiled.phrases("en") == ["!${applicationName}?"])
  }

  // MARK: - Words

  @Test(
    "a compound with a hyphen is also there as one word", arguments: ["Wi-Fi", "wifi", "wi fi"])
  func compounds(_ spoken: String) throws {
    let phrase = "Turn on Wi-Fi and E-Mail in ${applicationName}"
    let compiled = try CompiledImage([
      app(
        [[phrase]], name: "Wi-Fi",
        values: [EntityValue(id: "1", title: "Wi-Fi")])
    ])
    #expect(compiled.templates("turn on \(spoken) and e-mail in *") == [phrase])
    #expect(compiled.templates("turn on \(spoken) and email in *") == [phrase])
    #expect(compiled.templates("turn on \(spoken) in *").isEmpty)
    #expect(compiled.named(spoken) == ["en"])
  }

  @Test("contractions are their words", arguments: ["don't", "don’t", "do not", "dont"])
  func contractions(_ spoken: String) throws {
    let phrase = "I don't like ${applicationName}"
    let compiled = try CompiledImage([app([[phrase]])])
    #expect(compiled.templates("I \(spoken) like *") == [phrase])
  }

  @Test("letters glued to a slot are flagged, words beside one are not") func glue() throws {
    let compiled = try CompiledImage([
      app(
        [
          [
            "${applicationName}'da bul", "Öffne ${task}-Chat in ${applicationName}",
            "x${applicationName} ${p}ler",
          ],
          ["${applicationName}で開く"],
        ], locale: "tr")
    ])
    func glue(_ word: String) -> TokenFlags {
      compiled.flags(word, "tr").intersection([.suffix, .prefix])
    }
    #expect(glue("da") == .suffix)
    #expect(glue("chat") == .suffix)
    #expect(glue("ler") == .suffix)
    #expect(glue("x") == .prefix)
    #expect(glue("bul") == [] && glue("in") == [])
    // A script without spaces has its words apart anyhow.
    #expect(glue("で") == [])
    #expect(compiled.flags("tasks", "tr").contains(.beginsAppName))
    func isGlued(_ image: IndexImage) -> Bool {
      (0..<UInt32(image.languageCount)).contains {
        !image.language($0).shapes.isDisjoint(with: [.hasSuffix, .hasPrefix])
      }
    }
    #expect(isGlued(compiled.image))
    #expect(try !isGlued(CompiledImage([app([["Open ${applicationName} now"]])]).image))
  }

  @Test("accents of literals, names and values are kept beside the folded words") func accents()
    throws
  {
    let compiled = try CompiledImage([
      app(
        [["Écoute ${task} ${applicationName}", "Ecoute ${applicationName}"]], name: "Café",
        locale: "fr",
        values: [EntityValue(id: "plain", title: "ete"), EntityValue(id: "accent", title: "été")])
    ])
    #expect(compiled.image.phrase(PhraseID(0)).accent != 0)
    #expect(compiled.image.phrase(PhraseID(1)).accent == 0)
    #expect(compiled.values("ete", "fr") == ["plain", "accent"])
    let forms = compiled.items("ete", from: compiled.image.slotClass(0).names, "fr")
    #expect(compiled.image.form(forms[0]).accent == 0 && compiled.image.form(forms[1]).accent != 0)
    #expect(compiled.named("cafe", "fr") == ["fr"])
  }

  @Test("slots point at the intent's parameters, in phrase order") func slotParameters() throws {
    let compiled = try CompiledImage(
      [app([["${p} for ${task} in ${applicationName} on ${text}", "Open ${applicationName}"]])],
      .extended)
    let phrase = compiled.image.phrase(PhraseID(0))
    #expect((0..<4).map { compiled.image.slotParameter(phrase, at: $0) } == [1, 0, 2, nil])
    #expect(compiled.image.slotParameter(compiled.image.phrase(PhraseID(1)), at: 0) == nil)
  }

  @Test("kinds of slots follow the query and the rule set") func slotKinds() throws {
    for (query, isOpen, ruleSet, kind) in [
      (.enumerable, false, .apple, .closed), (.string, false, .apple, .searched),
      (.suggested, false, .apple, .searched), (.string, true, .apple, .searched),
      (.string, true, .extended, .open),
    ] as [(EntityQueryKind, Bool, RuleSet, SlotClassRecord.Kind)] {
      let compiled = try CompiledImage(
        [
          app(
            [["Do ${task} in ${applicationName}"]], values: [EntityValue(id: "1", title: "a b")],
            query: query, isOpen: isOpen)
        ], ruleSet)
      let slot = compiled.image.slotClass(0)
      #expect(slot.kind == kind)
      #expect(slot.gazetteer != .none)
      #expect(compiled.values("a b") == ["1"])
    }
  }
}
