// SPDX-License-Identifier: Apache-2.0

/// A table from 64-bit keys to nonzero values of a few bits, over words of a block.
///
/// ```text
/// starts   u32 each: the first slot of each bucket, and one more; a bucket has eight slots on average
/// slots    one word each: as many low bits of the key as the value leaves room for, above the value.
///          Where a value needs more than `mostBits`, two words: the low half of the key and the value
/// ```
///
/// The high half of a key gives its bucket. Every slot is taken: a table in which a look-up reads as few
/// slots would have to leave a quarter of them free. Slots of value 0 at the end say nothing. Keys are
/// hashes: with a mark of *m* bits one that is not in the table is taken for one that is about 8 times in
/// 2*ᵐ* look-ups.
@usableFromInline @frozen
package struct PackedTable: Sendable {
  @usableFromInline let words: Words
  /// The bits of a value; 32 where a slot is two words.
  @usableFromInline let bits: UInt32
  /// The number of buckets.
  @usableFromInline let buckets: Int
  /// The number of slots.
  @usableFromInline package let slots: Int

  /// The most bits of a value in a slot of one word.
  package static let mostBits = 14
  /// The bits of a value in a slot of two words.
  package static let wideBits = 32
  /// The slots of a bucket on average.
  static let bucketSlots = 8

  /// A view on the slots.
  ///
  /// - Parameters:
  ///   - words: As `lay(keys:values:bits:)` gave them.
  ///   - bits: As it gave them; others are taken for `wideBits`.
  package init(_ words: Words, bits: Int) {
    self.words = words
    let isNarrow = 1...Self.mostBits ~= bits
    self.bits = isNarrow ? UInt32(truncatingIfNeeded: bits) : UInt32(Self.wideBits)
    let slotWords = isNarrow ? 1 : 2
    // As many as `buckets(for:)` gives for the slots that are left.
    let perBucket = 1 + Self.bucketSlots * slotWords
    buckets = (max(words.count - 1, 0) + perBucket - 1) / perBucket
    slots = max(words.count - 1 - buckets, 0) / slotWords
  }

  /// The buckets of a number of slots.
  private static func buckets(for slots: Int) -> Int { (slots + bucketSlots - 1) / bucketSlots }

  @inlinable @inline(__always) var isWide: Bool { bits == 32 }

  /// The slots of a bucket.
  @inlinable @inline(__always)
  func range(ofBucket bucket: Int) -> (lower: Int, upper: Int) {
    let ends = words.pair(at: bucket)
    let lower = Int(truncatingIfNeeded: ends & 0xFFFF_FFFF)
    let upper = Int(truncatingIfNeeded: ends &>> 32)
    return (lower, min(upper, lower &+ KeyTable.maxProbes))
  }

  /// The first slot of a key from one on, up to another; `upper` where there is none.
  @inlinable @inline(__always)
  func slot(of low: UInt32, from lower: Int, to upper: Int) -> Int {
    var slot = lower
    if isWide {
      while slot < upper {
        if words[buckets &+ 1 &+ slot &* 2] == low { break }
        slot &+= 1
      }
    } else {
      let mark = low &<< bits
      while slot < upper {
        if (words[buckets &+ 1 &+ slot] ^ mark) &>> bits == 0 { break }
        slot &+= 1
      }
    }
    return slot
  }

  /// The slot of a key, and one; 0 where it is not there.
  @inlinable @inline(__always)
  package func place(of key: UInt64) -> UInt32 {
    let (lower, upper) = range(ofBucket: KeyTable.place(key, of: buckets))
    let slot = slot(of: UInt32(truncatingIfNeeded: key), from: lower, to: upper)
    return slot < upper ? UInt32(truncatingIfNeeded: slot &+ 1) : 0
  }

  /// The value in a slot; 0 for none.
  @inlinable @inline(__always)
  package func value(inSlot slot: Int) -> UInt32 {
    isWide
      ? words[buckets &+ 2 &+ slot &* 2] : words[buckets &+ 1 &+ slot] & (1 &<< bits &- 1)
  }

  /// The value of a key, the first where it has several; 0 for none.
  @inlinable @inline(__always)
  package func value(for key: UInt64) -> UInt32 {
    let place = place(of: key)
    return place == 0 ? 0 : value(inSlot: Int(place) &- 1)
  }

  /// Calls a closure with each value of a key, in the order they were laid in.
  @inlinable @inline(__always)
  package func forEachValue(for key: UInt64, _ body: (UInt32) -> Void) {
    let low = UInt32(truncatingIfNeeded: key)
    var (slot, upper) = range(ofBucket: KeyTable.place(key, of: buckets))
    while true {
      slot = self.slot(of: low, from: slot, to: upper)
      if slot >= upper { return }
      body(value(inSlot: slot))
      slot &+= 1
    }
  }

  /// Whether the words are buckets one behind the other that hold all slots, of values of some bits.
  ///
  /// - Complexity: O(*n*) for *n* slots.
  package func isSound(bits: Int) -> Bool {
    if words.count == 0 { return true }
    return bits == Int(self.bits) && slots > 0 && buckets == Self.buckets(for: slots)
      && words.count == buckets + 1 + slots * (isWide ? 2 : 1)
      && words[0] == 0 && words[buckets] == slots
      && (0..<buckets).allSatisfy { words[$0] <= words[$0 + 1] }
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
  ///   - keys: Keys; one of several values is there several times.
  ///   - values: A value for each; keys of value 0 are left out.
  ///   - bits: The bits that a value may need.
  /// - Returns: The words, and the bits of a value as `init` takes them. A slot is one word where the keys'
  ///   marks tell them apart, in one of a few sizes.
  package static func lay(
    keys: [UInt64], values: [UInt32], bits: Int
  ) -> (words: [UInt32], bits: Int) {
    let count = values.count { $0 != 0 }
    if count == 0 { return ([], bits <= mostBits ? bits : wideBits) }
    if bits <= mostBits {
      for extra in 0..<16 {
        let order = Order(keys, values, slots: count + extra * bucketSlots)
        if order.tellsApart(keys, bits: UInt32(bits)) {
          return (order.narrow(keys, values, bits: UInt32(bits)), bits)
        }
      }
    }
    return (Order(keys, values, slots: count).wide(keys, values), wideBits)
  }

  /// Which key is in which slot.
  private struct Order {
    private let slots: Int
    private var starts: [UInt32]
    /// Indexes of keys, by bucket and as they came.
    private var indexes: [Int]

    init(_ keys: [UInt64], _ values: [UInt32], slots: Int) {
      self.slots = slots
      let buckets = PackedTable.buckets(for: slots)
      starts = [UInt32](repeating: 0, count: buckets + 1)
      indexes = []
      for k in keys.indices where values[k] != 0 {
        starts[KeyTable.place(keys[k], of: buckets) + 1] += 1
      }
      for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
      indexes = [Int](repeating: 0, count: Int(starts[buckets]))
      var next = starts
      for k in keys.indices where values[k] != 0 {
        let bucket = KeyTable.place(keys[k], of: buckets)
        indexes[Int(next[bucket])] = k
        next[bucket] += 1
      }
      starts[buckets] = UInt32(slots)
    }

    /// Whether no two keys of a bucket have the same mark beside values of some bits.
    func tellsApart(_ keys: [UInt64], bits: UInt32) -> Bool {
      for (bucket, start) in starts.dropLast().enumerated() {
        let bucket = indexes[Int(start)..<min(Int(starts[bucket + 1]), indexes.count)]
        for (n, a) in bucket.enumerated() {
          for b in bucket.prefix(n) where keys[a] != keys[b] {
            if UInt32(truncatingIfNeeded: keys[a] ^ keys[b]) << bits == 0 { return false }
          }
        }
      }
      return true
    }

    /// The words of a table of slots of one word.
    func narrow(_ keys: [UInt64], _ values: [UInt32], bits: UInt32) -> [UInt32] {
      var words = starts
      words.reserveCapacity(starts.count + slots)
      for k in indexes {
        precondition(values[k] >> bits == 0, "a value of more bits")
        words.append(UInt32(truncatingIfNeeded: keys[k]) << bits | values[k])
      }
      words.append(contentsOf: repeatElement(0, count: slots - indexes.count))
      return words
    }

    /// The words of a table of slots of two words.
    func wide(_ keys: [UInt64], _ values: [UInt32]) -> [UInt32] {
      var words = starts
      words.reserveCapacity(starts.count + 2 * slots)
      for k in indexes { words += [UInt32(truncatingIfNeeded: keys[k]), values[k]] }
      return words
    }
  }
}
