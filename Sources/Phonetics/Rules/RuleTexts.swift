// SPDX-License-Identifier: Apache-2.0

/// Which texts of rules a language has.
enum RuleTexts {
  /// Languages with rules of their own; all others share those of "".
  static let languages: Set<String> = [
    "bg", "de", "en", "es", "fr", "it", "nl", "pt", "uk",
  ]

  /// The texts for a language and alphabet; later ones override earlier ones.
  static func texts(for language: String, _ alphabet: Alphabet) -> [String] {
    switch (alphabet, language) {
    case (.latin, "en"): [english]
    case (.latin, "de"): [german]
    case (.latin, "fr"): [french]
    case (.latin, "es"): [spanish]
    case (.latin, "it"): [italian]
    case (.latin, "pt"): [portuguese]
    case (.latin, "nl"): [dutch]
    case (.latin, _): [otherLatin]
    case (.cyrillic, "uk"): [cyrillic, ukrainian]
    case (.cyrillic, "bg"): [cyrillic, bulgarian]
    case (.cyrillic, _): [cyrillic]
    case (.greek, _): [greek]
    case (.kana, _): [kana]
    }
  }
}
