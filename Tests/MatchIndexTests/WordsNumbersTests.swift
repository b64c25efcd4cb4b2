// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Numbers in words") struct WordsNumbersTests {
  /// Words of random bytes, numbers of both extremes among random ones, and the bytes as they are read.
  private func sample(
    _ count: Int, at index: Int, _ random: inout SeededGenerator
  ) -> (words: [UInt32], signed: [Int8], numbers: [Int16]) {
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
    return (words, signed, numbers)
  }

  /// Lends words, which live as long as their bytes.
  private func withWords(_ words: [UInt32], _ body: (Words) -> Void) {
    let bytes = ImageBytes(copying: words)
    withExtendedLifetime(bytes) { body(bytes.words) }
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
        let (words, signed, numbers) = sample(size, at: index, &random)
        let vector = Array(numbers[..<length])
        var products = FixedBuffer<Int32>(capacity: 9, filler: 0)
        withWords(words) {
          $0.products(
            at: index, stride: stride, count: count, buffer(vector, filler: 0), into: &products)
        }
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
      (0, 4, 0, 16), (0, 4, -1, 16), (0, -4, 2, 16), (0, .max, 3, 16), (0, 0, 4, 16), (0, 4, 1, 8),
    ])
  func productsOutside(index: Int, stride: Int, count: Int, length: Int) {
    var products = FixedBuffer<Int32>(capacity: 3, filler: 0)
    func ones(_ count: Int) -> FixedBuffer<Int16> {
      buffer([Int16](repeating: 1, count: count), filler: 0)
    }
    withWords([UInt32](repeating: 0x0101_0101, count: 8)) {
      $0.products(at: index, stride: stride, count: count, ones(length), into: &products)
      #expect(products.count == 0)
      $0.products(at: 4, stride: 0, count: 3, ones(16), into: &products)
      #expect(products.span.indices.map { products[$0] } == [16, 16, 16])
    }
  }

  @Test("postings are added to the numbers of their classes, to the last of a list and no further")
  func postings() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<2_000 {
      let bits = UInt32.random(in: 4...15, using: &random)
      let lastBit: UInt32 = 1 << bits
      let weightMask: UInt32 = ~0 << UInt32.random(in: 16...24, using: &random)
      let words = (0..<24).map { _ in
        UInt32.random(in: .min ... .max, using: &random) & (weightMask | lastBit - 1)
          | (Int.random(in: 0..<6, using: &random) == 0 ? lastBit : 0)
      }
      let (index, count) = (
        Int.random(in: 0...24, using: &random), Int.random(in: -1...30, using: &random)
      )
      let value = Float.random(in: -1...1, using: &random) / Float(1 << 30)
      let room = Int.random(in: 1...Int(lastBit), using: &random)
      var expected = [Float](repeating: 0.5, count: room)
      for posting in words[index...].prefix(max(count, 0)) {
        let weight = Float(Int32(bitPattern: posting & weightMask))
        let place = Int(posting & (lastBit - 1))
        if place < room { expected[place] += weight * weight.magnitude * value }
        if posting & lastBit != 0 { break }
      }
      var numbers = FixedBuffer<Float>(capacity: room, filler: 0.5)
      numbers.fill(0.5, count: room)
      withWords(words) {
        $0.addPostings(
          at: index, count: count, lastBit: lastBit, weightMask: weightMask, value, to: &numbers)
      }
      #expect((0..<room).map { numbers[$0] } == expected)
    }
  }

  @Test("postings outside of the words add nothing", arguments: [-1, 3, .min, .max])
  func postingsOutside(index: Int) {
    var numbers = FixedBuffer<Float>(capacity: 1, filler: 0)
    numbers.fill(0, count: 1)
    withWords([0x7FFF_0000, 0x7FFF_0000]) {
      $0.addPostings(
        at: index, count: 9, lastBit: 1, weightMask: 0xFFFF_0000, 1, to: &numbers)
    }
    #expect(numbers[0] == 0)
  }

  @Test("four words are read, zeroes where not all are there") func four() {
    withWords([1, 2, 3, 4, 5]) { words in
      #expect(words.four(at: 1) == [2, 3, 4, 5])
      for index in [-1, 2, 5, .min, .max] { #expect(words.four(at: index) == .zero) }
    }
  }

  @Test("eight numbers are read, zeroes for those outside and for what is none")
  func eightNumbers() {
    let odd: [Float] = [.nan, .infinity, -.infinity, 1e6, -1e6, 999_999, -0.5, 3, 4]
    withWords(odd.map(\.bitPattern)) { words in
      for index in -9...10 {
        let numbers = words.eightNumbers(at: index)
        for k in 0..<8 {
          let number = odd.indices.contains(index + k) ? odd[index + k] : 0
          #expect(numbers[k] == (number.magnitude < 1e6 ? number : 0))
        }
      }
      #expect(words.eightNumbers(at: .max) == .zero)
      #expect(words.eightNumbers(at: .min) == .zero)
    }
  }

  @Test("added rows are what adding byte by byte gives")
  func add() {
    var random = SeededGenerator(seed: 12)
    for count in stride(from: 16, through: 512, by: 48) {
      let (words, signed, _) = sample(count, at: 2, &random)
      let factor = Int32.random(in: 1...65_535, using: &random)
      let before = (0..<count).map { _ in Int32.random(in: -1_000_000...1_000_000, using: &random) }
      var sums = buffer(before, filler: 0)
      withWords(words) { $0.add(at: 2, times: factor, to: &sums) }
      #expect(
        (0..<count).map { sums[$0] } == (0..<count).map { before[$0] + factor * Int32(signed[$0]) })
      withWords(words) { $0.add(at: 3, times: factor, to: &sums) }
      #expect(
        (0..<count).map { sums[$0] } == (0..<count).map { before[$0] + factor * Int32(signed[$0]) })
    }
  }
  @Test("squares are added up, and numbers times a factor are the nearest integers that have room")
  func scale() {
    var random = SeededGenerator(seed: 14)
    for count in stride(from: 0, through: 512, by: 16) {
      let numbers = (0..<count).map { _ in Int32.random(in: -90_000...90_000, using: &random) }
      let sums = buffer(numbers, filler: 0)
      #expect(sums.squareSum == numbers.reduce(0) { $0 + Double($1) * Double($1) })
      for factor in [0, 0.5, -0.5, 1, 1e9, Double.random(in: -1...1, using: &random)] {
        var scaled = FixedBuffer<Int16>(capacity: 512, filler: 7)
        sums.scale(by: factor, into: &scaled)
        #expect(
          scaled.span.indices.map { scaled[$0] }
            == numbers.map {
              Int16(min(max((Double($0) * factor + 0.5).rounded(.down), -32_000), 32_000))
            })
      }
    }
    var few = FixedBuffer<Int16>(capacity: 20, filler: 7)
    buffer([Int32](repeating: 3, count: 40), filler: 0).scale(by: 1, into: &few)
    #expect(few.span.indices.map { few[$0] } == [Int16](repeating: 3, count: 16))
  }
}
