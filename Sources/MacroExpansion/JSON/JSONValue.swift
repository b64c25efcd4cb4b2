// SPDX-License-Identifier: Apache-2.0

/// A JSON value as the compiler's plugin protocol uses it.
///
/// Numbers are whole numbers only where they fit; the protocol has no others that are read here.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no `Int`, as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and its value, in the order of the text.
  package struct Member: Hashable, Sendable {
    /// The name, without quotes and escapes.
    package var name: String
    /// The value under that name.
    package var value: JSONValue

    /// Creates a member of a name and its value.
    @_optimize(none)
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member, or `nil` where there is none or this is no object.
  ///
  /// - Complexity: O(*n*) for *n* members; messages have a dozen.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text of a string.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, where it is a whole one.
  package var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSONValue {
  /// The value as compact UTF-8 text.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  package var utf8: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  @_optimize(none)
  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  @_optimize(none)
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += #"\u00"#.utf8
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
