// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Every phrase holds the app's name, in every language.
///
/// The name is what tells the platform which app is meant; it refuses a phrase without it, also
/// once for each translation that lost it.
enum MissingAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-app-name", severity: .error, ruleSets: [.apple],
    summary: "Every phrase holds '${applicationName}'.", isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where phrase.template.applicationNameCount == 0 {
      if phrase.isBlank { continue }
      report.add(
        phrase,
        "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
          + " Phrase: '\(phrase.text)'",
        fix: fix(phrase, subject))
    }
  }

  private static func fix(_ phrase: LocatedPhrase, _ subject: RuleSubject) -> String {
    let names = subject.appNames[phrase.locale] ?? subject.catalog.app
    for name in names.forms where phrase.text.contains(name) {
      return "write '${applicationName}' for '\(name)'"
    }
    return "say where the app's name goes, such as '\(phrase.text) in ${applicationName}'"
  }
}
