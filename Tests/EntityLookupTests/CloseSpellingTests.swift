// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import EntityLookup

@Suite("Spellings that are close, against comparing everything", .timeLimit(.minutes(hangMinutes)))
struct CloseSpellingTests {
  private static func packed(_ letters: [UInt8]) -> PackedLetters {
    var packed = PackedLetters()
    for letter in letters { packed.append(letter) }
    return packed
  }

  /// The distance that the bit-parallel path tells, and the one told from what both have in common.
  private static func distances(_ a: [UInt8], _ b: [UInt8], limit: Int) -> (all: Int, close: Int) {
    var masks = LetterMasks()
    for letter in a { _ = masks.append(letter) }
    let padded = b + [UInt8](repeating: 0x7A, count: CloseSpelling.padding)
    let all = masks.distance(count: b.count, limit: limit) { b[$0] }
    // SAFETY: the array has the padding behind its letters, and is read inside the closure only.
    let close = unsafe padded.withUnsafeBufferPointer {
      unsafe masks.closeDistance(to: $0.baseAddress!, count: b.count, limit: limit)
    }
    return (all, close)
  }

  @Test("all paths tell the same distance up to their limit")
  func samePaths() {
    var random = SeededGenerator.forTest("close spellings")
    for _ in 0..<fuzzRounds(40_000) {
      // Few letters, so that most pairs are near and much repeats.
      let letters = Array("abc".utf8)
      var a = (0..<random.below(random.below(4) == 0 ? 40 : 17)).map { _ in random.pick(letters) }
      var b = a
      for _ in 0..<random.below(4) {
        let at = random.below(b.count + 1)
        switch random.below(4) {
        case 0: b.insert(random.pick(letters), at: at)
        case 1 where at < b.count: b.remove(at: at)
        case 2 where at < b.count: b[at] = random.pick(letters)
        default: if at + 1 < b.count { b.swapAt(at, at + 1) }
        }
      }
      if random.below(2) == 0 { swap(&a, &b) }
      let exact = SearchDifferentialTests.distance(
        a.map { Character(UnicodeScalar($0)) }, b.map { Character(UnicodeScalar($0)) })
      for limit in 0...CloseSpelling.maxEdits {
        let expected = min(exact, limit + 1)
        let (all, close) = Self.distances(a, b, limit: limit)
        #expect(all == expected, "\(a), \(b), limit \(limit)")
        #expect(close == expected, "\(a), \(b), limit \(limit)")
        if max(a.count, b.count) <= PackedLetters.maxCount {
          let packed = Self.packed(a).distance(to: Self.packed(b), limit: limit)
          #expect(packed == expected, "\(a), \(b), limit \(limit)")
        }
      }
    }
  }

  @Test("the sixteenth letter counts, and none behind it is packed")
  func longest() {
    let letters = Array("abcdefghijklmnop".utf8)
    var other = letters
    other[15] = 0x7A
    #expect(Self.packed(letters).distance(to: Self.packed(other), limit: 2) == 1)
    let shorter = Self.packed(Array(letters.dropFirst()))
    #expect(Self.packed(letters).distance(to: shorter, limit: 2) == 1)
    #expect(Self.packed(letters + [0x7A]).count == 16)
    #expect(Self.packed(letters).distance(to: Self.packed(letters), limit: 0) == 0)
  }
}
