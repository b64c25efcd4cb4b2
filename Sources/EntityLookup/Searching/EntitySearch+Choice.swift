// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Which of the names found are compared in full.
extension EntitySearch {
  /// Chooses the hits that the most letters speak for, out of those that pass.
  func chooseBest(_ limit: Int, _ s: inout EntityScratch, where passes: (NameHit) -> Bool) {
    let letterCount = UInt32(truncatingIfNeeded: s.letterCount)
    let massTotal = UInt32(truncatingIfNeeded: s.massTotal)
    choose(limit, &s, where: passes) { hit in
      // How much of the query and of the hit's name the words found account for.
      let mass = min(UInt32(hit.mass), 16 &* massTotal)
      return Int(min(255, 32 &* mass / (letterCount &+ UInt32(hit.letterCount) &+ 1)))
    }
  }

  /// Chooses the hits that the most speaks for, by a number up to 255; of equal ones those found first.
  @inline(__always)
  private func choose(
    _ limit: Int, _ s: inout EntityScratch, where passes: (NameHit) -> Bool,
    by promise: (NameHit) -> Int
  ) {
    var h = 0
    s.chosen.removeAll()
    if s.hits.count <= limit {
      while h < s.hits.count {
        if passes(s.hits[h]) {
          _ = s.chosen.append(
            UInt32(promise(s.hits[h])) &<< 16 | UInt32(truncatingIfNeeded: h))
        }
        h &+= 1
      }
      return
    }
    // A histogram of the promise tells from which on there are as many as are to be compared.
    var counts = InlineArray<257, UInt16>(repeating: 0)
    var most = 0
    while h < s.hits.count {
      var promised = 0
      if passes(s.hits[h]) {
        promised = promise(s.hits[h])
        counts[promised] &+= 1
        most = max(most, promised)
      }
      s.promises[h] = UInt8(truncatingIfNeeded: promised)
      h &+= 1
    }
    var cut = most + 1
    var taken = 0
    while cut > 0, taken + Int(counts[cut - 1]) <= limit {
      cut -= 1
      taken += Int(counts[cut])
    }
    var left = limit - taken
    let least = left > 0 ? cut &- 1 : cut
    h = 0
    while h < s.hits.count {
      let promise = Int(s.promises[h])
      if promise >= least, passes(s.hits[h]), promise >= cut || left > 0 {
        if promise < cut { left &-= 1 }
        _ = s.chosen.append(UInt32(promise) &<< 16 | UInt32(truncatingIfNeeded: h))
      }
      h &+= 1
    }
  }

  /// Reads what spelling the chosen names will read, all names at once: one by one each would wait for
  /// memory three times.
  func warm(_ s: inout EntityScratch) {
    if gazetteer.nameCount < SearchLimits.cached { return }
    var ahead = ReadAhead()
    var k = 0
    while k < s.chosen.count {
      ahead.read(gazetteer.nameStarts[s.hits[Int(s.chosen[k] & 0xFFFF)].name])
      k &+= 1
    }
    k = 0
    while k < s.chosen.count {
      ahead.read(
        gazetteer.nameWords[gazetteer.nameStarts[s.hits[Int(s.chosen[k] & 0xFFFF)].name]])
      k &+= 1
    }
    k = 0
    while k < s.chosen.count {
      let range = gazetteer.wordRange(s.hits[Int(s.chosen[k] & 0xFFFF)].name)
      var w = range.lower
      while w < range.upper {
        ahead.read(gazetteer.records[Int(gazetteer.nameWords[w]) &* Gazetteer.recordWords])
        w &+= 1
      }
      k &+= 1
    }
    s.ahead = ahead
  }

  /// Whether a name has been compared in full in this round or an earlier one.
  private func isFound(_ name: UInt32, _ s: inout EntityScratch) -> Bool {
    var k = 0
    while k < s.found.count {
      if s.found[k].name == name { return true }
      k &+= 1
    }
    return false
  }

  /// Compares the best of all hits, by promise or spelling, whichever says more.
  func compareBest(_ s: inout EntityScratch) {
    chooseBest(SearchLimits.compared, &s) { _ in true }
    warm(&s)
    for k in 0..<s.chosen.count {
      let h = Int(s.chosen[k] & 0xFFFF)
      let spelling = UInt32(255 * common(s.hits[h].name, &s).share)
      if spelling > s.chosen[k] >> 16 { s.chosen[k] = spelling << 16 | UInt32(h) }
    }
    compareChosen(upTo: SearchLimits.aligned, &s)
  }

  /// Compares the most promising of the chosen hits, a few of them first: mostly there is no need for the others.
  func compareChosen(upTo count: Int, _ s: inout EntityScratch) {
    let few = SearchLimits.firstAligned
    compareChosen(few, &s)
    if !isClear(&s) { compareChosen(count - few, &s) }
  }

