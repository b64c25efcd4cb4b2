// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import PhraseTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports") struct ReportTests {
  /// A run with a pass, failures with hostile texts, and an advisory failure; no times.
  private static func report() throws -> TestReport {
    let text = """
      section: easy
      Show everything in Tasks -> ListTasks
      Complete buy milk in Tasks -> AddTask task="Buy milk"
      section: hard <&>
      "bell\\u{7} ]]> \\"<x>\\" # \\\\ ::error:: \\n%" -> ListTasks
      Delete everything in Tasks -> no match
      """
    var entries: [TestReport.Entry] = []
    for (k, one) in try Apps.run(text).enumerated() {
      var result = one.result
      result.duration = .milliseconds(3)
      entries.append(TestReport.Entry(one.test, locale: "en", result, isAdvisory: k == 3))
    }
    return TestReport(entries, duration: .milliseconds(1_234))
  }

  @Test("text shows failures line by line, only what differs marked") func text() throws {
    #expect(
      try Self.report().text(.text) == """
        ✗ Complete buy milk in Tasks  (en, cases:3)
              status  resolved
            - intent  AddTask
            + intent  CompleteTask
              task    "Buy milk"

        ✗ bell\\u{7} ]]> "<x>" # \\ ::error:: \\u{A}%  (en, cases:5)
            - status  resolved
            + status  noMatch
            - intent  ListTasks
            + intent  –

        4 cases: 1 passed, 2 failed, 1 not understood (advisory) (1.234 s)

        """)
  }

  @Test("JUnit's XML can be parsed, counts its cases and keeps every text") func junit() throws {
    let text = try Self.report().text(.junit)
    let delegate = Elements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = delegate
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      delegate.names == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "testsuite", "testcase",
        "failure", "testcase", "skipped",
      ])
    #expect(delegate.attributes[0]["tests"] == "4" && delegate.attributes[0]["failures"] == "2")
    #expect(delegate.attributes[5]["skipped"] == "1" && delegate.attributes[0]["time"] == "1.234")
    #expect(delegate.attributes[5]["name"] == "cases: hard <&>")
    #expect(delegate.attributes[6]["name"] == "bell\\u{7} ]]> \"<x>\" # \\ ::error:: \n%")
    #expect(
      text.contains(
        "type=\"mismatch\">cases:3\nComplete buy milk in Tasks\n    status  resolved\n"))
    #expect(delegate.attributes[4]["message"] == "intent: expected AddTask, got CompleteTask")
  }

  @Test("TAP has a plan, a line a case, and YAML below what failed") func tap() throws {
    #expect(
      try Self.report().text(.tap) == """
        TAP version 14
        1..4
        ok 1 - easy: Show everything in Tasks (en)
        not ok 2 - easy: Complete buy milk in Tasks (en)
          ---
          message: "intent: expected AddTask, got CompleteTask"
          at:
            file: "cases"
            line: 3
          detail: |2
                status  resolved
              - intent  AddTask
              + intent  CompleteTask
                task    "Buy milk"
          ...
        not ok 3 - hard <&>: bell\\\\u{7} ]]> "<x>" \\# \\\\ ::error:: \\\\u{A}% (en)
          ---
          message: "status: expected resolved, got noMatch; intent: expected ListTasks, got –"
          at:
            file: "cases"
            line: 5
          detail: |2
              - status  resolved
              + status  noMatch
              - intent  ListTasks
              + intent  –
          ...
        not ok 4 - hard <&>: Delete everything in Tasks (en) # TODO advisory
          ---
          message: "status: expected no match, got needsConfirmation; intent: expected –, got com.example.tasks/DeleteAll"
          at:
            file: "cases"
            line: 6
          detail: |2
              - status  no match
              + status  needsConfirmation
              - intent  –
              + intent  com.example.tasks/DeleteAll
          ...

        """)
  }

  @Test("annotations stand at the lines of failed cases and cannot be forged") func github() throws
  {
    let lines = try Self.report().text(.github).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=cases,line=3,col=1,title=phrase test::“Complete buy milk in Tasks” (en)%0A"))
    #expect(lines[1].hasPrefix("::error file=cases,line=5,col=1,"))
  }

  @Test("JSON Lines have an object a case and one for the whole") func json() throws {
    let lines = try Self.report().text(.jsonl).split(separator: "\n")
    let objects = lines.compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    #expect(objects.count == 5)
    #expect(objects.dropLast().map { $0["passed"] as? Bool } == [true, false, false, false])
    #expect(objects[3]["advisory"] as? Bool == true)
    #expect(objects[4]["failed"] as? Int == 2 && objects[4]["cases"] as? Int == 4)
    let differences = objects[1]["differences"] as? [[String: String]]
    #expect(
      differences == [["field": "intent", "expected": "AddTask", "got": "CompleteTask"]])
  }
}

/// The elements of a document in order.
private final class Elements: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }
}
