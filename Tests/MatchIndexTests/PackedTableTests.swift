// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Packed hash tables of blocks") struct PackedTableTests {
  @Test("a table answers as a dictionary does", arguments: [1, 5, 11, 14, 15, 24, 32])
  func dictionary(bits: Int) {
    var random = SeededGenerator.forTest("packed tables")
    for count in [0, 1, 2, 3, 10, 1_000, 20_000] {
      let keys = Array(Set((0..<count).map { _ in random.next() }))
      let values = keys.map { _ in 1 + UInt32(random.below(1 << min(bits, 31) - 1)) }
      let table = PackedTable.lay(keys: keys, values: values, bits: bits)
      #expect(table.bits == bits || table.bits == PackedTable.wideBits)
      let bytes = ImageBytes(copying: table.words)
      withExtendedLifetime(bytes) {
        let view = PackedTable(bytes.words, bits: table.bits)
        #expect(view.isSound(bits: table.bits))
        for (key, value) in zip(keys, values) { #expect(view.value(for: key) == value) }
        let others = (0..<1_000).map { _ in random.next() }
        let taken = others.count { view.value(for: $0) != 0 }
        // About eight slots are looked at, and a mark has eighteen bits or more.
        #expect(taken < 5)
      }
    }
  }

  @Test("a slot is one word where values are small, and keys are told apart by their marks")
  func size() {
    var random = SeededGenerator.forTest("packed tables")
    let keys = (0..<300).map { _ in random.next() }
    let values = [UInt32](repeating: 1, count: keys.count)
    let narrow = PackedTable.lay(keys: keys, values: values, bits: PackedTable.mostBits)
    #expect(narrow.words.count < 300 * 4 / 3 + 20 && narrow.bits == PackedTable.mostBits)
    let wide = PackedTable.lay(keys: keys, values: values, bits: PackedTable.mostBits + 1)
    #expect(wide.words.count == 2 * 401 && wide.bits == PackedTable.wideBits)
    // Keys that only the middle bits tell apart share place and mark.
    let alike = PackedTable.lay(
      keys: [1, 1 | 1 << 40], values: [1, 2], bits: PackedTable.mostBits)
    #expect(alike.bits == PackedTable.wideBits)
  }

  @Test("equal keys and values give equal words") func repeatable() {
    let keys = (1..<500).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    let values = keys.map { UInt32(truncatingIfNeeded: $0 >> 60) }
    let one = PackedTable.lay(keys: keys, values: values, bits: 4)
    let other = PackedTable.lay(keys: keys, values: values, bits: 4)
    #expect(one.words == other.words)
  }

  @Test("a damaged table without a free slot still answers, and is told") func full() {
    let bytes = ImageBytes(copying: [UInt32](repeating: 7, count: 200_000))
    withExtendedLifetime(bytes) {
      for bits in [0, 3, 14, 32, 255] {
        let table = PackedTable(bytes.words, bits: bits)
        _ = table.value(for: 9)
        #expect(!table.isSound(bits: bits))
        #expect(PackedTable(bytes.words.slice(0, count: 0), bits: bits).value(for: 7) == 0)
      }
    }
  }
}
