// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension SlotModel {
  /// Where the header keeps the checksum, in words.
  static let checksumWord = 6

  /// The checksum of a block, of all but itself.
  static func checksum(_ words: [UInt32]) -> UInt64 {
    Words.checksum(words[0..<checksumWord]) ^ Words.checksum(words[headerWords...])
  }

  /// Checks the checksum and every reference.
  ///
  /// Filling slots needs none of it: damage can give wrong answers, and never leads outside of the
  /// block.
  ///
  /// - Throws: `SlotModelError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(SlotModelError) {
    let sum =
      words.checksum(leavingOut: Self.checksumWord..<Self.headerWords)
    guard sum == words.pair(at: Self.checksumWord) else { throw .checksum }
    try validateReferences()
  }

  /// Checks every reference.
  func validateReferences() throws(SlotModelError) {
    var end = Self.firstSection
    for (section, range) in zip(Section.allCases, sections) {
      guard range.lowerBound == end else { throw .header("section '\(section)' leaves its place") }
      end = range.upperBound
    }
    guard end == words.count else { throw .header("words are left over") }
    guard Int(words[2]) == intentCount else { throw .header("\(words[2]) intents") }
    let starts = try validateLists()
    guard boundary == 0 || starts.contains(boundary) else { throw .header("the boundary's list") }
    try validateIntents(starts)
    try validateTable(starts)
  }

  private func check(
    _ section: Section, _ index: Int, _ condition: Bool, _ what: @autoclosure () -> String
  ) throws(SlotModelError) {
    guard condition else { throw .corrupt(section: "\(section)", index: index, what()) }
  }

  /// Checks all lists and returns where they begin.
  private func validateLists() throws(SlotModelError) -> Set<UInt32> {
    try check(.lists, 0, lists[0] == 0 && lists.count > 0, "the first word is taken")
    var starts = Set<UInt32>()
    var at = 1
    while at < lists.count {
      starts.insert(UInt32(at))
      let (lower, middle, upper) = bounds(UInt32(at))
      try check(
        .lists, at, lower < middle && upper <= lists.count, "a list that leaves its section")
      for k in lower..<upper {
        let scope = Int(lists[k] >> 16)
        let role = Int(lists[k] >> 10 & 0x3F)
        if k < middle {
          let roles = 1 + 2 * (intent(scope)?.parameterCount ?? 0)
          try check(.lists, k, roles > 1 && role < roles, "an intent or role that is none")
        } else {
          try check(.lists, k, scope < keys.count && 1...2 ~= role, "a key that is none")
        }
        try check(.lists, k, lists[k] & 0x3FF > 0, "a count of nothing")
        try check(
          .lists, k, k == lower || k == middle || lists[k] >> 10 > lists[k - 1] >> 10,
          "entries do not rise")
      }
      at = upper
    }
    return starts
  }

  private func validateIntents(_ starts: Set<UInt32>) throws(SlotModelError) {
    var next = 0
    for number in 0..<intentCount where intents[number] > 0 {
      try check(.intents, number, Int(intents[number]) == next + 1, "a record that is none")
      guard let intent = intent(number) else { continue }
      try check(
        .records, next, records[next] >> 16 == UInt32(intent.parameterCount),
        "\(records[next] >> 16) parameters")
      for index in 0..<intent.parameterCount {
        let parameter = parameter(index, of: intent)
        try check(
          .records, intent.parameters + 2 * index, Int(parameter.key) <= keys.count,
          "a key that is none")
        try check(
          .records, intent.parameters + 2 * index,
          parameter.list == 0 || starts.contains(parameter.list), "a list that is none")
      }
      next = intent.parameters + 2 * intent.parameterCount
    }
    try check(.records, next, next == records.count, "records are left over")
  }

  private func validateTable(_ starts: Set<UInt32>) throws(SlotModelError) {
    try check(.table, 0, table.count % 2 == 0, "its size")
    var free = 0
    for slot in 0..<tableSlots {
      let entry = table.pair(at: 2 * slot)
      if entry == 0 {
        free += 1
        continue
      }
      let list = UInt32(truncatingIfNeeded: entry) >> 2
      try check(.table, slot, list == 0 || starts.contains(list), "a list that is none")
      try check(.table, slot, entry & 3 > 0, "a word that never occurs")
    }
    try check(.table, 0, free > 0, "no slot is free")
  }
}
