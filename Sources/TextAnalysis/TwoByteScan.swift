// SPDX-License-Identifier: Apache-2.0

import CKernels

/// The path for ASCII and two-byte letters: Latin with diacritics, Greek, Cyrillic, Hebrew, Arabic.
///
/// Finds tokens in masks as the ASCII path does. Those of ASCII alone are hashed where they stand,
/// and so are those of two-byte letters that are their own forms, as most small letters are; the forms
/// of others are put together from the table, without a branch a letter. Whatever else
/// occurs (marks, other scripts, signs beyond ASCII, decimal numbers, entries that have not been
/// derived) leaves the whole text to the table path.
struct TwoByteScan {
  private let table: ScalarTable
  private var writer: ASCIITokenWriter
  private var forms: FormWriter

  /// Writes the tokens of a text.
  static func run(
    _ text: TextBytes, isTurkic: Bool, into buffer: inout TokenBuffer
  ) -> ScanOutcome {
    guard text.count > 0, !isTurkic || !ASCIIScan.hasCapitalI(text) else { return .notHere }
    // SAFETY: the buffer outlives the scan, which is used while the buffer is borrowed.
    let forms = unsafe FormWriter(buffer.formBytes())
    let sink = buffer.sink()
    let (outcome, count) = PaddedEnd.with(of: text) { end in
      var scan = TwoByteScan(
        table: isTurkic ? .turkic : .standard,
        writer: ASCIITokenWriter(text.count < 16 ? end.short : text, end: end, sink: sink),
        forms: forms)
      let outcome = scan.scan()
      if outcome == .done { scan.writer.sink.resolvePending(by: forms) }
      return (outcome, scan.writer.sink.count)
    }
    buffer.adopt(count)
    return outcome
  }

  @inline(__always) private mutating func scan() -> ScanOutcome {
    let text = writer.text
    var isLooking = false
    var base = 0
    repeat {
      let rest = text.count &- base
      let pairs =
        rest < 16
        ? writer.end.last(rest).pairs : text.window(base, base &+ min(rest, 63)).pairs
      // One bit is left free, so that a token that has ended has an end. The block may cut a pair.
      let inside = rest > 63 ? UInt64.max &>> 1 : .max
      guard pairs.isValid, (pairs.leads &<< 1 ^ pairs.trails) & inside == 0 else {
        return .notHere
      }
      isLooking = isLooking || pairs.hasOthers
      let high = pairs.leads | pairs.trails
      let mask = pairs.words | high
      var starts = mask & ~(mask &<< 1)
      var ends = ~mask & mask &<< 1
      var next = base &+ 63
      if rest > 63, ends >> 63 != 0 {
        // The last token may go on: it is the first one of the next block.
        let start = Self.leaveLast(&starts, &ends)
        if start == 0 { return .notHere }
        next = base &+ start
      }
      while ends != 0 {
        let first = starts.trailingZeroBitCount
        let upper = base &+ ends.trailingZeroBitCount
        let run = (ends & (0 &- ends)) &- (starts & (0 &- starts))
        starts &= starts &- 1
        ends &= ends &- 1
        var lower = base &+ first
        var joint = Joint.blank
        if isLooking {
          writer.look(at: &lower, upper, &joint)
          if lower != base &+ first { return .notHere }
        }
        let letters = (high & run) &>> UInt64(truncatingIfNeeded: first)
        var token = Token(
          hash: 0, accent: 0, lower: UInt32(truncatingIfNeeded: lower),
          upper: UInt32(truncatingIfNeeded: upper), joint: joint)
        if letters == 0 {
          token.hash = writer.hash(lower, upper)
        } else if letters &<< UInt64(truncatingIfNeeded: first) == run, isItself(lower, upper) {
          token.hash = writer.hash(lower, upper, setting: 0)
        } else {
          let isHere = Self.append(
            text, end: writer.end, from: lower, to: upper, letters: letters, table, into: &forms)
          if !isHere || isLooking && forms.hasDigit { return .notHere }
          (token.hash, token.accent) = forms.close()
          token.accent |= TokenSink.pending
        }
        if !writer.sink.append(token) { return .full }
      }
      base = next
    } while base < text.count
    return .done
  }

  /// Takes the last token out of a block's; returns where it starts, 0 for one as long as the block.
  @inline(__always)
  private static func leaveLast(_ starts: inout UInt64, _ ends: inout UInt64) -> Int {
    let start = 63 &- starts.leadingZeroBitCount
    starts ^= 1 &<< UInt64(truncatingIfNeeded: start)
    ends ^= 1 &<< 63
    return start
  }

  /// Whether all of a range of two-byte scalars are letters that are their own forms.
  @inline(__always) private func isItself(_ lower: Int, _ upper: Int) -> Bool {
    var bits = UInt64.max
    var offset = lower
    repeat {
      bits &= table.twoByteEntry(writer.text[offset], writer.text[offset &+ 1]).bits
      offset &+= 2
    } while offset < upper
    return ScalarEntry(bits: bits).isItself
  }

  /// Puts the forms of a token together; `false` if it is not for here.
  ///
  /// - Parameter letters: A bit for every byte of the token that is not ASCII.
  @inline(__always) private static func append(
    _ text: TextBytes, end: PaddedEnd, from lower: Int, to upper: Int, letters: UInt64,
    _ table: ScalarTable, into open: inout FormWriter
  ) -> Bool {
    // A copy stays in registers.
    var forms = open
    var letters = letters
    var offset = lower
    while offset < upper {
      let pairs = (~letters).trailingZeroBitCount
      letters &>>= UInt64(truncatingIfNeeded: pairs)
      let stop = offset &+ pairs
      while offset < stop {
        forms.append(table.twoByteEntry(text[offset], text[offset &+ 1]))
        offset &+= 2
      }
      let count = min(letters.trailingZeroBitCount, upper &- offset)
      if count > 16 { return false }
      let rest = text.count &- offset
      if rest == 0 { break }
      let bytes = rest < 16 ? end.last(rest) : text.window(offset, offset &+ 16)
      forms.append(word: bytes.word(at: 0) | ASCIIScan.blanks, count: min(count, 8))
      if count > 8 {
        forms.append(word: bytes.word(at: 8) | ASCIIScan.blanks, count: count &- 8)
      }
      offset &+= count
      letters &>>= UInt64(truncatingIfNeeded: count)
    }
    open = forms
    return forms.isWord
  }
}
