// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("bespeak resolve", .timeLimit(.minutes(hangMinutes))) struct ResolveTests {
  @Test("a text in the arguments gives the documented line") func argument() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog=tasks.json", "complete buy milk in tasks")
    #expect(result.status == 0)
    #expect(
      result.output == #"""
        {"transcript":"complete buy milk in tasks","status":"resolved","app":"com.example.tasks","intent":"CompleteTask","shortcut":0,"phrase":"Complete ${task} in ${applicationName}","match":"exact","confidence":1,"locale":"en","parameters":{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"buy milk","range":[9,17]}}}

        """#)
  }

  @Test("a policy acts where a more cautious one asks") func policies() throws {
    let said = [
      "list everything with tasks", "everything with tasks now", "do call mum in tasks",
      "show me what is in tasks", "finish call mum with tasks", "please show the list of tasks",
      "don't complete buy milk in tasks", "how do i complete buy milk in tasks",
    ]
    func statuses(_ options: String...) throws -> [String?] {
      let result = try CommandRunner().run(
        ["resolve", "--catalog", "tasks.json"] + options + said, input: Data())
      #expect(result.status == 0)
      return result.objects.map { $0["status"] as? String }
    }
    let cautious = try statuses("--policy", "cautious")
    let balanced = try statuses("--policy", "balanced")
    let eager = try statuses("--policy=eager")
    #expect(try statuses() == balanced)
    for k in said.indices {
      #expect(cautious[k] != "resolved" || balanced[k] == "resolved", "\(said[k])")
      #expect(balanced[k] != "resolved" || eager[k] == "resolved", "\(said[k])")
    }
    #expect(cautious != eager)
    #expect(!eager.suffix(2).contains("resolved"))
  }

  @Test("a policy is one of three, and none where words are taken as they are")
  func policyUsage() throws {
    for command in ["resolve", "explain", "test", "talk", "bench"] {
      let texts = ["talk", "bench"].contains(command) ? [] : ["x"]
      let result = try CommandRunner().run(
        [command, "--catalog", "tasks.json", "--policy", "bold"] + texts, input: Data())
      #expect(result.status == 2)
      #expect(
        result.errors
          == "bespeak: option '--policy' is one of 'cautious', 'balanced', 'eager', not 'bold'\n")
    }
    let both = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--exact", "--policy", "eager", "x")
    #expect(both.status == 2)
    #expect(both.errors == "bespeak: options '--exact' and '--policy' exclude each other\n")
  }

  @Test("texts after '--' may look like options") func afterDashes() throws {
    let result = try CommandRunner().run("resolve", "--catalog", "tasks.json", "--", "--help", "x")
    #expect(result.objects.map { $0["transcript"] as? String } == ["--help", "x"])
  }

  @Test("JSON lines keep ids as they are, locales, and order") func jsonLines() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--input", "jsonl", input: Fixtures.transcripts)
    #expect(result.status == 0)
    #expect(result.lines.count == 5)
    #expect(result.lines[1].hasPrefix(#"{"id":2,"transcript":"zeige alles in aufgaben""#))
    let statuses = result.objects.map { $0["status"] as? String }
    #expect(statuses == ["resolved", "resolved", "needsValue", "negative", "noMatch"])
    #expect(result.objects[1]["locale"] as? String == "de")
    #expect(result.objects[2]["missing"] as? String == "task")
    #expect(result.objects[2]["dialog"] as? String == "Which task?")
  }

  @Test("plain lines: CRLF, empty lines and a last line without a line feed")
  func plainLines() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json",
      input: "\u{FEFF}show everything in tasks\r\n\n\r\nlast")
    let texts = result.objects.map { $0["transcript"] as? String }
    #expect(texts == ["show everything in tasks", "", "", "last"])
    let statuses = result.objects.map { $0["status"] as? String }
    #expect(statuses == ["resolved", "noMatch", "noMatch", "noMatch"])
  }

  @Test("malformed lines are rejected with their number and the rest goes on")
  func malformedLines() throws {
    let input = #"""
      {"id":"a","text":"show everything in tasks"}
      {bad
      {"id":"c","text":5}

      [1]
      {"id":"f","text":"show everything in tasks"}
      """#
    for threads in ["1", "3"] {
      let result = try CommandRunner().run(
        "resolve", "--catalog", "tasks.json", "--input", "jsonl", "--threads", threads,
        input: input)
      #expect(result.status == 0)
      let statuses = result.objects.map { $0["status"] as? String }
      #expect(statuses == ["resolved", "rejected", "rejected", "rejected", "rejected", "resolved"])
      #expect(
        result.lines[2]
          == #"{"id":"c","status":"rejected","error":"line 3: expected a string for \"text\", found a number"}"#
      )
      #expect((result.objects[4]["error"] as? String)?.hasPrefix("line 5: ") == true)
      #expect(result.objects[4]["id"] == nil)
    }
  }

  @Test("bytes that are no UTF-8 are rejected, and neither stop nor shift anything")
  func invalidUTF8() throws {
    let input =
      Data([0xFF]) + Data("complete buy milk in tasks\n".utf8) + Data([0x00, 0x0A, 0xC3])
      + Data("\nb\n".utf8)
    let runner = try CommandRunner()
    for mode in [[], ["--partial"], ["--app", "x"]] {
      let result = try runner.run(["resolve", "--catalog", "tasks.json"] + mode, input: input)
      #expect(result.status == 0)
      let ends = result.objects.filter { $0["final"] as? Bool != false }
      let errors = ends.compactMap { $0["error"] as? String }
      #expect(errors == ["line 1: not UTF-8", "line 3: not UTF-8"])
      #expect(ends.last?["transcript"] as? String == "b")
      let text = try runner.run(
        ["resolve", "--catalog", "tasks.json", "--output", "text"] + mode, input: input)
      #expect(text.lines.first == "rejected\tline 1: not UTF-8")
    }
  }

  @Test("arguments that are no UTF-8 are bad usage") func invalidArgument() throws {
    let result = try CommandRunner().shell(
      #"bespeak resolve --catalog tasks.json "$(printf '\377complete buy milk in tasks')""#)
    #expect(result.status == 2)
    #expect(result.errors == "bespeak: argument 4 is not UTF-8\n")
  }

  @Test("a line's language that is none is rejected, each time") func noLanguage() throws {
    let line = #"{"text":"show everything in tasks","locale":"no such"}"# + "\n"
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--input", "jsonl", "--locale", "en",
      input: line + line + #"{"text":"show everything in tasks"}"#)
    #expect(
      result.objects.map { $0["error"] as? String } == [
        "line 1: 'no such' is no language tag such as 'de'",
        "line 2: 'no such' is no language tag such as 'de'", nil,
      ])
    #expect(result.objects[2]["status"] as? String == "resolved")
  }

  @Test("no input gives no output") func emptyInput() throws {
    for threads in ["1", "4"] {
      let result = try CommandRunner().run(
        "resolve", "--catalog", "tasks.json", "--threads", threads, input: "")
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }
  }

  @Test("a missing catalog is named") func missingCatalog() throws {
    let result = try CommandRunner().run("resolve", "--catalog", "nowhere.json", "x")
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot read 'nowhere.json': no such file or directory"))
    #expect(result.errors.hasSuffix("bespeak: no catalog could be read\n"))
  }

  @Test("a mistake in one catalog leaves the others usable") func oneBadCatalog() throws {
    let runner = try CommandRunner()
    try runner.write(#"{"format":"bespeak-catalog/1","app":{"#, to: "broken.json")
    let result = try runner.run(
      "resolve", "--catalog", "broken.json", "--catalog", "tasks.json", "show everything in tasks")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("broken.json:1:"))
    #expect(result.objects.first?["intent"] as? String == "ListTasks")
  }

  @Test(
    "no command takes the name of an environment without a language for a language",
    arguments: [
      "resolve --catalog tasks.json milk", "parse five", "find --catalog tasks.json milk",
      "explain --catalog tasks.json milk", "lint tasks.json", "report tasks.json --no-self-test",
      "test --catalog tasks.json --self", "bench --catalog tasks.json",
      "talk --catalog tasks.json", "memory m correct milk a b",
    ])
  func noLanguage(command: String) throws {
    let runner = try CommandRunner()
    for name in ["POSIX", "C"] {
      let result = try runner.shell("bespeak \(command) --locale \(name) < /dev/null")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "bespeak: option '--locale' is a language tag such as 'de', not '\(name)'\n")
    }
  }

  @Test("the locale comes from the option, else from the environment") func locale() throws {
    let runner = try CommandRunner()
    let line = "bespeak resolve --catalog tasks.json 'zeige alles in aufgaben'"
    #expect(try runner.shell(line).objects.first?["status"] as? String == "noMatch")
    #expect(
      try runner.shell(line + " --locale de").objects.first?["status"] as? String == "resolved")
    let german = try runner.shell(line, environment: ["LANG": "de_DE.UTF-8"])
    #expect(german.objects.first?["status"] as? String == "resolved")
    let overridden = try runner.shell(
      line, environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"])
    #expect(overridden.objects.first?["status"] as? String == "noMatch")
    let english = try runner.shell(
      "bespeak parse --output jsonl 'five euros'", environment: ["LC_ALL": "POSIX"])
    #expect((english.objects.first?["values"] as? [Any])?.count == 1)
  }

  @Test("an app that is not there is pointed out") func unknownApp() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--apps", "com.example.task", "x")
    #expect(
      result.errors
        == "bespeak: no app 'com.example.task' is loaded; did you mean 'com.example.tasks'?\n")
  }

  @Test("text output is for people") func textOutput() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--output", "text", "complete call mum in tasks", "hm")
    #expect(
      result.lines == [
        "resolved\tcom.example.tasks/CompleteTask\ttask=Call mum (43)\t1.00", "noMatch",
      ])
  }

  @Test("the summary counts what came out") func summary() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--summary", input: "show everything in tasks\nx\n")
    #expect(result.lines.count == 2)
    #expect(result.errors.hasPrefix("2 lines in "))
    #expect(result.errors.contains("  resolved: 1 (50.0 %)\n  noMatch: 1 (50.0 %)\n"))
  }

  @Test("an explanation is added where it is asked for") func explanation() throws {
    let result = try CommandRunner().run(
      "resolve", "--catalog", "tasks.json", "--explain", "show everything in tasks")
    let explanation = result.objects.first?["explanation"] as? [String: Any]
    #expect((explanation?["tokens"] as? [Any])?.count == 4)
  }
}
