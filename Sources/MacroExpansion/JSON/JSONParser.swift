// SPDX-License-Identifier: Apache-2.0

/// Why a message is not JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected.
  package var description: String
  /// The byte where it was missed.
  package var offset: Int
}

/// Reads JSON as RFC 8259 defines it.
///
/// Nesting is bounded, so that no message can exhaust the stack; text that is not UTF-8 is repaired.
package struct JSONParser {
  /// The deepest nesting read.
  package static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0

  @_optimize(none)
  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a whole text holds.
  ///
  /// - Throws: `JSONError` with the first offset that is wrong.
  /// - Complexity: O(*n*).
  @_optimize(none)
  package static func parse(_ bytes: [UInt8]) throws -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == bytes.count else { throw parser.error("the end of the message") }
    return value
  }

  @_optimize(none)
  private func error(_ expected: String) -> JSONError {
    JSONError(description: "expected \(expected) at byte \(position)", offset: position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  @_optimize(none)
  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  @_optimize(none)
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  @_optimize(none)
  private mutating func take(word: StaticString) -> Bool {
    let wanted = Array(word.description.utf8)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  @_optimize(none)
  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth <= Self.maximumDepth else {
      throw error("no more than \(Self.maximumDepth) levels")
    }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): if take(word: "true") { return .bool(true) }
    case UInt8(ascii: "f"): if take(word: "false") { return .bool(false) }
    case UInt8(ascii: "n"): if take(word: "null") { return .null }
    case UInt8(ascii: "-")?: return try number()
    case let digit? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit: return try number()
    default: break
    }
    throw error("a value")
  }

  @_optimize(none)
  private mutating func object(depth: Int) throws -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a name") }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw error("':'") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("'}'") }
    return .object(members)
  }

  @_optimize(none)
  private mutating func array(depth: Int) throws -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("']'") }
    return .array(elements)
  }

  @_optimize(none)
  private mutating func number() throws -> JSONValue {
    let start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
        continue
      default: break
      }
      break
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let value = Int(text) { return .integer(value) }
    guard Double(text) != nil else {
      position = start
      throw error("a number")
    }
    return .number(text)
  }

  @_optimize(none)
  private mutating func string() throws -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw error("'\"'")
  }

  @_optimize(none)
  private mutating func escape(into text: inout [UInt8]) throws {
    guard let byte = next else { throw error("an escaped character") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      var code = UInt32(try hexadecimal())
      // A pair of surrogates is one character; half a pair is none, and is replaced.
      if 0xD800..<0xDC00 ~= code, bytes[position...].starts(with: #"\u"#.utf8) {
        let before = position
        position += 2
        let low = UInt32(try hexadecimal())
        if 0xDC00..<0xE000 ~= low {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = before
        }
      }
      text += String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8
    default: throw error("an escaped character")
    }
  }

  @_optimize(none)
  private mutating func hexadecimal() throws -> UInt16 {
    guard position + 4 <= bytes.count else { throw error("four digits") }
    var code: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four digits")
      }
      code = code << 4 | UInt16(digit)
    }
    position += 4
    return code
  }
}
