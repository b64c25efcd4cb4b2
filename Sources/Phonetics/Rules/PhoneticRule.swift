// SPDX-License-Identifier: Apache-2.0

/// One line of a language's rules: letters, the phones they are spoken as, and between what.
///
///     ph → f                 letters → phones
///     c → s / _[eiy]         before one of these letters
///     kn → n / #_            at the start of a word; `_#` is its end
///     e → / VC_#             silent after a vowel letter and a consonant letter, at the end
///
/// In a context a letter stands for itself, `[…]` for one of some, `V` and `C` for the language's
/// vowel and consonant letters, `#` for the word's end on that side.
struct PhoneticRule: Hashable {
  /// The letters it takes, at most `maxLetters`.
  var letters: [UInt32]

  /// The phones they become, at most `maxPhones`; empty for silent letters.
  var phones: [UInt8]

  /// What must stand before, nearest last.
  var left: [LetterClass]

  /// What must stand after, nearest first.
  var right: [LetterClass]

  /// The most letters of a rule; as many fit in a word of the machine.
  static let maxLetters = 8

  /// The most phones of a rule.
  static let maxPhones = 6

  /// The most letters of a context, on either side.
  static let maxContext = 4
}

/// The letters that may stand at one place of a context.
struct LetterClass: Hashable {
  /// A bit for each, by its number in the alphabet (`Alphabet.number`); the lowest is the word's end.
  private(set) var bits: UInt128 = 0

  /// A class of some letters, by their numbers.
  init(_ numbers: some Sequence<UInt8> = []) { for number in numbers { insert(number) } }

  /// The word's end.
  static let end = LetterClass([0])

  /// How many there are.
  var count: Int { bits.nonzeroBitCount }

  /// Adds a letter by its number.
  mutating func insert(_ number: UInt8) { bits |= 1 << UInt128(number & 127) }

  /// Calls a closure with the number of each, rising.
  func forEach(_ body: (Int) -> Void) {
    var left = bits
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }
}
