// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Numbers in words") struct WordsNumbersTests {
  /// Words of random bytes, numbers of both extremes among random ones, and the bytes as they are read.
  private func sample(
    _ count: Int, at index: Int, _ random: inout SeededGenerator
  ) -> (bytes: ImageBytes, signed: [Int8], numbers: [Int16]) {
    let extremes: [Int8] = [-128, -127, 0, 127]
    let signed = (0..<count).map { _ in
      Bool.random(using: &random)
        ? extremes.randomElement(using: &random)! : Int8.random(in: .min ... .max, using: &random)
    }
    let numbers = (0..<count).map { _ in
      [Int16.min, .max, 0, Int16.random(in: .min ... .max, using: &random)]
        .randomElement(using: &random)!
    }
    var words = (0..<index).map { _ in UInt32.random(in: .min ... .max, using: &random) }
    for at in stride(from: 0, to: count, by: 4) {
      words.append(
        (0..<4).reduce(0) { $0 | UInt32(UInt8(bitPattern: signed[at + $1])) << UInt32(8 * $1) })
    }
    return (ImageBytes(copying: words), signed, numbers)
  }

  private func buffer<T: BitwiseCopyable>(_ numbers: [T], filler: T) -> FixedBuffer<T> {
    var buffer = FixedBuffer<T>(capacity: max(numbers.count, 1), filler: filler)
    for number in numbers { _ = buffer.append(number) }
    return buffer
  }

  @Test("products in sixteen bits sum to what products in whole numbers do")
  func dot() {
    var random = SeededGenerator(seed: 11)
    for count in stride(from: 0, through: 512, by: 16) {
      for _ in 0..<20 {
        let index = Int.random(in: 0...3, using: &random)
        let (bytes, signed, numbers) = sample(count, at: index, &random)
        // The even bytes of each sixteen are the first eight, the odd ones the last.
        var expected: Int32 = 0
        for k in 0..<count {
          let (block, place) = (k / 16 * 16, k % 16)
          let byte = signed[block + (place < 8 ? 2 * place : 2 * (place - 8) + 1)]
          expected &+= Int32(byte) &* Int32(numbers[k])
        }
        #expect(bytes.words.dot(at: index, buffer(numbers, filler: 0)) == expected)
      }
    }
  }

  @Test("products of what does not lie inside, or is no multiple of sixteen, are 0")
  func dotOutside() {
    let bytes = ImageBytes(copying: [UInt32](repeating: 0x0101_0101, count: 8))
    let sixteen = buffer([Int16](repeating: 1, count: 16), filler: 0)
    #expect(bytes.words.dot(at: 4, sixteen) == 16)
    #expect(bytes.words.dot(at: 5, sixteen) == 0)
    #expect(bytes.words.dot(at: -1, sixteen) == 0)
    #expect(bytes.words.dot(at: .max, sixteen) == 0)
    #expect(bytes.words.dot(at: 0, buffer([Int16](repeating: 1, count: 8), filler: 0)) == 0)
  }

  @Test("added rows are what adding byte by byte gives")
  func add() {
    var random = SeededGenerator(seed: 12)
    for count in stride(from: 16, through: 512, by: 48) {
      let (bytes, signed, _) = sample(count, at: 2, &random)
      let factor = Int32.random(in: 1...65_535, using: &random)
      let before = (0..<count).map { _ in Int32.random(in: -1_000_000...1_000_000, using: &random) }
      var sums = buffer(before, filler: 0)
      bytes.words.add(at: 2, times: factor, to: &sums)
      #expect(
        (0..<count).map { sums[$0] } == (0..<count).map { before[$0] + factor * Int32(signed[$0]) })
      bytes.words.add(at: 3, times: factor, to: &sums)
      #expect(
        (0..<count).map { sums[$0] } == (0..<count).map { before[$0] + factor * Int32(signed[$0]) })
    }
  }
}
