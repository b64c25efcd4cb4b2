// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The rule sets of a language, one an alphabet.
///
/// A name may be of another script than the language it is spoken in, so each language has all of
/// them; most share those for other alphabets than their own.
final class LanguageRules: Sendable {
  let latin: RuleSet
  let cyrillic: RuleSet
  let greek: RuleSet
  let kana: RuleSet

  private init(language: String) {
    latin = Self.set(.latin, language)
    cyrillic = Self.set(.cyrillic, language)
    greek = Self.set(.greek, language)
    kana = Self.set(.kana, language)
  }

  /// The set for an alphabet.
  @inline(__always) func set(for alphabet: Alphabet) -> RuleSet {
    switch alphabet {
    case .latin: latin
    case .cyrillic: cyrillic
    case .greek: greek
    case .kana: kana
    }
  }

  /// Reads the rules of a language; a mistake in them is one of this module, which tests find.
  private static func set(_ alphabet: Alphabet, _ language: String) -> RuleSet {
    var parser = RuleParser(alphabet: alphabet)
    for (place, text) in RuleTexts.texts(for: language, alphabet).enumerated() {
      parser.read(text, overrides: place > 0)
    }
    precondition(parser.mistakes.isEmpty, "rules of '\(language)', \(parser.mistakes)")
    return RuleSet(parser.rules, alphabet: alphabet)
  }

  /// Those of a language, read once a process and never given up.
  static func of(_ language: String) -> LanguageRules {
    let key = RuleTexts.languages.contains(language) ? language : ""
    return library.withLock { known in
      if let rules = known[key] { return rules }
      let rules = LanguageRules(language: key)
      known[key] = rules
      return rules
    }
  }

  private static let library = Locked<[String: LanguageRules]>([:])
}

/// Which texts of rules a language has.
enum RuleTexts {
  /// Languages with rules of their own; all others share those of "".
  static let languages: Set<String> = ["en"]

  /// The texts for a language and alphabet; later ones override earlier ones.
  static func texts(for language: String, _ alphabet: Alphabet) -> [String] {
    switch alphabet {
    case .latin:
      switch language {
      case "en": [english]
      default: [otherLatin]
      }
    case .cyrillic, .greek, .kana: []
    }
  }
}
