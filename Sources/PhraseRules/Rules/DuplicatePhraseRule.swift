// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase stands once in an app, in each language.
///
/// Said twice, it either counts twice against the limit or leads to two shortcuts, of which only
/// the first can win. Phrases are compared without regard to case and spaces.
enum DuplicatePhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-phrase", severity: .warning, ruleSets: RuleSet.allCases,
    summary: "A phrase stands once in an app, in each language.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    var first: [String: LocatedPhrase] = [:]
    for phrase in subject.phrases where !phrase.isBlank {
      let key = key(phrase)
      guard let other = first[key] else {
        first[key] = phrase
        continue
      }
      let place = other.line > 0 ? "line \(other.line)" : other.path.description
      if other.shortcut == phrase.shortcut {
        report.add(
          phrase, "phrase '\(phrase.text)' stands twice in its shortcut (\(place))",
          fix: "remove one")
      } else {
        let owner = other.intent?.name ?? other.shortcut.map { "shortcut \($0)" } ?? ""
        report.add(
          phrase, "phrase '\(phrase.text)' is already one of '\(owner)' (\(place))",
          fix: "the first one wins; say the other in other words")
      }
    }
    for negative in subject.negativePhrases where !negative.isBlank {
      guard let other = first[key(negative)] else { continue }
      let place = other.line > 0 ? "line \(other.line)" : other.path.description
      report.add(
        negative, "negative phrase '\(negative.text)' is also a phrase of a shortcut (\(place))",
        fix: "the negative one wins, so the shortcut never hears it; remove one")
    }
  }

  private static func key(_ phrase: LocatedPhrase) -> String {
    var text = phrase.locale + "\n"
    for segment in phrase.template.segments {
      switch segment {
      case .literal(let literal):
        text += literal.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .applicationName: text += " ${} "
      case .slot(let name): text += " ${\(name)} "
      }
    }
    return text
  }
}
