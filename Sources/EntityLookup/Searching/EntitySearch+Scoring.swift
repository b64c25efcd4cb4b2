// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// The constants of the score.
enum EntityScoring {
  /// The score of a name whose words come in another order.
  static let otherOrder: Float = 0.97
}

/// Comparing a name with the query in full.
extension EntitySearch {
  /// Compares the name of a hit and keeps it.
  func compare(_ h: Int, _ s: inout EntityScratch) {
    s.hits[h].isCompared = true
    compare(name: s.hits[h].name, &s)
  }

  /// Compares a name and keeps it.
  func compare(name: UInt32, _ s: inout EntityScratch) {
    spell(name, &s)
    var ranked = RankedName(name: name)
    let longest = max(1, max(s.letterCount, s.name.count))
    if s.pattern.count > 0 {
      let edits = s.pattern.distance(count: s.name.count, limit: 254) { s.name[$0] }
      ranked.score.edits = UInt8(truncatingIfNeeded: min(edits, 255))
      ranked.score.spelling = max(0, 1 - Float(edits) / Float(longest))
    } else {
      ranked.score.edits = 255
    }
    ranked.score.total = ranked.score.spelling
    ranked.score.weight = gazetteer.weight(name)
    keep(ranked, &s)
  }

  /// Writes the letters of a name.
  private func spell(_ name: UInt32, _ s: inout EntityScratch) {
    s.name.removeAll()
    let range = gazetteer.wordRange(name)
    var last: (count: Int, letter: UInt8) = (0, 0)
    var w = range.lower
    while w < range.upper {
      let record = gazetteer.record(gazetteer.nameWords[w])
      w &+= 1
      let count = record.letterCount
      if count == 0 { continue }
      let first = gazetteer.letters.byte(at: record.letters)
      if last.count > 0, LetterCode.isApart(last.count, last.letter, count, first) {
        _ = s.name.append(LetterCode.blank)
      }
      var i = 0
      while i < count {
        _ = s.name.append(gazetteer.letters.byte(at: record.letters &+ i))
        i &+= 1
      }
      last = (count, s.name[s.name.count &- 1])
    }
  }
}
