// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// From the words of a query to the words of the vocabulary that they may be.
extension EntitySearch {
  /// Adds a group of the word itself and those an edit away.
  func expandNear(_ index: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard beginGroup(mass: count, covers: 1 &<< UInt32(truncatingIfNeeded: index), &s) else {
      return
    }
    if word.word != QueryWord.none { add(word.word, quality: 16, edits: 0, &s) }
    // Short words that are right are left alone: all others of their length are neighbours.
    guard count > 1, word.word == QueryWord.none || count > 3 else { return }
    expandNear(letters: Int(word.letters), count: count, besides: word.word, &s)
    // All words at one edit are in the group, unless it was too small for them.
    if Int(s.groups[s.groups.count &- 1].variantCount) < SearchLimits.variantsPerGroup,
      s.variants.count < SearchLimits.variants
    {
      s.words[index].missing = 2
    }
  }

  /// Adds the words at one edit from some letters to the last group, but for one that is in it.
  private func expandNear(
    letters: Int, count: Int, besides known: UInt32 = QueryWord.none, _ s: inout EntityScratch
  ) {
    s.known = known
    setWordPattern(letters: letters, count: count, &s)
    if gazetteer.isScanned {
      considerAll(letters: letters, limit: 1, &s)
      s.known = QueryWord.none
      return endWordPattern(&s)
    }
    probe(gazetteer.near, s.sums.whole, &s)
    var i = 0
    while count > 1, i < min(count, SpellingKey.nearLetters) {
      // Leaving either of two equal letters out gives the same.
      if i == 0 || s.letters[letters &+ i] != s.letters[letters &+ i &- 1] {
        probe(gazetteer.near, s.sums.without(i), &s)
      }
      i &+= 1
    }
    considerProbes(gazetteer.near, limit: 1, &s)
    s.known = QueryWord.none
    endWordPattern(&s)
  }

  /// Adds words at two edits to the group of a word.
  func expandFar(_ index: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard count > 3, beginGroup(mass: count, covers: 1 << UInt32(index), &s) else { return }
    expandFar(letters: Int(word.letters), count: count, &s)
  }

  /// Adds the words at two edits from some letters to the last group.
  private func expandFar(letters: Int, count: Int, _ s: inout EntityScratch) {
    setWordPattern(letters: letters, count: count, &s)
    if gazetteer.isScanned {
      considerAll(letters: letters, limit: 2, &s)
      return endWordPattern(&s)
    }
    // Words with two letters more, or one more and one other, or two others; then with fewer.
    probeAll(gazetteer.far, count, &s)
    considerProbes(gazetteer.far, limit: 2, &s)
    probeAll(gazetteer.near, count, &s)
    considerProbes(gazetteer.near, limit: 2, &s)
    endWordPattern(&s)
  }

  /// Notes the buckets of the word pattern with none, one and two letters left out.
  private func probeAll(_ table: NeighbourTable, _ count: Int, _ s: inout EntityScratch) {
    probe(table, s.sums.whole, &s)
    var i = 0
    while i < min(count, SpellingKey.nearLetters) {
      probe(table, s.sums.without(i), &s)
      i &+= 1
    }
    let far = min(count, SpellingKey.farLetters)
    var j = 1
    while j < far {
      i = 0
      while i < j {
        probe(table, s.sums.without(i, j), &s)
        i &+= 1
      }
      j &+= 1
    }
  }

  /// Adds a group of the words that begin with a word: those in most names, when there are many.
  func expandBeginning(_ index: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard beginGroup(mass: count, covers: 1 << UInt32(index), &s) else { return }
    if word.word != QueryWord.none { add(word.word, quality: 16, edits: 0, &s) }
    let lower = firstWord(notBefore: Int(word.letters), count, orBeginning: false, &s)
    let upper = firstWord(notBefore: Int(word.letters), count, orBeginning: true, &s)
    // From how many names on a word is taken: as many as leave room for no more.
    var counts = InlineArray<33, UInt32>(repeating: 0)
    let last = min(upper, lower + SearchLimits.beginnings)
    for word in lower..<max(lower, last) {
      counts[min(32, Int.bitWidth - gazetteer.postingCount(UInt32(word)).leadingZeroBitCount)] &+= 1
    }
    var least = 32
    var taken: UInt32 = 0
    while least > 0, taken + counts[least] <= UInt32(SearchLimits.variantsPerGroup - 1) {
      taken += counts[least]
      least -= 1
    }
    for word in lower..<max(lower, last)
    where Int.bitWidth - gazetteer.postingCount(UInt32(word)).leadingZeroBitCount > least {
      add(UInt32(word), quality: 15, edits: 0, &s)
    }
  }

