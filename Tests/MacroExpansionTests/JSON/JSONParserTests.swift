// SPDX-License-Identifier: Apache-2.0

import Foundation
import MacroExpansion
import TestSupport
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test("values of all kinds are read, in the order of the text")
  func kinds() throws {
    let value = try parse(#" {"a":[1,-2.5e3,true,false,null],"b":{"c":"d"}, "a":"last"} "#)
    #expect(value["b"]?["c"]?.text == "d")
    #expect(value["a"]?.text == "last")
    guard case .object(let members) = value else {
      Issue.record("no object")
      return
    }
    #expect(
      members.first?.value.elements
        == [.integer(1), .number("-2.5e3"), .bool(true), .bool(false), .null])
  }

  @Test("escapes are resolved, pairs of surrogates joined and halves replaced")
  func escapes() throws {
    let text = try parse(#""a\n\t\"\\\/\u00e9\ud83d\ude00\ud83d!\b\f\r""#).text
    #expect(text == "a\n\t\"\\/é😀\u{FFFD}!\u{8}\u{C}\r")
  }

  @Test(
    "what is not JSON is refused with its offset",
    arguments: [
      "", "{", "[1,", "{\"a\"}", "{a:1}", "tru", "\"open", "1 2", "[1 2]", "-", "\"\\x\"",
      "\"\\u12g4\"", "{\"a\":1,}", "nul",
    ])
  func refused(_ text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test("nesting past the limit is refused, not followed")
  func deep() {
    #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 100_000)) }
    #expect(throws: JSONError.self) { try parse(String(repeating: "{\"a\":", count: 100_000)) }
  }

  @Test("what is written is read back the same, and Foundation reads it too")
  func roundTrip() throws {
    let value = JSONValue.object([
      .init("text", .string("line\n\"quoted\" \\ \u{1} é 😀")), .init("number", .integer(-7)),
      .init("list", .array([.null, .bool(true), .array([])])), .init("empty", .object([])),
    ])
    #expect(try JSONParser.parse(value.utf8) == value)
    let foundation = try JSONSerialization.jsonObject(with: Data(value.utf8)) as? [String: Any]
    #expect(foundation?["text"] as? String == "line\n\"quoted\" \\ \u{1} é 😀")
  }

  @Test("random bytes give a value or an error")
  func randomBytes() {
    var generator = SeededGenerator(seed: 4)
    let alphabet = Array(#"{}[]:,"\u0 1-.eEtrufalsn"#.utf8) + [0xFF, 0xC3, 0x00]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      _ = try? JSONParser.parse(bytes)
    }
  }
}
