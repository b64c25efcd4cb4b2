// SPDX-License-Identifier: Apache-2.0

/// A kind of evidence that words give for an intent.
///
/// Each family is brought to unit length on its own and counts by its weight, so that a long word,
/// which has many letter trigrams, does not outvote the others. The weights were set once, on
/// sentences of three public collections and of sixty voice assistants' skills together; none is set for one of them.
enum FeatureFamily: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  /// A word without its inflection.
  case stem
  /// Three letters in a row, the word's ends counted as letters.
  case trigram
  /// Two stems in a row, the ends of the utterance counted as stems.
  case pair
  /// A meaning: words that may stand for each other in a request.
  case meaning
  /// A subject that words point to.
  case subject
  /// A kind of value that is named.
  case value

  /// How much the family counts beside the others.
  var weight: Float {
    switch self {
    case .stem: 1.2
    case .trigram: 1.2
    case .pair: 0.5
    case .meaning: 1
    case .subject: 0.7
    case .value: 0.7
    }
  }

  /// Whether repeating a feature adds to it; else its greatest value counts.
  var adds: Bool {
    switch self {
    case .stem, .trigram, .pair: true
    case .meaning, .subject, .value: false
    }
  }
}

/// One piece of evidence: the 64-bit key of what was found, and how much of it there is.
struct Feature: BitwiseCopyable {
  var key: UInt64 = 0
  var value: Float = 0
  var family: FeatureFamily = .stem
  /// Whether it is a kind of things that words name one of.
  var isKind = false
  /// Whether it is of words that fill a slot: then it counts only where some phrase holds it.
  var isOpen = false
  /// The words it is of: the place of the first one, and how many.
  var first: UInt8 = 0
  var count: UInt8 = 1

  /// What stands for this kind where an intent's phrases name several things of it; evidence for nothing.
  var ofSeveral: Feature {
    var feature = Feature(.meaning, key, 1, value: 0)
    feature.first = first
    feature.count = count
    return feature
  }

  /// Evidence with its key told from those of other families.
  @inline(__always)
  init(_ family: FeatureFamily, _ a: UInt64, _ b: UInt64 = 0, value: Float = 1) {
    // Two rounds of a 64-bit mix (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
    var x = a &+ (UInt64(family.rawValue) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &+ b &* 0x94D0_49BB_1331_11EB
    x = (x ^ x >> 31) &* 0xBF58_476D_1CE4_E5B9
    key = x ^ x >> 29
    self.value = value
    self.family = family
  }

  init() {}
}
