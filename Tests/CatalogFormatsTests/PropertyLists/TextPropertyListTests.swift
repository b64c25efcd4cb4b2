// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Property lists in the text form")
struct TextPropertyListTests {
  private func read(_ text: String) -> String { propertyList(text.utf8).summary }

  @Test("dictionaries, arrays, data and strings are read")
  func kinds() {
    #expect(
      read(
        """
        // !$*UTF8*$!
        {
          archiveVersion = 1; /* a */ "quoted key" = 'it\\'s';
          path = App/Info.plist; empty = (); list = (a, "b c", { x = y; },);
          data = <0fbd 77>;
          url = http://example.com; short;
        }
        """)
        == #"{archiveVersion: "1", quoted key: "it's", path: "App/Info.plist", empty: [], "#
        + #"list: ["a", "b c", {x: "y"}], data: <f bd 77>, url: "http://example.com", "#
        + #"short: "short"}"#)
    #expect(read("{ a = \"b\"; c = (d, <00ff>); }") == #"{a: "b", c: ["d", <0 ff>]}"#)
    #expect(read("a = b;\nc;") == #"{a: "b", c: "c"}"#)
    #expect(read("\"only\"") == "\"only\"")
    #expect(read("{ a = b /* c */; }") == #"{a: "b"}"#)
    // A bare word takes in the slash, as on the platform.
    #expect(propertyList("{ a = b/* c */; }".utf8).root == nil)
  }

  @Test(
    "a mistake is reported at its place",
    arguments: [
      ("{ a = b", "1:8 plist-syntax: expected ';' after the value, found the end of the file"),
      ("{ a = b }", "1:9 plist-syntax: expected ';' after the value, found '}'"),
      ("{ a = b;", "1:1 plist-syntax: '{' is not closed"),
      ("{ a : b; }", "1:5 plist-syntax: expected '=' or ';' after the key, found ':'"),
      ("( a b )", "1:5 plist-syntax: expected ',' or ')' after the element, found 'b'"),
      ("( a", "1:1 plist-syntax: '(' is not closed"),
      ("<0>", "1:1 plist-syntax: data is not made of pairs of hexadecimal digits"),
      ("{ \"a = b; }", "1:3 plist-syntax: the string is not closed"),
      ("{} {}", "1:4 plist-syntax: expected nothing after the list, found '{'"),
      ("/* a", "1:1 plist-syntax: the comment is not closed"),
      ("", "1:1 plist-syntax: the file holds no property list"),
      (" \n", "1:1 plist-syntax: the file holds no property list"),
    ])
  func mistakes(text: String, finding: String) {
    #expect(read(text) == finding)
  }

  @Test("JSON is not taken for a property list, and the finding says so")
  func json() {
    let reading = propertyList("{\"a\": [1]}".utf8)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.first?.fix?.contains("not JSON") == true)
  }

  @Test("depth is bounded")
  func depth() {
    for (open, close) in [("(", ")"), ("{a=", ";}")] {
      let deep =
        String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
      #expect(propertyList(deep.utf8).diagnostics.map(\.rule) == ["too-deep"])
    }
  }

  @Test("both byte orders of UTF-16 are read, with and without a mark")
  func encodings() {
    let text = "{ a = \"ä😀\"; }"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let all: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big,
      [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
    ]
    for bytes in all {
      let reading = propertyList(bytes)
      #expect(reading.root?.summary == #"{a: "ä😀"}"#)
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.root?["a"]?.location.column == 7)
    }
  }

  @Test(
    "what is no text is reported at its place",
    arguments: [
      ([0x61, 0x20, 0xE4, 0x3B], "1:3 byte 0xE4 is not valid UTF-8 here"),
      ([0x61, 0x0A, 0x62, 0x00, 0x3B], "2:2 a NUL byte stands in the text"),
      ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8], "1:2 half of a UTF-16 surrogate pair stands alone"),
      ([0xFF, 0xFE, 0x61, 0x00, 0x62], "1:2 half of a UTF-16 unit is missing at the end"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1 the file is UTF-32, which is not read"),
      ([0x22, 0xC3, 0x28, 0x22], "1:2 byte 0xC3 is not valid UTF-8 here"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2 byte 0xED is not valid UTF-8 here"),
    ] as [([UInt8], String)])
  func damagedText(bytes: [UInt8], finding: String) {
    let findings = propertyList(bytes).diagnostics.filter { $0.rule == "text-encoding" }
    #expect(
      findings.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [finding])
  }

  @Test("validity agrees with the standard library on random bytes")
  func validity() {
    var random = SeededGenerator.forTest("UTF-8 validity")
    for _ in 0..<fuzzRounds(20_000) {
      var bytes = Array("plain text ä 語 😀 end".utf8)
      for _ in 0..<random.below(3) {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      let isValid = bytes.span.firstInvalidUTF8 == nil
      #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil))
    }
  }

  @Test("changed files never crash")
  func mutations() {
    var random = SeededGenerator.forTest("text plist mutations")
    let source = Array(#"{ a = "x\U00e4\n"; "b c" = (d, <00ff>, { e = f; }); /* g */ h; // i"#.utf8)
    for _ in 0..<fuzzRounds(5_000) {
      var bytes = source + Array("\n}".utf8)
      random.mutate(&bytes)
      let reading = propertyList(bytes)
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }
}
