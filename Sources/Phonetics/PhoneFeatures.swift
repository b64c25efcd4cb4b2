// SPDX-License-Identifier: Apache-2.0

/// What a phone is made of, as phonetics describes it.
struct PhoneFeatures: Sendable {
  /// Where the breath is narrowed, from the lips back.
  enum Place: Int { case labial, dental, alveolar, palatal, velar, glottal }

  /// How it is narrowed.
  enum Manner: Int { case stop, affricate, fricative, nasal, lateral, rhotic, glide }

  /// The two kinds of phones.
  enum Kind {
    case consonant(Place, Manner, voiced: Bool)
    /// `height` from 0, open, to 6, close; `backness` from 0, front, to 4, back.
    case vowel(height: Int, backness: Int, rounded: Bool)
    /// Two vowels in one, told by where it starts and ends.
    case diphthong(from: String, to: String)
  }

  /// The byte that stands for it.
  let code: UInt8

  /// Its symbol in the International Phonetic Alphabet.
  let symbol: String

  /// What it is.
  let kind: Kind

  private init(_ code: UInt8, _ symbol: String, _ kind: Kind) {
    self.code = code
    self.symbol = symbol
    self.kind = kind
  }

  private static func consonant(
    _ code: UInt8, _ symbol: String, _ place: Place, _ manner: Manner, voiced: Bool
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .consonant(place, manner, voiced: voiced))
  }

  private static func vowel(
    _ code: UInt8, _ symbol: String, _ height: Int, _ backness: Int, rounded: Bool = false
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .vowel(height: height, backness: backness, rounded: rounded))
  }

  private static func diphthong(
    _ code: UInt8, _ symbol: String, _ from: String, _ to: String
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .diphthong(from: from, to: to))
  }

  /// All phones that rules may write, by code.
  static let inventory: [PhoneFeatures] = [
    consonant(1, "p", .labial, .stop, voiced: false),
    consonant(2, "b", .labial, .stop, voiced: true),
    consonant(3, "t", .alveolar, .stop, voiced: false),
    consonant(4, "d", .alveolar, .stop, voiced: true),
    consonant(5, "k", .velar, .stop, voiced: false),
    consonant(6, "g", .velar, .stop, voiced: true),
    consonant(7, "f", .labial, .fricative, voiced: false),
    consonant(8, "v", .labial, .fricative, voiced: true),
    consonant(9, "θ", .dental, .fricative, voiced: false),
    consonant(10, "ð", .dental, .fricative, voiced: true),
    consonant(11, "s", .alveolar, .fricative, voiced: false),
    consonant(12, "z", .alveolar, .fricative, voiced: true),
    consonant(13, "ʃ", .palatal, .fricative, voiced: false),
    consonant(14, "ʒ", .palatal, .fricative, voiced: true),
    consonant(15, "tʃ", .palatal, .affricate, voiced: false),
    consonant(16, "dʒ", .palatal, .affricate, voiced: true),
    consonant(17, "ts", .alveolar, .affricate, voiced: false),
    consonant(18, "m", .labial, .nasal, voiced: true),
    consonant(19, "n", .alveolar, .nasal, voiced: true),
    consonant(20, "ŋ", .velar, .nasal, voiced: true),
    consonant(21, "ɲ", .palatal, .nasal, voiced: true),
    consonant(22, "l", .alveolar, .lateral, voiced: true),
    consonant(23, "r", .alveolar, .rhotic, voiced: true),
    consonant(24, "h", .glottal, .fricative, voiced: false),
    consonant(25, "x", .velar, .fricative, voiced: false),
    consonant(26, "w", .labial, .glide, voiced: true),
    consonant(27, "j", .palatal, .glide, voiced: true),
    vowel(32, "i", 6, 0),
    vowel(33, "ɪ", 5, 1),
    vowel(34, "e", 4, 0),
    vowel(35, "ɛ", 2, 0),
    vowel(36, "æ", 1, 0),
    vowel(37, "a", 0, 1),
    vowel(38, "ɑ", 0, 4),
    vowel(39, "ɔ", 2, 4, rounded: true),
    vowel(40, "o", 4, 4, rounded: true),
    vowel(41, "ʊ", 5, 3, rounded: true),
    vowel(42, "u", 6, 4, rounded: true),
    vowel(43, "ʌ", 2, 3),
    vowel(44, "ə", 3, 2),
    vowel(45, "ɝ", 3, 2),
    vowel(46, "y", 6, 0, rounded: true),
    vowel(47, "ø", 3, 0, rounded: true),
    diphthong(48, "aɪ", "a", "ɪ"),
    diphthong(49, "aʊ", "a", "ʊ"),
    diphthong(50, "ɔɪ", "ɔ", "ɪ"),
    diphthong(51, "eɪ", "e", "ɪ"),
    diphthong(52, "oʊ", "o", "ʊ"),
  ]

  /// The phones a diphthong may be told by, by symbol.
  static let plain = Dictionary(
    uniqueKeysWithValues: inventory.filter { $0.code < 48 }.map { ($0.symbol, $0) })

  /// Codes by symbol, packed: hashing text outside of ASCII would be most of the time that rules take.
  static let codes = Dictionary(
    uniqueKeysWithValues: inventory.map { (packed($0.symbol.utf8), $0.code) })

  /// A symbol's bytes, at most eight of them, in one word.
  static func packed(_ symbol: some Collection<UInt8>) -> UInt64 {
    symbol.count > 8 ? .max : symbol.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
