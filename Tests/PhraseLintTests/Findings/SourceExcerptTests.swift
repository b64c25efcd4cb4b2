// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import PhraseLint

@Suite("Excerpts of sources")
struct SourceExcerptTests {
  /// What is underlined in a line, for a declared text of which a part is meant.
  static func marked(_ line: String, column: Int, _ text: String?, _ part: String = "") -> String? {
    let bytes = Array(line.utf8)[...]
    let highlight = text.map { text in
      let all = Array(text.utf8)
      let wanted = Array(part.utf8)
      let start = all.indices.first { all[$0...].starts(with: wanted) } ?? 0
      return TextHighlight(text, start..<start + (part.isEmpty ? all.count : wanted.count))
    }
    return MarkedRange.range(in: bytes, column: column, highlight: highlight)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test("a part is found through the escapes of the file's format")
  func escapes() {
    #expect(Self.marked(#"  "a": "Open  x","#, column: 8, "Open  x", "  ") == "  ")
    #expect(Self.marked(#""t\u0061sk \"${a}\" x""#, column: 1, "task \"${a}\" x", "${a}") == "${a}")
    #expect(Self.marked(#""t\u0061sk""#, column: 1, "task", "a") == #"\u0061"#)
    #expect(Self.marked(#""\ud83d\ude00 x""#, column: 1, "😀 x", "😀") == #"\ud83d\ude00"#)
    #expect(Self.marked(#""\U00e9t\U00e9 y" = "z";"#, column: 1, "été y", "y") == "y")
    #expect(Self.marked("<string>A &amp;  B &#x41;</string>", column: 9, "A &  B A", "  ") == "  ")
    #expect(Self.marked("- {${+prefix} }Open ${x}", column: 3, "Open ${x}", "${x}") == "${x}")
  }

  @Test("what cannot be found is underlined as a whole, and a column outside not at all")
  func fallbacks() {
    #expect(
      Self.marked(#""Open \(.applicationName)", 1"#, column: 1, "Open ${applicationName}")
        == #""Open \(.applicationName)""#)
    #expect(Self.marked("key = value", column: 7, nil) == "value")
    #expect(Self.marked("abc", column: 9, "abc") == nil)
    #expect(Self.marked("abc", column: 0, "abc") == nil)
    #expect(Self.marked("", column: 1, "abc") == nil)
    #expect(Self.marked("\"open", column: 1, "open", "en") == "en")
  }

  static func excerpt(_ line: String, _ range: Range<Int>?) -> [String] {
    let excerpt = SourceExcerpt(Array(line.utf8)[...], marking: range)
    return [excerpt.text, excerpt.marks]
  }

  @Test("marks stand below what they mean, whatever its width")
  func widths() {
    #expect(Self.excerpt("\tab", 1..<2) == ["    ab", "    ^"])
    #expect(Self.excerpt("再生ab", 3..<6) == ["再生ab", "  ^~"])
    #expect(Self.excerpt("e\u{301}xy", 3..<5) == ["e\u{301}xy", " ^~"])
    #expect(Self.excerpt("a\u{1B}[2Jb", 0..<1) == ["a\\u{1B}[2Jb", "^"])
    #expect(
      Self.excerpt("\u{202E}b\u{9B}##[x]", 3..<4) == ["\\u{202E}b\\u{9B}##\\u{5B}x]", "        ^"])
    #expect(Self.excerpt("abc", 3..<4) == ["abc", "   ^"])
    #expect(Self.excerpt("abc", nil) == ["abc", ""])
  }

  @Test("a long line is cut around its mark")
  func long() {
    let line = String(repeating: "x", count: 500) + "MARK" + String(repeating: "y", count: 500)
    let excerpt = Self.excerpt(line, 500..<504)
    #expect(excerpt[0].hasPrefix("…xxx"))
    #expect(excerpt[0].hasSuffix("yyy…"))
    #expect(excerpt[0].count <= SourceExcerpt.width + 1)
    let column = excerpt[1].count - 4
    #expect(String(Array(excerpt[0])[column..<column + 4]) == "MARK")
    let wide = String(repeating: "再", count: 300) + "M" + String(repeating: "生", count: 300)
    #expect(Self.excerpt(wide, 900..<901)[0].contains("M"))
  }

  @Test("no line and no range makes an excerpt trap")
  func robustness() {
    var random = SeededGenerator.forTest("excerpts")
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        [
          UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "u"), UInt8(ascii: "d"),
          UInt8(ascii: "8"), UInt8(ascii: "&"), UInt8(ascii: ";"), 0xE5, 0x86, 0x8D, 0xF0, 0x09,
          0x41,
        ].randomElement(using: &random)!
      }
      let column = Int.random(in: 0...310, using: &random)
      let text = String(decoding: bytes.suffix(40), as: UTF8.self)
      let lower = Int.random(in: 0...45, using: &random)
      let highlight = TextHighlight(text, lower..<lower + Int.random(in: 0...9, using: &random))
      let slice = ([0] + bytes)[1...]
      let range = MarkedRange.range(in: slice, column: column, highlight: highlight)
      if let range { #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count) }
      _ = SourceExcerpt(slice, marking: range)
      _ = SourceExcerpt(slice, marking: lower..<lower + 20)
    }
  }

  @Test("UTF-16 is shown as what it says, and binary files not at all")
  func encodings() {
    let text = "a\n\"ö\" = 1;\r\nc"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(SourceText(bytes).line(2).map { String(decoding: $0, as: UTF8.self) } == "\"ö\" = 1;")
    #expect(SourceText(Array("bplist00\0\u{1}".utf8)).line(1) == nil)
    #expect(SourceText([]).line(1) == [])
    #expect(SourceText([0x41]).line(2) == nil)
  }
}
