// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

extension AtomLexer {
  /// Whether a text may say a value, found out without cutting it into atoms.
  ///
  /// False only for texts of which `read` says so too. Hardly any other is let through but for what looks
  /// like an address.
  ///
  /// - Complexity: O(*n*) for *n* bytes; stops at the first word that tells of a value.
  static func mayTell(_ text: Span<UInt8>, with lexicon: Lexicon) -> Bool {
    var lexer = AtomLexer(lexicon: lexicon, count: text.count)
    return lexer.findsTelling(text)
  }

  private mutating func findsTelling(_ text: Span<UInt8>) -> Bool {
    while offset < count {
      let byte = text[offset]
      if byte | 0x20 &- 0x61 < 26, byte < 0x80 {
        if isTellingWord(text) { return true }
      } else if byte == 0x20 {
        offset += 1
      } else if byte >= 0x80 {
        if isTellingScalar(text) { return true }
      } else if isTellingSign(byte, text) {
        return true
      }
    }
    return false
  }

  /// Goes past a word.
  private mutating func isTellingWord(_ text: Span<UInt8>) -> Bool {
    let lower = offset
    var hash = WordHash()
    var letters = 0
    while offset < count {
      let byte = text[offset]
      if byte | 0x20 &- 0x61 < 26, byte < 0x80 {
        hash.add(byte | 0x20)
        letters += 1
        offset += 1
      } else if byte == 0x27 || byte >= 0x80 {
        guard apostropheOrLetter(text, &hash, &letters) else { break }
      } else {
        // "a.m.", or a host.
        if byte == 0x2E, offset + 1 < count, Self.isLetter(text[offset + 1]) { return true }
        break
      }
    }
    guard letters > 0 else {
      offset += 1
      return false
    }
    let range = lower..<offset
    passApostrophe(text)
    if lexicon.isTelling(hash) { return true }
    guard let compounds = lexicon.compounds, letters >= 2 else { return false }
    // Letters beyond ASCII are more bytes than they are letters.
    if letters == range.count, !compounds.mayBe(text, range) { return false }
    return lexicon.entry(of: hash).word == 0 && compounds.parts(of: text, in: range) != nil
  }

  /// Goes past a possessive or an elision at the end of a word.
  private mutating func passApostrophe(_ text: Span<UInt8>) {
    guard offset < count, text[offset] == 0x27 else { return }
    if offset + 1 < count, text[offset + 1] | 0x20 == 0x73,
      offset + 2 >= count || !Self.isLetter(text[offset + 2])
    {
      offset += 2
    } else if lexicon.writing.elides {
      offset += 1
    }
  }

  /// Goes past a character of ASCII that is no letter.
  private mutating func isTellingSign(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
    let next = offset + 1 < count ? text[offset + 1] : 0
    switch byte {
    case 0x2E where Self.isLetter(next): return true
    case 0x09, 0x0A, 0x0D, 0x21, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x3B, 0x3F, 0x5B, 0x5D, 0x60, 0x7B,
      0x7D:
      offset += 1
      return false
    default: break
    }
    offset += 1
    return lexicon.isTelling(sign: byte)
  }

  /// Goes past a character beyond ASCII, or the word that it begins.
  private mutating func isTellingScalar(_ text: Span<UInt8>) -> Bool {
    let (scalar, length) = UTF8Scalars.scalar(in: text, at: offset)
    switch scalar {
    case 0xA0, 0xAB, 0xBB, 0x2000...0x2015, 0x201C...0x201F, 0x2026, 0x202F, 0x205F, 0x2212,
      0x3000, 0xFF0D:
      offset += length
      return false
    default: break
    }
    if Fractions.value(of: scalar) != nil { return true }
    switch ScalarFolding(scalar, isTurkic: lexicon.writing.isTurkic).kind {
    case .letter: return isTellingWord(text)
    case .digit: return true
    default: break
    }
    offset += length
    var hash = WordHash()
    hash.add(scalar, count: 3)
    return lexicon.entry(of: hash).isTelling
  }
}
