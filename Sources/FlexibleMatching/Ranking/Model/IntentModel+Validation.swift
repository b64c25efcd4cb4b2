// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension IntentModel {
  /// Checks the checksum and every reference.
  ///
  /// Ranking needs none of it: damage can give wrong answers, and never leads outside of the block.
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
    let dimension = Int(directions[0])
    try block.check(
      directions.count == 0
        || dimension % 4 == 0 && directions.count == 4 + classCount * (1 + dimension / 4),
      .directions, at: 0, "\(directions.count) words of \(dimension) dimensions")
    try validateFeatures()
    var ends = (slots: 0, phrases: 0, heads: 0)
    for index in 0...classCount {
      let next = (
        slots: Int(classes[index * Self.classWords + 2]),
        phrases: Int(classes[index * Self.classWords + 3]),
        heads: Int(classes[index * Self.classWords + 10])
      )
      try block.check(
        ends.slots...max(ends.slots, slotClasses.count) ~= next.slots, .classes, at: index,
        "kinds of value that do not rise or leave their section")
      try block.check(
        next.phrases >= ends.phrases && next.phrases * Self.markWords <= phrases.count, .classes,
        at: index, "phrases that do not rise or leave their section")
      try block.check(
        ends.heads...max(ends.heads, heads.count) ~= next.heads, .classes, at: index,
        "heads that do not rise or leave their section")
      ends = next
    }
  }

  private func validateFeatures() throws(BlockError) {
    try block.check(
      table.isSound(bits: Int(block.numbers[1] & 0xFF)), .table, at: 0, "its size or its buckets")
    let bits = (Int(block.numbers[1] >> 16 & 0xFF), Int(block.numbers[1] >> 24))
    try block.check(
      bits == (Int(singles.bits), Int(packing.weights.bits)),
      "weights of \(bits.0) and \(bits.1) bits")
    // No two features share postings, so that all are read in linear time.
    var read = 0
    for slot in 0..<table.slots {
      let value = table.value(inSlot: slot)
      if value == 0 { continue }
      if value & singleBit != 0 {
        try block.check(
          index(ofSingle: value) < classCount, .table, at: slot, "an intent that is none")
        continue
      }
      let first = Int(value)
      let end = postingsEnd(first)
      var at = first
      var rest = 0..<classCount
      while at < end, rest.contains(index(postings[at])), postings[at] & packing.lastBit == 0 {
        rest = index(postings[at]) + 1..<classCount
        at += 1
      }
      try block.check(
        at < end && rest.contains(index(postings[at])), .postings, at: at,
        "an intent that is none or out of order, or no end")
      read += at - first + 1
      try block.check(read <= postings.count, .table, at: slot, "postings of another feature")
    }
  }
}
