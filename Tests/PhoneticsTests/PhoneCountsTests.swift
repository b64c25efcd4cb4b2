// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Phonetics

@Suite("Counts of phones") struct PhoneCountsTests {
  @Test("two phones are no nearer than their counts say, and no more is a phone that is missing")
  func pairs() {
    for a in 0..<UInt8(Phone.count) {
      for b in 0..<UInt8(Phone.count) where a != b {
        let cost = PhoneDistance.substitution(a, b)
        let (one, other) = ([a].filter { $0 > 0 }, [b].filter { $0 > 0 })
        #expect(PhoneCounts(one.span).distance(PhoneCounts(other.span)) <= cost, "\(a) \(b)")
      }
    }
  }

  @Test("sequences are no nearer than their counts say, with phones twice in a row and without")
  func sequences() {
    var random = SeededGenerator.forTest("PhoneCounts")
    func phones(_ count: Int, doubles: Bool) -> [UInt8] {
      var phones: [UInt8] = []
      while phones.count < count {
        let repeats = doubles && !phones.isEmpty && Int.random(in: 0..<4, using: &random) == 0
        let phone = repeats ? phones[phones.count - 1] : UInt8.random(in: 1..<54, using: &random)
        if repeats || phone != phones.last { phones.append(phone) }
      }
      return phones
    }
    for round in 0..<40_000 {
      let doubles = round % 2 == 0
      let a = phones(Int.random(in: 0...12, using: &random), doubles: doubles)
      var b = a
      for _ in 0..<Int.random(in: 0...3, using: &random) where !b.isEmpty {
        let place = Int.random(in: b.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: b[place] = UInt8.random(in: 1..<54, using: &random)
        case 1: b.remove(at: place)
        default: b.insert(UInt8.random(in: 1..<54, using: &random), at: place)
        }
      }
      if Bool.random(using: &random) {
        b = phones(Int.random(in: 0...12, using: &random), doubles: doubles)
      }
      // SAFETY: the phones are read inside the closures only.
      let (distance, weight) = unsafe a.withUnsafeBufferPointer { a in
        unsafe b.withUnsafeBufferPointer { b in
          unsafe (PhoneDistance.distance(a, b), PhoneDistance.weight(of: a))
        }
      }
      #expect(PhoneCounts(a.span).distance(PhoneCounts(b.span)) <= distance, "\(a) \(b)")
      #expect(PhoneCounts(a.span).weight == weight, "\(a)")
    }
  }

  @Test("the counts of words put together are those of their phones in a row")
  func words() {
    var random = SeededGenerator.forTest("PhoneCounts.append")
    for _ in 0..<20_000 {
      var all: [UInt8] = []
      var counts = PhoneCounts()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        // Few phones, so that words often begin as the one before ends.
        let word = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          UInt8.random(in: 1..<5, using: &random)
        }
        counts.append(PhoneCounts(word.span))
        all += word
      }
      #expect(counts == PhoneCounts(all.span), "\(all)")
    }
  }
}
