// SPDX-License-Identifier: Apache-2.0

/// A strict pull scanner for JSON (RFC 8259) over bytes that somebody else keeps.
///
///     var scanner = JSONScanner(#"{"text": "play"}"#.utf8.span)
///     try scanner.next()            // .objectStart
///     try scanner.next()            // .key
///     scanner.string                // "text"
///     try scanner.next()            // .string
///     scanner.string                // "play"
///
/// No bytes make it trap, and nothing is allocated but the strings asked for. It is strict where
/// readers differ: text must be UTF-8, a lone surrogate escape is a fault (it names no character, so
/// there is nothing to keep), control characters must be escaped, and arrays and objects may be
/// `depthLimit` deep. A byte order mark at the start is skipped. After a fault the scanner is
/// spent: each further call gives a fault or a token of what stands there, never a trap.
@usableFromInline package struct JSONScanner: ~Copyable, ~Escapable {
  /// What a call of `next()` found.
  @usableFromInline package enum Token: UInt8, Sendable {
    /// `{`.
    case objectStart
    /// `}`.
    case objectEnd
    /// `[`.
    case arrayStart
    /// `]`.
    case arrayEnd
    /// The name of a member, its colon included.
    case key
    /// A string value.
    case string
    /// A number.
    case number
    /// `true`.
    case `true`
    /// `false`.
    case `false`
    /// `null`.
    case null
    /// The end of the bytes after one whole value.
    case end
  }

  /// Most levels of arrays and objects.
  package static let depthLimit = 64

  private enum State: UInt8 {
    case value
    case firstValue  // of an array
    case firstKey  // of an object
    case afterValue
  }

  /// The bytes it reads.
  @usableFromInline package let bytes: Span<UInt8>
  /// The offset of the next byte to look at.
  package internal(set) var utf8Offset: Int
  /// The offset of the last token's first byte; the quote of a string.
  package private(set) var tokenOffset = 0
  /// The last key's or string's bytes between the quotes, or the last number's; escapes as they stand.
  @usableFromInline package internal(set) var contents = 0..<0
  /// Whether the last key or string holds an escape, so that its bytes are not its text.
  @usableFromInline package internal(set) var hasEscapes = false
  /// How many arrays and objects are open.
  package private(set) var depth = 0

  private var state = State.value
  /// One bit for each open level, the innermost lowest: set for an object.
  private var objects: UInt64 = 0

  /// Starts at the first byte.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    utf8Offset = 0
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { utf8Offset = 3 }
  }

  /// Reads up to the end of the next token.
  ///
  /// - Returns: The token; `.end` again and again after the value.
  /// - Throws: `JSONFault` where the bytes are not JSON.
  @discardableResult
  package mutating func next() throws(JSONFault) -> Token {
    var byte = skipBlanks()
    if state == .afterValue {
      if depth == 0 {
        guard byte == nil else { throw unexpected(.end) }
        return .end
      }
      let inObject = objects & 1 == 1
      switch byte {
      case UInt8(ascii: ","):
        utf8Offset += 1
        byte = skipBlanks()
        if inObject { return try key(.key) }
      case UInt8(ascii: "}") where inObject: return close(.objectEnd)
      case UInt8(ascii: "]") where !inObject: return close(.arrayEnd)
      default: throw unexpected(inObject ? .commaOrObjectEnd : .commaOrArrayEnd)
      }
    } else if state == .firstKey {
      return byte == UInt8(ascii: "}") ? close(.objectEnd) : try key(.keyOrObjectEnd)
    } else if state == .firstValue, byte == UInt8(ascii: "]") {
      return close(.arrayEnd)
    }
    return try value(byte)
  }

  /// Reads the first token of a value that begins at an offset, whatever stands before it.
  ///
  /// - Throws: `JSONFault` where none begins there.
  package mutating func readValue(at offset: Int) throws(JSONFault) -> Token {
    utf8Offset = offset
    state = .value
    return try value(offset < bytes.count ? bytes[offset] : nil)
  }

  /// Reads past the rest of the value that the last token began.
  ///
  /// Nothing is left to read after a string, number, `true`, `false` or `null`; after a key, its
  /// value is read; after `{` or `[`, everything up to the matching end.
  package mutating func skipValue(startedBy token: Token) throws(JSONFault) {
    var token = token
    if token == .key { token = try next() }
    guard token == .objectStart || token == .arrayStart else { return }
    let outer = depth - 1
    while depth > outer { try next() }
  }

  /// Reads the end of the document.
  ///
  /// - Throws: `JSONFault` when anything but blanks follows the value.
  package mutating func finish() throws(JSONFault) {
    guard try next() == .end else { throw unexpected(.end) }
  }
}

