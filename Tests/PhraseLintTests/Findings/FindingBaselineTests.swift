// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import PhraseLint

@Suite("Baselines and fingerprints")
struct FindingBaselineTests {
  static let folder = WorkingFolder(path: "/project")

  static func finding(
    _ rule: String = "double-space", line: Int = 3, text: String? = "Open  it", app: String? = "a",
    file: String = "/project/x.json", message: String = "two spaces"
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .warning, message: message,
      location: SourceLocation(file: file, line: line), app: app, locale: "en",
      highlight: text.map { TextHighlight($0, 0..<2) })
  }

  static func print(_ finding: Diagnostic) -> String {
    FindingFingerprint(finding, in: folder).text
  }

  @Test("a fingerprint outlives lines, files and places in a text, and tells all else apart")
  func fingerprints() {
    let first = Self.print(Self.finding())
    #expect(first.count == 16)
    #expect(Self.print(Self.finding(line: 90, file: "/project/y.json", message: "other")) == first)
    #expect(Self.print(Self.finding(text: "Open it")) != first)
    #expect(Self.print(Self.finding("other")) != first)
    #expect(Self.print(Self.finding(app: "b")) != first)
    func limit(_ message: String, app: String? = "a", file: String = "f") -> String {
      Self.print(Self.finding(text: nil, app: app, file: file, message: message))
    }
    #expect(limit("11 shortcuts; an app may have 10") == limit("12 shortcuts; an app may have 10"))
    #expect(limit("1,007 phrases in 'de'") == limit("999 phrases in 'de'"))
    #expect(limit("no phrase in 'de'") != limit("no phrase in 'fr'"))
    #expect(limit("x", app: nil, file: "/project/a") == limit("x", app: nil, file: "./a"))
    #expect(limit("x", app: nil, file: "a") != limit("x", app: nil, file: "b"))
  }

  @Test("what is written is read, known findings go, one for each line, and the rest is stale")
  func roundTrip() {
    let known = [
      Self.finding(), Self.finding(line: 9), Self.finding("other", text: "ü \"q\""),
      Self.finding("file", text: nil, app: nil),
    ]
    let file = FindingBaseline.file(of: known, in: Self.folder)
    #expect(FindingBaseline.file(of: known.reversed(), in: Self.folder) == file)
    let (baseline, diagnostics) = FindingBaseline.read(utf8: Array(file.utf8), file: "b.json")
    #expect(diagnostics == [])
    #expect(baseline.entries.count == 4)
    let now = [
      Self.finding(line: 1), Self.finding(line: 2), Self.finding(line: 3), Self.finding("new"),
    ]
    let split = baseline.split(now, in: Self.folder)
    #expect(split.known.map(\.location.line) == [1, 2])
    #expect(split.new.map(\.rule) == ["double-space", "new"])
    #expect(split.stale.map(\.rule).sorted() == ["file", "other"])
    #expect(split.stale.allSatisfy { $0.location.file == "b.json" && $0.location.line > 3 })
  }

  @Test("an empty baseline is a file as well")
  func empty() {
    let file = FindingBaseline.file(of: [], in: Self.folder)
    #expect(FindingBaseline.read(utf8: Array(file.utf8), file: "b").diagnostics == [])
  }

  @Test("what is no baseline is said to be none, and nothing traps")
  func damaged() {
    for text in ["", "{}", "[]", #"{"format":"bespeak-baseline/1"}"#, "{"] {
      #expect(FindingBaseline.read(utf8: Array(text.utf8), file: "b").diagnostics.count == 1)
    }
    let entry = #"{"format":"bespeak-baseline/1","findings":[{"rule":"x"},3]}"#
    #expect(FindingBaseline.read(utf8: Array(entry.utf8), file: "b").diagnostics.count == 2)
    #expect(
      FindingBaseline.read(path: "/nowhere/b.json").diagnostics.map(\.rule) == ["unreadable-file"])
    var random = SeededGenerator.forTest("baselines")
    let file = Array(FindingBaseline.file(of: [Self.finding()], in: Self.folder).utf8)
    for _ in 0..<500 {
      var bytes = file
      random.mutate(&bytes)
      _ = FindingBaseline.read(utf8: bytes, file: "b")
    }
  }
}
