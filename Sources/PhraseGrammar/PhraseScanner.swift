// SPDX-License-Identifier: Apache-2.0

/// Finds the literals and slots of a template's bytes without copying them.
///
/// Agrees with `PhraseTemplate`, which is the one to use where speed does not matter.
@safe package struct PhraseScanner {
  /// A piece of a template, as a byte range.
  package enum Piece {
    /// Literal text.
    case literal(Range<Int>)
    /// The name inside `${…}`, blanks around it left out.
    case slot(Range<Int>)
  }

  // SAFETY: the caller keeps the bytes while it scans.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var at = 0
  private var pending: Range<Int>?

  /// Scans a template in UTF-8, whose bytes the caller keeps until the last `next()`.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
    count = bytes.count
  }

  private func byte(_ index: Int) -> UInt8 {
    // SAFETY: subscripts of a buffer are checked in debug builds; callers keep below `count`.
    unsafe bytes[index]
  }

  /// The next piece; `nil` at the end.
  package mutating func next() -> Piece? {
    if let slot = pending {
      pending = nil
      return .slot(slot)
    }
    let start = at
    var i = at
    while i + 1 < count {
      guard byte(i) == UInt8(ascii: "$"), byte(i + 1) == UInt8(ascii: "{") else {
        i += 1
        continue
      }
      var close = i + 2
      while close < count, byte(close) != UInt8(ascii: "}") { close += 1 }
      if close == count { break }
      var lower = i + 2
      var upper = close
      while lower < upper, byte(lower) == 0x20 { lower += 1 }
      while upper > lower, byte(upper - 1) == 0x20 { upper -= 1 }
      if lower == upper {
        i = close + 1
        continue
      }
      at = close + 1
      if start < i {
        pending = lower..<upper
        return .literal(start..<i)
      }
      return .slot(lower..<upper)
    }
    at = count
    return start < count ? .literal(start..<count) : nil
  }
}
