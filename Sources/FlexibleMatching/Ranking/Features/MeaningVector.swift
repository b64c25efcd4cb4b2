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
    for k in 0..<words.count where isRead(words.words[k]) {
      if let rows = rows(words, k, vectors) {
        add(rows, vectors)
        isKnown = true
        known += words.words[k].isFunction ? 0 : 1
      } else {
        unknown += words.words[k].isFunction ? 0 : 1
      }
    }
    guard isKnown else { return }
    var square = 0.0
    for k in 0..<vectors.dimension { square += Double(sums[k]) * Double(sums[k]) }
    guard square > 0 else { return }
    let share = unknown == 0 ? 1 : Double(known) / Double(known + unknown)
    factor = Double(Self.one) * share / square.squareRoot()
    for k in 0..<vectors.dimension {
      _ = unit.append(Int16((Double(sums[k]) * factor).rounded()))
    }
  }

  /// Lends what a word has added to the direction; gives 0 for one that has added nothing.
  mutating func share(
    of index: Int, _ words: borrowing WordBuffer, _ vectors: WordVectors,
    _ body: (borrowing FixedBuffer<Int16>) -> Float
  ) -> Float {
    guard unit.count > 0, let rows = rows(words, index, vectors) else { return 0 }
    sums.fill(0, count: vectors.dimension)
    add(rows, vectors)
    var share = FixedBuffer<Int16>(capacity: vectors.dimension, filler: 0)
    for k in 0..<vectors.dimension {
      _ = share.append(Int16(clamping: Int((Double(sums[k]) * factor).rounded())))
    }
    return body(share)
  }

  private func isRead(_ word: SpokenWord) -> Bool {
    word.counts && word.kind == .word && !word.isFilled
  }

  private mutating func add(_ rows: WordRows, _ vectors: WordVectors) {
    vectors.add(rows.first, to: &sums)
    if let second = rows.second { vectors.add(second, to: &sums) }
  }

  /// The row of a word or of its stem; of a word that has neither, the rows of what it is like.
  private func rows(
    _ words: borrowing WordBuffer, _ index: Int, _ vectors: WordVectors
  ) -> WordRows? {
    let word = words.words[index]
    guard isRead(word) else { return nil }
    if word.letterCount > 0, 0x30...0x39 ~= words.letter(word, 0) {
      return vectors.numberRow.map { WordRows($0) }
    }
    if let row = vectors.row(words.hashes[index]) ?? vectors.row(words.stems[index]) {
      return WordRows(row)
    }
    // SAFETY: the letters are read inside the closure only.
    return unsafe words.withLetters(of: word) { unsafe vectors.rows(like: $0) }
  }
}
