// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase has single spaces, and none at its ends.
///
/// Harmless here; on the platform the text is a key of the translations, where a space too many is
/// a key that nobody finds.
enum DoubleSpaceRule: CatalogRule {
  static let description = RuleDescription(
    id: "double-space", severity: .warning, ruleSets: [.apple],
    summary: "A phrase has single spaces, and none at its ends.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases + subject.negativePhrases where !phrase.isBlank {
      let tidy = phrase.text.split(separator: " ").joined(separator: " ")
      guard tidy != phrase.text else { continue }
      let what =
        phrase.text.contains("  ") ? "two spaces in a row" : "a space at the start or end"
      report.add(phrase, "\(what) in '\(phrase.text)'", fix: "write '\(tidy)'")
    }
  }
}
