// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import PhraseLint

@Suite("Findings with their sources")
struct TextFindingsTests {
  static let table = "/* Ours. */\n\"Open ${applicationName}\" = \"Öffne  ${applicationName}\";\n"

  static func finding(
    _ rule: String, _ file: String, column: Int = 29, _ range: Range<Int> = 6..<8
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .warning, message: "two spaces in a row", fix: "write one",
      location: SourceLocation(file: file, line: 2, column: column), app: "com.example",
      locale: "de", highlight: TextHighlight("Öffne  ${applicationName}", range),
      related: [RelatedPlace("the first of the two", at: SourceLocation(file: file, line: 1))])
  }

  static func inFolder(_ body: (WorkingFolder, String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/AppShortcuts.strings", table)
    try body(WorkingFolder(path: folder.path), folder.path + "/de.lproj/AppShortcuts.strings")
  }

  @Test("a finding shows its line, and further ones of the place do not show it again")
  func shared() throws {
    try Self.inFolder { folder, file in
      let formatter = DiagnosticFormatter(style: .text, sources: [folder.path], folder: folder)
      let findings = [
        Self.finding("a", file), Self.finding("b", file), Self.finding("c", file, 0..<1),
      ]
      #expect(
        formatter.format(findings) == """
          de.lproj/AppShortcuts.strings:2:29: warning: two spaces in a row [a]
             2 │ "Open ${applicationName}" = "Öffne  ${applicationName}";
               │                                   ^~
            fix: write one
            see: de.lproj/AppShortcuts.strings:1: the first of the two
          de.lproj/AppShortcuts.strings:2:29: warning: two spaces in a row [b]
            fix: write one
            see: de.lproj/AppShortcuts.strings:1: the first of the two
          de.lproj/AppShortcuts.strings:2:29: warning: two spaces in a row [c]
             2 │ "Open ${applicationName}" = "Öffne  ${applicationName}";
               │                              ^
            fix: write one
            see: de.lproj/AppShortcuts.strings:1: the first of the two

          """)
    }
  }

  @Test("colours are written where asked for, and go around no control characters")
  func colours() throws {
    try Self.inFolder { folder, file in
      let formatter = DiagnosticFormatter(
        style: .text, sources: [folder.path], isColoured: true, folder: folder)
      let text = formatter.format(Self.finding("a", file))
      #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
      #expect(text.contains("\u{1B}[1;33m                                  ^~\u{1B}[0m"))
    }
  }

  @Test("a file that is gone leaves the finding")
  func missing() {
    let formatter = DiagnosticFormatter(style: .text, sources: ["/nowhere"])
    #expect(
      formatter.format(Self.finding("a", "/nowhere/x.strings")).hasPrefix(
        "/nowhere/x.strings:2:29: warning: two spaces in a row [a]\n  fix: write one"))
  }

  @Test("paths are relative to the folder they are in, whatever their spelling")
  func paths() {
    let folder = WorkingFolder(path: "/a/b/")
    #expect(folder.relative("/a/b/c/d") == "c/d")
    #expect(folder.relative("./c//d/../e") == "c/e")
    #expect(folder.relative("../c") == "../c")
    #expect(folder.relative("/a/bc") == "/a/bc")
    #expect(folder.relative("/a/b") == "/a/b")
    #expect(folder.relative("") == "")
    #expect(folder.absolute("c") == "/a/b/c")
    #expect(folder.absolute("/x/../y") == "/y")
    #expect(WorkingFolder.current.path == FileManager.default.currentDirectoryPath)
  }

  @Test("a log names rules, regions and reasons as SARIF does")
  func sarif() throws {
    try Self.inFolder { folder, file in
      let log = SARIFLog(
        rules: FindingRules.descriptions, version: "0.1.0", sources: [folder.path],
        folder: folder)
      let text = log.text(
        [Self.finding("json-syntax", file), Self.finding("other", "/else where/ü.json", 0..<1)],
        suppressed: [(Self.finding("json-syntax", file), .external)])
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(root["version"] as? String == "2.1.0")
      let run = try #require((root["runs"] as? [[String: Any]])?.first)
      let bases = run["originalUriBaseIds"] as? [String: [String: String]]
      #expect(bases?["SRCROOT"]?["uri"] == "file://" + folder.path + "/")
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == 3)
      let index = try #require(results[0]["ruleIndex"] as? Int)
      #expect(FindingRules.descriptions[index].id == "json-syntax")
      #expect(results[1]["ruleIndex"] == nil)
      func place(_ i: Int) -> [String: Any]? {
        (results[i]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      }
      // In UTF-16 code units, of which "Ö" is one.
      #expect(
        place(0)?["region"] as? [String: Int] == [
          "startLine": 2, "startColumn": 35, "endColumn": 37,
        ])
      #expect(
        (place(1)?["artifactLocation"] as? [String: String])?["uri"]
          == "file:///else%20where/%C3%BC.json")
      #expect(
        place(0)?["artifactLocation"] as? [String: String]
          == ["uri": "de.lproj/AppShortcuts.strings", "uriBaseId": "SRCROOT"])
      #expect((results[2]["suppressions"] as? [[String: String]])?.first?["kind"] == "external")
      // All results say whether they are suppressed, or none does.
      #expect(results.allSatisfy { $0["suppressions"] != nil })
      #expect((results[0]["suppressions"] as? [Any])?.isEmpty == true)
      let prints = results.map { ($0["partialFingerprints"] as? [String: String])?.values.first }
      #expect(prints[0] == prints[2])
      #expect(prints[0] != prints[1])
    }
  }
}