  /// Compares the most promising of the chosen hits, those that promise nothing left out, and takes them off.
  private func compareChosen(_ count: Int, _ s: inout EntityScratch) {
    for _ in 0..<min(count, s.chosen.count) {
      var best = 0
      for k in 0..<s.chosen.count where s.chosen[k] >> 16 > s.chosen[best] >> 16 { best = k }
      if s.chosen[best] >> 16 == 0 { break }
      let name = s.hits[Int(s.chosen[best] & 0xFFFF)].name
      s.chosen.remove(at: best)
      if isFound(name, &s) { continue }
      if s.batch.count == s.batch.capacity { compareBatch(&s) }
      _ = s.batch.append(name)
    }
    compareBatch(&s)
  }

  /// Compares the spelling of many hits, when those that promised most have not kept it.
  func sweep(_ s: inout EntityScratch) {
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
      // Letters that are not in both are all edits.
      if max(length, s.letterCount) &- common(s.hits[h].name, &s).count > limit { continue }
      let (edits, share) = spelling(s.hits[h].name, limit: limit, &s)
      if edits <= limit, s.found.count == 0 || share > s.found[0].score.spelling,
        !isFound(s.hits[h].name, &s)
      {
        compare(s.hits[h].name, &s)
      }
    }
  }

  /// Compares all names, in full those that have the most letters in common with the query; where few have any, as
  /// between alphabets, also those that sound alike.
  ///
  /// A query that is too long to be compared letter by letter goes by its words. Where a score is asked for, names
  /// are left out that cannot come so near to it that they make a better one less likely.
  ///
  /// - Parameter limit: Most names that are compared in full.
  func compareAll(_ limit: Int, _ s: inout EntityScratch) {
    if s.joined.count > 0 {
      // Names of another alphabet share no letters.
      if mayTellBySignature(s) { _ = findSoundingAlike(&s) }
      let isSigned = chooseBySignature(SearchLimits.nearest, &s)
      if !isSigned { chooseNearest(limit, &s) }
      defer { s.hits.removeAll() }
      compareChosen(min(limit, SearchLimits.aligned), &s)
      if isClear(&s) { return }
      let most = isSigned ? min(limit, 2 * SearchLimits.aligned) : limit
      compareChosen(most - SearchLimits.aligned, &s)
      if isSigned { return }
      // What is left and has no letter in common is of another alphabet, say.
      var strangers = 0
      for k in 0..<s.chosen.count where s.chosen[k] >> 16 == 0 && strangers < limit {
        if s.batch.count == s.batch.capacity { compareBatch(&s) }
        _ = s.batch.append(s.hits[Int(s.chosen[k] & 0xFFFF)].name)
        strangers += 1
      }
      compareBatch(&s)
      if strangers > 0, s.hits.count > limit {
        s.hits.removeAll()
        _ = findAlike(&s)
      }
      return
    }
    if findHoldingAll(&s) { return }
    if !findAlike(&s) { findFar(&s) }
  }

  /// Chooses names that have many letters in common with the query, in whatever order, twice as many as are compared;
  /// how many those are in their order says what speaks for each, of 255.
  private func chooseNearest(_ limit: Int, _ s: inout EntityScratch) {
    s.hits.removeAll()
    forEachName(reaching: s.least - EntityConfidence.longestLead, &s) { name, letters, s in
      _ = s.hits.append(NameHit(name: name, mass: UInt16(255 * letters)))
    }
    choose(2 * limit, &s, where: { _ in true }) { Int($0.mass) }
    for k in 0..<s.chosen.count {
      let h = s.chosen[k] & 0xFFFF
      spell(s.hits[Int(h)].name, &s)
      s.chosen[k] = UInt32(255 * letters(&s)) << 16 | h
    }
  }

  /// Whether names have signatures, and a query is known from its beginning to its end.
  private func mayTellBySignature(_ s: borrowing EntityScratch) -> Bool {
    signatures != nil && s.joined.count > 0 && !s.hasUnknown && !s.isBeginning
  }

  /// Chooses the names that share most traits with the query; what speaks for each is their share or that of letters
  /// in common in their order, whichever is larger, of 255.
  ///
  /// - Parameter most: How many names are chosen.
  /// - Returns: `false` where signatures tell of none.
  func chooseBySignature(_ most: Int, _ s: inout EntityScratch) -> Bool {
    guard let signatures, mayTellBySignature(s) else { return false }
    hearAll(&s)
    let traits = NameTraits(letters: s.letters.span, phones: s.queryPhones.span)
    s.hits.removeAll()
    s.chosen.removeAll()
    signatures.names(of: gazetteer).forEachName(
      nearestTo: traits, least: SearchLimits.leastShare, most: most, &s
    ) { name, share, s in
      if s.hidden.hides(name, gazetteer) { return }
      spell(name, &s)
      let promise = max(UInt32(share), UInt32(255 * letters(&s)))
      _ = s.chosen.append(promise << 16 | UInt32(truncatingIfNeeded: s.hits.count))
      _ = s.hits.append(NameHit(name: name))
    }
    return s.hits.count > 0
  }
}
