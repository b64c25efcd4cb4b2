// SPDX-License-Identifier: Apache-2.0

/// The smallest part of a text that a grammar of values tells apart: a word, a run of digits, or a sign.
///
/// Finer than a `Token`: "3pm" is two atoms, "$5" is two, "9:30" is three. A number word in a compound
/// ("einundzwanzig") is an atom of its own, with the bytes of the compound.
package struct Atom: Sendable {
  /// What an atom is made of.
  package enum Kind: UInt8, Sendable {
    /// Letters.
    case word
    /// Decimal digits.
    case digits
    /// A single other character.
    case sign
  }

  /// What it is made of.
  package var kind: Kind

  /// What stands before it.
  package var joint: AtomJoint

  /// How its letters are written: one of `isCapitalized`, `isUppercase`, or none.
  package var casing: Casing

  /// The number of digits, 0 for others.
  package var digitCount: UInt8

  /// The word's number in the lexicon; 0 for words that no grammar names.
  package var word: UInt16

  /// The offset of its first byte in the text.
  package var lower: UInt32

  /// The offset after its last byte.
  package var upper: UInt32

  /// What the digits say; 0 for others.
  package var value: Double

  /// The hash of its folded letters, or of the sign; 0 for digits.
  package var hash: UInt64

  /// How letters are written.
  package struct Casing: OptionSet, Sendable {
    /// One bit a way.
    package let rawValue: UInt8

    /// A set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first letter is a capital.
    package static let capitalized = Casing(rawValue: 1)
    /// All letters are capitals.
    package static let upper = Casing(rawValue: 2)
    /// A letter is beyond ASCII: "sì".
    package static let accented = Casing(rawValue: 4)
  }
}

/// What stands between an atom and the one before it, as a set that rules can allow.
package struct AtomJoint: OptionSet, Sendable {
  /// One bit a joint; an atom has exactly one.
  package let rawValue: UInt8

  /// A set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing: "3|pm".
  package static let none = AtomJoint(rawValue: 1)
  /// White space.
  package static let blank = AtomJoint(rawValue: 2)
  /// A hyphen or dash without blanks: "mid-june".
  package static let hyphen = AtomJoint(rawValue: 4)
  /// A hyphen or dash among blanks, or at the beginning: "9 - 11".
  package static let dash = AtomJoint(rawValue: 8)
  /// A comma.
  package static let comma = AtomJoint(rawValue: 16)
  /// Anything else, and the beginning of the text.
  package static let other = AtomJoint(rawValue: 32)

  /// What may stand between the parts of a value where a rule says nothing.
  package static let usual: AtomJoint = [.none, .blank, .hyphen]
}
