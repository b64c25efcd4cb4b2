// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A phrase holds the app's name once.
///
/// The platform's wording asks for one; what it does with two is nowhere documented, so two are not
/// to be relied on.
enum RepeatedAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "repeated-app-name", severity: .error, ruleSets: [.apple], category: .phrases,
    summary: "A phrase holds '${applicationName}' once.",
    rationale:
      "The platform's wording asks for one; what it does with two is nowhere documented, so two are"
      + " not to be relied on.",
    platformText: MissingAppNameRule.platformText, fix: "Keep one of them.",
    example: .init(
      "Ask ${applicationName} to open ${applicationName}", "Open ${applicationName}"),
    isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where phrase.template.applicationNameCount > 1 {
      report.add(
        phrase, "\(MissingAppNameRule.platformText) Phrase: '\(phrase.text)'",
        fix: "keep one of the \(phrase.template.applicationNameCount)",
        highlighting: phrase.range(of: "applicationName", occurrence: 1))
    }
  }
}
