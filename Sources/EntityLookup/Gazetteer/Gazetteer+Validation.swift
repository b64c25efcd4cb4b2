// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension Gazetteer {
  /// Where the header keeps the checksum, in words.
  static let checksumWord = 6

  /// The checksum of a block, of all but itself.
  static func checksum(_ words: [UInt32]) -> UInt64 {
    Words.checksum(words[0..<checksumWord]) ^ Words.checksum(words[headerWords...])
  }

  /// Checks the checksum and every reference.
  ///
  /// A search needs none of it: damage can give wrong answers, and never leads outside of the block.
  ///
  /// - Throws: `GazetteerError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(GazetteerError) {
    let sum =
      words.checksum(leavingOut: Self.checksumWord..<Self.headerWords)
    guard sum == words.pair(at: Self.checksumWord) else { throw .checksum }
    try validateReferences()
  }

  /// Checks every reference.
  func validateReferences() throws(GazetteerError) {
    try validateSections()
    try validateVocabulary()
    try validateNames()
    try validateEntities()
    try validateTables()
    try validate(near, .nearStarts, .near)
    try validate(far, .farStarts, .far)
    try validate(sounds, .soundStarts, .sounds)
  }

  private func check(
    _ section: Section, _ index: Int, _ condition: Bool, _ what: @autoclosure () -> String
  ) throws(GazetteerError) {
    guard condition else { throw .corrupt(section: "\(section)", index: index, what()) }
  }

  private func validateSections() throws(GazetteerError) {
    var end = Self.firstSection
    for (section, range) in zip(Section.allCases, sections) {
      guard range.lowerBound >= end, range.upperBound <= words.count else {
        throw .header("section '\(section)' leaves its place")
      }
      end = range.upperBound
    }
    guard wordCount <= Self.maxVocabulary else { throw .header("\(wordCount) words") }
    let sizes: [(Section, Int, Int)] = [
      (.nameStarts, nameStarts.count, nameCount + 1),
      (.nameWords, nameWords.count, Int(nameStarts[nameCount])),
      (.nameEntities, nameEntities.count, nameCount),
      (.lengthStarts, lengthStarts.count, 257),
    ]
    for (section, found, expected) in sizes {
      try check(section, 0, found == expected, "\(found) words instead of \(expected)")
    }
    try check(
      .wordRecords, 0, records.count >= Self.recordWords * wordCount, "records are cut short")
    try check(
      .weights, 0, weights.count == 0 || weights.count == (nameCount + 3) / 4,
      "\(weights.count) words for \(nameCount) names")
  }

  private func validateVocabulary() throws(GazetteerError) {
    // What lies behind the records are the letters of long words, in bytes.
    var longLetters = 4 * Self.recordWords * wordCount
    var nextPhones = 0
    var nextPosting = 0
    for word in 0..<wordCount {
      let record = record(UInt32(word))
      let range = postingRange(UInt32(word))
      let isLong = record.letterCount > Self.recordLetters
      try check(
        .wordRecords, word,
        record.letterCount <= LetterCode.maxLetters && (!isLong || record.letters == longLetters),
        "letters")
      if isLong { longLetters += record.letterCount }
      try check(
        .wordRecords, word,
        record.phoneCount <= WordSounds.maxPhones
          && (record.phoneCount == 0 || record.phones == nextPhones), "phones")
      nextPhones += record.phoneCount
      try check(
        .wordRecords, word,
        range.lower == nextPosting
          && range.upper - range.lower == Int(records[word * Self.recordWords + 1]), "postings")
      nextPosting = range.upper
      try check(.wordRecords, word, word == 0 || !isSpeltBefore(word, word - 1), "order")
      var last = -1
      for k in range.lower..<range.upper {
        let name = Int(postings[k])
        try check(.postings, k, name < nameCount, "a name that is none")
        try check(.postings, k, name > last, "names do not rise")
        last = name
      }
    }
    try check(.wordRecords, wordCount, (longLetters + 3) / 4 == records.count, "letters left over")
    try check(.phones, wordCount, (nextPhones + 3) / 4 == phones.count, "phones left over")
    try check(.postings, nextPosting, nextPosting == postings.count, "postings left over")
  }

  /// Whether the spelling of a word comes before that of another.
  private func isSpeltBefore(_ word: Int, _ other: Int) -> Bool {
    let (a, b) = (record(UInt32(word)), record(UInt32(other)))
    for k in 0..<min(a.letterCount, b.letterCount) {
      let (x, y) = (letter(a, at: k), letter(b, at: k))
      if x != y { return x < y }
    }
    return a.letterCount < b.letterCount
  }

  private func validateNames() throws(GazetteerError) {
    try check(.nameStarts, 0, nameStarts[0] == 0, "the first name starts later")
    for name in 0..<nameCount {
      let count = Int(nameStarts[name + 1]) - Int(nameStarts[name])
      try check(.nameStarts, name, 1...Self.maxWords ~= count, "\(count) words")
    }
    for k in 0..<nameWords.count {
      try check(.nameWords, k, Int(nameWords[k]) < wordCount, "a word that is none")
    }
    try check(.lengthStarts, 0, lengthStarts[0] == 0, "the first length starts later")
    for length in 0..<256 {
      try check(
        .lengthStarts, length, lengthStarts[length] <= lengthStarts[length + 1],
        "lengths do not rise")
    }
    try check(.lengthStarts, 256, Int(lengthStarts[256]) == nameCount, "names are left over")
  }

  private func validateEntities() throws(GazetteerError) {
    for name in 0..<nameCount {
      let entry = nameEntities[name]
      if entry & 0x8000_0000 == 0 { continue }
      let at = Int(entry & 0x7FFF_FFFF)
      try check(
        .nameEntities, name,
        at < entityLists.count && Int(entityLists[at]) <= entityLists.count - at - 1,
        "a list that leaves its section")
      for k in at + 1..<at + 1 + Int(entityLists[at]) {
        try check(.entityLists, k, entityLists[k] < 0x8000_0000, "an entity past 31 bits")
      }
    }
  }

  private func validateTables() throws(GazetteerError) {
    // Every word once, so that one that is not there is always told by an empty slot.
    try check(.wordTable, 0, wordTable.count % 2 == 0 && wordSlots > wordCount, "its size")
    var seen = EntitySet()
    for slot in 0..<wordSlots where wordTable.pair(at: 2 * slot) != 0 {
      let word = Int(wordTable[2 * slot]) - 1
      try check(.wordTable, slot, 0..<wordCount ~= word, "a word that is none")
      try check(.wordTable, slot, seen.insert(UInt32(word)), "a word that was there")
    }
    try check(.wordTable, 0, seen.count == wordCount, "\(wordCount - seen.count) words are missing")
    // Names past the probes that a look-up makes are in no slot.
    try check(.nameTable, 0, nameTable.count % 3 == 0 && nameSlots > nameCount, "its size")
    for slot in 0..<nameSlots where nameTable.pair(at: 3 * slot) != 0 {
      let entry = nameTable.pair(at: 3 * slot)
      let name = Int(truncatingIfNeeded: entry & (1 << nameBits - 1)) - 1
      try check(.nameTable, slot, 0..<nameCount ~= name, "a name that is none")
      try check(
        .nameTable, slot, nameTable[3 * slot + 2] == nameEntities[name], "another name's entities")
    }
  }

  private func validate(
    _ table: NeighbourTable, _ starts: Section, _ entries: Section
  ) throws(GazetteerError) {
    if table.starts.count == 0 {
      return try check(entries, 0, table.entries.count == 0, "entries without buckets")
    }
    let buckets = table.starts.count - 1
    try check(starts, 0, buckets > 0 && buckets & (buckets - 1) == 0, "\(buckets) buckets")
    try check(starts, 0, table.starts[0] == 0, "the first bucket starts later")
    for bucket in 0..<buckets {
      try check(
        starts, bucket, table.starts[bucket] <= table.starts[bucket + 1], "buckets do not rise")
    }
    try check(
      starts, buckets, Int(table.starts[buckets]) == table.entries.count, "entries are left over")
    for k in 0..<table.entries.count {
      try check(entries, k, Int(table.entries[k] & 0xFF_FFFF) < wordCount, "a word that is none")
    }
  }
}
