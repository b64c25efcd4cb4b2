// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The 64-bit keys of entries.
///
/// Two entries of one key would be one: among *n* of a kind that happens with probability *n*² · 2⁻⁶⁵.
/// What a key finds is compared where it could come to something else.
enum UsageKey {
  /// The key of an intent.
  static func intent(app: String, _ intent: String) -> UInt64 {
    mix(mix(1, TokenHash.hash(of: app)), TokenHash.hash(of: intent))
  }

  /// The key of an utterance.
  static func phrase(_ words: Span<Token>, language: String) -> UInt64 {
    self.words(words, mix(2, TokenHash.hash(of: language)))
  }

  /// The key of the words for a value.
  static func synonym(app: String, type: String, _ words: Span<Token>) -> UInt64 {
    self.words(words, mix(mix(3, TokenHash.hash(of: app)), TokenHash.hash(of: type)))
  }

  private static func words(_ words: Span<Token>, _ seed: UInt64) -> UInt64 {
    var key = seed
    for k in 0..<words.count { key = mix(key, words[k].hash) }
    return key
  }

  /// Folds a 128-bit product; a factor is never 0 but for one value in 2⁶⁴.
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: b ^ 0xA076_1D64_78BD_642F)
    return product.high ^ product.low ^ (a &<< 1 | a &>> 63)
  }
}
