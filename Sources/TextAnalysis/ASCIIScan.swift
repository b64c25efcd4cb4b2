// SPDX-License-Identifier: Apache-2.0

/// The ASCII path: eight bytes at a time, tokens as runs of ones in a 64-bit mask.
///
/// Every step works on the bytes of a register in parallel (SWAR). With the high bit of a byte clear,
/// adding 0x80 − k sets it exactly where the byte is at least k, and nothing carries over. A letter
/// is folded by setting bit 0x20, which digits, full stop and comma have already, so a token is
/// folded by one `or` a word while it is hashed.
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

  /// Writes the tokens of a text of printable ASCII of at least eight bytes; other text, and Turkic
  /// text with a capital I, is not for here.
  static func run(_ text: TextBytes, isTurkic: Bool, into buffer: inout TokenBuffer) -> Result {
    let elsewhere = Result(outcome: .notHere, mayContract: false)
    guard text.count >= 8, !isTurkic || !hasCapitalI(text) else { return elsewhere }
    var writer = ASCIITokenWriter(text, sink: buffer.sink())
    var open = -1
    var base = 0
    repeat {
      guard let (words, hasOthers) = masks(text, from: base) else { return elsewhere }
      writer.hasPunctuation = writer.hasPunctuation || hasOthers
      let shifted = words &<< 1 | (open >= 0 ? 1 : 0)
      var starts = words & ~shifted
      var ends = ~words & shifted
      if open >= 0, ends != 0 {
        guard writer.write(open, base &+ ends.trailingZeroBitCount) else { break }
        open = -1
        ends &= ends &- 1
      }
      while ends != 0 {
        let start = base &+ starts.trailingZeroBitCount
        let end = base &+ ends.trailingZeroBitCount
        starts &= starts &- 1
        ends &= ends &- 1
        guard writer.write(start, end) else { break }
      }
      if starts != 0 { open = base &+ starts.trailingZeroBitCount }
      base &+= 64
    } while base < text.count && !writer.isFull
    if open >= 0, !writer.isFull { _ = writer.write(open, text.count) }
    buffer.adopt(writer.sink)
    return Result(outcome: writer.isFull ? .full : .done, mayContract: writer.mayContract)
  }

  /// Classifies up to 64 bytes.
  ///
  /// - Returns: A bit for every letter or digit, and whether there is anything else but blanks; `nil`
  ///   if a byte is not printable ASCII.
  @inline(__always) private static func masks(
    _ text: TextBytes, from base: Int
  ) -> (words: UInt64, hasOthers: Bool)? {
    var words: UInt64 = 0
    var others: UInt64 = 0
    var shift: UInt64 = 0
    let whole = UInt64(truncatingIfNeeded: min(64, text.count &- base) & ~7)
    while shift < whole {
      let bytes = text.word(at: base &+ Int(truncatingIfNeeded: shift))
      if rejected(bytes) & high != 0 { return nil }
      let word = wordBytes(bytes) & high
      others |= ((bytes ^ blanks) &+ ones &* 0x7F) & ~word
      words |= gather(word) &<< shift
      shift &+= 8
    }
    let rest = text.count &- base &- Int(truncatingIfNeeded: whole)
    if rest > 0, whole < 64 {
      // The last bytes come with some before them, which are shifted out for blanks.
      let spare = UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
      let bytes = text.word(at: text.count &- 8) &>> spare | ~(UInt64.max &>> spare) & blanks
      if rejected(bytes) & high != 0 { return nil }
      let word = wordBytes(bytes) & high
      others |= ((bytes ^ blanks) &+ ones &* 0x7F) & ~word
      words |= gather(word) &<< shift
    }
    return (words, others & high != 0)
  }

  /// Sets the high bit of each byte that is a control, DELETE or not ASCII.
  @inline(__always) private static func rejected(_ bytes: UInt64) -> UInt64 {
    bytes | ~(bytes &+ ones &* 0x60) | (bytes &+ ones)
  }

  /// Sets the high bit of each byte that is a letter or digit; other bits are rubbish.
  @inline(__always) private static func wordBytes(_ bytes: UInt64) -> UInt64 {
    let folded = bytes | blanks
    let letters = (folded &+ ones &* 0x1F) & ~(folded &+ ones &* 0x05)
    return letters | (bytes &+ ones &* 0x50) & ~(bytes &+ ones &* 0x46)
  }

  /// Gathers the high bits of eight bytes, all other bits 0, into one byte.
  @inline(__always) private static func gather(_ bits: UInt64) -> UInt64 {
    ((bits &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  private static func hasCapitalI(_ text: TextBytes) -> Bool {
    (0..<text.count).contains { text[$0] == 0x49 }
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
