// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Requests to leave findings out, found by file and line, with which of them were of use.
///
///     var index = SuppressionIndex(catalogs.flatMap(\.suppressions))
///     let left = findings.filter { !index.suppresses($0) }
///     let idle = index.unused(knownRules: ids) { _ in true }
public struct SuppressionIndex: Sendable {
  private let suppressions: [LintSuppression]
  private var isUsed: [Bool]
  /// Requests for whole files.
  private var byFile: [String: [Int]] = [:]
  /// Requests for few lines, by each line.
  private var byLine: [String: [Int: [Int]]] = [:]
  /// Requests for many lines, which are few.
  private var wide: [String: [Int]] = [:]
  /// Most lines that a request is listed at one by one.
  private static let listedLines = 64

  /// Takes the requests of all catalogs.
  package init(_ suppressions: [LintSuppression]) {
    self.suppressions = suppressions
    isUsed = Array(repeating: false, count: suppressions.count)
    for (i, one) in suppressions.enumerated() {
      if let lines = one.lines {
        if lines.count > Self.listedLines {
          wide[one.file, default: []].append(i)
        } else {
          for line in lines { byLine[one.file, default: [:]][line, default: []].append(i) }
        }
      } else {
        byFile[one.file, default: []].append(i)
      }
    }
  }

  /// Whether a request covers a finding; each that does has been of use.
  ///
  /// - Complexity: O(*r*) for *r* requests for the finding's line or file.
  public mutating func suppresses(_ finding: Diagnostic) -> Bool {
    let file = finding.location.file
    var isCovered = false
    for candidates in [
      byLine[file]?[finding.location.line] ?? [], byFile[file] ?? [], wide[file] ?? [],
    ] {
      for i in candidates where suppressions[i].covers(finding) {
        isUsed[i] = true
        isCovered = true
      }
    }
    return isCovered
  }

  /// Findings of the rule `unused-suppression` for requests that covered nothing, and for rules
  /// that do not exist.
  ///
  /// - Parameters:
  ///   - knownRules: The ids there are.
  ///   - ofAll: Whether requests for all rules count too; where some rules only were checked, they may be of use
  ///     to others.
  ///   - isChecked: Whether a rule was checked at all; requests about others are left alone.
  public func unused(
    knownRules: [String], ofAll: Bool = true, isChecked: (String) -> Bool
  ) -> [Diagnostic] {
    let known = Set(knownRules)
    var findings: [Diagnostic] = []
    for (i, one) in suppressions.enumerated() {
      let place = one.location.file.isEmpty ? SourceLocation(file: one.file) : one.location
      if let wrong = one.rules.first(where: { !known.contains($0) }) {
        let nearest =
          findings.count < 50 ? NearestName.nearest(to: wrong, among: knownRules) : nil
        findings.append(
          Diagnostic(
            rule: "unused-suppression", severity: .note, message: "unknown rule '\(wrong)'",
            fix: nearest.map { "did you mean '\($0)'?" } ?? "remove it", location: place))
      } else if !isUsed[i], one.rules.isEmpty ? ofAll : one.rules.contains(where: isChecked) {
        let names = one.rules.isEmpty ? "any rule" : one.rules.joined(separator: ", ")
        findings.append(
          Diagnostic(
            rule: "unused-suppression", severity: .note,
            message: "no finding of \(names) to leave out here", fix: "remove the comment",
            location: place))
      }
    }
    return findings
  }
}
