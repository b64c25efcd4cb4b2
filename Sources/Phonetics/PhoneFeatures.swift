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
    case vowel(height: Int, backness: Int, rounded: Bool = false)
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

  /// All phones that rules may write, by code.
  static let inventory: [PhoneFeatures] = [
    PhoneFeatures(1, "p", .consonant(.labial, .stop, voiced: false)),
    PhoneFeatures(2, "b", .consonant(.labial, .stop, voiced: true)),
    PhoneFeatures(3, "t", .consonant(.alveolar, .stop, voiced: false)),
    PhoneFeatures(4, "d", .consonant(.alveolar, .stop, voiced: true)),
    PhoneFeatures(5, "k", .consonant(.velar, .stop, voiced: false)),
    PhoneFeatures(6, "g", .consonant(.velar, .stop, voiced: true)),
    PhoneFeatures(7, "f", .consonant(.labial, .fricative, voiced: false)),
    PhoneFeatures(8, "v", .consonant(.labial, .fricative, voiced: true)),
    PhoneFeatures(9, "θ", .consonant(.dental, .fricative, voiced: false)),
    PhoneFeatures(10, "ð", .consonant(.dental, .fricative, voiced: true)),
    PhoneFeatures(11, "s", .consonant(.alveolar, .fricative, voiced: false)),
    PhoneFeatures(12, "z", .consonant(.alveolar, .fricative, voiced: true)),
    PhoneFeatures(13, "ʃ", .consonant(.palatal, .fricative, voiced: false)),
    PhoneFeatures(14, "ʒ", .consonant(.palatal, .fricative, voiced: true)),
    PhoneFeatures(15, "tʃ", .consonant(.palatal, .affricate, voiced: false)),
    PhoneFeatures(16, "dʒ", .consonant(.palatal, .affricate, voiced: true)),
    PhoneFeatures(17, "ts", .consonant(.alveolar, .affricate, voiced: false)),
    PhoneFeatures(18, "m", .consonant(.labial, .nasal, voiced: true)),
    PhoneFeatures(19, "n", .consonant(.alveolar, .nasal, voiced: true)),
    PhoneFeatures(20, "ŋ", .consonant(.velar, .nasal, voiced: true)),
    PhoneFeatures(21, "ɲ", .consonant(.palatal, .nasal, voiced: true)),
    PhoneFeatures(22, "l", .consonant(.alveolar, .lateral, voiced: true)),
    PhoneFeatures(23, "r", .consonant(.alveolar, .rhotic, voiced: true)),
    PhoneFeatures(24, "h", .consonant(.glottal, .fricative, voiced: false)),
    PhoneFeatures(25, "x", .consonant(.velar, .fricative, voiced: false)),
    PhoneFeatures(26, "w", .consonant(.labial, .glide, voiced: true)),
    PhoneFeatures(27, "j", .consonant(.palatal, .glide, voiced: true)),
    PhoneFeatures(32, "i", .vowel(height: 6, backness: 0)),
    PhoneFeatures(33, "ɪ", .vowel(height: 5, backness: 1)),
    PhoneFeatures(34, "e", .vowel(height: 4, backness: 0)),
    PhoneFeatures(35, "ɛ", .vowel(height: 2, backness: 0)),
    PhoneFeatures(36, "æ", .vowel(height: 1, backness: 0)),
    PhoneFeatures(37, "a", .vowel(height: 0, backness: 1)),
    PhoneFeatures(38, "ɑ", .vowel(height: 0, backness: 4)),
    PhoneFeatures(39, "ɔ", .vowel(height: 2, backness: 4, rounded: true)),
    PhoneFeatures(40, "o", .vowel(height: 4, backness: 4, rounded: true)),
    PhoneFeatures(41, "ʊ", .vowel(height: 5, backness: 3, rounded: true)),
    PhoneFeatures(42, "u", .vowel(height: 6, backness: 4, rounded: true)),
    PhoneFeatures(43, "ʌ", .vowel(height: 2, backness: 3)),
    PhoneFeatures(44, "ə", .vowel(height: 3, backness: 2)),
    PhoneFeatures(45, "ɝ", .vowel(height: 3, backness: 2)),
    PhoneFeatures(46, "y", .vowel(height: 6, backness: 0, rounded: true)),
    PhoneFeatures(47, "ø", .vowel(height: 3, backness: 0, rounded: true)),
    PhoneFeatures(48, "aɪ", .diphthong(from: "a", to: "ɪ")),
    PhoneFeatures(49, "aʊ", .diphthong(from: "a", to: "ʊ")),
    PhoneFeatures(50, "ɔɪ", .diphthong(from: "ɔ", to: "ɪ")),
    PhoneFeatures(51, "eɪ", .diphthong(from: "e", to: "ɪ")),
    PhoneFeatures(52, "oʊ", .diphthong(from: "o", to: "ʊ")),
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
