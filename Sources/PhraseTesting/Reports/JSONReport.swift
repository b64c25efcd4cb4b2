// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import IntentResolution
import JSONText

/// A run as JSON Lines, an object a case and one for the whole at the end.
///
/// ```json
/// {"text":"…","locale":"en","file":"tasks.bespeak-test","line":5,"passed":false,"status":"resolved",
///  "app":"com.example.tasks","intent":"AddTask","phrase":"…","confidence":0.94,
///  "differences":[{"field":"intent","expected":"CompleteTask","got":"AddTask"}],"reasons":[{"topic":"nearest","text":"…"}]}
/// {"cases":41,"passed":40,"failed":1,"advisory":0,"seconds":0.003}
/// ```
///
/// `turn` counts from 1 and says which turn of a conversation the outcome is of.
package struct JSONReport: Sendable {
  private let report: TestReport

  /// Creates a report.
  package init(_ report: TestReport) { self.report = report }

  /// The lines.
  package var text: String {
    var json = JSONWriter()
    for entry in report.entries { write(entry, &json) }
    json.beginObject()
    json.member("cases", report.entries.count)
    json.member("passed", report.entries.count(where: \.result.passed))
    json.member("failed", report.failureCount)
    json.key("advisory")
    json.value(report.entries.count { !$0.result.passed && $0.isAdvisory })
    json.key("seconds")
    json.raw(report.duration.seconds)
    json.endObject()
    json.newline()
    return json.text
  }

  private func write(_ entry: TestReport.Entry, _ json: inout JSONWriter) {
    let test = entry.test
    json.beginObject()
    json.member("id", unlessEmpty: test.id)
    json.member("text", test.text)
    json.member("locale", unlessEmpty: entry.locale)
    json.member("kind", unlessEmpty: test.section)
    json.member("file", unlessEmpty: test.location.file)
    if test.location.line > 0 {
      json.member("line", test.location.line)
    }
    json.member("passed", entry.result.passed)
    if entry.isAdvisory {
      json.member("advisory", true)
    }
    json.key("seconds")
    json.raw(entry.result.duration.seconds)
    entry.writeOutcome(to: &json)
    json.endObject()
    json.newline()
  }
}

extension TestReport.Entry {
  /// Writes what became of the last turn as members of an object: `turn`, `status`, `app`, `intent`, `phrase`,
  /// `confidence`, `differences`, `problem` and `reasons`; what there is none of is left out.
  package func writeOutcome(to json: inout JSONWriter) {
    if let turn = result.turns.last {
      if result.turns.count > 1 { json.member("turn", result.turns.count) }
      let resolution = turn.resolution
      json.member("status", unlessEmpty: resolution.status.rawValue)
      json.member("app", unlessEmpty: resolution.app)
      json.member("intent", unlessEmpty: resolution.intent)
      json.member("phrase", unlessEmpty: resolution.phrase)
      if resolution.app != nil {
        json.key("confidence")
        json.raw(FailureExplanation.share(resolution.confidence))
      }
      let differences = turn.fields.filter { !$0.isSame }
      if !differences.isEmpty {
        json.key("differences")
        json.objects(differences) { field, json in
          json.member("field", unlessEmpty: field.name)
          json.member("expected", unlessEmpty: field.expected)
          json.member("got", unlessEmpty: field.got)
        }
      }
    }
    json.member("problem", unlessEmpty: result.problem)
    if let lines = explanation?.lines, !lines.isEmpty {
      json.key("reasons")
      json.objects(lines) { line, json in
        json.member("topic", unlessEmpty: line.topic)
        json.member("text", unlessEmpty: line.text)
      }
    }
  }
}
