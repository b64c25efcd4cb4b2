// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Exporting", .timeLimit(.minutes(hangMinutes))) struct ExportTests {
  @Test("one file goes to standard output, and is read by tools that know the format")
  func output() throws {
    let runner = try CommandRunner()
    let result = try runner.run("export", "--catalog", "tasks.json", "--to", "xcstrings")
    #expect(result.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["sourceLanguage"] as? String == "en")
  }

  @Test("several files need a folder, and each is a property list")
  func folder() throws {
    let runner = try CommandRunner()
    let refused = try runner.run("export", "--catalog", "tasks.json", "--to", "strings")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("use --output FOLDER"))
    let result = try runner.run(
      "export", "--catalog", "tasks.json", "--to", "strings", "--output", "a/b")
    #expect(result.status == 0)
    #expect(result.lines.count == 2)
    for language in ["en", "de"] {
      let path = runner.folder.appendingPathComponent("a/b/\(language).lproj/AppShortcuts.strings")
      let table = try unsafe PropertyListSerialization.propertyList(
        from: Data(contentsOf: path), format: nil)
      #expect(table is [String: String])
    }
  }

  @Test("a catalog of what was exported and read again says the same phrases")
  func roundTrip() throws {
    let runner = try CommandRunner()
    _ = try runner.run("export", "--catalog", "tasks.json", "--to", "catalog", "--output", "first")
    let first = try runner.run("export", "--catalog", "first", "--to", "catalog")
    let again = try String(
      contentsOf: runner.folder.appendingPathComponent("first/com.example.tasks.json"),
      encoding: .utf8)
    #expect(first.output == again)
  }

  @Test("two apps of one id do not overwrite each other")
  func sameID() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.tasks, to: "again.json")
    let result = try runner.run(
      "export", "--catalog", "tasks.json", "--catalog", "again.json", "--to", "xcstrings",
      "--output",
      "out")
    #expect(result.status == 2)
    #expect(result.errors.contains("export them one at a time"))
    #expect(!FileManager.default.fileExists(atPath: runner.folder.path + "/out"))
  }

  @Test("a format that is not there, and a folder that cannot be made, are errors")
  func mistakes() throws {
    let runner = try CommandRunner()
    #expect(try runner.run("export", "--catalog", "tasks.json").status == 2)
    let unknown = try runner.run("export", "--catalog", "tasks.json", "--to", "string")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("strings"))
    try runner.write("", to: "taken")
    let taken = try runner.run(
      "export", "--catalog", "tasks.json", "--to", "strings", "--output", "taken/x")
    #expect(taken.status == 2)
    #expect(taken.errors.contains("cannot write"))
    let full = try runner.shell("bespeak export --catalog tasks.json --to xcstrings > /dev/full")
    #expect(full.status == 2)
  }
}
