// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

extension Fixtures {
  /// Cases that pass, the file that the help speaks of.
  static let cases = #"""
    # What people say to Tasks.
    app: com.example.tasks
    locale: en

    Complete buy milk in Tasks  -> CompleteTask task="Buy milk"
    Finish a task in Tasks      -> CompleteTask, asks task, saying "Which task?"
        milk                    -> CompleteTask task=#42
    Delete my Tasks account     -> no match

    locale: de
    Zeige alles in Aufgaben     -> ListTasks

    """#
}

@Suite("bespeak test", .timeLimit(.minutes(hangMinutes))) struct TestCommandTests {
  /// A file with a failure.
  private static let failing = """
    app: com.example.tasks
    Complete buy milk in Tasks -> CompleteTask task="Call mum"
    Show everything in Tasks   -> ListTasks

    """

  @Test("cases that pass exit with 0 and say how many there were") func passing() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.cases, to: "tasks.bespeak-test")
    let result = try runner.run("test", "--catalog", "tasks.json", "tasks.bespeak-test")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("4 cases: 4 passed ("))
  }

  @Test("a failure exits with 1, and shows what was expected, what came out, and why")
  func failing() throws {
    let runner = try CommandRunner()
    try runner.write(Self.failing, to: "f.bespeak-test")
    let result = try runner.run("test", "--catalog", "tasks.json", "f.bespeak-test", "--jobs", "3")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        ✗ Complete buy milk in Tasks  (en, f.bespeak-test:2)
              status  resolved
              app     com.example.tasks
              intent  CompleteTask
            - task    "Call mum"
            + task    "Buy milk"
            ? took    “Complete ${task} in ${applicationName}” of com.example.tasks/CompleteTask: chosen: every parameter is bound

        2 cases: 1 passed, 1 failed (
        """))
  }

  @Test("all mistakes of all files are listed, none is run, and the exit code is 2") func mistakes()
    throws
  {
    let runner = try CommandRunner()
    try runner.write("a\nb -> Nothing\n", to: "a.bespeak-test")
    try runner.write("{\"text\":\"a\",\"expct\":1}\n", to: "b.jsonl")
    let result = try runner.run("test", "--catalog", "tasks.json", "a.bespeak-test", "b.jsonl")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        a.bespeak-test:1:2: error: expected '->' and what should come of it [case-syntax]
          fix: write 'WORDS -> INTENT' or 'WORDS -> no match'
        b.jsonl:1:13: error: unknown key "expct" in a case [case-syntax]
          fix: did you mean "expect"?
        a.bespeak-test:2:1: error: the app declares no intent 'Nothing' [unknown-intent]
          fix: there are 'CompleteTask', 'ListTasks'
        bespeak: 3 mistakes in the cases; none was run

        """)
  }

  @Test("JSON Lines, standard input and an image do as well") func inputs() throws {
    let runner = try CommandRunner()
    let line = #"{"text":"show everything in tasks","expect":{"intent":"ListTasks"}}"# + "\n"
    try runner.write(line, to: "c.jsonl")
    #expect(try runner.run("test", "--catalog", "tasks.json", "c.jsonl").status == 0)
    #expect(try runner.run("test", "--catalog", "tasks.json", "-", input: line).status == 0)
    _ = try runner.run("compile", "--catalog", "tasks.json", "--output", "t.bspk")
    #expect(try runner.run("test", "--image", "t.bspk", "c.jsonl").status == 0)
  }

  @Test(
    "names are checked against an image as against its catalogs",
    arguments: [
      ("Show everything in Tasks -> not ListTask", "declares no intent 'ListTask'"),
      ("app: com.example.tsks\nHm -> not ListTasks", "no app 'com.example.tsks' is loaded"),
      (
        "Complete buy milk in Tasks -> CompleteTask tsk=none ...",
        "'tsk' is not a parameter of 'CompleteTask'"
      ),
    ])
  func imageNames(cases: String, message: String) throws {
    let runner = try CommandRunner()
    try runner.write(cases + "\n", to: "c.bespeak-test")
    _ = try runner.run("compile", "--catalog", "tasks.json", "--output", "t.bspk")
    let image = try runner.run("test", "--image", "t.bspk", "c.bespeak-test")
    #expect(image.status == 2)
    #expect(image.errors.contains(message))
    let catalog = try runner.run("test", "--catalog", "tasks.json", "c.bespeak-test")
    #expect(image.errors == catalog.errors)
  }

  @Test("days of a case count from when and where it is said") func references() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.diary, to: "diary.json")
    func line(_ more: String, _ day: String) -> String {
      #"{"text":"show tomorrow in diary",\#(more),"expect":{"intent":"ShowDay","parameters":{"day":"\#(day)"}}}"#
        + "\n"
    }
    try runner.write(
      line(#""referenceDate":"2026-03-11T14:20:00","final":true"#, "2026-03-12")
        + line(#""referenceDate":"2027-12-31T23:00:00Z","timeZone":"Asia/Tokyo""#, "2028-01-02"),
      to: "c.jsonl")
    let result = try runner.run(
      "test", "--catalog", "diary.json", "--rules", "extended", "c.jsonl")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("every form can go to standard output, and to files beside it") func reports() throws {
    let runner = try CommandRunner()
    try runner.write(Self.failing, to: "f.bespeak-test")
    let heads = [
      "junit": "<?xml", "tap": "TAP version 14\n1..2\nnot ok 1", "jsonl": "{\"text\"",
      "github": "::error file=f.bespeak-test,line=2,col=1", "text": "✗ Complete",
    ]
    for (format, head) in heads {
      let result = try runner.run(
        "test", "--catalog", "tasks.json", "f.bespeak-test", "--format", format, "--report",
        "\(format)=out.\(format)", "--report", "junit=second.xml")
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(head), "\(result.output)")
      let file = try String(
        contentsOf: runner.folder.appendingPathComponent("out.\(format)"), encoding: .utf8)
      #expect(file.hasPrefix(head), "\(file)")
      let second = runner.folder.appendingPathComponent("second.xml")
      #expect(try String(contentsOf: second, encoding: .utf8).hasPrefix("<?xml"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: runner.folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test("the results of several threads are those of one, in the same order") func order() throws {
    let runner = try CommandRunner()
    var text = ""
    for k in 0..<400 {
      text += k % 7 == 0 ? "nothing \(k) -> ListTasks\n" : "Show everything in Tasks -> ListTasks\n"
    }
    try runner.write(text, to: "many.bespeak-test")
    func lines(_ jobs: String, _ more: String...) throws -> [String] {
      let arguments = [
        "test", "--catalog", "tasks.json", "many.bespeak-test", "--format", "tap", "--jobs", jobs,
      ]
      return try runner.run(arguments + more, input: Data()).lines
    }
    let one = try lines("1")
    #expect(try lines("4") == one)
    #expect(one.count { $0.hasPrefix("not ok") } == 58)
    let stopped = try lines("4", "--fail-fast")
    #expect(stopped.count { $0.hasPrefix("not ok") } == 1)
    #expect(stopped[1] == "1..1")
  }

  @Test("a filter takes cases by their words, names or intents") func filter() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.cases, to: "tasks.bespeak-test")
    func summary(_ filter: String) throws -> String {
      try runner.run("test", "--catalog", "tasks.json", "tasks.bespeak-test", "--filter", filter)
        .output
    }
    #expect(try summary("MILK").hasPrefix("1 case: 1 passed"))
    #expect(try summary("listtasks").hasPrefix("1 case: 1 passed"))
    let none = try runner.run(
      "test", "--catalog", "tasks.json", "tasks.bespeak-test", "--filter", "x y")
    #expect(none.status == 2 && none.errors == "bespeak: no case holds 'x y'\n")
  }

  @Test("the self test says kinds with their counts, and what came out instead") func selfTest()
    throws
  {
    let runner = try CommandRunner()
    let good = try runner.run("test", "--catalog", "tasks.json", "--self")
    #expect(good.status == 0)
    #expect(good.output.contains("phrases as declared "))
    #expect(good.output.contains(" over 1 app: all that should come back do ("))
    let clash = Fixtures.tasks.replacingOccurrences(
      of: #""Show everything in ${applicationName}"]"#,
      with: #""Show everything in ${applicationName}", "Finish a task, in ${applicationName}"]"#)
    try runner.write(clash, to: "clash.json")
    let bad = try runner.run("test", "--catalog", "clash.json", "--self")
    #expect(bad.status == 1)
    #expect(
      bad.output.contains(
        "× “Finish a task, in ${applicationName}” of com.example.tasks/ListTasks  en\n      → “Finish a task in ${applicationName}” of com.example.tasks/CompleteTask (needsValue)"
      ), "\(bad.output)")
  }

  @Test("the self test says what is done though it was forbidden, asked about or turned round")
  func contrasts() throws {
    let runner = try CommandRunner()
    let good = try runner.run("test", "--catalog", "tasks.json", "--self")
    for kind in ["forbidden or taken back ", "asked about ", "the opposite said "] {
      #expect(good.lines.contains { $0.hasPrefix(kind) && $0.hasSuffix("100 %") }, "\(good.output)")
    }
    // In a file of cases: what is done fails, what is asked does not.
    try runner.write(
      "Show everything in Tasks -> not ListTasks, or asks\n", to: "undone.bespeak-test")
    let undone = try runner.run("test", "--catalog", "tasks.json", "undone.bespeak-test")
    #expect(undone.status == 1)
    #expect(undone.output.contains("- intent  not done ListTasks"), "\(undone.output)")
    try runner.write(
      "Finish a task in Tasks -> not CompleteTask, or asks\n", to: "asks.bespeak-test")
    #expect(try runner.run("test", "--catalog", "tasks.json", "asks.bespeak-test").status == 0)
  }

  @Test("the cases of a self test can be written and run as any") func written() throws {
    let runner = try CommandRunner()
    for name in ["made.bespeak-test", "made.jsonl"] {
      let made = try runner.run(
        "test", "--catalog", "tasks.json", "--self", "--locale", "en", "--write-cases", name)
      #expect(made.status == 0)
      let run = try runner.run("test", "--catalog", "tasks.json", name, "--show", "1000")
      // Advisory kinds are cases like others in a file.
      let failed = run.output.split(separator: "\n").filter { $0.hasPrefix("✗") }
      let text = try String(contentsOf: runner.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.contains("Complete Buy milk in Tasks"))
      #expect(failed.count < 5, "\(failed)")
    }
  }

  @Test(
    "bad usage says what is wrong",
    arguments: [
      (["test", "--catalog", "tasks.json"], "no cases given: name a file, or use --self"),
      (
        ["test", "--catalog", "tasks.json", "--self", "x"],
        "option '--self' makes its own cases: leave 'x' out"
      ),
      (["test", "--catalog", "tasks.json", "x", "--strict"], "option '--strict' needs '--self'"),
      (
        ["test", "--catalog", "tasks.json", "x", "--report", "junit"],
        "option '--report' is FORMAT=FILE, such as 'junit=report.xml', not 'junit'"
      ),
      (
        ["test", "--catalog", "tasks.json", "x", "--report", "xml=y"],
        "a report is one of 'text', 'junit', 'tap', 'github', 'jsonl', 'html', not 'xml'"
      ),
      (
        ["test", "--catalog", "tasks.json", "missing"],
        "cannot read 'missing': no such file or directory"
      ),
      (["test", "--catalog", "tasks.json", "."], "cannot read '.': is a folder"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try CommandRunner().run(arguments, input: Data())
    #expect(result.status == 2)
    #expect(result.errors == "bespeak: \(message)\n")
  }
}
