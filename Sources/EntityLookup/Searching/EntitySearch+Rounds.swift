// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// The rounds of a look-up, behind the first.
extension EntitySearch {
  /// Compares the names of the query's rarest word that are as long but for two letters, where some
  /// other word of the query is in no name.
  ///
  /// - Returns: Whether one is an edit away, then there is no better; or one two edits away and no other
  ///   of them, then another is as near only where this word is not what was meant.
  func findByRarestWord(_ s: inout EntityScratch) -> Bool {
    var rarest = -1
    var size = Int.max
    var isUnknown = false
    for k in 0..<s.words.count {
      let word = s.words[k].word
      if word == QueryWord.none {
        isUnknown = true
        continue
      }
      let range = gazetteer.postingRange(word)
      if range.upper - range.lower < size {
        size = range.upper - range.lower
        rarest = k
      }
    }
    guard isUnknown, rarest >= 0, s.pattern.count > 0 else { return false }
    let word = s.words[rarest].word
    // Of a frequent word there are too many.
    let most = SearchLimits.compared / 2
    let near = postings(of: word, as: s.letterCount, but: 1)
    guard near.count <= most else { return false }
    let far = postings(of: word, as: s.letterCount, but: 2)
    let isFew = far.count <= most
    var limit = isFew ? 2 : 1
    compareSpellings(near, &limit, &s)
    if s.found.count > 0, s.found[0].score.edits < 2 {
      // Those at two come behind them, and do not count beside them.
      var k = s.found.count
      while s.found[k - 1].score.edits > 1 { k -= 1 }
      s.found.truncate(to: k)
      return true
    }
    if isFew {
      // Postings that do not rise, in a damaged gazetteer, may put the one beside the other.
      let (lower, upper) = (far.lowerBound, near.upperBound)
      compareSpellings(lower..<max(lower, near.lowerBound), &limit, &s)
      compareSpellings(upper..<max(upper, far.upperBound), &limit, &s)
    }
    if s.found.count == 1, s.found[0].score.total >= EntityScoring.unmistakable { return true }
    s.found.removeAll()
    return false
  }

  /// Compares the spelling of the names of some postings; from the first at one edit on, those at two do not count.
  private func compareSpellings(
    _ postings: Range<Int>, _ limit: inout Int, _ s: inout EntityScratch
  ) {
    for p in postings {
      compareSpelling(gazetteer.postings[p], limit: limit, &s)
      if s.found.count > 0, s.found[0].score.edits < 2 { limit = 1 }
    }
  }

  /// The postings of a word from names of so many letters, but for a few more or fewer.
  private func postings(of word: UInt32, as letters: Int, but edits: Int) -> Range<Int> {
    let names = gazetteer.names(letters: letters - edits, letters + edits)
    let all = gazetteer.postingRange(word)
    let lower = firstPosting(notBelow: names.lower, all.lower, all.upper)
    return lower..<firstPosting(notBelow: names.upper, lower, all.upper)
  }

  /// Names that hold every word of the query, the last one as the beginning of a word.
  func findBeginnings(_ s: inout EntityScratch) -> Bool {
    s.variants.removeAll()
    s.groups.removeAll()
    for word in 0..<s.words.count - 1 { expandNear(word, &s) }
    expandBeginning(s.words.count - 1, &s)
    measureGroups(shortest: s.letterCount - 2, longest: 255, &s)
    s.steps = SearchLimits.postings
    read(.all, &s)
    compareHoldingAll(&s)
    return s.found.count > 0
  }

  /// Names with a word of each group, or one edit to find in a word of none.
  func findNear(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count { expandNear(word, &s) }
    for word in 0..<s.words.count where s.groups[word].variantCount == 0 {
      expandSplit(word, limit: 1, &s)
    }
    for word in 0..<max(0, s.words.count - 1)
    where s.words[word].word == QueryWord.none || s.words[word + 1].word == QueryWord.none {
      expandJoined(word, &s)
    }
    let isHeldBack = holdsBack(&s)
    // Two edits in one word seldom make another, and the less so the more other words there are.
    let skipsFar = isHeldBack && s.words.count > 2
    if skipsFar { forEachExpanded(&s) { $0 = 3 } }
    compareNear(isHeldBack ? 2...2 : 2...3, &s)
    if skipsFar { forEachExpanded(&s) { $0 = 2 } }
    guard s.found.count > 0, s.found[0].score.edits <= (s.words.count > 1 ? 2 : 1) else {
      return false
    }
    // Where every word is some name's, they may be right and others missing.
    return !isAllKnown(&s)
  }

