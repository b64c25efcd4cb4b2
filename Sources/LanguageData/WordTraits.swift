// SPDX-License-Identifier: Apache-2.0

/// What a language knows of one word.
@usableFromInline @frozen package struct WordTraits: BitwiseCopyable, Hashable, Sendable {
  /// The hash that the word shares with its other forms.
  @usableFromInline package var stem: UInt64

  /// Whether the word carries grammar and hardly any meaning.
  @usableFromInline package var isFunction: Bool

  /// Traits from their parts.
  @inlinable package init(stem: UInt64, isFunction: Bool) {
    self.stem = stem
    self.isFunction = isFunction
  }
}

/// Keys of runs of words, from the words' hashes in order.
enum RunKey {
  /// Adds a word to the key of those before it; that of no words is 0.
  @inline(__always) static func appending(_ word: UInt64, to key: UInt64) -> UInt64 {
    let full = (key ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return full.high ^ full.low &+ word
  }

  /// What stands for an app's name in a carrier phrase.
  static let name: UInt64 = 1

  /// The most words of a run that belongs to a group.
  static let maxRun = 8
  /// The most words of a carrier phrase.
  static let maxCarrier = 12
  /// The most words before an app's name and behind it that belong to it.
  static let maxBeforeName = 4
  static let maxBehindName = 2
}
