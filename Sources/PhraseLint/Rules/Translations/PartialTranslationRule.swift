// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Every phrase of a translated shortcut is translated, where each has a translation of its own.
///
/// Asked of `AppShortcuts.strings` only: in a string catalog a list stands for the shortcut.
enum PartialTranslationRule: CatalogRule {
  static let description = RuleDescription(
    id: "partial-translation", severity: .note, category: .translations,
    summary: "All phrases of a shortcut are in AppShortcuts.strings of a language, or none.",
    rationale:
      "A phrase that the file leaves out is heard in the source language there, between translated"
      + " ones.",
    fix: "Translate the other phrases too; a language cannot have fewer phrases than the source.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard subject.knowsShortcuts else { return }
    let source = RuleSubject.language(catalog.sourceLocale)
    for localization in catalog.localizations
    where RuleSubject.language(localization.locale) != source {
      guard localization.phrases.contains(where: { $0.location.file.hasSuffix(".strings") })
      else { continue }
      let keys = Dictionary(
        localization.phrases.map { ($0.source, $0.location) }, uniquingKeysWith: { a, _ in a })
      for shortcut in catalog.shortcuts {
        let missing = shortcut.phrases.filter { keys[$0.text] == nil }
        guard !missing.isEmpty, missing.count < shortcut.phrases.count,
          let place = shortcut.phrases.lazy.compactMap({ keys[$0.text] }).first
        else { continue }
        report.add(
          "\(missing.count) of \(shortcut.phrases.count) phrases of '\(shortcut.intent)' are not"
            + " translated into '\(localization.locale)'",
          fix: "translate '\(missing[0].text)'" + (missing.count > 1 ? " and the others" : ""),
          at: place, DeclarationPath.root.member("localizations").member(localization.locale),
          locale: localization.locale)
      }
    }
  }
}
