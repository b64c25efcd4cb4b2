// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import Testing

@Suite("What a language has for a phrase") struct TranslationCoverageTests {
  private static let go = "Go in ${applicationName}"
  private static let stop = "Stop in ${applicationName}"

  private func state(
    _ phrase: String, _ locale: String, _ localizations: [LocalizationDeclaration]
  ) throws -> TranslationCoverage.State {
    var catalog = AppCatalog(id: "a", app: AppNames(name: "A"), localizations: localizations)
    catalog.shortcuts = [
      ShortcutDeclaration(
        intent: "Go", phrases: [PhraseDeclaration(Self.go), PhraseDeclaration(Self.stop)])
    ]
    let one = try #require(localizations.first { $0.locale == locale })
    return TranslationCoverage(catalog, one).state(of: phrase)
  }

  private func translations(
    _ locale: String, _ phrases: [String: String], file: String = "x.json"
  ) -> LocalizationDeclaration {
    LocalizationDeclaration(
      locale: locale,
      phrases: phrases.sorted { $0.key < $1.key }.map { source, text in
        PhraseTranslation(
          source: source,
          phrases: [PhraseDeclaration(text, location: SourceLocation(file: file, line: 1))])
      })
  }

  @Test("a phrase is translated, missing, or a copy; blank ones are none") func plain() throws {
    let german = translations("de", [Self.go: "Los in ${applicationName}", Self.stop: "  "])
    #expect(try state(Self.go, "de", [german]) == .translated)
    #expect(try state(Self.stop, "de", [german]) == .missing)
    let copy = translations("fr", [Self.go: Self.go])
    #expect(try state(Self.go, "fr", [copy]) == .copied)
  }

  @Test("a region takes its plain language's, and one of the source's language needs none")
  func regions() throws {
    let german = translations("de", [Self.go: "Los in ${applicationName}"])
    let austrian = translations("de-AT", [Self.stop: "Halt in ${applicationName}"])
    #expect(try state(Self.go, "de-AT", [german, austrian]) == .inherited)
    #expect(try state(Self.stop, "de-AT", [german, austrian]) == .translated)
    #expect(try state(Self.stop, "de", [german, austrian]) == .missing)
    #expect(try state(Self.go, "en-GB", [LocalizationDeclaration(locale: "en-GB")]) == .inherited)
    // A copy in the source's own language is a phrase like any other.
    let british = translations("en-GB", [Self.go: Self.go])
    #expect(try state(Self.go, "en-GB", [british]) == .translated)
  }

  @Test("a list of a string catalog stands for its whole shortcut") func lists() throws {
    let list = translations(
      "de", [Self.go: "Los in ${applicationName}"], file: "AppShortcuts.xcstrings")
    #expect(try state(Self.stop, "de", [list]) == .listed)
  }
}