  /// Calls a closure with what it takes to miss each word all of whose neighbours are known.
  private func forEachExpanded(_ s: inout EntityScratch, _ body: (inout UInt8) -> Void) {
    for k in 0..<s.words.count where s.words[k].missing > 1 { body(&s.words[k].missing) }
  }

  /// Whether every word of the query is some name's.
  private func isAllKnown(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count where s.words[word].word == QueryWord.none { return false }
    return true
  }

  /// Whether names that hold all words of the query come before those that are near in an unlikely way.
  private func holdsBack(_ s: inout EntityScratch) -> Bool {
    !s.isBrief && isAllKnown(&s)
  }

  /// Compares the spelling of names by the least letters to edit in them that their words tell: the
  /// fewest first, mostly there is no need for the others.
  ///
  /// A blank that has changed places with a letter is an edit in two words, so that there may be one more.
  private func compareNear(_ edits: ClosedRange<Int>, _ s: inout EntityScratch) {
    measureGroups(shortest: s.letterCount - 2, longest: s.letterCount + 2, &s)
    s.steps = SearchLimits.postings
    s.range = gazetteer.names(letters: s.letterCount - 2, s.letterCount + 2)
    read(.edits(edits.upperBound), &s)
    s.range = (0, .max)
    for most in edits where s.found.count == 0 {
      s.chosen.removeAll()
      var h = 0
      while h < s.hits.count {
        let edits = fewestEdits(h, &s)
        if edits == most || edits < most && most == 2 {
          _ = s.chosen.append(UInt32(truncatingIfNeeded: h))
        }
        h &+= 1
      }
      warm(&s)
      h = 0
      while h < s.chosen.count {
        compareSpelling(s.hits[Int(s.chosen[h])].name, limit: 2, &s)
        h &+= 1
      }
    }
    clearHits(&s)
  }

  /// The least number of letters to edit in a name, from the words of it that are known.
  @inline(__always)
  private func fewestEdits(_ h: Int, _ s: inout EntityScratch) -> Int {
    var edits = Int(s.hits[h].edits)
    let covered = s.hits[h].covered
    var k = 0
    while k < s.words.count {
      if covered &>> UInt32(truncatingIfNeeded: k) & 1 == 0 { edits &+= Int(s.words[k].missing) }
      k &+= 1
    }
    return edits
  }

  /// Compares the names that hold every word of the query as it is: the shortest of the rarest word's.
  ///
  /// - Returns: Whether one is good enough that no other word need be looked at.
  func findHoldingSame(_ s: inout EntityScratch) -> Bool {
    guard holdsBack(&s) else { return false }
    var rarest = 0
    for k in 0..<s.words.count
    where gazetteer.postingCount(s.words[k].word) < gazetteer.postingCount(s.words[rarest].word) {
      rarest = k
    }
    let all = gazetteer.postingRange(s.words[rarest].word)
    let shortest = gazetteer.names(letters: s.letterCount - 2, 255).lower
    let lower = firstPosting(notBelow: shortest, all.lower, all.upper)
    if all.upper - lower <= SearchLimits.held {
      var p = lower
      while p < all.upper, s.batch.count < SearchLimits.aligned {
        let name = gazetteer.postings[p]
        p &+= 1
        if holdsAll(name, besides: rarest, &s), !s.hidden.hides(name, gazetteer) {
          _ = s.batch.append(name)
        }
      }
      compareBatch(&s)
      if s.found.count > 0, s.found[0].score.total >= EntityScoring.likely { return true }
    }
    if s.found.count == 0 {
      compareNear(2...3, &s)
      rescore(&s)
    }
    return false
  }

