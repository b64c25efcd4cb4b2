// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Words around the name of one of several things, per language, beside those of `AnswerWords` and
/// `FreeWords`: what counts things, what joins a name with what tells it apart, what means another one.
///
/// The lists are our own. A name is never found by these words alone.
struct NamingWords {
  /// Nouns with a number: "number two".
  let nouns: [String]
  /// How places are written in digits, with `#` for the digits, or `*` for those and the number words:
  /// `#nd`, `*番目`.
  let marks: [String]
  /// Prepositions and the like between a name and what tells it apart: "the one by Austen".
  let around: [String]
  /// What stands between a part and the whole: "of" in "one of the two".
  let among: [String]
  /// What means another one than the one before.
  let other: [String]

  /// The words of a language; none where they are not known.
  static func forLanguage(_ language: String) -> NamingWords {
    known[language] ?? NamingWords(nouns: [], marks: [], around: [], among: [], other: [])
  }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .answers).map { lists in
      NamingWords(
        nouns: lists["names", "nouns"], marks: lists["names", "marks"],
        around: lists["names", "around"], among: lists["names", "among"],
        other: lists["names", "other"])
    }
  }
}
