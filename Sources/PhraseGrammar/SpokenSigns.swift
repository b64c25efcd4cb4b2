// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// How signs that stand for words are read aloud.
///
/// A recogniser writes "barnes and noble" as often as "Barnes & Noble"; the sign itself is no word.
package enum SpokenSigns {
  /// "And" of the languages that read "&" so.
  private static let and = PerLanguage { LanguageLists.of($0, .joining)?["signs", "&"].first }

  /// The ways a name is said: as written, and with its signs read aloud.
  package static func forms(of name: String, language: String) -> [String] {
    guard name.utf8.contains(UInt8(ascii: "&")), let word = and[language] else { return [name] }
    var spoken = ""
    for character in name {
      if character == "&" { spoken += " \(word) " } else { spoken.append(character) }
    }
    return [name, spoken]
  }
}
