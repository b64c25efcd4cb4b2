// SPDX-License-Identifier: Apache-2.0

/// Words by their hashes, numbered from 1 in the order they come.
///
///     slot     0      1      2      3        an even power of two of them, half of them free
///     hashes   0      h      0      h′       a hash stands in the first free slot from its low bits on
///     entries         e             e′
struct WordTable: Sendable {
  /// What is known of a word.
  struct Entry: Sendable {
    /// Its number; 0 for words that are not here.
    var word: UInt16
    /// Whether a point may follow that belongs to it ("jan.").
    var isAbbreviation = false
    /// Whether no value of some kind is without such a word: numbers, months, units, and not "at" or "the".
    var isTelling = false

    /// A word that is not here.
    static let unknown = Entry(word: 0)
  }

  /// How many words there are.
  private(set) var count = 0

  private var hashes: [UInt64]
  private var entries: [Entry]

  /// A table without words.
  init() {
    hashes = Array(repeating: 0, count: 256)
    entries = Array(repeating: .unknown, count: 256)
  }

  /// The slot of a word, or the free one where it belongs.
  @inline(__always) private func slot(of hash: UInt64) -> Int {
    let mask = hashes.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  /// The entry of a word; one with number 0 if it is not here.
  @inline(__always) subscript(hash: WordHash) -> Entry { entries[slot(of: hash.value)] }

  /// The number of a word, a new one if it is not here.
  mutating func number(of hash: UInt64) -> UInt16 {
    let slot = slot(of: hash)
    if hashes[slot] == hash { return entries[slot].word }
    count += 1
    hashes[slot] = hash
    entries[slot] = Entry(word: UInt16(count))
    if count * 2 > hashes.count { grow() }
    return UInt16(count)
  }

  /// Says of a word that is here that a point may follow.
  mutating func markAbbreviation(_ hash: UInt64) { entries[slot(of: hash)].isAbbreviation = true }

  /// Says of words by their numbers that they tell of a value.
  ///
  /// - Returns: Their hashes.
  mutating func markTelling(_ isTelling: [Bool]) -> [UInt64] {
    var found: [UInt64] = []
    for slot in hashes.indices where hashes[slot] != 0 {
      guard isTelling[Int(entries[slot].word)] else { continue }
      entries[slot].isTelling = true
      found.append(hashes[slot])
    }
    return found
  }

  private mutating func grow() {
    var larger = self
    larger.hashes = Array(repeating: 0, count: hashes.count * 2)
    larger.entries = Array(repeating: .unknown, count: hashes.count * 2)
    for place in hashes.indices where hashes[place] != 0 {
      let slot = larger.slot(of: hashes[place])
      larger.hashes[slot] = hashes[place]
      larger.entries[slot] = entries[place]
    }
    self = larger
  }
}
