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
    s.batch.removeAll()
    _ = s.batch.append(name)
    compareBatch(&s)
  }

  /// Compares the names of the batch in full and keeps them. Sounds are held against the query's together: those of
  /// whole names, and then for each word of the query those of all words that may be its fellows.
  func compareBatch(_ s: inout EntityScratch) {
    s.compared.removeAll()
    hearBatch(&s)
    for k in 0..<s.batch.count { begin(s.batch[k], sound: s.sounds[k], &s) }
    s.batch.removeAll()
    compareWords(&s)
    for k in 0..<s.compared.count {
      keep(RankedName(name: s.compared[k].name, score: score(k, &s)), &s)
    }
  }

  /// Tells how alike each name of the batch sounds.
  private func hearBatch(_ s: inout EntityScratch) {
    let count = s.batch.count
    // Together they take as long as two on their own.
    if count < 3 {
      for k in 0..<count {
        hearName(s.batch[k], &s)
        s.sounds[k] = sound(&s)
      }
      return
    }
    hearAll(&s)
    let row = SearchLimits.phones
    var counts = InlineArray<16, Int>(repeating: 0)
    for k in 0..<count {
      let name = s.batch[k]
      // SAFETY: a row has room for `SearchLimits.phones`; seven bytes more are of the next row, which is
      // written later, or of the room behind the last.
      counts[k] = unsafe s.rows.withRoom {
        unsafe writePhones(of: name, to: $0.baseAddress! + k * row)
      }
    }
    let phones = s.queryPhones.count
    // SAFETY: the phones are read inside the closures only, as many as there are.
    unsafe s.queryPhones.withRoom { query in
      unsafe s.rows.withRoom { rows in
        let query = unsafe UnsafeBufferPointer(rebasing: UnsafeBufferPointer(query)[0..<phones])
        unsafe WordSounds.likenesses(
          query, rows: UnsafeBufferPointer(rows), each: row, counts: counts, count
        ) {
          s.sounds[$0] = $1
        }
      }
    }
  }

  /// The score of a name that sounds so much like the query.
  func score(_ name: UInt32, sound: Float, _ s: inout EntityScratch) -> EntityScore {
    s.compared.removeAll()
    begin(name, sound: sound, &s)
    compareWords(&s)
    return score(0, &s)
  }

  /// Begins to compare a name that sounds so much like the query: all but the words that are not the same.
  private func begin(_ name: UInt32, sound: Float, _ s: inout EntityScratch) {
    var compared = NameComparison(name, gazetteer.wordRange(name), of: s.words.count)
    joinSame(&compared, &s)
    if let surplus = surplus(compared, &s) {
      // All that is to edit are the letters that the query lacks.
      let count = s.joined.count
      compared.score.edits = UInt8(truncatingIfNeeded: min(surplus, 255))
      compared.score.spelling = 1 - Float(surplus) / Float(max(1, s.letterCount + surplus))
      compared.letters = Float(2 * count) / Float(count + compared.letterCount)
      compared.isStart = compared.isFirst
    } else {
      let (edits, share) = spelling(name, &s)
      compared.score.edits = UInt8(truncatingIfNeeded: min(edits, 255))
      compared.score.spelling = share
      compared.letters = letters(&s)
      compared.isStart = isStart(&s)
    }
    // Where sounds do not tell words apart, they are as alike as the letters at most.
    compared.score.sound = s.isSoundTelling ? sound : min(sound, compared.letters)
    compared.score.weight = gazetteer.weight(name)
    _ = s.compared.append(compared)
  }

  /// The score of a name whose words have been held against the query's.
  private func score(_ index: Int, _ s: inout EntityScratch) -> EntityScore {
    var compared = s.compared[index]
    joinAlike(index, &compared, &s)
    let coverage = compared.coverage
    var score = compared.score
    score.coverage = (2 * coverage.query + coverage.name) / 3
    let total =
      EntityScoring.letters * compared.letters + EntityScoring.sound * score.sound
      + EntityScoring.queryCoverage * coverage.query + EntityScoring.nameCoverage * coverage.name
      + (compared.isStart ? EntityScoring.start : 0) + EntityScoring.unknown * coverage.unknown
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
