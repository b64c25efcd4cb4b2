// SPDX-License-Identifier: Apache-2.0

/// A section of an image as 32-bit words.
///
/// Reading outside the section gives zero, so that no content of an image, however damaged, can
/// lead outside it. Zero is "none" in every table of the image.
///
/// The words belong to the image that lends them; they must not be kept longer than the image.
@frozen @safe public struct Words: Sendable {
  // SAFETY: points at `count` words inside the bytes of the `IndexImage` that made this view; the
  // bytes are immutable and stay allocated as long as the image does.
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt32>

  /// The number of words.
  public let count: Int

  @usableFromInline
  init(base: UnsafePointer<UInt32>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// The word at an index, or 0 outside the section.
  @inlinable @inline(__always)
  public subscript(index: Int) -> UInt32 {
    // SAFETY: the index was compared with the number of words.
    UInt(bitPattern: index) < UInt(bitPattern: count) ? unsafe base[index] : 0
  }

  /// The word at an index, or 0 outside the section.
  @inlinable @inline(__always)
  public subscript(index: UInt32) -> UInt32 { self[Int(truncatingIfNeeded: index)] }
}
