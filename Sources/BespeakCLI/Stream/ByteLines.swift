// SPDX-License-Identifier: Apache-2.0

import Bespeak

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The one file of the stream that reads memory through pointers.

extension Span<UInt8> {
  /// The offset of the first line feed from an offset on; the count where there is none.
  func lineEnd(from start: Int) -> Int {
    let rest = extracting(start..<count)
    // SAFETY: the search stays within the checked subspan.
    let found = unsafe rest.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let hit = unsafe memchr(base, 0x0A, bytes.count) else {
        return nil
      }
      return unsafe UnsafeRawPointer(hit) - base
    }
    return found.map { start + $0 } ?? count
  }

  /// The bytes as a text.
  ///
  /// - Parameter number: The number of the line that they are, from 1, for its fault.
  /// - Throws: `LineFault` for bytes that are no UTF-8.
  func text(line number: Int) throws(LineFault) -> String {
    // SAFETY: the buffer covers the span and is not used after the closure.
    let text = unsafe withUnsafeBufferPointer { unsafe String(validating: $0, as: UTF8.self) }
    guard let text else { throw .notUTF8(line: number) }
    return text
  }

  /// Adds a range to the end of an array.
  func append(_ range: Range<Int>, to buffer: inout [UInt8]) {
    // SAFETY: the buffer covers the checked subspan and is not used after the closure.
    unsafe extracting(range).withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
  }

  /// How many line feeds a range holds.
  func lineFeeds(in range: Range<Int>) -> Int {
    let part = extracting(range)
    var count = 0
    var at = part.lineEnd(from: 0)
    while at < part.count {
      count += 1
      at = part.lineEnd(from: at + 1)
    }
    return count
  }
}

extension Array<UInt8> {
  /// Moves a range to the front.
  mutating func moveToFront(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // SAFETY: both runs lie in the array; `memmove` allows them to overlap.
    unsafe withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress, !range.isEmpty else { return }
      unsafe memmove(base, base + range.lowerBound, range.count)
    }
  }
}
