// SPDX-License-Identifier: Apache-2.0

import CKernels

/// A window on the bytes of a text, with unaligned loads of words.
///
/// All pointer arithmetic on input is here. A window is made at the door of an operation and never
/// outlives it. Offsets are checked in debug builds only: the scan loops that use it derive every
/// offset from `count`, and a second check per load costs a tenth of the ASCII path.
@safe struct TextBytes {
  /// The first byte; not read when `count` is 0.
  // SAFETY: the caller of `init` keeps `count` bytes from here while the window is in use.
  private let base: UnsafeRawPointer

  /// The number of bytes.
  let count: Int

  /// A window on a buffer that the caller keeps alive.
  @inline(__always) init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // SAFETY: an address made up for an empty buffer is never read, as `count` is 0 then.
    unsafe base =
      buffer.baseAddress.map { unsafe UnsafeRawPointer($0) }
      ?? UnsafeRawPointer(bitPattern: 1)!
    count = buffer.count
  }

  /// A window on `count` bytes from an address that the caller keeps alive.
  @inline(__always) init(_ base: UnsafeRawPointer, count: Int) {
    // SAFETY: the caller answers for the bytes; they are only read while it waits.
    unsafe self.base = base
    self.count = count
  }

  /// The byte at an offset in `0..<count`.
  @inline(__always) subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    // SAFETY: the offset is inside the window; `init` was given that many bytes.
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from an offset in `0...count - 8`, the first one lowest.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    // SAFETY: eight bytes from the offset are inside the window.
    return UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Up to eight bytes from an offset, zeroes above them, without reading outside the window.
  func partialWord(at offset: Int) -> UInt64 {
    let available = count - offset
    if available >= 8 { return word(at: offset) }
    if count >= 8 { return available <= 0 ? 0 : word(at: count - 8) &>> (64 - available * 8) }
    var result: UInt64 = 0
    var at = count
    while at > offset {
      at -= 1
      result = result << 8 | UInt64(self[at])
    }
    return result
  }

  /// The part of the window from `lower` up to `upper`.
  @inline(__always) func window(_ lower: Int, _ upper: Int) -> TextBytes {
    assert(lower >= 0 && lower <= upper && upper <= count)
    // SAFETY: the part lies inside this window, so the same owner keeps it alive.
    return unsafe TextBytes(base + lower, count: upper &- lower)
  }

  /// The classes of the bytes in a window of 16 to 64.
  @inline(__always) var classes: bytes_classes {
    assert(count >= 16 && count <= 64)
    // SAFETY: only bytes of the window are read.
    return unsafe bytes_classify(base.assumingMemoryBound(to: UInt8.self), count)
  }

  /// The classes of the bytes in a window of 16 to 63, for two-byte letters.
  @inline(__always) var pairs: bytes_pairs {
    assert(count >= 16 && count <= 63)
    // SAFETY: only bytes of the window are read.
    return unsafe bytes_classifyPairs(base.assumingMemoryBound(to: UInt8.self), count)
  }
}
