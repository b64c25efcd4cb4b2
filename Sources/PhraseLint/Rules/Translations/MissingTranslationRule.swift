// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A shortcut has phrases in every language of the app.
///
/// What is not translated is heard in the source language, which those who speak another will
/// hardly say. A language that shares its first subtag with the source (`en-GB` of `en`) needs none,
/// nor does one whose plain language (`de` of `de-AT`) has them.
enum MissingTranslationRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-translation", severity: .warning, category: .translations,
    summary: "A shortcut has phrases in every language of the app.",
    rationale:
      "What is not translated is heard in the source language, which those who speak another will"
      + " hardly say.",
    fix: "Translate a phrase of the shortcut, in AppShortcuts.strings or AppShortcuts.xcstrings.")

  /// Most shortcuts listed for one language.
  private static let listed = 20

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard catalog.shortcuts.contains(where: { !$0.phrases.isEmpty }) else { return }
    var translated: [String: Set<Int>] = [:]
    for phrase in subject.phrases where phrase.source != nil && !phrase.isBlank {
      if let shortcut = phrase.shortcut { translated[phrase.locale, default: []].insert(shortcut) }
    }
    let source = RuleSubject.language(catalog.sourceLocale)
    let noun = subject.knowsShortcuts ? "shortcut" : "phrase"
    for localization in catalog.localizations {
      let locale = localization.locale
      let language = RuleSubject.language(locale)
      if language == source { continue }
      let heard = translated[locale, default: []].union(translated[language, default: []])
      let missing = catalog.shortcuts.indices.filter {
        !heard.contains($0) && !catalog.shortcuts[$0].phrases.isEmpty
      }
      let place = DeclarationPath.root.member("localizations").member(locale)
      if missing.count > 1, missing.count == catalog.shortcuts.count {
        report.add(
          "no \(noun) has a phrase in '\(locale)'", fix: "translate the phrases of each shortcut",
          at: whole(localization), place, locale: locale)
        continue
      }
      for i in missing.prefix(listed) {
        let shortcut = catalog.shortcuts[i]
        report.add(
          subject.knowsShortcuts
            ? "shortcut '\(shortcut.intent)' has no phrase in '\(locale)'"
            : "'\(shortcut.phrases[0].text)' has no translation in '\(locale)'",
          fix: "translate '\(shortcut.phrases[0].text)'",
          at: entry(of: shortcut.phrases[0], in: localization), place.member("phrases"),
          locale: locale, related: related(shortcut.phrases[0], localization))
      }
      if missing.count > listed {
        report.add(
          "\(missing.count - listed) more \(noun)s have no phrase in '\(locale)'",
          at: whole(localization), place.member("phrases"), locale: locale)
      }
    }
    shipped(subject, translated, &report)
  }

  /// Languages that the app ships and that no phrase is translated into.
  private static func shipped(
    _ subject: RuleSubject, _ translated: [String: Set<Int>], _ report: inout RuleReport
  ) {
    let catalog = subject.catalog
    let source = RuleSubject.language(catalog.sourceLocale)
    var known = Set(catalog.localizations.map(\.locale))
    known.formUnion(translated.keys.map(RuleSubject.language))
    // Where no language has any phrase, translations are elsewhere, or the app has none yet.
    guard !translated.isEmpty else { return }
    for locale in catalog.bundle?.locales ?? [] {
      let language = RuleSubject.language(locale.text)
      guard language != source, language != "base", !known.contains(language),
        known.insert(locale.text).inserted
      else { continue }
      report.add(
        "the app ships '\(locale.text)', and no phrase is translated into it",
        fix: "add AppShortcuts.strings to '\(locale.text).lproj', or the language to the catalog",
        at: locale.location, DeclarationPath.root.member("localizations").member(locale.text),
        locale: locale.text)
    }
  }

  /// Where a translation is missing: at the phrase, where one file holds all languages.
  private static func entry(
    of phrase: PhraseDeclaration, in localization: LocalizationDeclaration
  ) -> SourceLocation {
    let isOneFile = phrase.location.file == localization.location.file
    return isOneFile && RuleSubject.isOfList(phrase) ? phrase.location : whole(localization)
  }

  /// The place of a language: its file, where that begins with it.
  private static func whole(_ localization: LocalizationDeclaration) -> SourceLocation {
    var place = localization.location
    if place.line <= 1, place.column <= 1 { (place.line, place.column) = (0, 0) }
    return place
  }

  private static func related(
    _ phrase: PhraseDeclaration, _ localization: LocalizationDeclaration
  ) -> [RelatedPlace] {
    guard phrase.location.line > 0, phrase.location.file != localization.location.file else {
      return []
    }
    return [RelatedPlace("the phrase", at: phrase.location)]
  }
}
