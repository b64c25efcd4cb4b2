// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A run for people: each failure line by line, then how many there were.
///
/// ```text
/// ✗ Finish buy milk in Tasks  (en, tasks.bespeak-test:5)
///       status   resolved
///     - intent   CompleteTask
///     + intent   AddTask
///     ? nearest  “Complete ${task} in ${applicationName}”: the utterance lacks 'complete', has 'finish' too many
///
/// 41 cases: 40 passed, 1 failed (0.003 s)
/// ```
package struct TextReport: Sendable {
  private let report: TestReport
  private let isColoured: Bool
  private let limit: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - report: What came of all cases.
  ///   - isColoured: Whether a terminal's colours are written.
  ///   - limit: Most failures that are shown.
  package init(_ report: TestReport, isColoured: Bool = false, limit: Int = .max) {
    self.report = report
    self.isColoured = isColoured
    self.limit = limit
  }

  /// Failures and summary.
  package var text: String {
    var text = ""
    let failures = report.entries.filter(\.hasFailed)
    for entry in failures.prefix(limit) { text += block(entry) + "\n" }
    if failures.count > limit { text += "and \(failures.count - limit) more\n\n" }
    return text + summary + "\n"
  }

  /// One failure.
  package func block(_ entry: TestReport.Entry) -> String {
    var place = [entry.locale]
    if !entry.test.location.file.isEmpty {
      place.append("\(entry.test.location.file):\(entry.test.location.line)")
    }
    if entry.test.foregroundApp != nil {
      place.append("in front: \(entry.test.foregroundApp ?? "")")
    }
    var text = colour("✗", 31) + " " + entry.test.text.printable
    text += colour("  (" + place.joined(separator: ", ").printable + ")", 2) + "\n"
    let lines = entry.lines()
    let width = min(24, lines.map(\.name.count).max() ?? 0)
    for line in lines {
      let blanks = String(repeating: " ", count: max(0, width - line.name.count))
      let written = line.kind.rawValue + line.name + blanks + "  " + line.text
      let code =
        switch line.kind {
        case .same: 0
        case .expected: 32
        case .got: 31
        case .reason: 2
        }
      text += "    " + colour(written, code) + "\n"
    }
    return text
  }

  /// How many cases came out how.
  package var summary: String {
    let failed = report.failureCount
    let advisory = report.entries.count { !$0.result.passed && $0.isAdvisory }
    let passed = report.entries.count - failed - advisory
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append(colour("\(failed) failed", 31)) }
    if advisory > 0 { parts.append("\(advisory) not understood (advisory)") }
    let noun = report.entries.count == 1 ? "case" : "cases"
    return "\(report.entries.count) \(noun): " + parts.joined(separator: ", ")
      + " (\(report.duration.seconds) s)"
  }

  private func colour(_ text: String, _ code: Int) -> String {
    isColoured && code > 0 ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
