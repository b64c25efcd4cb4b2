// SPDX-License-Identifier: Apache-2.0

// The one file of this module that reads memory below `Span`.

extension Span<UInt8> {
  /// The eight bytes from an offset on, the first in the lowest bits.
  ///
  /// - Precondition: Eight bytes stand there.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    // SAFETY: the call checks that the eight bytes lie in the span; every bit pattern is a `UInt64`.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The text of a range of bytes; a range that is no UTF-8 is repaired with U+FFFD.
  ///
  /// - Complexity: O(*n*); up to 15 bytes need no allocation.
  @inlinable @inline(__always)
  package func string(_ range: Range<Int>) -> String {
    // SAFETY: the buffer covers the checked subspan and is not used after the closure.
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a range of bytes to the end of an array.
  @inlinable @inline(__always)
  package func append(_ range: Range<Int>, to buffer: inout [UInt8]) {
    // SAFETY: the buffer covers the checked subspan and is not used after the closure.
    unsafe extracting(range).withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
  }

  /// Whether a range of bytes is the UTF-8 form of a text.
  @inlinable @inline(__always)
  package func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount, text.hasPointerRepresentation else { return false }
    // SAFETY: a static string's bytes live for ever, and there are `utf8CodeUnitCount` of them.
    let other = unsafe text.utf8Start
    for i in 0..<range.count where unsafe self[range.lowerBound + i] != other[i] { return false }
    return true
  }
}

extension Span<UInt8> {
  /// Whether a range of bytes is there and is other bytes.
  @inlinable @inline(__always)
  package func equals(_ range: Range<Int>, _ other: Span<UInt8>) -> Bool {
    guard range.count == other.count, range.upperBound <= count else { return false }
    var i = 0
    while i &+ 8 <= other.count {
      if word(at: range.lowerBound &+ i) != other.word(at: i) { return false }
      i &+= 8
    }
    while i < other.count {
      if self[range.lowerBound &+ i] != other[i] { return false }
      i &+= 1
    }
    return true
  }
}

extension Span<UInt8> {
  /// The offset of the first line feed from an offset on.
  package func firstNewline(from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var i = start
    while i + 8 <= count {
      let differences = word(at: i) ^ (ones &* 0x0A)
      let hits = (differences &- ones) & ~differences & (ones &* 0x80)
      if hits != 0 { return i + hits.trailingZeroBitCount >> 3 }
      i += 8
    }
    while i < count {
      if self[i] == 0x0A { return i }
      i += 1
    }
    return nil
  }

  /// Whether only JSON's blanks stand here, a byte order mark aside.
  package var isBlank: Bool {
    var i = 0
    if count >= 3, self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF { i = 3 }
    while i < count {
      let byte = self[i]
      guard byte == 0x20 || byte == 0x0D || byte == 0x09 || byte == 0x0A else { return false }
      i += 1
    }
    return true
  }

  /// Whether the bytes begin with those of a text, a byte order mark aside.
  package func starts(with text: StaticString) -> Bool {
    let start = count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
    return count >= start + text.utf8CodeUnitCount
      && equals(start..<start + text.utf8CodeUnitCount, text)
  }
}
