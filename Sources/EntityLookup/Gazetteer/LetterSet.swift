// SPDX-License-Identifier: Apache-2.0

/// The letters of a word, as far as sixteen classes of letters tell them apart.
///
/// An edit takes one letter away, puts one in, or both: words at some edits differ in twice as many classes at
/// most.
struct LetterSet: BitwiseCopyable {
  /// A bit for each class.
  private(set) var bits: UInt32 = 0

  /// No letters.
  init() {}

  /// The set in the upper half of a record's fourth word.
  @inline(__always) init(ofCounts counts: UInt32) { bits = counts >> 16 }

  /// Adds a letter.
  @inline(__always) mutating func insert(_ letter: UInt8) { bits |= 1 << UInt32(letter & 15) }

  /// Whether words of these sets may be so many edits apart.
  @inline(__always) func isWithin(_ edits: Int, of other: LetterSet) -> Bool {
    var differing = bits ^ other.bits
    // Each step takes a bit off.
    for _ in 0..<2 * edits { differing &= differing &- 1 }
    return differing == 0
  }

  /// Whether all letters may be among others.
  @inline(__always) func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }
}
