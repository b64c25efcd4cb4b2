// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import ValueParsing

extension Gazetteer {
  /// Checks the checksum and every reference.
  ///
  /// A search needs none of it: damage can give wrong answers, and never leads outside of the block.
  ///
  /// - Throws: `BlockError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(BlockError) {
    try block.validateChecksum()
    try validateReferences()
  }

  /// Checks every reference.
  func validateReferences() throws(BlockError) {
    try block.validateSections()
    try validateSizes()
    try validateVocabulary()
    try validateNames()
    try validateEntities()
    try validateValues()
    try validateTables()
    try block.check(
      near.isEmpty == (wordCount <= Self.scannedWords), .near, at: 0,
      "a table of a small vocabulary, or none of a large one")
    try validate(near, .nearStarts, .near)
    try validate(far, .farStarts, .far)
    try validate(sounds, .soundStarts, .sounds)
  }

  private func validateSizes() throws(BlockError) {
    try block.check(wordCount <= Self.maxVocabulary, "\(wordCount) words")
    let sizes: [(Section, Int, Int)] = [
      (.nameStarts, nameStarts.count, nameCount + 1),
      (.nameWords, nameWords.count, Int(nameStarts[nameCount])),
      (.nameEntities, nameEntities.count, nameCount),
    ]
    for (section, found, expected) in sizes {
      try block.check(found == expected, section, at: 0, "\(found) words instead of \(expected)")
    }
    try block.check(
      records.count >= Self.recordWords * wordCount, .wordRecords, at: 0, "records are cut short")
    try block.check(
      entityAccents.count == 0 || entityAccents.count == entityLists.count, .entityAccents, at: 0,
      "\(entityAccents.count) words for \(entityLists.count)")
    try block.check(
      weights.count == 0 || weights.count == (nameCount + 3) / 4, .weights, at: 0,
      "\(weights.count) words for \(nameCount) names")
  }

  private func validateValues() throws(BlockError) {
    try block.check(valueKeys.count % 3 == 0, .valueKeys, at: 0, "entries are cut short")
    try block.check(valueNames.count % 2 == 0, .valueNames, at: 0, "entries are cut short")
    for k in 0..<valueKeys.count / 3 {
      try block.check(valueKeys[3 * k + 2] < nameCount, .valueKeys, at: k, "a name that is none")
      let isRising =
        k == 0 || valueKeys.pair(at: 3 * k - 3) < valueKeys.pair(at: 3 * k)
        || valueKeys.pair(at: 3 * k - 3) == valueKeys.pair(at: 3 * k)
          && valueKeys[3 * k - 1] < valueKeys[3 * k + 2]
      try block.check(isRising, .valueKeys, at: k, "keys do not rise")
    }
    for k in 0..<valueNames.count / 2 {
      try block.check(valueNames[2 * k] < nameCount, .valueNames, at: k, "a name that is none")
      try block.check(
        k == 0 || valueNames[2 * k - 2] < valueNames[2 * k], .valueNames, at: k,
        "names do not rise")
      var at = Int(valueNames[2 * k + 1])
      try block.check(at < valueLists.count, .valueNames, at: k, "a list that is none")
      let readings = Int(valueLists[at])
      try block.check(
        1...NameReader.maxReadings ~= readings, .valueLists, at: at, "\(readings) readings")
      at += 1
      for _ in 0..<readings {
        let values = Int(valueLists[at])
        try block.check(
          1...NameReader.maxValues ~= values && at + values < valueLists.count, .valueLists, at: at,
          "\(values) values")
        at += 1 + values
      }
    }
  }

  private func validateVocabulary() throws(BlockError) {
    // What lies behind the records are the letters of long words, in bytes.
    var longLetters = 4 * Self.recordWords * wordCount
    var nextPhones = 0
    var nextPosting = 0
    for word in 0..<wordCount {
      let record = record(UInt32(word))
      let range = postingRange(UInt32(word))
      let isLong = record.letterCount > Self.recordLetters
      try block.check(
        record.letterCount <= LetterCode.maxLetters && (!isLong || record.letters == longLetters),
        .wordRecords, at: word, "letters")
      if isLong { longLetters += record.letterCount }
      // Short words are compared as one number.
      try block.check(
        isLong
          || (record.letterCount..<Self.recordLetters).allSatisfy { letter(record, at: $0) == 0 },
        .wordRecords, at: word, "letters behind the last")
      var set = LetterSet()
      for k in 0..<record.letterCount { set.insert(letter(record, at: k)) }
      try block.check(
        records[word * Self.recordWords + 3] >> 16 == set.bits, .wordRecords, at: word,
        "the set of its letters")
      try block.check(
        record.phoneCount <= WordSounds.maxPhones
          && (record.phoneCount == 0 || record.phones == nextPhones), .wordRecords, at: word,
        "phones")
      nextPhones += record.phoneCount
      try block.check(
        range.lower == nextPosting
          && range.upper - range.lower == Int(records[word * Self.recordWords + 1]), .wordRecords,
        at: word, "postings")
      nextPosting = range.upper
      try block.check(word == 0 || !isSpeltBefore(word, word - 1), .wordRecords, at: word, "order")
      var last = -1
      for k in range.lower..<range.upper {
        let name = Int(postings[k])
        try block.check(name < nameCount, .postings, at: k, "a name that is none")
        try block.check(name > last, .postings, at: k, "names do not rise")
        last = name
      }
    }
    try block.check(
      (longLetters + 3) / 4 == records.count, .wordRecords, at: wordCount, "letters left over")
    try block.check(
      (nextPhones + 3) / 4 == phones.count, .phones, at: wordCount, "phones left over")
    try block.check(nextPosting == postings.count, .postings, at: nextPosting, "postings left over")
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

  private func validateNames() throws(BlockError) {
    try block.check(nameStarts[0] == 0, .nameStarts, at: 0, "the first name starts later")
    for name in 0..<nameCount {
      let count = Int(nameStarts[name + 1]) - Int(nameStarts[name])
      try block.check(1...Self.maxWords ~= count, .nameStarts, at: name, "\(count) words")
    }
    for k in 0..<nameWords.count {
      try block.check(Int(nameWords[k]) < wordCount, .nameWords, at: k, "a word that is none")
    }
    try block.check(lengthStarts[0] == 0, .lengthStarts, at: 0, "the first length starts later")
    for length in 0..<lengthStarts.count {
      try block.check(
        lengthStart(length) <= lengthStart(length + 1) && Int(lengthStarts[length]) < nameCount,
        .lengthStarts, at: length, "lengths do not rise")
    }
    try block.check(
      lengthStarts.count <= 256 && (lengthStarts.count > 0) == (nameCount > 0), .lengthStarts,
      at: 0, "\(lengthStarts.count) lengths")
  }

  private func validateEntities() throws(BlockError) {
    for name in 0..<nameCount {
      let entry = nameEntities[name]
      if entry & 0x8000_0000 == 0 { continue }
      let at = Int(entry & 0x7FFF_FFFF)
      try block.check(
        at < entityLists.count && Int(entityLists[at]) <= entityLists.count - at - 1, .nameEntities,
        at: name, "a list that leaves its section")
      for k in at + 1..<at + 1 + Int(entityLists[at]) {
        try block.check(entityLists[k] < 0x8000_0000, .entityLists, at: k, "an entity past 31 bits")
      }
    }
  }

  private func validateTables() throws(BlockError) {
    // Every word once, so that one that is not there is always told by an empty slot.
    try block.check(
      block[.wordTable].count % 2 == 0 && wordTable.slots > wordCount, .wordTable, at: 0, "its size"
    )
    var seen = EntitySet()
    for slot in 0..<wordTable.slots {
      let word = Int(wordTable.value(inSlot: slot, .valueFirst)) - 1
      if word < 0 { continue }
      try block.check(0..<wordCount ~= word, .wordTable, at: slot, "a word that is none")
      try block.check(seen.insert(UInt32(word)), .wordTable, at: slot, "a word that was there")
    }
    try block.check(
      seen.count == wordCount, .wordTable, at: 0, "\(wordCount - seen.count) words are missing")
    // Names past the probes that a look-up makes are in no slot.
    try block.check(
      nameTable.count % 3 == 0 && nameSlots > nameCount, .nameTable, at: 0, "its size")
    for slot in 0..<nameSlots where nameTable.pair(at: 3 * slot) != 0 {
      let entry = nameTable.pair(at: 3 * slot)
      let name = Int(truncatingIfNeeded: entry & (1 << nameBits - 1)) - 1
      try block.check(0..<nameCount ~= name, .nameTable, at: slot, "a name that is none")
      try block.check(
        nameTable[3 * slot + 2] == nameEntities[name], .nameTable, at: slot,
        "another name's entities")
    }
  }

  private func validate(
    _ table: NeighbourTable, _ starts: Section, _ entries: Section
  ) throws(BlockError) {
    if table.starts.count == 0 {
      return try block.check(table.entries.count == 0, entries, at: 0, "entries without buckets")
    }
    let buckets = table.starts.count - 1
    try block.check(
      buckets > 0 && buckets & (buckets - 1) == 0, starts, at: 0, "\(buckets) buckets")
    try block.check(table.starts[0] == 0, starts, at: 0, "the first bucket starts later")
    for bucket in 0..<buckets {
      try block.check(
        table.starts[bucket] <= table.starts[bucket + 1], starts, at: bucket, "buckets do not rise")
    }
    try block.check(
      Int(table.starts[buckets]) == table.entries.count, starts, at: buckets,
      "entries are left over")
    for k in 0..<table.entries.count {
      try block.check(
        Int(table.entries[k] & 0xFF_FFFF) < wordCount, entries, at: k, "a word that is none")
    }
  }
}
