// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A shortcut has at least one phrase: without one nothing can be said to it.
enum NoPhrasesRule: CatalogRule {
  static let description = RuleDescription(
    id: "no-phrases", severity: .error, category: .shortcuts,
    summary: "A shortcut has at least one phrase.",
    rationale:
      "Without a phrase nothing can be said to it. Phrases that stand in a constant of their own are"
      + " not seen by the build, which then counts none.",
    platformText: "App Shortcuts should have at least one phrase",
    fix: "Write the phrases where the shortcut is declared.",
    example: .init("phrases: Self.phrases", "phrases: [\"Open \\(.applicationName)\"]"),
    isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for (i, shortcut) in subject.catalog.shortcuts.enumerated() where shortcut.phrases.isEmpty {
      report.add(
        "App Shortcuts should have at least one phrase. Shortcut: '\(shortcut.intent)'",
        fix:
          "add a phrase such as '\(shortcut.shortTitle ?? shortcut.intent) in ${applicationName}'",
        at: shortcut.location, RuleSubject.path(shortcut: i))
    }
  }
}
