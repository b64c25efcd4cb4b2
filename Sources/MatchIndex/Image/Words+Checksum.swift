// SPDX-License-Identifier: Apache-2.0

extension Words {
  /// The checksum of a range of words, which must lie inside.
  ///
  /// - Complexity: O(*n*), about 5 GB/s.
  func checksum(_ range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // SAFETY: just checked; the owner of the words keeps them.
    return unsafe Checksum.of(
      UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count * 4))
  }

  /// The checksum of words that are in no image yet.
  package static func checksum(_ words: ArraySlice<UInt32>) -> UInt64 {
    // SAFETY: the bytes are read inside the closure only.
    unsafe words.withUnsafeBytes { unsafe Checksum.of($0) }
  }

  /// A copy of the bytes.
  package var copy: ImageBytes {
    // SAFETY: `count` words from `base`, which the owner keeps.
    ImageBytes(copying: unsafe [UInt32](UnsafeBufferPointer(start: base, count: count)))
  }
}