  /// Whether a name holds all words of the query, but for one that it is known to hold.
  @inline(__always)
  private func holdsAll(_ name: UInt32, besides known: Int, _ s: inout EntityScratch) -> Bool {
    let range = gazetteer.wordRange(name)
    var k = 0
    while k < s.words.count {
      let word = s.words[k].word
      var w = k == known ? range.upper : range.lower
      while w < range.upper, gazetteer.nameWords[w] != word { w &+= 1 }
      if w == range.upper, k != known { return false }
      k &+= 1
    }
    return true
  }

  /// Names that hold every word of the query and others besides.
  func findHoldingAll(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count {
      var isKnown = false
      for g in 0..<s.groups.count where s.groups[g].covers >> UInt32(word) & 1 == 1 {
        if s.groups[g].variantCount > 0 { isKnown = true }
      }
      if !isKnown { return false }
    }
    measureGroups(shortest: s.letterCount - 2, longest: 255, &s)
    s.steps = SearchLimits.postings
    read(.all, &s)
    compareHoldingAll(&s)
    return s.found.count > 0 && s.found[0].score.total >= EntityScoring.likely
  }

  /// Compares the hits that hold every word of the query, and forgets all.
  private func compareHoldingAll(_ s: inout EntityScratch) {
    let all: UInt32 = (1 << UInt32(s.words.count - 1) - 1) << 1 | 1
    chooseBest(SearchLimits.aligned, &s) { $0.covered == all }
    for k in 0..<s.chosen.count { _ = s.batch.append(s.hits[Int(s.chosen[k] & 0xFFFF)].name) }
    compareBatch(&s)
    clearHits(&s)
  }

  /// Names that hold something like every word of the query: two edits away, or of the same sound
  /// where no name holds the word itself.
  func findAlike(_ s: inout EntityScratch) -> Bool { findSoundingAlike(&s) || findTwoEdits(&s) }

  /// Names that hold every word of the query or, where no name holds it, one that sounds alike.
  ///
  /// What sounds alike in every word mostly is the one, and is found at a fraction of what follows.
  func findSoundingAlike(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count
    where s.words[word].word == QueryWord.none || s.words.count == 1 {
      expandSound(word, &s)
    }
    readAlike(&s)
    compareHoldingAll(&s)
    return isClear(&s)
  }

  /// The same with words at two edits.
  func findTwoEdits(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count where s.words[word].word == QueryWord.none {
      expandFar(word, &s)
    }
    readAlike(&s)
    compareBest(&s)
    clearHits(&s)
    return isClear(&s)
  }

  /// Reads the names of about the query's length that hold something like its rarest word.
  private func readAlike(_ s: inout EntityScratch) {
    s.steps = SearchLimits.postings
    measureGroups(shortest: s.letterCount * 3 / 5 - 1, longest: s.letterCount * 5 / 3 + 4, &s)
    read(.all, &s)
  }

  /// Whether the best name found leaves little to be found by looking farther.
  func isClear(_ s: inout EntityScratch) -> Bool {
    guard s.found.count > 0 else { return false }
    let best = s.found[0].score.total
    if best >= EntityScoring.certain { return true }
    // A name with words to spare may hold the query's words and not be meant.
    if s.found[0].score.spelling < EntityScoring.clear { return false }
    let second = s.found.count > 1 ? s.found[1].score.total : 0
    return best >= EntityScoring.clear && best - second >= EntityScoring.clearMargin
  }

  /// Names that hold anything like some words of the query.
  func findFar(_ s: inout EntityScratch) {
    for word in 0..<s.words.count {
      if s.words[word].word == QueryWord.none {
        expandSplit(word, limit: 2, &s)
      } else {
        expandSound(word, &s)
        if s.words.count == 1 { expandFar(word, &s) }
      }
    }
    s.steps = SearchLimits.postings
    measureGroups(shortest: s.letterCount * 3 / 5 - 1, longest: 255, &s)
    read(.any, &s)
    compareBest(&s)
    if !isClear(&s) { sweep(&s) }
    clearHits(&s)
  }
}
