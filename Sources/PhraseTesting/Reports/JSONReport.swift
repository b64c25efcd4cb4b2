// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import IntentResolution

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
public struct JSONReport: Sendable {
  private let report: TestReport

  /// Creates a report.
  public init(_ report: TestReport) { self.report = report }

  /// The lines.
  public var text: String {
    var json = JSONWriter()
    for entry in report.entries { write(entry, &json) }
    json.beginObject()
    json.key("cases")
    json.value(report.entries.count)
    json.key("passed")
    json.value(report.entries.count(where: \.result.passed))
    json.key("failed")
    json.value(report.failureCount)
    json.key("advisory")
    json.value(report.entries.count { !$0.result.passed && $0.isAdvisory })
    json.key("seconds")
    json.raw(report.duration.seconds.utf8)
    json.endObject()
    json.newline()
    return json.text
  }

  private func write(_ entry: TestReport.Entry, _ json: inout JSONWriter) {
    let test = entry.test
    json.beginObject()
    json.member("id", test.id)
    json.key("text")
    json.value(test.text)
    json.member("locale", entry.locale)
    json.member("kind", test.section)
    json.member("file", test.location.file)
    if test.location.line > 0 {
      json.key("line")
      json.value(test.location.line)
    }
    json.key("passed")
    json.value(entry.result.passed)
    if entry.isAdvisory {
      json.key("advisory")
      json.value(true)
    }
    json.key("seconds")
    json.raw(entry.result.duration.seconds.utf8)
    if let turn = entry.result.turns.last {
      if entry.result.turns.count > 1 {
        json.key("turn")
        json.value(entry.result.turns.count)
      }
      json.member("status", turn.resolution.status.rawValue)
      json.member("app", turn.resolution.app)
      json.member("intent", turn.resolution.intent)
      json.member("phrase", turn.resolution.phrase)
      if turn.resolution.app != nil {
        json.key("confidence")
        json.raw(FailureExplanation.share(turn.resolution.confidence).utf8)
      }
      let differences = turn.fields.filter { !$0.isSame }
      if !differences.isEmpty {
        json.key("differences")
        json.beginArray()
        for field in differences {
          json.beginObject()
          json.member("field", field.name)
          json.member("expected", field.expected)
          json.member("got", field.got)
          json.endObject()
        }
        json.endArray()
      }
    }
    json.member("problem", entry.result.problem)
    if let lines = entry.explanation?.lines, !lines.isEmpty {
      json.key("reasons")
      json.beginArray()
      for line in lines {
        json.beginObject()
        json.member("topic", line.topic)
        json.member("text", line.text)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.newline()
  }
}
