// SPDX-License-Identifier: Apache-2.0

import JSONText
import Testing

@Suite("JSONScanner")
struct JSONScannerTests {
  /// Scans a document and writes down what it saw; the fault's message and offset at its end.
  static func trace(_ bytes: [UInt8]) -> String {
    var scanner = JSONScanner(bytes.span)
    var steps: [String] = []
    do throws(JSONFault) {
      while true {
        let token = try scanner.next()
        switch token {
        case .objectStart: steps.append("{")
        case .objectEnd: steps.append("}")
        case .arrayStart: steps.append("[")
        case .arrayEnd: steps.append("]")
        case .key: steps.append(scanner.string + ":")
        case .string: steps.append("'\(scanner.string)'")
        case .number: steps.append(scanner.string)
        case .true: steps.append("true")
        case .false: steps.append("false")
        case .null: steps.append("null")
        case .end: return steps.joined(separator: " ")
        }
      }
    } catch {
      return "\(error.message) at \(error.utf8Offset)"
    }
  }

  static func trace(_ text: String) -> String { trace(Array(text.utf8)) }

  @Test(
    "a document comes out token by token",
    arguments: [
      ("{}", "{ }"), ("[]", "[ ]"), (" [ 1 , 2.5e3,-0 ] ", "[ 1 2.5e3 -0 ]"),
      (#"{"a":{"b":[true,false,null]},"c":"x"}"#, "{ a: { b: [ true false null ] } c: 'x' }"),
      (#""top""#, "'top'"), ("17", "17"), ("\u{FEFF}[1]", "[ 1 ]"), ("\r\n\t1\n", "1"),
      (#"{"":0}"#, "{ : 0 }"),
      (#"["aaaaaaaaaaaaaaaa","ääääääää"]"#, "[ 'aaaaaaaaaaaaaaaa' 'ääääääää' ]"),
    ])
  func tokens(text: String, expected: String) { #expect(Self.trace(text) == expected) }

  @Test("escapes become characters, surrogate pairs one")
  func escapes() {
    #expect(Self.trace(#""\"\\\/\b\f\n\r\t""#) == "'\"\\/\u{8}\u{C}\n\r\t'")
    #expect(Self.trace(#""\u00e4\u20ac\ud83d\ude00\u0000""#) == "'ä€😀\0'")
    #expect(Self.trace(#"{"\u0061":1}"#) == "{ a: 1 }")
  }

  @Test(
    "what is not JSON is refused with the reason and the place",
    arguments: [
      ("", "expected a value, found the end at 0"),
      ("[1,]", "expected a value, found ']' at 3"),
      ("[", "expected a value or ']', found the end at 1"),
      ("[1 2]", "expected ',' or ']', found '2' at 3"),
      ("{,}", "expected a key in double quotes or '}', found ',' at 1"),
      ("{\"a\":1,}", "expected a key in double quotes, found '}' at 7"),
      ("{\"a\" 1}", "expected ':', found '1' at 5"),
      ("{\"a\":1]", "expected ',' or '}', found ']' at 6"),
      ("{'a':1}", "expected a key in double quotes or '}', found ''' at 1"),
      ("1 2", "expected nothing after the value, found '2' at 2"),
      ("01", "a number must not start with '0' and a digit at 0"),
      ("-", "expected a digit, found the end at 1"), ("1.", "expected a digit, found the end at 2"),
      ("1e+", "expected a digit, found the end at 3"), (".5", "expected a value, found '.' at 0"),
      ("+1", "expected a value, found '+' at 0"),
      ("NaN", "expected a value, found 'N' at 0"),
      ("nul", "expected 'true', 'false' or 'null', found 'n' at 0"),
      ("\"abc", "the string is not closed at 0"),
      ("\"a\nb\"", "unescaped control character the end of the line in a string at 2"),
      (#""\x""#, #"'\' is not followed by a valid escape at 1"#),
      (#""\u12G4""#, #"'\' is not followed by a valid escape at 1"#),
      (#""\ud83d""#, #"half of a surrogate pair ('\uD800' to '\uDFFF') stands alone at 1"#),
      (#""\ude00\ud83d""#, #"half of a surrogate pair ('\uD800' to '\uDFFF') stands alone at 1"#),
      ("// no\n1", "expected a value, found '/' at 0"),
      ("\u{0}", "expected a value, found byte 0x00 at 0"),
    ])
  func faults(text: String, expected: String) { #expect(Self.trace(text) == expected) }

  @Test(
    "text that is not UTF-8 is refused",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xC3], [0xE2, 0x82], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(Self.trace([0x22] + bytes + [0x22]) == "the bytes are not valid UTF-8 at 1")
  }

  @Test("nesting ends at the limit")
  func depth() {
    let limit = JSONScanner.depthLimit
    let fits = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(!Self.trace(fits).contains("nested"))
    let deeper = String(repeating: "[", count: 100_000)
    #expect(Self.trace(deeper) == "nested deeper than 64 levels at 64")
    #expect(throws: JSONFault(.tooDeep, utf8Offset: 320)) {
      _ = try JSONValue(parsing: String(repeating: #"{"a":"#, count: 100).utf8.span)
    }
  }

  @Test(
    "numbers have their value, or none where it is out of range",
    arguments: [
      ("0", 0, 0), ("-0", 0, -0.0), ("42", 42, 42),
      ("9223372036854775807", .max, 9.223372036854775807e18),
      ("-9223372036854775808", .min, -9.223372036854775808e18),
      ("9223372036854775808", nil, 9.223372036854775808e18), ("0.1", nil, 0.1),
      ("0.30000000000000004", nil, 0.30000000000000004), ("1e2", nil, 100), ("1E-7", nil, 1e-7),
      ("123456789012345.", nil, nil), ("0.94", nil, 0.94), ("1e999", nil, nil),
      ("5e-324", nil, .leastNonzeroMagnitude),
    ] as [(String, Int?, Double?)])
  func numbers(text: String, int: Int?, double: Double?) throws {
    var scanner = JSONScanner(text.utf8.span)
    guard (try? scanner.next()) == .number else {
      #expect(double == nil)
      return
    }
    let (foundInt, foundDouble) = (scanner.int, scanner.double)
    #expect(foundInt == int)
    #expect(foundDouble == double)
  }

  @Test("a value can be skipped whole")
  func skipping() throws {
    let text = #"{"a":{"b":[1,{"c":[]}]},"d":7}"#
    var scanner = JSONScanner(text.utf8.span)
    try scanner.next()
    try scanner.next()
    try scanner.skipValue(startedBy: .key)
    var token = try scanner.next()
    #expect(token == .key)
    let isLast = scanner.stringEquals("d")
    #expect(isLast)
    token = try scanner.next()
    #expect(token == .number)
    token = try scanner.next()
    #expect(token == .objectEnd)
    try scanner.finish()
  }

  @Test("a tree keeps member order, repeated names and places")
  func tree() throws {
    let text = #"{"b": 1, "a": [true], "b": "x"}"#
    let tree = try JSONValue(parsing: text.utf8.span)
    guard case .object(let members) = tree.kind else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["b", "a", "b"])
    #expect(members.map(\.nameOffset) == [1, 9, 22])
    #expect(members.map(\.value.source) == [6..<7, 14..<20, 27..<30])
    #expect(tree["b"]?.kind == .number("1"))
  }
}
