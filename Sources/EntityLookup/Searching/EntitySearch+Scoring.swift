// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// The constants of the score.
///
/// A name scores by how alike it is in letters and in sound as a whole, and by how much of the query
/// and of the name has a fellow on the other side. The shares were fitted on what two recognisers made
/// of names (SLURP): by cross-validation over recognisers and over kinds of names, and the optimum is
/// flat, so that they are round numbers.
enum EntityScoring {
  static let letters: Float = 0.35
  static let sound: Float = 0.20
  static let queryCoverage: Float = 0.30
  static let nameCoverage: Float = 0.15
  /// For a query that is the beginning of the name: recognisers cut ends off, and people type.
  static let start: Float = 0.05
  /// For words that the recogniser did not know, each standing for a word of the name.
  static let unknown: Float = 0.15

  /// The score of a name whose words come in another order.
  static let otherOrder: Float = 0.97
  /// A name of a lower score has nothing to do with the query.
  static let least: Float = 0.15
  /// From here on two words are fellows, of 1.
  static let fellow: Float = 0.3
  /// From this score on a name need not be looked for further.
  static let likely: Float = 0.55
  /// From this score on a name that far ahead of all others need not be looked for further.
  static let clear: Float = 0.65
  static let clearMargin: Float = 0.08
  /// From this share of right letters on a name at two edits that holds the query's rarest word is the one:
  /// of shorter ones there are others as near.
  static let unmistakable: Float = 0.84
  /// From this score on no worse spelling need be looked at.
  static let certain: Float = 0.8
}

/// Comparing a name with the query in full.
extension EntitySearch {
  /// Compares the spelling of a name and keeps it if few letters are to be edited.
  func compareSpelling(_ name: UInt32, limit: Int, _ s: inout EntityScratch) {
    guard s.pattern.count > 0 else { return }
    let (edits, share) = spelling(name, limit: limit, &s)
    guard edits <= limit else { return }
    var ranked = RankedName(name: name)
    ranked.score.edits = UInt8(truncatingIfNeeded: edits)
    ranked.score.spelling = share
    ranked.score.total = share
    ranked.score.weight = gazetteer.weight(name)
    keep(ranked, &s)
  }

  /// Compares a name in full and keeps it.
  func compare(_ name: UInt32, _ s: inout EntityScratch) {
    hearName(name, &s)
    keep(RankedName(name: name, score: score(name, sound: sound(&s), &s)), &s)
  }

  /// Compares names in full and keeps them; their sounds are held against the query's together, which
  /// takes a quarter of the time.
  func compareBatch(_ s: inout EntityScratch) {
    // A batch takes as long as two on their own.
    if s.batch.count < 3 {
      for k in 0..<s.batch.count { compare(s.batch[k], &s) }
      return s.batch.removeAll()
    }
    hearAll(&s)
    let row = SearchLimits.phones
    var counts = InlineArray<16, Int>(repeating: 0)
    for k in 0..<s.batch.count {
      let name = s.batch[k]
      // SAFETY: a row has room for `SearchLimits.phones`; seven bytes more are of the next row, which is
      // written later, or of the room behind the last.
      counts[k] = unsafe s.rows.withRoom {
        unsafe writePhones(of: name, to: $0.baseAddress! + k * row)
      }
    }
    let count = s.batch.count
    let phones = s.queryPhones.count
    var likenesses = InlineArray<16, Float>(repeating: 0)
    // SAFETY: the phones are read inside the closures only, as many as there are.
    unsafe s.queryPhones.withRoom { query in
      unsafe s.rows.withRoom { rows in
        let query = unsafe UnsafeBufferPointer(rebasing: UnsafeBufferPointer(query)[0..<phones])
        unsafe WordSounds.likenesses(
          query, rows: UnsafeBufferPointer(rows), each: row, counts: counts, count
        ) {
          likenesses[$0] = $1
        }
      }
    }
    for k in 0..<count {
      let name = s.batch[k]
      keep(RankedName(name: name, score: score(name, sound: likenesses[k], &s)), &s)
    }
    s.batch.removeAll()
  }

