// SPDX-License-Identifier: Apache-2.0

// Memory is written here and in ByteBuffer+Quoting.swift, nowhere else in this module.

/// Bytes that grow at their end: what a `JSONWriter` and result lines are written into.
///
/// Appending to an array costs about fifty instructions a call, whatever the length, and a result
/// line has some sixty parts: that was a quarter of the time of a line.
@usableFromInline @safe package struct ByteBuffer: ~Copyable {
  // SAFETY: `capacity` bytes, of which the first `count` are written; freed in `deinit`.
  /// The storage.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  /// The number of bytes.
  @usableFromInline package internal(set) var count = 0
  /// The number of bytes that the storage has room for.
  @usableFromInline package internal(set) var capacity: Int
  /// How far a write may run past the bytes it is for.
  @inlinable static var slack: Int { 8 }

  /// Allocates storage.
  package init(capacity: Int = 4096) {
    self.capacity = capacity
    // SAFETY: `capacity` bytes, none of them counted as written.
    unsafe base = .allocate(capacity: capacity)
  }

  // SAFETY: allocated here, and a buffer has one owner.
  deinit { unsafe base.deallocate() }

  /// The bytes.
  package var span: Span<UInt8> {
    @_lifetime(borrow self) get {
      // SAFETY: the first `count` bytes are written, and the span borrows `self`.
      let span = unsafe Span(_unsafeStart: UnsafePointer(base), count: count)
      // SAFETY: nobody writes or frees the bytes while the span borrows `self`.
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// The bytes as text; what is no UTF-8 is repaired.
  package var text: String { span.string(0..<count) }

  /// A copy of the bytes.
  package var copy: [UInt8] {
    // SAFETY: the first `count` bytes are written.
    unsafe [UInt8](UnsafeBufferPointer(start: base, count: count))
  }

  /// Forgets the bytes and keeps the storage.
  package mutating func removeAll() { count = 0 }

  /// Makes room for so many more bytes, and the slack.
  @inlinable @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more &+ Self.slack > capacity { grow(more) }
  }

  /// Moves the bytes to storage with room for so many more.
  @usableFromInline @inline(never)
  mutating func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more + Self.slack)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    // SAFETY: the new memory has room for what is written in the old.
    unsafe memory.update(from: base, count: count)
    // SAFETY: nothing lends the old memory while `self` is changed.
    unsafe base.deallocate()
    // SAFETY: `larger` bytes, of which the first `count` are written.
    unsafe base = memory
    capacity = larger
  }

  /// Adds one byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    // SAFETY: there is room.
    unsafe base[count] = byte
    count &+= 1
  }

  /// Adds text that the compiler knows.
  @inlinable @inline(__always)
  package mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    // SAFETY: there is room, and a static string's bytes live for ever.
    unsafe (base + count).update(from: text.utf8Start, count: length)
    count &+= length
  }

  /// Adds bytes.
  package mutating func append(_ bytes: Span<UInt8>) {
    reserve(bytes.count)
    // SAFETY: the source is not used after the closure.
    unsafe bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress {
        // SAFETY: there is room for `source.count` bytes, which no writing of ours overlaps.
        unsafe (base + count).update(from: start, count: source.count)
      }
    }
    count &+= bytes.count
  }

  /// Adds a text.
  package mutating func append(text: String) { append(text.utf8.span) }

  /// Adds a number in decimal digits.
  package mutating func append(decimal number: Int) {
    reserve(20)
    if number < 0 { append(UInt8(ascii: "-")) }
    var magnitude = number.magnitude
    var digits = 1
    var power: UInt = 10
    while magnitude >= power, digits < 19 {
      digits &+= 1
      power &*= 10
    }
    if magnitude >= 10_000_000_000_000_000_000 { digits = 20 }
    var at = count &+ digits
    count = at
    repeat {
      at &-= 1
      // SAFETY: at most twenty digits and a sign, for which there is room.
      unsafe base[at] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    } while magnitude > 0
  }
}
