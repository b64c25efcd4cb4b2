// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import FlexibleMatching

@Suite("Packed postings") struct PackedPostingTests {
  @Test("a posting gives back what was packed, and its weight as exactly as low bits would")
  func roundTrip() {
    var random = SeededGenerator(seed: 3)
    for bits in 1...15 {
      let room = PackedPosting.weightBits(besideClassOf: bits)
      let packing = PackedPosting(weightBits: room, greatest: 2.5)
      let weights = PackedWeights(bits: room, greatest: 2.5)
      #expect(packing.weights.bits == weights.bits)
      for _ in 0..<2_000 {
        let weight = Float.random(in: -2.5...2.5, using: &random)
        let rarity = UInt8.random(in: .min ... .max, using: &random)
        let index = UInt16.random(in: 0..<1 << UInt16(bits), using: &random)
        let isLast = Bool.random(using: &random)
        let posting = packing.pack(weight, rarity: rarity, class: index, isLast: isLast)
        #expect(packing.index(posting) == Int(index))
        #expect(packing.rarity(posting) == UInt32(rarity))
        #expect((posting & packing.lastBit != 0) == isLast)
        let share = weights.share(weights.pack(weight))
        #expect(packing.share(posting) * packing.unit == share * weights.unit)
      }
    }
  }
}
