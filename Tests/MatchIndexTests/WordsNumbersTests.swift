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

  @Test("products of rows with a vector are the sums of products of numbers")
  func products() {
    var random = SeededGenerator(seed: 11)
    for length in stride(from: 0, through: 512, by: 16) {
      for _ in 0..<20 {
        let index = Int.random(in: 0...3, using: &random)
        let stride = length / 4 + Int.random(in: 0...2, using: &random)
        let count = Int.random(in: 1...9, using: &random)
        let size = 4 * stride * count
        let (bytes, signed, numbers) = sample(size, at: index, &random)
        let vector = Array(numbers[..<length])
        var products = FixedBuffer<Int32>(capacity: 9, filler: 0)
        bytes.words.products(
          at: index, stride: stride, count: count, buffer(vector, filler: 0), into: &products)
        #expect(products.count == count)
        for row in 0..<count {
          let expected = (0..<length).reduce(Int32(0)) {
            $0 &+ Int32(signed[4 * stride * row + $1]) &* Int32(vector[$1])
          }
          #expect(products[row] == expected)
        }
      }
    }
  }

  @Test(
    "rows that do not lie inside, are too many, or no multiple of sixteen, have no products",
    arguments: [
      (5, 4, 1, 16), (0, 5, 2, 16), (-1, 4, 1, 16), (.min, 4, 1, 16), (.max, 4, 1, 16),
      (0, 4, 0, 16),
      (0, 4, -1, 16), (0, -4, 2, 16), (0, .max, 3, 16), (0, 0, 4, 16), (0, 4, 1, 8),
    ])
  func productsOutside(index: Int, stride: Int, count: Int, length: Int) {
    let bytes = ImageBytes(copying: [UInt32](repeating: 0x0101_0101, count: 8))
    var products = FixedBuffer<Int32>(capacity: 3, filler: 0)
    let ones = buffer([Int16](repeating: 1, count: length), filler: 0)
    bytes.words.products(at: index, stride: stride, count: count, ones, into: &products)
    #expect(products.count == 0)
    bytes.words.products(
      at: 4, stride: 0, count: 3, buffer([Int16](repeating: 1, count: 16), filler: 0),
      into: &products)
    #expect(products.span.indices.map { products[$0] } == [16, 16, 16])
  }

  @Test("eight numbers are read, zeroes for those outside and for what is none")
  func eightNumbers() {
    let odd: [Float] = [.nan, .infinity, -.infinity, 1e6, -1e6, 999_999, -0.5, 3, 4]
    let bytes = ImageBytes(copying: odd.map(\.bitPattern))
    for index in -9...10 {
      let numbers = bytes.words.eightNumbers(at: index)
      for k in 0..<8 {
        let number = odd.indices.contains(index + k) ? odd[index + k] : 0
        #expect(numbers[k] == (number.magnitude < 1e6 ? number : 0))
      }
    }
    #expect(bytes.words.eightNumbers(at: .max) == .zero)
    #expect(bytes.words.eightNumbers(at: .min) == .zero)
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
