// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// From the words of a query to the words of the vocabulary that they may be.
extension EntitySearch {
  /// Adds a group of the word itself and those an edit away.
  func expandNear(_ index: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard beginGroup(mass: count, &s) else { return }
    if word.word != QueryWord.none { add(word.word, quality: 16, &s) }
    // Short words that are right are left alone: all others of their length are neighbours.
    guard count > 1, word.word == QueryWord.none || count > 3 else { return }
    setWordPattern(letters: Int(word.letters), count: count, &s)
    probe(gazetteer.near, s.sums.whole, limit: 1, &s)
    var i = 0
    while i < min(count, SpellingKey.nearLetters) {
      // Leaving either of two equal letters out gives the same.
      if i == 0 || s.wordPattern[i] != s.wordPattern[i &- 1] {
        probe(gazetteer.near, s.sums.without(i), limit: 1, &s)
      }
      i &+= 1
    }
    endWordPattern(&s)
  }

  /// Adds words at two edits to the group of a word.
  func expandFar(_ index: Int, _ s: inout EntityScratch) {
    let word = s.words[index]
    let count = Int(word.letterCount)
    guard count > 3 else { return }
    guard beginGroup(mass: count, &s) else { return }
    setWordPattern(letters: Int(word.letters), count: count, &s)
    defer { endWordPattern(&s) }
    probe(gazetteer.far, s.sums.whole, limit: 2, &s)
    let near = min(count, SpellingKey.nearLetters)
    var i = 0
    while i < near {
      let key = s.sums.without(i)
      probe(gazetteer.near, key, limit: 2, &s)
      probe(gazetteer.far, key, limit: 2, &s)
      i &+= 1
    }
    let far = min(count, SpellingKey.farLetters)
    var j = 1
    while j < far {
      i = 0
      while i < j {
        let key = s.sums.without(i, j)
        probe(gazetteer.near, key, limit: 2, &s)
        probe(gazetteer.far, key, limit: 2, &s)
        i &+= 1
      }
      j &+= 1
    }
  }

  /// Opens a group at the end; `false` when there is no room.
  func beginGroup(mass: Int, _ s: inout EntityScratch) -> Bool {
    s.groups.append(
      WordGroup(
        firstVariant: UInt16(truncatingIfNeeded: s.variants.count),
        mass: UInt8(truncatingIfNeeded: min(mass, 255))))
  }

  /// Adds a word to the last group unless it is in it.
  func add(_ word: UInt32, quality: UInt8, _ s: inout EntityScratch) {
    let g = s.groups.count &- 1
    let first = Int(s.groups[g].firstVariant)
    guard Int(s.groups[g].variantCount) < SearchLimits.variantsPerGroup else { return }
    var k = first
    while k < s.variants.count {
      if s.variants[k].word == word { return }
      k &+= 1
    }
    guard s.variants.append(WordVariant(word: word, quality: quality)) else { return }
    s.groups[g].variantCount &+= 1
    if quality == 16 { s.groups[g].hasExact = true }
  }

  private func setWordPattern(letters start: Int, count: Int, _ s: inout EntityScratch) {
    s.wordPattern.removeAll()
    s.sums.removeAll()
    var i = start
    while i < start &+ count {
      let letter = s.letters[i]
      _ = s.wordPattern.append(letter)
      s.sums.append(letter)
      i &+= 1
    }
  }

  private func endWordPattern(_ s: inout EntityScratch) { s.wordPattern.removeAll() }

  /// Adds the words of a bucket that are near enough to the word pattern.
  @inline(__always)
  private func probe(
    _ table: NeighbourTable, _ key: UInt64, limit: Int, _ s: inout EntityScratch
  ) {
    let range = table.range(key)
    var k = range.lower
    while k < range.upper {
      let entry = table.entries[k]
      if entry & 0xFF00_0000 == range.fingerprint { consider(entry & 0xFF_FFFF, limit: limit, &s) }
      k &+= 1
    }
  }

  /// Adds a word to the last group if it is near enough to the word pattern.
  private func consider(_ word: UInt32, limit: Int, _ s: inout EntityScratch) {
    let record = gazetteer.record(word)
    let distance = s.wordPattern.distance(count: record.letterCount, limit: limit) {
      gazetteer.letters.byte(at: record.letters &+ $0)
    }
    guard distance <= limit else { return }
    let length = max(s.wordPattern.count, record.letterCount)
    add(word, quality: UInt8(truncatingIfNeeded: max(1, 16 &- 16 &* distance / length)), &s)
  }
}
