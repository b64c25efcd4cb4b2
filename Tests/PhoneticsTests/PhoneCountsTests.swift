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

  @Test("sequences are no nearer than their counts say") func sequences() {
    var random = SeededGenerator.forTest("PhoneCounts")
    func phones(_ count: Int) -> [UInt8] {
      var phones: [UInt8] = []
      while phones.count < count {
        let phone = UInt8.random(in: 1..<54, using: &random)
        if phone != phones.last { phones.append(phone) }
      }
      return phones
    }
    for _ in 0..<20_000 {
      let a = phones(Int.random(in: 0...12, using: &random))
      var b = a
      for _ in 0..<Int.random(in: 0...3, using: &random) where !b.isEmpty {
        b[Int.random(in: b.indices, using: &random)] = UInt8.random(in: 1..<54, using: &random)
      }
      if Bool.random(using: &random) { b = phones(Int.random(in: 0...12, using: &random)) }
      guard !zip(b, b.dropFirst()).contains(where: { $0 == $1 }) else { continue }
      // SAFETY: the phones are read inside the closures only.
      let distance = unsafe a.withUnsafeBufferPointer { a in
        unsafe b.withUnsafeBufferPointer { b in unsafe PhoneDistance.distance(a, b) }
      }
      #expect(PhoneCounts(a.span).distance(PhoneCounts(b.span)) <= distance, "\(a) \(b)")
    }
  }
}
