// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Phrases that are heard alike")
struct EqualPhraseTests {
  static func findings(
    _ phrases: [String], other: [String] = [], negative: [String] = [],
    coverage: CatalogCoverage = .all, locale: String = "en"
  ) -> [String] {
    var catalog = RulesTests.catalog(phrases, negativePhrases: negative)
    catalog.sourceLocale = locale
    catalog.coverage = coverage
    if !other.isEmpty {
      catalog.intents.append(
        IntentDeclaration(
          name: "Other", title: "Other",
          parameters: [ParameterDeclaration(name: "track", type: .entity("Song"))]))
      catalog.shortcuts.append(
        ShortcutDeclaration(intent: "Other", phrases: other.map { PhraseDeclaration($0) }))
    }
    return CatalogRules().check(catalog).map { "\($0.severity.rawValue) \($0.rule)" }
  }

  @Test("case, punctuation and spaces make no other phrase")
  func punctuation() {
    #expect(
      Self.findings(["Play in ${applicationName}", "play, in ${applicationName}!"])
        == ["warning duplicate-phrase"])
    #expect(Self.findings(["Play in ${applicationName}", "Play on ${applicationName}"]) == [])
  }

  @Test("diacritics make another phrase")
  func diacritics() {
    #expect(Self.findings(["Resume ${applicationName}", "Résumé ${applicationName}"]) == [])
  }

  @Test("slots of one type are one, whatever their names")
  func types() {
    #expect(
      Self.findings(
        [RulesTests.plain, "Play ${song} in ${applicationName}"],
        other: ["Go ${applicationName}", "Play ${track} in ${applicationName}"])
        == ["warning duplicate-phrase"])
    #expect(
      Self.findings(
        [
          RulesTests.plain, "Play ${song} in ${applicationName}",
          "Play ${mode} in ${applicationName}",
        ])
        == [])
  }

  @Test("polite words, hesitations and articles before slots are not heard")
  func dropped() {
    #expect(
      Self.findings([RulesTests.plain, "Could you please play in ${applicationName}, thanks"])
        == ["note dropped-words"])
    #expect(
      Self.findings([
        RulesTests.plain, "Start ${song} in ${applicationName}",
        "Start my ${song} in ${applicationName}",
      ]) == ["note dropped-words"])
    #expect(
      Self.findings(
        [RulesTests.plain], other: ["Please play in ${applicationName}"])
        == ["warning dropped-words"])
    #expect(
      Self.findings(
        ["Spiele in ${applicationName}", "Bitte spiele in ${applicationName}"], locale: "de")
        == ["note dropped-words"])
  }

  @Test("articles before other words are words, and so is a phrase of polite words alone")
  func kept() {
    #expect(
      Self.findings(["Open list in ${applicationName}", "Open my list in ${applicationName}"]) == []
    )
    #expect(Self.findings(["Please ${applicationName}", "Okay ${applicationName}"]) == [])
  }

  @Test("a negative phrase that is heard as a declared one hides it")
  func negative() {
    #expect(
      Self.findings([RulesTests.plain], negative: ["please PLAY in ${applicationName}"])
        == ["warning hiding-negative-phrase"])
    #expect(Self.findings([RulesTests.plain], negative: ["Play out ${applicationName}"]) == [])
  }

  @Test("where shortcuts are not known, two of a kind may belong together")
  func unknownShortcuts() {
    #expect(
      Self.findings(
        [RulesTests.plain], other: [RulesTests.plain, "Please play in ${applicationName}"],
        coverage: [.appName]) == ["note duplicate-phrase", "note dropped-words"])
  }

  @Test("a phrase past the limits of an utterance is compared as a whole")
  func huge() {
    let huge = String(repeating: "word ", count: 10_000) + "${applicationName}"
    #expect(Self.findings([RulesTests.plain, huge, huge]) == ["warning duplicate-phrase"])
  }
}
