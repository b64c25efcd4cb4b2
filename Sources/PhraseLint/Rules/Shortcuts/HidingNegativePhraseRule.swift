// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A negative phrase is none of the app's own phrases.
enum HidingNegativePhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "hiding-negative-phrase", severity: .warning, category: .shortcuts,
    summary: "A negative phrase is none of the app's own phrases.",
    rationale:
      "What is said in words of a negative phrase never reaches the app, so that the shortcut never"
      + " hears its own.",
    fix: "Remove one of the two.",
    example: .init(
      "negative: Please stop ${applicationName}", "negative: Stop all of ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard !subject.negativePhrases.isEmpty else { return }
    var declared: [String: [SpokenForm: Int]] = [:]
    for (i, phrase) in subject.phrases.enumerated() {
      guard let form = subject.spoken[i], let reader = subject.spokenReaders[phrase.locale]
      else { continue }
      let reduced = reader.reduced(form)
      if declared[phrase.locale, default: [:]][reduced] == nil {
        declared[phrase.locale, default: [:]][reduced] = i
      }
    }
    for (i, negative) in subject.negativePhrases.enumerated() {
      guard let form = subject.spokenNegatives[i],
        let reader = subject.spokenReaders[negative.locale],
        let index = declared[negative.locale]?[reader.reduced(form)]
      else { continue }
      let other = subject.phrases[index]
      let place = other.line > 0 ? "line \(other.line)" : other.path.description
      report.add(
        negative, "negative phrase '\(negative.text)' is also a phrase of a shortcut (\(place))",
        fix: "the negative one wins, so the shortcut never hears it; remove one",
        related: report.place("the phrase that it hides", of: other))
    }
  }
}
