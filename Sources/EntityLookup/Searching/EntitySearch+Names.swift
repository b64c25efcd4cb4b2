// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// From words of the vocabulary to the names that hold them.
extension EntitySearch {
  /// Compares the names of the query's rarest word that are as long but for a letter, where some
  /// other word of the query is in no name.
  ///
  /// - Returns: Whether one is an edit away; then there is no better.
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
    let names = gazetteer.names(letters: s.letterCount - 1, s.letterCount + 1)
    let all = gazetteer.postingRange(s.words[rarest].word)
    let lower = firstPosting(notBelow: names.lower, all.lower, all.upper)
    let upper = firstPosting(notBelow: names.upper, lower, all.upper)
    // Of a frequent word there are too many.
    guard upper - lower <= SearchLimits.compared / 2 else { return false }
    for p in lower..<upper { compareSpelling(gazetteer.postings[p], limit: 1, &s) }
    return s.found.count > 0
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
    measureGroups(shortest: s.letterCount - 2, longest: s.letterCount + 2, &s)
    s.steps = SearchLimits.postings
    read(.edits(3), &s)
    // Those that may be nearest first: mostly there is no need for the others.
    for most in 2...3 where s.found.count == 0 {
      s.chosen.removeAll()
      var h = 0
      while h < s.hits.count {
        let edits = fewestEdits(h, s)
        let isAsLong = abs(Int(s.hits[h].letterCount) &- s.letterCount) <= 2
        if isAsLong, edits == most || edits < most && most == 2 {
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
    guard s.found.count > 0, s.found[0].score.edits <= (s.words.count > 1 ? 2 : 1) else {
      return false
    }
    // Where every word is some name's, they may be right and others missing.
    for word in 0..<s.words.count where s.words[word].word == QueryWord.none { return true }
    return false
  }

  /// The least number of letters to edit in a name, from the words of it that are known.
  @inline(__always)
  private func fewestEdits(_ h: Int, _ s: borrowing EntityScratch) -> Int {
    var edits = Int(s.hits[h].edits)
    let covered = s.hits[h].covered
    var k = 0
    while k < s.words.count {
      if covered &>> UInt32(truncatingIfNeeded: k) & 1 == 0 { edits &+= Int(s.words[k].missing) }
      k &+= 1
    }
    return edits
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
  func findAlike(_ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count where s.words[word].word == QueryWord.none {
      expandFar(word, &s)
      expandSound(word, &s)
    }
    if s.words.count == 1 { expandSound(0, &s) }
    s.steps = SearchLimits.postings
    measureGroups(shortest: s.letterCount * 3 / 5 - 1, longest: s.letterCount * 5 / 3 + 4, &s)
    read(.all, &s)
    compareBest(&s)
    clearHits(&s)
    return isClear(s)
  }

  /// Whether the best name found leaves little to be found by looking farther.
  private func isClear(_ s: borrowing EntityScratch) -> Bool {
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
    if !isClear(s) { sweep(&s) }
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
        if all.upper &- all.lower <= 8 {
          // Reading a few is as cheap as finding out which.
          s.variants[v].lower = UInt32(truncatingIfNeeded: all.lower)
          s.variants[v].upper = UInt32(truncatingIfNeeded: all.upper)
          size &+= UInt32(truncatingIfNeeded: all.upper &- all.lower)
          continue
        }
        let lower = firstPosting(notBelow: names.lower, all.lower, all.upper)
        let upper =
          longest >= 255 ? all.upper : firstPosting(notBelow: names.upper, lower, all.upper)
        s.variants[v].lower = UInt32(truncatingIfNeeded: lower)
        s.variants[v].upper = UInt32(truncatingIfNeeded: upper)
        size &+= UInt32(truncatingIfNeeded: upper &- lower)
      }
      s.groups[g].size = size
    }
  }

  /// The first posting of a range that is not below a name.
  ///
  /// Names are spread evenly enough over a long list to guess the place; steps that double lead from
  /// there, so that memory is read two or three times and not a dozen.
  @inline(__always)
  private func firstPosting(notBelow name: UInt32, _ lower: Int, _ upper: Int) -> Int {
    var low = lower
    var high = upper
    if high &- low > 16 {
      let share = UInt64(truncatingIfNeeded: high &- low) &* UInt64(name)
      let guess = low &+ Int(truncatingIfNeeded: share / UInt64(max(1, gazetteer.nameCount)))
      var at = min(max(guess, low), high &- 1)
      var step = 8
      if gazetteer.postings[at] < name {
        while at &+ step < high, gazetteer.postings[at &+ step] < name {
          at &+= step
          step &*= 2
        }
        low = at &+ 1
        high = min(high, at &+ step)
      } else {
        while at &- step >= low, gazetteer.postings[at &- step] >= name {
          at &-= step
          step &*= 2
        }
        high = at
        low = max(low, at &- step)
      }
    }
    var count = high &- low
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

  /// What a name must hold to be worth looking at, which says how many words are to be read.
  enum Reading {
    /// Words but for this many edits: one that holds none of some words is farther, if leaving them
    /// all out costs more.
    case edits(Int)
    /// All words: those of the rarest are all there are.
    case all
    /// Any word.
    case any
  }

  /// Reads the postings of the rarest words into the hits, as many words as needed so that no name
  /// without one of them can be worth it, and asks those names for the others.
  ///
  /// Words with more postings than there is room for are not read: of each two of them the names that
  /// hold both are added.
  private func read(_ reading: Reading, _ s: inout EntityScratch) {
    s.hits.removeAll()
    for g in 0..<s.groups.count { s.groups[g].isScanned = s.groups[g].size == 0 }
    if case .any = reading {
      readGroups(&s)
    } else if readWords(reading, &s) {
      return probeRest(&s)
    }
    // What is left is frequent.
    intersectRest(&s)
    probeRest(&s)
  }

  /// Reads word by word, the rarest first.
  ///
  /// - Returns: Whether no other name is worth looking at.
  private func readWords(_ reading: Reading, _ s: inout EntityScratch) -> Bool {
    for word in 0..<s.words.count {
      var size: UInt32 = 0
      for g in 0..<s.groups.count where s.groups[g].covers >> UInt32(word) & 1 == 1 {
        size &+= s.groups[g].size
      }
      s.words[word].size = size
      s.words[word].isRead = false
    }
    var edits = 0
    while true {
      var rarest = -1
      for word in 0..<s.words.count where !s.words[word].isRead {
        if rarest < 0 || s.words[word].size < s.words[rarest].size { rarest = word }
      }
      if rarest < 0 || Int(s.words[rarest].size) > roomForNames - s.hits.count { return false }
      s.words[rarest].isRead = true
      for g in 0..<s.groups.count
      where !s.groups[g].isScanned && s.groups[g].covers >> UInt32(rarest) & 1 == 1 {
        s.groups[g].isScanned = true
        read(g, &s)
      }
      edits += Int(s.words[rarest].missing)
      switch reading {
      case .edits(let most): if edits > most { return true }
      case .all: return true
      case .any: break
      }
    }
  }

  /// Reads group by group, the smallest first, as long as there is room.
  private func readGroups(_ s: inout EntityScratch) {
    while true {
      var rarest = -1
      for g in 0..<s.groups.count where !s.groups[g].isScanned {
        if rarest < 0 || s.groups[g].size < s.groups[rarest].size { rarest = g }
      }
      if rarest < 0 || Int(s.groups[rarest].size) > roomForNames - s.hits.count { return }
      s.groups[rarest].isScanned = true
      read(rarest, &s)
    }
  }

  /// Of the groups that were not read, adds the names of their rare words, and those that hold
  /// frequent words of two groups.
  private func intersectRest(_ s: inout EntityScratch) {
    // The most frequent words are the likeliest to be meant.
    var chosen = InlineArray<12, Int>(repeating: -1)
    var count = 0
    let room = roomForNames / 2
    for g in 0..<s.groups.count where !s.groups[g].isScanned && s.groups[g].partner == 0 {
      let first = Int(s.groups[g].firstVariant)
      let start = count
      for v in first..<first + Int(s.groups[g].variantCount) {
        let size = Int(s.variants[v].upper) - Int(s.variants[v].lower)
        if size == 0 { continue }
        s.variants[v].group = UInt8(truncatingIfNeeded: g)
        if size <= SearchLimits.rare {
          if s.hits.count + size <= room { read(variant: v, of: g, &s) }
          continue
        }
        // At most three of a group, those with the most names first.
        var at = min(count, start + 2)
        if count < min(start + 3, 12) {
          at = count
          count += 1
        } else if at >= 12 || size <= postingCount(chosen[at], s) {
          continue
        }
        while at > start, size > postingCount(chosen[at - 1], s) {
          chosen[at] = chosen[at - 1]
          at -= 1
        }
        chosen[at] = v
      }
    }
    for a in 0..<count {
      for b in a + 1..<max(a + 1, count) {
        let covers = s.groups[Int(s.variants[chosen[a]].group)].covers
        if covers & s.groups[Int(s.variants[chosen[b]].group)].covers == 0 {
          intersect(chosen[a], chosen[b], &s)
        }
      }
    }
    if s.hits.count == 0, count > 0 {
      read(variant: chosen[0], of: Int(s.variants[chosen[0]].group), &s)
    }
  }

  /// The number of a variant's postings within the lengths looked at.
  private func postingCount(_ v: Int, _ s: borrowing EntityScratch) -> Int {
    Int(s.variants[v].upper) - Int(s.variants[v].lower)
  }

  /// Asks the hits for the words of the groups that were not read: cheaper than long postings.
  private func probeRest(_ s: inout EntityScratch) {
    if s.hits.count == 0 { return }
    var count = 0
    for g in 0..<s.groups.count where !s.groups[g].isScanned {
      let first = Int(s.groups[g].firstVariant)
      for v in first..<first + Int(s.groups[g].variantCount) {
        var slot = variantSlot(s.variants[v].word)
        while s.variantTable[slot] != 0 { slot = (slot &+ 1) & Self.variantMask }
        s.variantTable[slot] = UInt16(truncatingIfNeeded: v &+ 1)
        s.variants[v].group = UInt8(truncatingIfNeeded: g)
        count &+= 1
      }
    }
    if count == 0 { return }
    var h = 0
    let isCached = gazetteer.nameCount < SearchLimits.cached
    while h < s.hits.count {
      // What the next names are is read for all of them at once.
      if !isCached, h & 63 == 0 { warmHits(h, min(h &+ 64, s.hits.count), &s) }
      let range = gazetteer.wordRange(s.hits[h].name)
      var w = range.lower
      while w < range.upper {
        let word = gazetteer.nameWords[w]
        w &+= 1
        var slot = variantSlot(word)
        while s.variantTable[slot] != 0 {
          let v = Int(s.variantTable[slot]) &- 1
          if s.variants[v].word == word { mark(h, Int(s.variants[v].group), s.variants[v], &s) }
          slot = (slot &+ 1) & Self.variantMask
        }
      }
      h &+= 1
    }
    for g in 0..<s.groups.count where !s.groups[g].isScanned {
      let first = Int(s.groups[g].firstVariant)
      for v in first..<first + Int(s.groups[g].variantCount) {
        var slot = variantSlot(s.variants[v].word)
        while s.variantTable[slot] != 0 {
          s.variantTable[slot] = 0
          slot = (slot &+ 1) & Self.variantMask
        }
      }
    }
  }

  /// Reads the words of some hits, all names at once.
  private func warmHits(_ lower: Int, _ upper: Int, _ s: inout EntityScratch) {
    var sum: UInt32 = 0
    var h = lower
    while h < upper {
      sum ^= gazetteer.nameStarts[s.hits[h].name]
      h &+= 1
    }
    h = lower
    while h < upper {
      sum ^= gazetteer.nameWords[gazetteer.nameStarts[s.hits[h].name]]
      h &+= 1
    }
    s.touched ^= sum
  }

  private static var variantMask: Int { 4 &* SearchLimits.variants &- 1 }

  @inline(__always) private func variantSlot(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: word &* 0x9E37_79B1 >> 14) & Self.variantMask
  }

  /// Adds the names that hold two words, both of which have more postings than can be read.
  private func intersect(_ v: Int, _ other: Int, _ s: inout EntityScratch) {
    let first = s.variants[v]
    let second = s.variants[other]
    var a = Int(first.lower)
    var b = Int(second.lower)
    let aUpper = Int(first.upper)
    let bUpper = Int(second.upper)
    var found = 0
    while a < aUpper, b < bUpper, found < SearchLimits.hits / 8, s.steps > 0 {
      let x = gazetteer.postings[a]
      let y = gazetteer.postings[b]
      s.steps &-= 1
      if x == y {
        if let h = hit(x, gazetteer.letterCount(x), &s) {
          mark(h, Int(first.group), first, &s)
          mark(h, Int(second.group), second, &s)
        }
        found &+= 1
        a &+= 1
        b &+= 1
      } else if x < y {
        a = gallop(to: y, from: a, aUpper, &s)
      } else {
        b = gallop(to: x, from: b, bUpper, &s)
      }
    }
  }

  /// Notes that a hit holds a word of a group.
  @inline(__always)
  private func mark(_ h: Int, _ g: Int, _ variant: WordVariant, _ s: inout EntityScratch) {
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: g)
    guard s.hits[h].groups & bit == 0 else { return }
    s.hits[h].groups |= bit
    let group = s.groups[g]
    let known = s.hits[h].covered & group.covers
    // A word of the query counts once, as the first of its variants that the name holds.
    if known != group.covers {
      let mass = UInt16(variant.quality) &* UInt16(group.mass)
      s.hits[h].mass &+= known == 0 ? mass : mass / 2
      s.hits[h].edits &+= variant.edits
    }
    let partner = UInt32(truncatingIfNeeded: g &+ Int(group.partner))
    if group.partner == 0 || s.hits[h].groups &>> partner & 1 == 1 {
      s.hits[h].covered |= group.covers
    }
  }

