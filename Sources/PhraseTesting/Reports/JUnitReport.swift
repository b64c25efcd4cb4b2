// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A run as JUnit's XML: a suite for each section of a file, a case for each case.
///
/// The shape is what the schemas of build servers have in common: `testsuites`, `testsuite` with counts and
/// time, `testcase` with `classname`, `name` and `time`, in it `failure` with `message` and `type`.
/// None of them has a place for files and lines, so these begin the text of a failure. Advisory failures are
/// `skipped`.
///
/// - SeeAlso: junit-10.xsd of the Jenkins xUnit plug-in; jenkins-junit.xsd, which JUnit tests its own output by.
package struct JUnitReport: Sendable {
  private let report: TestReport

  /// Creates a report.
  package init(_ report: TestReport) { self.report = report }

  /// The document.
  package var text: String {
    var suites: [(name: String, entries: [TestReport.Entry])] = []
    var places: [String: Int] = [:]
    for entry in report.entries {
      let name = Self.suite(of: entry.test)
      if let place = places[name] {
        suites[place].entries.append(entry)
      } else {
        places[name] = suites.count
        suites.append((name, [entry]))
      }
    }
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="bespeak" \#(counts(report.entries))"#
    text += #" time="\#(report.duration.seconds)">"# + "\n"
    for suite in suites {
      let time = suite.entries.reduce(Duration.zero) { $0 + $1.result.duration }
      let skipped = suite.entries.count { !$0.result.passed && $0.isAdvisory }
      text += #"  <testsuite name="\#(MarkupText.escaped(suite.name))" \#(counts(suite.entries))"#
      text += #" skipped="\#(skipped)" time="\#(time.seconds)">"# + "\n"
      for entry in suite.entries { append(entry, suite.name, to: &text) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func suite(of test: TestCase) -> String {
    let parts = [test.location.file, test.section].filter { !$0.isEmpty }
    return parts.isEmpty ? "cases" : parts.joined(separator: ": ")
  }

  private func counts(_ entries: [TestReport.Entry]) -> String {
    #"tests="\#(entries.count)" failures="\#(entries.count(where: \.hasFailed))" errors="0""#
  }

  private func append(_ entry: TestReport.Entry, _ suite: String, to text: inout String) {
    let test = entry.test
    text +=
      #"    <testcase classname="\#(MarkupText.escaped(suite)).\#(MarkupText.escaped(entry.locale))""#
    text += #" name="\#(MarkupText.escaped(test.name))" time="\#(entry.result.duration.seconds)""#
    if entry.result.passed {
      text += "/>\n"
      return
    }
    text += ">\n"
    if entry.isAdvisory {
      text += "      <skipped>\(MarkupText.escaped(entry.summary))</skipped>\n"
    } else {
      text += #"      <failure message="\#(MarkupText.escaped(entry.summary))" type="mismatch">"#
      var place = test.location
      place.column = 0
      place.path = ""
      text += MarkupText.escaped(
        "\(place)".printable + "\n\(test.text.printable)\n", keepsLines: true)
      text += MarkupText.escaped(entry.lines().text(indent: "  "), keepsLines: true)
      text += "</failure>\n"
    }
    text += "    </testcase>\n"
  }
}
