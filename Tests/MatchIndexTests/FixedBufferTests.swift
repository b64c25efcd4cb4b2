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

  @Test("numbers are added to where there are some, eight at once below the capacity")
  func add() {
    var buffer = FixedBuffer<Float>(capacity: 16, filler: 1)
    buffer.fill(2, count: 9)
    for index in [-1, 9, .min, .max] { buffer.add(5, at: index) }
    buffer.add(0.5, at: 8)
    buffer.add(SIMD8(0..<8), times: SIMD8(repeating: 0.25), at: 1)
    #expect((0..<9).map { buffer[$0] } == [2, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 4.25])
    #expect(buffer.eight(at: 8) == [4.25, 1, 1, 1, 1, 1, 1, 1])
  }
}
