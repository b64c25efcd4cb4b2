// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// The sections of a gazetteer, laid out from what a builder has taken in.
struct GazetteerLayout {
  /// The whole block.
  private(set) var words: [UInt32] = []
  private var block = BlockBuilder<Gazetteer.Section>()

  init(_ builder: borrowing GazetteerBuilder) {
    // New numbers: words by spelling, names by length.
    let wordOrder = builder.vocabulary.sorted()
    var wordRank = [UInt32](repeating: 0, count: wordOrder.count)
    for (rank, word) in wordOrder.enumerated() { wordRank[Int(word)] = UInt32(rank) }
    let lengths = Self.lengths(builder)
    let nameOrder = Self.order(builder, lengths)

    layOutNames(builder, nameOrder, wordRank: wordRank, lengths: lengths)
    layOutValues(builder.values, nameOrder)
    layOutPostings(wordCount: wordOrder.count, nameCount: nameOrder.count)
    layOutVocabulary(builder.vocabulary, wordOrder)
    layOutTables(builder, nameOrder, wordOrder)
    let neighbours = NeighbourBuilder(builder.vocabulary, wordOrder)
    (block[.nearStarts], block[.near]) = neighbours.near()
    (block[.farStarts], block[.far]) = neighbours.far()
    (block[.soundStarts], block[.sounds]) = neighbours.sounds()
    words = block.finish([
      UInt32(nameOrder.count), UInt32(wordOrder.count), 0, builder.analyzer.analysisVersion,
    ])
  }

  /// The number of letters of each name, blanks counted, at most 255.
  private static func lengths(_ builder: borrowing GazetteerBuilder) -> [UInt8] {
    let vocabulary = builder.vocabulary
    var lengths = [UInt8]()
    lengths.reserveCapacity(builder.nameCount)
    for name in 0..<builder.nameCount {
      let lower = Int(builder.nameStarts[name])
      let upper = Int(builder.nameStarts[name + 1])
      var length = 0
      var last: (count: Int, last: UInt8)?
      for k in lower..<upper {
        let word = Int(builder.nameWords[k])
        let count = vocabulary.letterCount(word)
        if count == 0 { continue }
        let start = Int(vocabulary.letterStarts[word])
        if let last,
          LetterCode.isApart(last, (count, vocabulary.letters[start]))
        {
          length += 1
        }
        length += count
        last = (count, vocabulary.letters[start + count - 1])
      }
      lengths.append(UInt8(min(length, 255)))
    }
    return lengths
  }

  /// The names by length, then heavier ones first, then as they came.
  private static func order(
    _ builder: borrowing GazetteerBuilder, _ lengths: [UInt8]
  ) -> [UInt32] {
    // A key of length and lack of weight has 65,536 values: counting sorts it in one pass.
    let keyCount = builder.hasWeights ? 1 << 16 : 1 << 8
    func key(_ name: Int, _ weights: [UInt8], _ hasWeights: Bool) -> Int {
      hasWeights ? Int(lengths[name]) << 8 | Int(255 - weights[name]) : Int(lengths[name])
    }
    let weights = builder.weights
    let hasWeights = builder.hasWeights
    var starts = [Int](repeating: 0, count: keyCount + 1)
    for name in 0..<lengths.count { starts[key(name, weights, hasWeights) + 1] += 1 }
    for k in 0..<keyCount { starts[k + 1] += starts[k] }
    var order = [UInt32](repeating: 0, count: lengths.count)
    for name in 0..<lengths.count {
      let k = key(name, weights, hasWeights)
      order[starts[k]] = UInt32(name)
      starts[k] += 1
    }
    return order
  }

