// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport

/// A report that goes to a file: `junit=report.xml`.
struct ReportFile {
  /// The forms that a file can have.
  static var formats: [OptionValue.Word] {
    (TestReport.Format.allCases.map(\.rawValue) + ["html"]).map { OptionValue.Word(text: $0) }
  }

  /// Its form; `nil` for a page.
  let format: TestReport.Format?
  /// Where it goes.
  let path: String

  /// Reads the value of `--report`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw CommandFailure(
        "option '--report' is FORMAT=FILE, such as 'junit=report.xml', not '\(text)'")
    }
    let format = TestReport.Format(rawValue: String(parts[0]))
    guard format != nil || parts[0] == "html" else {
      let words = Self.formats.map { "'\($0.text)'" }.joined(separator: ", ")
      throw CommandFailure("a report is one of \(words), not '\(parts[0])'")
    }
    self.format = format
    path = String(parts[1])
  }

  /// Writes the report.
  ///
  /// - Parameter page: What the page holds, where that is the form.
  func write(_ report: TestReport, page: Report) throws(CommandFailure) {
    let bytes = format.map { Array(report.text($0).utf8) } ?? ReportPage(page).bytes
    try OutputFile.write(bytes, to: path)
  }
}
