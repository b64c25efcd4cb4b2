// SPDX-License-Identifier: Apache-2.0

/// The baseline: the least that any matcher over words has to do, on the same bytes in the same run.
///
/// Reads, folds and splits an utterance in registers, hashes each word by two loads of eight bytes,
/// probes a table as large as the image's lexicon once a word, and follows as many dependent loads
/// through a random permutation as large as the image's tries. It understands nothing: no names, no
/// courtesies, no slots, no other script than ASCII.
///
/// Unfair to it: its steps are taken for words that a matcher may never walk, since an utterance
/// without an app's name needs no step at all. Unfair to us: it writes no answer.
struct Floor {
  private let table: [UInt64]
  private let permutation: [UInt32]
  private let bytes: [UInt8]
  private let starts: [Int32]

  /// Prepares tables of the given sizes for a set of utterances.
  init(utterances: Utterances, lexiconBytes: Int, trieBytes: Int) {
    var random = RandomSource(seed: 0x466C_6F6F_72)
    table = (0..<max(1, lexiconBytes / 8)).map { _ in random.next() }
    // Sattolo's shuffle makes one cycle, so that no walk stays in a small part of the table. Slots
    // are 8 bytes as in the trie; only their first half is used.
    let slots = max(2, trieBytes / 8)
    var cycle = Array(0..<UInt32(slots))
    for last in stride(from: slots - 1, to: 0, by: -1) {
      cycle.swapAt(last, random.below(last))
    }
    var spread = [UInt32](repeating: 0, count: slots * 2)
    for slot in 0..<slots { spread[slot * 2] = cycle[slot] }
    permutation = spread
    // The loads read up to 15 bytes past a word.
    bytes = utterances.bytes + [UInt8](repeating: 0x20, count: 16)
    starts = utterances.starts
  }

  /// Does the work for a range of utterances.
  ///
  /// - Returns: A sum of all that was read.
  func run(_ range: Range<Int>) -> UInt64 {
    var sum: UInt64 = 0
    // SAFETY: every load stays within `bytes`, which is padded by 16; see `utterance`.
    unsafe bytes.withUnsafeBytes { bytes in
      let base = bytes.baseAddress!
      for index in range {
        sum &+= unsafe utterance(base, Int(starts[index]), Int(starts[index + 1]))
      }
    }
    return sum
  }

  @inline(__always)
  private func utterance(_ base: UnsafeRawPointer, _ lower: Int, _ upper: Int) -> UInt64 {
    var sum: UInt64 = 0
    var slot: UInt32 = 0
    var start = lower
    var block = lower
    while block < upper {
      // SAFETY: `block` is below `upper`, and eight bytes are padded behind the last utterance.
      var word = unsafe base.loadUnaligned(fromByteOffset: block, as: UInt64.self)
      word ^= 0x2020_2020_2020_2020
      var blanks = ~(((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word)
      blanks &= 0x8080_8080_8080_8080
      if upper - block < 8 {
        let past = UInt64(0x80) << UInt64((upper - block) * 8)
        blanks = (blanks & (past &- 1)) | past
      }
      while blanks != 0 {
        let end = block + blanks.trailingZeroBitCount >> 3
        blanks &= blanks &- 1
        if end > start {
          // SAFETY: `start..<end` lies in the text, whose bytes the caller keeps.
          unsafe step(base, start, end, &slot, &sum)
        }
        start = end + 1
      }
      block += 8
    }
    if start < upper { unsafe step(base, start, upper, &slot, &sum) }
    return sum &+ UInt64(slot)
  }

  @inline(__always)
  private func step(
    _ base: UnsafeRawPointer, _ start: Int, _ end: Int, _ slot: inout UInt32, _ sum: inout UInt64
  ) {
    let length = end - start
    let fold: UInt64 = 0x2020_2020_2020_2020
    // SAFETY: `start` is below the end of the utterances, and 16 bytes are padded behind it.
    let low = unsafe base.loadUnaligned(fromByteOffset: start, as: UInt64.self) | fold
    // SAFETY: see above.
    let high = unsafe base.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self) | fold
    let lowBits = ~UInt64(0) >> UInt64(8 * max(0, 8 - length))
    let highBits = length > 8 ? ~UInt64(0) >> UInt64(8 * max(0, 16 - length)) : 0
    var hash = ((low & lowBits) ^ 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    let tail: UInt64 = (high & highBits) &+ UInt64(truncatingIfNeeded: length)
    hash ^= tail &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash >> 32
    let share: UInt64 = (hash & 0xFFFF_FFFF) &* UInt64(truncatingIfNeeded: table.count)
    let probe = table[Int(truncatingIfNeeded: share >> 32)]
    sum &+= probe
    // The next place depends on the last one and on the word, as a child in a trie does.
    let mixed: UInt64 = (UInt64(slot ^ UInt32(truncatingIfNeeded: probe)) &* 0x9E37_79B1)
    let slots = UInt64(truncatingIfNeeded: permutation.count / 2)
    let place = Int(truncatingIfNeeded: ((mixed & 0xFFFF_FFFF) &* slots) >> 32)
    slot = permutation[place * 2]
  }
}
