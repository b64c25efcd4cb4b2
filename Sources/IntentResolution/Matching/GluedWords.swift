// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What words look like that some phrase has glued to a slot: their first and last letters and how long they are.
///
/// It tells of nearly all places inside a word that none of them begins or ends there, before any part is hashed.
struct GluedWords: Sendable {
  /// For each pair of a first and a last byte, five bits of each, the lengths of the words in bytes.
  private let lengths: [UInt32]

  /// Words with a flag.
  ///
  /// - Complexity: O(*n*) for *n* words of the image, a few instructions each.
  init(_ flag: TokenFlags, of image: IndexImage) {
    var lengths = [UInt32](repeating: 0, count: 1 << 10)
    image.lexicon.forEachToken(with: flag) { token in
      // SAFETY: the bytes are read while the image is in use.
      let text = unsafe image.strings.utf8(image.lexicon.text(of: token))
      guard let first = unsafe text.first, let last = unsafe text.last else { return }
      lengths[Self.pair(first, last)] |= Self.bit(text.count)
    }
    self.lengths = lengths
  }

  /// Whether one of them may be some letters of an utterance, which are ASCII.
  ///
  /// - Parameters:
  ///   - first: The first of the letters.
  ///   - last: The last of them.
  ///   - count: How many they are.
  @inline(__always)
  func mayBe(from first: UInt8, to last: UInt8, count: Int) -> Bool {
    // Folding changes no other letter of ASCII, and this one in Turkic texts.
    if first == Self.capitalI || last == Self.capitalI { return true }
    return lengths[Self.pair(first, last)] & Self.bit(count) != 0
  }

  private static let capitalI = UInt8(ascii: "I")

  /// Letters of either case have the same five bits.
  @inline(__always)
  private static func pair(_ first: UInt8, _ last: UInt8) -> Int {
    Int(first & 31) << 5 | Int(last & 31)
  }

  @inline(__always)
  private static func bit(_ length: Int) -> UInt32 {
    1 &<< UInt32(truncatingIfNeeded: min(length, 31))
  }
}
