// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// The app's name stands apart from letters, where the language writes words apart.
///
/// Only clear cases: a letter right before the name in languages that put nothing before words, or
/// right behind it in languages that put nothing behind them. Languages with such prefixes or
/// endings (Arabic, Hebrew, Turkish, Hungarian, Finnish, all without spaces) are left alone, and so is an "s".
enum GluedAppNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "glued-app-name", severity: .warning, category: .phrases,
    summary: "The app's name stands apart from letters, where the language writes words apart.",
    rationale:
      "Letters that touch '${applicationName}' become one word with the name, which is neither the"
      + " word nor the name; mostly a space was lost.",
    fix: "Put a space, a hyphen or an apostrophe between them.",
    example: .init("Starta sömntimer${applicationName}", "Starta sömntimer i ${applicationName}"))

  /// Languages whose words take nothing in front without a sign between.
  private static let withoutPrefixes: Set<String> = [
    "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "hr", "hu", "is", "it", "lt",
    "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi",
  ]
  /// Languages whose words take no ending without a sign between, but for an "s", and are not put
  /// together as in Dutch (`${applicationName}status`).
  private static let withoutEndings: Set<String> = ["ca", "en", "es", "fr", "it", "pt", "vi"]

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases { check(phrase, &report) }
    for phrase in subject.negativePhrases { check(phrase, &report) }
  }

  private static func check(_ phrase: LocatedPhrase, _ report: inout RuleReport) {
    let segments = phrase.template.segments
    let language = RuleSubject.language(phrase.locale)
    for (i, segment) in segments.enumerated() where segment == .applicationName {
      if i > 0, withoutPrefixes.contains(language),
        case .literal(let before) = segments[i - 1], let letter = before.last,
        isSpacedLetter(letter) || letter.isNumber
      {
        let word = String(before.reversed().prefix { !$0.isWhitespace }.reversed())
        report.add(
          phrase, "'\(word)' touches the app's name in '\(phrase.text)'",
          fix: "write '\(word) ${applicationName}', or the words that belong between",
          highlighting: touching(phrase, before: word.utf8.count))
      } else if i + 1 < segments.count, withoutEndings.contains(language),
        case .literal(let behind) = segments[i + 1], let letter = behind.first,
        isSpacedLetter(letter)
      {
        let word = String(behind.prefix { !$0.isWhitespace })
        guard word.prefix(while: \.isLetter).lowercased() != "s" else { continue }
        report.add(
          phrase, "'\(word)' touches the app's name in '\(phrase.text)'",
          fix: "write '${applicationName} \(word)'",
          highlighting: touching(phrase, behind: word.utf8.count))
      }
    }
  }

  /// Whether a letter is of a script that parts words by spaces.
  private static func isSpacedLetter(_ letter: Character) -> Bool {
    letter.isLetter && letter.unicodeScalars.allSatisfy { $0.value < 0x0E00 }
  }

  private static func touching(
    _ phrase: LocatedPhrase, before: Int = 0, behind: Int = 0
  ) -> Range<Int> {
    let name = phrase.range(of: "applicationName")
    return max(0, name.lowerBound - before)..<name.upperBound + behind
  }
}
