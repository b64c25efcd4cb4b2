// SPDX-License-Identifier: Apache-2.0

import CICU

/// What a normalised scalar does to the tokens around it.
///
/// The first two go on with a word; the table path tests for them with one comparison.
enum ScalarClass: UInt8 {
  /// A letter of a script that sets words apart.
  case letter
  case digit
  /// White space, punctuation, symbols: ends a token and belongs to none.
  case separator
  /// As if it were not there.
  case ignorable
  case apostrophe
  case hyphen
  /// Full stop or comma: part of a number between two digits, else a separator.
  case point
  /// A letter of Hangul, which does not share a word with letters of other scripts or digits.
  case hangul
  /// A letter that is a token by itself, with the marks on it.
  case grapheme
  /// A combining mark; goes with what it stands on.
  case mark

  // The remaining classes occur in tables only.

  /// A letter or character that normalises to itself with one mark.
  case letterAndMark, graphemeAndMark
  /// Normalises to a mark for the previous character and a character: THAI CHARACTER SARA AM.
  case markAndGrapheme
  /// Needs the normaliser.
  case complex
}

/// The rules of normalisation that are about single scalars, derived from ICU's properties.
enum ScalarProperties {
  /// Whether a scalar of the original is dropped without breaking the word around it.
  ///
  /// Format characters (bidi marks, joiners, tags), variation selectors, controls that are not white
  /// space, enclosing marks (the keycap of an emoji), and the Arabic tatweel, which only stretches.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    let c = Int32(bitPattern: scalar)
    if scalar == 0x640 || icu_isDefaultIgnorable(c) { return true }
    switch Int(icu_charType(c)) {
    case Int(ICU_FORMAT_CHAR), Int(ICU_ENCLOSING_MARK): return true
    case Int(ICU_CONTROL_CHAR): return !icu_isWhiteSpace(c)
    default: return false
    }
  }

  /// Replaces scalars of the original whose compatibility mapping would mislead.
  ///
  /// Spacing accents that stand for an apostrophe decompose to a space and a mark; the signs ™ and ℠
  /// would add letters to the name before them.
  static func premapped(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xB4, 0x1FBD, 0x1FBF, 0x1FFD, 0x1FFE: 0x27
    case 0x2122, 0x2120: 0x20
    default: scalar
    }
  }

  /// Unifies apostrophes, hyphens, digits and the Arabic decimal signs after normalisation.
  static func postmapped(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x60, 0x2B9, 0x2BB, 0x2BC, 0x2BD, 0x2BE, 0x2BF, 0x2C8, 0x55A, 0x5F3, 0x7F4, 0x2018,
      0x2019, 0x201B, 0x2032, 0xA78B, 0xA78C:
      return 0x27
    case 0x58A, 0x5BE, 0x2010...0x2013, 0x2212, 0x30A0: return 0x2D
    case 0x66B: return 0x2E
    case 0x66C: return 0x2C
    case 0...0x7F: return scalar
    default:
      let value = icu_digitValue(Int32(bitPattern: scalar))
      return 0...9 ~= value ? 0x30 + UInt32(value) : scalar
    }
  }

  /// The class of a scalar that has been through normalisation and `postmapped(_:)`.
  static func normalizedClass(_ scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0x27: return .apostrophe
    case 0x2D: return .hyphen
    case 0x2C, 0x2E: return .point
    case 0x30...0x39: return .digit
    case 0x61...0x7A: return .letter
    default: break
    }
    let c = Int32(bitPattern: scalar)
    if isMark(scalar) { return .mark }
    guard isLetterOrNumber(scalar) else { return .separator }
    let wordBreak = Int(icu_wordBreak(c))
    if wordBreak == ICU_WORD_BREAK_ALETTER || wordBreak == ICU_WORD_BREAK_HEBREW_LETTER {
      switch icu_script(c) {
      case Int32(ICU_SCRIPT_HANGUL): return .hangul
      // The iteration marks are letters to the word rules.
      case Int32(ICU_SCRIPT_HAN), Int32(ICU_SCRIPT_HIRAGANA), Int32(ICU_SCRIPT_KATAKANA):
        return .grapheme
      default: return .letter
      }
    }
    return .grapheme
  }

  /// Whether the general category is M.
  static func isMark(_ scalar: UInt32) -> Bool {
    switch Int(icu_charType(Int32(bitPattern: scalar))) {
    case Int(ICU_NON_SPACING_MARK), Int(ICU_COMBINING_SPACING_MARK),
      Int(ICU_ENCLOSING_MARK):
      true
    default: false
    }
  }

  /// Whether the general category is L or N.
  private static func isLetterOrNumber(_ scalar: UInt32) -> Bool {
    switch Int(icu_charType(Int32(bitPattern: scalar))) {
    case Int(ICU_UPPERCASE_LETTER)...Int(ICU_OTHER_LETTER),
      Int(ICU_DECIMAL_DIGIT_NUMBER)...Int(ICU_OTHER_NUMBER):
      true
    default: false
    }
  }

  /// Changes with the version of Unicode that ICU carries.
  static let unicodeVersion: UInt32 = {
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    // SAFETY: ICU writes four bytes, and the tuple has four.
    unsafe withUnsafeMutableBytes(of: &version) {
      unsafe icu_unicodeVersion($0.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
    return UInt32(version.0) << 8 | UInt32(version.1)
  }()
}

extension ScalarProperties {
  /// The canonical combining class.
  static func combiningClass(_ scalar: UInt32) -> UInt8 {
    icu_combiningClass(Int32(bitPattern: scalar))
  }

  /// Whether canonical composition may join a scalar to what stands before it.
  static func mayComposeBack(_ scalar: UInt32) -> Bool {
    !icu_isNFCInert(Int32(bitPattern: scalar))
  }
}

extension [UInt32] {
  /// The scalars in UTF-8.
  var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 3)
    for value in self {
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "?") ?? .init())
    }
    return bytes
  }
}
