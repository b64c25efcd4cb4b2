// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import Testing

@Suite("Comments that leave findings out")
struct SuppressionIndexTests {
  static func suppression(_ rules: [String], _ lines: ClosedRange<Int>?, at line: Int = 1)
    -> LintSuppression
  {
    LintSuppression(
      rules: rules, file: "a.strings", lines: lines,
      location: SourceLocation(file: "a.strings", line: line))
  }

  static func finding(_ rule: String, _ line: Int, file: String = "a.strings") -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, message: "", location: SourceLocation(file: file, line: line))
  }

  static func suppresses(_ index: inout SuppressionIndex, _ finding: Diagnostic) -> Bool {
    index.suppresses(finding)
  }

  @Test("a comment covers its lines, a file's comment all of them, each for its rules")
  func covers() {
    var index = SuppressionIndex([
      Self.suppression(["a"], 3...4), Self.suppression(["b"], nil), Self.suppression([], 9...9),
      Self.suppression(["c"], 1...10_000),
    ])
    #expect(Self.suppresses(&index, Self.finding("a", 3)) == true)
    #expect(Self.suppresses(&index, Self.finding("a", 4)) == true)
    #expect(Self.suppresses(&index, Self.finding("a", 5)) == false)
    #expect(Self.suppresses(&index, Self.finding("b", 700)) == true)
    #expect(Self.suppresses(&index, Self.finding("b", 3, file: "b.strings")) == false)
    #expect(Self.suppresses(&index, Self.finding("x", 9)) == true)
    #expect(Self.suppresses(&index, Self.finding("c", 5_000)) == true)
    #expect(index.unused(knownRules: ["a", "b", "c"]) { _ in true } == [])
  }

  @Test("a comment that covers nothing is told, unless its rule was not checked")
  func unused() {
    let index = SuppressionIndex([
      Self.suppression(["a"], 3...4, at: 2), Self.suppression(["off"], 5...5, at: 4),
      Self.suppression(["aa"], 6...6, at: 5), Self.suppression([], nil, at: 6),
    ])
    let found = index.unused(knownRules: ["a", "off"]) { $0 != "off" }
    #expect(
      found.map { "\($0.location.line) \($0.message); \($0.fix ?? "")" } == [
        "2 no finding of a to leave out here; remove the comment",
        "5 unknown rule 'aa'; did you mean 'a'?",
        "6 no finding of any rule to leave out here; remove the comment",
      ])
  }
}
