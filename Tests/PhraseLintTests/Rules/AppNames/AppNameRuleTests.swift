// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Rules about app names")
struct AppNameRuleTests {
  static func findings(_ app: AppNames, coverage: CatalogCoverage = .all) -> [String] {
    var catalog = RulesTests.catalog([RulesTests.plain], app: app)
    catalog.coverage = coverage
    return CatalogRules().check(catalog).map { "\($0.rule): \($0.message)" }
  }

  @Test("a name without a letter cannot be said, unless another form can")
  func unspoken() {
    #expect(
      Self.findings(AppNames(name: "✓")) == [
        "unspoken-app-name: the app's name '✓' has nothing that can be said"
      ])
    #expect(Self.findings(AppNames(name: "✓", spokenName: "Check")) == [])
    #expect(Self.findings(AppNames(name: "")).count == 1)
    #expect(Self.findings(AppNames(name: ""), coverage: [.intents, .shortcuts]) == [])
  }

  @Test("an alternative name that is heard as another is a note")
  func repeated() {
    #expect(
      Self.findings(AppNames(name: "Book Player", synonyms: ["book-player", "Audio", "audio!"]))
        == [
          "repeated-alternative-name: alternative name 'book-player' is heard as 'Book Player'",
          "repeated-alternative-name: alternative name 'audio!' is heard as 'Audio'",
        ])
    #expect(Self.findings(AppNames(name: "Rüdär", synonyms: ["Rudar"])) == [])
  }
}
