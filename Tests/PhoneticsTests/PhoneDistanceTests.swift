// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import Phonetics

@Suite("Distances of phones")
struct PhoneDistanceTests {
  private func distance(
    _ a: [UInt8], _ b: [UInt8], limit: Int = PhoneDistance.noLimit
  ) -> Int {
    // SAFETY: the phones are read inside the closures only.
    unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in unsafe PhoneDistance.distance(a, b, limit: limit) }
    }
  }

  /// The same by the book, a whole table.
  private func slowDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    func lone(_ phones: [UInt8], _ index: Int) -> Int {
      index > 0 && phones[index] == phones[index - 1]
        ? 2 : PhoneDistance.substitution(phones[index], Phone.none)
    }
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count where i + j > 0 {
        var best = Int.max
        if i > 0 { best = min(best, table[i - 1][j] + lone(a, i - 1)) }
        if j > 0 { best = min(best, table[i][j - 1] + lone(b, j - 1)) }
        if i > 0, j > 0 {
          best = min(best, table[i - 1][j - 1] + PhoneDistance.substitution(a[i - 1], b[j - 1]))
        }
        table[i][j] = best
      }
    }
    return table[a.count][b.count]
  }

  private func randomPhones(_ generator: inout SeededGenerator, upTo count: Int) -> [UInt8] {
    // Few different ones, so that sequences have something in common.
    let kinds = [1, 2, 3, 11, 22, 23, 24, 32, 44, 45, 54].shuffled(using: &generator).prefix(6)
    return (0..<generator.below(count + 1)).map { _ in UInt8(generator.pick(Array(kinds))) }
  }

  @Test("the costs of phones are a metric")
  func costs() {
    let all = (0..<64).map { UInt8($0) }
    for a in all {
      #expect(PhoneDistance.substitution(a, a) == 0)
      for b in all where a != b {
        let cost = PhoneDistance.substitution(a, b)
        #expect(1...PhoneDistance.one ~= cost)
        #expect(cost == PhoneDistance.substitution(b, a))
        let isShortcut = all.contains {
          PhoneDistance.substitution(a, $0) + PhoneDistance.substitution($0, b) < cost
        }
        #expect(!isShortcut, "\(a) \(b)")
      }
    }
  }

  @Test(
    "likelier confusions cost less",
    arguments: [
      ("b p", "b t"), ("s z", "s k"), ("m n", "m s"), ("ɪ i", "i ɑ"), ("ə ʌ", "ə i"),
      ("l r", "l p"),
      ("t d", "t m"), ("w u", "w a"), ("θ f", "θ k"),
    ])
  func order(near: String, far: String) throws {
    func cost(_ pair: String) throws -> Int {
      let phones = try pair.split(separator: " ").map { try #require(Phone.named(String($0))) }
      return PhoneDistance.substitution(phones[0], phones[1])
    }
    #expect(try cost(near) < cost(far))
  }

  @Test("a distance is that of the textbook, the same both ways, and 0 to itself")
  func differential() {
    var generator = SeededGenerator.forTest("phoneDistance")
    for _ in 0..<fuzzRounds(3_000) {
      let a = randomPhones(&generator, upTo: 24)
      let b = randomPhones(&generator, upTo: 24)
      let expected = slowDistance(a, b)
      #expect(distance(a, b) == expected)
      #expect(distance(b, a) == expected)
      #expect(distance(a, a) == 0)
      // SAFETY: the phones are read inside the closure only.
      let weight = unsafe a.withUnsafeBufferPointer { unsafe PhoneDistance.weight(of: $0) }
      #expect(weight == slowDistance(a, []))
      let limit = generator.below(200)
      #expect(distance(a, b, limit: limit) == min(expected, limit + 1))
    }
  }

  @Test("a way round is never shorter, where no phone is doubled")
  func triangle() {
    var generator = SeededGenerator.forTest("triangle")
    func phones() -> [UInt8] {
      randomPhones(&generator, upTo: 12).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    for _ in 0..<fuzzRounds(3_000) {
      let (a, b, c) = (phones(), phones(), phones())
      #expect(distance(a, c) <= distance(a, b) + distance(b, c))
    }
  }

  @Test("a batch gives what single calls give")
  func batch() {
    var generator = SeededGenerator.forTest("batch")
    for _ in 0..<fuzzRounds(500) {
      let query = randomPhones(&generator, upTo: 30)
      let others = (0..<generator.below(PhoneDistance.batch + 1)).map { _ in
        randomPhones(&generator, upTo: 40)
      }
      let each = others.map { distance(query, $0) }
      #expect(distances(query, others, isWide: false) == each)
      if PhoneDistance.isWide { #expect(distances(query, others, isWide: true) == each) }
    }
  }

  @Test("what is behind the most phones does not count")
  func longSequences() {
    let base = (0..<PhoneDistance.maxPhones).map { UInt8(1 + $0 % 50) }
    #expect(distance(base + [1, 2, 3], base) == 0)
    #expect(distances(base + [1], [base + [2, 3], []]) == [0, distance(base, [])])
    #expect(distance(base, []) < PhoneDistance.noLimit)
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(distance(bytes, Array(bytes.reversed())) >= 0)
  }

  private func distances(
    _ query: [UInt8], _ others: [[UInt8]], isWide: Bool = PhoneDistance.isWide
  ) -> [Int] {
    let phones = others.flatMap(\.self)
    var result = [Int16](repeating: -1, count: 2 * others.count)
    // SAFETY: all phones are read inside the closures only, and there is room for a distance and a weight
    // each.
    unsafe phones.withUnsafeBufferPointer { phones in
      var start = 0
      let sequences = unsafe others.map { other in
        defer { start += other.count }
        return unsafe UnsafeBufferPointer(rebasing: phones[start..<start + other.count])
      }
      unsafe query.withUnsafeBufferPointer { query in
        unsafe sequences.withUnsafeBufferPointer { sequences in
          unsafe result.withUnsafeMutableBufferPointer {
            guard let base = $0.baseAddress else { return }
            unsafe PhoneDistance.distances(
              query, of: sequences, into: base, weights: base + others.count,
              isWide: isWide)
          }
        }
      }
    }
    #expect(result[others.count...].map(Int.init) == others.map { distance([], $0) })
    return result[..<others.count].map(Int.init)
  }
}
