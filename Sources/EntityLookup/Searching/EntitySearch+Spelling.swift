// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension EntitySearch {
  /// What recognisers write for a word that they do not know.
  private static let unknown = TokenHash.hash(of: "unk")

  /// Writes the letters of the query's words, and the whole into the pattern.
  func spell(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer, _ s: inout EntityScratch
  ) {
    s.letters.removeAll()
    s.queryPhones.removeAll()
    s.pattern.removeAll()
    s.joined.removeAll()
    s.hasUnknown = false
    var whole = SpeltQuery()
    var k = 0
    while k < s.words.count {
      // SAFETY: the bytes are the text's, which the caller keeps.
      unsafe writeLetters(of: k, utf8, analyzer, &s)
      whole.append(k, &s)
      noteTelling(k, &s)
      k &+= 1
    }
    if !whole.fits {
      s.pattern.removeAll()
      s.joined.removeAll()
    }
    s.letterCount = min(whole.length, 255)
    s.massTotal = whole.mass
  }

  /// Writes the folded form of a word of the query, and its letters behind those there are.
  @inline(__always)
  private func writeLetters(
    of k: Int, _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer,
    _ s: inout EntityScratch
  ) {
    let start = s.letters.count
    let first = k &* 4 &* LetterCode.maxLetters
    let token = s.tokens.count > 0 ? s.tokens[k] : nil
    // SAFETY: each word has a row of its own, so it lies within the room.
    let bytes = unsafe s.forms.withRoom { room in
      let row = unsafe UnsafeMutableBufferPointer(
        rebasing: room[first..<first &+ 4 &* LetterCode.maxLetters])
      if let token { return unsafe analyzer.writeFoldedForm(of: token, in: utf8, into: row) }
      let count = min(row.count, utf8.count)
      for i in 0..<count { unsafe row[i] = utf8[i] }
      return count
    }
    s.words[k].formCount = UInt16(truncatingIfNeeded: bytes)
    s.words[k].letters = UInt16(truncatingIfNeeded: start)
    s.words[k].letterCount = UInt8(
      truncatingIfNeeded: Self.writeLetters(first..<first &+ bytes, of: &s.forms, to: &s.letters))
  }

  /// Notes how telling a word of the query is, and whether it is one that was not understood.
  @inline(__always)
  private func noteTelling(_ k: Int, _ s: inout EntityScratch) {
    let word = s.words[k].word
    if word != QueryWord.none {
      s.words[k].telling = telling(gazetteer.postingCount(word))
      return
    }
    s.words[k].telling = telling(1)
    if s.words[k].hash == Self.unknown {
      s.words[k].isUnknown = true
      s.hasUnknown = true
    }
  }

  /// Turns bytes of folded forms into letters behind those there are; returns how many.
  private static func writeLetters(
    _ bytes: Range<Int>, of forms: inout FixedBuffer<UInt8>, to letters: inout FixedBuffer<UInt8>
  ) -> Int {
    let start = letters.count
    // SAFETY: both rooms are used inside the closures only, and the bytes lie within theirs; there is
    // room for a word's letters from `start` on.
    let count = unsafe forms.withRoom { folded in
      unsafe letters.withRoom { room in
        guard start + LetterCode.maxLetters <= room.count else { return 0 }
        return unsafe LetterCode.write(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(folded)[bytes]),
          into: room.baseAddress! + start)
      }
    }
    letters.grow(by: count)
    return count
  }
}

/// The query as a whole, as its words are put together.
private struct SpeltQuery {
  /// The letters, with blanks and without them.
  var length = 0
  var mass = 0
  /// Whether the scratch had room for all.
  var fits = true
  private var last: (count: Int, last: UInt8) = (0, 0)

  /// Puts the letters of a word of the query behind those before.
  @inline(__always)
  mutating func append(_ k: Int, _ s: inout EntityScratch) {
    let start = Int(s.words[k].letters)
    let count = Int(s.words[k].letterCount)
    if count == 0 { return }
    mass &+= count
    if k > 0, last.count > 0, LetterCode.isApart(last, (count, s.letters[start])) {
      length &+= 1
      fits = s.pattern.append(LetterCode.blank) && fits
    }
    s.words[k].place = UInt16(truncatingIfNeeded: length)
    var i = start
    while i < start &+ count {
      fits = s.pattern.append(s.letters[i]) && fits
      _ = s.joined.append(s.letters[i])
      i &+= 1
    }
    length &+= count
    last = (count, s.letters[start &+ count &- 1])
  }
}