  /// The score of a name that sounds so much like the query.
  func score(_ name: UInt32, sound: Float, _ s: inout EntityScratch) -> EntityScore {
    var score = EntityScore()
    var fellows = Fellows(gazetteer.wordRange(name), of: s.words.count)
    joinSame(&fellows, &s)
    let letters: Float
    let isStart: Bool
    if let surplus = surplus(name, fellows, &s) {
      // All that is to edit are the letters that the query lacks.
      let count = s.joined.count
      score.edits = UInt8(truncatingIfNeeded: min(surplus, 255))
      score.spelling = 1 - Float(surplus) / Float(max(1, s.letterCount + surplus))
      letters = Float(2 * count) / Float(count + fellows.letterCount)
      isStart = fellows.isFirst
    } else {
      let (edits, share) = spelling(name, &s)
      score.edits = UInt8(truncatingIfNeeded: min(edits, 255))
      score.spelling = share
      letters = self.letters(&s)
      isStart = self.isStart(&s)
    }
    score.weight = gazetteer.weight(name)
    // Where sounds do not tell words apart, they are as alike as the letters at most.
    score.sound = s.isSoundTelling ? sound : min(sound, letters)
    let coverage = coverage(&fellows, letters, &s)
    score.coverage = (2 * coverage.query + coverage.name) / 3
    let total =
      EntityScoring.letters * letters + EntityScoring.sound * score.sound
      + EntityScoring.queryCoverage * coverage.query + EntityScoring.nameCoverage * coverage.name
      + (isStart ? EntityScoring.start : 0) + EntityScoring.unknown * coverage.unknown
    // Another name is never as good as the one that was said.
    score.total = max(0, min(total, 0.99))
    return score
  }

  /// Twice the letters in common, in order and blanks left out, as a share of those of both.
  ///
  /// Of the name that was spelt last.
  func letters(_ s: inout EntityScratch) -> Float {
    let (common, length) = commonLetters(&s)
    return length == 0 ? 0 : Float(2 * common) / Float(s.joined.count + length)
  }

  /// The letters that the query and the name spelt last have in common, in order and blanks left out, and those of
  /// the name.
  ///
  /// - SeeAlso: Hyyrö, "Bit-parallel LCS-length computation revisited", 2004.
  func commonLetters(_ s: inout EntityScratch) -> (count: Int, length: Int) {
    let count = s.joined.count
    if count == 0 { return (0, 0) }
    var open = UInt64.max
    var length = 0
    var k = 0
    while k < s.name.count {
      let letter = s.name[k]
      k &+= 1
      if letter == LetterCode.blank { continue }
      length &+= 1
      let matches = open & s.joined.places(of: letter)
      open = (open &+ matches) | (open &- matches)
    }
    let all: UInt64 = (1 << UInt64(count - 1) - 1) << 1 | 1
    return ((~open & all).nonzeroBitCount, length)
  }

  /// The letters that the query and a name have in common, in order and blanks counted, and their share
  /// of those of the longer.
  ///
  /// The share of letters that are right is no more, and takes three times as long.
  func common(_ name: UInt32, _ s: inout EntityScratch) -> (count: Int, share: Float) {
    let count = s.pattern.count
    if count == 0 { return (0, 0) }
    spell(name, &s)
    var open = UInt64.max
    var k = 0
    while k < s.name.count {
      let matches = open & s.pattern.places(of: s.name[k])
      open = (open &+ matches) | (open &- matches)
      k &+= 1
    }
    let all: UInt64 = (1 &<< UInt64(truncatingIfNeeded: count &- 1) &- 1) &<< 1 | 1
    let common = (~open & all).nonzeroBitCount
    return (common, Float(common) / Float(max(1, max(s.letterCount, s.name.count))))
  }

  /// Whether the name that was spelt last begins with the query, blanks left out.
  private func isStart(_ s: inout EntityScratch) -> Bool {
    if s.joined.count == 0 || s.hasUnknown { return false }
    var k = 0
    var n = 0
    while k < s.joined.count {
      while n < s.name.count, s.name[n] == LetterCode.blank { n &+= 1 }
      if n >= s.name.count || s.name[n] != s.joined[k] { return false }
      k &+= 1
      n &+= 1
    }
    return true
  }

