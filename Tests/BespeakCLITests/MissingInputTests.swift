// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Missing inputs", .timeLimit(.minutes(hangMinutes))) struct MissingInputTests {
  /// Every command that reads catalogs, with what it needs beside them.
  private static let commands: [[String]] = [
    ["lint"], ["lint", "--format", "json"], ["lint", "--write-baseline", "out"],
    ["resolve", "show everything in tasks"], ["explain", "show everything in tasks"], ["talk"],
    ["test", "--self"], ["test", "cases.bespeak-test"], ["compile", "--output", "out"],
    ["export", "--to", "catalog"], ["export", "--to", "strings", "--output", "out"], ["stats"],
    ["bench"], ["find", "--entity", "Task", "milk"],
  ]

  @Test(
    "one of several inputs that gives nothing is bad input, and nothing is written",
    arguments: commands)
  func oneOfSeveral(command: [String]) throws {
    let runner = try CommandRunner()
    try runner.write("Show everything in Tasks -> ListTasks\n", to: "cases.bespeak-test")
    try runner.write("text", to: "empty/read.me")
    for missing in ["gone.json", "gone/folder", "empty"] {
      for catalogs in [["tasks.json", missing], [missing, "tasks.json"]] {
        let result = try runner.run(
          command + catalogs.flatMap { ["--catalog", $0] }, input: Data())
        let what = "\(command) \(catalogs)"
        #expect(result.status == 2, "\(what)")
        #expect(result.errors.contains("nothing could be read from '\(missing)'"), "\(what)")
        if command[0] != "lint" { #expect(result.output.isEmpty, "\(what)") }
        let written = runner.folder.appendingPathComponent("out").path
        #expect(!FileManager.default.fileExists(atPath: written), "\(what)")
      }
    }
  }

  @Test(
    "a file of values that is not there is bad input",
    arguments: commands.filter { $0[0] != "find" })
  func values(command: [String]) throws {
    let runner = try CommandRunner()
    try runner.write("Show everything in Tasks -> ListTasks\n", to: "cases.bespeak-test")
    try runner.write(#"{"entity":"Task","id":"9","title":"Sing"}"#, to: "values.jsonl")
    let given = ["--catalog", "tasks.json", "--values", "values.jsonl"]
    let result = try runner.run(command + given + ["--values", "gone.jsonl"], input: Data())
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing could be read from 'gone.jsonl'"))
    if command[0] != "lint" { #expect(result.output.isEmpty) }
    #expect(
      !FileManager.default.fileExists(atPath: runner.folder.appendingPathComponent("out").path))
    #expect(try runner.run(command + given, input: Data()).status < 2)
  }

  @Test("an input that is given twice, or read on the way to another, is not missing")
  func twice() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.tasks, to: "folder/tasks.json")
    for inputs in [
      ["tasks.json", "tasks.json"], ["folder", "folder/tasks.json"], ["folder", "folder"],
    ] {
      let result = try runner.run(
        ["resolve", "show everything in tasks"] + inputs.flatMap { ["--catalog", $0] },
        input: Data())
      #expect(result.status == 0, "\(inputs): \(result.errors)")
    }
  }
}
