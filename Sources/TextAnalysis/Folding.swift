// SPDX-License-Identifier: Apache-2.0

import CICU

/// The folded form: what is left of a letter when people type or hear it without its diacritics.
enum Folding {
  /// Whether marks on a base scalar are lost in folding: those on Latin, Greek, Cyrillic, Arabic and
  /// Hebrew letters are; in other scripts a mark is a vowel and stays.
  static func strips(_ base: UInt32) -> Bool {
    switch icu_script(Int32(bitPattern: base)) {
    case Int32(ICU_SCRIPT_LATIN), Int32(ICU_SCRIPT_GREEK), Int32(ICU_SCRIPT_CYRILLIC),
      Int32(ICU_SCRIPT_ARABIC), Int32(ICU_SCRIPT_HEBREW):
      true
    default: false
    }
  }

  /// The folded form of a scalar of the primary form, without the marks that follow it.
  ///
  /// Cyrillic й, ї and ў are letters of their own and keep their sign; ё is not kept apart from е in
  /// writing. Arabic: all forms of alef are one, ى and the Farsi ی are ي, ک is ك, ة is ه, and the
  /// carriers of hamza lose it.
  static func folded(_ scalar: UInt32) -> [UInt32] {
    if let letters = special(scalar) { return letters }
    guard scalar >= 0x80, strips(scalar) else { return [scalar] }
    let parts = Normalizer.decomposed(scalar).filter { !ScalarProperties.isMark($0) }
    return parts.flatMap { special($0) ?? [$0] }
  }

  /// The folded form of a whole token's scalars.
  static func folded(_ primary: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(primary.count)
    var stripping = false
    for scalar in primary {
      if ScalarProperties.isMark(scalar) {
        if !stripping { result.append(scalar) }
      } else {
        stripping = strips(scalar)
        result += folded(scalar)
      }
    }
    return result
  }

  /// Letters that have no canonical decomposition but read as plain ones, and those that keep theirs.
  private static func special(_ scalar: UInt32) -> [UInt32]? {
    switch scalar {
    case 0xF8: [0x6F]  // ø
    case 0x142: [0x6C]  // ł
    case 0x111, 0xF0: [0x64]  // đ, ð
    case 0x127: [0x68]  // ħ
    case 0x131: [0x69]  // ı
    case 0x167: [0x74]  // ŧ
    case 0xE6: [0x61, 0x65]  // æ
    case 0x153: [0x6F, 0x65]  // œ
    case 0xFE: [0x74, 0x68]  // þ
    case 0x14B: [0x6E]  // ŋ
    case 0x439, 0x457, 0x45E: [scalar]  // й, ї, ў
    case 0x671: [0x627]  // ٱ
    case 0x649, 0x6CC: [0x64A]  // ى, ی
    case 0x6A9: [0x643]  // ک
    case 0x629: [0x647]  // ة
    default: nil
    }
  }
}