  /// The letters to edit between the query and a name, and the share of those that are right.
  ///
  /// A query of more than 64 letters has no spelling as a whole.
  func spelling(
    _ name: UInt32, limit: Int = 254, _ s: inout EntityScratch
  ) -> (edits: Int, share: Float) {
    guard s.pattern.count > 0 else { return (255, 0) }
    spell(name, &s)
    let edits: Int
    if limit <= CloseSpelling.maxEdits {
      let count = s.name.count
      // SAFETY: the room is 80 bytes more than the letters, which are read inside the closure only.
      edits = unsafe s.name.withRoom { room in
        guard let base = room.baseAddress else { return limit + 1 }
        return unsafe s.pattern.closeDistance(to: base, count: count, limit: limit)
      }
    } else {
      edits = s.pattern.distance(count: s.name.count, limit: limit) { s.name[$0] }
    }
    let longest = max(1, max(s.letterCount, s.name.count))
    return (edits, max(0, 1 - Float(edits) / Float(longest)))
  }

  /// Writes the letters of a name, the first 256 of them at least.
  func spell(_ name: UInt32, _ s: inout EntityScratch) {
    let range = gazetteer.wordRange(name)
    // SAFETY: the room is 72 bytes more than where the last word may begin; a word has at most 64
    // letters, and eight are written at a time.
    let count = unsafe s.name.withRoom { room in
      var count = 0
      var lastCount = 0
      var w = range.lower
      while w < range.upper, count < 256 {
        let record = gazetteer.record(gazetteer.nameWords[w])
        w &+= 1
        let letters = min(record.letterCount, LetterCode.maxLetters)
        if letters == 0 { continue }
        let first = gazetteer.letter(record, at: 0)
        if lastCount > 0,
          LetterCode.isApart((lastCount, unsafe room[count &- 1]), (letters, first))
        {
          unsafe room[count] = LetterCode.blank
          count &+= 1
        }
        unsafe gazetteer.records.copyBytes(
          at: record.letters, count: letters, to: room.baseAddress! + count)
        count &+= letters
        lastCount = letters
      }
      return count
    }
    s.name.removeAll()
    s.name.grow(by: min(count, 256))
  }

  /// How telling a word is that so many names hold: the logarithm of what is left of all names.
  @inline(__always) func telling(_ names: Int) -> Float {
    let share = 1 + Float(gazetteer.nameCount) / (Float(names) + 0.5)
    // The exponent and, between powers of two, a line: a twelfth of a bit off at most.
    let bits = share.bitPattern
    return Float(Int32(bits >> 23) - 127) + Float(bits & 0x7F_FFFF) * (1 / Float(1 << 23))
  }

  /// How telling a word of the vocabulary is.
  func telling(_ word: UInt32) -> Float {
    telling(gazetteer.postingCount(word))
  }

  /// Finds a fellow for each word of the query among those of a name, the most alike first, and says
  /// how much of either has one.
  private func coverage(
    _ fellows: inout Fellows, _ letters: Float, _ s: inout EntityScratch
  ) -> (query: Float, name: Float, unknown: Float) {
    if fellows.queryLeft != 0, fellows.nameLeft != 0 { joinAlike(&fellows, &s) }
    // Words that are written together have no fellows, and letters that say the same.
    let whole = letters * letters * letters * letters
    let unknowns = fellows.unknowns
    let stands = min(unknowns, fellows.strangers)
    let (queryTotal, nameTotal) = (fellows.queryTotal, fellows.nameTotal)
    return (
      max(whole, queryTotal > 0 ? fellows.queryShared / queryTotal : 0),
      max(whole, nameTotal > 0 ? fellows.nameShared / nameTotal : 0),
      unknowns == 0 ? 0 : Float(stands - (unknowns - stands)) / Float(fellows.m)
    )
  }

  /// Joins the words that are the same in the query and a name: there is no better fellow.
  private func joinSame(_ fellows: inout Fellows, _ s: inout EntityScratch) {
    var i = 0
    while i < fellows.m {
      if s.words[i].isUnknown {
        fellows.unknowns &+= 1
        fellows.queryLeft &= ~(1 &<< UInt32(truncatingIfNeeded: i))
      } else {
        fellows.queryTotal += s.words[i].telling
      }
      i &+= 1
    }
    var j = 0
    while j < fellows.n {
      let word = gazetteer.nameWords[fellows.first &+ j]
      let weight = telling(word)
      fellows.weights[j] = weight
      fellows.nameTotal += weight
      fellows.letterCount &+= gazetteer.record(word).letterCount
      i = 0
      while i < fellows.m {
        if s.words[i].word == word, fellows.queryLeft &>> UInt32(truncatingIfNeeded: i) & 1 != 0 {
          fellows.joinSame(i, j, telling: s.words[i].telling)
          break
        }
        i &+= 1
      }
      j &+= 1
    }
  }

