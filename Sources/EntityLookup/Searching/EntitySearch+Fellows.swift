// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Which words of the query and of the names that are compared are each other's fellows.
extension EntitySearch {
  /// Joins the words that are the same in the query and a name: there is no better fellow.
  func joinSame(_ compared: inout NameComparison, _ s: inout EntityScratch) {
    var i = 0
    while i < compared.m {
      if s.words[i].isUnknown {
        compared.unknowns &+= 1
        compared.queryLeft &= ~(1 &<< UInt32(truncatingIfNeeded: i))
      } else {
        compared.queryTotal += s.words[i].telling
      }
      i &+= 1
    }
    var j = 0
    while j < compared.n {
      let word = gazetteer.nameWords[compared.first &+ j]
      let weight = telling(word)
      compared.weights[j] = weight
      compared.nameTotal += weight
      compared.letterCount &+= gazetteer.record(word).letterCount
      i = 0
      while i < compared.m {
        if s.words[i].word == word, compared.queryLeft &>> UInt32(truncatingIfNeeded: i) & 1 != 0 {
          compared.joinSame(i, j, telling: s.words[i].telling)
          break
        }
        i &+= 1
      }
      j &+= 1
    }
  }

  /// The letters that a name has and the query lacks, blanks counted, where the query is words of the
  /// name in their order; `nil` where it is not, or where only its letters tell how the name is spelt.
  func surplus(_ compared: borrowing NameComparison, _ s: inout EntityScratch) -> Int? {
    let count = s.joined.count
    guard compared.isInOrder, compared.queryLeft == 0, compared.unknowns == 0, count > 0,
      s.words.count == compared.m
    else { return nil }
    let length = gazetteer.letterCount(compared.name)
    // With a blank between any two words, the query's letters stand in the name with theirs.
    guard length < 255, length == compared.letterCount &+ compared.n &- 1,
      s.letterCount == count &+ compared.m &- 1
    else { return nil }
    if !compared.isFirst {
      // Letters of other words may be those that the query begins with.
      let record = gazetteer.record(gazetteer.nameWords[compared.first])
      if gazetteer.letter(record, at: 0) == s.joined[0] { return nil }
    }
    return length &- s.letterCount
  }

  /// Tells how alike words are that have no fellow yet, of the query and of all names that are compared.
  func compareWords(_ s: inout EntityScratch) {
    var rows = AlikeRows()
    for i in 0..<min(s.words.count, NameComparison.most) {
      for k in 0..<s.compared.count where s.compared[k].queryLeft &>> UInt32(i) & 1 != 0 {
        var left = s.compared[k].nameLeft
        while left != 0 {
          let j = left.trailingZeroBitCount
          left &= left &- 1
          let record = gazetteer.record(gazetteer.nameWords[s.compared[k].first &+ j])
          let (likeness, isEnough) = spelledLikeness(i, record, &s)
          let place = Self.place(k, i, j)
          s.alike[place] = likeness
          if isEnough { continue }
          rows.append(place, writePhones(record, row: rows.count, &s))
          if rows.isFull { hear(&rows, of: i, &s) }
        }
      }
      hear(&rows, of: i, &s)
    }
  }

  /// Where it stands how alike the words `i` of the query and `j` of the name `k` are.
  @inline(__always) private static func place(_ k: Int, _ i: Int, _ j: Int) -> Int {
    (k &* NameComparison.most &+ i) &* NameComparison.most &+ j
  }

