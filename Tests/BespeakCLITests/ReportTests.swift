// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("bespeak report", .timeLimit(.minutes(hangMinutes))) struct ReportTests {
  private static let transcripts = #"""
    {"id":"a","text":"complete buy milk in tasks","expect":{"app":"com.example.tasks","intent":"CompleteTask","parameters":{"task":{"id":"42"}}}}
    {"id":"b","text":"show everything in tasks","expect":{"app":"com.example.tasks","intent":"CompleteTask"}}
    {"id":"c","text":"what time is it","expect":{"status":"noMatch"}}
    {"id":"d","text":"complete call mum in tasks","expect":{"app":"com.example.tasks","intent":"Gone"}}
    {"id":"e","text":"finish a task in tasks"}

    """#

  private func json(_ result: CommandResult) throws -> [String: Any] {
    #expect(result.status == 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  private func section(_ name: String, _ json: [String: Any]) throws -> [String: Any] {
    try #require(json[name] as? [String: Any])
  }

  @Test("a page goes to a file, whole, and its size is printed") func file() throws {
    let runner = try CommandRunner()
    let result = try runner.run("report", "tasks.json", "-o", "report.html")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let bytes = try Data(contentsOf: runner.folder.appendingPathComponent("report.html"))
    let size = NumberFormatter()
    size.locale = Locale(identifier: "en")
    size.numberStyle = .decimal
    let digits = size.string(from: bytes.count as NSNumber) ?? ""
    #expect(result.output == "report.html: \(digits) bytes\n")
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    // The same input gives the same page, on standard output as well.
    #expect(try runner.run("report", "--catalog", "tasks.json").output == page)
  }

  @Test("the JSON has findings, collisions and tests, of one language where that is asked for")
  func json() throws {
    let runner = try CommandRunner()
    let all = try json(runner.run("report", "tasks.json", "--format", "json", "--title", "Nightly"))
    #expect(all["format"] as? String == "bespeak-report/1")
    #expect(all["title"] as? String == "Nightly")
    #expect(try section("findings", all)["total"] is Int)
    #expect(try section("collisions", all)["total"] as? Int == 0)
    let tests = try section("selfTest", all)
    // Three phrases and a negative one, in two languages.
    #expect(tests["phrases"] as? Int == 8)
    #expect(tests["phrasesTried"] as? Int == 8)
    #expect(try section("slips", tests)["tried"] is Int)
    let german = try json(runner.run("report", "tasks.json", "--format", "json", "--locale", "de"))
    #expect(try section("selfTest", german)["phrases"] as? Int == 4)
    #expect(german["locale"] as? String == "de")
    let spelled = try json(runner.run("report", "tasks.json", "--format", "json", "--locale", "DE"))
    #expect(try section("selfTest", spelled)["phrases"] as? Int == 4)
    #expect(spelled["locale"] as? String == "de")
    let few = try json(runner.run("report", "tasks.json", "--format", "json", "--sample", "3"))
    #expect(try section("selfTest", few)["phrasesTried"] as? Int == 3)
    let none = try json(runner.run("report", "tasks.json", "--format", "json", "--no-self-test"))
    #expect(none["selfTest"] == nil)
    let left = try json(
      runner.run(
        "report", "tasks.json", "--format", "json", "--no-self-test", "--only", "slot-type"))
    #expect(try section("findings", left)["total"] as? Int == 0)
  }

  @Test("transcripts are told apart by what was done; without times every run is the same")
  func transcripts() throws {
    let runner = try CommandRunner()
    try runner.write(Self.transcripts, to: "said.jsonl")
    let arguments = [
      "report", "tasks.json", "--format", "json", "--no-self-test", "--transcripts", "said.jsonl",
    ]
    let first = try runner.run(arguments + ["--no-timings"], input: Data())
    let part = try section("transcripts", try json(first))
    #expect(part["count"] as? Int == 5)
    #expect(part["expected"] as? Int == 4)
    #expect(part["decisions"] as? [String: Int] == ["right": 1, "wrong": 1])
    // What no app declares cannot be meant.
    #expect(part["decisionsOutside"] as? [String: Int] == ["wrong": 1, "rightlySilent": 1])
    let undeclared = try #require(part["undeclared"] as? [[String: Any]])
    #expect(undeclared[0]["intent"] as? String == "Gone")
    #expect(part["timing"] == nil)
    #expect(try runner.run(arguments + ["--no-timings"], input: Data()).output == first.output)
    let timed = try json(runner.run(arguments + ["--repeat", "2"], input: Data()))
    let timing = try section("timing", try section("transcripts", timed))
    let bins = try #require(timing["histogram"] as? [[String: Any]])
    #expect(bins.reduce(0) { $0 + ($1["count"] as? Int ?? 0) } == 10)
  }

  @Test("expectations may stand in a file of their own") func expected() throws {
    let runner = try CommandRunner()
    try runner.write("{\"id\":\"a\",\"text\":\"show everything in tasks\"}\n", to: "said.jsonl")
    try runner.write(
      "{\"id\":\"a\",\"app\":\"com.example.tasks\",\"intent\":[\"ListTasks\",\"Other\"]}\n",
      to: "expected.jsonl")
    let result = try runner.run(
      "report", "tasks.json", "--format", "json", "--no-self-test", "--no-timings",
      "--transcripts", "said.jsonl", "--expected", "expected.jsonl")
    let part = try section("transcripts", try json(result))
    #expect(part["decisions"] as? [String: Int] == ["right": 1])
  }

  @Test("findings do not fail a report, and lint's page holds them alone") func findings() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(
        of: "Show everything in ${applicationName}\"]", with: "Show all\"]"),
      to: "faulty.json")
    #expect(try runner.run("report", "faulty.json", "-o", "a.html", "--no-self-test").status == 0)
    let lint = try runner.run("lint", "faulty.json", "--format", "html")
    #expect(lint.status == 1)
    #expect(lint.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(lint.output.contains("\"rule\":\"missing-app-name\""))
    #expect(!lint.output.contains("\"collisions\":") && !lint.output.contains("\"selfTest\":"))
    let collisions = try runner.run("lint", "tasks.json", "--format", "html", "--collisions")
    #expect(collisions.output.contains("\"collisions\":"))
  }

  @Test("a page of a test run has its cases, or its self-test") func tests() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.cases, to: "tasks.bespeak-test")
    func page(_ arguments: String...) throws -> String {
      _ = try runner.run(["test", "--catalog", "tasks.json"] + arguments, input: Data())
      return try String(
        contentsOf: runner.folder.appendingPathComponent("t.html"), encoding: .utf8)
    }
    let cases = try page("tasks.bespeak-test", "--report", "html=t.html")
    #expect(cases.contains("\"cases\":{\"total\":"))
    #expect(!cases.contains("\"findings\":"))
    #expect(try page("--self", "--report", "html=t.html").contains("\"selfTest\":{\"apps\":1,"))
    let wrong = try runner.run("test", "--catalog", "tasks.json", "--self", "--report", "pdf=t.pdf")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("'jsonl', 'html', not 'pdf'"))
  }

  @Test(
    "what cannot be done says why and exits with 2",
    arguments: [
      (["report"], "no catalog given: use --catalog PATH"),
      (["report", "tasks.json", "gone.json"], "nothing could be read from 'gone.json'"),
      (
        ["report", "tasks.json", "--format", "pdf"],
        "option '--format' is one of 'html', 'json', not 'pdf'"
      ),
      (
        ["report", "tasks.json", "--expected", "x.jsonl"],
        "option '--expected' needs '--transcripts'"
      ),
      (
        ["report", "tasks.json", "--no-self-test", "--sample", "3"],
        "options '--sample' and '--no-self-test' exclude each other"
      ),
      (
        ["report", "tasks.json", "--transcripts", "gone.jsonl"],
        "cannot read 'gone.jsonl': no such file or directory"
      ),
      (
        ["report", "tasks.json", "--no-self-test", "-o", "gone/report.html"],
        "cannot write 'gone/report.html': no such file or directory"
      ),
    ])
  func failures(arguments: [String], message: String) throws {
    let result = try CommandRunner().run(arguments, input: Data())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("bespeak: \(message)\n"), "\(result.errors)")
  }
}
