// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// How many of each letter names have, and how many they must share with words to be near, 64 names at
/// once: a bit each.
struct LetterPlanes: Sendable {
  /// For each block of 64 names, each class of letters and each count up to `counted`, the names that
  /// have as many; then all, which have as many as are asked for.
  private(set) var planes: [UInt64]
  /// For each nearness, each number of letters of the words and each block, in binary how many letters each name
  /// must share with them; more than there can be where there is no name.
  private(set) var needs: [UInt64]
  let blockCount: Int

  /// Classes of letters; letters of one class count as the same.
  static let classCount = 32
  /// Times that a letter is told in a name; more often counts as having as many as are asked for.
  static let counted = 3
  /// The words of the planes of a block.
  static let stride = classCount * (counted + 1)
  /// Bits of a count of letters.
  static let bits = 6
  /// Letters that words have less than; names that must share as many are never near.
  static let maxLetters = 1 << bits - 1
  /// Blanks that are told.
  static let maxBlanks = NameWindow.maxWords - 1

  /// In what a name may be near words.
  enum Nearness {
    /// It is spelt like words with so many blanks between them.
    case spelt(blanks: Int)
    /// It sounds like one word, or like several.
    case heard(isOne: Bool)
    /// It sounds like several run together.
    case joined

    @inline(__always) var place: Int {
      switch self {
      case .spelt(let blanks): blanks
      case .heard(isOne: true): LetterPlanes.maxBlanks &+ 1
      case .heard(isOne: false): LetterPlanes.maxBlanks &+ 2
      case .joined: LetterPlanes.maxBlanks &+ 3
      }
    }

    static let all: [Self] =
      (0...LetterPlanes.maxBlanks).map { .spelt(blanks: $0) } + [
        .heard(isOne: true), .heard(isOne: false), .joined,
      ]
  }

  /// Planes of names without letters.
  init(names: Int) {
    blockCount = (names + 63) / 64
    planes = (0..<blockCount * Self.stride).map {
      $0 % (Self.counted + 1) == Self.counted ? .max : 0
    }
    needs = [UInt64](
      repeating: .max, count: Nearness.all.count * Self.maxLetters * blockCount * Self.bits)
  }

  /// Gives a name its letters.
  ///
  /// - Parameter least: How many letters words must share with it to be near, by the nearness and their letters; no
  ///   less for more of them than the number that is given last, which it was for one less.
  mutating func add(
    _ letters: Span<UInt8>, to name: Int, _ least: (Nearness, Int, Int) -> Int
  ) {
    let (block, bit) = (name / 64, UInt64(1) << UInt64(name % 64))
    var counts = InlineArray<32, Int>(repeating: 0)
    var own = 0
    for k in letters.indices where letters[k] != LetterCode.blank {
      let place = Self.letterClass(letters[k])
      if counts[place] < Self.counted {
        planes[block * Self.stride + Int(Self.place(place, counts[place]))] |= bit
      }
      counts[place] += 1
      own += 1
    }
    for nearness in Nearness.all {
      var need = 0
      for count in 1..<Self.maxLetters {
        need = least(nearness, count, need)
        if need > min(count, own, Self.maxLetters - 1) { continue }
        let at = place(of: nearness, letters: count, in: block)
        for k in 0..<Self.bits where need >> k & 1 == 0 { needs[at + k] &= ~bit }
      }
    }
  }

  /// How many letters words share with each name, in binary: `bits` planes a block.
  typealias Counters = FixedBuffer<UInt64>
  /// The planes of as many blocks as there can be.
  static let counters = (NameFilter.maxNames + 63) / 64 * bits

  /// Where the plane of a class of letters stands that has been there so many times.
  @inline(__always)
  static func place(_ letterClass: Int, _ seen: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: letterClass &* (counted &+ 1) &+ seen)
  }

  /// Counts letters for the names of a block that have as many of them.
  @inline(__always)
  func count(
    _ places: borrowing FixedBuffer<UInt8>, in block: Int, to counters: inout Counters
  ) {
    let planes = planes.span.extracting(block * Self.stride..<(block + 1) * Self.stride)
    let at = block * Self.bits
    var (a, b, c) = (counters[at], counters[at + 1], counters[at + 2])
    var (d, e, f) = (counters[at + 3], counters[at + 4], counters[at + 5])
    for k in 0..<places.count {
      var carry = planes[Int(places[k])]
      (a, carry) = (a ^ carry, a & carry)
      (b, carry) = (b ^ carry, b & carry)
      (c, carry) = (c ^ carry, c & carry)
      (d, carry) = (d ^ carry, d & carry)
      (e, carry) = (e ^ carry, e & carry)
      f ^= carry
    }
    (counters[at], counters[at + 1], counters[at + 2]) = (a, b, c)
    (counters[at + 3], counters[at + 4], counters[at + 5]) = (d, e, f)
  }

  /// The names of a block that share as many letters with words of so many as they need to be near.
  @inline(__always)
  func names(
    sharing counters: borrowing Counters, of letters: Int, in nearness: Nearness, _ block: Int
  ) -> UInt64 {
    let needed = place(of: nearness, letters: letters, in: block)
    let needs = needs.span.extracting(needed..<needed + Self.bits)
    // From the highest bit on: those that are known to share more, and those that are the same so far.
    var more: UInt64 = 0
    var same = UInt64.max
    var k = Self.bits
    while k > 0 {
      k &-= 1
      let (counted, need) = (counters[block &* Self.bits &+ k], needs[k])
      more |= same & counted & ~need
      same &= ~(counted ^ need)
    }
    return more | same
  }

  /// Where it stands in `needs` how many letters words of so many must share with the names of a block.
  @inline(__always)
  func place(of nearness: Nearness, letters: Int, in block: Int) -> Int {
    ((nearness.place &* Self.maxLetters &+ letters) &* blockCount &+ block) &* Self.bits
  }

  /// The class of a letter: one for each of the basic alphabet, and a few for all others.
  @inline(__always)
  static func letterClass(_ letter: UInt8) -> Int {
    let latin = Int(letter) &- 0x61
    return 0..<26 ~= latin ? latin : 26 &+ Int(letter) % 6
  }
}
