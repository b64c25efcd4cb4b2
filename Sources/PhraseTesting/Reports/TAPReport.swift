// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A run in the Test Anything Protocol, version 14: a line a case, a YAML block below what failed.
///
/// Advisory failures are `TODO`: harnesses do not count them.
///
/// - SeeAlso: the specification on testanything.org, "TAP version 14".
package struct TAPReport: Sendable {
  private let report: TestReport

  /// Creates a report.
  package init(_ report: TestReport) { self.report = report }

  /// The stream.
  package var text: String {
    var text = "TAP version 14\n1..\(report.entries.count)\n"
    for (k, entry) in report.entries.enumerated() {
      let section = entry.test.section.isEmpty ? "" : entry.test.section + ": "
      text += entry.result.passed ? "ok" : "not ok"
      text += " \(k + 1) - " + Self.escaped("\(section)\(entry.test.name) (\(entry.locale))")
      if !entry.result.passed, entry.isAdvisory { text += " # TODO advisory" }
      text += "\n"
      if entry.result.passed { continue }
      text += "  ---\n"
      text += "  message: " + Self.quoted(entry.summary) + "\n"
      if !entry.test.location.file.isEmpty {
        text += "  at:\n    file: " + Self.quoted(entry.test.location.file) + "\n"
        text += "    line: \(entry.test.location.line)\n"
      }
      text += "  detail: |2\n" + entry.lines().text(indent: "      ")
      text += "  ...\n"
    }
    return text
  }

  /// A description: its signs for directives and escapes are escaped, and it stays on its line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text as a string of YAML in double quotes.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.printable.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
