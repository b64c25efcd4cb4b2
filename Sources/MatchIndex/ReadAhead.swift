// SPDX-License-Identifier: Apache-2.0

/// Words that are read before they are needed, so that the waits for their cache lines overlap.
///
/// Where a loop follows references, each step waits for memory. A pass before it that only reads what
/// the steps will start from has all those lines under way at once. The compiler leaves out a read
/// that nothing comes of, so the words come to a number, which the scratch of the caller keeps.
@usableFromInline @frozen
package struct ReadAhead: Sendable {
  @usableFromInline var sum: UInt32 = 0

  /// Creates one that has read nothing.
  @inlinable package init() {}

  /// Reads a word.
  @inlinable @inline(__always)
  package mutating func read(_ word: UInt32) { sum ^= word }
}
