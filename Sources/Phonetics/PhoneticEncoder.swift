// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Says how a word sounds.
///
/// Latin words are read by the rules of the locale's language, those in Cyrillic, Greek and kana by
/// rules of their own, Hangul by its parts; any other letter is a phone of its own kind. Up to five
/// Latin letters without a vowel are spelt out. Nothing is looked up in a dictionary, so made-up names
/// come out as well as words do.
///
/// Text in kana has a token a character; to be read together, as in "きょ", the tokens of a name have to
/// be given as one word.
///
///     var phones = [UInt8](repeating: 0, count: PhoneticEncoder.maxPhones)
///     let encoder = PhoneticEncoder(locale: LocaleTag("en"))
///     encoder.phones(of: "knight").map(Phone.symbol)  // ["n", "aɪ", "t"]
@usableFromInline @safe package struct PhoneticEncoder: Sendable {
  /// The most phones of a word; longer words are cut.
  @inlinable package static var maxPhones: Int { 32 }

  /// The most letters of a word that are read.
  static var maxLetters: Int { 64 }

  private let rules: LanguageRules

  /// An encoder for a locale; its rules are read once a process.
  package init(locale: LocaleTag) { rules = LanguageRules.of(locale.language) }

  /// The phones of a folded word.
  ///
  /// - Complexity: One allocation, the result.
  package func phones(of folded: String) -> [UInt8] {
    // SAFETY: `count` phones are written.
    unsafe [UInt8](unsafeUninitializedCapacity: Self.maxPhones) { phones, count in
      var folded = folded
      guard let base = phones.baseAddress else { return }
      // SAFETY: the array has room for `maxPhones`.
      count = folded.withUTF8 { unsafe encode(UnsafeRawBufferPointer($0), into: base) }
    }
  }

  /// Writes the phones of one folded word, as `TextAnalyzer` folds it.
  ///
  /// - Parameters:
  ///   - folded: The word in UTF-8; ill-formed bytes and signs are silent.
  ///   - phones: Room for `maxPhones`.
  /// - Returns: How many phones there are; no two neighbours are the same.
  /// - Complexity: O(*n*) for *n* bytes, of which at most `4 * maxLetters` are read; allocates nothing.
  package func encode(
    _ folded: UnsafeRawBufferPointer, into phones: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // SAFETY: the caller keeps the bytes alive, and gives room for `maxPhones`.
    var writer = unsafe PhoneWriter(phones)
    LetterRun.withRun { run in
      var offset = 0
      let end = min(folded.count, 4 * Self.maxLetters)
      while offset < end {
        // SAFETY: `offset` is below the count.
        let (scalar, length) = unsafe Self.scalar(folded, at: offset)
        offset &+= length
        if let (alphabet, number) = Alphabet.place(of: scalar) {
          if alphabet != run.alphabet || run.count == Self.maxLetters {
            run.read(with: rules, into: &writer)
            run.alphabet = alphabet
          }
          run.append(number)
        } else {
          run.read(with: rules, into: &writer)
          if 0xAC00...0xD7A3 ~= scalar {
            Hangul.read(scalar, into: &writer)
          } else if scalar >= 0x80, scalar != 0xFFFD {
            writer.append(Phone.unknown(scalar))
          }
        }
        if writer.isFull { return }
      }
      run.read(with: rules, into: &writer)
    }
    return writer.count
  }

  /// Decodes a scalar; ill-formed bytes are U+FFFD, one at a time.
  @inline(__always) private static func scalar(
    _ text: UnsafeRawBufferPointer, at offset: Int
  ) -> (value: UInt32, length: Int) {
    // SAFETY: the caller asks for an offset below the count; what follows is looked at only below it.
    let lead = unsafe UInt32(text[offset])
    if lead < 0x80 { return (lead, 1) }
    let length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1
    guard length > 1, length <= text.count &- offset else { return (0xFFFD, 1) }
    var value = lead & (0x7F &>> UInt32(length))
    for step in 1..<length {
      // SAFETY: `length` bytes are there, by the guard.
      let byte = unsafe UInt32(text[offset &+ step])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value &<< 6 | byte & 0x3F
    }
    return (value, length)
  }
}
