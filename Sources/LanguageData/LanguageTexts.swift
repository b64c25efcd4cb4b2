// SPDX-License-Identifier: Apache-2.0

/// Which languages have a text of knowledge.
enum LanguageTexts {
  /// The languages, by their tags.
  static let languages = ["en"]

  /// The text of a language; `nil` for none.
  static func text(for language: String) -> String? {
    switch language {
    case "en": english
    default: nil
    }
  }
}
