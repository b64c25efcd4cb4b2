// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has at most ten shortcuts (WWDC22, session 10170).
enum ShortcutLimitRule: CatalogRule {
  static let description = RuleDescription(
    id: "shortcut-limit", severity: .error, ruleSets: [.apple], category: .shortcuts,
    summary: "An app has at most \(PhraseCounts.shortcutLimit) shortcuts.",
    rationale:
      "The platform documents ten (WWDC22, session 10170). What becomes of an eleventh is reported"
      + " differently: a compile error, or silence.",
    fix: "Keep the ten that people say most; an intent without phrases still works elsewhere.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let shortcuts = subject.catalog.shortcuts
    let limit = PhraseCounts.shortcutLimit
    guard subject.knowsShortcuts, shortcuts.count > limit else { return }
    report.add(
      "\(shortcuts.count) shortcuts; an app may have \(limit)",
      fix:
        "keep the \(limit) that people say most; an intent without phrases still works elsewhere",
      note: "the first \(limit) are kept at run time; on the platform the rest vanish silently",
      at: shortcuts[limit].location, RuleSubject.path(shortcut: limit))
  }
}
