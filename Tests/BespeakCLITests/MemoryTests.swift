// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Memory of use", .timeLimit(.minutes(hangMinutes))) struct MemoryTests {
  private static let parametersExample =
    #"write it as in '{"task":{"type":"entity:Task","id":"42","title":"Buy milk"}}'"#
  private static let parameters =
    #"{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"the dairy thing"}}"#

  /// A folder with a file of one donation and one correction.
  private func taught() throws -> CommandRunner {
    let runner = try CommandRunner()
    let at = ["--at", "2025-06-01T13"]
    #expect(
      try runner.run(
        ["memory", "u", "donate", "com.example.tasks", "ListTasks"] + at, input: Data()
      ).status == 0)
    #expect(
      try runner.run(
        [
          "memory", "u", "correct", "the dairy thing", "com.example.tasks", "CompleteTask",
          "--parameters", Self.parameters,
        ] + at, input: Data()
      ).status == 0)
    return runner
  }

  @Test("entries are lines of JSON that show all there is") func list() throws {
    let result = try taught().run("memory", "u", "list")
    #expect(result.status == 0)
    let texts = result.lines.map { $0.replacing(/"id":"[ips][0-9a-f]{16}"/, with: #""id":"-""#) }
    let rest = #""count":1,"changed":"2025-06-01T13:00Z"}"#
    #expect(
      texts == [
        #"{"id":"-","kind":"intent","app":"com.example.tasks","intent":"CompleteTask","chosen":1,"rejected":0,"#
          + rest,
        #"{"id":"-","kind":"intent","app":"com.example.tasks","intent":"ListTasks","chosen":1,"rejected":0,"#
          + rest,
        #"{"id":"-","kind":"phrase","utterance":"the dairy thing","locale":"en","app":"com.example.tasks","#
          + #""intent":"CompleteTask","parameters":"# + Self.parameters + "," + rest,
        #"{"id":"-","kind":"synonym","app":"com.example.tasks","type":"entity:Task","text":"the dairy thing","#
          + #""locale":"en","entity":"42","title":"Buy milk","# + rest,
      ])
  }

  @Test("what was learnt counts where it is asked for, and nowhere else") func resolve() throws {
    let runner = try taught()
    let before = try Data(contentsOf: runner.folder.appendingPathComponent("u"))
    let text = "the dairy thing"
    let plain = try runner.run("resolve", "--catalog", "tasks.json", text)
    #expect(plain.objects.first?["status"] as? String == "noMatch")
    let taught = try runner.run("resolve", "--catalog", "tasks.json", "--memory", "u", text)
    #expect(taught.objects.first?["intent"] as? String == "CompleteTask")
    #expect(taught.objects.first?["confidence"] as? Double == 0.95)
    let explained = try runner.run("explain", "--catalog", "tasks.json", "--memory", "u", text)
    #expect(explained.output.contains("learnt from a correction"))
    // The words stand for the value in other phrases.
    let other = try runner.run(
      "resolve", "--catalog", "tasks.json", "--memory", "u", "complete the dairy thing in tasks",
      "would you finish the dairy thing in tasks")
    for object in other.objects {
      let task = (object["parameters"] as? [String: [String: Any]])?["task"]
      #expect(task?["id"] as? String == "42", "\(object)")
    }
    #expect(try Data(contentsOf: runner.folder.appendingPathComponent("u")) == before)
  }

  @Test("what is forgotten is gone from the file") func forget() throws {
    let runner = try taught()
    let all = try runner.run("memory", "u", "list").objects
    let id = try #require(all.last?["id"] as? String)
    let one = try runner.run("memory", "u", "forget", "--entry", id)
    #expect(one.output == "forgot 1 entry, 3 entries left\n")
    #expect(try runner.run("memory", "u", "forget", "--entry", id).status == 1)
    #expect(try runner.run("memory", "u", "forget", "--before", "2025-06-01").status == 1)
    let rest = try runner.run("memory", "u", "forget", "--app", "com.example.tasks")
    #expect(rest.output == "forgot 3 entries, 0 entries left\n")
    let bytes = try Data(contentsOf: runner.folder.appendingPathComponent("u"))
    #expect(bytes.count == 16)
    #expect(try runner.run("memory", "u", "list").output.isEmpty)
    #expect(try runner.run("memory", "u", "forget", "--all").status == 0)
  }

  @Test("everything can be exported, and counted") func export() throws {
    let runner = try taught()
    let result = try runner.run("memory", "u", "export")
    let document =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(document?["format"] as? String == "bespeak-usage/1")
    #expect((document?["entries"] as? [Any])?.count == 4)
    let stats = try runner.run("memory", "u", "stats")
    let size = try Data(contentsOf: runner.folder.appendingPathComponent("u")).count
    #expect(stats.lines.first == "u: 4 entries, \(size) bytes")
    #expect(stats.lines.dropFirst().first == "  2 intents, 1 utterance, 1 synonym")
  }

  @Test(
    "bad usage says what is wrong and exits with 2",
    arguments: [
      ([], "no file given (see 'bespeak memory --help')"),
      (
        ["u"],
        "nothing to do with 'u' given: one of 'list', 'stats', 'donate', 'correct', 'forget', 'export'"
      ),
      (["u", "lst"], "unknown action 'lst'; did you mean 'list'? (see 'bespeak memory --help')"),
      (["u", "donate", "a"], "no INTENT given to 'donate'"),
      (["u", "list", "x"], "unexpected argument 'x'"),
      (["u", "stats", "--all"], "option '--all' means nothing to 'stats'"),
      (
        ["u", "forget"],
        "'forget' wants one of '--entry ID', '--app ID', '--before DATE' and '--all'"
      ),
      (
        ["u", "forget", "--before", "May"],
        "option '--before' is a day such as '2025-06-01', not 'May'"
      ),
      (
        ["u", "donate", "a", "b", "--at", "now"],
        "option '--at' is a day or an hour such as '2025-06-01T13', not 'now'"
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", "[]"],
        "option '--parameters' is an object of parameters, not an array, at column 1; "
          + parametersExample
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", #"{"p" 1}"#],
        "option '--parameters' is not JSON: expected ':', found '1', at column 6; "
          + parametersExample
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", "{\n\"päp\":1\n}"],
        "option '--parameters' has a number for 'päp', at line 2, column 7; "
          + #"write an object with "type" and "title", or "value""#
      ),
      (
        [
          "u", "correct", "x", "a", "b", "--parameters",
          #"{"p":{"type":"string","value":"a"},"p":{"type":"string","value":"b"}}"#,
        ],
        "option '--parameters' gives 'p' twice, at column 36; it stands at column 2 already: "
          + "leave one of them out"
      ),
      (
        [
          "u", "correct", "x", "a", "b", "--parameters",
          #"{"p":{"type":"string","value":"a","type":"int"}}"#,
        ],
        "option '--parameters' gives 'type' twice, at column 35; it stands at column 7 already: "
          + "leave one of them out"
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", #"{"p":{"tpye":"string","value":"a"}}"#],
        "option '--parameters' has the unknown key 'tpye' for 'p', at column 7; did you mean 'type'?"
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", #"{"p":{"type":"int","value":[3]}}"#],
        "option '--parameters' has an array for 'value' of 'p', at column 28; "
          + "write a string, in double quotes"
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", #"{"p":{"type":"int","value":"abc"}}"#],
        "option '--parameters' has 'abc' for 'p', which does not say a value of the type 'int', "
          + "at column 6; write words that say one"
      ),
      (
        ["u", "correct", "x", "a", "b", "--parameters", #"{"p":{"id":"1"}}"#],
        #"option '--parameters' lacks "type" and "title", or "value", of 'p', at column 6; "#
          + parametersExample
      ),
      (
        ["u", "correct", "x", "a", "b", "--instead-of", "c"],
        "option '--instead-of' is APP/INTENT, not 'c'"
      ),
      (["u", "correct", "…", "a", "b"], "the utterance is empty, or has no word"),
      (["u", "list"], "cannot open 'u': no such file or directory"),
      (["u", "forget", "--all"], "cannot open 'u': no such file or directory"),
      (
        ["tasks.json", "donate", "a", "b"],
        "'tasks.json' is not a memory of use; give another file, or the name of a new one"
      ),
    ])
  func badUsage(arguments: [String], message: String) throws {
    let runner = try CommandRunner()
    let result = try runner.run(["memory"] + arguments, input: Data())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let errors = result.errors.replacingOccurrences(of: runner.folder.path + "/", with: "")
      .replacingOccurrences(of: "/private", with: "")
    #expect(errors == "bespeak: \(message)\n")
  }

  @Test("a writer that is killed leaves all that had been noted") func killed() throws {
    let runner = try CommandRunner()
    let donation = ["memory", "u", "donate", "com.example.tasks", "ListTasks"]
    func count() throws -> Int? {
      let list = try runner.run("memory", "u", "list")
      #expect(list.status == 0, "\(list.errors)")
      return list.objects.first?["count"] as? Int
    }
    var known = 1
    #expect(try runner.run(donation, input: Data()).status == 0)
    for round in 0..<24 {
      let result = try runner.shell(
        """
        bespeak \(donation.joined(separator: " ")) --count 10 & pid=$!
        sleep \(0.001 * Double(round)); kill -9 $pid 2>/dev/null; wait $pid 2>/dev/null
        """)
      let now = try #require(try count())
      // All of a change or nothing; all of it where it was acknowledged.
      #expect(now == known + 10 || now == known && result.status != 0, "round \(round)")
      known = now
    }
    // Whoever writes next takes up where the last one was, and clears up.
    #expect(try runner.run(donation, input: Data()).status == 0)
    #expect(try count() == known + 1)
    #expect(
      !FileManager.default.fileExists(
        atPath: runner.folder.appendingPathComponent("u.new").path))
  }

  @Test("a disk that is full is said so, and what was noted stays") func full() throws {
    let runner = try CommandRunner()
    let result = try runner.shell(
      """
      ulimit -f 4; trap '' XFSZ
      for k in $(seq 200); do bespeak memory u donate a intent-$k 2>message || break; done; true
      """)
    #expect(result.status == 0)
    let message = try String(
      contentsOf: runner.folder.appendingPathComponent("message"), encoding: .utf8)
    #expect(message.contains("file too large"), "\(message)")
    let count = try runner.run("memory", "u", "list").objects.count
    #expect(count > 20 && count < 200)
    #expect(result.output.split(separator: "\n").count == count)
    #expect(try runner.run("memory", "u", "donate", "a", "b").status == 0)
    #expect(try runner.run("memory", "u", "list").objects.count == count + 1)
  }

  @Test("a file that another process learns into is reported") func held() throws {
    let runner = try taught()
    let path = runner.folder.appendingPathComponent("u").path
    let before = try runner.run("memory", "u", "list").output
    let held = unsafe open(path, O_RDWR)
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    let result = try runner.run("memory", "u", "donate", "a", "c")
    #expect(result.status == 2)
    #expect(result.errors.contains("is in use: another process is learning into it"))
    #expect(try runner.run("memory", "u", "list").output == before)
    close(held)
    #expect(try runner.run("memory", "u", "donate", "a", "c").status == 0)
  }
}
