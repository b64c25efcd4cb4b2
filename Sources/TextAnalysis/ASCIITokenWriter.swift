// SPDX-License-Identifier: Apache-2.0

/// Hashes runs of letters and digits, and decides what stands between them.
struct ASCIITokenWriter {
  private let text: TextBytes
  /// The offset of the last eight bytes, which no load may start after; at least 0.
  private let lastWord: Int
  /// Whether the text holds anything but letters, digits and blanks, so that gaps must be looked at.
  var hasPunctuation = false
  /// Whether an apostrophe joins two tokens, or "cannot" occurs.
  private(set) var mayContract = false
  /// Whether a token did not fit.
  private(set) var isFull = false
  /// Where tokens go.
  private(set) var sink: TokenSink
  private var previousLower = 0
  private var previousUpper = 0

  /// A writer for a text of at least eight bytes.
  @inline(__always) init(_ text: TextBytes, sink: TokenSink) {
    self.text = text
    self.sink = sink
    lastWord = text.count &- 8
  }

  /// Writes the token from `lower` up to `upper`; `false` if the buffer is full.
  @inline(__always) mutating func write(_ start: Int, _ upper: Int) -> Bool {
    var lower = start
    var joint = Joint.blank
    if hasPunctuation { look(at: &lower, upper, &joint) }
    let hash = hash(lower, upper)
    mayContract = mayContract || hash == Contractions.cannot
    let done = sink.append(
      Token(
        hash: hash, accent: 0, lower: UInt32(truncatingIfNeeded: lower),
        upper: UInt32(truncatingIfNeeded: upper), joint: joint))
    if !done { isFull = true }
    return done
  }

  /// Looks at the gap before a token, and goes back to the start of a number it belongs to.
  @inline(__always)
  private mutating func look(at lower: inout Int, _ upper: Int, _ joint: inout Joint) {
    if lower &- previousUpper == 1, previousUpper > 0 {
      switch text[previousUpper] {
      case 0x20: break
      case 0x27, 0x60:
        joint = .apostrophe
        mayContract = true
      case 0x2D: joint = .hyphen
      case 0x2C, 0x2E:
        if text[previousUpper &- 1] &- 0x30 < 10, text[lower] &- 0x30 < 10 {
          joint = sink.removeLast().joint
          lower = previousLower
        }
      default: break
      }
    }
    previousLower = lower
    previousUpper = upper
  }

  /// The hash of a range, folded.
  @inline(__always) private func hash(_ lower: Int, _ upper: Int) -> UInt64 {
    let count = upper &- lower
    guard count <= 16 else {
      return TokenHash.hash(text.window(lower, upper), setting: ASCIIScan.blanks)
    }
    // A load that would pass the end starts earlier and is shifted down; the second one matters only
    // where the token reaches it, and then starts inside the text.
    let at = min(lower, lastWord)
    let first = text.word(at: at) &>> UInt64(truncatingIfNeeded: (lower &- at) &* 8)
    let next = min(lower &+ 8, lastWord)
    let second = text.word(at: next) &>> UInt64(truncatingIfNeeded: (lower &+ 8 &- next) &* 8)
    let masks = TokenHash.masks(count)
    return TokenHash.hash(
      (first | ASCIIScan.blanks) & masks.first, (second | ASCIIScan.blanks) & masks.second,
      length: count)
  }
}
