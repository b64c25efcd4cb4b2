// SPDX-License-Identifier: Apache-2.0

/// How signs that stand for words are read aloud.
///
/// A recogniser writes "barnes and noble" as often as "Barnes & Noble"; the sign itself is no word.
package enum SpokenSigns {
  /// "And" in each language that reads "&" so.
  private static let and: [String: String] = [
    "en": "and", "de": "und", "fr": "et", "es": "y", "ca": "i", "it": "e", "pt": "e", "nl": "en",
    "sv": "och", "da": "og", "nb": "og", "no": "og", "fi": "ja", "pl": "i", "cs": "a", "sk": "a",
    "hu": "és", "ro": "și", "ru": "и", "uk": "і", "bg": "и", "el": "και", "tr": "ve", "ar": "و",
    "he": "ו", "hi": "और", "id": "dan", "vi": "và",
  ]

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
