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

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let blanks: UInt64 = 0x2020_2020_2020_2020

  /// Writes the tokens of a text, unless it holds a byte that is not printable ASCII.
  ///
  /// - Parameter isTurkic: Whether a capital I is left to the tables.
  static func run(_ text: TextBytes, isTurkic: Bool, into buffer: inout TokenBuffer) -> Result {
    var writer = ASCIITokenWriter(text)
    var open = -1
    var base = 0
    while base < text.count {
      var words: UInt64 = 0
      var rejected: UInt64 = 0
      var others: UInt64 = 0
      var shift: UInt64 = 0
      let limit = min(64, text.count - base)
      while shift < limit {
        let bytes = load(text, at: base + Int(truncatingIfNeeded: shift))
        let folded = bytes | blanks
        let letters = (folded &+ ones &* 0x1F) & ~(folded &+ ones &* 0x05)
        let digits = (bytes &+ ones &* 0x50) & ~(bytes &+ ones &* 0x46)
        let word = (letters | digits) & high
        // Controls, DELETE and the bytes of other scalars.
        rejected |= (bytes | ~(bytes &+ ones &* 0x60) | (bytes &+ ones)) & high
        if isTurkic {
          let difference = bytes ^ ones &* 0x49
          rejected |= ~(difference &+ ones &* 0x7F) & high
        }
        others |= ((bytes ^ blanks) &+ ones &* 0x7F) & ~word & high
        // Gathers the high bits of eight bytes into one.
        words |= (((word >> 7) &* 0x0102_0408_1020_4080) >> 56) &<< shift
        shift &+= 8
      }
      if rejected != 0 { return Result(outcome: .notHere, mayContract: false) }
      writer.hasPunctuation = writer.hasPunctuation || others != 0
      var starts: UInt64
      var ends: UInt64
      let shifted = words &<< 1 | (open >= 0 ? 1 : 0)
      starts = words & ~shifted
      ends = ~words & shifted
      while ends != 0 {
        let end = base &+ ends.trailingZeroBitCount
        ends &= ends &- 1
        let start: Int
        if open >= 0 {
          start = open
          open = -1
        } else {
          start = base &+ starts.trailingZeroBitCount
          starts &= starts &- 1
        }
        if !writer.write(start, end, into: &buffer) {
          return Result(outcome: .full, mayContract: false)
        }
      }
      if starts != 0 { open = base &+ starts.trailingZeroBitCount }
      base += 64
    }
    if open >= 0, !writer.write(open, text.count, into: &buffer) {
      return Result(outcome: .full, mayContract: false)
    }
    return Result(outcome: .done, mayContract: writer.mayContract)
  }

  /// Eight bytes of the text; blanks after its end.
  @inline(__always) private static func load(_ text: TextBytes, at offset: Int) -> UInt64 {
    let rest = text.count - offset
    if rest >= 8 { return text.word(at: offset) }
    return text.partialWord(at: offset) | blanks &<< UInt64(truncatingIfNeeded: rest &* 8)
  }
}

/// Hashes runs of letters and digits, and decides what stands between them.
struct ASCIITokenWriter {
  private let text: TextBytes
  /// The offset of the last eight bytes, which no load may start after.
  private let lastWord: Int
  /// Whether the text holds anything but letters, digits and blanks, so that gaps must be looked at.
  var hasPunctuation = false
  /// Whether an apostrophe joins two tokens, or "cannot" occurs.
  private(set) var mayContract = false
  private var previousLower = 0
  private var previousUpper = -1

  private static let blanks: UInt64 = 0x2020_2020_2020_2020

  init(_ text: TextBytes) {
    self.text = text
    lastWord = text.count - 8
  }

  /// Writes the token from `lower` up to `upper`; `false` if the buffer is full.
  @inline(__always)
  mutating func write(_ lower: Int, _ upper: Int, into buffer: inout TokenBuffer) -> Bool {
    var lower = lower
    var joint = Joint.blank
    if hasPunctuation {
      if lower &- previousUpper == 1, previousUpper > 0 {
        switch text[previousUpper] {
        case 0x27, 0x60:
          joint = .apostrophe
          mayContract = true
        case 0x2D: joint = .hyphen
        case 0x2C, 0x2E:
          if text[previousUpper - 1] &- 0x30 < 10, text[lower] &- 0x30 < 10 {
            let last = buffer.removeLast()
            lower = previousLower
            joint = last.joint
          }
        default: break
        }
      }
      previousLower = lower
      previousUpper = upper
    }
    let hash = hash(lower, upper)
    mayContract = mayContract || hash == Contractions.cannot
    return buffer.append(
      Token(
        hash: hash, accent: 0, lower: UInt32(truncatingIfNeeded: lower),
        upper: UInt32(truncatingIfNeeded: upper), joint: joint))
  }

  /// The hash of a range, folded.
  @inline(__always) private func hash(_ lower: Int, _ upper: Int) -> UInt64 {
    let count = upper &- lower
    guard count <= 16, lastWord >= 0 else {
      return TokenHash.hash(text.window(lower, upper), setting: Self.blanks)
    }
    // A load that would pass the end starts earlier and is shifted down; the second one matters only
    // where the token reaches it, and then starts inside the text.
    let at = min(lower, lastWord)
    let first = text.word(at: at) &>> UInt64(truncatingIfNeeded: (lower &- at) &* 8)
    let next = min(lower &+ 8, lastWord)
    let second = text.word(at: next) &>> UInt64(truncatingIfNeeded: (lower &+ 8 &- next) &* 8)
    return TokenHash.hash(
      (first | Self.blanks) & TokenHash.lowBytes(count),
      (second | Self.blanks) & TokenHash.lowBytes(count &- 8), length: count)
  }
}
