// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase holds the app's name once.
///
/// The platform's wording asks for one; what it does with two is nowhere documented, so two are not
/// to be relied on.
enum RepeatedAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "repeated-app-name", severity: .error, ruleSets: [.apple],
    summary: "A phrase holds '${applicationName}' once.", isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where phrase.template.applicationNameCount > 1 {
      report.add(
        phrase,
        "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
          + " Phrase: '\(phrase.text)'",
        fix: "keep one of the \(phrase.template.applicationNameCount)")
    }
  }
}
