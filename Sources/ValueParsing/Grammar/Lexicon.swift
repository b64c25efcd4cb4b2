// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The words that a grammar names, by their hashes, and how the language writes.
final class Lexicon: Sendable {
  /// What a language does with letters and signs.
  struct Writing: Sendable {
    /// Whether the casing of Turkish and Azerbaijani applies.
    var isTurkic = false
    /// Whether an apostrophe parts words ("l'heure").
    var elides = false
    /// Whether a point behind digits makes them a place in an order ("5. märz").
    var pointsOrdinals = false
    /// Whether "å" is a letter of its own: "år" is a year, and "är" is not.
    var keepsRing = false

    /// That of no language.
    init() {}

    /// That of a locale's language.
    init(_ locale: LocaleTag) {
      isTurkic = ["tr", "az"].contains(locale.language)
      elides = ["fr", "it", "ca", "pt", "oc"].contains(locale.language)
      pointsOrdinals = [
        "de", "da", "nb", "nn", "no", "fi", "cs", "sk", "sl", "hr", "hu", "et", "lv", "tr", "pl",
      ].contains(locale.language)
      keepsRing = ["sv", "da", "nb", "nn", "no", "fi"].contains(locale.language)
    }
  }

  /// The hash of the sign of possession, "'s".
  static let possessiveHash = WordHash("'s").value

  /// How the language writes.
  let writing: Writing

  /// Whether texts are read to fill a lexicon: then all signs are atoms.
  let isBeingMade: Bool

  /// How words are put together from others; `nil` where they are not.
  let compounds: Compounds?

  /// The number of "'s".
  let possessive: UInt16

  private let words: WordTable
  private let telling: BitTable
  private let signs: [2 of UInt64]

  /// A lexicon without words, with which texts are read to fill one, or to find words only.
  convenience init(_ writing: Writing = Writing()) {
    self.init(WordTable(), telling: [], writing, isBeingMade: true, compounds: nil)
  }

  /// A lexicon of words.
  ///
  /// - Parameter telling: The hashes of the words that are marked so.
  convenience init(
    _ words: WordTable, telling: [UInt64], _ writing: Writing, compounds: Compounds?
  ) {
    self.init(words, telling: telling, writing, isBeingMade: false, compounds: compounds)
  }

  private init(
    _ words: WordTable, telling: [UInt64], _ writing: Writing, isBeingMade: Bool,
    compounds: Compounds?
  ) {
    self.words = words
    self.writing = writing
    self.isBeingMade = isBeingMade
    self.compounds = compounds
    possessive = words[WordHash("'s")].word
    self.telling = BitTable(telling)
    var signs = [2 of UInt64](repeating: 0)
    for sign in UInt32(0)..<128 {
      var hash = WordHash()
      hash.add(sign, count: 3)
      // Digits tell whatever the words are, and so does what stands in addresses.
      guard words[hash].isTelling || sign &- 0x30 < 10 || sign == 0x40 || sign == 0x3A else {
        continue
      }
      signs[Int(sign >> 6)] |= 1 << UInt64(sign & 63)
    }
    self.signs = signs
  }

  /// The entry of a word; one with number 0 if it is not here.
  @inline(__always) func entry(of hash: WordHash) -> WordTable.Entry { words[hash] }

  /// Whether a word is one without which no value of some kind is.
  @inline(__always) func isTelling(_ hash: WordHash) -> Bool {
    telling.mayContain(hash.value) && words[hash].isTelling
  }

  /// Whether a text with a character of ASCII, no letter, may say a value by it alone.
  @inline(__always) func isTelling(sign: UInt8) -> Bool {
    signs[Int(sign >> 6)] & 1 << UInt64(sign & 63) != 0
  }
}

/// A set of hashes of which 16 bits count: what it lacks is not there, and what it has may be.
struct BitTable: Sendable {
  private var words = [UInt64](repeating: 0, count: 1024)

  /// A set of some hashes.
  init(_ hashes: some Sequence<UInt64>) {
    for hash in hashes { insert(hash) }
  }

  /// Adds a hash.
  mutating func insert(_ hash: UInt64) {
    words[Int(hash >> 6 & 1023)] |= 1 << (hash & 63)
  }

  /// Whether a hash may be in it; sure where all are below 65,536.
  @inline(__always) func mayContain(_ hash: UInt64) -> Bool {
    words[Int(hash >> 6 & 1023)] & 1 << (hash & 63) != 0
  }
}

