// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// The constants of the score.
enum EntityScoring {
  /// The score of a name whose words come in another order.
  static let otherOrder: Float = 0.97
  /// What words are alike from on, of 1.
  static let fellow: Float = 0.5
  /// From this score on a name need not be looked for further.
  static let likely: Float = 0.55
  /// From this score on no worse spelling need be looked at.
  static let certain: Float = 0.78
  /// Above this share of right letters nothing but the spelling is looked at.
  static let plain: Float = 0.9
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

  /// Compares the name of a hit in full and keeps it.
  func compare(_ h: Int, hearing: Bool, _ s: inout EntityScratch) {
    let name = s.hits[h].name
    var ranked = RankedName(name: name)
    let (edits, share) = spelling(name, &s)
    ranked.score.edits = UInt8(truncatingIfNeeded: min(edits, 255))
    ranked.score.spelling = share
    ranked.score.total = share
    if edits > 1, share < EntityScoring.plain {
      align(name, &ranked.score, s)
      if hearing { ranked.score.sound = sound(name, &s) }
      ranked.score.total = max(
        share, EntityScoring.otherOrder * ranked.score.coverage,
        0.5 * share + 0.5 * ranked.score.sound)
    }
    ranked.score.weight = gazetteer.weight(name)
    keep(ranked, &s)
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

  /// Writes the letters of a name.
  private func spell(_ name: UInt32, _ s: inout EntityScratch) {
    s.name.removeAll()
    let range = gazetteer.wordRange(name)
    var last: (count: Int, letter: UInt8) = (0, 0)
    var w = range.lower
    while w < range.upper {
      let record = gazetteer.record(gazetteer.nameWords[w])
      w &+= 1
      let count = record.letterCount
      if count == 0 { continue }
      let first = gazetteer.letters.byte(at: record.letters)
      if last.count > 0, LetterCode.isApart(last.count, last.letter, count, first) {
        _ = s.name.append(LetterCode.blank)
      }
      var i = 0
      while i < count {
        _ = s.name.append(gazetteer.letters.byte(at: record.letters &+ i))
        i &+= 1
      }
      last = (count, s.name[s.name.count &- 1])
    }
  }

  /// How telling a word of the vocabulary is, 0.15 to 1: the fewer names hold it, the more.
  private func telling(_ word: UInt32) -> Float {
    let range = gazetteer.postingRange(word)
    // Halvings of the number of names, out of those that would leave one.
    func halvings(_ n: Int) -> Float {
      let n = max(n, 1)
      let whole = Int.bitWidth - 1 - n.leadingZeroBitCount
      return Float(whole) + Float(n) / Float(1 &<< whole) - 1
    }
    let all = halvings(gazetteer.nameCount) + 1
    return max(0.15, (all - halvings(range.upper - range.lower)) / all)
  }

  /// Finds a fellow for each word of the query among those of a name, the most alike first.
  private func align(_ name: UInt32, _ score: inout EntityScore, _ s: borrowing EntityScratch) {
    let range = gazetteer.wordRange(name)
    let m = min(s.words.count, 16)
    let n = min(range.upper - range.lower, 16)
    var alike = InlineArray<256, Float>(repeating: 0)
    var weights = InlineArray<16, Float>(repeating: 0)
    var all: Float = 0
    for j in 0..<n {
      let word = gazetteer.nameWords[range.lower + j]
      let record = gazetteer.record(word)
      weights[j] = Float(record.letterCount) * telling(word)
      all += weights[j]
      var bit = 0
      for i in 0..<m {
        let query = s.words[i]
        let count = Int(query.letterCount)
        if i > 0, bit > 0, count > 0, s.pattern.count > bit, s.pattern[bit] == LetterCode.blank {
          bit += 1
        }
        if query.word == word {
          alike[i * 16 + j] = 1
        } else if s.pattern.count > 0 {
          let longest = max(count, record.letterCount)
          let distance = s.pattern.distance(
            from: bit, length: count, count: record.letterCount, limit: longest / 2
          ) { gazetteer.letters.byte(at: record.letters + $0) }
          if distance <= longest / 2 {
            alike[i * 16 + j] = 1 - Float(distance) / Float(max(longest, 1))
          }
        }
        bit += count
      }
    }
    var queryWeights = InlineArray<16, Float>(repeating: 0)
    for i in 0..<m {
      let query = s.words[i]
      queryWeights[i] =
        Float(query.letterCount) * (query.word == QueryWord.none ? 1 : telling(query.word))
      all += queryWeights[i]
    }
    var shared: Float = 0
    var takenWords: UInt32 = 0
    var takenQuery: UInt32 = 0
    while true {
      var best: Float = EntityScoring.fellow
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
      shared += best * (queryWeights[place / 16] + weights[place % 16])
    }
    score.coverage = all > 0 ? shared / all : 0
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
  private func hearAll(_ s: inout EntityScratch) {
    if s.queryPhones.count > 0 { return }
    for index in 0..<s.words.count {
      hear(index, &s)
      for k in 0..<Int(s.words[index].phoneCount) {
        _ = s.queryPhones.append(s.phones[index * WordSounds.maxPhones + k])
      }
    }
  }

  /// How alike a name and the query sound as a whole, 0 to 1.
  private func sound(_ name: UInt32, _ s: inout EntityScratch) -> Float {
    hearAll(&s)
    s.namePhones.removeAll()
    let range = gazetteer.wordRange(name)
    for w in range.lower..<range.upper {
      let record = gazetteer.record(gazetteer.nameWords[w])
      for k in 0..<record.phoneCount {
        _ = s.namePhones.append(gazetteer.phones.byte(at: record.phones + k))
      }
    }
    let count = s.queryPhones.count
    let nameCount = s.namePhones.count
    let longest = max(count, nameCount)
    if longest == 0 { return 0 }
    // SAFETY: the phones are read inside the closures only, as many as there are.
    let distance = unsafe s.queryPhones.withRoom { a in
      unsafe s.namePhones.withRoom { b in
        unsafe PhoneDistance.distance(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(a)[0..<count]),
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(b)[0..<nameCount]))
      }
    }
    return max(0, 1 - Float(distance) / Float(PhoneDistance.one * longest))
  }
}
