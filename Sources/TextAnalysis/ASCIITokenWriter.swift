// SPDX-License-Identifier: Apache-2.0

import CKernels

/// Hashes runs of letters and digits, and decides what stands between them.
struct ASCIITokenWriter {
  /// The text; sixteen bytes at least.
  let text: TextBytes
  let end: PaddedEnd
  /// Whether an apostrophe joins two tokens, or "cannot" occurs.
  private(set) var mayContract = false
  /// Whether a token did not fit.
  var isFull = false
  /// Where tokens go.
  var sink: TokenSink
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
  @inline(__always) mutating func write(
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
  mutating func look(at lower: inout Int, _ upper: Int, _ joint: inout Joint) {
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

  /// The hash of a range, with bits to set in every byte: as it stands, those that fold ASCII.
  @inline(__always) func hash(
    _ lower: Int, _ upper: Int, setting set: UInt64 = ASCIIScan.blanks
  ) -> UInt64 {
    let count = upper &- lower
    guard count <= 16 else {
      return TokenHash.hash(text.window(lower, upper), setting: set)
    }
    let bytes = sixteen(from: lower)
    let masks = TokenHash.masks(count)
    return TokenHash.hash(
      (bytes.word(at: 0) | set) & masks.first,
      (bytes.word(at: 8) | set) & masks.second, length: count)
  }

  /// Sixteen bytes from an offset in the text, blanks after its end.
  @inline(__always) func sixteen(from lower: Int) -> TextBytes {
    let rest = text.count &- lower
    return rest < 16 ? end.last(rest) : text.window(lower, lower &+ 16)
  }
}
