// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// What the words of an utterance or of a phrase mean together: the direction of the sum of their vectors.
struct MeaningVector: ~Copyable {
  /// What a length of 1 is in `unit`.
  static let one: Float = 8_192

  private var sums = FixedBuffer<Int32>(capacity: WordVectors.maxDimension, filler: 0)
  private var factor = 0.0
  /// The direction, a number for each dimension; none where no word has a vector.
  private(set) var unit = FixedBuffer<Int16>(capacity: WordVectors.maxDimension, filler: 0)

  /// Whether words without a row were read as what they are like.
  private var takesLike = false
  /// Rows of words that have none of their own, which are read several times an utterance.
  private var likeRows = InlineArray<16, LikeRows>(repeating: LikeRows())

  /// Reads the words that count and fill no slot.
  ///
  /// All is done in whole numbers but for one root and the quotients by it, which are the same on every
  /// machine.
  mutating func read(_ words: borrowing WordBuffer, _ vectors: WordVectors) {
    unit.removeAll()
    sums.fill(0, count: vectors.dimension)
    var isKnown = false
    var known = 0
    var unknown = 0
    var read = 0
    var without = 0
    var rare = InlineArray<2, Int>(repeating: 0)
    for k in 0..<words.count where isRead(words.words[k]) {
      read += 1
      if let row = row(words, k, vectors) {
        vectors.add(row, to: &sums)
        isKnown = true
        known += words.words[k].isFunction ? 0 : 1
      } else {
        if without < rare.count { rare[without] = k }
        without += 1
        unknown += words.words[k].isFunction ? 0 : 1
      }
    }
    // Where many words have none, they are of another language, and like none of this one but by chance.
    takesLike = without <= max(1, min(rare.count, read / 3))
    for place in 0..<min(without, rare.count) where takesLike {
      guard let rows = rows(like: rare[place], words, vectors) else { continue }
      add(rows, vectors)
      isKnown = true
      let weight = words.words[rare[place]].isFunction ? 0 : 1
      known += weight
      unknown -= weight
    }
    guard isKnown else { return }
    let square = sums.squareSum
    guard square > 0 else { return }
    let share = unknown == 0 ? 1 : Double(known) / Double(known + unknown)
    factor = Double(Self.one) * share / square.squareRoot()
    sums.scale(by: factor, into: &unit)
  }

  /// Lends what a word has added to the direction; gives 0 for one that has added nothing.
  mutating func share(
    of index: Int, _ words: borrowing WordBuffer, _ vectors: WordVectors,
    _ body: (borrowing FixedBuffer<Int16>) -> Float
  ) -> Float {
    guard unit.count > 0, isRead(words.words[index]),
      let rows = row(words, index, vectors).map({ WordRows($0) })
        ?? (takesLike ? rows(like: index, words, vectors) : nil)
    else { return 0 }
    sums.fill(0, count: vectors.dimension)
    add(rows, vectors)
    var share = FixedBuffer<Int16>(capacity: vectors.dimension, filler: 0)
    sums.scale(by: factor, into: &share)
    return body(share)
  }

  private func isRead(_ word: SpokenWord) -> Bool {
    word.counts && word.kind == .word && !word.isFilled
  }

  private mutating func add(_ rows: WordRows, _ vectors: WordVectors) {
    vectors.add(rows.first, to: &sums)
    if let second = rows.second { vectors.add(second, to: &sums) }
  }

  /// The row of a word or of its stem.
  private func row(
    _ words: borrowing WordBuffer, _ index: Int, _ vectors: WordVectors
  ) -> Int? {
    let word = words.words[index]
    guard isRead(word) else { return nil }
    if word.letterCount > 0, 0x30...0x39 ~= words.letter(word, 0) { return vectors.numberRow }
    return vectors.row(words.hashes[index]) ?? vectors.row(words.stems[index])
  }

  /// The rows of what a word without one is like.
  private mutating func rows(
    like index: Int, _ words: borrowing WordBuffer, _ vectors: WordVectors
  ) -> WordRows? {
    let word = words.words[index]
    let key = words.hashes[index] ^ vectors.checksum
    let place = Int(key >> 60)
    if likeRows[place].key == key { return likeRows[place].rows }
    // SAFETY: the letters are read inside the closure only.
    let rows = unsafe words.withLetters(of: word) { unsafe vectors.rows(like: $0) }
    likeRows[place] = LikeRows(key: key, rows: rows)
    return rows
  }
}

/// What a word is like.
private struct LikeRows {
  var key: UInt64 = 0
  var rows: WordRows?
}
