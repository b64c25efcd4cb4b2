// SPDX-License-Identifier: Apache-2.0

/// The last sixteen bytes of a text again, with sixteen blanks after them, so that a load of sixteen
/// bytes may start at any byte of the text.
///
/// A text of less than sixteen bytes has blanks up to there as well.
@safe struct PaddedEnd {
  /// 32 bytes.
  // SAFETY: room of `with(of:_:)`, whose closure alone sees this value.
  private let base: UnsafeRawPointer

  /// Calls a closure with the end of a text; it must not keep it.
  @inline(__always) static func with<Result>(
    of text: TextBytes, _ body: (PaddedEnd) -> Result
  ) -> Result {
    // SAFETY: the closure is called while the bytes exist, and they are initialised before.
    unsafe withUnsafeTemporaryAllocation(byteCount: 32, alignment: 16) { bytes in
      let base = unsafe bytes.baseAddress.unsafelyUnwrapped
      var (first, second) = (ASCIIScan.blanks, ASCIIScan.blanks)
      if text.count >= 16 {
        first = text.word(at: text.count &- 16)
        second = text.word(at: text.count &- 8)
      } else {
        first = text.partialWord(at: 0) | ASCIIScan.blanks & ~TokenHash.lowBytes(text.count)
        second = text.partialWord(at: 8) | ASCIIScan.blanks & ~TokenHash.lowBytes(text.count &- 8)
      }
      // SAFETY: four words are 32 bytes.
      unsafe base.storeBytes(of: first.littleEndian, as: UInt64.self)
      // SAFETY: see above.
      unsafe base.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      // SAFETY: see above.
      unsafe base.storeBytes(of: ASCIIScan.blanks, toByteOffset: 16, as: UInt64.self)
      // SAFETY: see above.
      unsafe base.storeBytes(of: ASCIIScan.blanks, toByteOffset: 24, as: UInt64.self)
      return body(unsafe PaddedEnd(base: UnsafeRawPointer(base)))
    }
  }

  /// A text of less than sixteen bytes, with blanks up to there.
  @inline(__always) var short: TextBytes {
    // SAFETY: there are 32 bytes, which live as long as this value is used.
    unsafe TextBytes(base, count: 16)
  }

  /// The last `count` bytes of the text, and blanks up to sixteen bytes.
  @inline(__always) func last(_ count: Int) -> TextBytes {
    assert(count >= 0 && count <= 16)
    // SAFETY: at most sixteen bytes in, sixteen more are there.
    return unsafe TextBytes(base + (16 &- count), count: 16)
  }
}
