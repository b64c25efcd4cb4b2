// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Standard streams that are closed", .timeLimit(.minutes(hangMinutes)))
struct ClosedStreamTests {
  /// A command that writes a file, and how the file begins.
  struct Writer: CustomTestStringConvertible, Sendable {
    var arguments: String
    var file: String
    var beginning: String
    var testDescription: String { arguments }
  }

  static let redirections = [
    "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
  ]

  static let writers = [
    Writer(
      arguments: "memory out donate com.example.tasks ListTasks", file: "out", beginning: "bsp-"),
    Writer(
      arguments: "memory out correct 'the list' com.example.tasks ListTasks", file: "out",
      beginning: "bsp-"),
    Writer(
      arguments: "compile --catalog tasks.json --output out", file: "out", beginning: "BESPEAK\n"),
    Writer(
      arguments: "export --catalog tasks.json --to xcstrings --output out",
      file: "out/AppShortcuts.xcstrings", beginning: "{\n"),
    Writer(
      arguments: "lint tasks.json --no-config --write-baseline out", file: "out",
      beginning: "{\n  \"format\": \"bespeak-baseline/1\""),
    Writer(
      arguments: "test --catalog tasks.json --report junit=out cases", file: "out",
      beginning: "<?xml"),
    Writer(
      arguments: "test --catalog tasks.json --self --samples 1 --write-cases out.jsonl",
      file: "out.jsonl", beginning: "{"),
  ]

  @Test("a file holds what it should, and what cannot be printed is an error", arguments: writers)
  func written(writer: Writer) throws {
    let runner = try CommandRunner()
    try runner.write("Show everything in Tasks -> ListTasks\n", to: "cases")
    let file = runner.folder.appendingPathComponent(writer.file)
    let usual = try runner.shell("bespeak " + writer.arguments)
    #expect(usual.status == 0, "\(usual.errors)")
    for redirection in Self.redirections {
      try? FileManager.default.removeItem(at: runner.folder.appendingPathComponent("out"))
      try? FileManager.default.removeItem(at: file)
      let result = try runner.shell("bespeak \(writer.arguments) \(redirection)")
      #expect(result.status == (redirection.split(separator: " ").contains(">&-") ? 2 : 0))
      let bytes = try Data(contentsOf: file)
      #expect(bytes.starts(with: Data(writer.beginning.utf8)), "\(redirection)")
      let isPrinted = usual.lines.contains { !$0.isEmpty && bytes.range(of: Data($0.utf8)) != nil }
      #expect(!isPrinted, "\(redirection)")
    }
  }

  @Test("a command that only prints says that it cannot")
  func printed() throws {
    let runner = try CommandRunner()
    #expect(try runner.shell("bespeak compile --catalog tasks.json --output i").status == 0)
    #expect(try runner.shell("bespeak memory u donate com.example.tasks ListTasks").status == 0)
    for arguments in [
      "resolve --image i 'show everything in tasks'", "resolve --image i < tasks.json",
      "resolve --image i --partial 'show everything in tasks'", "stats --image i",
      "explain --image i 'show everything in tasks'", "lint tasks.json --no-config",
      "find --catalog tasks.json milk", "memory u list", "memory u stats", "memory u export",
      "talk --image i < tasks.json", "export --catalog tasks.json --to xcstrings", "--help",
      "--version", "help resolve", "bench --catalog tasks.json --repeat 1",
    ] {
      let result = try runner.shell("bespeak \(arguments) >&-")
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors == "bespeak: cannot write the output: bad file descriptor\n")
      // Nobody hears of it, and it is an error all the same.
      #expect(try runner.shell("bespeak \(arguments) >&- 2>&-").status == 2, "\(arguments)")
    }
    let unread = try runner.shell("bespeak resolve --image i <&-")
    #expect(unread.status == 2)
    #expect(unread.errors == "bespeak: cannot read the input: bad file descriptor\n")
  }

  @Test("a command does its work although whoever reads its messages went away")
  func messages() throws {
    let runner = try CommandRunner()
    let mistaken = Fixtures.tasks.replacingOccurrences(
      of: "Finish a task in ${applicationName}\"]", with: "Finish a task\"]")
    try runner.write(mistaken, to: "mistaken.json")
    for (arguments, status) in [
      ("resolve --catalog tasks.json --app nosuch 'show everything in tasks' > out", 0),
      ("resolve --nonsense > out", 2),
      ("compile --catalog mistaken.json --output image > out", 1),
      ("test --catalog tasks.json nosuch.bespeak-test > out", 2),
    ] {
      let result = try runner.shell(
        "{ sleep 0.3; bespeak \(arguments); echo $? > status; } 2>&1 | true; cat status out")
      #expect(result.lines.first == "\(status)", "\(arguments)")
      #expect((result.lines.count > 1) == (status < 2), "\(arguments)")
    }
    let image = runner.folder.appendingPathComponent("image").path
    #expect(FileManager.default.fileExists(atPath: image))
  }

  @Test("a report is written although whoever reads the output went away")
  func reports() throws {
    let runner = try CommandRunner()
    try runner.write("Show everything in Tasks -> CompleteTask\n", to: "cases")
    let result = try runner.shell(
      "bespeak test --catalog tasks.json --report junit=report.xml cases | true")
    #expect(result.errors == "")
    let report = try String(
      contentsOf: runner.folder.appendingPathComponent("report.xml"), encoding: .utf8)
    #expect(report.contains("failures=\"1\""))
  }
}
