// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Tables of strings")
struct StringsReaderTests {
  private func read(_ text: String, file: String = "de.lproj/AppShortcuts.strings") -> StringsTable
  {
    StringsReader().read(utf8: Array(text.utf8), file: file)
  }

  private func pairs(_ table: StringsTable) -> [String] {
    table.entries.map { "\($0.key)=\($0.value)" }
  }

  private func findings(_ table: StringsTable) -> [String] {
    table.diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.rule) \($0.message)"
    }
  }

  @Test("keys and texts are read with their comments and places")
  func entries() throws {
    let table = read(
      """
      /* The license. */

      // Opens a list.
      "Open ${list} in ${applicationName}" =
        "Öffne ${list} in ${applicationName}";
      CFBundleName = 'Listen';
      same;
      """)
    #expect(table.diagnostics.isEmpty)
    #expect(
      pairs(table) == [
        "Open ${list} in ${applicationName}=Öffne ${list} in ${applicationName}",
        "CFBundleName=Listen", "same=same",
      ])
    #expect(table.entries.first?.comment == "The license.\nOpens a list.")
    let first = try #require(table.entries.first)
    #expect(
      first.keyLocation
        == SourceLocation(
          file: "de.lproj/AppShortcuts.strings", line: 4, column: 1,
          path: #"["Open ${list} in ${applicationName}"]"#))
    #expect((first.location.line, first.location.column) == (5, 3))
    #expect(table["CFBundleName"]?.value == "Listen")
  }

  @Test("escapes are resolved as the platform resolves them")
  func escapes() {
    let table = read(
      #"""
      "a" = "tab\there \"quoted\" back\\slash \U00e4\Ue4 \UD83D\UDE00 \344\12 line\
      end";
      "b" = "Open \(.applicationName)";
      "c" = "strange \q\é \UD83D";
      """#)
    #expect(
      table["a"]?.value == "tab\there \"quoted\" back\\slash ää 😀 \u{EE}\n line\nend")
    #expect(table["b"]?.value == #"Open \(.applicationName)"#)
    #expect(table["c"]?.value == "strange qé \u{FFFD}")
    #expect(
      findings(table) == [
        #"4:16 unknown-escape '\q' is no escape; the backslash is left out"#,
        #"4:18 unknown-escape '\é' is no escape; the backslash is left out"#,
        #"4:22 unknown-escape '\UD83D' is no escape; the backslash is left out"#,
      ])
  }

  @Test("a missing ';' is reported after the text, and both entries are kept")
  func missingSemicolon() {
    let table = read(
      """
      "a" = "1"
      "b" = "2";
      "c" = "3" "d" = "4";
      e = f
      """)
    #expect(pairs(table) == ["a=1", "b=2", "c=3", "d=4", "e=f"])
    #expect(
      findings(table) == [
        "1:10 strings-syntax Malformed AppShortcuts.strings file: expected ';' after the text, "
          + "found '\"'",
        "3:10 strings-syntax Malformed AppShortcuts.strings file: expected ';' after the text, "
          + "found '\"'",
        "4:6 strings-syntax Malformed AppShortcuts.strings file: expected ';' after the text, "
          + "found the end of the file",
      ])
  }

  @Test("a mistake costs its entry and no other")
  func recovery() {
    let table = read(
      """
      "a" = "1";
      "b" "2";
      "c" = "3";
      "d" = "4;
      "e" = "5";
      "f = "6";
      "g" = "7";
      = "8";
      "h" = ;
      "i" = { x = y; };
      "j" = "Say "hello" now";
      "k" = "9";
      """)
    #expect(pairs(table) == ["a=1", "c=3", "e=5", "g=7", "j=Say ", "k=9"])
    #expect(
      table.diagnostics.map {
        "\($0.location.line):\($0.location.column) \($0.message.replacing("Malformed AppShortcuts.strings file: ", with: ""))"
      }
        == [
          "2:5 expected '=' or ';' after the key, found '\"'",
          "4:7 the string is not closed on its line",
          "6:7 expected '=' or ';' after the key, found '6'",
          "8:1 expected a key in double quotes, found '='",
          "9:7 expected a text in double quotes after '=', found ';'",
          "10:7 expected a text in double quotes after '=', found '{'",
          "11:13 expected ';' after the text, found 'h'",
        ])
    #expect(table.diagnostics.allSatisfy { $0.rule == "strings-syntax" && $0.severity == .error })
    // The platform stops at what is no key, and refuses the file for anything else.
    #expect(
      table.diagnostics.map { $0.message.hasPrefix("Malformed AppShortcuts.strings file") }
        == [true, true, true, false, true, true, true])
  }

  @Test("a comment that is not closed is reported where it opens")
  func unclosedComment() {
    let table = read("\"a\" = \"1\";\n/* lost\n\"b\" = \"2\";\n")
    #expect(pairs(table) == ["a=1", "b=2"])
    #expect(
      findings(table)
        == ["2:1 strings-syntax Malformed AppShortcuts.strings file: the comment is not closed"])
  }

  @Test("a key that stands twice is reported, and the last text counts")
  func duplicates() {
    let table = read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n")
    #expect(pairs(table) == ["a=3", "b=2"])
    #expect(
      findings(table) == [
        "3:1 duplicate-key key 'a' stands here a second time; the last one counts"
      ])
    #expect(table.diagnostics.first?.related.first?.location.line == 1)
  }

  @Test("comments that ask for it leave out findings for their entry, or for the file")
  func suppressions() {
    let table = read(
      """
      /* bespeak:disable-file trigger-phrase-limit */

      /* Reviewed.
         bespeak:disable double-space, missing-app-name because it is so. */
      "a" =
        "1";
      "b" = "2"; // bespeak:disable
      // bespeak:disablement is another word
      "c" = "3";
      """)
    let file = "de.lproj/AppShortcuts.strings"
    #expect(
      table.suppressions.map(\.rules) == [
        ["trigger-phrase-limit"], ["double-space", "missing-app-name"], [],
      ])
    #expect(table.suppressions.map(\.lines) == [nil, 3...6, 7...7])
    #expect(table.suppressions.allSatisfy { $0.file == file })
  }

  @Test("tables in XML and binary are read alike, without comments")
  func lists() {
    let xml = read("<plist><dict><key>a</key><string>1</string><key>b</key><true/></dict></plist>")
    #expect(pairs(xml) == ["a=1"])
    #expect(findings(xml) == ["1:56 wrong-type expected a string for 'b', found a boolean"])
    let binary = StringsReader().read(
      utf8: BinaryPropertyListTests.file([[0xD1, 1, 2], [0x51, 0x61], [0x61, 0x00, 0xE4]]),
      file: "AppShortcuts.strings")
    #expect(pairs(binary) == ["a=ä"])
    #expect(binary.entries.first?.location.description == "AppShortcuts.strings a")
    #expect(findings(read("<plist><array/></plist>")).count == 1)
  }

  @Test("UTF-16, which older tools write, is read")
  func encodings() {
    let text = "\"Öffne\" = \"開く 😀\";"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let table = StringsReader().read(utf8: bytes, file: "x.strings")
    #expect(pairs(table) == ["Öffne=開く 😀"])
    #expect(table.diagnostics.isEmpty)
    let latin = StringsReader().read(
      utf8: Array("\"a\" = \"".utf8) + [0xD6] + Array("ffne\";".utf8), file: "x.strings")
    #expect(pairs(latin) == ["a=\u{FFFD}ffne"])
    #expect(findings(latin) == ["1:8 text-encoding byte 0xD6 is not valid UTF-8 here"])
  }

  @Test("a file cut at any byte gives what stands before")
  func truncation() {
    let text = Array("/* ä */ \"a\" = \"1\";\n\"b\\U00e4\" = \"2\";\n// end\n".utf8)
    for end in 0..<text.count {
      let table = StringsReader().read(utf8: Array(text[..<end]), file: "x.strings")
      #expect(table.entries.count <= 2)
    }
  }

  @Test("changed files never crash, and keep to the file's lines")
  func mutations() {
    var random = SeededGenerator.forTest("strings mutations")
    let source = Array(
      "/* c */\n\"a\" = \"1 \\U00e4 \\\"x\\\"\";\n// bespeak:disable x\n\"b\" = \"2\";\nc = d;\ne;\n"
        .utf8)
    for _ in 0..<fuzzRounds(5_000) {
      var bytes = source
      random.mutate(&bytes)
      let table = StringsReader().read(utf8: bytes, file: "x.strings")
      let lines = bytes.count { $0 == 0x0A } + 1
      #expect(table.diagnostics.allSatisfy { $0.location.line <= lines })
    }
  }

  @Test("mistakes without end are cut off with a finding")
  func manyMistakes() {
    let table = read(String(repeating: "= x\n", count: 100_000))
    #expect(table.diagnostics.count == 101)
    #expect(table.diagnostics.last?.rule == "too-large")
    let open = read(String(repeating: "/*\n", count: 100_000))
    #expect(open.diagnostics.count == 101)
    let quotes = read(String(repeating: "\"\\\n\n", count: 100_000))
    #expect(quotes.diagnostics.count <= 101)
    let many = read((0..<200_100).map { "k\($0);" }.joined())
    #expect(many.entries.count == StringsReader.entryLimit)
    #expect(many.diagnostics.map(\.rule) == ["too-large"])
  }
}
