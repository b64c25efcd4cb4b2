// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak

// What goes out over the border: into the caller's buffers.

/// A buffer of the caller's, checked before anything is done for it.
@safe struct OutputBuffer {
  // SAFETY: not null, and the caller's for as long as the call runs; it is this library's own `malloc` memory or none.
  private let buffer: UnsafeMutablePointer<bespeak_buffer>

  init(_ pointer: UnsafeMutablePointer<bespeak_buffer>?, _ name: StaticString) throws(Fault) {
    unsafe buffer = try BespeakC.pointer(pointer, name)
    guard unsafe border_isBuffer(buffer) else {
      throw Fault(
        BESPEAK_ERROR_ARGUMENT, "'\(name)' is no buffer: set it to zero before its first use")
    }
  }

  /// Replaces what is in it.
  func put(_ bytes: Span<UInt8>) throws(Fault) {
    // SAFETY: the bytes are copied within the call.
    let isDone = unsafe bytes.withUnsafeBytes {
      unsafe border_setBuffer(buffer, $0.baseAddress, $0.count)
    }
    guard isDone else { throw Fault(BESPEAK_ERROR_MEMORY, "no memory for \(bytes.count) bytes") }
  }

  /// Replaces what is in it by lines.
  func put(_ lines: borrowing ResolutionWriter) throws(Fault) { try put(lines.bytes) }

  /// Replaces what is in it by several texts, one after the other.
  func put(joining parts: [[UInt8]]) throws(Fault) {
    let count = parts.reduce(0) { $0 + $1.count }
    // SAFETY: as many bytes are there as the parts have in all, each copied to where the one before ends.
    guard unsafe border_reserveBuffer(buffer, count) else {
      throw Fault(BESPEAK_ERROR_MEMORY, "no memory for \(count) bytes")
    }
    for part in parts {
      unsafe part.withUnsafeBytes { unsafe border_appendBuffer(buffer, $0.baseAddress, $0.count) }
    }
  }
}

/// Texts that live as long as an object, each with a NUL behind it.
@safe final class LentTexts: Sendable {
  // SAFETY: written in `init` and never after; freed in `deinit`, when nobody has the object any more.
  private nonisolated(unsafe) let base: UnsafeMutablePointer<CChar>
  private let starts: [Int]

  init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var starts = [0]
    for text in texts {
      bytes += text.utf8
      bytes.append(0)
      starts.append(bytes.count)
    }
    self.starts = starts
    // SAFETY: as many bytes are allocated as are written.
    unsafe base = .allocate(capacity: max(1, bytes.count))
    for (place, byte) in bytes.enumerated() {
      unsafe base[place] = CChar(bitPattern: byte)
    }
  }

  deinit { unsafe base.deallocate() }

  /// How many there are.
  var count: Int { starts.count - 1 }

  /// A text by its place; its bytes live as long as this object.
  subscript(place: Int) -> bespeak_text {
    // SAFETY: `starts` has where it begins and ends, both within the memory.
    unsafe bespeak_text(
      bytes: base + starts[place], length: starts[place + 1] - starts[place] - 1)
  }
}