  /// The letters that a name has and the query lacks, blanks counted, where the query is words of the
  /// name in their order; `nil` where it is not, or where only its letters tell how the name is spelt.
  private func surplus(
    _ name: UInt32, _ fellows: borrowing Fellows, _ s: inout EntityScratch
  ) -> Int? {
    let count = s.joined.count
    guard fellows.isInOrder, fellows.queryLeft == 0, fellows.unknowns == 0, count > 0,
      s.words.count == fellows.m
    else { return nil }
    let length = gazetteer.letterCount(name)
    // With a blank between any two words, the query's letters stand in the name with theirs.
    guard length < 255, length == fellows.letterCount &+ fellows.n &- 1,
      s.letterCount == count &+ fellows.m &- 1
    else { return nil }
    if !fellows.isFirst {
      // Letters of other words may be those that the query begins with.
      let record = gazetteer.record(gazetteer.nameWords[fellows.first])
      if gazetteer.letter(record, at: 0) == s.joined[0] { return nil }
    }
    return length &- s.letterCount
  }

  /// Joins words that have no fellow yet, the most alike first.
  private func joinAlike(_ fellows: inout Fellows, _ s: inout EntityScratch) {
    var alike = InlineArray<256, Float>(repeating: 0)
    for i in 0..<fellows.m where fellows.queryLeft >> UInt32(i) & 1 != 0 {
      var heard = 0
      var columns = InlineArray<16, Int>(repeating: 0)
      var counts = InlineArray<16, Int>(repeating: 0)
      for j in 0..<fellows.n where fellows.nameLeft >> UInt32(j) & 1 != 0 {
        let record = gazetteer.record(gazetteer.nameWords[fellows.first + j])
        let (likeness, isEnough) = spelledLikeness(i, record, &s)
        alike[i * 16 + j] = likeness
        if isEnough { continue }
        columns[heard] = i * 16 + j
        counts[heard] = writePhones(record, row: heard, &s)
        heard += 1
      }
      if heard == 0 { continue }
      hear(i, &s)
      let first = i * WordSounds.maxPhones
      let last = first + Int(s.words[i].phoneCount)
      if !WordSounds.areTelling(s.phones, first..<last) { continue }
      // SAFETY: the phones are read inside the closures only, as many as there are.
      unsafe s.phones.withRoom { query in
        unsafe s.rows.withRoom { rows in
          unsafe WordSounds.likenesses(
            UnsafeBufferPointer(rebasing: UnsafeBufferPointer(query)[first..<last]),
            rows: UnsafeBufferPointer(rows), each: WordSounds.maxPhones, counts: counts, heard
          ) { alike[columns[$0]] = max(alike[columns[$0]], $1) }
        }
      }
    }
    while fellows.queryLeft != 0, fellows.nameLeft != 0 {
      var best = EntityScoring.fellow
      var place = -1
      for i in 0..<fellows.m where fellows.queryLeft >> UInt32(i) & 1 != 0 {
        for j in 0..<fellows.n
        where fellows.nameLeft >> UInt32(j) & 1 != 0 && alike[i * 16 + j] > best {
          best = alike[i * 16 + j]
          place = i * 16 + j
        }
      }
      if place < 0 { break }
      fellows.join(place / 16, place % 16, best, telling: s.words[place / 16].telling)
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

  /// Writes the phones of a word of the query, unless they are there.
  func hear(_ index: Int, _ s: inout EntityScratch) {
    if s.words[index].isHeard { return }
    s.words[index].isHeard = true
    if s.words[index].word != QueryWord.none {
      // A word of the vocabulary has been heard already.
      let record = gazetteer.record(s.words[index].word)
      let count = min(record.phoneCount, WordSounds.maxPhones)
      s.words[index].phoneCount = UInt8(truncatingIfNeeded: count)
      for k in 0..<count {
        s.phones[index * WordSounds.maxPhones + k] = gazetteer.phones.byte(at: record.phones + k)
      }
      return
    }
    let form = index * 4 * LetterCode.maxLetters
    let count = Int(s.words[index].formCount)
    // SAFETY: each word has a row of its own in both, of `maxPhones` in the second.
    let written = unsafe s.forms.withRoom { forms in
      unsafe s.phones.withRoom { room in
        unsafe sounds.write(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(forms)[form..<form + count]),
          into: room.baseAddress! + index * WordSounds.maxPhones)
      }
    }
    s.words[index].phoneCount = UInt8(truncatingIfNeeded: written)
  }

  /// Writes the phones of the whole query, unless they are there.
  func hearAll(_ s: inout EntityScratch) {
    if s.queryPhones.count > 0 { return }
    for index in 0..<s.words.count {
      hear(index, &s)
      for k in 0..<Int(s.words[index].phoneCount) {
        _ = s.queryPhones.append(s.phones[index * WordSounds.maxPhones + k])
      }
    }
    s.isSoundTelling = WordSounds.areTelling(s.queryPhones, 0..<s.queryPhones.count)
  }

  /// Writes the phones of a name.
  func hearName(_ name: UInt32, _ s: inout EntityScratch) {
    // SAFETY: there is room for as many and seven bytes more.
    let count = unsafe s.namePhones.withRoom { unsafe writePhones(of: name, to: $0.baseAddress!) }
    s.namePhones.removeAll()
    s.namePhones.grow(by: count)
  }

  /// Writes the phones of a name, at most `SearchLimits.phones`, and returns how many.
  ///
  /// The output has room for seven bytes more.
  private func writePhones(of name: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let range = gazetteer.wordRange(name)
    var count = 0
    var w = range.lower
    while w < range.upper {
      let record = gazetteer.record(gazetteer.nameWords[w])
      w &+= 1
      let phones = min(record.phoneCount, SearchLimits.phones &- count)
      // SAFETY: so many fit, and seven bytes behind them.
      unsafe gazetteer.phones.copyBytes(at: record.phones, count: phones, to: output + count)
      count &+= phones
    }
    return count
  }

  /// How alike the query and the name heard last sound as a whole, 0 to 1.
  func sound(_ s: inout EntityScratch) -> Float {
    hearAll(&s)
    let count = s.queryPhones.count
    let nameCount = s.namePhones.count
    // SAFETY: the phones are read inside the closures only, as many as there are.
    return unsafe s.queryPhones.withRoom { a in
      unsafe s.namePhones.withRoom { b in
        unsafe WordSounds.likeness(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(a)[0..<count]),
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(b)[0..<nameCount]))
      }
    }
  }
}

