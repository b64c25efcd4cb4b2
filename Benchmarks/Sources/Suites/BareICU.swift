// SPDX-License-Identifier: Apache-2.0

import CICU

/// ICU alone over a set of utterances: NFKC_Casefold, word breaks, a hash a word, and nothing else.
///
/// Texts are in UTF-16 beforehand, as ICU likes them, and the results are summed up and dropped: no
/// offsets into the original, no second form. The hash takes as many multiplications as the engine's
/// and reads UTF-16 as it comes. The iterator and the room are made once.
@safe final class BareICU {
  /// Units that a normalised text may have; the hash reads up to eight more.
  private static let capacity = 4_096

  private let units: [UInt16]
  // SAFETY: opened in `init`; the breaks are closed in `deinit`, the normaliser is ICU's for
  // good.
  private let starts: [Int]
  private var room: [UInt16]
  private let normalizer: OpaquePointer
  private let breaks: OpaquePointer

  /// Prepares the texts; `nil` without ICU's data.
  init?(_ utterances: Utterances) {
    // SAFETY: as told at the fields; `nil` where ICU has none.
    guard let normalizer = unsafe icu_nfkcCasefold(), let breaks = unsafe icu_openWordBreaks()
    else { return nil }
    // SAFETY: as above.
    unsafe (self.normalizer, self.breaks) = unsafe (normalizer, breaks)
    var units: [UInt16] = []
    var starts = [0]
    for index in 0..<utterances.count {
      units += utterances.text(index).utf16
      starts.append(units.count)
    }
    (self.units, self.starts) = (units, starts)
    room = [UInt16](repeating: 0, count: Self.capacity + 8)
  }

  deinit {
    // SAFETY: opened by this value, and nobody else has it.
    unsafe icu_closeBreaks(breaks)
  }

  /// Works through a range of utterances; the sum of the words' hashes.
  func run(_ range: Range<Int>) -> UInt64 {
    var sum: UInt64 = 0
    // SAFETY: both buffers stay where they are while the closures run; the iterator's text is set
    // anew before it is used again.
    unsafe units.withUnsafeBufferPointer { units in
      unsafe room.withUnsafeMutableBufferPointer { room in
        for index in range {
          let source = unsafe units.baseAddress! + starts[index]
          let length = Int32(starts[index + 1] - starts[index])
          let written = unsafe icu_normalize(
            normalizer, source, length, room.baseAddress, Int32(Self.capacity))
          guard written > 0, unsafe icu_setBreakText(breaks, room.baseAddress, written) else {
            continue
          }
          var lower: Int32 = 0
          while true {
            let upper = unsafe icu_nextBreak(breaks)
            if upper < 0 { break }
            if unsafe icu_isWordBeforeBreak(breaks) {
              // SAFETY: breaks rise from 0 to `written`, and the room has eight units after that.
              let word = unsafe UnsafeRawPointer(room.baseAddress! + Int(lower))
              unsafe sum &+= Self.hash(word, byteCount: 2 * Int(upper - lower))
            }
            lower = upper
          }
        }
      }
    }
    return sum
  }

  /// Hashes bytes after which sixteen more can be read: sixteen a step, two multiplications at least.
  @inline(__always) private static func hash(_ word: UnsafeRawPointer, byteCount: Int) -> UInt64 {
    var mixed: UInt64 = 0xE703_7ED1_A0B4_28DB
    var offset = 0
    while true {
      // SAFETY: `offset` is below `byteCount`, and what is read after that is left out.
      let first = unsafe word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // SAFETY: see above.
      let second = unsafe word.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      let spare = UInt64(truncatingIfNeeded: max(0, 128 &- 8 &* (byteCount &- offset)))
      let masks = (
        UInt64.max &>> (max(spare, 64) &- 64), spare < 64 ? UInt64.max &>> spare : 0
      )
      let product = (first & masks.0 ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
        by: second & masks.1 ^ mixed)
      mixed = product.high ^ product.low
      offset &+= 16
      if offset >= byteCount { break }
    }
    let product = (mixed ^ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(
      by: UInt64(byteCount) ^ 0x5899_65CC_7537_4CC3)
    return product.high ^ product.low
  }
}
