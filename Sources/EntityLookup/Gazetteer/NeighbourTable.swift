// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Words by a 64-bit key of theirs: the spelling that is left when letters are left out, or the sound.
struct NeighbourTable: Sendable {
  let starts: Words
  let entries: Words
  private let shift: UInt64

  init(starts: Words, entries: Words) {
    self.starts = starts
    self.entries = entries
    shift = Self.shift(buckets: max(1, starts.count - 1))
  }

  /// Most entries of a bucket that are looked at.
  static let maxEntries = 256

  /// The shift that leaves as many bits as buckets need.
  static func shift(buckets: Int) -> UInt64 { UInt64(buckets.leadingZeroBitCount + 1) }

  /// The bucket of a key and what its entries begin with.
  @inline(__always)
  static func place(_ key: UInt64, shift: UInt64) -> (bucket: Int, fingerprint: UInt32) {
    let mixed = (key ^ key >> 32) &* 0x9FB2_1C65_1E98_DF25
    // A shift of 64 leaves the one bucket there is.
    let bucket = shift >= 64 ? 0 : Int(truncatingIfNeeded: mixed &>> shift)
    return (bucket, UInt32(truncatingIfNeeded: mixed & 0xFF) << 24)
  }

  @inline(__always) var isEmpty: Bool { entries.count == 0 }

  /// The range of entries in the bucket of a key, and what those of the key begin with.
  @inline(__always) func range(_ key: UInt64) -> (lower: Int, upper: Int, fingerprint: UInt32) {
    let (bucket, fingerprint) = Self.place(key, shift: shift)
    let lower = Int(starts[bucket])
    let upper = min(Int(starts[bucket &+ 1]), lower &+ Self.maxEntries)
    return (lower, upper, fingerprint)
  }
}

/// The hash of a spelling with letters left out, each in constant time.
///
/// A sum of the letters' random numbers times powers of an odd base, lowest power first: leaving a
/// letter out divides all behind it by the base.
enum SpellingKey {
  static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  static let inverse: UInt64 = SpellingKey.inverse(of: base)

  /// Letters of a word that are left out for one missing letter.
  static let nearLetters = 16
  /// Letters of a word that are left out in pairs.
  static let farLetters = 10

  /// A letter's number.
  @inline(__always) static func number(_ letter: UInt8) -> UInt64 {
    let z = (UInt64(letter) &+ 1) &* 0xBF58_476D_1CE4_E5B9
    return (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
  }

  private static func inverse(of base: UInt64) -> UInt64 {
    var x = base
    // Each step of Newton's iteration doubles the bits that are right, three to begin with.
    for _ in 0..<6 { x = x &* (2 &- base &* x) }
    return x
  }
}

/// The running sums over a word's letters that keys of its neighbours are made from.
@safe struct SpellingSums: ~Copyable {
  // SAFETY: 66 initialised numbers, freed in `deinit`.
  private let sums: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private let inverse = SpellingKey.inverse

  init() {
    unsafe sums = .allocate(capacity: 66)
    unsafe sums.initialize(repeating: 0, count: 66)
  }

  deinit { unsafe sums.deallocate() }

  /// Starts over with no letters.
  @inline(__always) mutating func removeAll() {
    count = 0
    power = 1
  }

  private var power: UInt64 = 1

  /// Adds a letter; 64 at most.
  @inline(__always) mutating func append(_ letter: UInt8) {
    guard count < 64 else { return }
    // SAFETY: the index is at most 64.
    unsafe sums[count &+ 1] = sums[count] &+ SpellingKey.number(letter) &* power
    power = power &* SpellingKey.base
    count &+= 1
  }

  /// The sum of the first letters.
  @inline(__always) private func sum(_ index: Int) -> UInt64 {
    assert(index >= 0 && index <= count)
    // SAFETY: callers leave out letters below `count`, which is at most 64.
    return unsafe sums[index]
  }

  /// The key of all letters.
  @inline(__always) var whole: UInt64 { sum(count) }

  /// The key of the first letters alone.
  @inline(__always) func first(_ count: Int) -> UInt64 { sum(count) }

  /// The key of the letters from an index on.
  func from(_ index: Int) -> UInt64 {
    var key = sum(count) &- sum(index)
    for _ in 0..<index { key = key &* inverse }
    return key
  }

  /// The key without the letter at an index.
  @inline(__always) func without(_ i: Int) -> UInt64 {
    sum(i) &+ (sum(count) &- sum(i &+ 1)) &* inverse
  }

  /// The key without the letters at two indices, `i` below `j`.
  @inline(__always) func without(_ i: Int, _ j: Int) -> UInt64 {
    sum(i) &+ (sum(j) &- sum(i &+ 1)) &* inverse
      &+ (sum(count) &- sum(j &+ 1)) &* inverse &* inverse
  }
}
