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
    // A batch takes as long whatever it holds, as long as four on their own.
    if s.batch.count < 4 {
      for k in 0..<s.batch.count { compare(s.batch[k], &s) }
      return s.batch.removeAll()
    }
    hearAll(&s)
    let row = SearchLimits.phones
    var counts = InlineArray<16, Int>(repeating: 0)
    for k in 0..<s.batch.count {
      hearName(s.batch[k], &s)
      counts[k] = s.namePhones.count
      // SAFETY: a row has room for as many phones as `namePhones`.
      unsafe s.rows.withRoom { rows in
        for i in 0..<s.namePhones.count { unsafe rows[k * row + i] = s.namePhones[i] }
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
    let (edits, share) = spelling(name, &s)
    score.edits = UInt8(truncatingIfNeeded: min(edits, 255))
    score.spelling = share
    score.weight = gazetteer.weight(name)
    score.sound = sound
    let letters = letters(s)
    let coverage = coverage(name, letters, &s)
    score.coverage = (2 * coverage.query + coverage.name) / 3
    let total =
      EntityScoring.letters * letters + EntityScoring.sound * score.sound
      + EntityScoring.queryCoverage * coverage.query + EntityScoring.nameCoverage * coverage.name
      + (isStart(s) ? EntityScoring.start : 0) + EntityScoring.unknown * coverage.unknown
    // Another name is never as good as the one that was said.
    score.total = max(0, min(total, 0.99))
    return score
  }

  /// Twice the letters in common, in order and blanks left out, as a share of those of both.
  ///
  /// Of the name that was spelt last.
  /// - SeeAlso: Hyyrö, "Bit-parallel LCS-length computation revisited", 2004.
  func letters(_ s: borrowing EntityScratch) -> Float {
    let count = s.joined.count
    if count == 0 { return 0 }
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
    let common = (~open & all).nonzeroBitCount
    return Float(2 * common) / Float(count + length)
  }

  /// Whether the name that was spelt last begins with the query, blanks left out.
  private func isStart(_ s: borrowing EntityScratch) -> Bool {
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
    let edits = s.pattern.distance(count: s.name.count, limit: limit) { s.name[$0] }
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
  private func telling(_ word: UInt32) -> Float {
    telling(gazetteer.postingCount(word))
  }

  /// Finds a fellow for each word of the query among those of a name, the most alike first, and says
  /// how much of either has one.
  private func coverage(
    _ name: UInt32, _ letters: Float, _ s: inout EntityScratch
  ) -> (query: Float, name: Float, unknown: Float) {
    let range = gazetteer.wordRange(name)
    let m = min(s.words.count, 16)
    let n = min(range.upper - range.lower, 16)
    var alike = InlineArray<256, Float>(repeating: 0)
    var weights = InlineArray<16, Float>(repeating: 0)
    var nameTotal: Float = 0
    for j in 0..<n {
      let word = gazetteer.nameWords[range.lower + j]
      let record = gazetteer.record(word)
      weights[j] = telling(word)
      nameTotal += weights[j]
      for i in 0..<m where !s.words[i].isUnknown {
        alike[i * 16 + j] = s.words[i].word == word ? 1 : likeness(i, record, &s)
      }
    }
    var queryTotal: Float = 0
    var queryShared: Float = 0
    var nameShared: Float = 0
    for i in 0..<m where !s.words[i].isUnknown { queryTotal += s.words[i].telling }
    var takenWords: UInt32 = 0
    var takenQuery: UInt32 = 0
    var strangers = n
    while true {
      var best = EntityScoring.fellow
      var place = -1
      for i in 0..<m where takenQuery >> UInt32(i) & 1 == 0 {
        for j in 0..<n where takenWords >> UInt32(j) & 1 == 0 && alike[i * 16 + j] > best {
          best = alike[i * 16 + j]
          place = i * 16 + j
        }
      }
      if place < 0 { break }
      takenQuery |= 1 << UInt32(place / 16)
      takenWords |= 1 << UInt32(place % 16)
      if best * best >= 0.5 { strangers -= 1 }
      queryShared += best * best * s.words[place / 16].telling
      nameShared += best * best * weights[place % 16]
    }
    // Words that are written together have no fellows, and letters that say the same.
    let whole = letters * letters * letters * letters
    var unknowns = 0
    for i in 0..<m where s.words[i].isUnknown { unknowns += 1 }
    let stands = min(unknowns, strangers)
    return (
      max(whole, queryTotal > 0 ? queryShared / queryTotal : 0),
      max(whole, nameTotal > 0 ? nameShared / nameTotal : 0),
      unknowns == 0 ? 0 : Float(stands - (unknowns - stands)) / Float(m)
    )
  }

  /// Whether a word of a name begins with a word of the query.
  private func begins(
    _ i: Int, _ record: Gazetteer.WordRecord, _ s: borrowing EntityScratch
  ) -> Bool {
    let count = Int(s.words[i].letterCount)
    if record.letterCount < count { return false }
    for k in 0..<count
    where gazetteer.letter(record, at: k) != s.letters[Int(s.words[i].letters) + k] {
      return false
    }
    return true
  }

  /// How alike a word of the query and one of a name are, in spelling or in sound, whichever is more.
  private func likeness(
    _ i: Int, _ record: Gazetteer.WordRecord, _ s: inout EntityScratch
  ) -> Float {
    let count = Int(s.words[i].letterCount)
    let longest = max(count, record.letterCount, 1)
    if s.isBeginning, i == s.words.count - 1, begins(i, record, s) { return 1 }
    let start = Int(s.words[i].place)
    var likeness: Float = 0
    if s.pattern.count > 0 {
      let distance = s.pattern.distance(
        from: start, length: count, count: record.letterCount, limit: longest
      ) { gazetteer.letter(record, at: $0) }
      likeness = 1 - Float(distance) / Float(longest)
    }
    // Sound cannot say more where the lengths are far apart.
    if likeness > 0.8 || min(count, record.letterCount) * 5 < longest * 2 { return likeness }
    hear(i, &s)
    let phones = Int(s.words[i].phoneCount)
    let row = i * WordSounds.maxPhones
    s.namePhones.removeAll()
    for k in 0..<record.phoneCount {
      _ = s.namePhones.append(gazetteer.phones.byte(at: record.phones + k))
    }
    // A damaged record may claim more than there is room for.
    let namePhones = s.namePhones.count
    // SAFETY: the phones are read inside the closures only, as many as there are.
    return unsafe s.phones.withRoom { a in
      unsafe s.namePhones.withRoom { b in
        unsafe max(
          likeness,
          WordSounds.likeness(
            UnsafeBufferPointer(rebasing: UnsafeBufferPointer(a)[row..<row + phones]),
            UnsafeBufferPointer(rebasing: UnsafeBufferPointer(b)[0..<namePhones])))
      }
    }
  }

  /// Writes the phones of a word of the query, unless they are there.
  func hear(_ index: Int, _ s: inout EntityScratch) {
    if s.words[index].isHeard { return }
    s.words[index].isHeard = true
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
  }

  /// Writes the phones of a name.
  func hearName(_ name: UInt32, _ s: inout EntityScratch) {
    s.namePhones.removeAll()
    let range = gazetteer.wordRange(name)
    for w in range.lower..<range.upper {
      let record = gazetteer.record(gazetteer.nameWords[w])
      for k in 0..<record.phoneCount {
        _ = s.namePhones.append(gazetteer.phones.byte(at: record.phones + k))
      }
    }
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
