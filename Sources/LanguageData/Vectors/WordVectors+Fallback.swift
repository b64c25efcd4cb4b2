// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// The rows of a word: one, or of two words written together two.
package struct WordRows: Equatable, Sendable {
  package var first: Int
  package var second: Int?

  package init(_ first: Int, _ second: Int? = nil) {
    self.first = first
    self.second = second
  }
}

extension WordVectors {
  /// Rows for a word that has none: of two words that it is made of, of the longest word that it begins
  /// with, or of one that an edit makes of it, the first of these that there is.
  ///
  /// Misheard and misspelt words, words of a form that is in no text, and words written together are most of
  /// those without a row. On words that recognisers got wrong first guesses are a point better with it, on
  /// others the same.
  ///
  /// - Parameter letters: The folded form; nothing is found for more than 16 bytes, nor fewer than 4.
  /// - Complexity: O(*n*) look-ups for *n* letters, 54 a letter at most.
  package func rows(like letters: UnsafeBufferPointer<UInt8>) -> WordRows? {
    guard Self.fallbackLengths ~= letters.count else { return nil }
    // SAFETY: as many bytes as there are, which the caller lends for the call.
    let word = unsafe ShortWord(letters)
    return parts(word) ?? beginning(word) ?? neighbour(word).map { WordRows($0) }
  }

  /// The lengths of words that may be taken for others, in bytes.
  private static let fallbackLengths = 4...16
  /// The shortest parts of a word that is two.
  private static let shortestFirst = 3
  private static let shortestSecond = 4
  /// Shorter words are an edit away from too many others.
  private static let shortestEdited = 5

  private func row(_ word: ShortWord) -> Int? { row(word.hash) }

  /// Two words written together, the first as short as it can be.
  private func parts(_ word: ShortWord) -> WordRows? {
    for length in stride(from: Self.shortestFirst, through: word.count - Self.shortestSecond, by: 1)
    {
      if let first = row(word.first(length)), let second = row(word.last(word.count - length)) {
        return WordRows(first, second)
      }
    }
    return nil
  }

  /// The longest word that it begins with, of three letters in five at least.
  private func beginning(_ word: ShortWord) -> WordRows? {
    for length in stride(from: word.count - 1, through: max(4, word.count * 3 / 5), by: -1) {
      if let row = row(word.first(length)) { return WordRows(row) }
    }
    return nil
  }

  /// A word at one edit: a letter too many, two neighbours swapped, another letter, or one missing; the
  /// first place counts, and of letters the first.
  private func neighbour(_ word: ShortWord) -> Int? {
    guard word.count >= Self.shortestEdited else { return nil }
    for at in 0..<word.count {
      if let row = row(word.removing(at: at)) { return row }
    }
    for at in 0..<word.count - 1 {
      if let row = row(word.swapping(at: at)) { return row }
    }
    for at in 0..<word.count {
      if let row = row(filling: word.clearing(at: at), at) { return row }
    }
    guard word.count < ShortWord.capacity else { return nil }
    for at in 0...word.count {
      if let row = row(filling: word.opening(at: at), at) { return row }
    }
    return nil
  }

  /// The row of the first word that a letter makes of one with a gap.
  private func row(filling word: ShortWord, _ gap: Int) -> Int? {
    var word = word.filling(gap, with: UInt8(ascii: "a"))
    let next = ShortWord.next(at: gap)
    for _ in UInt8(ascii: "a")...UInt8(ascii: "z") {
      if let row = row(word) { return row }
      word.add(next)
    }
    return nil
  }
}

/// At most sixteen bytes of a folded form, in one number: the first byte is the lowest.
struct ShortWord: Equatable {
  static let capacity = 16

  private(set) var bits: UInt128
  private(set) var count: Int

  private init(_ bits: UInt128, _ count: Int) {
    self.bits = bits
    self.count = count
  }

  /// The first sixteen bytes of a form.
  init(_ form: UnsafeBufferPointer<UInt8>) {
    count = min(form.count, Self.capacity)
    bits = 0
    // SAFETY: below the count.
    for k in 0..<count { bits |= unsafe UInt128(form[k]) << UInt128(8 * k) }
  }

  /// Its hash as a token's.
  var hash: UInt64 {
    TokenHash.hash(
      UInt64(truncatingIfNeeded: bits), UInt64(truncatingIfNeeded: bits >> 64), length: count)
  }

  private static func below(_ index: Int) -> UInt128 { (1 << UInt128(8 * index)) &- 1 }

  func first(_ length: Int) -> ShortWord { ShortWord(bits & Self.below(length), length) }

  func last(_ length: Int) -> ShortWord {
    ShortWord(bits >> UInt128(8 * (count - length)), length)
  }

  func removing(at index: Int) -> ShortWord {
    let low = Self.below(index)
    return ShortWord(bits & low | bits >> 8 & ~low, count - 1)
  }

  func swapping(at index: Int) -> ShortWord {
    let shift = UInt128(8 * index)
    let pair = bits >> shift & 0xFFFF
    let swapped = pair >> 8 | (pair & 0xFF) << 8
    return ShortWord(bits & ~(0xFFFF << shift) | swapped << shift, count)
  }

  /// The word without the letter at an index, and a gap of a zero in its place.
  func clearing(at index: Int) -> ShortWord {
    ShortWord(bits & ~(0xFF << UInt128(8 * index)), count)
  }

  /// The word with such a gap before the letter at an index.
  func opening(at index: Int) -> ShortWord {
    let low = Self.below(index)
    return ShortWord(bits & low | (bits & ~low) << 8, count + 1)
  }

  /// The word with a letter in the gap at an index.
  func filling(_ index: Int, with letter: UInt8) -> ShortWord {
    ShortWord(bits | UInt128(letter) << UInt128(8 * index), count)
  }

  /// What makes the letter at an index the next one of the alphabet.
  static func next(at index: Int) -> UInt128 { 1 << UInt128(8 * index) }

  /// Adds what makes a letter the next one.
  mutating func add(_ next: UInt128) { bits &+= next }
}
