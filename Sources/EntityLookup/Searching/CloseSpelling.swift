// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// A spelling of at most sixteen letters as one number, the first letter lowest.
///
/// Two such numbers tell at their first difference how far apart spellings are that differ by an edit
/// or two: a few instructions, where the bit-parallel distance takes a dozen a letter.
struct PackedLetters {
  /// The letters, and zeroes behind them.
  private(set) var bits: UInt128 = 0
  /// The number of letters.
  private(set) var count = 0

  /// Most letters.
  static let maxCount = 16

  /// No letters.
  init() {}

  /// The letters of a word of the vocabulary that has at most sixteen.
  @inline(__always)
  init(_ record: Gazetteer.WordRecord, in records: Words) {
    let word = record.letters &>> 2
    bits = UInt128(records.pair(at: word &+ 2)) &<< 64 | UInt128(records.pair(at: word))
    count = record.letterCount
  }

  /// The first sixteen of some letters, behind which as many bytes may be read.
  @inline(__always) init(_ letters: UnsafePointer<UInt8>, _ all: Int) {
    count = min(all, Self.maxCount)
    // SAFETY: sixteen bytes may be read.
    let bytes = unsafe UnsafeRawPointer(letters).loadUnaligned(as: UInt128.self)
    let shift = UInt128(truncatingIfNeeded: 8 &* (Self.maxCount &- count))
    bits = count == 0 ? 0 : (bytes &<< shift) &>> shift
  }

  /// Adds a letter; none past sixteen.
  @inline(__always) mutating func append(_ letter: UInt8) {
    guard count < Self.maxCount else { return }
    bits |= UInt128(letter) &<< UInt128(truncatingIfNeeded: count &* 8)
    count &+= 1
  }

  /// The distance as `LetterMasks` tells it, up to a limit of 2; what is farther is `limit` + 1.
  @inline(__always)
  func distance(to other: PackedLetters, limit: Int) -> Int {
    var (a, b) = (self, other)
    if abs(a.count &- b.count) > limit { return limit &+ 1 }
    let common = min((a.bits ^ b.bits).trailingZeroBitCount &>> 3, min(a.count, b.count))
    a.drop(common)
    b.drop(common)
    if a.count == 0 || b.count == 0 { return max(a.count, b.count) }
    if limit == 0 { return 1 }
    if a.isOneEdit(from: b) { return 1 }
    return limit > 1 && a.isTwoEdits(from: b) ? 2 : limit &+ 1
  }

  /// Whether one edit makes this the other; the first letters differ.
  @inline(__always) private func isOneEdit(from other: PackedLetters) -> Bool {
    if count == other.count {
      let left = bits ^ other.bits
      if left &>> 8 == 0 { return true }
      return left &>> 16 == 0 && isSwapped(other)
    }
    if count == other.count &+ 1 { return bits &>> 8 == other.bits }
    return other.count == count &+ 1 && other.bits &>> 8 == bits
  }

  /// Whether the first two letters of both are the same the other way round.
  @inline(__always) private func isSwapped(_ other: PackedLetters) -> Bool {
    count > 1 && other.count > 1
      && UInt16(truncatingIfNeeded: bits) == UInt16(truncatingIfNeeded: other.bits).byteSwapped
  }

  /// Whether two edits make this the other; the first letters differ.
  private func isTwoEdits(from other: PackedLetters) -> Bool {
    let longer = count &- other.count
    if abs(longer) < 2, without(1).isWithinOne(other.without(1)) { return true }
    if longer >= 0, without(1).isWithinOne(other) { return true }
    if longer <= 0, isWithinOne(other.without(1)) { return true }
    return isSwapped(other) && without(2).isWithinOne(other.without(2))
  }

  @inline(__always) private func isWithinOne(_ other: PackedLetters) -> Bool {
    distance(to: other, limit: 1) <= 1
  }

  @inline(__always) private func without(_ first: Int) -> PackedLetters {
    var letters = self
    letters.drop(first)
    return letters
  }

  /// Takes the first letters off, at most as many as there are.
  @inline(__always) private mutating func drop(_ first: Int) {
    // Sixteen letters at once would be no shift at all.
    bits = first >= Self.maxCount ? 0 : bits &>> UInt128(truncatingIfNeeded: first &* 8)
    count &-= first
  }
}

