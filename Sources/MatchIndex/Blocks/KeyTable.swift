// SPDX-License-Identifier: Apache-2.0

/// A hash table from 64-bit keys to nonzero 32-bit values, over words of a block.
///
/// A slot is the low half of the key and the value, in the order that the kind of block has; it is
/// free where the value is 0. The high half places a key, the next free slot takes it where that is
/// taken. Keys are hashes, so a key that is not in the table is taken for one that is once in about
/// 2³² look-ups.
@usableFromInline @frozen
package struct KeyTable: Sendable {
  @usableFromInline let words: Words
  /// The number of slots.
  @usableFromInline package let slots: Int

  /// What comes first in a slot. A look-up is compiled for the order that is written at the call.
  @usableFromInline @frozen
  package enum Order: Sendable {
    case keyFirst, valueFirst
  }

  /// A view on the slots.
  package init(_ words: Words) {
    self.words = words
    slots = words.count / 2
  }

  /// The place of a key among any number of slots: its share of all keys.
  @inlinable @inline(__always)
  package static func place(_ key: UInt64, of slots: Int) -> Int {
    Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(truncatingIfNeeded: slots)).high)
  }

  /// Most slots that are looked at for a key: with a fifth of them free no builder comes near it.
  @inlinable package static var maxProbes: Int { 4_096 }

  /// The value of a key; 0 for none.
  @inlinable @inline(__always)
  package func value(for key: UInt64, _ order: Order = .keyFirst) -> UInt32 {
    let low = UInt32(truncatingIfNeeded: key)
    var slot = Self.place(key, of: slots)
    var left = min(slots, Self.maxProbes)
    while left > 0 {
      let (found, value) = entry(inSlot: slot, order)
      if value == 0 || found == low { return value }
      slot &+= 1
      if slot == slots { slot = 0 }
      left &-= 1
    }
    return 0
  }

  /// The value in a slot; 0 for none.
  @inlinable
  package func value(inSlot slot: Int, _ order: Order = .keyFirst) -> UInt32 {
    entry(inSlot: slot, order).value
  }

  @inlinable @inline(__always)
  func entry(inSlot slot: Int, _ order: Order) -> (low: UInt32, value: UInt32) {
    let pair = words.pair(at: slot &* 2)
    let (first, second) = (
      UInt32(truncatingIfNeeded: pair), UInt32(truncatingIfNeeded: pair &>> 32)
    )
    return order == .keyFirst ? (first, second) : (second, first)
  }
}

/// The words of a `KeyTable` being filled.
package struct KeyTableLayout {
  /// The slots.
  package private(set) var words: [UInt32]
  private let slots: Int
  private let order: KeyTable.Order

  /// Creates an empty table of more slots than it will have keys.
  package init(slots: Int, _ order: KeyTable.Order = .keyFirst) {
    words = [UInt32](repeating: 0, count: 2 * slots)
    self.slots = slots
    self.order = order
  }

  /// Creates an empty table for a number of keys, which take three of four slots: a look-up that
  /// fails reads four of them on average, in one line.
  package init(keys: Int, _ order: KeyTable.Order = .keyFirst) {
    self.init(slots: keys + keys / 3 + 1, order)
  }

  /// Adds a key that is not there yet, with a value other than 0.
  package mutating func insert(_ key: UInt64, _ value: UInt32) {
    let (keyAt, valueAt) = order == .keyFirst ? (0, 1) : (1, 0)
    var slot = KeyTable.place(key, of: slots)
    while words[2 * slot + valueAt] != 0 { slot = slot + 1 == slots ? 0 : slot + 1 }
    words[2 * slot + keyAt] = UInt32(truncatingIfNeeded: key)
    words[2 * slot + valueAt] = value
  }
}