  /// Tells of a word of the query and the words in the rows how alike they sound, and forgets these.
  private func hear(_ rows: inout AlikeRows, of i: Int, _ s: inout EntityScratch) {
    if rows.count == 0 { return }
    defer { rows.count = 0 }
    hear(i, &s)
    let first = i * WordSounds.maxPhones
    let last = first + Int(s.words[i].phoneCount)
    if !WordSounds.areTelling(s.phones, first..<last) { return }
    // SAFETY: the phones are read inside the closures only, as many as there are.
    unsafe s.phones.withRoom { query in
      unsafe s.rows.withRoom { room in
        unsafe WordSounds.likenesses(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(query)[first..<last]),
          rows: UnsafeBufferPointer(room), each: WordSounds.maxPhones, counts: rows.counts,
          rows.count
        ) { s.alike[rows.places[$0]] = max(s.alike[rows.places[$0]], $1) }
      }
    }
  }

  /// Joins words of the query and of a name that have no fellow yet, the most alike first.
  func joinAlike(_ index: Int, _ compared: inout NameComparison, _ s: inout EntityScratch) {
    while compared.queryLeft != 0, compared.nameLeft != 0 {
      var best = EntityScoring.fellow
      var pair = (i: -1, j: -1)
      var query = compared.queryLeft
      while query != 0 {
        let i = query.trailingZeroBitCount
        query &= query &- 1
        var name = compared.nameLeft
        while name != 0 {
          let j = name.trailingZeroBitCount
          name &= name &- 1
          let alike = s.alike[Self.place(index, i, j)]
          if alike > best {
            best = alike
            pair = (i, j)
          }
        }
      }
      if pair.i < 0 { break }
      compared.join(pair.i, pair.j, best, telling: s.words[pair.i].telling)
    }
  }

  /// Whether a word of a name begins with a word of the query.
  private func begins(
    _ i: Int, _ record: Gazetteer.WordRecord, _ s: inout EntityScratch
  ) -> Bool {
    let count = Int(s.words[i].letterCount)
    if record.letterCount < count { return false }
    for k in 0..<count
    where gazetteer.letter(record, at: k) != s.letters[Int(s.words[i].letters) + k] {
      return false
    }
    return true
  }

  /// How alike a word of the query and one of a name are spelt, and whether their sound cannot say more.
  private func spelledLikeness(
    _ i: Int, _ record: Gazetteer.WordRecord, _ s: inout EntityScratch
  ) -> (likeness: Float, isEnough: Bool) {
    let count = Int(s.words[i].letterCount)
    let longest = max(count, record.letterCount, 1)
    if s.isBeginning, i == s.words.count - 1, begins(i, record, &s) { return (1, true) }
    let start = Int(s.words[i].place)
    var likeness: Float = 0
    if s.pattern.count > 0 {
      let distance = s.pattern.distance(
        from: start, length: count, count: record.letterCount, limit: longest
      ) { gazetteer.letter(record, at: $0) }
      likeness = 1 - Float(distance) / Float(longest)
    }
    // Where the lengths are far apart it does not.
    return (likeness, likeness > 0.8 || min(count, record.letterCount) * 5 < longest * 2)
  }

  /// Writes the phones of a word of a name into one of sixteen rows; returns how many.
  private func writePhones(
    _ record: Gazetteer.WordRecord, row: Int, _ s: inout EntityScratch
  ) -> Int {
    // A damaged record may claim more than there is room for.
    let count = min(record.phoneCount, WordSounds.maxPhones)
    // SAFETY: sixteen rows of so many phones, and seven bytes behind, are less than there is room for.
    unsafe s.rows.withRoom {
      unsafe gazetteer.phones.copyBytes(
        at: record.phones, count: count, to: $0.baseAddress! + row * WordSounds.maxPhones)
    }
    return count
  }
}

/// Words of names whose sound is held against one of the query's: the phones of each are in a row of the scratch.
private struct AlikeRows {
  var count = 0
  /// Where it is to stand how alike each is, and its phones.
  private(set) var places = InlineArray<16, Int>(repeating: 0)
  private(set) var counts = InlineArray<16, Int>(repeating: 0)

  var isFull: Bool { count == counts.count }

  mutating func append(_ place: Int, _ phones: Int) {
    places[count] = place
    counts[count] = phones
    count += 1
  }
}
