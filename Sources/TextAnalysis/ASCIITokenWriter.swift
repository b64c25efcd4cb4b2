// SPDX-License-Identifier: Apache-2.0

import CICU

/// Hashes runs of letters and digits, and decides what stands between them.
struct ASCIITokenWriter {
  /// The text; sixteen bytes at least.
  let text: TextBytes
  private let end: PaddedEnd
  /// Whether an apostrophe joins two tokens, or "cannot" occurs.
  private(set) var mayContract = false
  /// Whether a token did not fit.
  private(set) var isFull = false
  /// Where tokens go.
  private(set) var sink: TokenSink
  private var previousLower = 0
  private var previousUpper = 0

  /// A writer for a text of at least sixteen bytes and its end.
  @inline(__always) init(_ text: TextBytes, end: PaddedEnd, sink: TokenSink) {
    self.text = text
    self.end = end
    self.sink = sink
  }

  /// Classifies up to 64 bytes.
  @inline(__always) func classes(from base: Int) -> bytes_classes {
    let rest = text.count &- base
    if rest >= 16 { return text.window(base, base &+ min(rest, 64)).classes }
    return end.last(rest).classes
  }

  /// Writes the tokens that start and end at the bits of a block's masks, and takes their bits out of
  /// the starts; stops when the buffer is full.
  ///
  /// - Parameter looking: Whether the text holds anything but letters, digits and blanks, so that gaps
  ///   must be looked at.
  @inline(__always) mutating func write(
    starts: inout UInt64, ends: UInt64, base: Int, looking: Bool
  ) {
    var ends = ends
    while ends != 0 {
      let lower = base &+ starts.trailingZeroBitCount
      let upper = base &+ ends.trailingZeroBitCount
      starts &= starts &- 1
      ends &= ends &- 1
      if !write(lower, upper, looking: looking) {
        isFull = true
        break
      }
    }
  }

  /// Writes a token that goes over the border of two blocks.
  @inline(never) mutating func writeLong(_ lower: Int, _ upper: Int, looking: Bool) {
    if isFull || !write(lower, upper, looking: looking) { isFull = true }
  }

  /// Writes the token from `start` up to `upper`; `false` if the buffer is full.
  @inline(__always) private mutating func write(
    _ start: Int, _ upper: Int, looking: Bool
  ) -> Bool {
    var lower = start
    var joint = Joint.blank
    if looking { look(at: &lower, upper, &joint) }
    let hash = hash(lower, upper)
    if hash == Contractions.cannot { mayContract = true }
    return sink.append(
      Token(
        hash: hash, accent: 0, lower: UInt32(truncatingIfNeeded: lower),
        upper: UInt32(truncatingIfNeeded: upper), joint: joint))
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
    let rest = text.count &- lower
    let bytes = rest < 16 ? end.last(rest) : text.window(lower, lower &+ 16)
    let masks = TokenHash.masks(count)
    return TokenHash.hash(
      (bytes.word(at: 0) | ASCIIScan.blanks) & masks.first,
      (bytes.word(at: 8) | ASCIIScan.blanks) & masks.second, length: count)
  }
}
