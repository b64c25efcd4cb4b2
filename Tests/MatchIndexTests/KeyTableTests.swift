// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Hash tables of blocks") struct KeyTableTests {
  @Test("a table answers as a dictionary does", arguments: [KeyTable.Order.keyFirst, .valueFirst])
  func dictionary(order: KeyTable.Order) {
    var random = SeededGenerator.forTest("key tables")
    for keys in [0, 1, 2, 3, 10, 1_000] {
      var known: [UInt64: UInt32] = [:]
      // Half of them share a place with others, so that runs form and some go round the end.
      while known.count < keys {
        let key = known.count % 2 == 0 ? random.next() : (random.next() >> 60) << 60
        known[key ^ UInt64(known.count)] = 1 + UInt32(random.below(1 << 31))
      }
      // Two keys of one low half are one to the table.
      let distinct = Dictionary(
        known.map { (UInt32(truncatingIfNeeded: $0.key), $0) }, uniquingKeysWith: { a, _ in a }
      ).values
      var layout = KeyTableLayout(keys: distinct.count, order)
      for (key, value) in distinct { layout.insert(key, value) }
      let bytes = ImageBytes(copying: layout.words)
      withExtendedLifetime(bytes) {
        let table = KeyTable(bytes.words)
        #expect(table.slots == distinct.count + distinct.count / 3 + 1)
        for (key, value) in distinct { #expect(table.value(for: key, order) == value) }
        let lows = Set(distinct.map { UInt32(truncatingIfNeeded: $0.key) })
        for _ in 0..<200 {
          let key = random.next()
          if lows.contains(UInt32(truncatingIfNeeded: key)) { continue }
          #expect(table.value(for: key, order) == 0)
        }
        #expect((0..<table.slots).count { table.value(inSlot: $0, order) != 0 } == distinct.count)
      }
    }
  }

  @Test("a damaged table without a free slot still answers")
  func full() {
    let bytes = ImageBytes(copying: [UInt32](repeating: 7, count: 200_000))
    withExtendedLifetime(bytes) {
      let table = KeyTable(bytes.words)
      #expect(table.value(for: 9) == 0)
      #expect(table.value(for: 7) == 7)
      #expect(KeyTable(bytes.words.slice(0, count: 1)).value(for: 7) == 0)
    }
  }
}
