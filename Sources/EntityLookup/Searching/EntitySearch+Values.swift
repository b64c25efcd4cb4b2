// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis
import ValueParsing

/// Names that say values, found by what they say and not by how it is spelt.
extension EntitySearch {
  // Names as they are said are found before any of this, and what it takes is kept out of their way.

  /// Reads what values the query says, unless no name says any.
  @inline(never) func readValues(_ utf8: UnsafeBufferPointer<UInt8>, _ s: inout EntityScratch) {
    guard let names, !s.values.isRead else { return }
    s.values.isRead = true
    // SAFETY: the caller lends the bytes for this call, and the readings hold hashes and offsets alone.
    _ = unsafe names.read(utf8.span, into: &s.values.readings)
    s.values.saysAny = !s.values.readings.isEmpty
  }

  /// Names that say the same values as the query, and the same words besides.
  @inline(never) func findSameValues(_ s: inout EntityScratch) -> Bool {
    guard s.values.saysAny else { return false }
    for k in 0..<s.values.readings.all.count {
      gazetteer.forEachName(saying: s.values.readings.all[k].key) { name in
        keepSame(RankedName(name: name), EntityScore.sameValues, &s)
      }
    }
    return s.found.count > 0
  }

  /// Whether a name says other values than the query: then it is not meant, however near it is spelt.
  ///
  /// One that says some of the query's values in their order, or the query some of the name's, may be
  /// meant. So may one whose number words are the query's, where the query has a word besides that was
  /// perhaps misheard ("chapter twenty won"), or was cut short ("the 7 alarm").
  @inline(never) func contradicts(_ name: UInt32, _ s: inout EntityScratch) -> Bool {
    guard let start = gazetteer.valueList(of: name) else { return false }
    let lists = gazetteer.valueLists
    var sharesType = false
    var at = start + 1
    for _ in 0..<min(Int(lists[start]), NameReader.maxReadings) {
      let count = min(Int(lists[at]), NameReader.maxValues)
      for reading in s.values.readings.all {
        if Self.isPart(reading.values.count, count, { reading.values[$0] == lists[at + 1 + $1] })
          || Self.isPart(count, reading.values.count, { reading.values[$1] == lists[at + 1 + $0] })
        {
          return false
        }
        for value in reading.values {
          for k in 0..<count where lists[at + 1 + k] & 7 == value & 7 { sharesType = true }
        }
      }
      at += 1 + count
    }
    let held = holdsWords(of: name, &s)
    return !(held.values && (held.misses || !sharesType))
  }

  /// Whether all of some things are among others, in their order.
  private static func isPart(_ count: Int, _ all: Int, _ isSame: (Int, Int) -> Bool) -> Bool {
    var found = 0
    var at = 0
    while found < count, at < all {
      if isSame(found, at) { found += 1 }
      at += 1
    }
    return found == count
  }

  /// Whether a name holds all words of the query's values, and whether it misses some other word.
  private func holdsWords(
    of name: UInt32, _ s: inout EntityScratch
  ) -> (values: Bool, misses: Bool) {
    let range = gazetteer.wordRange(name)
    var held = (values: true, misses: false)
    for k in 0..<min(s.words.count, s.tokens.count) {
      let word = s.words[k].word
      if word != QueryWord.none,
        (range.lower..<range.upper).contains(where: { gazetteer.nameWords[$0] == word })
      {
        continue
      }
      let token = s.tokens[k]
      let isValue = s.values.readings.ranges.contains {
        $0.lower < token.upper && token.lower < $0.upper
      }
      if isValue { held.values = false } else { held.misses = true }
    }
    return held
  }
}

/// What a query says by values.
struct QueryValues {
  /// Its readings; none where it says no value, or no name does.
  var readings = NameReadings()
  /// Whether it has been read, and whether it has any.
  var isRead = false
  var saysAny = false

  /// Forgets the query.
  @inline(__always) mutating func removeAll() {
    if isRead { forget() }
  }

  @inline(never) private mutating func forget() {
    readings.removeAll()
    isRead = false
    saysAny = false
  }
}
