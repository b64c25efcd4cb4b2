// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Who has phrases with entities says when the entities change.
enum ParametersNotUpdatedRule: CodeRule {
  static let description = RuleDescription.code(
    "parameters-not-updated", .warning,
    "An app whose phrases name entities calls updateAppShortcutParameters().",
    why: "The system learns the values of a slot when the app calls "
      + "'updateAppShortcutParameters()': before the first call it knows no phrase with one, "
      + "and after a change it knows the old ones.",
    fix:
      "Call 'updateAppShortcutParameters()' of the provider when the app starts, and when entities change.",
    found: "phrases: [\"Open \\(\\.$book) in \\(.applicationName)\"]",
    mended: "init() { BookShortcuts.updateAppShortcutParameters() }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard subject.holdsApp, !subject.mentions.contains("updateAppShortcutParameters") else {
      return
    }
    for provider in subject.providers {
      for slot in subject.slots(of: provider) {
        guard let entity = subject.entity(of: slot)?.type.shortName else { continue }
        report.add(
          "phrases with '\(entity)' are not learnt: 'updateAppShortcutParameters' is called nowhere",
          at: provider,
          fix: "call '\(provider.shortName).updateAppShortcutParameters()' when the app starts and "
            + "when the values of '\(entity)' change",
          related: [report.place("the slot '\(slot.name)'", at: slot.token, in: slot.file)])
        return
      }
    }
  }
}