/// How number words are found in compounds: "einundzwanzig", "ventitré", "twentyfifth".
///
/// A compound is made of such words only; among several ways, the one of fewest parts counts.
struct Compounds: Sendable {
  /// The words of a compound, in order.
  struct Parts {
    /// How many there are, two or more.
    fileprivate(set) var count = 0
    private var words = [12 of UInt16](repeating: 0)

    /// The word at a place.
    subscript(index: Int) -> UInt16 { words[index] }

    /// Puts a word after the others.
    fileprivate mutating func append(_ word: UInt16) {
      words[count] = word
      count += 1
    }

    fileprivate static let limit = 12
  }

  private static let maxBytes = 96

  private let forms: WordTable
  private let words: [UInt16]
  private let lengths: ClosedRange<Int>
  private let beginnings: BitTable
  private let endings: BitTable

  /// Compounds of some words; `nil` if there are none.
  ///
  /// - Parameter words: Their folded letters, at least two each, and their numbers.
  init?(_ words: [(letters: [UInt8], word: UInt16)]) {
    var table = WordTable()
    var numbers: [UInt16] = []
    var beginnings = BitTable([])
    var endings = BitTable([])
    var shortest = Int.max
    var longest = 0
    for (letters, word) in words where letters.count >= 2 {
      var hash = WordHash()
      for letter in letters { hash.add(letter) }
      let place = Int(table.number(of: hash.value)) - 1
      if place == numbers.count { numbers.append(word) }
      // What is written alike is the last of them.
      numbers[place] = word
      beginnings.insert(Self.pair(letters[0], letters[1]))
      endings.insert(Self.pair(letters[letters.count - 2], letters[letters.count - 1]))
      shortest = min(shortest, letters.count)
      longest = max(longest, letters.count)
    }
    guard shortest <= longest else { return nil }
    forms = table
    self.words = numbers
    self.beginnings = beginnings
    self.endings = endings
    lengths = shortest...longest
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt64 {
    UInt64(first) << 8 | UInt64(second)
  }

  /// Whether a word of folded letters in ASCII, of which there are two at least, may be a compound.
  func mayBe(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let first = Self.pair(text[range.lowerBound] | 0x20, text[range.lowerBound + 1] | 0x20)
    let last = Self.pair(text[range.upperBound - 2] | 0x20, text[range.upperBound - 1] | 0x20)
    return range.count >= 2 * lengths.lowerBound && beginnings.mayContain(first)
      && endings.mayContain(last)
  }

  /// The parts of a word that is not in the lexicon; `nil` if it is no compound.
  ///
  /// - Complexity: O(*n* × *m*) for *n* letters and parts of up to *m*, both bounded.
  func parts(of text: Span<UInt8>, in range: Range<Int>) -> Parts? {
    guard range.count >= 2 * lengths.lowerBound, range.count <= Self.maxBytes else { return nil }
    var letters = [96 of UInt8](repeating: 0)
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = UTF8Scalars.scalar(in: text, at: offset)
      let folding = AtomFolding.folded(scalar)
      for step in 0..<folding.count where count < Self.maxBytes {
        letters[count] = UInt8(truncatingIfNeeded: folding.bytes >> UInt32(8 * step))
        count += 1
      }
      offset += length
      if count == 2, !beginnings.mayContain(Self.pair(letters[0], letters[1])) { return nil }
    }
    guard count >= 2 * lengths.lowerBound,
      endings.mayContain(Self.pair(letters[count - 2], letters[count - 1]))
    else { return nil }
    return parts(letters, count)
  }

  private func parts(_ letters: borrowing [96 of UInt8], _ count: Int) -> Parts? {
    // The fewest parts from each letter to the end, and the length of the first of them.
    var fewest = [97 of UInt8](repeating: .max)
    var first = [97 of UInt8](repeating: 0)
    var firstWord = [97 of UInt16](repeating: 0)
    fewest[count] = 0
    for start in stride(from: count - lengths.lowerBound, through: 0, by: -1) {
      var hash = WordHash()
      var end = start
      while end < count, end - start < lengths.upperBound {
        hash.add(letters[end])
        end += 1
        guard fewest[end] < Parts.limit, fewest[end] + 1 < fewest[start] || fewest[start] == .max,
          end - start >= lengths.lowerBound
        else { continue }
        let found = forms[hash].word
        guard found > 0 else { continue }
        fewest[start] = fewest[end] + 1
        first[start] = UInt8(end - start)
        firstWord[start] = words[Int(found) - 1]
      }
    }
    guard fewest[0] != .max, fewest[0] >= 2 else { return nil }
    var parts = Parts()
    var start = 0
    while start < count {
      parts.append(firstWord[start])
      start += Int(first[start])
    }
    return parts
  }
}
