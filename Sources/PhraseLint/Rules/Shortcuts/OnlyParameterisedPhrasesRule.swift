// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A shortcut has a phrase without a slot.
///
/// Phrases with slots do not exist before the app has supplied values; until then a shortcut that
/// has no others is invisible.
enum OnlyParameterisedPhrasesRule: CatalogRule {
  static let description = RuleDescription(
    id: "only-parameterised-phrases", severity: .warning, ruleSets: [.apple], category: .shortcuts,
    summary: "A shortcut has a phrase without a slot.",
    rationale:
      "Phrases with slots do not exist before the app has supplied values; until then a shortcut that"
      + " has no others is invisible.",
    fix: "Add a phrase without a slot; the value is then asked for.",
    example: .init(
      "Open ${list} in ${applicationName}", "Open a list in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard subject.knowsShortcuts else { return }
    for (i, shortcut) in subject.catalog.shortcuts.enumerated() {
      guard !shortcut.phrases.isEmpty,
        shortcut.phrases.allSatisfy({ !$0.slotNames.isEmpty })
      else { continue }
      report.add(
        "every phrase of '\(shortcut.intent)' has a slot, so that it is invisible until values"
          + " arrive",
        fix: "add a phrase without a slot; the value is then asked for", at: shortcut.location,
        RuleSubject.path(shortcut: i))
    }
  }
}
