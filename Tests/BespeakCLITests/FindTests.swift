// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Finding entities", .timeLimit(.minutes(hangMinutes))) struct FindTests {
  private func find(
    _ arguments: String..., input: String = "", in runner: CommandRunner? = nil
  ) throws -> CommandResult {
    try (runner ?? CommandRunner()).run(["find"] + arguments, input: Data(input.utf8))
  }

  @Test("a text's candidates come as a table, best first") func text() throws {
    let result = try find("--catalog", "tasks.json", "--entity", "Task", "--limit", "1", "by milk")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.lines
    #expect(lines.count == 3)
    #expect(lines[0] == "by milk")
    #expect(
      lines[1]
        == "  score  name      id  spelling  sound  coverage  edits  weight  confidence")
    #expect(lines[2].contains("Buy milk  42"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("a line of JSON has the score with its parts") func json() throws {
    let result = try find("--catalog", "tasks.json", "--output", "jsonl", "--time", "cal mum")
    #expect(result.status == 0)
    let object = try #require(result.objects.first)
    #expect(object["text"] as? String == "cal mum")
    #expect(object["microseconds"] is Double)
    let best = try #require((object["candidates"] as? [[String: Any]])?.first)
    #expect(best["id"] as? String == "43")
    #expect(best["title"] as? String == "Call mum")
    let score = try #require(best["score"] as? [String: Any])
    #expect(score["edits"] as? Int == 1)
    for part in ["total", "spelling", "sound", "coverage"] {
      let share = try #require(score[part] as? Double)
      #expect(share > 0.5 && share <= 1, "\(part)")
    }
  }

  @Test("several texts, or else the lines of standard input, are answered in order")
  func several() throws {
    let names = { (result: CommandResult) in result.objects.map { $0["text"] as? String } }
    let given = try find("--catalog", "tasks.json", "--output", "jsonl", "milk", "mum")
    #expect(names(given) == ["milk", "mum"])
    let lines = try find("--catalog", "tasks.json", "--output", "jsonl", input: "milk\r\n\nmum")
    #expect(names(lines) == ["milk", "", "mum"])
    // Nothing is found for the empty line.
    #expect(lines.status == 1)
  }

  @Test("a name is found by another spelling of its value, and not by another value")
  func values() throws {
    let runner = try CommandRunner()
    try runner.write("Room 101\nthe 7 am alarm\nchapter twenty one\n", to: "names.txt")
    for (text, name) in [
      ("room one oh one", "Room 101"), ("alarm 07:00", "the 7 am alarm"),
      ("chapter 21", "chapter twenty one"),
    ] {
      let found = try find("--names", "names.txt", "--limit", "1", text, in: runner)
      #expect(found.status == 0)
      #expect(found.lines.last?.contains(name) == true)
    }
    let other = try find("--names", "names.txt", "chapter 22", in: runner)
    #expect(!other.output.contains("twenty one"))
  }

  @Test("names may stand in a file of their own, a name or an object a line") func names() throws {
    let runner = try CommandRunner()
    try runner.write("\u{FEFF}Blue Train\n\n  Köln Concert \nHead Hunters\n", to: "names.txt")
    let plain = try find("--names", "names.txt", "--output", "jsonl", "koeln concert", in: runner)
    let first = (plain.objects.first?["candidates"] as? [[String: Any]])?.first
    #expect(first?["title"] as? String == "Köln Concert")
    #expect(first?["id"] as? String == "3")
    try runner.write(
      """
      {"id":"b","title":"Blue Train","synonyms":["the Coltrane record"]}
      {"id":"k","title":"Köln Concert","locale":"de"}

      """, to: "names.jsonl")
    let values = try find(
      "--names", "names.jsonl", "--output", "jsonl", "coltrane record", "köln concert", in: runner)
    let found = values.objects.map {
      ($0["candidates"] as? [[String: Any]])?.first?["id"] as? String
    }
    #expect(found == ["b", "b"])
    let german = try find(
      "--names", "names.jsonl", "--locale", "de", "--limit", "1", "köln concert", in: runner)
    #expect(german.output.contains("Köln Concert  k"))
  }

  @Test("a mistake in a file of names is shown with its place, and the rest is used")
  func faultyNames() throws {
    let runner = try CommandRunner()
    try runner.write(
      "{\"id\":\"b\",\"title\":\"Blue Train\"}\n{\"id\":\"k\",\"titel\":\"Köln\"}\n", to: "n.jsonl")
    let result = try find("--names", "n.jsonl", "blue train", in: runner)
    #expect(result.status == 0)
    #expect(result.output.contains("Blue Train"))
    #expect(result.errors.contains("n.jsonl:2:"))
    #expect(result.errors.contains("did you mean 'title'?"))
  }

  @Test("of a text or a name that is very long a person reads the beginning, and JSON has all")
  func longNames() throws {
    let runner = try CommandRunner()
    let name = String(repeating: "long name ", count: 30)
    try runner.write(name + "\nshort\n", to: "names.txt")
    let table = try find("--names", "names.txt", "--limit", "1", name, in: runner)
    #expect(table.lines.count == 3 && table.lines.allSatisfy { $0.count < 250 })
    let json = try find("--names", "names.txt", "--output", "jsonl", name, in: runner)
    #expect(json.objects.first?["text"] as? String == name)
  }

  @Test("texts for which nothing is found make the exit code 1") func nothing() throws {
    let result = try find("--catalog", "tasks.json", "--least", "50", "xylophone")
    #expect(result.status == 1)
    #expect(result.output == "xylophone\n  nothing found\n")
    #expect(result.errors.isEmpty)
  }

  @Test("a line that is too long is rejected in its place, and the next is looked up")
  func longLines() throws {
    let input = Data(
      ("\u{FEFF}buy milk\n" + String(repeating: "x", count: 1 << 21) + "\ncall mum\n").utf8)
    let find = ["find", "--catalog", "tasks.json", "--limit", "1"]
    let json = try CommandRunner().run(find + ["--output", "jsonl"], input: input)
    #expect(json.status == 1 && json.errors.isEmpty)
    #expect(json.objects.map { $0["text"] as? String } == ["buy milk", nil, "call mum"])
    #expect(json.objects[1]["error"] as? String == "line 2: longer than 1048576 bytes")
    let text = try CommandRunner().run(find, input: input)
    #expect(text.lines.contains("rejected\tline 2: longer than 1048576 bytes"))
  }

  @Test("an entity that several apps declare needs the app") func severalApps() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(of: "com.example.tasks", with: "com.example.other")
        .replacingOccurrences(of: "Buy milk", with: "Buy bread"), to: "other.json")
    let both = ["--catalog", "tasks.json", "--catalog", "other.json"]
    let unclear = try runner.run(["find"] + both + ["--entity", "Task", "x"], input: Data())
    #expect(unclear.status == 2)
    #expect(
      unclear.errors == """
        bespeak: entity 'Task' is declared by several apps: use --app with one of \
        'com.example.tasks', 'com.example.other'

        """)
    let one = try runner.run(
      ["find"] + both + ["--app", "com.example.other", "--limit", "1", "bread"], input: Data())
    #expect(one.status == 0)
    #expect(one.output.contains("Buy bread  42"))
    let unknown = try runner.run(
      ["find"] + both + ["--app", "com.example.othr", "x"], input: Data())
    #expect(
      unknown.errors
        == "bespeak: no app 'com.example.othr' is declared; did you mean 'com.example.other'?\n")
  }

  @Test(
    "bad usage says what is wrong and how to mend it",
    arguments: [
      ([], "no names given: use --catalog PATH with --entity TYPE, or --names FILE"),
      (
        ["--names", "a", "--entity", "Task"], "options '--names' and '--entity' exclude each other"
      ),
      (["--names", "nowhere", "x"], "cannot read 'nowhere': no such file or directory"),
      (["--names", "/dev/null", "x"], "no names in '/dev/null'"),
      (
        ["--catalog", "tasks.json", "--entity", "Tsk", "x"],
        "no entity 'Tsk' is declared; did you mean 'Task'?"
      ),
      (
        ["--catalog", "tasks.json", "--entity", "Playlist", "x"],
        "no entity 'Playlist' is declared; there are 'Task'"
      ),
      (
        ["--catalog", "tasks.json", "--limit", "65", "x"],
        "option '--limit' is a whole number from 1 to 64, not '65'"
      ),
      (
        ["--catalog", "tasks.json", "--output", "table", "x"],
        "option '--output' is one of 'jsonl', 'text', not 'table'"
      ),
    ])
  func badUsage(arguments: [String], message: String) throws {
    let result = try CommandRunner().run(["find"] + arguments, input: Data())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "bespeak: \(message)\n")
  }

  @Test("a reader that goes away ends the command quietly") func brokenPipe() throws {
    let result = try CommandRunner().shell(
      "yes milk | head -20000 | bespeak find --catalog tasks.json | head -1")
    #expect(result.output == "milk\n")
    #expect(result.errors.isEmpty)
  }
}