/// Spellings of any length that are at most two edits apart.
enum CloseSpelling {
  /// Most edits that it tells.
  static let maxEdits = 2
  /// Bytes that must be readable behind the letters of either.
  static let padding = 8

  /// Letters in memory; `padding` bytes behind the last may be read.
  @safe private struct Letters {
    // SAFETY: `count` letters and `padding` bytes more, lent by the caller of `distance`.
    var base: UnsafePointer<UInt8>
    var count: Int

    @inline(__always) init(_ base: UnsafePointer<UInt8>, _ count: Int) {
      unsafe self.base = unsafe base
      self.count = count
    }

    /// How many letters both begin with.
    @inline(__always) func common(_ other: Letters) -> Int {
      let most = min(count, other.count)
      var k = 0
      while k < most {
        // SAFETY: `k` is below both counts, and eight bytes may be read from there.
        let (x, y) = unsafe (
          UnsafeRawPointer(base).loadUnaligned(fromByteOffset: k, as: UInt64.self),
          UnsafeRawPointer(other.base).loadUnaligned(fromByteOffset: k, as: UInt64.self)
        )
        if x != y { return min(most, k &+ ((x ^ y).trailingZeroBitCount &>> 3)) }
        k &+= 8
      }
      return most
    }

    /// The letters behind the first ones.
    @inline(__always) func without(_ first: Int) -> Letters {
      // SAFETY: callers take off no more letters than there are.
      unsafe Letters(base + first, count &- first)
    }

    /// The first letter; there is one.
    @inline(__always) var first: UInt8 { unsafe base[0] }

    /// Whether the first two letters of both are the same the other way round.
    @inline(__always) func isSwapped(_ other: Letters) -> Bool {
      if count < 2 || other.count < 2 { return false }
      // SAFETY: both have two letters.
      return unsafe base[0] == other.base[1] && base[1] == other.base[0]
    }
  }

  /// The distance as `LetterMasks` tells it, up to a limit of 2; what is farther is `limit` + 1.
  ///
  /// - Complexity: A dozen looks at eight letters each for spellings that are near nowhere, and O(*n*) for
  ///   others.
  static func distance(
    _ a: (base: UnsafePointer<UInt8>, count: Int), _ b: (base: UnsafePointer<UInt8>, count: Int),
    limit: Int
  ) -> Int {
    // SAFETY: the caller lends the letters, with as many bytes behind them as are read.
    unsafe distance(Letters(a.base, a.count), Letters(b.base, b.count), limit)
  }

  @inline(__always)
  private static func distance(_ a: Letters, _ b: Letters, _ limit: Int) -> Int {
    if abs(a.count &- b.count) > limit { return limit &+ 1 }
    let common = a.common(b)
    let (a, b) = (a.without(common), b.without(common))
    if a.count == 0 || b.count == 0 { return max(a.count, b.count) }
    if limit == 0 { return 1 }
    if isOneEdit(a, b) { return 1 }
    return limit > 1 && isTwoEdits(a, b) ? 2 : limit &+ 1
  }

  /// Whether one edit is between letters the first of which differ.
  @inline(__always) private static func isOneEdit(_ a: Letters, _ b: Letters) -> Bool {
    if a.count == b.count {
      return isSame(a.without(1), b.without(1))
        || a.isSwapped(b) && isSame(a.without(2), b.without(2))
    }
    return a.count > b.count ? isSame(a.without(1), b) : isSame(a, b.without(1))
  }

  @inline(__always) private static func isSame(_ a: Letters, _ b: Letters) -> Bool {
    a.count == b.count && a.common(b) == a.count
  }

  /// Whether two edits are between letters the first of which differ.
  private static func isTwoEdits(_ a: Letters, _ b: Letters) -> Bool {
    let longer = a.count &- b.count
    if abs(longer) < 2, isWithinOne(a.without(1), b.without(1)) { return true }
    if longer >= 0, isWithinOne(a.without(1), b) { return true }
    if longer <= 0, isWithinOne(a, b.without(1)) { return true }
    return a.isSwapped(b) && isWithinOne(a.without(2), b.without(2))
  }

  private static func isWithinOne(_ a: Letters, _ b: Letters) -> Bool {
    distance(a, b, 1) <= 1
  }
}
