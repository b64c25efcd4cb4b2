// SPDX-License-Identifier: Apache-2.0

/// A hash table from 64-bit keys to nonzero values of a few bits, over words of a block.
///
/// A slot is one word: as many low bits of the key as the value leaves room for, above the value. Where
/// a value needs more than `mostBits` a slot is two words, the low half of the key and the value. A slot
/// whose value is 0 is free. The high half of a key places it, the next free slot takes it where that is
/// taken. Keys are hashes: with a mark of *m* bits one that is not in the table is taken for one that
/// is about 8 times in 2*ᵐ* look-ups.
@usableFromInline @frozen
package struct PackedTable: Sendable {
  @usableFromInline let words: Words
  /// The bits of a value; 32 where a slot is two words.
  @usableFromInline let bits: UInt32
  /// The number of slots.
  @usableFromInline package let slots: Int

  /// The most bits of a value in a slot of one word.
  package static let mostBits = 14
  /// The bits of a value in a slot of two words.
  package static let wideBits = 32

  /// A view on the slots.
  ///
  /// - Parameters:
  ///   - words: As `lay(keys:values:bits:)` gave them.
  ///   - bits: As it gave them; others are taken for `wideBits`.
  package init(_ words: Words, bits: Int) {
    self.words = words
    let isNarrow = 1...Self.mostBits ~= bits
    self.bits = isNarrow ? UInt32(truncatingIfNeeded: bits) : UInt32(Self.wideBits)
    slots = isNarrow ? words.count : words.count / 2
  }

  @inlinable @inline(__always) var isWide: Bool { bits == 32 }

  /// The slot of a key, and one; 0 where it is not there.
  @inlinable @inline(__always)
  package func place(of key: UInt64) -> UInt32 {
    let low = UInt32(truncatingIfNeeded: key)
    var slot = KeyTable.place(key, of: slots)
    var left = min(slots, KeyTable.maxProbes)
    if isWide {
      while left > 0 {
        let pair = words.pair(at: slot &* 2)
        if pair &>> 32 == 0 { return 0 }
        if UInt32(truncatingIfNeeded: pair) == low { break }
        slot = slot &+ 1 == slots ? 0 : slot &+ 1
        left &-= 1
      }
    } else {
      let mark = low &<< bits
      while left > 0 {
        let word = words[slot]
        if word == 0 { return 0 }
        if (word ^ mark) &>> bits == 0 { break }
        slot = slot &+ 1 == slots ? 0 : slot &+ 1
        left &-= 1
      }
    }
    return left > 0 ? UInt32(truncatingIfNeeded: slot &+ 1) : 0
  }

  /// The value in a slot; 0 for none.
  @inlinable @inline(__always)
  package func value(inSlot slot: Int) -> UInt32 {
    isWide ? words[slot &* 2 &+ 1] : words[slot] & (1 &<< bits &- 1)
  }

  /// The value of a key; 0 for none.
  @inlinable @inline(__always)
  package func value(for key: UInt64) -> UInt32 {
    let place = place(of: key)
    return place == 0 ? 0 : value(inSlot: Int(place) &- 1)
  }

  /// Whether the words are whole slots, one of them free, of values of some bits.
  ///
  /// - Complexity: O(*n*) for *n* slots.
  package func isSound(bits: Int) -> Bool {
    if words.count == 0 { return true }
    return bits == Int(self.bits) && (!isWide || words.count % 2 == 0)
      && (0..<slots).contains { value(inSlot: $0) == 0 }
  }
}

extension PackedTable {
  /// Bits for numbers up to one.
  package static func bits(for greatest: UInt32) -> Int {
    max(1, UInt32.bitWidth - greatest.leadingZeroBitCount)
  }

  /// Lays a table out.
  ///
  /// - Parameters:
  ///   - keys: Different keys.
  ///   - values: A value for each; keys of value 0 are left out.
  ///   - bits: The bits that a value may need.
  /// - Returns: The words, and the bits of a value as `init` takes them. Three of four slots are taken. A
  ///   slot is one word where the keys' marks tell them apart, in one of a few sizes.
  package static func lay(
    keys: [UInt64], values: [UInt32], bits: Int
  ) -> (words: [UInt32], bits: Int) {
    let count = values.count { $0 != 0 }
    let slots = count + count / 3 + 1
    if bits <= mostBits {
      for extra in 0..<16 {
        if let words = narrow(keys, values, bits: UInt32(bits), slots: slots + extra) {
          return (words, bits)
        }
      }
    }
    var table = KeyTableLayout(slots: slots)
    for (key, value) in zip(keys, values) where value != 0 { table.insert(key, value) }
    return (table.words, wideBits)
  }

  /// The words of a table of slots of one word; `nil` where a look-up would take one key for another.
  private static func narrow(
    _ keys: [UInt64], _ values: [UInt32], bits: UInt32, slots: Int
  ) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: slots)
    for (key, value) in zip(keys, values) where value != 0 {
      precondition(value >> bits == 0, "a value of more bits")
      let mark = UInt32(truncatingIfNeeded: key) << bits
      var slot = KeyTable.place(key, of: slots)
      while words[slot] != 0 {
        if (words[slot] ^ mark) >> bits == 0 { return nil }
        slot = slot + 1 == slots ? 0 : slot + 1
      }
      words[slot] = mark | value
    }
    return words
  }
}
