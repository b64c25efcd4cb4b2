// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// What a few names are made of: how many of which letters, and which phones. It bounds how near a query can be,
/// in a fraction of what it takes to compare a name.
///
/// Made at its first use, for at most `SearchLimits.few` names: 160 bytes each.
final class NameBounds: Sendable {
  private let made = LazyReference<Names>()

  /// What each name is made of.
  func names(of search: EntitySearch, _ s: inout EntityScratch) -> [Name] {
    made.get { Names(search, &s) }.all
  }

  /// What a name is made of.
  struct Name: BitwiseCopyable {
    var letters = LetterCounts()
    var phones = PhoneCounts()
    /// The letters with blanks between words, and the blanks.
    var length = 0
    var blanks = 0
    var shape = NameShape()
  }

  /// The names of an index, each by what it is made of.
  final class Names: Sendable {
    let all: [Name]

    init(_ search: EntitySearch, _ s: inout EntityScratch) {
      var all: [Name] = []
      all.reserveCapacity(search.gazetteer.nameCount)
      for number in 0..<UInt32(truncatingIfNeeded: search.gazetteer.nameCount) {
        var name = Name()
        search.spell(number, &s)
        name.length = s.name.count
        for k in 0..<s.name.count {
          if s.name[k] == LetterCode.blank {
            name.blanks += 1
          } else {
            name.letters.add(s.name[k])
          }
        }
        search.hearName(number, &s)
        name.phones = PhoneCounts(s.namePhones.span)
        let words = search.gazetteer.wordRange(number)
        name.shape = NameShape(letters: name.letters.count, words: words.upper - words.lower) {
          search.telling(search.gazetteer.nameWords[words.lower + $0])
        }
        all.append(name)
      }
      self.all = all
    }
  }
}

/// How many letters of each class there are.
struct LetterCounts: BitwiseCopyable {
  /// A byte for each class of `LetterPlanes`, 127 at most.
  private var counts = SIMD4<UInt64>()
  /// The number of letters.
  private(set) var count = 0

  /// Counts a letter.
  mutating func add(_ letter: UInt8) {
    let place = LetterPlanes.letterClass(letter)
    let shift = UInt64(8 * (place % 8))
    if counts[place / 8] >> shift & 0x7F < 0x7F { counts[place / 8] &+= 1 << shift }
    count += 1
  }

  /// The most letters that two spellings can have in common, of which one has at most 127.
  @inline(__always)
  func common(_ other: LetterCounts) -> Int {
    let high = SIMD4<UInt64>(repeating: 0x8080_8080_8080_8080)
    // Byte by byte, all at once: no byte borrows from the next, since the highest bit is set.
    let isMore = ((counts | high) &- other.counts) & high
    let mask = isMore | (isMore &- isMore &>> 7)
    let fewer = other.counts & mask | counts & ~mask
    let sum = fewer[0] &+ fewer[1] &+ fewer[2] &+ fewer[3]
    return Int(truncatingIfNeeded: (sum &* 0x0101_0101_0101_0101) &>> 56)
  }
}