  /// The first word of the vocabulary that does not come before some letters of the query, or, past
  /// those that begin with them, the first that comes behind.
  private func firstWord(
    notBefore start: Int, _ count: Int, orBeginning: Bool, _ s: inout EntityScratch
  ) -> Int {
    var low = 0
    var high = gazetteer.wordCount
    while low < high {
      let middle = (low + high) / 2
      let record = gazetteer.record(UInt32(middle))
      var k = 0
      while k < min(count, record.letterCount),
        gazetteer.letter(record, at: k) == s.letters[start + k]
      {
        k += 1
      }
      let isBefore =
        k == count
        ? orBeginning
        : k == record.letterCount || gazetteer.letter(record, at: k) < s.letters[start + k]
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a group of what two neighbouring words are as one.
  func expandJoined(_ index: Int, _ s: inout EntityScratch) {
    let first = s.words[index]
    let second = s.words[index + 1]
    let count = Int(first.letterCount) + Int(second.letterCount)
    guard count > 2, count <= LetterCode.maxLetters,
      beginGroup(mass: count, covers: 3 << UInt32(index), &s)
    else { return }
    // Letters of the words follow each other.
    expandNear(letters: Int(first.letters), count: count, &s)
    if s.groups[s.groups.count - 1].variantCount == 0 { dropGroup(&s) }
  }

  /// Adds groups of two words that a word may be run together from, one of them as it is spelt and
  /// the other with edits: the blank may be lost, or misheard as a letter.
  func expandSplit(_ index: Int, limit: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard count > 3 else { return }
    // The longest parts that are words: where they end, and the word.
    var places = InlineArray<3, Int>(repeating: 0)
    var halves = InlineArray<3, UInt32>(repeating: 0)
    var lengths = InlineArray<3, Int>(repeating: 0)
    setWordPattern(letters: Int(word.letters), count: count, &s)
    if gazetteer.isScanned { noteParts(letters: Int(word.letters), count: count, &s) }
    for k in 1..<count {
      for isLeft in [true, false] {
        let length = isLeft ? k : count - k
        guard length > lengths[2],
          let half = spelt(
            isLeft ? s.sums.first(k) : s.sums.from(k), word, from: isLeft ? 0 : k, count: length, &s
          )
        else { continue }
        var at = 2
        while at > 0, lengths[at - 1] < length {
          places[at] = places[at - 1]
          halves[at] = halves[at - 1]
          lengths[at] = lengths[at - 1]
          at -= 1
        }
        places[at] = isLeft ? k : -k
        halves[at] = half
        lengths[at] = length
      }
    }
    s.neighbours.removeAll()
    endWordPattern(&s)
    let bit: UInt32 = 1 << UInt32(index)
    for k in 0..<3 where lengths[k] > 0 {
      guard beginGroup(mass: lengths[k], covers: bit, &s) else { return }
      s.groups[s.groups.count - 1].partner = 1
      add(halves[k], quality: 16, edits: 0, &s)
      guard beginGroup(mass: count - lengths[k], covers: bit, &s) else { return dropGroup(&s) }
      s.groups[s.groups.count - 1].partner = -1
      let start = Int(word.letters) + max(places[k], 0)
      let rest = count - lengths[k]
      if limit > 1, rest > 3 {
        expandFar(letters: start, count: rest, &s)
      } else {
        expandNear(letters: start, count: rest, &s)
      }
      if s.groups[s.groups.count - 1].variantCount == 0 {
        dropGroup(&s)
        dropGroup(&s)
      }
    }
  }

  /// The word that some of the letters of a word spell.
  private func spelt(
    _ key: UInt64, _ word: QueryWord, from first: Int, count: Int, _ s: inout EntityScratch
  ) -> UInt32? {
    let start = Int(word.letters) + first
    if gazetteer.isScanned {
      for k in 0..<s.neighbours.count where isSpelt(s.neighbours[k], from: start, count: count, &s)
      {
        return s.neighbours[k]
      }
      return nil
    }
    let range = gazetteer.near.range(key)
    var e = range.lower
    while e < range.upper {
      let entry = gazetteer.near.entries[e]
      e += 1
      if entry & 0xFF00_0000 == range.fingerprint,
        isSpelt(entry & 0xFF_FFFF, from: start, count: count, &s)
      {
        return entry & 0xFF_FFFF
      }
    }
    return nil
  }

  /// Whether some letters of the query spell a word.
  private func isSpelt(
    _ word: UInt32, from start: Int, count: Int, _ s: inout EntityScratch
  ) -> Bool {
    let record = gazetteer.record(word)
    guard record.letterCount == count else { return false }
    var i = 0
    while i < count, gazetteer.letter(record, at: i) == s.letters[start + i] { i += 1 }
    return i == count
  }

  /// Notes the words of a small vocabulary that may be a part of some letters of the query.
  private func noteParts(letters start: Int, count: Int, _ s: inout EntityScratch) {
    let set = letterSet(start, count, &s)
    for word in 0..<min(gazetteer.wordCount, Gazetteer.scannedWords) {
      let counts = gazetteer.records[word &* Gazetteer.recordWords &+ 3]
      if LetterSet(ofCounts: counts).isSubset(of: set), Int(counts & 0xFF) < count {
        _ = s.neighbours.append(UInt32(truncatingIfNeeded: word))
      }
    }
  }

  /// Adds the words of a small vocabulary that are near enough to the word pattern.
  private func considerAll(letters start: Int, limit: Int, _ s: inout EntityScratch) {
    let count = s.sums.count
    let set = letterSet(start, count, &s)
    for word in 0..<min(gazetteer.wordCount, Gazetteer.scannedWords) {
      let counts = gazetteer.records[word &* Gazetteer.recordWords &+ 3]
      let word = UInt32(truncatingIfNeeded: word)
      if abs(Int(counts & 0xFF) &- count) <= limit,
        LetterSet(ofCounts: counts).isWithin(limit, of: set), word != s.known
      {
        consider(word, limit: limit, &s)
      }
    }
  }

  private func letterSet(_ start: Int, _ count: Int, _ s: inout EntityScratch) -> LetterSet {
    var set = LetterSet()
    for k in start..<start &+ count { set.insert(s.letters[k]) }
    return set
  }

  /// Adds a group of the words that sound like a word.
  func expandSound(_ index: Int, _ s: inout EntityScratch) {
    hear(index, &s)
    let word = s.words[index]
    let count = Int(word.phoneCount)
    guard count > 0 else { return }
    let start = index * WordSounds.maxPhones
    // SAFETY: the phones are read inside the closure only.
    let key = unsafe s.phones.withRoom { room in
      unsafe WordSounds.key(
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[start..<start + count]))
    }
    guard let key, beginGroup(mass: Int(word.letterCount), covers: 1 << UInt32(index), &s) else {
      return
    }
    let range = gazetteer.sounds.range(key)
    for k in range.lower..<max(range.lower, range.upper) {
      let entry = gazetteer.sounds.entries[k]
      guard entry & 0xFF00_0000 == range.fingerprint else { continue }
      add(entry & 0xFF_FFFF, quality: 12, edits: 1, &s)
    }
    if s.groups[s.groups.count - 1].variantCount == 0 { dropGroup(&s) }
  }

  /// Takes the last group back.
  private func dropGroup(_ s: inout EntityScratch) {
    let g = s.groups.count - 1
    s.variants.truncate(to: Int(s.groups[g].firstVariant))
    s.groups.truncate(to: g)
  }

  /// Opens a group at the end; `false` when there is no room.
  func beginGroup(mass: Int, covers: UInt32, _ s: inout EntityScratch) -> Bool {
    s.groups.append(
      WordGroup(
        firstVariant: UInt16(truncatingIfNeeded: s.variants.count),
        mass: UInt8(truncatingIfNeeded: min(mass, 255)), covers: covers))
  }

  /// Adds a word to the last group unless it is in it.
  func add(_ word: UInt32, quality: UInt8, edits: UInt8, _ s: inout EntityScratch) {
    let g = s.groups.count &- 1
    let first = Int(s.groups[g].firstVariant)
    guard Int(s.groups[g].variantCount) < SearchLimits.variantsPerGroup else { return }
    var k = first
    while k < s.variants.count {
      if s.variants[k].word == word { return }
      k &+= 1
    }
    guard s.variants.append(WordVariant(word: word, quality: quality, edits: edits)) else { return }
    s.groups[g].variantCount &+= 1
  }

  private func setWordPattern(letters start: Int, count: Int, _ s: inout EntityScratch) {
    s.sums.removeAll()
    var i = start
    while i < start &+ count {
      s.sums.append(s.letters[i])
      i &+= 1
    }
    // SAFETY: behind a word's letters there is room for those of another.
    s.wordLetters = unsafe s.letters.withRoom {
      unsafe PackedLetters($0.baseAddress! + start, count)
    }
    s.wordPattern.removeAll()
    // Of shorter words what is near can be packed too.
    if count &+ CloseSpelling.maxEdits <= PackedLetters.maxCount { return }
    i = start
    while i < start &+ count {
      _ = s.wordPattern.append(s.letters[i])
      i &+= 1
    }
  }

  private func endWordPattern(_ s: inout EntityScratch) { s.wordPattern.removeAll() }

  /// Notes the bucket of a key, to be looked at by `considerProbes`.
  @inline(__always)
  private func probe(_ table: NeighbourTable, _ key: UInt64, _ s: inout EntityScratch) {
    let range = table.range(key)
    if range.lower < range.upper {
      _ = s.probes.append(
        BucketProbe(
          lower: UInt32(truncatingIfNeeded: range.lower),
          upper: UInt32(truncatingIfNeeded: range.upper), fingerprint: range.fingerprint))
    }
  }

  /// Adds the words of the buckets noted that are near enough to the word pattern.
  ///
  /// Step by step for all of them: so that what each step reads of memory is read at once, and not one
  /// after the other.
  private func considerProbes(_ table: NeighbourTable, limit: Int, _ s: inout EntityScratch) {
    var ahead = ReadAhead()
    var k = 0
    while k < s.probes.count {
      ahead.read(table.entries[Int(s.probes[k].lower)])
      k &+= 1
    }
    s.neighbours.removeAll()
    k = 0
    while k < s.probes.count {
      let probe = s.probes[k]
      k &+= 1
      let upper = Int(probe.upper)
      let fingerprints = UInt64(probe.fingerprint) &* 0x1_0000_0001
      var e = Int(probe.lower)
      while e < upper {
        // Two entries at a time; behind the last of all there is none.
        let pair = e &+ 1 < upper ? table.entries.pair(at: e) : UInt64(table.entries[e])
        let other = pair ^ fingerprints
        let isOdd = e &+ 1 == upper
        e &+= 2
        if other & 0xFF00_0000 == 0 {
          note(UInt32(truncatingIfNeeded: pair), limit: limit, &ahead, &s)
        }
        if other &>> 56 == 0, !isOdd {
          note(UInt32(truncatingIfNeeded: pair &>> 32), limit: limit, &ahead, &s)
        }
      }
    }
    considerNeighbours(limit: limit, &s)
    s.probes.removeAll()
    s.ahead = ahead
  }

  /// Notes the word of an entry, to be considered with others.
  @inline(__always)
  private func note(
    _ entry: UInt32, limit: Int, _ ahead: inout ReadAhead, _ s: inout EntityScratch
  ) {
    let word = entry & 0xFF_FFFF
    // A word is in the bucket of each of its own keys.
    if word == s.known { return }
    ahead.read(gazetteer.records[Int(word) &* Gazetteer.recordWords &+ 3])
    if !s.neighbours.append(word) {
      considerNeighbours(limit: limit, &s)
      _ = s.neighbours.append(word)
    }
  }

  private func considerNeighbours(limit: Int, _ s: inout EntityScratch) {
    var k = 0
    while k < s.neighbours.count {
      consider(s.neighbours[k], limit: limit, &s)
      k &+= 1
    }
    s.neighbours.removeAll()
  }

  /// Adds a word to the last group if it is near enough to the word pattern.
  private func consider(_ word: UInt32, limit: Int, _ s: inout EntityScratch) {
    let record = gazetteer.record(word)
    let distance: Int
    if max(s.sums.count, record.letterCount) <= PackedLetters.maxCount {
      distance = s.wordLetters.distance(
        to: PackedLetters(record, in: gazetteer.records), limit: limit)
    } else {
      // None at all where the query's word is too short for it.
      if s.wordPattern.count == 0 { return }
      distance = s.wordPattern.distance(count: record.letterCount, limit: limit) {
        gazetteer.letter(record, at: $0)
      }
    }
    guard distance <= limit else { return }
    let length = max(s.sums.count, record.letterCount)
    add(
      word, quality: UInt8(truncatingIfNeeded: max(1, 16 &- 16 &* distance / length)),
      edits: UInt8(truncatingIfNeeded: distance), &s)
  }
}
