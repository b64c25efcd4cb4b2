// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// Which texts of rules a language has.
///
/// An alphabet's rules are those that the language has for it, else those of its script. `[changes to
/// cyrillic]` keeps the script's, but for those that it writes anew.
enum RuleTexts {
  /// Languages with rules of their own; all others share those of "".
  static let languages = Set(LanguageText.languages(with: .phones))

  /// The rules of a language for an alphabet, and what is wrong with them.
  static func rules(of language: String, _ alphabet: Alphabet) -> RuleParser {
    var parser = RuleParser(alphabet: alphabet)
    let own = LanguageText.of(language, .phones)
    if read(own, alphabet.section, into: &parser) { return parser }
    _ = read(LanguageText.of(alphabet.script, .phones), alphabet.section, into: &parser)
    _ = read(own, "changes to \(alphabet.section)", into: &parser)
    return parser
  }

  /// Reads a section; `false` if it is not there.
  private static func read(
    _ text: LanguageText?, _ section: String, into parser: inout RuleParser
  ) -> Bool {
    guard let text else { return false }
    do throws(LanguageTextError) {
      let lines = try LanguageLines(text)[section]
      let bytes = text.bytes
      parser.reserve(lines.count)
      for line in lines {
        parser.read(bytes.extracting(line.range), at: line.place)
      }
      return !lines.isEmpty
    } catch {
      parser.refuse(error)
      return false
    }
  }
}

extension Alphabet {
  /// The section of its rules.
  fileprivate var section: String {
    switch self {
    case .latin: "latin"
    case .cyrillic: "cyrillic"
    case .greek: "greek"
    case .kana: "kana"
    }
  }

  /// The script whose rules languages share.
  fileprivate var script: String {
    switch self {
    case .latin: "und-Latn"
    case .cyrillic: "und-Cyrl"
    case .greek: "und-Grek"
    case .kana: "und-Kana"
    }
  }
}
