// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import PhraseLint

@Suite("Unit vectors") struct UnitVectorsTests {
  @Test(
    "products are those of all numbers, but where they are less than asked",
    arguments: [1, 2, 15, 16, 31, 32, 33, 100, 128, 300])
  func products(dimension: Int) {
    var random = SeededGenerator.forTest("unit vectors")
    var vectors = UnitVectors(dimension: dimension)
    var plain: [[Int32]] = []
    var last: [Int32] = []
    for number in 0..<40 {
      // Those that are near the one before are near more often than by chance.
      let direction: [Int32] = (0..<dimension).map { k in
        let chance = Int32.random(in: -1_000...1_000, using: &random)
        return number % 2 == 0 ? chance : last[k] + chance / 3
      }
      last = direction
      vectors.append(direction)
      let square = direction.reduce(0.0) { $0 + Double($1) * Double($1) }
      let factor = square > 0 ? UnitVectors.square.squareRoot() / square.squareRoot() : 0
      plain.append(direction.map { Int32((Double($0) * factor).rounded()) })
    }
    var nearCount = 0
    for a in plain.indices {
      for b in plain.indices {
        let all = zip(plain[a], plain[b]).reduce(Int32(0)) { $0 + $1.0 * $1.1 }
        for share in [-1.01, -0.5, 0, 0.5, 0.75, 0.9] {
          let least = Int32(share * UnitVectors.square)
          #expect(vectors.product(a, b, atLeast: least) == (all >= least ? all : nil))
        }
        #expect(vectors.product(a, b, atLeast: all) == all)
        #expect(vectors.product(a, b, atLeast: all + 1) == nil)
        nearCount += all > Int32(0.75 * UnitVectors.square) ? 1 : 0
      }
    }
    #expect(nearCount > plain.count && (dimension == 1 || nearCount < plain.count * plain.count))
  }

  @Test("a vector of zeroes is near nothing, and what is forgotten is gone") func zeroes() {
    var vectors = UnitVectors(dimension: 3)
    vectors.append([5, 5, 5])
    vectors.removeAll()
    vectors.append([0, 0, 0])
    vectors.append([0, 7, 0])
    #expect(vectors.product(0, 1, atLeast: 1) == nil)
    #expect(vectors.product(1, 1, atLeast: 1) == Int32(UnitVectors.square))
  }
}
