// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// A report that goes to a file: `junit=report.xml`.
struct ReportFile {
  /// Its form.
  let format: TestReport.Format
  /// Where it goes.
  let path: String

  /// Reads the value of `--report`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw CommandFailure(
        "option '--report' is FORMAT=FILE, such as 'junit=report.xml', not '\(text)'")
    }
    guard let format = TestReport.Format(rawValue: String(parts[0])) else {
      let words = TestReport.Format.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw CommandFailure("a report is one of \(words), not '\(parts[0])'")
    }
    self.format = format
    path = String(parts[1])
  }

  /// Writes the report.
  func write(_ report: TestReport) throws(CommandFailure) {
    try OutputFile.write(Array(report.text(format).utf8), to: path)
  }
}
