// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A shortcut has phrases in every language of the app.
///
/// What is not translated is heard in the source language, which those who speak another will
/// hardly say. A language that shares its first subtag with the source (`en-GB` of `en`) needs none,
/// nor does one whose plain language (`de` of `de-AT`) has them.
enum MissingTranslationRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-translation", severity: .warning, ruleSets: RuleSet.allCases,
    summary: "A shortcut has phrases in every language of the app.")

  /// Most shortcuts listed for one language.
  private static let listed = 20

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    var translated: [String: Set<Int>] = [:]
    for phrase in subject.phrases where phrase.source != nil {
      if let shortcut = phrase.shortcut { translated[phrase.locale, default: []].insert(shortcut) }
    }
    for localization in catalog.localizations {
      let locale = localization.locale
      let language = language(locale)
      if language == self.language(catalog.sourceLocale) { continue }
      let heard = translated[locale, default: []].union(translated[language, default: []])
      let missing = catalog.shortcuts.indices.filter {
        !heard.contains($0) && !catalog.shortcuts[$0].phrases.isEmpty
      }
      let place = DeclarationPath.root.member("localizations").member(locale)
      if missing.count > 1, missing.count == catalog.shortcuts.count {
        report.add(
          "no shortcut has a phrase in '\(locale)'", fix: "translate the phrases of each shortcut",
          at: localization.location, place, locale: locale)
        continue
      }
      for i in missing.prefix(listed) {
        let shortcut = catalog.shortcuts[i]
        report.add(
          "shortcut '\(shortcut.intent)' has no phrase in '\(locale)'",
          fix: "translate '\(shortcut.phrases[0].text)'", at: localization.location,
          place.member("phrases"), locale: locale)
      }
      if missing.count > listed {
        report.add(
          "\(missing.count - listed) more shortcuts have no phrase in '\(locale)'",
          at: localization.location, place.member("phrases"), locale: locale)
      }
    }
  }

  private static func language(_ locale: String) -> String {
    locale.split(separator: "-").first.map { $0.lowercased() } ?? locale
  }
}
