// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has one provider of App Shortcuts.
enum SeveralProvidersRule: CatalogRule {
  static let description = RuleDescription(
    id: "several-providers", severity: .warning, ruleSets: [.apple], category: .build,
    summary: "An app has one AppShortcutsProvider.",
    rationale:
      "The platform takes one for each app (WWDC23, session 10102) and does not diagnose a second;"
      + " developers report that the one updated last wins and the other's phrases vanish.",
    fix: "Move all shortcuts into one provider.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard let providers = subject.catalog.bundle?.providers, providers.count > 1 else { return }
    let names = providers.prefix(5).map { "'\($0.text)'" }.joined(separator: ", ")
    report.add(
      "\(providers.count) providers of App Shortcuts: \(names)"
        + (providers.count > 5 ? ", …" : ""),
      fix: "move all shortcuts into '\(providers[0].text)'", at: providers[1].location,
      DeclarationPath.root.member("shortcuts"),
      related: providers[0].location.line > 0
        ? [RelatedPlace("the first one", at: providers[0].location)] : [])
  }
}
