// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Rules about translations")
struct TranslationRuleTests {
  static let slotted = "Play ${song} in ${applicationName}"

  /// A list of a string catalog, as its reader gives it.
  static func list(_ locale: String, _ phrases: [String]) -> LocalizationDeclaration {
    let place = SourceLocation(file: "AppShortcuts.xcstrings", line: 5)
    return LocalizationDeclaration(
      locale: locale,
      phrases: [
        PhraseTranslation(
          source: RulesTests.plain,
          phrases: phrases.map { PhraseDeclaration($0, location: place) }, location: place),
        PhraseTranslation(source: slotted, phrases: [], location: place),
      ])
  }

  static func rules(_ catalog: AppCatalog) -> [String] {
    CatalogRules().check(catalog).map { "\($0.severity.rawValue) \($0.rule)" }
  }

  @Test("the list of a string catalog translates a shortcut as a whole")
  func lists() {
    let mixed = Self.list("de", ["Spiele ${song} in ${applicationName}", "Los ${applicationName}"])
    #expect(
      Self.rules(RulesTests.catalog([RulesTests.plain, Self.slotted], localizations: [mixed])) == []
    )
    let lost = Self.list("de", ["Spiele in ${applicationName}", "Los ${applicationName}"])
    let catalog = RulesTests.catalog([RulesTests.plain, Self.slotted], localizations: [lost])
    #expect(
      CatalogRules().check(catalog).map(\.message) == [
        "no phrase of 'Play' in 'de' has the slot 'song'"
      ])
  }

  @Test("a copy of the source phrase is a note, in another language and of more than a word")
  func untranslated() {
    func german(_ phrase: String, _ locale: String = "de") -> AppCatalog {
      var german = RulesTests.german([phrase: [phrase]])
      german.locale = locale
      return RulesTests.catalog([phrase], localizations: [german])
    }
    #expect(
      Self.rules(german("Play something in ${applicationName}")) == ["note untranslated-phrase"])
    #expect(Self.rules(german("Play something in ${applicationName}", "en-GB")) == [])
    #expect(Self.rules(german("Stop ${applicationName}")) == [])
    #expect(Self.rules(german("Open lists ${applicationName}", "nl")) == [])
    #expect(Self.rules(german("${applicationName}")) == [])
  }

  @Test("a phrase without a letter of the language's script is a note")
  func script() {
    func rules(_ locale: String, _ phrase: String) -> [String] {
      var german = RulesTests.german([RulesTests.plain: [phrase]])
      german.locale = locale
      return Self.rules(RulesTests.catalog([RulesTests.plain], localizations: [german]))
    }
    #expect(rules("ru", "Play now ${applicationName}") == ["note untranslated-phrase"])
    #expect(rules("ru", "Включи Radio ${applicationName}") == [])
    #expect(rules("ja", "Play now ${applicationName}") == ["note untranslated-phrase"])
    #expect(rules("ja", "Radioを再生 ${applicationName}") == [])
    #expect(rules("hi-Latn", "Radio chalao ${applicationName}") == [])
    #expect(rules("ko", "Wi-Fi ${applicationName}") == [])
  }

  @Test("a language that the app ships and no phrase is in is a warning, once")
  func shipped() {
    let german = RulesTests.german([RulesTests.plain: ["Spiele in ${applicationName}"]])
    var catalog = RulesTests.catalog([RulesTests.plain], localizations: [german])
    let locales = ["en", "Base", "de", "de-AT", "fr", "fr", "fr-CA", "en-GB"]
    catalog.bundle = AppBundle(
      locales: locales.map { LocatedText($0, location: SourceLocation(file: "p", line: 3)) })
    #expect(
      CatalogRules().check(catalog).map(\.message) == [
        "the app ships 'fr', and no phrase is translated into it"
      ])
    catalog.localizations = []
    #expect(CatalogRules().check(catalog) == [])
  }

  @Test("a table of strings that leaves phrases out is a note")
  func partial() {
    var german = RulesTests.german([RulesTests.plain: ["Spiele in ${applicationName}"]])
    let more = ["Start ${applicationName}", "Begin ${applicationName}"]
    func catalog() -> AppCatalog {
      RulesTests.catalog([RulesTests.plain] + more, localizations: [german])
    }
    #expect(CatalogRules().check(catalog()) == [])
    german.phrases[0].location = SourceLocation(file: "de.lproj/AppShortcuts.strings", line: 4)
    #expect(
      CatalogRules().check(catalog()).map { "\($0.severity.rawValue) \($0.message)" } == [
        "note 2 of 3 phrases of 'Play' are not translated into 'de'"
      ])
  }
}
