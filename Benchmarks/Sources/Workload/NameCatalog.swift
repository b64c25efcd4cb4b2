// SPDX-License-Identifier: Apache-2.0

/// Names of entities laid end to end: people, titles, groups and places of a catalogue.
///
/// Names have one to five words and 17 bytes on average, words begin with a capital, and no two are
/// equal when case is left out. From the same seed, a smaller catalogue is the beginning of a larger
/// one. A million names hold about 189,000 distinct words and ten million about 260,000. All is
/// ASCII without punctuation; other scripts cost what the suite `text` shows.
struct NameCatalog {
  /// The UTF-8 of all names.
  private(set) var bytes: [UInt8] = []
  /// Where each begins; one more at the end.
  private(set) var starts: [Int32] = [0]
  /// Hashes of all names in lower case.
  private(set) var hashes: Set<UInt64> = []

  private let vocabulary: NameVocabulary

  /// Makes a catalogue.
  init(count: Int, vocabulary: NameVocabulary, seed: UInt64 = 0x4361_7461_6C6F_67) {
    self.vocabulary = vocabulary
    bytes.reserveCapacity(count * 18)
    starts.reserveCapacity(count + 1)
    hashes.reserveCapacity(count)
    var maker = NameMaker(vocabulary: vocabulary, seed: seed)
    while self.count < count {
      let name = maker.next()
      if hashes.insert(Self.hash(name)).inserted { append(name) }
    }
  }

  /// Names of the same making that a catalogue does not hold.
  init(count: Int, absentFrom catalog: NameCatalog) {
    self.init(count: 0, vocabulary: catalog.vocabulary)
    var maker = NameMaker(vocabulary: vocabulary, seed: 0x4162_7365_6E74)
    while self.count < count {
      let name = maker.next()
      let hash = Self.hash(name)
      if !catalog.hashes.contains(hash), hashes.insert(hash).inserted { append(name) }
    }
  }

  /// How many there are.
  var count: Int { starts.count - 1 }

  /// Mean length in bytes.
  var meanByteCount: Double { Double(bytes.count) / Double(max(1, count)) }

  /// The byte range of a name.
  func range(_ name: Int) -> Range<Int> { Int(starts[name])..<Int(starts[name + 1]) }

  /// A name as written.
  func title(_ name: Int) -> String { String(decoding: bytes[range(name)], as: UTF8.self) }

  /// All names as written.
  var titles: [String] { (0..<count).map(title) }

  /// A name in lower case.
  func folded(_ name: Int) -> [UInt8] { bytes[range(name)].map(Self.lowercase) }

  /// How many different words all names hold.
  var distinctWordCount: Int {
    var words: Set<UInt64> = []
    for name in 0..<count {
      for word in bytes[range(name)].split(separator: 0x20) { words.insert(Self.hash(word)) }
    }
    return words.count
  }

  /// A letter in lower case.
  static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// A hash of bytes in lower case: two of ten million names share one with probability 10⁻⁶.
  ///
  /// - SeeAlso: Fowler, Noll and Vo, "FNV-1a"; the last step spreads the high bits.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(lowercase(byte))) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }

  private mutating func append(_ name: [UInt8]) {
    bytes.append(contentsOf: name)
    starts.append(Int32(bytes.count))
  }
}
