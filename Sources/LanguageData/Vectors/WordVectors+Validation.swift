// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension WordVectors {
  /// Checks all that the format says.
  ///
  /// - Throws: `BlockError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(BlockError) {
    try block.validateChecksum()
    try block.validateSections()
    try block.check(block.numbers[3] == 0, "a number is not 0")
    try block.check(language != nil, .about, at: 0, "no line 'language: TAG' comes first")
    for row in 0..<count {
      try block.check(scale(row) != 0, .scales, at: row, "a scale of 0")
    }
    for k in 0..<rows.count {
      let four = rows[k]
      for byte in 0..<4 {
        try block.check(
          four >> UInt32(8 * byte) & 0xFF != 0x80, .rows, at: 4 * k + byte, "a number below -127")
      }
    }
    try validateWords()
  }

  /// Checks that each word stands in its order, and that its key leads to its row.
  private func validateWords() throws(BlockError) {
    let lengths = block[.lengths]
    try block.check(
      lengths.count == Self.maxWordBytes + 2 && lengths[0] == 0 && lengths[1] == 0
        && Int(lengths[Self.maxWordBytes + 1]) == count, .lengths, at: 0, "numbers that are none")
    let text = block[.words]
    var at = 0
    var before: [UInt8] = []
    for length in 1...Self.maxWordBytes {
      let (first, end) = (Int(lengths[length]), Int(lengths[length + 1]))
      try block.check(first <= end && end <= count, .lengths, at: length, "a number that falls")
      try block.check(
        at + (end - first) * length <= text.count * 4, .words, at: at, "words are cut short")
      for row in first..<end {
        let word = (at..<at + length).map { text.byte(at: $0) }
        try block.check(
          before.count < length || before.lexicographicallyPrecedes(word), .words, at: at,
          "words out of their order")
        // SAFETY: the bytes are read inside the closure only.
        let hash = unsafe word.withUnsafeBufferPointer { unsafe TokenHash.hash(of: $0) }
        try block.check(self.row(hash) == row, .keys, at: row, "a word that is not found")
        before = word
        at += length
      }
    }
    try block.check(
      (at + 3) / 4 == text.count && (at..<4 * text.count).allSatisfy { text.byte(at: $0) == 0 },
      .words, at: at, "words are left over")
    let held = (0..<keys.slots).count { keys.value(inSlot: $0) != 0 }
    try block.check(held == count && keys.slots > count, .keys, at: held, "keys of no word")
  }
}
