// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// From words of the vocabulary to the names that hold them.
extension EntitySearch {
  /// Names at one edit: as long as the query but for a letter, with a word of each group but one.
  func findNear(_ s: inout EntityScratch) {
    measureGroups(shortest: s.letterCount - 1, longest: s.letterCount + 1, &s)
    scan(&s)
    clearHits(&s)
  }

  /// Names at any distance.
  func findFar(_ s: inout EntityScratch) {
    let words = s.words.count
    for word in 0..<words where s.words[word].word == QueryWord.none || words == 1 {
      expandFar(word, &s)
    }
    s.steps = SearchLimits.postings
    for g in 0..<s.groups.count { s.groups[g].isScanned = false }
    measureGroups(shortest: s.letterCount * 3 / 5 - 1, longest: 255, &s)
    scan(&s)
    clearHits(&s)
  }

  /// Restricts each variant's postings to names of some lengths, and adds their numbers up.
  private func measureGroups(shortest: Int, longest: Int, _ s: inout EntityScratch) {
    let names = gazetteer.names(letters: shortest, longest)
    for g in 0..<s.groups.count {
      var size: UInt32 = 0
      let first = Int(s.groups[g].firstVariant)
      for v in first..<first + Int(s.groups[g].variantCount) {
        let all = gazetteer.postingRange(s.variants[v].word)
        let lower = firstPosting(notBelow: names.lower, all.lower, all.upper)
        let upper = longest >= 255 ? all.upper : firstPosting(notBelow: names.upper, lower, all.upper)
        s.variants[v].lower = UInt32(truncatingIfNeeded: lower)
        s.variants[v].upper = UInt32(truncatingIfNeeded: upper)
        size &+= UInt32(truncatingIfNeeded: upper &- lower)
      }
      s.groups[g].size = size
    }
  }

  /// The first posting of a range that is not below a name.
  @inline(__always)
  private func firstPosting(notBelow name: UInt32, _ lower: Int, _ upper: Int) -> Int {
    var low = lower
    var count = upper &- lower
    while count > 0 {
      let half = count / 2
      if gazetteer.postings[low &+ half] < name {
        low &+= half &+ 1
        count &-= half &+ 1
      } else {
        count = half
      }
    }
    return low
  }

  /// Reads the postings of the groups, rarest first, and compares the most promising names.
  private func scan(_ s: inout EntityScratch) {
    s.hits.removeAll()
    while true {
      var rarest = -1
      for g in 0..<s.groups.count where !s.groups[g].isScanned && s.groups[g].size > 0 {
        if rarest < 0 || s.groups[g].size < s.groups[rarest].size { rarest = g }
      }
      if rarest < 0 { break }
      s.groups[rarest].isScanned = true
      let before = s.hits.count
      read(rarest, &s)
      // A few names are compared at once: if one is an edit away, no other word can bring a better.
      if s.hits.count - before <= SearchLimits.compared {
        for h in before..<s.hits.count where !s.hits[h].isCompared { compare(h, &s) }
        if s.found.count > 0, s.found[0].score.edits <= 1 { return }
      }
      if s.steps <= 0 { break }
    }
    compareBest(&s)
  }

  /// Adds the names that hold a word of a group to the hits.
  private func read(_ g: Int, _ s: inout EntityScratch) {
    let group = s.groups[g]
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: g)
    let first = Int(group.firstVariant)
    var v = first
    while v < first &+ Int(group.variantCount) {
      let variant = s.variants[v]
      v &+= 1
      let mass = UInt16(variant.quality) &* UInt16(group.mass)
      var p = Int(variant.lower)
      let upper = min(Int(variant.upper), p &+ s.steps)
      s.steps &-= upper &- p
      while p < upper {
        let name = gazetteer.postings[p]
        p &+= 1
        guard let h = hit(name, &s) else { return }
        if s.hits[h].groups & bit == 0 {
          s.hits[h].groups |= bit
          s.hits[h].mass &+= mass
        }
      }
    }
  }

  /// The place of a name among the hits, added if it is new; `nil` when there is no room.
  @inline(__always)
  private func hit(_ name: UInt32, _ s: inout EntityScratch) -> Int? {
    let mask = 4 &* SearchLimits.hits &- 1
    var slot = Int(truncatingIfNeeded: name &* 0x9E37_79B1 >> 12) & mask
    while true {
      let entry = Int(s.hitTable[slot])
      if entry == 0 { break }
      if s.hits[entry &- 1].name == name { return entry &- 1 }
      slot = (slot &+ 1) & mask
    }
    guard s.hits.append(NameHit(name: name)) else { return nil }
    s.hitTable[slot] = UInt16(truncatingIfNeeded: s.hits.count)
    return s.hits.count &- 1
  }

  /// Forgets the hits.
  private func clearHits(_ s: inout EntityScratch) {
    let mask = 4 &* SearchLimits.hits &- 1
    for h in 0..<s.hits.count {
      var slot = Int(truncatingIfNeeded: s.hits[h].name &* 0x9E37_79B1 >> 12) & mask
      while s.hitTable[slot] != 0 {
        s.hitTable[slot] = 0
        slot = (slot &+ 1) & mask
      }
    }
    s.hits.removeAll()
  }

  /// Compares the hits that the most letters speak for.
  private func compareBest(_ s: inout EntityScratch) {
    // A histogram of the promise tells from which on there are as many as are to be compared.
    var counts = InlineArray<257, UInt16>(repeating: 0)
    for h in 0..<s.hits.count where !s.hits[h].isCompared {
      counts[promise(h, s)] &+= 1
    }
    var cut = 256
    var taken = 0
    while cut > 0, taken + Int(counts[cut - 1]) <= SearchLimits.compared {
      cut -= 1
      taken += Int(counts[cut])
    }
    var left = SearchLimits.compared - taken
    for h in 0..<s.hits.count where !s.hits[h].isCompared {
      let promise = promise(h, s)
      if promise >= cut {
        compare(h, &s)
      } else if promise == cut - 1, left > 0 {
        left -= 1
        compare(h, &s)
      }
    }
  }

  /// How much of the query and of a hit's name the words found account for, 0 to 255.
  @inline(__always)
  private func promise(_ h: Int, _ s: borrowing EntityScratch) -> Int {
    let mass = min(Int(s.hits[h].mass), 16 &* s.massTotal)
    let length = gazetteer.letterCount(s.hits[h].name)
    return min(255, 2 &* 16 &* mass / (s.letterCount &+ length &+ 1))
  }
}
