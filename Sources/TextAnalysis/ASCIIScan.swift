// SPDX-License-Identifier: Apache-2.0

import CKernels

/// The ASCII path: 64 bytes at a time, tokens as runs of ones in a mask.
///
/// A letter is folded by setting bit 0x20, which digits, full stop and comma have already, so a token
/// is folded by one `or` a word while it is hashed.
enum ASCIIScan {
  /// What a scan has found out about a text besides its tokens.
  struct Result {
    /// How it ended.
    var outcome: ScanOutcome
    /// Whether there may be contractions.
    var mayContract: Bool
  }

  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let high: UInt64 = 0x8080_8080_8080_8080
  static let blanks: UInt64 = 0x2020_2020_2020_2020

  /// Writes the tokens of a text of printable ASCII; other text, and Turkic text with a capital I, is
  /// not for here.
  static func run(_ text: TextBytes, isTurkic: Bool, into buffer: inout TokenBuffer) -> Result {
    guard text.count > 0, !isTurkic || !hasCapitalI(text) else {
      return Result(outcome: .notHere, mayContract: false)
    }
    let sink = buffer.sink()
    let (result, count) = PaddedEnd.with(of: text) { end in
      // A short text is its end.
      let whole = text.count < 16 ? end.short : text
      return scan(ASCIITokenWriter(whole, end: end, sink: sink))
    }
    buffer.adopt(count)
    return result
  }

  /// Scans a text; the number of tokens stands beside the result.
  @inline(__always) private static func scan(
    _ initial: ASCIITokenWriter
  ) -> (Result, count: Int) {
    var writer = initial
    let count = writer.text.count
    var isLooking = false
    var open = -1
    var base = 0
    repeat {
      let classes = writer.classes(from: base)
      guard classes.isPrintable else {
        return (Result(outcome: .notHere, mayContract: false), 0)
      }
      isLooking = isLooking || classes.hasOthers
      let shifted = classes.words &<< 1 | (open >= 0 ? 1 : 0)
      var starts = classes.words & ~shifted
      var ends = ~classes.words & shifted
      if open >= 0, ends != 0 {
        writer.writeLong(open, base &+ ends.trailingZeroBitCount, looking: isLooking)
        open = -1
        ends &= ends &- 1
      }
      if isLooking {
        writer.write(starts: &starts, ends: ends, base: base, looking: true)
      } else {
        writer.write(starts: &starts, ends: ends, base: base, looking: false)
      }
      if starts != 0 { open = base &+ starts.trailingZeroBitCount }
      base &+= 64
    } while base < count && !writer.isFull
    if open >= 0 { writer.writeLong(open, count, looking: isLooking) }
    let result = Result(outcome: writer.isFull ? .full : .done, mayContract: writer.mayContract)
    return (result, writer.sink.count)
  }

  /// Whether there is a capital I, which in Turkic text is not that of i.
  static func hasCapitalI(_ text: TextBytes) -> Bool {
    (0..<text.count).contains { text[$0] == 0x49 }
  }

  /// Sets the high bit of each byte that is a letter or digit; other bits are rubbish.
  ///
  /// Works on the bytes of a register in parallel (SWAR): with the high bit of a byte clear, adding
  /// 0x80 − k sets it exactly where the byte is at least k, and nothing carries over.
  @inline(__always) private static func wordBytes(_ bytes: UInt64) -> UInt64 {
    let folded = bytes | blanks
    let letters = (folded &+ ones &* 0x1F) & ~(folded &+ ones &* 0x05)
    return letters | (bytes &+ ones &* 0x50) & ~(bytes &+ ones &* 0x46)
  }

  /// Folds the letters and digits that eight bytes start with.
  ///
  /// - Parameter stop: A letter in every byte that is to end the run, or 0.
  /// - Returns: The bytes, folded, and how many of them are letters or digits. A byte that is not
  ///   ASCII may spoil those above it, but ends the run.
  @inline(__always) static func leadingWord(
    _ bytes: UInt64, stoppingAt stop: UInt64
  ) -> (folded: UInt64, count: Int) {
    let stops = ~((bytes ^ stop) &+ ones &* 0x7F)
    let rest = (~wordBytes(bytes) | bytes | stops) & high
    return (bytes | blanks, rest.trailingZeroBitCount >> 3)
  }
}