/// Words of the query and of a name that are each other's fellows, as they are found.
private struct Fellows: ~Copyable {
  /// The words of the query, and of the name, whose first stands at `first`; at most 16 of either.
  let m: Int
  let n: Int
  let first: Int
  /// The letters of the name, blanks left out.
  var letterCount = 0
  /// Words of the query that were not understood.
  var unknowns = 0
  /// How telling all words of the query are, and all of the name.
  var queryTotal: Float = 0
  var nameTotal: Float = 0
  /// Whether words that are the same come in the same order, and whether those are the name's first.
  private(set) var isInOrder = true
  private(set) var isFirst = true
  private var last = -1
  /// Those without a fellow, a bit each.
  var queryLeft: UInt32
  var nameLeft: UInt32
  /// How telling the words of the name are.
  var weights = InlineArray<16, Float>(repeating: 0)
  /// How much of the query and of the name has a fellow.
  var queryShared: Float = 0
  var nameShared: Float = 0
  /// Words of the name that no word of the query is much like.
  var strangers: Int

  init(_ range: (lower: Int, upper: Int), of words: Int) {
    m = min(words, 16)
    n = min(range.upper - range.lower, 16)
    first = range.lower
    queryLeft = 1 &<< UInt32(truncatingIfNeeded: m) &- 1
    nameLeft = 1 &<< UInt32(truncatingIfNeeded: n) &- 1
    strangers = n
  }

  /// Makes two words fellows that are the same.
  @inline(__always) mutating func joinSame(_ i: Int, _ j: Int, telling: Float) {
    if i < last { isInOrder = false }
    if i != j { isFirst = false }
    last = i
    join(i, j, 1, telling: telling)
  }

  /// Makes two words fellows that are so much alike.
  @inline(__always)
  mutating func join(_ i: Int, _ j: Int, _ likeness: Float, telling: Float) {
    queryLeft &= ~(1 &<< UInt32(truncatingIfNeeded: i))
    nameLeft &= ~(1 &<< UInt32(truncatingIfNeeded: j))
    let share = likeness * likeness
    if share >= 0.5 { strangers &-= 1 }
    queryShared += share * telling
    nameShared += share * weights[j]
  }
}
