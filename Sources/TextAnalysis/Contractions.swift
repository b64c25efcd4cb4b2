// SPDX-License-Identifier: Apache-2.0

/// English contractions, spelled out so that "don't" and "do not" are the same tokens.
///
/// Runs after any of the three paths, on the tokens they wrote, and looks at the original: only
/// words of plain ASCII letters are contractions. The words that come out stand apart (`blank`),
/// and their spans share the original out between them: do|n't.
///
/// Token k with an apostrophe before it is `t` after a word in n (n't → not; can, will and shall get
/// their letters back), `re`, `ve`, `ll`, `m`, `s` after let (→ us) or after a pronoun or a question
/// word (→ is). Other 's and all 'd stay as they are. "cannot" is two words.
enum Contractions {
  /// The hash of the one word that is two.
  static let cannot: UInt64 = TokenHash.hash(0x746F_6E6E_6163, 0, length: 6)

  /// What becomes of a word and the one after it.
  private struct Reading {
    /// The first word's new text; `nil` keeps it.
    var first: String?
    /// The first word ends a letter earlier, and the second starts there.
    var dropsLetter = false
    /// The second word's new text.
    var second: String
  }

  /// Expands all contractions in the buffer; `false` if there is no room.
  static func expand(_ text: TextBytes, in buffer: inout TokenBuffer) -> Bool {
    var index = 0
    while index < buffer.count {
      let token = buffer[index]
      if token.hash == cannot, letters(text, token) == "cannot" {
        var first = token
        first.hash = TokenHash.hash(of: "can")
        first.upper = token.lower + 3
        var second = token
        second.hash = TokenHash.hash(of: "not")
        second.lower = token.lower + 3
        second.joint = .blank
        buffer.replace(at: index, with: second)
        guard buffer.insert(first, at: index) else { return false }
        index += 1
      } else if index > 0, token.joint == .apostrophe,
        let reading = reading(text, buffer[index - 1], token)
      {
        var first = buffer[index - 1]
        var second = token
        if reading.dropsLetter {
          first.upper -= 1
          second.lower = first.upper
        } else {
          second.lower = first.upper
        }
        if let word = reading.first { first.hash = TokenHash.hash(of: word) }
        second.hash = TokenHash.hash(of: reading.second)
        second.joint = .blank
        buffer.replace(at: index - 1, with: first)
        buffer.replace(at: index, with: second)
      }
      index += 1
    }
    return true
  }

  /// The forms that go with the expanded tokens: those whose hash has changed are ASCII.
  static func forms(_ text: TextBytes, _ token: Token) -> String? {
    let candidates = ["not", "can", "will", "shall", "us", "is", "are", "have", "am"]
    if let word = candidates.first(where: { TokenHash.hash(of: $0) == token.hash }) { return word }
    return letters(text, token)
  }

  private static func reading(_ text: TextBytes, _ first: Token, _ second: Token) -> Reading? {
    // Longer than any of them; also what keeps a text of apostrophes linear.
    guard second.upper - second.lower <= 2, first.upper - first.lower <= 16,
      let stem = letters(text, first), let suffix = letters(text, second)
    else { return nil }
    switch suffix {
    case "t" where stem.utf8.count > 1 && stem.hasSuffix("n"):
      let full = irregular[stem] ?? String(stem.dropLast())
      return Reading(first: full, dropsLetter: true, second: "not")
    case "re": return Reading(second: "are")
    case "ve": return Reading(second: "have")
    case "ll": return Reading(second: "will")
    case "m": return Reading(second: "am")
    case "s" where stem == "let": return Reading(second: "us")
    case "s" where beforeIs.contains(stem): return Reading(second: "is")
    default: return nil
    }
  }

  private static let irregular = ["can": "can", "won": "will", "shan": "shall"]

  private static let beforeIs: Set<String> = [
    "what", "where", "who", "how", "when", "why", "that", "there", "here", "it", "he", "she",
  ]

  /// The token's bytes in lower case if they are ASCII letters only.
  private static func letters(_ text: TextBytes, _ token: Token) -> String? {
    var word = ""
    for offset in Int(token.lower)..<Int(token.upper) {
      let letter = text[offset] | 0x20
      guard 0x61...0x7A ~= letter, text[offset] < 0x80 else { return nil }
      word.unicodeScalars.append(Unicode.Scalar(letter))
    }
    return word
  }
}
