// SPDX-License-Identifier: Apache-2.0

/// Finds the literals and slots of a template's bytes without copying them.
///
/// Agrees with `PhraseTemplate`, which is the one to use where speed does not matter.
struct PhraseScanner {
  /// A piece of a template, as a byte range.
  enum Piece {
    /// Literal text.
    case literal(Range<Int>)
    /// The name inside `${…}`, blanks around it left out.
    case slot(Range<Int>)
  }

  // SAFETY: the caller keeps the bytes while it scans.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var pending: Range<Int>?
  /// Where literal text that begins inside a faulty placeholder is searched on from.
  private var resume = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// The next piece; `nil` at the end.
  mutating func next() -> Piece? {
    if let slot = pending {
      pending = nil
      return .slot(slot)
    }
    let start = at
    var i = max(at, resume)
    while i < unsafe bytes.count {
      guard unsafe bytes[i] == UInt8(ascii: "$"), i + 1 < unsafe bytes.count,
        unsafe bytes[i + 1] == UInt8(ascii: "{")
      else {
        i += 1
        continue
      }
      guard let close = unsafe bytes[(i + 2)...].firstIndex(of: UInt8(ascii: "}")) else { break }
      var lower = i + 2
      var upper = close
      while lower < upper, unsafe bytes[lower] == 0x20 { lower += 1 }
      while upper > lower, unsafe bytes[upper - 1] == 0x20 { upper -= 1 }
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
    at = unsafe bytes.count
    return unsafe start < bytes.count ? .literal(start..<bytes.count) : nil
  }
}
