// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Names and the entities they name, laid out for look-up: a `Block` of numbers
/// { names │ vocabulary │ 0 │ analysis } and the sections
///
/// ```text
/// vocabulary, sorted by spelling, so that a prefix is a range
///   wordRecords   { postings offset u32 │ postings u32 │ phones offset u32 │
///                   letters u8, phones u8, `LetterSet` u16 │ 16 bytes of letters, a byte each and
///                 zeroes behind: `LetterCode` }
///                 A word of more than 16 letters has the offset of its letters, in bytes of this
///                 section, in the place of the first four; they stand behind the records.
///   phones        a byte a phone; `Phonetics.Phone`
///   wordTable     { word + 1 u32 │ low half of its hash u32 }: open addressing by the high half
///   postings      for each word the names that hold it, rising
///
/// names, sorted by their number of letters, heavier ones first among equals
///   nameStarts    offset of each name's first word in nameWords, and one more
///   nameWords     the words of each name, as spoken
///   nameEntities  an entity, or 0x8000_0000 + where its list stands in entityLists
///   entityLists   count, then entities as they were given
///   entityAccents for each place of entityLists what tells the diacritics of the entity's name from others, as
///                 `Token.accent`, over all words; absent where no name is written with two kinds of them
///   nameTable     u64 and u32 each, the latter as in nameEntities; the former: name + 1 in as many bits as the number of names needs, above them as much
///                 as fits of the hash of its words in order; open addressing by the sum of its words'
///                 hashes, which is the same in any order
///   lengthStarts  the first name of each length 0 … 255 (longer ones count as 255), up to the longest one's
///   weights       a byte a name; absent where no name has a weight
///
/// names that say values: "room 101"; absent where none does
///   valueKeys     { key of a reading u64 │ name u32 }, by rising key, then name: `NameReader`
///   valueNames    { name u32 │ where its readings stand in valueLists }, by rising name
///   valueLists    count of readings, then for each the count of its values, and the values
///
/// neighbours, each a hash table with chained buckets: `…Starts` by bucket, then entries of
/// { fingerprint, 8 bits │ word, 24 bits }
///   near          words by what is left of them when one letter is left out, or none
///   far           words by what is left of them when two letters are left out
///   sounds        words by `SoundKey`
/// Of a vocabulary of at most `scannedWords` near and far are absent: all of its words are looked at.
/// ```
///
/// Sorting names by length makes every posting list rise in length too: the names that a query can
/// mean at a given distance are one stretch of each list, and in a list too long to be read to its
/// end those with the fewest words that were not said come first. That is what a block maximum would
/// tell, without storing one.
///
/// The text of a name is not stored: it is the letters of its words.
package final class Gazetteer: Sendable {
  /// The parts of a gazetteer, in order.
  package enum Section: Int, BlockSection {
    case wordRecords, phones, wordTable, postings
    case nameStarts, nameWords, nameEntities, entityLists, entityAccents
    case nameTable, lengthStarts
    case weights
    case valueKeys, valueNames, valueLists
    case nearStarts, near, farStarts, far, soundStarts, sounds

    package static var magic: UInt32 { 0x3554_5A47 }
    package static var kind: String { "gazetteer" }
    package static var maker: String { "EntityIndex.write(to:)" }
    // A cache line.
    package static var alignment: Int { 16 }
    // What is smaller is read as a whole.
    package static var leastAligned: Int { 256 }
  }

  /// Most words of the vocabulary: an entry has 24 bits for one.
  static let maxVocabulary = 1 << 24 - 1

  /// Most words of a vocabulary all of which are looked at for near ones. The tables would be half of such a
  /// gazetteer, and as slow: for words at two edits they are asked for some hundred keys.
  static let scannedWords = 128

  /// The number of distinct names.
  package let nameCount: Int
  /// The number of distinct words.
  package let wordCount: Int
  // The views below are of its words, which it keeps.
  let block: Block<Section>
  let records: Words
  let phones: Words
  let wordTable: KeyTable
  let postings: Words
  let nameStarts: Words
  let nameWords: Words
  let nameEntities: Words
  let entityLists: Words
  let entityAccents: Words
  let nameTable: Words
  let lengthStarts: Words
  let weights: Words
  let valueKeys: Words
  let valueNames: Words
  let valueLists: Words
  let near: NeighbourTable
  let far: NeighbourTable
  let sounds: NeighbourTable
  let nameSlots: Int
  let nameBits: UInt64

  /// A view on the words of a gazetteer.
  ///
  /// Trusts their content: damage can give wrong answers, and never leads outside of them.
  ///
  /// - Parameters:
  ///   - words: The block, as `GazetteerBuilder` made it; what follows it is left alone.
  ///   - owner: What keeps the memory; held as long as the view.
  /// - Throws: `BlockError` if the words do not begin as one or its sections leave it.
  package convenience init(_ words: Words, owner: AnyObject & Sendable) throws(BlockError) {
    self.init(try Block(words, owner: owner))
  }

  /// A view on a block of names.
  init(_ block: Block<Section>) {
    self.block = block
    nameCount = Int(block.numbers[0])
    wordCount = Int(block.numbers[1])
    records = block[.wordRecords]
    phones = block[.phones]
    wordTable = KeyTable(block[.wordTable])
    postings = block[.postings]
    nameStarts = block[.nameStarts]
    nameWords = block[.nameWords]
    nameEntities = block[.nameEntities]
    entityLists = block[.entityLists]
    entityAccents = block[.entityAccents]
    nameTable = block[.nameTable]
    lengthStarts = block[.lengthStarts]
    weights = block[.weights]
    valueKeys = block[.valueKeys]
    valueNames = block[.valueNames]
    valueLists = block[.valueLists]
    near = NeighbourTable(starts: block[.nearStarts], entries: block[.near])
    far = NeighbourTable(starts: block[.farStarts], entries: block[.far])
    sounds = NeighbourTable(starts: block[.soundStarts], entries: block[.sounds])
    nameSlots = nameTable.count / 3
    nameBits = Self.nameBits(nameCount)
  }

  /// The size in bytes.
  package var byteCount: Int { block.byteCount }

  /// The text rules and the version of Unicode that its words were analysed with.
  var analysisVersion: UInt32 { block.numbers[3] }

  // MARK: - Words

  /// The 32-bit words of a word's record, and how many letters it holds.
  static let recordWords = 8
  static let recordLetters = 16

  /// A word's entry in the vocabulary.
  struct WordRecord {
    /// Where its letters begin, in bytes of `records`.
    var letters: Int
    var letterCount: Int
    var phones: Int
    var phoneCount: Int
  }

  /// The record of a word.
  @inline(__always) func record(_ word: UInt32) -> WordRecord {
    let at = Int(word) &* Self.recordWords
    let counts = records[at &+ 3]
    let letterCount = Int(counts & 0xFF)
    return WordRecord(
      letters: letterCount <= Self.recordLetters ? (at &+ 4) &* 4 : Int(records[at &+ 4]),
      letterCount: letterCount, phones: Int(records[at &+ 2]),
      phoneCount: Int(counts >> 8 & 0xFF))
  }

  /// Whether all words are looked at for near ones.
  @inline(__always) var isScanned: Bool { near.isEmpty }

  /// A letter of a word.
  @inline(__always) func letter(_ record: WordRecord, at index: Int) -> UInt8 {
    records.byte(at: record.letters &+ index)
  }

  /// The names that hold a word, as a range of `postings`.
  @inline(__always) func postingRange(_ word: UInt32) -> (lower: Int, upper: Int) {
    let at = Int(word) &* Self.recordWords
    let lower = min(Int(records[at]), postings.count)
    return (lower, min(lower &+ Int(records[at &+ 1]), postings.count))
  }

  /// The number of names that hold a word.
  @inline(__always) func postingCount(_ word: UInt32) -> Int {
    let range = postingRange(word)
    return range.upper &- range.lower
  }

  /// The word with a hash, if it is in the vocabulary.
  @inline(__always) func word(hash: UInt64) -> UInt32? {
    let value = wordTable.value(for: hash, .valueFirst)
    return value == 0 ? nil : value &- 1
  }

  // MARK: - Names

  /// Most slots of the table of names that are looked at: names of the same words in another order
  /// share a place.
  static let maxNameProbes = 64

  /// The name of some words in their order, and its entry of `nameEntities`.
  ///
  /// For a text of words that are in names but none itself the answer is wrong once in 2⁶³ / *n* times,
  /// of *n* names.
  ///
  /// - Parameters:
  ///   - sum: The sum of the words' hashes.
  ///   - ordered: The hash of the words in their order.
  @inline(__always)
  package func name(sum: UInt64, ordered: UInt64) -> (name: UInt32, entities: UInt32)? {
    var slot = KeyTable.place(NameHash.place(sum), of: nameSlots)
    var left = min(nameSlots, Self.maxNameProbes)
    let hash = ordered &>> nameBits
    while left > 0 {
      let entry = nameTable.pair(at: slot &* 3)
      if entry == 0 { return nil }
      if entry &>> nameBits == hash {
        let name = UInt32(truncatingIfNeeded: entry & ((1 &<< nameBits) &- 1)) &- 1
        return (name, nameTable[slot &* 3 &+ 2])
      }
      slot &+= 1
      if slot == nameSlots { slot = 0 }
      left &-= 1
    }
    return nil
  }

  /// Calls a closure with each name that may have words of this sum of hashes, in any order: all that
  /// stand at its place of the table.
  func forEachName(near sum: UInt64, _ body: (UInt32) -> Void) {
    var slot = KeyTable.place(NameHash.place(sum), of: nameSlots)
    for _ in 0..<min(nameSlots, Self.maxNameProbes) {
      let entry = nameTable.pair(at: slot * 3)
      if entry == 0 { return }
      body(UInt32(truncatingIfNeeded: entry & ((1 << nameBits) - 1)) &- 1)
      slot = slot + 1 == nameSlots ? 0 : slot + 1
    }
  }

  /// The bits that a name, counted from 1, takes in the table of names.
  static func nameBits(_ names: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: Int.bitWidth - names.leadingZeroBitCount)
  }

  /// Most words of a name.
  package static let maxWords = 64

  /// The words of a name, as a range of `nameWords`.
  @inline(__always) func wordRange(_ name: UInt32) -> (lower: Int, upper: Int) {
    let lower = Int(nameStarts[Int(name)])
    let upper = Int(nameStarts[Int(name) &+ 1])
    return (lower, max(lower, min(upper, lower &+ Self.maxWords)))
  }

  /// The names of `shortest` to `longest` letters, as a range of names.
  @inline(__always) func names(letters shortest: Int, _ longest: Int) -> (
    lower: UInt32, upper: UInt32
  ) {
    (lengthStart(max(0, min(shortest, 255))), lengthStart(max(0, min(longest, 255)) &+ 1))
  }

  /// The first name of a number of letters or more.
  @inline(__always) func lengthStart(_ length: Int) -> UInt32 {
    length < lengthStarts.count ? lengthStarts[length] : UInt32(truncatingIfNeeded: nameCount)
  }

  /// The number of letters of a name, blanks counted; 255 for longer ones.
  func letterCount(_ name: UInt32) -> Int {
    var lower = 0
    var upper = 256
    while lower &+ 1 < upper {
      let middle = (lower &+ upper) / 2
      if lengthStart(middle) <= name { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The weight of a name, 0 to 255.
  @inline(__always) func weight(_ name: UInt32) -> UInt8 { weights.byte(at: Int(name)) }

  /// The number of entities in an entry of `nameEntities`.
  func entityCount(_ entry: UInt32) -> Int {
    if entry & 0x8000_0000 == 0 { return 1 }
    let at = Int(entry & 0x7FFF_FFFF)
    return min(Int(entityLists[at]), max(0, entityLists.count &- at &- 1))
  }

  /// An entity in an entry of `nameEntities`, by its index below `entityCount`.
  func entity(_ entry: UInt32, at index: Int) -> UInt32 {
    entry & 0x8000_0000 == 0 ? entry : entityLists[Int(entry & 0x7FFF_FFFF) &+ 1 &+ index]
  }

  /// Whether an entity in an entry of several is so called with certain diacritics, as far as is known.
  func isWritten(_ entry: UInt32, at index: Int, _ accent: UInt32) -> Bool {
    let at = Int(entry & 0x7FFF_FFFF) &+ 1 &+ index
    return entry & 0x8000_0000 == 0 || at >= entityAccents.count || entityAccents[at] == accent
  }
}

/// Hashes of names from those of their words.
@usableFromInline package enum NameHash {
  /// Adds a word to the hash of the words in order.
  @inlinable @inline(__always) package static func appending(_ word: UInt64, to hash: UInt64)
    -> UInt64
  {
    let full = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return full.high ^ full.low &+ word
  }

  /// Where names of a sum of words stand.
  @inline(__always) static func place(_ sum: UInt64) -> UInt64 {
    (sum ^ sum >> 31) &* 0xD6E8_FEB8_6659_FD93
  }
}
