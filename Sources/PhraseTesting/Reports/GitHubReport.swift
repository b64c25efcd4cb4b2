// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint

/// A run as workflow commands of GitHub Actions: an annotation beside the line of each failed case;
/// none for advisory failures.
///
/// Only the first ten of a step are shown there, so a notice says how many there are in all.
package struct GitHubReport: Sendable {
  private let report: TestReport

  /// Creates a report.
  package init(_ report: TestReport) { self.report = report }

  /// The commands; none where every case passed.
  package var text: String {
    let formatter = DiagnosticFormatter(style: .github)
    var text = ""
    for entry in report.entries where entry.hasFailed {
      let finding = Diagnostic(
        rule: "phrase test", severity: .error,
        message: "“\(entry.test.text)” (\(entry.locale))", fix: entry.summary,
        note: entry.lines().text(indent: ""), location: entry.test.location)
      text += formatter.format(finding) + "\n"
    }
    if report.failureCount > 10 {
      text +=
        "::notice title=phrase test::\(report.failureCount) of \(report.entries.count) cases failed\n"
    }
    return text
  }
}
