// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// Every phrase holds the app's name, in every language.
///
/// The name is what tells the platform which app is meant; it refuses a phrase without it, also
/// once for each translation that lost it.
enum MissingAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-app-name", severity: .error, ruleSets: [.apple], category: .phrases,
    summary: "Every phrase holds '${applicationName}'.",
    rationale:
      "The name is what tells the platform which app is meant. It refuses a phrase without it, also"
      + " once for each translation that lost it, and exports no intent at all.",
    platformText: platformText, fix: "Say where the app's name goes.",
    example: .init("Show my tasks", "Show my tasks in ${applicationName}"), isHalting: true)

  /// The platform's words for a phrase without the app's name, or with two.
  static let platformText =
    "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where phrase.template.applicationNameCount == 0 {
      // What was meant to be the name is reported as a placeholder in another syntax.
      if phrase.isBlank || ForeignPlaceholderRule.standsForAppName(in: phrase) { continue }
      report.add(
        phrase, "\(platformText) Phrase: '\(phrase.text)'",
        fix: fix(phrase, subject))
    }
  }

  private static func fix(_ phrase: LocatedPhrase, _ subject: RuleSubject) -> String {
    let names = subject.appNames[phrase.locale] ?? subject.catalog.app
    for name in names.forms where !name.isEmpty && phrase.text.contains(name) {
      return "write '${applicationName}' for '\(name)'"
    }
    let saysIn = ["en", "de", "nl", "it"].contains(RuleSubject.language(phrase.locale))
    return "say where the app's name goes"
      + (saysIn ? ", such as '\(phrase.text) in ${applicationName}'" : "")
  }
}
