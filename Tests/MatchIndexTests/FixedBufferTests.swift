// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite struct FixedBufferTests {
  @Test("inserting and removing do what an array's do, and the last goes when there is no room")
  func order() {
    var random = SeededGenerator(seed: 5)
    var buffer = FixedBuffer<Int>(capacity: 8, filler: 0)
    var array: [Int] = []
    for step in 0..<1_000 {
      if Bool.random(using: &random) || array.isEmpty {
        let at = Int.random(in: 0...array.count, using: &random)
        buffer.insert(step, at: at)
        array.insert(step, at: at)
        array = Array(array.prefix(8))
      } else {
        let at = Int.random(in: 0..<array.count, using: &random)
        buffer.remove(at: at)
        array.remove(at: at)
      }
      #expect((0..<buffer.count).map { buffer[$0] } == array)
    }
  }
}
