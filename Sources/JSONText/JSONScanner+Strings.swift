// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// The last key or string as text, its escapes resolved.
  @usableFromInline package var string: String {
    guard hasEscapes else { return bytes.string(contents) }
    var buffer: [UInt8] = []
    appendString(to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Adds the UTF-8 form of the last key or string to an array, its escapes resolved.
  package func appendString(to buffer: inout [UInt8]) {
    guard hasEscapes else { return bytes.append(contents, to: &buffer) }
    var i = contents.lowerBound
    var run = i
    while i < contents.upperBound {
      guard bytes[i] == UInt8(ascii: "\\") else {
        i += 1
        continue
      }
      if run < i { bytes.append(run..<i, to: &buffer) }
      i = appendEscape(at: i, to: &buffer)
      run = i
    }
    if run < i { bytes.append(run..<i, to: &buffer) }
  }

  /// Adds the bytes of the last token as they stand in the source: with quotes for a string.
  package func appendRawValue(to buffer: inout [UInt8]) {
    bytes.append(tokenOffset..<utf8Offset, to: &buffer)
  }

  /// Whether the last key or string is this text; a text with escapes is compared by its meaning.
  @inlinable @inline(__always)
  package func stringEquals(_ text: StaticString) -> Bool {
    if !hasEscapes { return bytes.equals(contents, text) }
    return string == text.description
  }

  /// Whether the last key or string is this text.
  ///
  /// Used to keep a string already held where the next line repeats it.
  package func stringEquals(held text: String) -> Bool {
    guard !hasEscapes else { return string == text }
    let held = text.utf8.span
    guard held.count == contents.count else { return false }
    for i in 0..<held.count where held[i] != bytes[contents.lowerBound + i] { return false }
    return true
  }

  /// Reads a string from its opening quote on, checking escapes and UTF-8.
  mutating func scanString() throws(JSONFault) {
    let opening = utf8Offset
    var i = opening + 1
    let count = bytes.count
    hasEscapes = false
    while true {
      // Eight bytes at a time: none is a quote, a backslash, a control character or beyond ASCII.
      while i + 8 <= count {
        let hits = Self.specialBytes(bytes.word(at: i))
        if hits != 0 {
          i += hits.trailingZeroBitCount >> 3
          break
        }
        i += 8
      }
      guard i < count else { throw JSONFault(.unclosedString, utf8Offset: opening) }
      let byte = bytes[i]
      if byte == UInt8(ascii: "\"") {
        contents = opening + 1..<i
        utf8Offset = i + 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        i = try checkEscape(at: i)
      } else if byte >= 0x80 {
        repeat { i = try checkSequence(at: i) } while i < count && bytes[i] >= 0x80
      } else if byte < 0x20 {
        throw JSONFault(.controlCharacter(byte), utf8Offset: i)
      } else {
        i += 1
      }
    }
  }

  /// The top bit of each byte that needs a closer look; exact for the lowest one.
  @inline(__always)
  private static func specialBytes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let below = word &- (ones &* 0x20)
    return (word | (quote &- ones) | (backslash &- ones) | below) & tops
  }
}

extension JSONScanner {
  /// Checks an escape and gives the offset after it; a surrogate pair is one escape.
  private func checkEscape(at start: Int) throws(JSONFault) -> Int {
    guard start + 1 < bytes.count else { throw JSONFault(.unclosedString, utf8Offset: start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: start + 2) else {
        throw JSONFault(.invalidEscape, utf8Offset: start)
      }
      guard unit & 0xF800 == 0xD800 else { return start + 6 }
      guard unit < 0xDC00, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
        bytes[start + 7] == UInt8(ascii: "u"), let low = hexUnit(at: start + 8),
        low & 0xFC00 == 0xDC00
      else { throw JSONFault(.loneSurrogate, utf8Offset: start) }
      return start + 12
    default: throw JSONFault(.invalidEscape, utf8Offset: start)
    }
  }

  /// Adds the character of an escape that was checked, and gives the offset after it.
  private func appendEscape(at start: Int, to buffer: inout [UInt8]) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "b"): buffer.append(0x08)
    case UInt8(ascii: "f"): buffer.append(0x0C)
    case UInt8(ascii: "n"): buffer.append(0x0A)
    case UInt8(ascii: "r"): buffer.append(0x0D)
    case UInt8(ascii: "t"): buffer.append(0x09)
    case UInt8(ascii: "u"):
      var value = hexUnit(at: start + 2) ?? 0xFFFD
      var end = start + 6
      if value & 0xFC00 == 0xD800, let low = hexUnit(at: start + 8) {
        value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
        end = start + 12
      }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return end
    case let byte: buffer.append(byte)
    }
    return start + 2
  }

  private func hexUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for i in start..<start + 4 {
      let byte = bytes[i]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Checks one multi-byte sequence (Unicode 16, table 3-7) and gives the offset after it.
  @inline(__always)
  private func checkSequence(at start: Int) throws(JSONFault) -> Int {
    let lead = bytes[start]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let fault = JSONFault(.invalidUTF8, utf8Offset: start)
    guard lead >= 0xC2, lead <= 0xF4, start + length <= bytes.count else { throw fault }
    let second = bytes[start + 1]
    let allowed: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard allowed.contains(second) else { throw fault }
    if length > 2, bytes[start + 2] & 0xC0 != 0x80 { throw fault }
    if length > 3, bytes[start + 3] & 0xC0 != 0x80 { throw fault }
    return start + length
  }
}
