// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Limits and translations")
struct RuleLimitsTests {
  static func findings(_ catalog: AppCatalog, _ set: RuleSet = .apple) -> [String] {
    RulesTests.findings(catalog, set)
  }

  @Test("an eleventh shortcut is one too many, on the platform only")
  func shortcuts() {
    let more = (1...10).map {
      ShortcutDeclaration(
        intent: "Play", phrases: [PhraseDeclaration("Play \($0) ${applicationName}")],
        location: SourceLocation(line: 20 + $0)
      )
    }
    let catalog = RulesTests.catalog([RulesTests.plain], more: more)
    let finding = CatalogRules().check(catalog)
    #expect(finding.map(\.message) == ["11 shortcuts; an app may have 10"])
    #expect(finding.map(\.location.path) == ["shortcuts[10]"])
    #expect(finding.map(\.location.line) == [30])
    #expect(Self.findings(catalog, .extended) == [])
  }

  @Test("a fourth alternative name is one too many")
  func appNames() {
    let names = AppNames(name: "Music", spokenName: "Muse", synonyms: ["A", "B", "C", "D"])
    #expect(
      Self.findings(RulesTests.catalog([RulesTests.plain], app: names)) == [
        "error app-name-limit: 4 alternative names in 'en'; an app may have 3; keep 'A', 'B', 'C'"
      ])
  }

  /// A catalog whose song has as many suggested values as asked for, each with a synonym.
  static func counted(_ values: Int) -> AppCatalog {
    let song = EntityDeclaration(
      name: "Song", title: "Song",
      values: (0..<values).map {
        EntityValue(
          id: "\($0)", title: "Song \($0)", synonyms: ["S\($0)"], isSuggested: true,
          locale: $0 == 0 ? "de" : nil)
      } + [EntityValue(id: "x", title: "Not suggested")])
    var german = RulesTests.german([
      RulesTests.plain: ["Spiele ${applicationName}", "Los ${applicationName}"],
      "Play ${song} in ${applicationName}": [],
    ])
    german.app = AppNames(name: "Musik")
    german.enumCases = [
      EnumCaseTranslation(
        enumName: "Mode", caseID: "a", title: "Laut", synonyms: ["lauter", "voll"])
    ]
    return RulesTests.catalog(
      [
        RulesTests.plain, "Play ${song} in ${applicationName}",
        "Start ${song} in ${applicationName}",
        "Make ${applicationName} ${mode}",
      ], app: AppNames(name: "Music", synonyms: ["Muse"]), song: song, localizations: [german])
  }

  @Test("trigger phrases are counted by language, with and without the app's other names")
  func counts() throws {
    let counts = PhraseCounts.counts(of: Self.counted(100))
    #expect(counts.map(\.locale) == ["en", "de"])
    // 1 + 2 × (99 titles and synonyms) + 3 names of two cases.
    #expect(counts[0].triggerPhrases == 1 + 2 * 198 + 3)
    #expect(counts[0].triggerPhrasesWithAppNames == 2 * (1 + 2 * 198 + 3))
    #expect(counts[0].phrases == 4)
    #expect(counts[0].shortcuts == 1)
    #expect(counts[0].calculation == "Play 1 + 2 × 198 (song) + 1 × 3 (mode)")
    // Two for the plain one, none for the emptied one, the others as in the source language.
    #expect(counts[1].phrases == 4)
    #expect(counts[1].calculation == "Play 2 + 1 × 200 (song) + 1 × 5 (mode)")
    #expect(counts[1].triggerPhrases == 207)
    #expect(counts[1].triggerPhrasesWithAppNames == 207)
  }

  @Test("past 1,000 trigger phrases the sum is shown")
  func triggerPhrases() {
    let catalog = Self.counted(500)
    let findings = CatalogRules().check(catalog).filter { $0.rule == "trigger-phrase-limit" }
    #expect(
      findings.map(\.message) == [
        "1007 trigger phrases in 'de'; an app may have 1000 (1007 with the app's other names): "
          + "Play 2 + 1 × 1000 (song) + 1 × 5 (mode)",
        "2000 trigger phrases in 'en'; an app may have 1000 (4000 with the app's other names): "
          + "Play 1 + 2 × 998 (song) + 1 × 3 (mode)",
      ])
    #expect(findings.map(\.location.path) == ["localizations.de", "shortcuts"])
    #expect(CatalogRules(ruleSet: .extended).check(catalog) == [])
  }

  @Test("a shortcut without a phrase in one of the app's languages is a warning")
  func missingTranslation() {
    let more = [
      ShortcutDeclaration(intent: "Play", phrases: [PhraseDeclaration("Stop ${applicationName}")])
    ]
    let german = RulesTests.german([RulesTests.plain: ["Spiele in ${applicationName}"]])
    var austrian = german
    austrian.locale = "de-AT"
    austrian.phrases = []
    var french = austrian
    french.locale = "fr"
    var british = austrian
    british.locale = "en-GB"
    let catalog = RulesTests.catalog(
      [RulesTests.plain], localizations: [german, austrian, french, british], more: more)
    #expect(
      Self.findings(catalog) == [
        "warning missing-translation: shortcut 'Play' has no phrase in 'de'; "
          + "translate 'Stop ${applicationName}'",
        "warning missing-translation: shortcut 'Play' has no phrase in 'de-AT'; "
          + "translate 'Stop ${applicationName}'",
        "warning missing-translation: no shortcut has a phrase in 'fr'; "
          + "translate the phrases of each shortcut",
      ])
  }

  @Test("a translation keeps the slots of its source")
  func translationSlots() {
    let german = RulesTests.german([
      RulesTests.plain: ["Spiele ${song} in ${applicationName}"],
      "Play ${song} in ${applicationName}": [
        "Spiele in ${applicationName}", "Spiele ${sogn} in ${applicationName}",
      ],
      "Pley in ${applicationName}": ["Los ${applicationName}"],
    ])
    let catalog = RulesTests.catalog(
      [RulesTests.plain, "Play ${song} in ${applicationName}"], localizations: [german])
    #expect(
      Self.findings(catalog) == [
        "error unknown-slot: slot 'sogn' is not a parameter of 'Play'; did you mean 'song'?",
        "warning unused-translation: This phrase is not used in any App Shortcut or as a Negative "
          + "Phrase. Phrase: 'Pley in ${applicationName}'; did you mean 'Play in ${applicationName}'?",
        "warning translation-slots: slot 'song' of the source phrase is missing in "
          + "'Spiele in ${applicationName}'; say where '${song}' goes",
        "warning translation-slots: slot 'song' of the source phrase is missing in "
          + "'Spiele ${sogn} in ${applicationName}'; say where '${song}' goes",
        "warning translation-slots: slot 'song' in 'Spiele ${song} in ${applicationName}' is not in the "
          + "source phrase; remove '${song}', or translate a phrase that has it",
      ])
  }

  @Test("apps that share an id or a name are told")
  func severalApps() {
    func app(_ id: String, _ names: AppNames, _ german: AppNames? = nil) -> AppCatalog {
      AppCatalog(
        id: id, app: names,
        localizations: german.map { [LocalizationDeclaration(locale: "de", app: $0)] } ?? [],
        file: id + ".json")
    }
    let findings = CatalogRules().check([
      app("a", AppNames(name: "Music", location: SourceLocation(line: 2))),
      app("b", AppNames(name: "Player", synonyms: ["music"], location: SourceLocation(line: 3))),
      app("b", AppNames(name: "Other", location: SourceLocation(line: 4))),
      app(
        "c", AppNames(name: "Sound"), AppNames(name: "Player", location: SourceLocation(line: 5))),
    ])
    #expect(
      findings.map { "\($0.location): \($0.severity.rawValue): \($0.message) [\($0.rule)]" } == [
        "b.json:3 app: warning: 'music' is also a name of 'a' [shared-app-name]",
        "b.json:4 app.id: error: app id 'b' is already taken by 'b.json' [duplicate-app]",
        "c.json:5 localizations.de.app: warning: 'Player' is also a name of 'b' [shared-app-name]",
      ])
  }

  @Test("every rule has an id of its own and says what it asks for")
  func descriptions() {
    let descriptions = CatalogRules.descriptions
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    #expect(descriptions.allSatisfy { $0.summary.hasSuffix(".") && !$0.ruleSets.isEmpty })
  }
}
