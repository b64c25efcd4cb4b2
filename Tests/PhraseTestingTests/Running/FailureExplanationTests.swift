// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import Testing

@Suite("Explaining failures") struct FailureExplanationTests {
  private func lines(_ text: String, _ expected: ExpectedOutcome) throws -> [String] {
    var runner = CaseRunner(resolver: try Apps.resolver())
    let test = TestCase(text, expecting: expected)
    return FailureExplanation(
      runner.explain(test), expecting: expected, locale: LocaleTag("en"), catalogs: [Apps.tasks]
    ).lines.map { "\($0.topic): \($0.text)" }
  }

  @Test("the nearest phrase is named, and the words that keep the utterance from fitting")
  func nearest() throws {
    let lines = try lines("Tick buy milk in Taskz", ExpectedOutcome(intent: "CompleteTask"))
    #expect(
      lines.first
        == "nearest: “Complete ${task} in ${applicationName}”: the utterance lacks 'complete', the app's name, has 'taskz' too many"
    )
    #expect(lines.contains("words: in no phrase, name or value: 'tick', 'taskz'"), "\(lines)")
  }

  @Test("where no app is named, that is said") func unnamed() throws {
    let lines = try lines("complete buy milk", ExpectedOutcome(intent: "CompleteTask"))
    #expect(lines.contains("because: no app's name is in the utterance"), "\(lines)")
    #expect(
      lines.contains(
        "nearest: “Complete ${task} in ${applicationName}”: the utterance lacks 'in', the app's name"
      ),
      "\(lines)")
  }

  @Test("what was taken instead is named with its verdict") func taken() throws {
    let lines = try lines("Show everything in Tasks", ExpectedOutcome(.nothing))
    #expect(
      lines == [
        "took: “Show everything in ${applicationName}” of com.example.tasks/ListTasks: chosen: every parameter is bound"
      ])
  }
}
