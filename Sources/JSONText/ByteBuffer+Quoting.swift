// SPDX-License-Identifier: Apache-2.0

extension ByteBuffer {
  /// Adds a text as a JSON string, quotes included.
  package mutating func append(quoted text: String) { append(quotedText: text.utf8.span) }

  /// Adds a text in UTF-8 as a JSON string, quotes included; what is ill-formed is repaired, as in a `String`.
  package mutating func append(quoted bytes: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(contents: bytes)
    append(UInt8(ascii: "\""))
  }

  /// Adds a text in UTF-8 that is known to be well-formed as a JSON string, quotes included.
  package mutating func append(quotedText bytes: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    _ = appendContents(bytes)
    append(UInt8(ascii: "\""))
  }

  /// Adds a text in UTF-8 as a part of a JSON string likewise, without quotes; a part is whole scalars.
  package mutating func append(contents bytes: Span<UInt8>) {
    let start = count
    if appendContents(bytes) || (try? UTF8Span(validating: bytes)) != nil { return }
    count = start
    _ = appendContents(bytes.string(0..<bytes.count).utf8.span)
  }

  /// Adds bytes, with escapes where a JSON string needs them.
  ///
  /// - Returns: Whether all are ASCII.
  @inline(__always)
  private mutating func appendContents(_ bytes: Span<UInt8>) -> Bool {
    // SAFETY: the source is not used after the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe appendContents($0) }
  }

  /// What is plain ASCII, which most is, goes without a closer look.
  private mutating func appendContents(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = bytes.count
    reserve(length &+ 2)
    guard length > 0, let source = bytes.baseAddress else { return true }
    // SAFETY: the bytes are lent for the call.
    let from = unsafe UnsafeRawPointer(source)
    // SAFETY: there is room for the bytes, and for the slack behind them.
    let to = unsafe UnsafeMutableRawPointer(base + count)
    if length >= 16 {
      var i = 0
      while i < length {
        // The last sixteen bytes once more, where fewer are left.
        let at = min(i, length &- 16)
        // SAFETY: sixteen bytes stand there in the source.
        let words = unsafe from.loadUnaligned(fromByteOffset: at, as: SIMD2<UInt64>.self)
        if !Self.isPlain(words) { return unsafe appendOther(bytes, from: i) }
        unsafe to.storeBytes(of: words, toByteOffset: at, as: SIMD2<UInt64>.self)
        i = at &+ 16
      }
    } else {
      // Two words that may overlap; of fewer than eight bytes, one with what is plain behind them.
      let last = max(length &- 8, 0)
      var words = SIMD2<UInt64>(repeating: Self.ones &* 0x40)
      if length >= 8 {
        // SAFETY: eight bytes begin and end the source.
        words[0] = unsafe from.loadUnaligned(as: UInt64.self)
        words[1] = unsafe from.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      } else {
        var word = words[0] &<< UInt64(truncatingIfNeeded: 8 &* length)
        for k in 0..<length {
          // SAFETY: below the count.
          word |= UInt64(unsafe bytes[k]) &<< UInt64(truncatingIfNeeded: 8 &* k)
        }
        words = SIMD2(repeating: word.littleEndian)
      }
      if !Self.isPlain(words) { return unsafe appendOther(bytes, from: 0) }
      unsafe to.storeBytes(of: words[0], as: UInt64.self)
      unsafe to.storeBytes(of: words[1], toByteOffset: last, as: UInt64.self)
    }
    count &+= length
    return true
  }

  /// Adds bytes likewise, of which the first are plain and written; makes room for what they grow by.
  @inline(never)
  private mutating func appendOther(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    count &+= start
    var i = start
    var all: UInt8 = 0
    // SAFETY: `i` stays below the length wherever bytes are read.
    while i < bytes.count {
      if i &+ 8 <= bytes.count {
        let word = unsafe UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
          .loadUnaligned(fromByteOffset: i, as: UInt64.self)
        if !Self.needsEscape(word) {
          if word & Self.tops != 0 { all = 0x80 }
          unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
          count &+= 8
          i &+= 8
          continue
        }
      }
      let end = min(i &+ 8, bytes.count)
      while i < end {
        unsafe all |= bytes[i]
        i &+= unsafe appendEscaped(bytes, at: i)
      }
      reserve(bytes.count &- i &+ 2)
    }
    return all < 0x80
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var tops: UInt64 { ones &* 0x80 }

  /// Whether all of sixteen bytes are ASCII and stand for themselves; `false` for some words where it is so.
  ///
  /// Each term sets the high bit of a byte below 0x20, equal to 0x22 or 0x5C, from 0x7F on, or from 0x80 on.
  @inline(__always)
  private static func isPlain(_ words: SIMD2<UInt64>) -> Bool {
    func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: ones &* byte) }
    let controls = words &- all(0x20)
    let quotes = (words ^ all(0x22)) &- all(1)
    let slashes = (words ^ all(0x5C)) &- all(1)
    let deletes = words &+ all(1)
    let hits = words | controls | quotes | slashes | deletes
    return (hits[0] | hits[1]) & tops == 0
  }

  /// Whether any of eight bytes is a control character, a quote, a backslash, or begins what may be a scalar that
  /// steers a terminal.
  ///
  /// Each term sets the high bit of a byte below 0x20, or equal to 0x22, 0x5C, 0x7F, 0xC2 or 0xE2. A borrow may
  /// set one too many above a real hit, never one too few: the caller looks at each byte then.
  @inline(__always)
  private static func needsEscape(_ word: UInt64) -> Bool {
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let deletes = word ^ (ones &* 0x7F)
    // 0xC2 and 0xE2 differ in one bit.
    let leads = (word | (ones &* 0x20)) ^ (ones &* 0xE2)
    let hits =
      ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
      | ((slashes &- ones) & ~slashes) | ((deletes &- ones) & ~deletes) | ((leads &- ones) & ~leads)
    return hits & tops != 0
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
