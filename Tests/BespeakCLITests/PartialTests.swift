// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("bespeak resolve --partial", .timeLimit(.minutes(hangMinutes))) struct PartialTests {
  @Test("each line is an update, an empty line ends a turn") func text() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--partial",
      input: "complete\ncomplete buy milk in\ncomplete buy milk in tasks\n\nshow everything\n")
    #expect(result.status == 0)
    let objects = result.objects
    #expect(objects.count == 6)
    #expect(
      objects.map { $0["final"] as? Bool } == [false, false, false, true, false, true])
    #expect(objects.prefix(2).map { $0["beginning"] as? Bool } == [true, true])
    #expect(objects[2]["intent"] as? String == "CompleteTask")
    #expect(objects[3]["transcript"] as? String == "complete buy milk in tasks")
    #expect(objects[3]["stability"] as? Int == 1)
    #expect(objects[5]["transcript"] as? String == "show everything")
    for object in objects.filter({ $0["final"] as? Bool == false }) {
      let stability = try #require(object["stability"] as? Double)
      #expect((0...1).contains(stability))
    }
  }

  @Test("an update has the documented members") func members() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--partial",
      input: "complete call mum in tasks\ncomplete buy milk in tasks\n")
    let line = try #require(result.lines.dropFirst().first)
    #expect(
      line.hasPrefix(
        #"{"transcript":"complete buy milk in tasks","status":"resolved","app":"com.example.tasks","#
      ))
    #expect(
      line.hasSuffix(
        #","words":5,"revised":4,"since":{"app":0,"intent":0,"parameters":{"task":0}},"beginning":true,"final":false}"#
      ))
  }

  @Test("JSON lines say themselves where a turn ends, and keep their ids") func jsonLines() throws {
    let input = #"""
      {"id":1,"text":"show"}
      {"id":2,"text":"show everything in tasks","final":true}
      {"id":3,"text":"zeige alles","locale":"de"}
      {bad
      {"id":4,"hypotheses":[{"text":"zeige alles in aufgaben"}],"locale":"de","final":true}
      """#
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--partial", "--input", "jsonl", input: input)
    let objects = result.objects
    #expect(objects.map { $0["id"] as? Int } == [1, 2, 3, nil, 4])
    #expect(objects.map { $0["final"] as? Bool } == [false, true, false, nil, true])
    #expect(objects[1]["intent"] as? String == "ListTasks")
    #expect((objects[3]["error"] as? String)?.hasPrefix("line 4: ") == true)
    #expect(objects[4]["locale"] as? String == "de")
  }

  @Test("days count from when and where the last line was said, and that ends no turn")
  func references() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.diary, to: "diary.json")
    let input = #"""
      {"text":"show tomorrow in","referenceDate":"2026-03-11T14:20:00"}
      {"text":"show tomorrow in diary","referenceDate":"2026-03-11T14:20:01"}
      {"text":"show tomorrow in diary","referenceDate":"2027-12-31T23:00:00Z","timeZone":"Asia/Tokyo"}

      {"text":"show tomorrow in diary","referenceDate":"2026-03-11","final":true}
      """#
    let result = try runner.run(
      "resolve", "--catalog", "diary.json", "--rules", "extended", "--locale", "en", "--partial",
      "--input", "jsonl", input: input)
    let days = result.objects.map { line in
      let day = (line["parameters"] as? [String: Any])?["day"] as? [String: Any]
      return (day?["value"] as? [String: Any])?["start"] as? String
    }
    #expect(result.objects.map { $0["final"] as? Bool } == [false, false, false, true, true])
    #expect(
      days[1...].map { $0?.prefix(10) } == [
        "2026-03-12", "2028-01-02", "2028-01-02", "2026-03-12",
      ])
  }

  @Test("a line that cannot be read is rejected with its id", arguments: faultyLines)
  func faults(line: String, error: String) throws {
    for output in ["jsonl", "text"] {
      let result = try CommandRunner().run(
        "resolve", "--catalog", "tasks.json", "--partial", "--input", "jsonl", "--output", output,
        input: line + "\n")
      #expect(
        result.output
          == (output == "text"
            ? "rejected\tline 1: \(error)\n"
            : #"{"id":"k","status":"rejected","error":"line 1: \#(error)"}"# + "\n"))
    }
  }

  /// Lines that are no transcripts, and what is wrong with them.
  private static let faultyLines = [
    (
      #"{"id":"k","text":"a","referenceDate":"foo"}"#,
      "'foo' is no date of ISO 8601; write '2026-03-11T14:20:00'"
    ),
    (
      #"{"id":"k","text":"a","timeZone":"Mars"}"#,
      "no time zone is called 'Mars'; write 'Europe/Berlin'"
    ),
    (#"{"id":"k","text":"a","locale":"no such"}"#, "'no such' is no language tag such as 'de'"),
  ]

  @Test("a text in the arguments is played word by word") func argument() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--partial", "--output", "text",
      "complete buy milk in tasks")
    #expect(result.lines.count == 6)
    #expect(
      result.lines.last
        == "final\tresolved\tcom.example.tasks/CompleteTask\ttask=Buy milk (42)\t1.00"
    )
  }

  @Test("the last line equals that of the text alone") func final() throws {
    let runner = try CommandRunner()
    let alone = try runner.run("resolve", "--catalog", "tasks.json", "finish a task in tasks")
    let partial = try runner.run(
      "resolve", "--catalog", "tasks.json", "--partial", "finish a task in tasks")
    let line = try #require(alone.lines.first)
    #expect(partial.lines.last == line.dropLast() + #","stability":1,"final":true}"#)
  }

  @Test("steps are not explained while they are taken") func explain() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--partial", "--explain", "x")
    #expect(result.status == 2)
    #expect(result.errors == "bespeak: options '--partial' and '--explain' exclude each other\n")
  }
}
