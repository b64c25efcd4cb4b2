// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension SlotModel {
  /// Checks the checksum and every reference.
  ///
  /// Filling slots needs none of it: damage can give wrong answers, and never leads outside of the
  /// block.
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
    try block.check(Int(block.numbers[0]) == intentCount, "\(block.numbers[0]) intents")
    let starts = try validateLists()
    try block.check(boundary == 0 || starts.contains(boundary), "the boundary's list")
    try validateIntents(starts)
    try validateTable(starts)
  }

  /// Checks all lists and returns where they begin.
  private func validateLists() throws(BlockError) -> Set<UInt32> {
    try block.check(lists[0] == 0 && lists.count > 0, .lists, at: 0, "the first word is taken")
    var starts = Set<UInt32>()
    var at = 1
    while at < lists.count {
      starts.insert(UInt32(at))
      let (lower, middle, upper) = bounds(UInt32(at))
      try block.check(
        lower < middle && upper <= lists.count, .lists, at: at, "a list that leaves its section")
      for k in lower..<upper {
        let scope = Int(lists[k] >> 16)
        let role = Int(lists[k] >> 10 & 0x3F)
        if k < middle {
          let roles = 1 + 2 * (intent(scope)?.parameterCount ?? 0)
          try block.check(
            roles > 1 && role < roles, .lists, at: k, "an intent or role that is none")
        } else {
          try block.check(scope < keys.count && 1...2 ~= role, .lists, at: k, "a key that is none")
        }
        try block.check(lists[k] & 0x3FF > 0, .lists, at: k, "a count of nothing")
        try block.check(
          k == lower || k == middle || lists[k] >> 10 > lists[k - 1] >> 10, .lists, at: k,
          "entries do not rise")
      }
      at = upper
    }
    return starts
  }

  private func validateIntents(_ starts: Set<UInt32>) throws(BlockError) {
    var next = 0
    for number in 0..<intentCount where intents[number] > 0 {
      try block.check(
        Int(intents[number]) == next + 1, .intents, at: number, "a record that is none")
      guard let intent = intent(number) else { continue }
      try block.check(
        records[next] >> 16 == UInt32(intent.parameterCount), .records, at: next,
        "\(records[next] >> 16) parameters")
      for index in 0..<intent.parameterCount {
        let parameter = parameter(index, of: intent)
        try block.check(
          Int(parameter.key) <= keys.count, .records, at: intent.parameters + 2 * index,
          "a key that is none")
        try block.check(
          parameter.list == 0 || starts.contains(parameter.list), .records,
          at: intent.parameters + 2 * index, "a list that is none")
      }
      next = intent.parameters + 2 * intent.parameterCount
    }
    try block.check(next == records.count, .records, at: next, "records are left over")
  }

  private func validateTable(_ starts: Set<UInt32>) throws(BlockError) {
    try block.check(
      table.isSound(bits: Int(block.numbers[2])), .table, at: 0, "its size or its buckets")
    for slot in 0..<table.slots {
      let entry = table.value(inSlot: slot)
      if entry == 0 { continue }
      let list = entry >> 2
      try block.check(list == 0 || starts.contains(list), .table, at: slot, "a list that is none")
      try block.check(entry & 3 > 0, .table, at: slot, "a word that never occurs")
    }
  }
}
