// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Phrases stand in files of one kind.
enum MixedPhraseFilesRule: CatalogRule {
  static let description = RuleDescription(
    id: "mixed-phrase-files", severity: .warning, ruleSets: [.apple], category: .build,
    summary: "An app has AppShortcuts.strings or AppShortcuts.xcstrings, and not both.",
    rationale:
      "Both become one table of the built app. Xcode refuses a string catalog beside other tables of"
      + " its name in one target; in two targets it is left to chance which is read.",
    fix: "Move the translations into one of them.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard let files = subject.catalog.bundle?.phraseFiles,
      let catalog = files.first(where: { $0.kind == .stringCatalog }),
      let table = files.first(where: { $0.kind == .strings })
    else { return }
    report.add(
      "phrases both in AppShortcuts.xcstrings and in AppShortcuts.strings",
      fix: "move the translations into one of them", at: catalog.location, DeclarationPath.root,
      related: [RelatedPlace("a table of the same name", at: table.location)])
  }
}