  /// The first posting from an index on that is not below a name, by steps that double.
  @inline(__always)
  private func gallop(
    to name: UInt32, from start: Int, _ upper: Int, _ s: inout EntityScratch
  ) -> Int {
    var step = 1
    var low = start
    while low &+ step < upper, gazetteer.postings[low &+ step] < name {
      low &+= step
      step &*= 2
      s.steps &-= 1
    }
    var count = min(upper, low &+ step &+ 1) &- low
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

  /// Adds the names that hold a word of a group to the hits.
  private func read(_ g: Int, _ s: inout EntityScratch) {
    let first = Int(s.groups[g].firstVariant)
    var v = first
    while v < first &+ Int(s.groups[g].variantCount) {
      read(variant: v, of: g, &s)
      v &+= 1
    }
  }

  /// Adds the names that hold a word to the hits.
  private func read(variant v: Int, of g: Int, _ s: inout EntityScratch) {
    let variant = s.variants[v]
    var p = Int(variant.lower)
    let upper = min(Int(variant.upper), p &+ max(0, s.steps))
    s.steps &-= upper &- p
    if p >= upper { return }
    // Names come in order of length.
    var length = gazetteer.letterCount(gazetteer.postings[p])
    var longer = gazetteer.lengthStarts[length &+ 1]
    while p < upper {
      let name = gazetteer.postings[p]
      while name >= longer, length < 255 {
        length &+= 1
        longer = gazetteer.lengthStarts[length &+ 1]
      }
      if let h = hit(name, length, &s) { mark(h, g, variant, &s) }
      p &+= 1
    }
  }

  /// The place of a name among the hits, added if it is new; `nil` when there is no room.
  @inline(__always)
  private func hit(_ name: UInt32, _ length: Int, _ s: inout EntityScratch) -> Int? {
    let mask = 4 &* SearchLimits.hits &- 1
    var slot = Int(truncatingIfNeeded: name &* 0x9E37_79B1 >> 12) & mask
    while true {
      let entry = Int(s.hitTable[slot])
      if entry == 0 { break }
      if s.hits[entry &- 1].name == name { return entry &- 1 }
      slot = (slot &+ 1) & mask
    }
    guard s.hits.count < roomForNames, !s.hides(name, gazetteer),
      s.hits.append(NameHit(name: name, letterCount: UInt8(truncatingIfNeeded: length)))
    else { return nil }
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

  /// Chooses the hits that the most letters speak for, out of those that pass.
  private func chooseBest(
    _ limit: Int, _ s: inout EntityScratch, where passes: (NameHit) -> Bool
  ) {
    // A histogram of the promise tells from which on there are as many as are to be compared.
    var counts = InlineArray<257, UInt16>(repeating: 0)
    var h = 0
    while h < s.hits.count {
      if passes(s.hits[h]) { counts[promise(h, s)] &+= 1 }
      h &+= 1
    }
    var cut = 256
    var taken = 0
    while cut > 0, taken + Int(counts[cut - 1]) <= limit {
      cut -= 1
      taken += Int(counts[cut])
    }
    var left = limit - taken
    s.chosen.removeAll()
    h = 0
    while h < s.hits.count {
      if passes(s.hits[h]) {
        let promise = promise(h, s)
        if promise >= cut || promise == cut &- 1 && left > 0 {
          if promise < cut { left &-= 1 }
          _ = s.chosen.append(UInt32(promise) &<< 16 | UInt32(truncatingIfNeeded: h))
        }
      }
      h &+= 1
    }
  }

  /// Reads what spelling the chosen names will read, all names at once: one by one each would wait for
  /// memory three times.
  private func warm(_ s: inout EntityScratch) {
    if gazetteer.nameCount < SearchLimits.cached { return }
    var sum: UInt32 = 0
    var k = 0
    while k < s.chosen.count {
      sum ^= gazetteer.nameStarts[s.hits[Int(s.chosen[k] & 0xFFFF)].name]
      k &+= 1
    }
    k = 0
    while k < s.chosen.count {
      sum ^= gazetteer.nameWords[gazetteer.nameStarts[s.hits[Int(s.chosen[k] & 0xFFFF)].name]]
      k &+= 1
    }
    k = 0
    while k < s.chosen.count {
      let range = gazetteer.wordRange(s.hits[Int(s.chosen[k] & 0xFFFF)].name)
      var w = range.lower
      while w < range.upper {
        sum ^= gazetteer.records[Int(gazetteer.nameWords[w]) &* Gazetteer.recordWords]
        w &+= 1
      }
      k &+= 1
    }
    s.touched = sum
  }

  /// Whether a name has been compared in full in this round or an earlier one.
  private func isFound(_ name: UInt32, _ s: borrowing EntityScratch) -> Bool {
    var k = 0
    while k < s.found.count {
      if s.found[k].name == name { return true }
      k &+= 1
    }
    return false
  }

  /// Compares the best of all hits, by promise or spelling, whichever says more.
  private func compareBest(_ s: inout EntityScratch) {
    chooseBest(SearchLimits.compared, &s) { _ in true }
    warm(&s)
    for k in 0..<s.chosen.count {
      let h = Int(s.chosen[k] & 0xFFFF)
      let spelling = UInt32(255 * spelling(s.hits[h].name, &s).share)
      if spelling > s.chosen[k] >> 16 { s.chosen[k] = spelling << 16 | UInt32(h) }
    }
    for round in 0..<min(SearchLimits.aligned, s.chosen.count) {
      // A third of them first: mostly there is no need for the others.
      if round == SearchLimits.aligned / 3 {
        compareBatch(&s)
        if isClear(s) { break }
      }
      var best = 0
      for k in 0..<s.chosen.count where s.chosen[k] >> 16 > s.chosen[best] >> 16 { best = k }
      if s.chosen[best] >> 16 == 0 { break }
      let name = s.hits[Int(s.chosen[best] & 0xFFFF)].name
      s.chosen[best] = 0
      if !isFound(name, s) { _ = s.batch.append(name) }
    }
    compareBatch(&s)
  }

  /// Compares the spelling of many hits, when those that promised most have not kept it.
  private func sweep(_ s: inout EntityScratch) {
    guard s.pattern.count > 0 else { return }
    chooseBest(roomForNames / 8, &s) { _ in true }
    warm(&s)
    var k = 0
    while k < s.chosen.count {
      let h = Int(s.chosen[k] & 0xFFFF)
      k &+= 1
      let length = Int(s.hits[h].letterCount)
      // As many edits as would still be a good name.
      let limit = max(length, s.letterCount) * 3 / 8
      if abs(length &- s.letterCount) > limit { continue }
      let (edits, share) = spelling(s.hits[h].name, limit: limit, &s)
      if edits <= limit, s.found.count == 0 || share > s.found[0].score.spelling,
        !isFound(s.hits[h].name, s)
      {
        compare(s.hits[h].name, &s)
      }
    }
  }

  /// Compares all names, those in full that have the most letters in common with the query.
  func compareAll(_ s: inout EntityScratch) {
    s.hits.removeAll()
    for name in 0..<UInt32(truncatingIfNeeded: gazetteer.nameCount)
    where !s.hides(name, gazetteer) {
      _ = spelling(name, limit: 0, &s)
      let share = letters(s)
      _ = s.hits.append(
        NameHit(
          name: name, mass: UInt16(255 * share), letterCount: UInt8(truncatingIfNeeded: name)))
    }
    var counts = InlineArray<257, UInt16>(repeating: 0)
    for h in 0..<s.hits.count { counts[Int(s.hits[h].mass)] &+= 1 }
    var cut = 256
    var taken = 0
    while cut > 0, taken < SearchLimits.compared {
      cut -= 1
      taken += Int(counts[cut])
    }
    for h in 0..<s.hits.count where Int(s.hits[h].mass) >= cut {
      if !s.batch.append(s.hits[h].name) {
        compareBatch(&s)
        _ = s.batch.append(s.hits[h].name)
      }
    }
    compareBatch(&s)
    s.hits.removeAll()
  }

  /// How much of the query and of a hit's name the words found account for, 0 to 255.
  @inline(__always)
  private func promise(_ h: Int, _ s: borrowing EntityScratch) -> Int {
    let mass = min(Int(s.hits[h].mass), 16 &* s.massTotal)
    return min(255, 32 &* mass / (s.letterCount &+ Int(s.hits[h].letterCount) &+ 1))
  }
}
