// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has a name that can be said.
enum UnspokenAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "unspoken-app-name", severity: .error, category: .appNames,
    summary: "An app's name has a letter or a digit.",
    rationale: "Every phrase holds the app's name; one that cannot be said makes them all mute.",
    fix: "Give the app a display name, or a spoken one (CFBundleSpokenName).",
    example: .init("\"CFBundleDisplayName\" = \"✓\"", "\"CFBundleDisplayName\" = \"Check\""))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard catalog.coverage.contains(.appName) else { return }
    func canBeSaid(_ names: AppNames) -> Bool {
      names.heardForms.contains { $0.contains { $0.isLetter || $0.isNumber } }
    }
    if !canBeSaid(catalog.app) {
      report.add(
        "the app's name '\(catalog.app.name)' has nothing that can be said",
        fix: "give it a spoken name", at: catalog.app.location,
        DeclarationPath.root.member("app").member("name"), locale: catalog.sourceLocale)
    }
    for localization in catalog.localizations {
      guard let names = localization.app, !canBeSaid(names) else { continue }
      let root = DeclarationPath.root.member("localizations").member(localization.locale)
      report.add(
        "the app's name '\(names.name)' in '\(localization.locale)' has nothing that can be said",
        fix: "give it a spoken name", at: names.location, root.member("app").member("name"),
        locale: localization.locale)
    }
  }
}
