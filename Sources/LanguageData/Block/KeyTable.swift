// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// A hash table from 64-bit keys to nonzero 32-bit values, over words of a block.
///
/// A slot is `{ low half of the key u32 │ value u32 }`, free where the value is 0. The high half
/// places a key, the next free slot takes it where that is taken. Keys are hashes, so a key that is
/// not in the table is taken for one that is once in about 2³² look-ups.
struct KeyTable: Sendable {
  private let words: Words
  /// The number of slots.
  let slots: Int

  /// A view on the slots.
  init(_ words: Words) {
    self.words = words
    slots = words.count / 2
  }

  /// The place of a key among any number of slots: its share of all keys.
  @inline(__always) static func place(_ key: UInt64, of slots: Int) -> Int {
    Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(truncatingIfNeeded: slots)).high)
  }

  /// Most slots that are looked at for a key: with a quarter of them free no builder comes near it.
  static let maxProbes = 4_096

  /// The value of a key; 0 for none.
  @inline(__always) func value(for key: UInt64) -> UInt32 {
    let low = UInt32(truncatingIfNeeded: key)
    var slot = Self.place(key, of: slots)
    var left = min(slots, Self.maxProbes)
    while left > 0 {
      let entry = words.pair(at: slot &* 2)
      let value = UInt32(truncatingIfNeeded: entry &>> 32)
      if value == 0 || UInt32(truncatingIfNeeded: entry) == low { return value }
      slot &+= 1
      if slot == slots { slot = 0 }
      left &-= 1
    }
    return 0
  }

  /// The value in a slot; 0 for none.
  func value(inSlot slot: Int) -> UInt32 { words[slot * 2 + 1] }
}
