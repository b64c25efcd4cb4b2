// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Letters that tell at their first difference whether they are an edit or two from others.
protocol CloseLetters {
  /// The number of letters.
  var count: Int { get }
  /// How many letters both begin with.
  func common(_ other: Self) -> Int
  /// Whether the letters are the same.
  func isSame(_ other: Self) -> Bool
  /// Whether the first two letters of both are the same the other way round.
  func isSwapped(_ other: Self) -> Bool
  /// The letters behind the first ones, of which there are as many.
  func without(_ first: Int) -> Self
}

extension CloseLetters {
  /// The distance as `LetterMasks` tells it, up to a limit of 2; what is farther is `limit` + 1.
  @inline(__always)
  func distance(to other: Self, limit: Int) -> Int {
    if abs(count &- other.count) > limit { return limit &+ 1 }
    let common = common(other)
    let (a, b) = (without(common), other.without(common))
    if a.count == 0 || b.count == 0 { return max(a.count, b.count) }
    if limit == 0 { return 1 }
    if a.isOneEdit(from: b) { return 1 }
    return limit > 1 && a.isTwoEdits(from: b) ? 2 : limit &+ 1
  }

  /// Whether one edit makes this the other; the first letters differ.
  @inline(__always) private func isOneEdit(from other: Self) -> Bool {
    if count == other.count {
      return without(1).isSame(other.without(1))
        || isSwapped(other) && without(2).isSame(other.without(2))
    }
    return count > other.count ? without(1).isSame(other) : isSame(other.without(1))
  }

  /// Whether two edits make this the other; the first letters differ.
  private func isTwoEdits(from other: Self) -> Bool {
    let longer = count &- other.count
    if abs(longer) < 2, without(1).isWithinOne(other.without(1)) { return true }
    if longer >= 0, without(1).isWithinOne(other) { return true }
    if longer <= 0, isWithinOne(other.without(1)) { return true }
    return isSwapped(other) && without(2).isWithinOne(other.without(2))
  }

  @inline(__always) private func isWithinOne(_ other: Self) -> Bool {
    distance(to: other, limit: 1) <= 1
  }
}

/// A spelling of at most sixteen letters as one number, the first letter lowest.
///
/// Two such numbers tell at their first difference how far apart spellings are that differ by an edit
/// or two: a few instructions, where the bit-parallel distance takes a dozen a letter.
struct PackedLetters: CloseLetters {
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

  /// How many letters both begin with.
  @inline(__always)
  func common(_ other: PackedLetters) -> Int {
    min((bits ^ other.bits).trailingZeroBitCount &>> 3, min(count, other.count))
  }

  /// Whether the letters are the same.
  @inline(__always) func isSame(_ other: PackedLetters) -> Bool {
    count == other.count && bits == other.bits
  }

  /// Whether the first two letters of both are the same the other way round.
  @inline(__always) func isSwapped(_ other: PackedLetters) -> Bool {
    count > 1 && other.count > 1
      && UInt16(truncatingIfNeeded: bits) == UInt16(truncatingIfNeeded: other.bits).byteSwapped
  }

  /// The letters behind the first ones.
  @inline(__always) func without(_ first: Int) -> PackedLetters {
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
  @safe fileprivate struct Letters: CloseLetters {
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

    /// Whether the letters are the same.
    @inline(__always) func isSame(_ other: Letters) -> Bool {
      count == other.count && common(other) == count
    }

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
    unsafe Letters(a.base, a.count).distance(to: Letters(b.base, b.count), limit: limit)
  }
}
