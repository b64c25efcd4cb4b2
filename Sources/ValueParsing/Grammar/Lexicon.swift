// SPDX-License-Identifier: Apache-2.0

/// The words that a grammar names, by their hashes.
final class Lexicon: Sendable {
  /// What is known of a word.
  struct Entry {
    /// Its number, from 1; 0 for words that are not here.
    var word: UInt16
    /// Whether a point may follow that belongs to it ("jan.").
    var isAbbreviation: Bool
    /// Whether it may be what makes a value one: numbers, months, units, and not "at" or "the".
    var isTelling: Bool

    /// A word that is not here.
    static let unknown = Entry(word: 0, isAbbreviation: false, isTelling: false)
  }

  /// The hash of the sign of possession, "'s".
  static let possessiveHash: UInt64 = {
    var hash = WordHash()
    for byte in "'s".utf8 { hash.add(byte) }
    return hash.value
  }()

  /// Whether the casing of Turkish and Azerbaijani applies.
  let isTurkic: Bool

  /// Whether an apostrophe parts words ("l'heure").
  let elides: Bool

  /// Whether a point behind digits makes them a place in an order ("5. märz").
  let pointsOrdinals: Bool

  /// Whether "å" is a letter of its own: "år" is a year, and "är" is not.
  let keepsRing: Bool

  /// Whether texts are read to fill a lexicon: then all signs are atoms.
  let isBeingMade: Bool

  /// How words are put together from others; `nil` where they are not.
  let compounds: Compounds?

  /// The number of "'s".
  let possessive: UInt16

  private let hashes: [UInt64]
  private let entries: [Entry]
  private let mask: Int

  /// A lexicon of entries by hash.
  init(
    _ words: [UInt64: Entry], isTurkic: Bool, elides: Bool, pointsOrdinals: Bool,
    keepsRing: Bool = false, isBeingMade: Bool = false, compounds: Compounds? = nil
  ) {
    self.pointsOrdinals = pointsOrdinals
    self.keepsRing = keepsRing
    self.isTurkic = isTurkic
    self.elides = elides
    self.isBeingMade = isBeingMade
    self.compounds = compounds
    var size = 16
    while size < words.count * 2 { size *= 2 }
    mask = size - 1
    var hashes = [UInt64](repeating: 0, count: size)
    var entries = [Entry](repeating: .unknown, count: size)
    for (hash, entry) in words.sorted(by: { $0.key < $1.key }) {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while hashes[slot] != 0 { slot = (slot + 1) & mask }
      hashes[slot] = hash
      entries[slot] = entry
    }
    self.hashes = hashes
    self.entries = entries
    possessive = words[Self.possessiveHash]?.word ?? 0
  }

  /// The entry of a word; one with number 0 if it is not here.
  @inline(__always) func entry(of hash: WordHash) -> Entry {
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while true {
      let found = hashes[slot]
      if found == hash.value { return entries[slot] }
      if found == 0 { return .unknown }
      slot = (slot + 1) & mask
    }
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

  private let words: [UInt64: UInt16]
  private let lengths: ClosedRange<Int>
  private let beginnings: Set<UInt16>

  /// Compounds of some words; `nil` if there are none.
  ///
  /// - Parameter words: Their folded letters, at least two each, and their numbers.
  init?(_ words: [(letters: [UInt8], word: UInt16)]) {
    var table: [UInt64: UInt16] = [:]
    var beginnings: Set<UInt16> = []
    var shortest = Int.max
    var longest = 0
    for (letters, word) in words where letters.count >= 2 {
      var hash = WordHash()
      for letter in letters { hash.add(letter) }
      table[hash.value] = word
      beginnings.insert(UInt16(letters[0]) << 8 | UInt16(letters[1]))
      shortest = min(shortest, letters.count)
      longest = max(longest, letters.count)
    }
    guard shortest <= longest else { return nil }
    self.words = table
    self.beginnings = beginnings
    lengths = shortest...longest
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
      if count == 2, !beginnings.contains(UInt16(letters[0]) << 8 | UInt16(letters[1])) {
        return nil
      }
    }
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
          end - start >= lengths.lowerBound, let word = words[hash.value]
        else { continue }
        fewest[start] = fewest[end] + 1
        first[start] = UInt8(end - start)
        firstWord[start] = word
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
