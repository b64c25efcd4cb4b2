// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Two phrases differ by more than words that mean nothing.
///
/// Which those are is data: `PoliteWords` and, before slots, `FreeWords`.
enum DroppedWordsRule: CatalogRule {
  static let description = RuleDescription(
    id: "dropped-words", severity: .warning, category: .shortcuts,
    summary: "Two phrases of an app differ by more than polite words, hesitations and articles.",
    rationale:
      "Polite openers (\"please\", \"can you\") go before any phrase by themselves, on the platform as"
      + " here, so both are heard alike. In two shortcuts only the first wins; in one shortcut the"
      + " phrase is merely counted twice, which is a note.",
    fix: "Remove the longer one, or say it in other words.",
    example: .init(
      "Open ${list} in ${applicationName} / Please open my ${list} in ${applicationName}",
      "Open ${list} in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    var first: [String: [SpokenForm: Int]] = [:]
    for (i, phrase) in subject.phrases.enumerated() {
      guard let form = subject.spoken[i], let reader = subject.spokenReaders[phrase.locale]
      else { continue }
      let reduced = reader.reduced(form)
      guard let index = first[phrase.locale, default: [:]][reduced] else {
        first[phrase.locale, default: [:]][reduced] = i
        continue
      }
      // Phrases that are the same to the letter are another rule's finding.
      guard subject.spoken[index] != form, subject.knowsShortcuts || phrase.source == nil
      else { continue }
      let other = subject.phrases[index]
      let isOne = other.shortcut == phrase.shortcut || !subject.knowsShortcuts
      report.add(
        phrase,
        "'\(phrase.text)' is heard as '\(other.text)'"
          + (isOne ? "" : " of '\(other.intent?.name ?? "another shortcut")'"),
        severity: isOne ? .note : nil,
        fix: isOne ? "remove one; the rest is understood by itself" : "say one in other words",
        related: report.place("the other one", of: other))
    }
  }
}
