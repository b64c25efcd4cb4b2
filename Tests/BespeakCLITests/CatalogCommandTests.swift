// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Commands over catalogs", .timeLimit(.minutes(hangMinutes))) struct CatalogCommandTests {
  /// A catalog with an error (no app name) and a warning (no translation).
  private static let faulty = Fixtures.tasks
    .replacingOccurrences(
      of: "Show everything in ${applicationName}\"]", with: "Show everything\"]")

  @Test("a catalog without findings passes, with its counts") func clean() throws {
    let result = try CommandRunner().run("lint", "--catalog", "tasks.json")
    #expect(result.status == 0)
    #expect(
      result.output == """
        app                locale  shortcuts  phrases  trigger phrases  with app names
        com.example.tasks  en        2 of 10        3       4 of 1,000               8
        com.example.tasks  de        2 of 10        3       4 of 1,000               4

        no findings in 1 app

        """)
  }

  @Test("errors exit with 1, in every format") func formats() throws {
    let runner = try CommandRunner()
    try runner.write(Self.faulty, to: "faulty.json")
    let text = try runner.run("lint", "--catalog", "faulty.json")
    #expect(text.status == 1)
    #expect(text.output.contains("faulty.json:"))
    #expect(text.output.contains(": error: "))
    #expect(text.output.contains("1 error"))
    let json = try runner.run("lint", "--catalog", "faulty.json", "--format", "json")
    #expect(json.status == 1)
    #expect(!json.objects.isEmpty)
    #expect(json.objects.allSatisfy { $0["rule"] != nil && $0["severity"] != nil })
    let github = try runner.run("lint", "--catalog", "faulty.json", "--format", "github")
    #expect(github.status == 1)
    #expect(github.lines.contains { $0.hasPrefix("::error file=faulty.json,line=") })
  }

  @Test("warnings count only where that is asked for") func strict() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(of: ", \"suggested\": true", with: ""), to: "warned.json")
    #expect(try runner.run("lint", "--catalog", "warned.json").status == 0)
    #expect(try runner.run("lint", "--catalog", "warned.json", "--strict").status == 1)
  }

  @Test("nothing readable is bad input") func unreadable() throws {
    let runner = try CommandRunner()
    let missing = try runner.run("lint", "--catalog", "nowhere")
    #expect(missing.status == 2)
    try runner.write("{", to: "broken.json")
    let broken = try runner.run("lint", "--catalog", "broken.json", "--format", "json")
    #expect(broken.status == 2)
    #expect(broken.objects.first?["rule"] as? String == "json-syntax")
  }

  @Test("an image resolves as its catalogs do") func image() throws {
    let runner = try CommandRunner()
    let compiled = try runner.run("compile", "--catalog", "tasks.json", "--output", "tasks.bspk")
    #expect(compiled.status == 0)
    #expect(compiled.errors.isEmpty)
    #expect(compiled.output.hasPrefix("tasks.bspk: "))
    let arguments = ["resolve", "--input", "jsonl"]
    let input = Data(Fixtures.transcripts.utf8)
    let fromCatalog = try runner.run(arguments + ["--catalog", "tasks.json"], input: input)
    let fromImage = try runner.run(arguments + ["--image", "tasks.bspk"], input: input)
    #expect(fromImage.output == fromCatalog.output)
    #expect(fromImage.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: runner.folder.path)
    #expect(files.sorted() == ["tasks.bspk", "tasks.json", "transcripts.jsonl"])
  }

  @Test("an image that cannot be written is an error that leaves nothing behind")
  func unwritable() throws {
    let runner = try CommandRunner()
    let result = try runner.run(
      "compile", "--catalog", "tasks.json", "--output", "nowhere/tasks.bspk")
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write 'nowhere/tasks.bspk'"))
  }

  @Test("a damaged image is refused by stats") func damagedImage() throws {
    let runner = try CommandRunner()
    _ = try runner.run("compile", "--catalog", "tasks.json", "--output", "tasks.bspk")
    let path = runner.folder.appendingPathComponent("tasks.bspk")
    var bytes = try Data(contentsOf: path)
    bytes[bytes.count / 2] ^= 0x55
    try bytes.write(to: path)
    let result = try runner.run("stats", "--image", "tasks.bspk")
    #expect(result.status == 2)
    #expect(result.errors.contains("damaged"))
  }

  @Test("stats counts what is declared") func stats() throws {
    let result = try CommandRunner().run("stats", "--catalog", "tasks.json", "--format", "json")
    let counts = try #require(result.objects.first)
    #expect(counts["apps"] as? Int == 1)
    #expect(counts["locales"] as? [String] == ["de", "en"])
    #expect(counts["shortcuts"] as? Int == 2)
    #expect(counts["values"] as? Int == 2)
    #expect((counts["sections"] as? [String: Int])?.values.reduce(0, +) ?? 0 > 0)
  }

  @Test("explain shows tokens, the path and the reason") func explain() throws {
    let result = try CommandRunner().run(
      "explain", "--catalog", "tasks.json", "please", "complete", "call", "mum", "in", "tasks")
    #expect(result.status == 0)
    #expect(result.output.contains("  16–20    call\n"))
    #expect(result.output.contains(#"${task} = "call mum""#))
    #expect(result.output.contains("task: Call mum (id 43)"))
    #expect(result.output.contains("because: "))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("explain shows what speaks for words that fit no phrase, and which word decides")
  func explainFlexible() throws {
    let text = ["could", "you", "show", "me", "all", "of", "everything", "in", "tasks"]
    let result = try CommandRunner().run(
      ["explain", "--catalog", "tasks.json"] + text, input: Data())
    #expect(result.status == 0)
    #expect(result.output.contains("\nflexible\n  1. "))
    #expect(result.output.contains("     likeness "))
    #expect(result.output.contains("  stem     ‘everything’"))
    #expect(result.output.contains("\nwithout a word\n"))
    #expect(result.output.contains("  ‘tasks’             noMatch\n"))
    let json = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--explain", text.joined(separator: " "))
    let explanation = try #require(json.objects.first?["explanation"] as? [String: Any])
    let flexible = try #require(explanation["flexible"] as? [String: Any])
    let readings = try #require(flexible["readings"] as? [[String: Any]])
    #expect((readings.first?["parts"] as? [[String: Any]])?.count == 15)
    let features = try #require(flexible["features"] as? [[String: Any]])
    #expect(features.contains { $0["kind"] as? String == "stem" })
    let changes = try #require(flexible["changes"] as? [[String: Any]])
    #expect(changes.contains { $0["without"] as? String == "tasks" })
  }

  @Test("control characters of an utterance do not reach the terminal") func control() throws {
    let runner = try CommandRunner()
    let result = try runner.run("explain", "--catalog", "tasks.json", "show\u{1B}[2J\neverything")
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.hasPrefix("utterance  show\\u{1B}[2J\\u{A}everything\n"))
  }

  @Test("bench says how many of its own phrases come out right") func benchOwnPhrases() throws {
    let result = try CommandRunner().run(
      "bench", "--catalog", "tasks.json", "--repeat", "2", "--format", "json")
    #expect(result.status == 0)
    let report =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let accuracy = try #require(report?["accuracy"] as? [String: Int])
    #expect(accuracy["count"] == 18)
    #expect(accuracy["right"] == 18)
  }

  @Test("bench compares with expectations, and can require them") func benchExpectations() throws {
    let runner = try CommandRunner()
    try runner.write(
      #"""
      {"id":"1","text":"complete buy milk in tasks","kind":"exact","expect":{"status":"resolved","app":"com.example.tasks","intent":"CompleteTask","parameters":{"task":{"id":"42","text":"Buy milk"}}}}
      {"id":"2","text":"complete call mum in tasks","expect":{"status":"resolved","parameters":{"task":{"id":"42"}}}}
      {"id":"3","text":"finish a task in tasks","expect":{"status":"needsValue","missing":"task"}}
      {"id":"4","text":"hm","expect":{"status":"noMatch"}}
      """#, to: "cases.jsonl")
    let bench = [
      "bench", "--catalog", "tasks.json", "--repeat", "1", "--transcripts", "cases.jsonl",
    ]
    let lax = try runner.run(bench + ["--require", "75", "--show", "9"], input: Data())
    #expect(lax.status == 0)
    #expect(lax.output.contains("✗ complete call mum in tasks"))
    #expect(lax.output.contains("75.00 %"))
    let exact = try runner.run(bench + ["--require", "75.1"], input: Data())
    #expect(exact.status == 1)
    #expect(exact.errors == "bespeak: 75.00 % came out right, 75.10 % are required\n")

    try runner.write(
      #"""
      {"id":"a","app":"com.example.tasks","intent":["CompleteTask","Other"],"parameters":{"task":"buy milk"}}
      {"id":2,"app":"com.example.tasks","intent":"ListTasks","parameters":{}}
      {"id":"d","app":null,"intent":null}
      {"id":"e","app":null,"intent":null}
      {"id":"E","app":null,"intent":null}
      """#, to: "expected.jsonl")
    let file = try runner.run(
      "bench", "--catalog", "tasks.json", "--transcripts", "transcripts.jsonl", "--expected",
      "expected.jsonl", "--require", "100", "--repeat", "1")
    #expect(file.status == 0, "\(file.output)\(file.errors)")
    #expect(file.errors == "bespeak: 'expected.jsonl' line 5: no transcript has the id 'E'\n")
    try runner.write(
      #"{"id":"d","intent":null}"# + "\n" + #"{"id":"d","intent":null}"#, to: "twice.jsonl")
    let twice = try runner.run(
      "bench", "--catalog", "tasks.json", "--transcripts", "transcripts.jsonl", "--expected",
      "twice.jsonl")
    #expect(twice.status == 2)
    #expect(
      twice.errors
        == "bespeak: 'twice.jsonl' line 2: the id 'd' is given twice, first in line 1\n")
  }

  @Test(
    "a line of transcripts that is no JSON is told of as such, whatever stands around it",
    arguments: [
      (#"{"text":"b""#, #"'said.jsonl' line 2: expected ',' or '}', found the end"#),
      (#"{"txt":"b","txt":"c"}"#, #"'said.jsonl' line 2, column 12: key 'txt' is given twice"#),
      (#"{"text":"b","meant":{"a":1,"a":2}}"#, #"column 28: key 'a' is given twice"#),
      (#"{"text":"b","expect":{"intent":"A"},"expect":{}}"#, "key 'expect' is given twice"),
      (#"{"text":5}"#, #"'said.jsonl' line 2: expected a string for "text", found a number"#),
    ])
  func benchLines(line: String, message: String) throws {
    let runner = try CommandRunner()
    try runner.write(#"{"text":"a"}"# + "\n" + line + "\n", to: "said.jsonl")
    for command in [["bench", "--repeat", "1", "--catalog"], ["report"]] {
      let result = try runner.run(
        command + ["tasks.json", "--transcripts", "said.jsonl"], input: Data())
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("bench takes expectations as test does")
  func benchForms() throws {
    let runner = try CommandRunner()
    let lines = [
      #"{"text":"show everything in tasks","expect":{"notMatch":true}}"#,
      #"{"text":"complete buy milk in tasks","expect":{"notDone":"CompleteTask"}}"#,
      #"{"text":"complete buy milk in tasks","expect":{"intent":"CompleteTask","match":"flexible"}}"#,
      #"{"text":"complete buy milk in tasks","expect":{"intent":"CompleteTask","parameters":{"task":null}}}"#,
    ]
    for line in lines {
      try runner.write(line + "\n", to: "cases.jsonl")
      let files = ["--catalog", "tasks.json"]
      let bench =
        ["bench", "--repeat", "1", "--require", "1", "--transcripts", "cases.jsonl"] + files
      #expect(try runner.run(bench, input: Data()).status == 1, "\(line)")
      let test = ["test", "cases.jsonl"] + files
      #expect(try runner.run(test, input: Data()).status == 1, "\(line)")
    }
  }

  @Test(
    "what bench does not understand is a mistake",
    arguments: [
      (
        #""expect":{"intnet":"ListTasks"}"#,
        #"unknown key "intnet" in "expect"; did you mean "intent"?"#
      ),
      (#""expect":{"intent":5}"#, #"expected an array for "intent", found a number"#),
      (#""expect":"ListTasks""#, #"expected an object for "expect", found a string"#),
      (#""expect":{"intent":"A","paramters":{}}"#, #"did you mean "parameters"?"#),
      (#""expct":{}"#, #"unknown key "expct""#), (#""referenceDate":"yesterday""#, "is no date"),
      (#""timeZone":"Mars""#, "no time zone is called 'Mars'"),
    ])
  func benchMistakes(member: String, message: String) throws {
    let runner = try CommandRunner()
    try runner.write(#"{"text":"a"}"# + "\n" + #"{"text":"b",\#(member)}"# + "\n", to: "said.jsonl")
    let bench = ["bench", "--catalog", "tasks.json", "--repeat", "1", "--transcripts"]
    let result = try runner.run(bench + ["said.jsonl"], input: Data())
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("bespeak: 'said.jsonl' line 2"), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    try runner.write(#"{"id":"a","intent":"ListTasks","paramters":{}}"# + "\n", to: "want.jsonl")
    let other = try runner.run(
      bench + ["transcripts.jsonl", "--expected", "want.jsonl"], input: Data())
    #expect(other.status == 2 && other.errors.contains("'want.jsonl' line 1"))
  }

  @Test("bench reads dates as of when a line was said") func benchDates() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(
        of: "\"ListTasks\": { \"title\": \"List Tasks\" }",
        with: """
          "ListTasks": {
            "title": "List Tasks", "parameters": [{ "name": "day", "type": "date" }]
          }
          """
      ).replacingOccurrences(
        of: "\"Show everything in ${applicationName}\"]",
        with: "\"Show everything of ${day} in ${applicationName}\"]"), to: "diary.json")
    try runner.write(
      #"{"text":"show everything of tomorrow in tasks","referenceDate":"2026-03-11T14:20:00","expect":{"notMatch":true}}"#
        + "\n", to: "said.jsonl")
    let result = try runner.run(
      "bench", "--rules", "extended", "--catalog", "diary.json", "--transcripts", "said.jsonl",
      "--repeat", "1", "--show", "1", "--format", "json")
    #expect(result.output.contains("2026-03-12"), "\(result.output)\(result.errors)")
  }
}
