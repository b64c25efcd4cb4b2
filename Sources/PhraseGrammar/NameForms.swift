// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// How names are said that are not written as they are said.
///
/// A recogniser writes "barnes and noble" as often as "Barnes & Noble", "net news wire" for NetNewsWire and "v l c" for
/// VLC: it does not know how a name is spelt.
package enum NameForms {
  /// "And" of the languages that read "&" so.
  private static let and = PerLanguage { LanguageLists.of($0, .joining)?["signs", "&"].first }
  /// Most letters of an acronym that may be spelt out; fewest of a word inside another ("LinkedIn" is not "linked in").
  private static let longestAcronym = 5
  private static let shortestPart = 3

  /// The ways a name is said: as written, with its signs read aloud, and with its words taken apart, too.
  ///
  ///     NameForms.forms(of: "AT&T NewsNow", language: "en")
  ///     // "AT&T NewsNow", "AT and T NewsNow", "A T and T News Now"
  ///
  /// The first is the name; no form is there twice.
  package static func forms(of name: String, language: String) -> [String] {
    var forms = [name]
    guard mayDiffer(name.utf8.span) else { return forms }
    if name.utf8.contains(UInt8(ascii: "&")), let word = and[language] {
      var spoken = ""
      for character in name {
        if character == "&" { spoken += " \(word) " } else { spoken.append(character) }
      }
      forms.append(spoken)
    }
    if let apart = apart(forms[forms.count - 1]) { forms.append(apart) }
    return forms
  }

  /// Whether a name or a phrase may be said otherwise than it is written: it has a sign, a capital behind a letter, or
  /// letters beyond ASCII. Most have none; what stands in `${…}` does not count.
  package static func mayDiffer(_ text: Span<UInt8>) -> Bool {
    var last: UInt8 = 0
    var k = 0
    while k < text.count {
      let byte = text[k]
      if byte == UInt8(ascii: "&") || byte >= 0x80 { return true }
      if last >= 0x41, 0x41...0x5A ~= byte { return true }
      if byte == UInt8(ascii: "{"), last == UInt8(ascii: "$") {
        while k < text.count, text[k] != UInt8(ascii: "}") { k += 1 }
        last = UInt8(ascii: "}")
      } else {
        last = byte
      }
      k += 1
    }
    return false
  }

  /// A name with words in camel case apart, and acronyms letter by letter; `nil` where it has neither.
  private static func apart(_ name: String) -> String? {
    guard name.unicodeScalars.contains(where: { $0.properties.isUppercase }) else { return nil }
    let letters = Array(name)
    let isShouted =
      !letters.contains(where: \.isLowercase) && letters.contains(where: \.isWhitespace)
    var spoken = ""
    var isChanged = false
    var at = 0
    while at < letters.count {
      guard letters[at].isLetter else {
        spoken.append(letters[at])
        at += 1
        continue
      }
      let end = letters[at...].firstIndex { !$0.isLetter } ?? letters.count
      let word = letters[at..<end]
      let parts = isShouted ? [word] : Self.parts(of: word)
      if parts.count > 1 { isChanged = true }
      spoken += parts.map { String($0) }.joined(separator: " ")
      at = end
    }
    return isChanged ? spoken : nil
  }

  /// The words inside of a word, or the letters of an acronym; the word itself where it is one.
  private static func parts(of word: ArraySlice<Character>) -> [ArraySlice<Character>] {
    if 2...longestAcronym ~= word.count, word.allSatisfy(\.isUppercase) {
      return word.indices.map { word[$0...$0] }
    }
    var parts: [ArraySlice<Character>] = []
    var first = word.startIndex
    for at in word.indices.dropFirst()
    where word[at].isUppercase && word[at - 1].isLowercase {
      parts.append(word[first..<at])
      first = at
    }
    parts.append(word[first...])
    return parts.allSatisfy { $0.count >= shortestPart } ? parts : [word]
  }
}
