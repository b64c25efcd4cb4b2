// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// From words of the vocabulary to the names that hold them.
extension EntitySearch {
  /// Restricts each variant's postings to names of some lengths, and adds their numbers up.
  func measureGroups(shortest: Int, longest: Int, _ s: inout EntityScratch) {
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
  func firstPosting(notBelow name: UInt32, _ lower: Int, _ upper: Int) -> Int {
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
    return lowerBound(name, low, high)
  }

  /// The first posting from `lower` up to `upper` that is not below a name, by halving.
  @inline(__always)
  private func lowerBound(_ name: UInt32, _ lower: Int, _ upper: Int) -> Int {
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
  func read(_ reading: Reading, _ s: inout EntityScratch) {
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
        } else if at >= 12 || size <= postingCount(chosen[at], &s) {
          continue
        }
        while at > start, size > postingCount(chosen[at - 1], &s) {
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
  private func postingCount(_ v: Int, _ s: inout EntityScratch) -> Int {
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
          if s.variants[v].word == word {
            mark(h, group: Int(s.variants[v].group), s.variants[v], &s)
          }
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
    var ahead = ReadAhead()
    var h = lower
    while h < upper {
      ahead.read(gazetteer.nameStarts[s.hits[h].name])
      h &+= 1
    }
    h = lower
    while h < upper {
      ahead.read(gazetteer.nameWords[gazetteer.nameStarts[s.hits[h].name]])
      h &+= 1
    }
    s.ahead = ahead
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
          mark(h, group: Int(first.group), first, &s)
          mark(h, group: Int(second.group), second, &s)
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
    return lowerBound(name, low, min(upper, low &+ step &+ 1))
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
    if s.range.upper < .max {
      // How long each is does not matter where only some lengths are looked for.
      let range = s.range
      while p < upper {
        let name = gazetteer.postings[p]
        p &+= 1
        if name < range.lower { continue }
        if name >= range.upper { break }
        if let h = hit(name, 0, &s) { mark(h, group: g, variant, &s) }
      }
      return
    }
    // Names come in order of length.
    var length = gazetteer.letterCount(gazetteer.postings[p])
    var longer = gazetteer.lengthStart(length &+ 1)
    while p < upper {
      let name = gazetteer.postings[p]
      while name >= longer, length < 255 {
        length &+= 1
        longer = gazetteer.lengthStart(length &+ 1)
      }
      if let h = hit(name, length, &s) { mark(h, group: g, variant, &s) }
      p &+= 1
    }
  }
}
