// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A translation is in the language it is for.
///
/// Two clear cases: it is the source phrase, word for word, in another language; or it has no letter
/// of the script that the language is written in. One or two words may be the same in two languages.
enum UntranslatedPhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "untranslated-phrase", severity: .note, category: .translations,
    summary: "A translation is in the language it is for.",
    rationale:
      "A copy of the source phrase is heard by a recogniser of another language, which makes other"
      + " words of it.",
    fix: "Translate the phrase, or remove the entry.",
    example: .init(
      "de: Open my tasks in ${applicationName}", "de: Öffne meine Aufgaben in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases {
      guard phrase.source != nil, !RuleSubject.areClose(phrase.locale, subject.catalog.sourceLocale)
      else { continue }
      let literal = literalText(phrase)
      if let source = phrase.source, source.segments == phrase.template.segments,
        literal.split(whereSeparator: { !$0.isLetter }).count > 2
      {
        report.add(
          phrase, "'\(phrase.text)' is the source phrase, in '\(phrase.locale)'",
          fix: "translate it, or remove the entry")
      } else if let script = script(of: phrase.locale), isLatinOnly(literal) {
        report.add(
          phrase, "no \(script) letter in '\(phrase.text)', in '\(phrase.locale)'",
          fix: "translate it, or remove the entry")
      }
    }
  }

  private static func literalText(_ phrase: LocatedPhrase) -> String {
    phrase.template.segments.compactMap { segment in
      if case .literal(let text) = segment { text } else { nil }
    }.joined(separator: " ")
  }

  /// Whether there are two words or more, all in Latin letters.
  private static func isLatinOnly(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      guard scalar.value < 0x250 else { return false }
      letters += 1
    }
    return letters > 0 && text.split(whereSeparator: \.isWhitespace).count > 1
  }

  /// The script of a language that is written in one only, and not in Latin letters.
  private static func script(of locale: String) -> String? {
    switch RuleSubject.language(locale) {
    case "ru", "uk", "bg", "mk", "be": "Cyrillic"
    case "el": "Greek"
    case "ar", "fa", "ur": "Arabic"
    case "he", "yi": "Hebrew"
    case "ja": "Japanese"
    case "ko": "Korean"
    case "zh", "yue": locale.contains("Latn") ? nil : "Chinese"
    case "th": "Thai"
    case "hi", "mr", "ne": locale.contains("Latn") ? nil : "Devanagari"
    default: nil
    }
  }
}
