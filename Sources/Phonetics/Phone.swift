// SPDX-License-Identifier: Apache-2.0

/// A speech sound as a byte: 0 is none, 1..<32 are consonants, 32..<54 vowels, 54..<64 letters whose
/// sound is not known.
///
/// Broad phonemes, wide enough for the languages that have rules: what a recogniser confuses is told
/// by the costs between them (`PhoneDistance`), not by leaving them out. The symbols are those of the
/// International Phonetic Alphabet, and rules are written in them.
@usableFromInline package enum Phone {
  /// No phone; in costs, what stands against a phone that the other side lacks.
  @inlinable package static var none: UInt8 { 0 }

  /// How many codes there are, `none` among them.
  @inlinable package static var count: Int { 64 }

  /// The first vowel.
  @inlinable package static var firstVowel: UInt8 { 32 }

  /// The first of the codes for letters whose sound is not known.
  @inlinable package static var firstUnknown: UInt8 { 54 }

  /// Whether a phone is a vowel.
  @inlinable package static func isVowel(_ phone: UInt8) -> Bool {
    phone &- firstVowel < firstUnknown &- firstVowel
  }

  /// A code for a letter whose sound is not known: the same for the same letter, most often another
  /// for another.
  @inlinable package static func unknown(_ scalar: UInt32) -> UInt8 {
    let spread = scalar &* 0x9E37_79B1
    return firstUnknown &+ UInt8(truncatingIfNeeded: (spread &>> 16) % 10)
  }

  /// The symbol of a phone; "?" for a letter whose sound is not known, "" for `none`.
  package static func symbol(_ phone: UInt8) -> String {
    if phone == none { return "" }
    return PhoneFeatures.inventory.first { $0.code == phone }?.symbol ?? "?"
  }

  /// The phone with a symbol, or `nil`.
  package static func named(_ symbol: String) -> UInt8? {
    PhoneFeatures.codes[PhoneFeatures.packed(symbol.utf8)]
  }
}
