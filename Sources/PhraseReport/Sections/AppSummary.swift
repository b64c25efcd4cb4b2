// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import TextAnalysis

/// What an app declares, language by language.
package struct AppSummary: Sendable {
  /// How much an app uses in a language.
  package struct Language: Sendable {
    /// What the app is called there.
    package var name: String
    /// The figures.
    package var counts: PhraseCounts
    /// Whether there may be more trigger phrases than were counted.
    package var isLowerBound: Bool
  }

  /// A phrase of the source, with what other languages have for it.
  package struct Phrase: Sendable {
    /// The phrase.
    package var declaration: PhraseDeclaration
    /// By language, those behind the source's: what there is, and the translations.
    package var translations: [(state: TranslationCoverage.State, phrases: [PhraseDeclaration])]
  }

  /// A shortcut.
  package struct Shortcut: Sendable {
    /// The intent it runs.
    package var intent: String
    /// What it is called; empty where nothing says so.
    package var title: String
    /// Its phrases.
    package var phrases: [Phrase]
  }

  /// The app's id.
  package var id: String
  /// What it is called in its source language.
  package var name: String
  /// Its other names there.
  package var otherNames: [String]
  /// Where it was read from.
  package var file: String
  /// Whether each phrase is known to belong to a shortcut, so that shortcuts can be counted.
  package var knowsShortcuts: Bool
  /// The source's language, then the others in file order.
  package var languages: [Language]
  /// The shortcuts in order.
  package var shortcuts: [Shortcut]
  /// Phrases that must not reach the app, in all languages: with the locale of each.
  package var negativePhrases: [(locale: String, phrase: PhraseDeclaration)]

  /// Sums up an app.
  ///
  /// - Parameter locale: The only language beside the source's; `nil` for all.
  package init(_ catalog: AppCatalog, locale: LocaleTag?) {
    id = catalog.id
    name = catalog.app.name
    otherNames = Array(catalog.app.forms.dropFirst())
    file = catalog.file
    knowsShortcuts = catalog.coverage.contains(.shortcuts)
    var seen: Set<String> = [catalog.sourceLocale]
    let others = catalog.localizations.filter {
      (locale?.concerns(LocaleTag($0.locale)) ?? true) && seen.insert($0.locale).inserted
    }
    let names = Dictionary(
      others.map { ($0.locale, $0.app?.name) }, uniquingKeysWith: { a, _ in a })
    languages = PhraseCounts.counts(of: catalog)
      .filter { $0.locale == catalog.sourceLocale || names[$0.locale] != nil }
      .map { counts in
        Language(
          name: (names[counts.locale] ?? nil) ?? catalog.app.name, counts: counts,
          isLowerBound: counts.isLowerBound(of: catalog))
      }
    let coverage = others.map { TranslationCoverage(catalog, $0) }
    let index = CatalogIndex(catalog)
    shortcuts = catalog.shortcuts.map { shortcut in
      Shortcut(
        intent: shortcut.intent,
        title: shortcut.shortTitle ?? index.intents[shortcut.intent]?.title ?? "",
        phrases: shortcut.phrases.map { phrase in
          Phrase(
            declaration: phrase,
            translations: coverage.map {
              ($0.state(of: phrase.text), $0.translations(of: phrase.text))
            })
        })
    }
    negativePhrases =
      catalog.negativePhrases.map { (catalog.sourceLocale, $0) }
      + others.flatMap { one in
        one.negativePhrases.flatMap(\.phrases).map { (one.locale, $0) }
      }
  }

  /// How many phrases it has in all languages.
  package var phraseCount: Int { languages.reduce(0) { $0 + $1.counts.phrases } }
}
