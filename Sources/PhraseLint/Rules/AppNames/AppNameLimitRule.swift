// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has at most three alternative names a language (`INAlternativeAppNames`).
enum AppNameLimitRule: CatalogRule {
  static let description = RuleDescription(
    id: "app-name-limit", severity: .error, ruleSets: [.apple], category: .appNames,
    summary: "An app has at most \(limit) alternative names a language.",
    rationale:
      "The platform takes three for each language, by its documentation; which of more are heard is"
      + " not said.",
    fix: "Keep the three that people say most.")

  private static let limit = 3

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    var names = [(DeclarationPath.root, catalog.app, catalog.sourceLocale)]
    for localization in catalog.localizations {
      guard let app = localization.app else { continue }
      let root = DeclarationPath.root.member("localizations").member(localization.locale)
      names.append((root, app, localization.locale))
    }
    for (root, app, locale) in names where app.synonyms.count > limit {
      report.add(
        "\(app.synonyms.count) alternative names in '\(locale)'; an app may have \(limit)",
        fix: "keep '\(app.synonyms[..<limit].joined(separator: "', '"))'", at: app.location,
        root.member("app").member("synonyms"), locale: locale)
    }
  }
}