  private mutating func layOutNames(
    _ builder: borrowing GazetteerBuilder, _ order: [UInt32], wordRank: [UInt32], lengths: [UInt8]
  ) {
    var starts = [UInt32]()
    starts.reserveCapacity(order.count + 1)
    var nameWords = [UInt32]()
    nameWords.reserveCapacity(builder.nameWords.count)
    var entities = [UInt32]()
    entities.reserveCapacity(order.count)
    var lengthCounts = [UInt32](repeating: 0, count: 257)
    for name in order {
      let name = Int(name)
      starts.append(UInt32(nameWords.count))
      let lower = Int(builder.nameStarts[name])
      for k in lower..<Int(builder.nameStarts[name + 1]) {
        nameWords.append(wordRank[Int(builder.nameWords[k])])
      }
      entities.append(builder.firstEntities[name])
      lengthCounts[Int(lengths[name]) + 1] += 1
    }
    starts.append(UInt32(nameWords.count))
    for k in 0..<256 { lengthCounts[k + 1] += lengthCounts[k] }
    block[.nameStarts] = starts
    block[.nameWords] = nameWords
    layOutLists(builder, order, &entities)
    block[.nameEntities] = entities
    if builder.hasWeights {
      block[.weights] = Self.packed(order.map { builder.weights[Int($0)] })
    }
    // Behind the longest name there is none.
    block[.lengthStarts] = Array(lengthCounts.prefix { $0 < order.count })
  }

  /// Lays out the lists of names of several entities, in the order they came, and puts the place of each list in the
  /// entry of its name.
  private mutating func layOutLists(
    _ builder: borrowing GazetteerBuilder, _ order: [UInt32], _ entities: inout [UInt32]
  ) {
    if builder.furtherEntities.isEmpty { return }
    var rank = [UInt32](repeating: 0, count: order.count)
    for (k, name) in order.enumerated() { rank[Int(name)] = UInt32(k) }
    var further = builder.furtherEntities.enumerated().map { index, item in
      (name: rank[Int(item.name)], index: index, entity: item.entity, accent: item.accent)
    }
    further.sort { ($0.name, $0.index) < ($1.name, $1.index) }
    var lists = [UInt32]()
    var accents = [UInt32]()
    var isAccented = false
    var k = 0
    while k < further.count {
      let name = further[k].name
      let start = lists.count
      let accent = builder.firstAccents[Int(order[Int(name)])]
      lists += [1, entities[Int(name)]]
      accents += [0, accent]
      while k < further.count, further[k].name == name {
        if lists.last != further[k].entity || accents.last != further[k].accent {
          lists.append(further[k].entity)
          accents.append(further[k].accent)
          lists[start] += 1
          if further[k].accent != accent { isAccented = true }
        }
        k += 1
      }
      entities[Int(name)] = 0x8000_0000 | UInt32(start)
    }
    block[.entityLists] = lists
    if isAccented { block[.entityAccents] = accents }
  }

  private mutating func layOutValues(_ values: NameValues, _ order: [UInt32]) {
    guard !values.starts.isEmpty else { return }
    var rank = [UInt32](repeating: 0, count: order.count)
    for (k, name) in order.enumerated() { rank[Int(name)] = UInt32(k) }
    let keys = values.keys.map { (key: $0.key, name: rank[Int($0.name)]) }.sorted { $0 < $1 }
    for (index, entry) in keys.enumerated() where index == 0 || entry != keys[index - 1] {
      block[.valueKeys] += [
        UInt32(truncatingIfNeeded: entry.key), UInt32(truncatingIfNeeded: entry.key >> 32),
        entry.name,
      ]
    }
    let starts = values.starts.map { (name: rank[Int($0.name)], start: $0.start) }
      .sorted { $0 < $1 }
    for (index, entry) in starts.enumerated()
    where index == 0 || entry.name != starts[index - 1].name {
      block[.valueNames] += [entry.name, entry.start]
    }
    block[.valueLists] = values.lists
  }

  private mutating func layOutPostings(wordCount: Int, nameCount: Int) {
    let starts = block[.nameStarts]
    let nameWords = block[.nameWords]
    var offsets = [UInt32](repeating: 0, count: wordCount + 2)
    // A word that a name holds twice is posted once: names come in order, so the last one tells.
    var last = [UInt32](repeating: .max, count: wordCount)
    for name in 0..<nameCount {
      for k in Int(starts[name])..<Int(starts[name + 1]) {
        let word = Int(nameWords[k])
        if last[word] == UInt32(name) { continue }
        last[word] = UInt32(name)
        offsets[word + 2] += 1
      }
    }
    for word in 0..<wordCount { offsets[word + 2] += offsets[word + 1] }
    var postings = [UInt32](repeating: 0, count: Int(offsets[wordCount + 1]))
    for word in 0..<wordCount { last[word] = .max }
    for name in 0..<nameCount {
      for k in Int(starts[name])..<Int(starts[name + 1]) {
        let word = Int(nameWords[k])
        if last[word] == UInt32(name) { continue }
        last[word] = UInt32(name)
        postings[Int(offsets[word + 1])] = UInt32(name)
        offsets[word + 1] += 1
      }
    }
    block[.postings] = postings
    // Filling has moved each offset to the end of its word, which is the start of the next.
    postingOffsets = offsets
  }

