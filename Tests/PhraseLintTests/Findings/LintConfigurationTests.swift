// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import PhraseLint

@Suite("Lint configurations")
struct LintConfigurationTests {
  static let rules = ["double-space", "missing-app-name", "long-phrase"]

  static func read(_ text: String) -> (configuration: LintConfiguration, diagnostics: [Diagnostic])
  {
    let path = WorkingFolder.current.path + "/.bespeak.json"
    return LintConfiguration.read(utf8: Array(text.utf8), file: path, rules: rules)
  }

  static func finding(_ rule: String, _ file: String = "App/x.json") -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .warning, message: "", location: SourceLocation(file: file, line: 1))
  }

  @Test("rules are left out or weighed, by name before by star, and by the last override that fits")
  func levels() {
    let (configuration, diagnostics) = Self.read(
      #"""
      {"rules": {"*": "note", "double-space": "error", "long-phrase": "on"},
       "overrides": [{"files": ["Samples/**", "*.strings"], "rules": {"*": "off"}},
                     {"files": ["Samples/Keep"], "rules": {"double-space": "warning"}}],
       "failOn": "never", "baseline": "known.json"}
      """#)
    #expect(diagnostics == [])
    func severity(_ rule: String, _ file: String = "App/x.json") -> String? {
      configuration.applied(to: Self.finding(rule, file))?.severity.rawValue
    }
    #expect(severity("double-space") == "error")
    #expect(severity("missing-app-name") == "note")
    #expect(severity("long-phrase") == "warning")
    #expect(severity("double-space", "Samples/a/b.json") == nil)
    #expect(severity("double-space", "./de.lproj/AppShortcuts.strings") == nil)
    #expect(severity("double-space", "Samples/Keep/x.json") == "warning")
    #expect(configuration.failOn == .never)
    #expect(configuration.baseline == "known.json")
    #expect(configuration.namedRules == ["*", "double-space", "long-phrase"])
  }

  @Test("what is not known is an error with the nearest name")
  func mistakes() {
    let text = #"""
      {"rule": {}, "rules": {"double-spaces": "off", "long-phrase": "of", "missing-app-name": 3},
       "overrides": {}, "failOn": "warnings"}
      """#
    let found = Self.read(text).diagnostics.map {
      "\($0.location.line): \($0.message); \($0.fix ?? "")"
    }
    #expect(
      found == [
        "1: unknown key 'rule'; did you mean 'rules'?",
        "1: unknown rule 'double-spaces'; did you mean 'double-space'?",
        "1: unknown level 'of'; did you mean 'off'?",
        "1: 'missing-app-name' is a string, not a number; ",
        "2: 'overrides' is an array, not an object; ",
        "2: unknown value 'warnings'; did you mean 'warning'?",
      ])
    #expect(
      Self.read(#"{"rules":{"*":"on","*":"off"}}"#).diagnostics.map(\.message)
        == ["key '*' is given twice, first at 1:11"])
    #expect(Self.read("{").diagnostics.map(\.rule) == ["json-syntax"])
    #expect(Self.read("[]").diagnostics.map(\.rule) == ["lint-configuration"])
  }

  @Test("no bytes make reading trap")
  func robustness() {
    var random = SeededGenerator.forTest("configurations")
    let file = Array(
      #"{"rules":{"*":"on"},"overrides":[{"files":["**/*a*/**"],"rules":{"*":"off"}}]}"#.utf8)
    for _ in 0..<1_000 {
      var bytes = file
      random.mutate(&bytes)
      let read = LintConfiguration.read(utf8: bytes, file: "c", rules: Self.rules)
      _ = read.configuration.applied(to: Self.finding("double-space"))
    }
  }

  @Test("the nearest configuration upwards counts")
  func find() throws {
    let folder = try TemporaryFolder()
    try folder.write(".bespeak.json", "{}")
    try folder.write("a/b/c.txt", "x")
    let deep = WorkingFolder(path: folder.path + "/a/b")
    #expect(LintConfiguration.find(from: deep) == folder.path + "/.bespeak.json")
    try folder.write("a/.bespeak.json", "{}")
    #expect(LintConfiguration.find(from: deep) == folder.path + "/a/.bespeak.json")
  }

  @Test(
    "patterns fit paths as they do elsewhere",
    arguments: [
      ("*.json", "a/b.json", true), ("*.json", "a/b.jsonl", false), ("Pods", "a/Pods/x", true),
      ("Pods/", "Pods/x/y", true), ("a/*.json", "a/b.json", true),
      ("a/*.json", "a/b/c.json", false),
      ("a/**", "a/b/c", true), ("a/**", "a", true), ("**/b/*", "x/y/b/c", true),
      ("/b", "a/b", false), ("/b", "b/c", true),
      ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true), ("a/**/c", "a/x/y", false),
      ("?.json", "é.json", true), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxa", false),
      ("**", "a", true), ("", "a", false),
    ])
  func globs(pattern: String, path: String, fits: Bool) {
    #expect(PathGlob(pattern).matches(path) == fits)
  }

  @Test("patterns of many stars end")
  func hostileGlobs() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!PathGlob(pattern).matches(String(repeating: "a", count: 2_000)))
    let folders = Array(repeating: "**/a", count: 100).joined(separator: "/") + "/b"
    #expect(!PathGlob(folders).matches(Array(repeating: "a", count: 500).joined(separator: "/")))
  }
}
