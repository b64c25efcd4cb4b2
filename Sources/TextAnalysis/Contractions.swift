// SPDX-License-Identifier: Apache-2.0

/// English contractions, spelled out so that "don't" and "do not" are the same tokens.
///
/// Runs after any of the three paths, on the tokens they wrote, and looks at the original: what is
/// contracted is written in plain ASCII letters. The words that come out stand apart (`blank`),
/// and their spans share the original out between them: do|n't.
///
/// After an apostrophe: `t` after a word in n is "not" (can, will and shall get their letters back),
/// `re`, `ve`, `ll` and `m` are "are", "have", "will" and "am", `s` after let is "us", after a pronoun
/// or a question word "is". Other 's and all 'd stay as they are. "cannot" is two words.
enum Contractions {
  /// The hash of the one word that is two.
  static let cannot: UInt64 = TokenHash.hash(0x746F_6E6E_6163, 0, length: 6)

  /// Whether one or two small letters behind an apostrophe can be a word that is contracted.
  ///
  /// - Parameter second: The second letter; 0 where there is one letter.
  static func isEnding(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "t"), UInt8(ascii: "m"), UInt8(ascii: "s"): second == 0
    case UInt8(ascii: "r"), UInt8(ascii: "v"): second == UInt8(ascii: "e")
    case UInt8(ascii: "l"): second == first
    default: false
    }
  }

  /// Expands all contractions in the buffer; `false` if there is no room.
  static func expand(_ text: TextBytes, in buffer: inout TokenBuffer) -> Bool {
    let words = Self.words
    var index = 0
    while index < buffer.count {
      let token = buffer[index]
      if token.hash == cannot, isPlain(text, token) {
        guard splitCannot(at: index, words, in: &buffer) else { return false }
        index += 1
      } else if index > 0, token.joint == .apostrophe {
        join(text, at: index, words, in: &buffer)
      }
      index += 1
    }
    return true
  }

  /// The text of a token that an expansion has changed.
  static func form(_ text: TextBytes, _ token: Token) -> String {
    for (hash, word) in Words.results where hash == token.hash { return word }
    // What is left of a word before n't.
    return String(
      decoding: (Int(token.lower)..<Int(token.upper)).map { text[$0] | 0x20 }, as: UTF8.self)
  }

  private static func splitCannot(
    at index: Int, _ words: Words, in buffer: inout TokenBuffer
  ) -> Bool {
    var first = buffer[index]
    var second = first
    first.hash = words.can
    first.upper = first.lower + 3
    second.hash = words.not
    second.lower = first.upper
    second.joint = .blank
    buffer.replace(at: index, with: second)
    return buffer.insert(first, at: index)
  }

  /// Reads the token at an index together with the one before it.
  private static func join(
    _ text: TextBytes, at index: Int, _ words: Words, in buffer: inout TokenBuffer
  ) {
    var first = buffer[index - 1]
    var second = buffer[index]
    guard second.upper - second.lower <= 2, isPlain(text, second) else { return }
    let lower = Int(first.lower)
    var upper = Int(first.upper)
    switch second.hash {
    case words.t:
      // No such word is longer.
      guard 2...16 ~= upper - lower, isPlain(text, first),
        text[upper - 1] | 0x20 == UInt8(ascii: "n")
      else { return }
      upper -= 1
      first.hash =
        words.irregular(first.hash)
        ?? TokenHash.hash(text.window(lower, upper), setting: ASCIIScan.blanks)
      second.hash = words.not
    case words.re: second.hash = words.are
    case words.ve: second.hash = words.have
    case words.ll: second.hash = words.will
    case words.m: second.hash = words.am
    case words.s where first.hash == words.let: second.hash = words.us
    case words.s where words.beforeIs.contains(first.hash): second.hash = words.is
    default: return
    }
    first.upper = UInt32(upper)
    second.lower = first.upper
    second.joint = .blank
    buffer.replace(at: index - 1, with: first)
    buffer.replace(at: index, with: second)
  }

  /// Whether the token's bytes are ASCII letters only.
  private static func isPlain(_ text: TextBytes, _ token: Token) -> Bool {
    for offset in Int(token.lower)..<Int(token.upper) {
      guard 0x61...0x7A ~= text[offset] | 0x20, text[offset] < 0x80 else { return false }
    }
    return true
  }

  private static let words = Words()

  /// The hashes of the words that contractions are made of and stand for.
  private struct Words: Sendable {
    /// Words that an expansion can put in.
    static let results = ["not", "can", "will", "shall", "us", "is", "are", "have", "am"].map {
      (hash: TokenHash.hash(of: $0), word: $0)
    }

    let t = TokenHash.hash(of: "t")
    let re = TokenHash.hash(of: "re")
    let ve = TokenHash.hash(of: "ve")
    let ll = TokenHash.hash(of: "ll")
    let m = TokenHash.hash(of: "m")
    let s = TokenHash.hash(of: "s")
    let not = TokenHash.hash(of: "not")
    let can = TokenHash.hash(of: "can")
    let won = TokenHash.hash(of: "won")
    let shan = TokenHash.hash(of: "shan")
    let shall = TokenHash.hash(of: "shall")
    let `let` = TokenHash.hash(of: "let")
    let us = TokenHash.hash(of: "us")
    let `is` = TokenHash.hash(of: "is")
    let are = TokenHash.hash(of: "are")
    let have = TokenHash.hash(of: "have")
    let will = TokenHash.hash(of: "will")
    let am = TokenHash.hash(of: "am")
    let beforeIs = [
      "what", "it", "that", "where", "who", "how", "when", "why", "there", "here", "he", "she",
    ].map { TokenHash.hash(of: $0) }

    /// The word before n't in full where that is not just the word without its n.
    func irregular(_ hash: UInt64) -> UInt64? {
      switch hash {
      case can: can
      case won: will
      case shan: shall
      default: nil
      }
    }
  }
}
