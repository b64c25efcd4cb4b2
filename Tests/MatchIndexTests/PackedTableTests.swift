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
        // Eight slots are looked at on average, and a mark has eighteen bits or more.
        #expect(taken < 5)
      }
    }
  }

  @Test("a slot is one word where values are small, and keys are told apart by their marks")
  func size() {
    // Of one seed in two thousand two keys share place and mark, and the table is wide.
    var random = SeededGenerator(seed: 1)
    let keys = (0..<300).map { _ in random.next() }
    let values = [UInt32](repeating: 1, count: keys.count)
    let narrow = PackedTable.lay(keys: keys, values: values, bits: PackedTable.mostBits)
    #expect(narrow.words.count < 300 * 9 / 8 + 20 && narrow.bits == PackedTable.mostBits)
    let wide = PackedTable.lay(keys: keys, values: values, bits: PackedTable.mostBits + 1)
    #expect(wide.words.count == 2 * 300 + 38 + 1 && wide.bits == PackedTable.wideBits)
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

  @Test("all values of a key are told, in the order they were given", arguments: [6, 32])
  func several(bits: Int) {
    var random = SeededGenerator.forTest("several values")
    for count in [1, 9, 2_000] {
      let keys = (0..<count).map { _ in random.next() }
      let entries = (0..<3 * count).map { _ in
        (key: random.pick(keys), value: 1 + UInt32(random.below(60)))
      }
      let table = PackedTable.lay(
        keys: entries.map(\.key), values: entries.map(\.value), bits: bits)
      #expect(table.bits == bits)
      let bytes = ImageBytes(copying: table.words)
      withExtendedLifetime(bytes) {
        let view = PackedTable(bytes.words, bits: table.bits)
        #expect(view.isSound(bits: table.bits))
        for key in keys {
          let expected = entries.filter { $0.key == key }.map(\.value)
          var found: [UInt32] = []
          view.forEachValue(for: key) { found.append($0) }
          #expect(found == expected)
          #expect(view.value(for: key) == expected.first ?? 0)
        }
      }
    }
  }

  @Test("buckets that fall, leave the table or are too many are told, and are read within it")
  func buckets() {
    let keys = (1...100).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    let table = PackedTable.lay(keys: keys, values: keys.map { _ in 5 }, bits: 3)
    func isSound(_ change: (inout [UInt32]) -> Void) -> Bool {
      var words = table.words
      change(&words)
      let bytes = ImageBytes(copying: words)
      return withExtendedLifetime(bytes) {
        let view = PackedTable(bytes.words, bits: 3)
        for key in keys {
          _ = view.value(for: key)
          view.forEachValue(for: key) { _ in }
        }
        return view.isSound(bits: 3)
      }
    }
    #expect(isSound { _ in })
    #expect(!isSound { $0[0] = 1 })
    #expect(!isSound { $0[5] = 0 })
    #expect(!isSound { $0[5] = .max })
    #expect(!isSound { $0[13] += 1 })
    #expect(!isSound { $0.removeLast() })
    #expect(!isSound { $0.append(0) })
  }

  @Test("a table that is damaged throughout still answers, and is told") func full() {
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
