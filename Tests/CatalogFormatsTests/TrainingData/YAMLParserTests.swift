// SPDX-License-Identifier: Apache-2.0

import JSONText
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("YAML")
struct YAMLParserTests {
  private func read(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let source = TreeSource(file: "x.yaml", lines: LineIndex(bytes.span))
    var parser = YAMLParser(bytes, source: source)
    do throws(TreeFault) {
      var json = JSONWriter()
      try parser.parse().write(to: &json)
      return json.text
    } catch {
      let place = LineIndex(bytes.span).position(at: error.utf8Offset)
      return "\(place.line):\(place.column) \(error.rule): \(error.message)"
    }
  }

  @Test(
    "maps, lists and texts are read",
    arguments: [
      (
        "a: b\nc:\n  d: e\n  f:\n  - g\n  - h\ni: j",
        #"{"a":"b","c":{"d":"e","f":["g","h"]},"i":"j"}"#
      ),
      (
        "- a\n- - b\n  - c\n-\n  d: e\n  f: g\n-\n- h: i\n  j: k",
        #"["a",["b","c"],{"d":"e","f":"g"},"",{"h":"i","j":"k"}]"#
      ),
      ("---\na:\n- b\n...\nrest", #"{"a":["b"]}"#),
      ("a: 'it''s'\n\"b c\": \"\\\"\\u00e4\\n\\x41\"\n", #"{"a":"it's","b c":"\"ä\nA"}"#),
      (
        "a: [b, 'c, d', [e], {f: g}]\nh: {}\ni: []",
        #"{"a":["b","c, d",["e"],{"f":"g"}],"h":{},"i":[]}"#
      ),
      ("a: [b,\n  # note\n  c\n]\nd: e", #"{"a":["b","c"],"d":"e"}"#),
      ("# c\na: b # d\n\n# e\nc: d#e f:g http://x", #"{"a":"b","c":"d#e f:g http://x"}"#),
      ("a: one\n  two\n   three\nb: 'one\n\n  two'", #"{"a":"one two three","b":"one\ntwo"}"#),
      ("- ${a} {b} in ${+c}\n- d - e", #"["${a} {b} in ${+c}","d - e"]"#),
      ("a:\r\n  b: c\r\nd: e\r\n", #"{"a":{"b":"c"},"d":"e"}"#),
      ("a:\nb:\n", #"{"a":"","b":""}"#),
      ("plain text", #""plain text""#),
    ])
  func values(text: String, json: String) {
    #expect(read(text) == json)
  }

  @Test(
    "a mistake is reported at its place",
    arguments: [
      ("a: b\n c: d", "2:2 yaml-syntax: expected the end of the text"),
      ("a:\n  b: c\n d: e", "3:2 yaml-syntax: expected nothing at this indentation"),
      ("a: b\n- c", "2:1 yaml-syntax: expected nothing more at this indentation"),
      ("a: b\nc", "2:1 yaml-syntax: expected 'key:'"),
      ("a: &x b", "1:4 yaml-syntax: anchors and aliases are not read"),
      ("a: [*x]", "1:5 yaml-syntax: anchors and aliases are not read"),
      ("a: !!str b", "1:4 yaml-syntax: tags are not read"),
      ("a: |\n  b", "1:4 yaml-syntax: block texts are not read"),
      ("a: 'b", "1:4 yaml-syntax: the text is not closed"),
      ("a: 'b' c", "1:8 yaml-syntax: expected the end of the line"),
      ("a: [b", "1:4 yaml-syntax: '[' is not closed"),
      ("a: [b}", "1:6 yaml-syntax: expected ',' or ']'"),
      ("a: \"\\x+9\"", #"1:5 yaml-syntax: '\' is not followed by a valid escape"#),
      ("a: \"\\q\"", #"1:5 yaml-syntax: '\' is not followed by a valid escape"#),
      ("\ta: b", "1:1 yaml-syntax: a tab stands in the indentation"),
      ("? a", "1:1 yaml-syntax: keys that are no text are not read"),
      ("", "1:1 yaml-syntax: the file is empty"),
    ])
  func mistakes(text: String, finding: String) {
    #expect(read(text) == finding)
  }

  @Test("depth is bounded in lines and in brackets")
  func depth() {
    #expect(read(String(repeating: "- ", count: 10_000)).hasSuffix("nested deeper than 128 levels"))
    #expect(read(String(repeating: "[", count: 10_000)).hasSuffix("nested deeper than 128 levels"))
    let lines = (0..<400).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(read(lines).hasSuffix("nested deeper than 128 levels"))
  }

  @Test("texts in quotes read as what was quoted")
  func roundTrip() {
    var random = SeededGenerator.forTest("YAML texts")
    let pieces = [
      "a", "-", "- ", ":", ": ", "#", " #", "'", "\"", "\\", "{", "}", "${x}", "[", ",", "&", "*",
      "!", "|", ">", "%", "@", "?", " ", "1", "0x", ".", "ä", "語", "😀", "\n", "\t", "\u{85}",
      "\u{FEFF}", "no", "~", "...", "---",
    ]
    for _ in 0..<fuzzRounds(5_000) {
      let text = (0..<random.below(6)).map { _ in random.pick(pieces) }.joined()
      let double = JSONWriter.quoted(text)
      #expect(
        read("key: \(double)\nlist:\n- \(double)\n") == "{\"key\":\(double),\"list\":[\(double)]}")
      // Lines in single quotes are folded, and steering characters refused.
      guard
        text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && ![0x85, 0xFEFF].contains($0.value) })
      else { continue }
      let single = "'" + text.replacing("'", with: "''") + "'"
      #expect(read("- \(single)\n") == "[\(double)]", "\(single)")
    }
  }

  @Test("changed files never crash")
  func mutations() {
    var random = SeededGenerator.forTest("YAML mutations")
    let source = Array(
      "a: b\nc:\n  d: 'e'\n  f: [g, {h: i}]\n- j\n# k\nl: \"m\\n\"\nn:\n- - o\n  - p: q\n".utf8)
    for _ in 0..<fuzzRounds(10_000) {
      var bytes = source
      random.mutate(&bytes)
      _ = read(String(decoding: bytes, as: UTF8.self))
    }
  }
}
