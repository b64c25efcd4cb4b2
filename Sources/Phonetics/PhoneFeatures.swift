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
    _ code: UInt8, _ symbol: String, at place: Place, by manner: Manner, voiced: Bool
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .consonant(place, manner, voiced: voiced))
  }

  private static func vowel(
    _ code: UInt8, _ symbol: String, height: Int, backness: Int, rounded: Bool = false
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .vowel(height: height, backness: backness, rounded: rounded))
  }

  private static func diphthong(
    _ code: UInt8, _ symbol: String, from: String, to: String
  ) -> PhoneFeatures {
    PhoneFeatures(code, symbol, .diphthong(from: from, to: to))
  }

  /// All phones that rules may write, by code.
  static let inventory: [PhoneFeatures] = [
    consonant(1, "p", at: .labial, by: .stop, voiced: false),
    consonant(2, "b", at: .labial, by: .stop, voiced: true),
    consonant(3, "t", at: .alveolar, by: .stop, voiced: false),
    consonant(4, "d", at: .alveolar, by: .stop, voiced: true),
    consonant(5, "k", at: .velar, by: .stop, voiced: false),
    consonant(6, "g", at: .velar, by: .stop, voiced: true),
    consonant(7, "f", at: .labial, by: .fricative, voiced: false),
    consonant(8, "v", at: .labial, by: .fricative, voiced: true),
    consonant(9, "θ", at: .dental, by: .fricative, voiced: false),
    consonant(10, "ð", at: .dental, by: .fricative, voiced: true),
    consonant(11, "s", at: .alveolar, by: .fricative, voiced: false),
    consonant(12, "z", at: .alveolar, by: .fricative, voiced: true),
    consonant(13, "ʃ", at: .palatal, by: .fricative, voiced: false),
    consonant(14, "ʒ", at: .palatal, by: .fricative, voiced: true),
    consonant(15, "tʃ", at: .palatal, by: .affricate, voiced: false),
    consonant(16, "dʒ", at: .palatal, by: .affricate, voiced: true),
    consonant(17, "ts", at: .alveolar, by: .affricate, voiced: false),
    consonant(18, "m", at: .labial, by: .nasal, voiced: true),
    consonant(19, "n", at: .alveolar, by: .nasal, voiced: true),
    consonant(20, "ŋ", at: .velar, by: .nasal, voiced: true),
    consonant(21, "ɲ", at: .palatal, by: .nasal, voiced: true),
    consonant(22, "l", at: .alveolar, by: .lateral, voiced: true),
    consonant(23, "r", at: .alveolar, by: .rhotic, voiced: true),
    consonant(24, "h", at: .glottal, by: .fricative, voiced: false),
    consonant(25, "x", at: .velar, by: .fricative, voiced: false),
    consonant(26, "w", at: .labial, by: .glide, voiced: true),
    consonant(27, "j", at: .palatal, by: .glide, voiced: true),
    vowel(32, "i", height: 6, backness: 0),
    vowel(33, "ɪ", height: 5, backness: 1),
    vowel(34, "e", height: 4, backness: 0),
    vowel(35, "ɛ", height: 2, backness: 0),
    vowel(36, "æ", height: 1, backness: 0),
    vowel(37, "a", height: 0, backness: 1),
    vowel(38, "ɑ", height: 0, backness: 4),
    vowel(39, "ɔ", height: 2, backness: 4, rounded: true),
    vowel(40, "o", height: 4, backness: 4, rounded: true),
    vowel(41, "ʊ", height: 5, backness: 3, rounded: true),
    vowel(42, "u", height: 6, backness: 4, rounded: true),
    vowel(43, "ʌ", height: 2, backness: 3),
    vowel(44, "ə", height: 3, backness: 2),
    vowel(45, "ɝ", height: 3, backness: 2),
    vowel(46, "y", height: 6, backness: 0, rounded: true),
    vowel(47, "ø", height: 3, backness: 0, rounded: true),
    diphthong(48, "aɪ", from: "a", to: "ɪ"),
    diphthong(49, "aʊ", from: "a", to: "ʊ"),
    diphthong(50, "ɔɪ", from: "ɔ", to: "ɪ"),
    diphthong(51, "eɪ", from: "e", to: "ɪ"),
    diphthong(52, "oʊ", from: "o", to: "ʊ"),
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
