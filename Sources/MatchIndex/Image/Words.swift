// SPDX-License-Identifier: Apache-2.0

/// A section of an image as 32-bit words.
///
/// Reading outside the section gives zero, so that no content of an image, however damaged, can
/// lead outside it. Zero is "none" in every table of the image.
///
/// The words belong to the image that lends them; they must not be kept longer than the image.
@usableFromInline @frozen @safe package struct Words: Sendable {
  // SAFETY: points at `count` words inside the bytes of the `IndexImage` that made this view; the
  // bytes are immutable and stay allocated as long as the image does.
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt32>

  /// The number of words.
  @usableFromInline package let count: Int

  @usableFromInline
  init(base: UnsafePointer<UInt32>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// The word at an index, or 0 outside the section.
  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt32 {
    // SAFETY: the index was compared with the number of words.
    UInt(bitPattern: index) < UInt(bitPattern: count) ? unsafe base[index] : 0
  }

  /// The word at an index, or 0 outside the section.
  @inlinable @inline(__always)
  package subscript(index: UInt32) -> UInt32 { self[Int(truncatingIfNeeded: index)] }

  /// The byte at an offset into the words' memory, or 0 outside; the first word holds bytes 0 to 3.
  @inlinable @inline(__always)
  package func byte(at offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) &* 4 else { return 0 }
    // SAFETY: a byte of a word whose index was compared with the number of words; images are
    // little-endian, as is every machine that opens them.
    return unsafe UnsafeRawPointer(base).load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Copies bytes from an offset on, rounded up to a multiple of eight: zeroes for those outside.
  ///
  /// The output has room for `count` bytes and seven more.
  @inlinable @inline(__always)
  package func copyBytes(at offset: Int, count wanted: Int, to output: UnsafeMutablePointer<UInt8>)
  {
    let room = UnsafeMutableRawPointer(output)
    var done = 0
    while done < wanted {
      let at = offset &+ done
      if at >= 0, at &+ 8 <= count &* 4 {
        // SAFETY: eight bytes from `at` lie inside the words, and the caller has room for them.
        unsafe room.storeBytes(
          of: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: at, as: UInt64.self),
          toByteOffset: done, as: UInt64.self)
      } else {
        // SAFETY: the caller has room for eight bytes from any offset below `wanted`.
        for k in 0..<8 { unsafe output[done &+ k] = byte(at: at &+ k) }
      }
      done &+= 8
    }
  }

  /// A bit for each of the five words from an index on that is equal to a value; none where they leave the
  /// section.
  @inlinable @inline(__always)
  package func equals(_ value: UInt32, inFiveFrom index: Int) -> UInt32 {
    guard index >= 0, index &+ 5 <= count else { return 0 }
    // SAFETY: five words from the index lie inside, see above.
    var bits: UInt32 = unsafe base[index] == value ? 1 : 0
    bits |= unsafe base[index &+ 1] == value ? 2 : 0
    bits |= unsafe base[index &+ 2] == value ? 4 : 0
    bits |= unsafe base[index &+ 3] == value ? 8 : 0
    bits |= unsafe base[index &+ 4] == value ? 16 : 0
    return bits
  }

  /// The byte at an offset that lies inside.
  @inlinable @inline(__always)
  package func byte(unchecked offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count &* 4)
    // SAFETY: the caller has compared the offset with the section's size.
    return unsafe UnsafeRawPointer(base).load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The two words from an index on as one number, the first in the low half; 0 outside.
  @inlinable @inline(__always)
  package func pair(at index: Int) -> UInt64 {
    guard index >= 0, index < count &- 1 else { return 0 }
    // SAFETY: both words lie inside, see above.
    return unsafe UnsafeRawPointer(base).loadUnaligned(
      fromByteOffset: index &* 4, as: UInt64.self)
  }

  /// The words in a range; what lies outside is left out.
  @inlinable
  package func slice(_ start: Int, count wanted: Int) -> Words {
    // SAFETY: no words at all.
    guard start >= 0, wanted > 0, start < count else { return unsafe Words(base: base, count: 0) }
    // SAFETY: the part lies inside these words, which the same owner keeps.
    return unsafe Words(base: base + start, count: min(wanted, count &- start))
  }
}
