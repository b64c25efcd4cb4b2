// SPDX-License-Identifier: Apache-2.0

import CICU

/// ICU's word boundaries of the root locale.
///
/// A break iterator is not safe for two threads, so idle ones wait in a pool under a lock.
enum WordBreaker {
  /// An iterator that one thread uses at a time.
  @safe private struct Breaks: @unchecked Sendable {
    // SAFETY: whoever took it out of the pool is its only user until it is put back.
    let iterator: OpaquePointer
  }

  private static let pool = Locked<[Breaks]>([])

  /// Marks the positions of UTF-16 text that a word boundary stands before.
  ///
  /// Without ICU's break data there are none, and the classes of scalars alone decide, which comes
  /// to the same result.
  static func boundaries(in units: [UInt16]) -> [Bool] {
    var result = [Bool](repeating: false, count: units.count + 1)
    guard let breaks = take() else { return result }
    // SAFETY: the iterator holds on to the buffer, and is left before the buffer goes away.
    unsafe units.withUnsafeBufferPointer { buffer in
      guard
        // SAFETY: the buffer is valid in the closure, its length is passed along.
        unsafe icu_setBreakText(breaks.iterator, buffer.baseAddress, Int32(buffer.count))
      else { return }
      while true {
        // SAFETY: the iterator is open, its text valid.
        let position = unsafe icu_nextBreak(breaks.iterator)
        if position < 0 { break }
        result[Int(position)] = true
      }
      // SAFETY: no text is left behind that the pool could outlive.
      _ = unsafe icu_setBreakText(breaks.iterator, nil, 0)
    }
    pool.withLock { $0.append(breaks) }
    return result
  }

  private static func take() -> Breaks? {
    if let idle = pool.withLock({ $0.popLast() }) { return idle }
    // SAFETY: the iterator stays open for the life of the process, in the pool or in use.
    return unsafe icu_openWordBreaks().map { unsafe Breaks(iterator: $0) }
  }
}
