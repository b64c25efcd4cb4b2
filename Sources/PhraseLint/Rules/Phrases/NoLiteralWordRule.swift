// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A phrase has a word of its own, or the app's name.
///
/// A phrase of slots alone matches whatever fits them: with open text, everything that is said.
enum NoLiteralWordRule: CatalogRule {
  static let description = RuleDescription(
    id: "no-literal-word", severity: .error, ruleSets: [.extended], category: .phrases,
    summary: "A phrase without the app's name has a word of its own.",
    rationale: "A phrase of slots alone fits wherever a value is said; with open text, everything.",
    fix: "Add a word or '${applicationName}'.", example: .init("${song}", "Play ${song}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where phrase.template.applicationNameCount == 0 {
      let hasWord = phrase.template.segments.contains { segment in
        if case .literal(let text) = segment { return text.contains { $0.isLetter || $0.isNumber } }
        return false
      }
      if hasWord || phrase.isBlank { continue }
      let isOpen = phrase.slots.contains { slot in
        switch phrase.parameter(slot)?.type {
        case .entity(let name)?: subject.declarations.entities[name]?.isOpen == true
        case .enumeration?: false
        default: true
        }
      }
      report.add(
        phrase, "no word and no app name in '\(phrase.text)'",
        severity: isOpen ? .error : .warning,
        fix: isOpen
          ? "it matches everything that is said; add a word or '${applicationName}'"
          : "it matches wherever a value is said; add a word or '${applicationName}'")
    }
  }
}
