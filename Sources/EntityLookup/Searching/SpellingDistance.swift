// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Where each letter stands in a spelling of at most 64 letters, a bit a place.
///
/// What the bit-parallel distance needs of one side, made once and held against many others.
@safe struct LetterMasks: ~Copyable {
  // SAFETY: 256 initialised masks, freed in `deinit`; a letter is a byte.
  private let masks: UnsafeMutablePointer<UInt64>
  private var letters = FixedBuffer<UInt8>(
    capacity: maxLetters + CloseSpelling.padding, filler: 0)

  /// Most letters.
  static var maxLetters: Int { 64 }

  init() {
    unsafe masks = .allocate(capacity: 256)
    unsafe masks.initialize(repeating: 0, count: 256)
  }

  deinit { unsafe masks.deallocate() }

  /// The number of letters.
  @inline(__always) var count: Int { letters.count }

  /// Forgets the spelling.
  @inline(__always) mutating func removeAll() {
    var k = 0
    while k < letters.count {
      // SAFETY: a byte is below 256.
      unsafe masks[Int(letters[k])] = 0
      k &+= 1
    }
    letters.removeAll()
  }

  /// Adds a letter; `false` when there are 64.
  @inline(__always) mutating func append(_ letter: UInt8) -> Bool {
    let place = UInt64(truncatingIfNeeded: letters.count)
    guard letters.count < Self.maxLetters, letters.append(letter) else { return false }
    // SAFETY: a byte is below 256.
    unsafe masks[Int(letter)] |= 1 &<< place
    return true
  }

  /// The letter at an index.
  @inline(__always) subscript(index: Int) -> UInt8 { letters[index] }

  /// The places of a letter.
  @inline(__always) func places(of letter: UInt8) -> UInt64 {
    // SAFETY: a byte is below 256.
    unsafe masks[Int(letter)]
  }

  /// The distance as below, where few edits are of interest: from what both have in common.
  ///
  /// - Parameters:
  ///   - other: Letters, with `CloseSpelling.padding` bytes behind them that may be read.
  ///   - count: The number of them.
  ///   - limit: At most `CloseSpelling.maxEdits`; what is farther is given as `limit` + 1.
  @inline(__always)
  mutating func closeDistance(to other: UnsafePointer<UInt8>, count: Int, limit: Int) -> Int {
    let own = letters.count
    // SAFETY: the room has as many bytes behind the letters, and the caller lends the others.
    return unsafe letters.withRoom { room in
      guard let base = room.baseAddress else { return limit &+ 1 }
      return unsafe CloseSpelling.distance((UnsafePointer(base), own), (other, count), limit: limit)
    }
  }

  /// The distance in insertions, deletions, substitutions and swaps of neighbours, each letter being
  /// edited once.
  ///
  /// - Parameters:
  ///   - count: The number of letters of the other spelling.
  ///   - limit: What is farther is given as `limit` + 1.
  ///   - letter: The letter of the other spelling at an index.
  /// - Complexity: O(`count`), a dozen instructions a letter.
  /// - SeeAlso: Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances",
  ///   2003.
  @inline(__always)
  func distance(count: Int, limit: Int, _ letter: (Int) -> UInt8) -> Int {
    distance(from: 0, length: letters.count, count: count, limit: limit, letter)
  }

  /// The distance of a part of the spelling, `length` letters from `start`.
  @inline(__always)
  func distance(
    from start: Int, length: Int, count: Int, limit: Int, _ letter: (Int) -> UInt8
  ) -> Int {
    if length == 0 || count == 0 { return min(max(length, count), limit &+ 1) }
    if abs(length &- count) > limit { return limit &+ 1 }
    let last: UInt64 = 1 &<< UInt64(truncatingIfNeeded: length &- 1)
    var positive = UInt64.max
    var negative: UInt64 = 0
    var zero: UInt64 = 0
    var previous: UInt64 = 0
    var distance = length
    let part: UInt64 = (last &- 1) &<< 1 | 1
    let shift = UInt64(truncatingIfNeeded: start)
    var k = 0
    while k < count {
      let matches = places(of: letter(k)) &>> shift & part
      let swaps = ((~zero & matches) &<< 1) & previous
      zero = (((matches & positive) &+ positive) ^ positive) | matches | negative | swaps
      var up = negative | ~(zero | positive)
      var down = zero & positive
      if up & last != 0 { distance &+= 1 }
      if down & last != 0 { distance &-= 1 }
      up = up &<< 1 | 1
      down = down &<< 1
      positive = down | ~(zero | up)
      negative = up & zero
      previous = matches
      k &+= 1
      // Each letter to come can take one off.
      if distance &- (count &- k) > limit { return limit &+ 1 }
    }
    return min(distance, limit &+ 1)
  }
}
