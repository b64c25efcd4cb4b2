// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A string catalog (`.xcstrings`): texts by key, each in any number of languages.
struct StringCatalog {
  /// The file it was read from.
  var file: String
  /// The language that keys are in: `sourceLanguage`.
  var sourceLanguage: String?
  /// The texts, in file order.
  var entries: [Entry] = []
  /// Requests to leave findings out, from comments.
  var suppressions: [LintSuppression] = []
  /// Mistakes, in file order.
  var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// The texts of one key.
  struct Entry: Located {
    /// The key; of phrases, the first one of a shortcut.
    var key: String
    /// What the author says about it.
    var comment: String?
    /// Where Xcode has it from: `extracted_with_value`, `manual`, `stale`.
    var extractionState: String?
    /// Whether it is to be translated at all.
    var shouldTranslate: Bool
    /// Where the key stands.
    var location: SourceLocation
    /// The texts by language, in file order.
    var localizations: [Localization]

    /// The texts of a language.
    func localization(_ locale: String) -> Localization? {
      localizations.first { $0.locale == locale }
    }
  }

  /// The texts that stand for a key in one language: one for most, any number for phrases.
  struct Localization: Located {
    /// The language, as a BCP 47 tag.
    var locale: String
    /// How far its translation is: `new`, `translated`, `needs_review`.
    var state: String?
    /// The texts.
    var values: [LocatedText]
    /// Whether they are a list, as a shortcut's phrases are, and not the one text of a key.
    var isList = false
    /// Where the language's name stands.
    var location: SourceLocation
  }

  /// The languages that any text is in, in the order first met.
  var locales: [LocatedText] {
    var seen: Set<String> = []
    var locales: [LocatedText] = []
    for entry in entries {
      for one in entry.localizations where seen.insert(one.locale).inserted {
        locales.append(LocatedText(one.locale, location: one.location))
      }
    }
    return locales
  }
}
