// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Why a model was refused.
package enum IntentModelError: Error, Equatable, Sendable {
  /// Its bytes do not fit their checksum.
  case checksum
  /// A reference leads nowhere: the section and the place in it.
  case corrupt(section: String, index: Int)
}

extension IntentModelError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .checksum: "the model of intents is damaged: its checksum is another; compile it again"
    case .corrupt(let section, let index):
      "the model of intents, section '\(section)', is corrupt at \(index): a reference that leads "
        + "nowhere; compile it again"
    }
  }
}

extension IntentModel {
  /// Checks the checksum and every reference.
  ///
  /// Ranking needs none of it: damage can give wrong answers, and never leads outside of the block.
  ///
  /// - Throws: `IntentModelError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validate() throws(IntentModelError) {
    let sum = words.checksum(leavingOut: 6..<8)
    guard sum == words.pair(at: 6) else { throw .checksum }
    try validateReferences()
  }

  /// Checks every reference.
  func validateReferences() throws(IntentModelError) {
    // No two features share postings, so that all are read in linear time.
    var read = 0
    for slot in 0..<slotCount {
      let entry = table[2 * slot + 1]
      if entry == 0 { continue }
      let first = Int(entry & 0xFF_FFFF)
      guard first > 0 else { throw .corrupt(section: "table", index: slot) }
      let end = postingsEnd(first)
      var at = first
      while at < end, Int(postings[at] >> 16 & 0x7FFF) < classCount,
        postings[at] & Self.lastBit == 0
      {
        at += 1
      }
      guard at < end, Int(postings[at] >> 16 & 0x7FFF) < classCount else {
        throw .corrupt(section: "postings", index: at)
      }
      read += at - first + 1
      guard read <= postings.count else { throw .corrupt(section: "table", index: slot) }
    }
    var ends = (slots: 0, phrases: 0)
    for index in 0...classCount {
      let next = (
        slots: Int(classes[index * Self.classWords + 2]),
        phrases: Int(classes[index * Self.classWords + 3])
      )
      guard next.slots >= ends.slots, next.slots <= slotClasses.count,
        next.phrases >= ends.phrases, next.phrases * Self.markWords <= phrases.count
      else { throw .corrupt(section: "classes", index: index) }
      ends = next
    }
  }
}
