// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase holds at most one slot beside the app's name.
///
/// Apple's engineers and guidelines allow "a single optional value"; no shipped app has two.
enum SeveralSlotsRule: CatalogRule {
  static let description = RuleDescription(
    id: "several-slots", severity: .error, ruleSets: [.apple], category: .slots,
    summary: "A phrase holds at most one slot beside the app's name.",
    rationale:
      "Apple's engineers and guidelines allow \"a single optional value\"; no app that was looked at"
      + " ships two.",
    fix: "Keep one slot and let the other values be asked for.",
    example: .init(
      "Move ${task} to ${list} in ${applicationName}", "Move ${task} in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases {
      let slots = phrase.slots
      guard slots.count > 1 else { continue }
      report.add(
        phrase, "\(slots.count) slots in '\(phrase.text)'; a phrase may have one",
        fix: "keep '${\(slots[0])}' and let the others be asked for",
        highlighting: phrase.range(of: slots[1], occurrence: slots[0] == slots[1] ? 1 : 0))
    }
  }
}
