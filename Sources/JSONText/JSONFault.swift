// SPDX-License-Identifier: Apache-2.0

/// Why a run of bytes is not JSON, and where.
package struct JSONFault: Error, Sendable, Equatable {
  /// What a scanner was looking for when it gave up.
  package enum Expectation: String, Sendable {
    /// Any value.
    case value = "a value"
    /// Any value, or the end of an array just opened.
    case valueOrArrayEnd = "a value or ']'"
    /// The name of a member.
    case key = "a key in double quotes"
    /// The name of a member, or the end of an object just opened.
    case keyOrObjectEnd = "a key in double quotes or '}'"
    /// The colon between a name and its value.
    case colon = "':'"
    /// What follows a value in an array.
    case commaOrArrayEnd = "',' or ']'"
    /// What follows a member in an object.
    case commaOrObjectEnd = "',' or '}'"
    /// Nothing but blanks after the document.
    case end = "nothing after the value"
    /// A digit of a number.
    case digit = "a digit"
    /// The letters of `true`, `false` or `null`.
    case literal = "'true', 'false' or 'null'"
  }

  /// The kinds of mistake.
  package enum Code: Sendable, Equatable {
    /// The bytes end too early.
    case unexpectedEnd(expected: Expectation)
    /// Another byte stands where something was expected.
    case unexpectedByte(UInt8, expected: Expectation)
    /// A string is not closed.
    case unclosedString
    /// A control character stands unescaped in a string.
    case controlCharacter(UInt8)
    /// A backslash is followed by something that is no escape.
    case invalidEscape
    /// `\uD800`...`\uDFFF` stands without its other half: it names no character.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A number starts with a zero that is followed by a digit.
    case leadingZero
    /// Arrays and objects are nested deeper than `JSONScanner.depthLimit`.
    case tooDeep
  }

  /// The kind of mistake.
  package var code: Code
  /// The offset of the offending byte from the start of the bytes scanned.
  package var utf8Offset: Int

  /// Creates a fault.
  package init(_ code: Code, utf8Offset: Int) {
    self.code = code
    self.utf8Offset = utf8Offset
  }

  /// What is wrong, in words; without the place.
  package var message: String {
    switch code {
    case .unexpectedEnd(let expected): "expected \(expected.rawValue), found the end"
    case .unexpectedByte(let byte, let expected):
      "expected \(expected.rawValue), found \(Self.name(of: byte))"
    case .unclosedString: "the string is not closed"
    case .controlCharacter(let byte):
      "unescaped control character \(Self.name(of: byte)) in a string"
    case .invalidEscape: #"'\' is not followed by a valid escape"#
    case .loneSurrogate: #"half of a surrogate pair ('\uD800' to '\uDFFF') stands alone"#
    case .invalidUTF8: "the bytes are not valid UTF-8"
    case .leadingZero: "a number must not start with '0' and a digit"
    case .tooDeep: "nested deeper than \(JSONScanner.depthLimit) levels"
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x0A, 0x0D: "the end of the line"
    case 0x21..<0x7F: "'\(Character(Unicode.Scalar(byte)))'"
    default: "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
