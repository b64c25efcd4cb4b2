// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import FlexibleMatching

@Suite("Packed weights") struct PackedWeightsTests {
  @Test(
    "a weight comes back within half a step, which is small beside a small weight",
    arguments: [8, 9, 12, 15, 16])
  func steps(bits: Int) {
    let greatest: Float = 23.5
    let weights = PackedWeights(bits: bits, greatest: greatest)
    let most = Float(1 << (bits - 1) - 1)
    var random = SeededGenerator.forTest("packed weights")
    for _ in 0..<10_000 {
      let size = Float(random.below(1_000_001)) / 1_000_000
      let weight = (random.below(2) == 0 ? 1 : -1) * greatest * size * size * size
      let packed = weights.pack(weight)
      #expect(packed >> weights.bits == 0)
      // Bits above are another's.
      let found = weights.share(packed | ~0 << weights.bits) * weights.unit
      #expect(found == weights.share(packed) * weights.unit)
      let root = (weight.magnitude / greatest).squareRoot() * most
      #expect((found - weight).magnitude <= (root + 1) * weights.unit)
    }
    #expect(weights.share(weights.pack(greatest)) * weights.unit == greatest)
    #expect(weights.share(weights.pack(-greatest)) * weights.unit == -greatest)
  }

  @Test("eight bits keep the sign of what sixteen bits in even steps would")
  func least() {
    let weights = PackedWeights(bits: 8, greatest: 32_767)
    #expect(weights.share(weights.pack(1)) > 0 && weights.share(weights.pack(-1)) < 0)
    #expect(weights.share(weights.pack(0)) == 0)
  }

  @Test("numbers of bits that are none are taken for the nearest") func damaged() {
    #expect(PackedWeights(bits: 0, greatest: 1).bits == 8)
    #expect(PackedWeights(bits: 255, greatest: 0).bits == 16)
    #expect(PackedWeights(bits: 255, greatest: 0).unit == 0)
  }
}
