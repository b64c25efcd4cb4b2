// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// What people say around a phrase without meaning anything by it, per language.
///
/// Openers stand before a phrase, closers after it, fillers anywhere. Each entry is a whole
/// expression; they may follow each other ("hey", "could you", "please"). The lists are our own,
/// kept to expressions that carry no meaning for the app: "show me" or "open" are not here.
package struct PoliteWords: Sendable {
  /// The language subtag the lists are for.
  package var language: String
  /// Expressions before a phrase.
  package var openers: [String]
  /// Expressions after a phrase.
  package var closers: [String]
  /// Hesitations, anywhere.
  package var fillers: [String]

  /// The lists of a language; empty ones where there are none.
  package static func forLanguage(_ language: String) -> PoliteWords {
    known[language] ?? PoliteWords(language: language, openers: [], closers: [], fillers: [])
  }

  /// The languages with lists.
  package static var languages: [String] { LanguageText.languages(with: .polite) }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .polite).map { lists in
      func all(_ key: String) -> [String] { lists["polite", key] + lists["beside phrases", key] }
      return PoliteWords(
        language: language, openers: all("openers"), closers: all("closers"),
        fillers: all("fillers"))
    }
  }
}
