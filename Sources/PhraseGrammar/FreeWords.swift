// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// What people say around a value without naming it by it, per language: articles, possessives, and
/// words that announce a name ("called", "named").
///
/// They cost nothing before and behind the words that name a value. The lists are our own; a word
/// that tells values apart ("big", "new", "old") is not in them. Entries are whole expressions.
package enum FreeWords {
  /// The expressions of a language; none where there is no list.
  package static func forLanguage(_ language: String) -> [String] { known[language] ?? [] }

  /// The languages with lists.
  package static var languages: [String] { LanguageText.languages(with: .free) }

  private static let known = PerLanguage { LanguageLists.of($0, .free)?["free", "words"] }
}
