// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Why a block of knowledge was refused.
package enum KnowledgeBlockError: Error, Equatable, Sendable {
  /// A number of the header, or the bounds of a section.
  case header(String)
  /// The bytes do not fit their checksum.
  case checksum
  /// A reference in a section leads nowhere.
  case corrupt(section: String, index: Int, String)
}

extension KnowledgeBlockError: CustomStringConvertible {
  /// What was expected, what was found, and what to do.
  package var description: String {
    switch self {
    case .header(let what):
      "the header of the language's knowledge is damaged: \(what); compile it again"
    case .checksum:
      "the language's knowledge is damaged: its checksum is another; compile it again"
    case .corrupt(let section, let index, let what):
      "the language's knowledge, section '\(section)', is corrupt at \(index): \(what); compile it again"
    }
  }
}

extension KnowledgeBlock {
  /// Where the header keeps the checksum, in words.
  static let checksumWord = 6

  /// The checksum of a block, of all but itself.
  static func checksum(_ words: [UInt32]) -> UInt64 {
    Words.checksum(words[0..<checksumWord]) ^ Words.checksum(words[headerWords...])
  }

  /// Checks the checksum and every reference.
  ///
  /// A look-up needs none of it: damage can give wrong answers, and never leads outside of the block.
  ///
  /// - Throws: `KnowledgeBlockError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(KnowledgeBlockError) {
    guard block.count >= Self.firstSection else { throw .header("it is cut short") }
    let sum =
      block.checksum(leavingOut: Self.checksumWord..<Self.headerWords)
    guard sum == block.pair(at: Self.checksumWord) else { throw .checksum }
    try validateReferences()
  }

  /// Checks every reference.
  func validateReferences() throws(KnowledgeBlockError) {
    try validateSections()
    try validateEndings()
    try validateTables()
    try validateMembers()
  }

  private func check(
    _ section: Section, _ index: Int, _ condition: Bool, _ what: @autoclosure () -> String
  ) throws(KnowledgeBlockError) {
    guard condition else { throw .corrupt(section: "\(section)", index: index, what()) }
  }

  private func validateSections() throws(KnowledgeBlockError) {
    var end = Self.firstSection
    for (section, range) in zip(Section.allCases, sections) {
      guard range.lowerBound == end else {
        throw .header("section '\(section)' leaves its place")
      }
      end = range.upperBound
    }
    guard end == block.count else { throw .header("words are left over") }
    guard groupCount <= 0x1_0000 else { throw .header("\(groupCount) groups") }
  }

  private func validateEndings() throws(KnowledgeBlockError) {
    let starts = endings.starts
    let records = endings.records
    try check(
      .endingStarts, 0, starts.count == EndingTable.buckets + 1 && starts[0] == 0, "its size")
    for bucket in 0..<EndingTable.buckets {
      try check(.endingStarts, bucket, starts[bucket] <= starts[bucket + 1], "buckets do not rise")
    }
    let count = Int(starts[EndingTable.buckets])
    try check(.endings, 0, records.count == count * EndingTable.recordWords, "its size")
    for bucket in 0..<EndingTable.buckets {
      var longest = EndingTable.maxBytes
      for record in Int(starts[bucket])..<Int(starts[bucket + 1]) {
        let counts = records[record * EndingTable.recordWords + 4]
        let bytes = Int(counts & 0xFF)
        try check(.endings, record, 1...longest ~= bytes, "\(bytes) bytes")
        try check(
          .endings, record,
          Int(counts >> 16 & 0xFF) <= bytes && Int(counts >> 24) <= EndingTable.maxAdded,
          "its replacement")
        longest = bytes
      }
    }
  }

  private func validateTables() throws(KnowledgeBlockError) {
    try check(.stems, 0, stems.count % 2 == 0, "its size")
    for (section, table) in [(Section.words, words), (.runs, runs), (.carriers, carriers)] {
      let size = sections[section.rawValue].count
      let used = (0..<table.slots).count { table.value(inSlot: $0) != 0 }
      try check(section, 0, size == 2 * table.slots && used < table.slots, "its size")
    }
    for slot in 0..<words.slots {
      let place = Int(words.value(inSlot: slot) & ~Self.functionBit)
      try check(.words, slot, place <= stems.count / 2, "a stem that is none")
    }
    for slot in 0..<carriers.slots {
      let value = carriers.value(inSlot: slot)
      try check(
        .carriers, slot,
        value & ~(Self.carrierBit | 0xFF) == 0 && value & 0xFF <= RunKey.maxCarrier, "its length")
    }
  }

  private func validateMembers() throws(KnowledgeBlockError) {
    // Where lists begin: at 0, and after the last of each.
    for slot in 0..<runs.slots {
      let value = runs.value(inSlot: slot)
      try check(
        .runs, slot, value >> 24 & 0x7F <= UInt32(RunKey.maxRun), "the length of a run")
      if value & Self.memberBit != 0 {
        try check(.runs, slot, Int(value & 0xFFFF) < groupCount, "a group that is none")
        continue
      }
      let at = Int(value & 0xFF_FFFF) - 1
      try check(.runs, slot, at < members.count, "members that leave their section")
      try check(
        .runs, slot, at < 1 || members[at - 1] & Self.memberBit != 0, "members of another run")
    }
    for index in 0..<members.count {
      try check(.members, index, Int(members[index] & 0xFFFF) < groupCount, "a group that is none")
    }
    try check(
      .members, members.count,
      members.count == 0 || members[members.count - 1] & Self.memberBit != 0, "a run without an end"
    )
  }
}
