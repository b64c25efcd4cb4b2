// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("bespeak review", .timeLimit(.minutes(hangMinutes))) struct ReviewTests {
  /// An intent with two mistakes and one that a comment leaves out.
  private static let source = """
    import AppIntents

    struct DeleteBook: AppIntent {
      static let title: LocalizedStringResource = "Delete Book"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      @Environment(\\.modelContext) var context

      func perform() async throws -> some IntentResult {
        // It has always been so. bespeak:disable blocking-call
        Thread.sleep(forTimeInterval: 1)
        return .result()
      }
    }
    """

  private static func runner(_ source: String = source) throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.write(source, to: "App/Delete.swift")
    return runner
  }

  @Test("findings come with a summary, the line, what to write, and an example") func text() throws
  {
    let result = try Self.runner().run("review", "App")
    #expect(result.status == 1)
    let lines = result.lines
    #expect(lines.first?.hasPrefix("found  severity  rule") == true)
    #expect(lines.dropFirst().first?.contains("view-property") == true)
    #expect(
      result.output.contains(
        "App/Delete.swift:6:3: error: '@Environment' in 'DeleteBook' is filled in by nobody"))
    #expect(result.output.contains("  before: struct AddBook: AppIntent { @Environment"))
    #expect(result.output.contains("warning: 'DeleteBook' would delete at once"))
    #expect(!result.output.contains("puts its thread to sleep"))
    #expect(lines.last == "1 error, 1 warning in 1 Swift file, 1 left out by comments")
    #expect(result.errors.isEmpty && !result.output.contains("\u{1B}"))
  }

  @Test("findings are JSON, annotations, and SARIF with the rules' help") func formats() throws {
    let runner = try Self.runner()
    let json = try runner.run("review", "App", "--format", "json")
    #expect(
      json.objects.compactMap { $0["rule"] as? String } == ["view-property", "unconfirmed-act"])
    let github = try runner.run("review", "App", "--format", "github")
    #expect(github.lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    let sarif = try runner.run("review", "App", "--format", "sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [[String: Any]])?.count == 3)
    #expect(sarif.output.contains("view-property") && sarif.output.contains("- found: `"))
    #expect(try runner.run("review", "App", "--format", "html").status == 2)
  }

  @Test("rules are chosen as for lint, and those to be asked for are named") func choose() throws {
    let runner = try Self.runner()
    func rules(_ more: String...) throws -> [String] {
      let result = try runner.run(["review", "App", "--format", "json"] + more, input: Data())
      return result.objects.compactMap { $0["rule"] as? String }
    }
    #expect(try rules("--disable", "view-property") == ["unconfirmed-act"])
    #expect(try rules("--only", "view-property") == ["view-property"])
    try runner.write("{\"rules\": {\"unconfirmed-act\": \"off\"}}", to: ".bespeak.json")
    #expect(try rules() == ["view-property"])
    let explained = try runner.run("lint", "--explain", "unconfirmed-act")
    #expect(explained.status == 0 && explained.output.contains("  found  struct DeleteBook"))
  }

  @Test("a baseline leaves out what is known") func baseline() throws {
    let runner = try Self.runner()
    #expect(try runner.run("review", "App", "--write-baseline", "known.json").status == 0)
    let result = try runner.run("review", "App", "--baseline", "known.json")
    #expect(result.status == 0)
    #expect(result.lines.last == "no findings in 1 Swift file, 2 known, 1 left out by comments")
    let anew = try runner.run(
      "review", "App", "--baseline", "known.json", "--write-baseline", "known.json")
    #expect(anew.output == "known.json: 2 findings\n")
  }

  @Test("a comment that leaves nothing out is told of, one for phrases is not") func idle() throws {
    let runner = try Self.runner(
      """
      // bespeak:disable view-property
      struct Shelf {} // AppIntent
      // bespeak:disable double-space
      struct Row {}
      """)
    let result = try runner.run("review", "App", "--format", "json")
    #expect(result.objects.compactMap { $0["rule"] as? String } == ["unused-suppression"])
  }

  @Test("a project that cannot be read is told of, and what needs none is found") func project()
    throws
  {
    let runner = try Self.runner()
    try runner.write("// !$*UTF8*$!\n<<<<<<< HEAD\n", to: "App/App.xcodeproj/project.pbxproj")
    let result = try runner.run("review", "App")
    #expect(result.status == 1)
    #expect(result.output.contains("App/App.xcodeproj/project.pbxproj:2:1: warning: "))
    #expect(result.output.contains("note: without it nothing is known of targets"))
    #expect(result.output.contains("error: '@Environment' in 'DeleteBook'"))
  }

  @Test("only changed lines count, where a revision is given") func changes() throws {
    let runner = try Self.runner()
    guard try runner.makeRepository() else { return }
    let none = try runner.run("review", "App", "--changed-since", "HEAD")
    #expect(none.status == 0)
    #expect(none.lines.last?.hasPrefix("no findings in 1 Swift file") == true)
    try runner.write(
      Self.source.replacingOccurrences(of: "var context", with: "private var context"),
      to: "App/Delete.swift")
    try runner.write("struct Add: AppIntent { var context: ModelContext }", to: "App/Add.swift")
    let some = try runner.run("review", "App", "--changed-since", "HEAD", "--format", "json")
    let rules = some.objects.compactMap { $0["rule"] as? String }
    #expect(rules.contains("view-property") && rules.contains("stored-model-context"))
    #expect(!rules.contains("unconfirmed-act"))
    let wrong = try runner.run("review", "App", "--changed-since", "nowhere")
    #expect(wrong.status == 2 && wrong.errors.contains("git does not tell what changed"))
    #expect(try runner.run("review", "App", "--changed-since", "--output=x").status == 2)
  }

  @Test(
    "changed lines are found in files of any name",
    arguments: [
      "My App/Intents.swift", "App/q\"uote.swift", "App/back\\slash.swift", "App/tab\there.swift",
      "App/Nöte \"日本\".swift",
    ])
  func names(file: String) throws {
    let runner = try CommandRunner()
    try runner.write("struct DeleteBook: AppIntent {\n}\n", to: file)
    guard try runner.makeRepository() else { return }
    try runner.write(
      "struct DeleteBook: AppIntent {\n  @Environment(\\.modelContext) var context\n}\n", to: file)
    let result = try runner.run("review", ".", "--changed-since", "HEAD", "--format", "json")
    #expect(result.objects.compactMap { $0["rule"] as? String }.contains("view-property"))
    #expect(result.status == 1)
  }

  @Test("all changed lines of a file with line ends of Windows are found") func lineEnds() throws {
    let runner = try Self.runner(Self.source.replacingOccurrences(of: "\n", with: "\r\n"))
    guard try runner.makeRepository() else { return }
    let changed = Self.source.replacingOccurrences(of: "Delete Book", with: "Delete a Book")
      .replacingOccurrences(of: "var context", with: "private var context")
    try runner.write(changed.replacingOccurrences(of: "\n", with: "\r\n"), to: "App/Delete.swift")
    let result = try runner.run("review", "App", "--changed-since", "HEAD", "--format", "json")
    #expect(result.objects.compactMap { $0["rule"] as? String } == ["view-property"])
  }

  @Test("a path that cannot be read is bad input, whatever is left out") func unread() throws {
    let runner = try Self.runner()
    for more in [
      [], ["--fail-on", "never"], ["--disable", "unreadable-file"], ["--write-baseline", "known"],
    ] {
      let result = try runner.run(["review", "App", "Nowhere"] + more, input: Data())
      #expect(result.status == 2, "\(more)")
      #expect(result.errors == "bespeak: cannot read 'Nowhere': no such file or directory\n")
    }
    let known = runner.folder.appendingPathComponent("known").path
    #expect(!FileManager.default.fileExists(atPath: known))
  }

  @Test("what cannot be reviewed is an error that says why") func missing() throws {
    let runner = try Self.runner()
    #expect(try runner.run("review").status == 2)
    let nowhere = try runner.run("review", "Nowhere")
    #expect(nowhere.status == 2 && nowhere.errors.contains("no Swift source in 'Nowhere'"))
    try runner.write(String(repeating: "// AppIntent\n", count: 400_000), to: "Large/A.swift")
    let large = try runner.run("review", "Large", "--format", "json")
    #expect(large.objects.first?["rule"] as? String == "too-large")
    try runner.write("struct A: AppIntent { let a = \"", to: "Broken/A.swift")
    let broken = try runner.run("review", "Broken", "--format", "json")
    #expect(broken.status == 1)
    #expect(broken.objects.first?["rule"] as? String == "swift-syntax")
  }
}
