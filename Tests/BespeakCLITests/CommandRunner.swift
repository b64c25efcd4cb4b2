// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a run of the command gave.
struct CommandResult {
  /// Its exit code.
  var status: Int32
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// The lines of the output.
  var lines: [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines of the output as JSON objects.
  var objects: [[String: Any]] {
    lines.map { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
    }
  }
}

/// A folder of its own with catalogs, in which the built command runs.
final class CommandRunner {
  /// The folder.
  let folder: URL

  /// Makes a folder with `tasks.json` and `transcripts.jsonl`, the files that the help speaks of.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bespeak-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Fixtures.tasks, to: "tasks.json")
    try write(Fixtures.transcripts, to: "transcripts.jsonl")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder of the built command: that of the test bundle.
  static let products: URL = {
    let arguments = ProcessInfo.processInfo.arguments
    var candidates = arguments.filter { $0.contains(".xctest") }
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    candidates += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    candidates.append(Bundle.main.bundleURL)
    candidates.append(URL(fileURLWithPath: ".build/debug"))
    return candidates.first {
      FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("bespeak").path)
    } ?? candidates[0]
  }()

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs the command with arguments.
  func run(_ arguments: String..., input: String? = nil) throws -> CommandResult {
    let command = Self.products.appendingPathComponent("bespeak")
    return try start(command, arguments, input: input.map { Data($0.utf8) })
  }

  /// Runs the command with bytes on standard input.
  func run(_ arguments: [String], input: Data) throws -> CommandResult {
    try start(Self.products.appendingPathComponent("bespeak"), arguments, input: input)
  }

  /// Runs a line of shell in which `bespeak` is the built command.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> CommandResult {
    try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: nil, environment)
  }

  /// Makes the folder a repository with all that is in it.
  ///
  /// - Returns: Whether there is a git to do so.
  func makeRepository() throws -> Bool {
    let git = "git -c user.name=a -c user.email=a@example.com -c init.defaultBranch=main"
    return try shell("\(git) init -q . && \(git) add . && \(git) commit -qm one").status == 0
  }

  private func start(
    _ executable: URL, _ arguments: [String], input: Data?, _ more: [String: String] = [:]
  ) throws -> CommandResult {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = Self.products.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { environment[name] = nil }
    process.environment = environment.merging(more) { $1 }

    // Files and not pipes, so that no side can block the other.
    let base = folder.appendingPathComponent(UUID().uuidString)
    let files = ["in", "out", "err"].map { base.appendingPathExtension($0) }
    try (input ?? Data()).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    for file in files { try? FileManager.default.removeItem(at: file) }
    return CommandResult(status: process.terminationStatus, output: texts[1], errors: texts[2])
  }
}

/// Files for the tests.
enum Fixtures {
  /// A catalog of the rule set `extended`, whose phrases say days.
  static let diary = #"""
    {"format":"bespeak-catalog/1","app":{"id":"com.example.diary","name":"Diary"},
     "intents":{"ShowDay":{"parameters":[{"name":"day","type":"date"}]}},
     "shortcuts":[{"intent":"ShowDay","phrases":["Show ${day} in ${applicationName}"]}]}
    """#

  /// A catalog of one app in two languages.
  static let tasks = #"""
    {
      "format": "bespeak-catalog/1",
      "app": { "id": "com.example.tasks", "name": "Tasks", "synonyms": ["Task Manager"] },
      "sourceLocale": "en",
      "entities": {
        "Task": {
          "title": "Task", "query": "string",
          "values": [
            { "id": "42", "title": "Buy milk", "suggested": true },
            { "id": "43", "title": "Call mum", "suggested": true }
          ]
        }
      },
      "intents": {
        "CompleteTask": {
          "title": "Complete Task",
          "parameters": [{ "name": "task", "type": "entity:Task", "requestValueDialog": "Which task?" }]
        },
        "ListTasks": { "title": "List Tasks" }
      },
      "shortcuts": [
        {
          "intent": "CompleteTask", "shortTitle": "Complete Task", "systemImageName": "checkmark",
          "phrases": ["Complete ${task} in ${applicationName}", "Finish a task in ${applicationName}"]
        },
        {
          "intent": "ListTasks", "shortTitle": "List Tasks", "systemImageName": "list.bullet",
          "phrases": ["Show everything in ${applicationName}"]
        }
      ],
      "negativePhrases": ["Delete my ${applicationName} account"],
      "localizations": {
        "de": {
          "app": { "name": "Aufgaben" },
          "phrases": {
            "Complete ${task} in ${applicationName}": ["Erledige ${task} in ${applicationName}"],
            "Finish a task in ${applicationName}": ["Beende eine Aufgabe in ${applicationName}"],
            "Show everything in ${applicationName}": ["Zeige alles in ${applicationName}"]
          },
          "negativePhrases": {
            "Delete my ${applicationName} account": ["Lösche mein Konto bei ${applicationName}"]
          }
        }
      }
    }
    """#

  /// Swift sources of an app.
  static let sources = #"""
    import AppIntents
    import SwiftUI

    struct Moor: AppIntent {
      static let title: LocalizedStringResource = "Moor"
      @Parameter(title: "Berth", requestValueDialog: "At which berth?") var berth: Berth
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("")) }
    }

    enum Berth: String, AppEnum {
      case north, south
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
      static let caseDisplayRepresentations: [Berth: DisplayRepresentation] = [
        .north: "North", .south: DisplayRepresentation(title: "South", synonyms: ["Sunny side"]),
      ]
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Moor(),
          phrases: ["Moor with \(.applicationName)", "Moor \(\.$berth) with \(.applicationName)"],
          shortTitle: "Moor", systemImageName: "ferry")
      }
    }
    """#

  /// Transcripts that fit the catalog.
  static let transcripts = #"""
    {"id":"a","text":"complete buy milk in tasks"}
    {"id":2,"text":"zeige alles in aufgaben","locale":"de"}
    {"id":"c","hypotheses":[{"text":"finish a task in tasks","confidence":0.8}]}
    {"id":"d","text":"delete my tasks account"}
    {"id":"e","text":"what time is it"}

    """#.replacingOccurrences(of: "\n\n", with: "\n")
}
