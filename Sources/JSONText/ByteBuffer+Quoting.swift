// SPDX-License-Identifier: Apache-2.0

extension ByteBuffer {
  /// Adds a text as a JSON string, quotes included.
  package mutating func append(quoted text: String) {
    // Six bytes are the longest escape, of one byte; the common case needs one for each byte.
    reserve(text.utf8.count &+ 2)
    append(UInt8(ascii: "\""))
    // SAFETY: the buffer covers the span and is not used after the closure.
    unsafe text.utf8.span.withUnsafeBufferPointer { unsafe appendContents($0) }
    append(UInt8(ascii: "\""))
  }

  /// Adds a text in UTF-8 as a JSON string, quotes included; what is ill-formed is repaired, as in a `String`.
  package mutating func append(quoted bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count &+ 2)
    append(UInt8(ascii: "\""))
    // SAFETY: the caller lends the bytes for the call.
    unsafe append(contents: bytes)
    append(UInt8(ascii: "\""))
  }

  /// Adds a text in UTF-8 as a part of a JSON string likewise, without quotes; a part is whole scalars.
  package mutating func append(contents bytes: UnsafeBufferPointer<UInt8>) {
    // SAFETY: the caller lends the bytes for the call.
    if unsafe Self.isWellFormed(bytes) {
      unsafe appendContents(bytes)
    } else {
      let repaired = unsafe String(decoding: bytes, as: UTF8.self)
      // SAFETY: the buffer covers the span and is not used after the closure.
      unsafe repaired.utf8.span.withUnsafeBufferPointer { unsafe appendContents($0) }
    }
  }

  @inline(__always)
  private static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    // SAFETY: each is one of the bytes that are lent.
    for k in 0..<bytes.count { unsafe all |= bytes[k] }
    return all < 0x80 || (try? UTF8Span(validating: unsafe bytes.span)) != nil
  }

  private mutating func appendContents(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    guard let source = bytes.baseAddress else { return }
    var i = 0
    // From where on all bytes were written as they are.
    var plain = 0
    while i &+ 8 <= bytes.count {
      // SAFETY: eight bytes are left in the source.
      let word = unsafe UnsafeRawPointer(source + i).loadUnaligned(as: UInt64.self)
      if Self.needsEscape(word) {
        let end = i &+ 8
        // SAFETY: `end` is at most the count.
        while i < end { i &+= unsafe appendEscaped(bytes, at: i) }
        plain = i
        reserve(bytes.count &- i)
      } else {
        // SAFETY: there is room for the rest of the source, and for the slack.
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
        count &+= 8
        i &+= 8
      }
    }
    let again = bytes.count &- 8
    if i < bytes.count, again >= plain {
      // The last eight bytes once more: those before `i` stand unchanged at the end of the buffer.
      // SAFETY: eight bytes end with the source, and `i` is at least eight.
      let word = unsafe UnsafeRawPointer(source + again).loadUnaligned(as: UInt64.self)
      if !Self.needsEscape(word) {
        // SAFETY: at least `i - again` bytes were written, and there is room for the rest.
        unsafe UnsafeMutableRawPointer(base + (count &- (i &- again)))
          .storeBytes(of: word, as: UInt64.self)
        count &+= bytes.count &- i
        return
      }
    }
    // SAFETY: `i` is below the count.
    while i < bytes.count { i &+= unsafe appendEscaped(bytes, at: i) }
  }

  /// Whether any of eight bytes is a control character, a quote, a backslash, or begins what may be a scalar that
  /// steers a terminal.
  ///
  /// Each term sets the high bit of a byte below 0x20, or equal to 0x22, 0x5C, 0x7F, 0xC2 or 0xE2. A borrow may
  /// set one too many above a real hit, never one too few: the caller looks at each byte then.
  @inline(__always)
  private static func needsEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let deletes = word ^ (ones &* 0x7F)
    // 0xC2 and 0xE2 differ in one bit.
    let leads = (word | (ones &* 0x20)) ^ (ones &* 0xE2)
    let hits =
      ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
      | ((slashes &- ones) & ~slashes) | ((deletes &- ones) & ~deletes) | ((leads &- ones) & ~leads)
    return hits & (ones &* 0x80) != 0
  }

  /// Adds the byte at an index, or the scalar that begins there where it needs an escape.
  ///
  /// - Returns: How many bytes of the source that takes.
  @inline(__always)
  private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    // SAFETY: the caller has seen that the index is below the count.
    let byte = unsafe bytes[index]
    if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte != 0x7F,
      byte | 0x20 != 0xE2
    {
      append(byte)
      return 1
    }
    if byte < 0x7F {
      appendEscape(byte)
      return 1
    }
    // SAFETY: the index is the caller's, below the count.
    return unsafe appendSteering(bytes, at: index)
  }

  /// Adds U+007F to U+009F, U+2028 to U+202E and U+2066 to U+2069 as escapes, and other bytes as they are:
  /// JSON may hold them, and a terminal that it is shown on would act on them.
  @inline(never)
  private mutating func appendSteering(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    // SAFETY: the caller has seen that the index is below the count; those after it are compared first.
    let byte = unsafe bytes[index]
    let next = index &+ 1 < bytes.count ? unsafe bytes[index &+ 1] : 0
    let last = index &+ 2 < bytes.count ? unsafe bytes[index &+ 2] : 0
    switch (byte, next, last) {
    case (0x7F, _, _):
      append(#"\u007F"#)
      return 1
    case (0xC2, 0x80..<0xA0, _):
      append(#"\u00"#)
      appendHex(next)
      return 2
    case (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9):
      append(#"\u20"#)
      appendHex((next & 1) << 6 | last & 0x3F)
      return 3
    default:
      append(byte)
      return 1
    }
  }

  private mutating func appendHex(_ byte: UInt8) {
    for digit in [byte >> 4, byte & 0xF] {
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  @inline(never)
  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x08: append(#"\b"#)
    case 0x0C: append(#"\f"#)
    case 0x0A: append(#"\n"#)
    case 0x0D: append(#"\r"#)
    case 0x09: append(#"\t"#)
    case UInt8(ascii: "\""): append(#"\""#)
    case UInt8(ascii: "\\"): append(#"\\"#)
    default:
      append(#"\u00"#)
      appendHex(byte)
    }
  }
}
