// SPDX-License-Identifier: Apache-2.0

import CICU

/// ICU alone over a set of utterances: NFKC_Casefold, then word breaks, and nothing else.
///
/// Texts are in UTF-16 beforehand, as ICU likes them, and the results are counted and dropped: no
/// offsets into the original, no second form, no hashes. The iterator and the room are made once.
@safe final class BareICU {
  private let units: [UInt16]
  private let starts: [Int]
  private var room: [UInt16]
  private let normalizer: OpaquePointer
  private let breaks: OpaquePointer

  /// Prepares the texts; `nil` without ICU's data.
  init?(_ utterances: Utterances) {
    guard let normalizer = unsafe icu_nfkcCasefold(), let breaks = unsafe icu_openWordBreaks()
    else { return nil }
    unsafe (self.normalizer, self.breaks) = unsafe (normalizer, breaks)
    var units: [UInt16] = []
    var starts = [0]
    for index in 0..<utterances.count {
      units += utterances.text(index).utf16
      starts.append(units.count)
    }
    (self.units, self.starts) = (units, starts)
    room = [UInt16](repeating: 0, count: 4_096)
  }

  deinit {
    // SAFETY: opened by this value, and nobody else has it.
    unsafe icu_closeBreaks(breaks)
  }

  /// Works through a range of utterances; the number of breaks.
  func run(_ range: Range<Int>) -> Int {
    var count = 0
    // SAFETY: both buffers stay where they are while the closures run; the iterator's text is set
    // anew before it is used again.
    unsafe units.withUnsafeBufferPointer { units in
      unsafe room.withUnsafeMutableBufferPointer { room in
        for index in range {
          let source = unsafe units.baseAddress! + starts[index]
          let length = Int32(starts[index + 1] - starts[index])
          let written = unsafe icu_normalize(
            normalizer, source, length, room.baseAddress, Int32(room.count))
          guard written > 0, unsafe icu_setBreakText(breaks, room.baseAddress, written) else {
            continue
          }
          while unsafe icu_nextBreak(breaks) >= 0 { count += 1 }
        }
      }
    }
    return count
  }
}
