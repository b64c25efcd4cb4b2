// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// Writes the folded form of a token that `analyze(_:into:)` has found, the form its hash is of.
  ///
  /// Tokens hold hashes and not text; what compares spellings asks for the text here. The form is
  /// derived scalar by scalar and held against the hash; the few whose marks compose or change places, and
  /// contractions, take a slower way that allocates.
  ///
  /// - Parameters:
  ///   - token: A token of the text.
  ///   - utf8: The text, as it was analysed.
  ///   - output: Room for the form; what does not fit is left out.
  /// - Returns: The number of bytes written, whole scalars only; of a sign that stands for several words (㎏), the
  ///   forms of all of them. Bytes of the room behind them may have changed.
  /// - Complexity: O(*n*) for *n* bytes of the token; some forty instructions for sixteen of ASCII.
  package func writeFoldedForm(
    of token: Token, in utf8: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    // SAFETY: the caller keeps the bytes alive during the call.
    let text = unsafe TextBytes(utf8)
    let (lower, upper) = (Int(token.lower), min(Int(token.upper), text.count))
    guard lower < upper else { return 0 }
    let count = upper &- lower
    if count <= 16, output.count >= 16, !isTurkic, let form = Self.foldASCII(text, lower, count) {
      guard TokenHash.hash(form.first, form.second, length: count) == token.hash else {
        // SAFETY: what is written lies in the output.
        return unsafe writeRareForm(of: token, text, into: output)
      }
      let room = UnsafeMutableRawBufferPointer(output)
      // SAFETY: there is room for sixteen bytes.
      unsafe room.storeBytes(of: form.first.littleEndian, as: UInt64.self)
      // SAFETY: as above.
      unsafe room.storeBytes(of: form.second.littleEndian, toByteOffset: 8, as: UInt64.self)
      return count
    }
    // SAFETY: the token's bytes lie in the text, and what is written in the output.
    let (written, isWhole) = unsafe writeScalars(of: text, lower..<upper, into: output)
    if !isWhole { return written }
    // SAFETY: the first `written` bytes are initialised.
    let form = unsafe UnsafeBufferPointer(rebasing: UnsafeBufferPointer(output)[0..<written])
    if unsafe TokenHash.hash(of: form) == token.hash { return written }
    return unsafe writeRareForm(of: token, text, into: output)
  }

  /// The forms of 1 to 16 characters of ASCII, zeroes behind them; `nil` where there are others.
  @inline(__always)
  private static func foldASCII(
    _ text: TextBytes, _ lower: Int, _ count: Int
  ) -> (first: UInt64, second: UInt64)? {
    let isInside = lower &+ 16 <= text.count
    let masks = TokenHash.masks(count)
    let first = (isInside ? text.word(at: lower) : text.partialWord(at: lower)) & masks.first
    let second =
      (isInside ? text.word(at: lower &+ 8) : text.partialWord(at: lower &+ 8)) & masks.second
    guard (first | second) & 0x8080_8080_8080_8080 == 0 else { return nil }
    return (lowercased(first), lowercased(second))
  }

  /// Eight characters of ASCII, capital letters as small ones.
  @inline(__always) private static func lowercased(_ word: UInt64) -> UInt64 {
    // Each byte carries into its highest bit from "A" on, and from what is behind "Z" on.
    let fromA = word &+ 0x3F3F_3F3F_3F3F_3F3F
    let behindZ = word &+ 0x2525_2525_2525_2525
    return word | ((fromA ^ behindZ) & 0x8080_8080_8080_8080) &>> 2
  }

  /// Writes the forms of scalars one by one.
  ///
  /// - Returns: The number of bytes, and whether all had room.
  private func writeScalars(
    of text: TextBytes, _ range: Range<Int>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> (written: Int, isWhole: Bool) {
    let table: ScalarTable = isTurkic ? .turkic : .standard
    var written = 0
    var strips = false
    var offset = range.lowerBound
    /// Writes so many bytes, the lowest first; `false` where they do not fit.
    func write(_ bytes: UInt32, _ count: Int) -> Bool {
      guard written &+ count <= output.count else { return false }
      for k in 0..<count {
        // SAFETY: the bytes fit.
        unsafe output[written &+ k] = UInt8(truncatingIfNeeded: bytes &>> UInt32(8 &* k))
      }
      written &+= count
      return true
    }
    while offset < range.upperBound {
      let byte = text[offset]
      if byte < 0x80, !isTurkic || byte != 0x49 {
        guard written < output.count else { return (written, false) }
        // SAFETY: `written` is below the number of bytes.
        unsafe output[written] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        written &+= 1
        offset &+= 1
        strips = true
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      let isFirst = offset == range.lowerBound
      offset &+= length
      let entry = table[scalar]
      switch entry.scalarClass {
      case ScalarClass.letter.rawValue, ScalarClass.digit.rawValue, ScalarClass.hangul.rawValue,
        ScalarClass.grapheme.rawValue:
        guard write(entry.folded, entry.foldedCount) else { return (written, false) }
        strips = entry.strips
      case ScalarClass.letterAndMark.rawValue, ScalarClass.graphemeAndMark.rawValue:
        guard write(entry.primary, entry.primaryCount),
          entry.strips || write(entry.folded, entry.foldedCount)
        else { return (written, false) }
        strips = entry.strips
      case ScalarClass.mark.rawValue:
        guard strips || write(entry.primary, entry.primaryCount) else { return (written, false) }
      case ScalarClass.markAndGrapheme.rawValue:
        // Its mark ends the token before, and its character is one by itself.
        guard
          isFirst
            ? write(entry.folded, entry.foldedCount)
            : strips || write(entry.primary, entry.primaryCount)
        else { return (written, false) }
      default: break
      }
    }
    return (written, true)
  }

  /// The form of a token that scalars taken one by one do not give.
  @inline(never) private func writeRareForm(
    of token: Token, _ text: TextBytes, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let window = text.window(Int(token.lower), min(Int(token.upper), text.count))
    // Half of such words are of contractions, and ICU takes twenty times as long.
    var form = window.count <= 16 ? Contractions.form(text, token) : ""
    if TokenHash.hash(of: form) != token.hash {
      let original = String(decoding: (0..<window.count).map { window[$0] }, as: UTF8.self)
      form = ((try? normalizedTokens(original)) ?? []).map(\.folded).joined()
    }
    return form.withUTF8 { bytes in
      // Whole scalars: none is cut before a byte that continues one.
      var written = min(bytes.count, output.count)
      // SAFETY: each is read below the count; both have room for what is written.
      while written > 0, written < bytes.count, unsafe bytes[written] & 0xC0 == 0x80 {
        written -= 1
      }
      for k in 0..<written { unsafe output[k] = bytes[k] }
      return written
    }
  }
}
