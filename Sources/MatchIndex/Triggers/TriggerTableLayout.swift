// SPDX-License-Identifier: Apache-2.0

/// Lays trigger phrases out in the buckets of a `TriggerTable`.
enum TriggerTableLayout {
  /// Most variants with the very same trigger phrase; with more, a walk tells.
  private static let maxSame = 4

  /// How many of ten places are taken, the most that leave each entry a place near its own: with eight a phrase
  /// in eight stands in another bucket than its own, and a look-up in thirty that finds nothing reads another;
  /// with six one in twenty, and in two hundred. Of a large table each bucket is read from memory. With nine a
  /// match among 1,000 phrases took 8 % longer.
  private static func tenths(_ count: Int) -> [Int] { count <= 1 << 16 ? [8, 6] : [6] }

  /// The cells of a table with all entries; `nil` where words were made to fall together.
  static func cells(of entries: [TriggerTableBuilder.Entry]) -> [UInt32]? {
    if entries.isEmpty { return [] }
    for tenths in tenths(entries.count) {
      let taken = TriggerTable.places * tenths
      let buckets = (10 * entries.count + taken - 1) / taken
      var table = [UInt32](repeating: 0, count: buckets * TriggerTable.bucketWords)
      if entries.allSatisfy({ insert($0, buckets, &table) }) { return table }
    }
    return nil
  }

  private static func insert(
    _ entry: TriggerTableBuilder.Entry, _ buckets: Int, _ table: inout [UInt32]
  ) -> Bool {
    let tag = UInt32(truncatingIfNeeded: entry.mixed)
    let place = UInt32(truncatingIfNeeded: entry.mixed >> 32) & 0xFFFF | entry.shape << 16
    var bucket = Int(entry.mixed.multipliedFullWidth(by: UInt64(buckets)).high)
    var same = 0
    for _ in 0..<TriggerTable.maxProbes {
      let base = bucket * TriggerTable.bucketWords
      for k in base..<base + TriggerTable.places {
        let phrase = table[k + 2 * TriggerTable.places]
        if phrase == 0 {
          table[k] = tag
          table[k + TriggerTable.places] = place
          table[k + 2 * TriggerTable.places] = entry.phrase
          return true
        }
        guard table[k] == tag, (table[k + TriggerTable.places] ^ place) & 0xFFFF == 0 else {
          continue
        }
        same += 1
        if phrase == TriggerTable.contested { return true }
        if phrase >> 12 == entry.phrase >> 12 || entry.phrase == TriggerTable.contested
          || same >= maxSame
        {
          table[k + 2 * TriggerTable.places] = TriggerTable.contested
          return true
        }
      }
      table[base + 15] |= TriggerTable.overflow(tag)
      bucket = bucket + 1 == buckets ? 0 : bucket + 1
    }
    return false
  }
}
