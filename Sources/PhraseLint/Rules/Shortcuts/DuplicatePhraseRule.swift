// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase stands once in an app, in each language.
///
/// Said twice, it either counts twice against the limit or leads to two shortcuts, of which only
/// the first can win. Phrases are compared as they are heard: without regard to case, punctuation and spaces,
/// slots by their types. Two translations that fall together in one shortcut are a note.
enum DuplicatePhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-phrase", severity: .warning, category: .shortcuts,
    summary: "A phrase stands once in an app, in each language.",
    rationale:
      "Of two shortcuts with one phrase only the first can win; twice in one shortcut it counts twice"
      + " against the limit. Two source phrases that are translated alike are a note.",
    fix: "Remove one, or say it in other words.",
    example: .init(
      "Play in ${applicationName} / play in ${applicationName}!", "Play in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    var first: [String: [SpokenForm: Int]] = [:]
    for (i, phrase) in subject.phrases.enumerated() {
      guard let form = subject.spoken[i], !form.symbols.isEmpty else { continue }
      guard let index = first[phrase.locale, default: [:]][form] else {
        first[phrase.locale, default: [:]][form] = i
        continue
      }
      let other = subject.phrases[index]
      let place = other.line > 0 ? "line \(other.line)" : other.path.description
      let related = report.place("the first of the two", of: other)
      if !subject.knowsShortcuts {
        // Two source phrases of one shortcut may well be translated alike.
        guard phrase.source == nil else { continue }
        report.add(
          phrase, "'\(phrase.text)' is heard as '\(other.text)' (\(place))", severity: .note,
          fix: "fine if both are of one shortcut; else say one in other words", related: related)
      } else if other.shortcut == phrase.shortcut {
        let isTranslated = phrase.source != nil
        report.add(
          phrase, "phrase '\(phrase.text)' stands twice in its shortcut (\(place))",
          severity: isTranslated ? .note : nil, fix: "remove one", related: related)
      } else {
        let owner = other.intent?.name ?? other.shortcut.map { "shortcut \($0)" } ?? ""
        report.add(
          phrase, "phrase '\(phrase.text)' is already one of '\(owner)' (\(place))",
          fix: "the first one wins; say the other in other words", related: related)
      }
    }
  }
}
