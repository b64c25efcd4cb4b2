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
    try validateMembers()
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
      try block.check(table.isSound(bits: bits), section, at: 0, "its size, or no slot is free")
    }
    for slot in 0..<words.slots {
      let place = Int(words.value(inSlot: slot) >> 1)
      try block.check(place <= stems.count / 2, .words, at: slot, "a stem that is none")
    }
    for slot in 0..<runs.slots {
      let place = Int(runs.value(inSlot: slot))
      try block.check(place <= runValues.count, .runs, at: slot, "a value that is none")
    }
    for slot in 0..<carriers.slots {
      let value = carriers.value(inSlot: slot)
      try block.check(
        value & ~(Self.carrierBit | 0xFF) == 0 && value & 0xFF <= RunKey.maxCarrier, .carriers,
        at: slot, "its length")
    }
  }

  private func validateMembers() throws(BlockError) {
    // Where lists begin: at 0, and after the last of each.
    for index in 0..<runValues.count {
      let value = runValues[index]
      try block.check(
        value >> 24 & 0x7F <= UInt32(RunKey.maxRun), .runValues, at: index, "the length of a run")
      if value & Self.memberBit != 0 {
        try block.check(
          Int(value & 0xFFFF) < groupCount, .runValues, at: index, "a group that is none")
        continue
      }
      let at = Int(value & 0xFF_FFFF) - 1
      try block.check(
        at < members.count, .runValues, at: index, "members that leave their section")
      try block.check(
        at < 1 || members[at - 1] & Self.memberBit != 0, .runValues, at: index,
        "members of another run")
    }
    for index in 0..<members.count {
      try block.check(
        Int(members[index] & 0xFFFF) < groupCount, .members, at: index, "a group that is none")
    }
    try block.check(
      members.count == 0 || members[members.count - 1] & Self.memberBit != 0, .members,
      at: members.count, "a run without an end")
  }
}