extension JSONScanner {
  private mutating func value(_ found: UInt8?) throws(JSONFault) -> Token {
    tokenOffset = utf8Offset
    // A NUL byte begins no value, so it can stand for the end.
    switch found ?? 0 {
    case UInt8(ascii: "\""):
      try scanString()
      state = .afterValue
      return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
      state = .afterValue
      return .number
    case UInt8(ascii: "{"): return try open(.objectStart)
    case UInt8(ascii: "["): return try open(.arrayStart)
    case UInt8(ascii: "t"): return try literal("true", .true)
    case UInt8(ascii: "f"): return try literal("false", .false)
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw unexpected(state == .firstValue ? .valueOrArrayEnd : .value)
    }
  }

  private mutating func key(_ expected: JSONFault.Expectation) throws(JSONFault) -> Token {
    tokenOffset = utf8Offset
    guard utf8Offset < bytes.count, bytes[utf8Offset] == UInt8(ascii: "\"") else {
      throw unexpected(expected)
    }
    try scanString()
    guard skipBlanks() == UInt8(ascii: ":") else { throw unexpected(.colon) }
    utf8Offset += 1
    state = .value
    return .key
  }

  private mutating func open(_ token: Token) throws(JSONFault) -> Token {
    guard depth < Self.depthLimit else { throw JSONFault(.tooDeep, utf8Offset: utf8Offset) }
    depth += 1
    objects = objects << 1 | (token == .objectStart ? 1 : 0)
    state = token == .objectStart ? .firstKey : .firstValue
    utf8Offset += 1
    return token
  }

  private mutating func close(_ token: Token) -> Token {
    tokenOffset = utf8Offset
    depth -= 1
    objects >>= 1
    state = .afterValue
    utf8Offset += 1
    return token
  }

  private mutating func literal(
    _ text: StaticString, _ token: Token
  ) throws(JSONFault) -> Token {
    let end = utf8Offset + text.utf8CodeUnitCount
    guard end <= bytes.count, bytes.equals(utf8Offset..<end, text) else {
      throw unexpected(.literal)
    }
    utf8Offset = end
    state = .afterValue
    return token
  }

  /// Moves past blanks and gives the byte that stands there; `nil` at the end.
  @inline(__always)
  private mutating func skipBlanks() -> UInt8? {
    while utf8Offset < bytes.count {
      let byte = bytes[utf8Offset]
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      utf8Offset += 1
    }
    return nil
  }

  /// The fault for whatever stands at the current offset.
  package func unexpected(_ expected: JSONFault.Expectation) -> JSONFault {
    guard utf8Offset < bytes.count else {
      return JSONFault(.unexpectedEnd(expected: expected), utf8Offset: bytes.count)
    }
    let byte = bytes[utf8Offset]
    return JSONFault(.unexpectedByte(byte, expected: expected), utf8Offset: utf8Offset)
  }
}

extension JSONScanner.Token {
  /// The kind of value in words, with its article: `a string`.
  package var kindName: String {
    switch self {
    case .objectStart: "an object"
    case .arrayStart: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    case .key: "a key"
    case .objectEnd, .arrayEnd, .end: "nothing"
    }
  }
}
