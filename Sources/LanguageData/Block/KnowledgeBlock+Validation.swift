// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension KnowledgeBlock {
  /// Checks the checksum and every reference.
  ///
  /// A look-up needs none of it: damage can give wrong answers, and never leads outside of the block.
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
    try block.check(groupCount <= 0x1_0000, "\(groupCount) groups")
    try validateEndings()
    try validateTables()
    try validateGroups()
    try validateOpposites()
  }

  private func validateEndings() throws(BlockError) {
    let starts = endings.starts
    let records = endings.records
    try block.check(
      starts.count == EndingTable.buckets + 1 && starts[0] == 0, .endingStarts, at: 0, "its size")
    for bucket in 0..<EndingTable.buckets {
      try block.check(
        starts[bucket] <= starts[bucket + 1], .endingStarts, at: bucket, "buckets do not rise")
    }
    let count = Int(starts[EndingTable.buckets])
    try block.check(records.count == count * EndingTable.recordWords, .endings, at: 0, "its size")
    for bucket in 0..<EndingTable.buckets {
      var longest = EndingTable.maxBytes
      for record in Int(starts[bucket])..<Int(starts[bucket + 1]) {
        let counts = records[record * EndingTable.recordWords + 4]
        let bytes = Int(counts & 0xFF)
        try block.check(1...longest ~= bytes, .endings, at: record, "\(bytes) bytes")
        try block.check(
          Int(counts >> 16 & 0xFF) <= bytes && Int(counts >> 24) <= EndingTable.maxAdded, .endings,
          at: record, "its replacement")
        longest = bytes
      }
    }
  }

  private func validateTables() throws(BlockError) {
    try block.check(stems.count % 2 == 0, .stems, at: 0, "its size")
    let tables = [
      (Section.words, words), (.runs, runs), (.carriers, carriers), (.opposites, opposites.table),
    ]
    for (number, (section, table)) in tables.enumerated() {
      let bits = Int(block.numbers[3] >> UInt32(8 * number) & 0xFF)
      try block.check(table.isSound(bits: bits), section, at: 0, "its size or its buckets")
    }
    for slot in 0..<words.slots {
      let place = Int(words.value(inSlot: slot) >> 1)
      try block.check(place <= stems.count / 2, .words, at: slot, "a stem that is none")
    }
    for slot in 0..<carriers.slots {
      let value = carriers.value(inSlot: slot)
      try block.check(
        value & ~(Self.carrierBit | 0xFF) == 0 && value & 0xFF <= RunKey.maxCarrier, .carriers,
        at: slot, "its length")
    }
  }

  private func validateGroups() throws(BlockError) {
    // Of the last word half may be left over, which is zero.
    var count = 2 * groups.count
    if count > 0, group(at: count - 1) == 0 { count -= 1 }
    for place in 0..<count {
      try block.check(
        Int(group(at: place)) < groupCount, .groups, at: place, "a group that is none")
      try block.check(
        place == 0 || group(at: place - 1) < group(at: place), .groups, at: place,
        "groups do not rise")
    }
    for slot in 0..<runs.slots {
      let value = runs.value(inSlot: slot)
      try block.check(
        Int(value >> SubjectRank.bits) <= count, .runs, at: slot, "a group that is none")
      try block.check(
        value >> SubjectRank.bits > 0 || value <= RunKey.maxRun, .runs, at: slot,
        "the length of a run")
    }
  }
}
