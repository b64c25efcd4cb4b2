// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("bespeak lint", .timeLimit(.minutes(hangMinutes))) struct LintTests {
  /// A catalog with an error (no app name), a warning (two spaces) and a note (an article).
  private static let faulty = Fixtures.tasks
    .replacingOccurrences(
      of: "\"Show everything in ${applicationName}\"]",
      with:
        "\"Show everything in ${applicationName}\", \"Show all\", \"List  it in ${applicationName}\"]"
    )

  private static func runner() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.write(faulty, to: "faulty.json")
    return runner
  }

  private static func rules(_ result: CommandResult) -> [String] {
    result.objects.compactMap { $0["rule"] as? String }
  }

  @Test("a finding shows its line, with what is meant underlined") func excerpt() throws {
    let result = try Self.runner().run("lint", "faulty.json", "--no-counts")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "warning: two spaces in a row in 'List  it in ${applicationName}' [double-space]\n"))
    let lines = result.lines
    let marks = try #require(
      lines.first {
        $0.hasSuffix("│ " + String(repeating: " ", count: 33) + "^~") || $0.hasSuffix("^~")
      })
    let above = lines[try #require(lines.firstIndex(of: marks)) - 1]
    let column = marks.count - 2
    #expect(String(Array(above)[column..<column + 2]) == "  ")
    #expect(!result.output.contains("\u{1B}"))
    #expect(lines.last == "1 error, 1 warning in 1 app")
  }

  @Test("what makes a run fail is an option, else the configuration's") func failOn() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(of: "Finish a task", with: "Finish  a task"), to: "w.json"
    )
    #expect(try runner.run("lint", "w.json").status == 0)
    #expect(try runner.run("lint", "w.json", "--fail-on", "warning").status == 1)
    #expect(try runner.run("lint", "w.json", "--strict").status == 1)
    try runner.write("{\"failOn\": \"warning\"}", to: ".bespeak.json")
    #expect(try runner.run("lint", "w.json").status == 1)
    #expect(try runner.run("lint", "w.json", "--no-config").status == 0)
    #expect(try runner.run("lint", "w.json", "--fail-on", "never").status == 0)
    let wrong = try runner.run("lint", "w.json", "--fail-on", "warnings")
    #expect(wrong.status == 2)
  }

  @Test("rules are chosen by options before the configuration") func choose() throws {
    let runner = try Self.runner()
    let lint = ["lint", "faulty.json", "--format", "json"]
    func rules(_ more: String...) throws -> [String] {
      Self.rules(try runner.run(lint + more, input: Data())).sorted()
    }
    #expect(try rules() == ["double-space", "missing-app-name"])
    #expect(try rules("--disable", "missing-app-name") == ["double-space"])
    #expect(try rules("--only", "missing-app-name") == ["missing-app-name"])
    try runner.write(
      "{\"rules\": {\"double-space\": \"off\", \"missing-app-name\": \"note\"}}",
      to: ".bespeak.json")
    #expect(try rules() == ["missing-app-name"])
    #expect(try rules("--enable", "double-space") == ["double-space", "missing-app-name"])
    #expect(try runner.run(lint, input: Data()).status == 0)
    let unknown = try runner.run("lint", "faulty.json", "--disable", "double-spaces")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'double-space'?"))
  }

  @Test("a configuration with mistakes stops the run, with their places") func configuration()
    throws
  {
    let runner = try Self.runner()
    try runner.write("{\"rules\": {\"double-spaces\": \"off\"}}", to: "mine.json")
    let result = try runner.run("lint", "faulty.json", "--config", "mine.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("mine.json:1:12: error: unknown rule 'double-spaces'"))
    #expect(result.output.isEmpty)
    #expect(try runner.run("lint", "faulty.json", "--config", "nowhere.json").status == 2)
  }

  @Test("collisions in a baseline are not stale where none were looked for")
  func collisionsInBaseline() throws {
    let runner = try Self.runner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(
        of: "Show everything in ${applicationName}", with: "Finish a task in ${applicationName}"),
      to: "double.json")
    let written = try runner.run(
      "lint", "double.json", "--collisions", "--only", "phrase-collision", "--write-baseline",
      "known.json")
    #expect(written.output == "known.json: 1 finding\n")
    let plain = try runner.run(
      "lint", "double.json", "--baseline", "known.json", "--format", "json")
    #expect(!Self.rules(plain).contains("stale-baseline"))
  }

  @Test("a baseline lets new findings through only, and tells what is mended") func baseline()
    throws
  {
    let runner = try Self.runner()
    let written = try runner.run("lint", "faulty.json", "--write-baseline", "known.json")
    #expect(written.status == 0)
    #expect(written.output == "known.json: 2 findings\n")
    let again = try runner.run("lint", "faulty.json", "--baseline", "known.json")
    #expect(again.status == 0)
    #expect(again.lines.last == "no findings in 1 app, 2 known")
    let anew = try runner.run(
      "lint", "faulty.json", "--baseline", "known.json", "--write-baseline", "known.json")
    #expect(anew.output == written.output)
    // Moved lines and a new mistake.
    try runner.write(
      Self.faulty.replacingOccurrences(of: "\"sourceLocale\"", with: "\n\n\"sourceLocale\"")
        .replacingOccurrences(of: "List  it", with: "List it")
        .replacingOccurrences(
          of: "Finish a task in ${applicationName}\"]", with: "Finish a task\"]"),
      to: "faulty.json")
    let later = try runner.run(
      "lint", "faulty.json", "--baseline", "known.json", "--format", "json")
    #expect(later.status == 1)
    #expect(
      Self.rules(later).sorted() == ["missing-app-name", "stale-baseline", "unused-translation"])
    let sarif = try runner.run(
      "lint", "faulty.json", "--baseline", "known.json", "--format", "sarif")
    let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.count == 4)
    #expect(results?.count { ($0["suppressions"] as? [Any])?.isEmpty == false } == 1)
    let broken = try runner.run("lint", "faulty.json", "--baseline", "faulty.json")
    #expect(broken.status == 2)
  }

  @Test("a language is read in any spelling, and one that no app is in is told of")
  func languages() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacingOccurrences(of: "Zeige alles in", with: "Zeige  alles in"),
      to: "german.json")
    func lint(_ locale: String) throws -> CommandResult {
      try runner.run("lint", "german.json", "--strict", "--no-counts", "--locale", locale)
    }
    for locale in ["de", "DE", "de_DE.UTF-8", "de-AT"] {
      #expect(try lint(locale).status == 1, "\(locale)")
    }
    #expect(try lint("en").status == 0)
    let other = try lint("deu")
    #expect(other.status == 0)
    #expect(other.errors == "bespeak: no app is in 'deu'; languages are 'de', 'en'\n")
    for locale in ["", "!!"] {
      for command in ["lint", "report"] {
        let result = try runner.run(command, "german.json", "--locale", locale)
        #expect(result.status == 2)
        #expect(
          result.errors
            == "bespeak: option '--locale' is a language tag such as 'de', not '\(locale)'\n")
      }
    }
  }

  @Test("a file whose name is not UTF-8 is told of") func rawNames() throws {
    let runner = try CommandRunner()
    // Some file systems have no such names.
    let copied = try runner.shell(
      "mkdir n; cp tasks.json n; cp tasks.json \"n/$(printf 'caf\\351.json')\"")
    guard copied.status == 0 else { return }
    let result = try runner.run("lint", "n", "--no-counts", "--only", "double-space")
    #expect(result.status == 2)
    let message = "cannot read 'n/caf\u{FFFD}.json': its name is not UTF-8"
    #expect(result.output.contains("error: \(message) [unreadable-file]"))
    #expect(result.errors == "bespeak: \(message)\n")
  }

  @Test("every rule explains itself, and an unknown one is told the nearest") func explain() throws
  {
    let runner = try CommandRunner()
    let list = try runner.run("lint", "--rules-list")
    #expect(list.status == 0)
    let ids = list.lines.dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.count > 45)
    #expect(Set(ids).count == ids.count)
    for id in ["missing-app-name", "stale-baseline", "unknown-slot"] {
      let result = try runner.run("lint", "--explain", id)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("\(id): "))
      #expect(result.output.contains("\nWhy it matters\n"))
    }
    let wrong = try runner.run("lint", "--explain", "missing-appname")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'missing-app-name'?"))
  }

  @Test("the documentation lists every rule as the command does") func documentation() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Bespeak/Bespeak.docc/Rules.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let result = try CommandRunner().run("lint", "--rules-markdown")
    #expect(
      text == result.output,
      "write it anew: bespeak lint --rules-markdown > \(article.lastPathComponent)")
  }

  /// A folder of files that shipped apps are made of; not part of the project.
  private static let shipped = ProcessInfo.processInfo.environment["BESPEAK_SHIPPED_APPS"]

  @Test(
    "files of shipped apps have the mistakes that a reader found, and no other errors",
    .enabled(if: shipped != nil))
  func shippedApps() throws {
    let folder = try #require(Self.shipped)
    let result = try CommandRunner().run("lint", folder, "--no-config", "--format", "json")
    var counts: [String: Int] = [:]
    for object in result.objects {
      counts["\(object["severity"] ?? "") \(object["rule"] ?? "")", default: 0] += 1
    }
    #expect(
      counts == [
        "error foreign-placeholder": 1, "error missing-app-name": 2, "warning double-space": 3,
        "warning glued-app-name": 1, "warning only-parameterised-phrases": 2,
        "warning shared-app-name": 1, "note system-phrase": 1,
      ])
  }
}