  private var postingOffsets: [UInt32] = []

  private mutating func layOutVocabulary(_ vocabulary: VocabularyBuilder, _ order: [UInt32]) {
    let width = Gazetteer.recordWords
    var records = [UInt32](repeating: 0, count: width * order.count)
    var longLetters = [UInt8]()
    var phones = [UInt8]()
    phones.reserveCapacity(vocabulary.phones.count)
    for (rank, word) in order.enumerated() {
      let word = Int(word)
      let lower = Int(vocabulary.letterStarts[word])
      let upper = Int(vocabulary.letterStarts[word + 1])
      let lowerPhone = Int(vocabulary.phoneStarts[word])
      let upperPhone = Int(vocabulary.phoneStarts[word + 1])
      let postings = rank == 0 ? 0 : postingOffsets[rank]
      records[width * rank] = postings
      records[width * rank + 1] = postingOffsets[rank + 1] - postings
      records[width * rank + 2] = UInt32(phones.count)
      var set = LetterSet()
      for k in lower..<upper { set.insert(vocabulary.letters[k]) }
      records[width * rank + 3] =
        UInt32(upper - lower) | UInt32(upperPhone - lowerPhone) << 8 | set.bits << 16
      if upper - lower <= Gazetteer.recordLetters {
        for k in lower..<upper {
          let at = k - lower
          records[width * rank + 4 + at / 4] |=
            UInt32(vocabulary.letters[k]) << UInt32(8 * (at % 4))
        }
      } else {
        records[width * rank + 4] = UInt32(4 * width * order.count + longLetters.count)
        longLetters.append(contentsOf: vocabulary.letters[lower..<upper])
      }
      phones.append(contentsOf: vocabulary.phones[lowerPhone..<upperPhone])
    }
    block[.wordRecords] = records + Self.packed(longLetters)
    block[.phones] = Self.packed(phones)
  }

  private mutating func layOutTables(
    _ builder: borrowing GazetteerBuilder, _ nameOrder: [UInt32], _ wordOrder: [UInt32]
  ) {
    var wordTable = KeyTableLayout(keys: wordOrder.count, .valueFirst)
    for (rank, word) in wordOrder.enumerated() {
      wordTable.insert(builder.vocabulary.hashes[Int(word)], UInt32(rank + 1))
    }
    block[.wordTable] = wordTable.words

    let entities = block[.nameEntities]
    let bits = Gazetteer.nameBits(nameOrder.count)
    let nameSlots = nameOrder.count * 4 / 3 + 1
    var nameTable = [UInt32](repeating: 0, count: 3 * nameSlots)
    for (rank, name) in nameOrder.enumerated() {
      var slot = KeyTable.place(NameHash.place(builder.sums[Int(name)]), of: nameSlots)
      var probes = 1
      while nameTable[3 * slot] != 0, probes < Gazetteer.maxNameProbes {
        slot = slot + 1 == nameSlots ? 0 : slot + 1
        probes += 1
      }
      // Past the probes that a look-up makes it is found by its words.
      if nameTable[3 * slot] != 0 { continue }
      let entry = (builder.orderedHashes[Int(name)] >> bits) << bits | UInt64(rank + 1)
      nameTable[3 * slot] = UInt32(truncatingIfNeeded: entry)
      nameTable[3 * slot + 1] = UInt32(truncatingIfNeeded: entry >> 32)
      nameTable[3 * slot + 2] = entities[rank]
    }
    block[.nameTable] = nameTable
  }

  /// Bytes in words, the first one lowest.
  static func packed(_ bytes: [UInt8]) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: (bytes.count + 3) / 4)
    for (k, byte) in bytes.enumerated() { words[k >> 2] |= UInt32(byte) << UInt32(8 * (k & 3)) }
    return words
  }
}
