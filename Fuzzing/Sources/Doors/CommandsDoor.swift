// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// Command lines: odd arguments, missing and hostile files, closed descriptors.
///
/// A command ends by itself with 0, 1 or 2, changes no file but the one it is to write, leaves that one whole, and writes
/// nothing to a terminal that steers it.
final class CommandsDoor: Door {
  static let name = "commands"
  static let summary = "command lines with closed descriptors"

  private let command: String
  private let folder: URL
  private let files: [String: Data]

  init(_ material: Material) throws {
    command =
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("bespeak").path
    try hold(
      FileManager.default.isExecutableFile(atPath: command), "no '\(command)'; build it first")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("commands")
    var files = [
      "tasks.json": Data(try material.bytes("tasks/tasks.json")),
      "lines.jsonl": Data(try material.bytes("tasks/utterances.jsonl")),
      "hostile.json": Data(Self.hostile.utf8), "empty.json": Data(), "no.json": Data("{".utf8),
    ]
    files["tasks.bspk"] = Data(try material.image(["tasks/tasks.json"], .apple).bytes.copy)
    let usage = FileManager.default.temporaryDirectory.appendingPathComponent("made.bspu").path
    let store = try UsageStore(path: usage)
    try store.memory.donate(app: "com.example.tasks", intent: "ListTasks", at: UsageTime(hours: 1))
    files["usage.bspu"] = try Data(contentsOf: URL(fileURLWithPath: usage))
    self.files = files
  }

  /// A catalog whose every text would steer a terminal.
  private static let hostile = #"""
    {"format":"bespeak-catalog/1","app":{"id":"com.\u001b]0;x\u0007","name":"\u001b[2JTasks","synonyms":["\u202Etasks"]},
     "intents":{"A\u009b31m":{"title":"\u001b[31m::error file=a::x\n::error::y","parameters":[{"name":"p\u001b","type":"entity:E\u001b"}]}},
     "entities":{"E\u001b":{"title":"\r\u0000","values":[{"id":"\u001b","title":"milk\u001b[0m"},{"id":"2","title":"milk\u001b[0m"}]}},
     "shortcuts":[{"intent":"A\u009b31m","shortTitle":"\u001b","phrases":["do ${p\u001b} in ${applicationName}","do it  in ${applicationName}","\u001b"]}]}
    """#

  func play(_ random: inout SeededGenerator) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    Material.makePipe(at: folder.appendingPathComponent("pipe").path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "/dev/zero")
    let (arguments, written) = Self.line(&random)
    let closed = ["", "", ">&-", "2>&-", "<&-", "<&- >&-", ">&- 2>&-", "<&- >&- 2>&-"]
    let redirection = random.pick(closed)
    let result = try run(arguments, redirection)
    let shown = "bespeak \(arguments.map(\.debugDescription).joined(separator: " ")) \(redirection)"
    try hold(result.isExit, "\(shown): ended by signal \(result.status)")
    // A command that takes half a minute is ended, with 137.
    try hold((0...2).contains(result.status), "\(shown): exit code \(result.status)")
    for line in (result.output + result.errors).split(separator: "\n") {
      // In JSON only what JSON itself escapes, since programs read it.
      let isJSON = line.hasPrefix("{") || line.hasPrefix(" ") && line.hasSuffix(",")
      for scalar in line.unicodeScalars
      where isJSON ? scalar.value < 0x20 : FindingPromise.steers(scalar) {
        throw BrokenPromise(
          "\(shown): wrote U+\(String(scalar.value, radix: 16)): \(String(line).debugDescription)")
      }
    }
    for (name, data) in files where !written.contains(name) {
      let now = try? Data(contentsOf: folder.appendingPathComponent(name))
      try hold(now == data, "\(shown): changed '\(name)'")
    }
    if written.contains("usage.bspu") {
      _ = try UsageStore.read(folder.appendingPathComponent("usage.bspu").path)
    }
    if written.contains("tasks.bspk") {
      let path = folder.appendingPathComponent("tasks.bspk").path
      _ = try IndexImage(validating: ImageBytes(mapping: path))
    }
  }

  /// A command line, and the files that it may write.
  private static func line(
    _ random: inout SeededGenerator
  ) -> (arguments: [String], written: Set<String>) {
    let source = random.pick([
      ["--catalog", "tasks.json"], ["--image", "tasks.bspk"], ["--catalog", "hostile.json"],
      ["--image", "pipe"], ["--image", "link"], ["--catalog", "."],
      ["--catalog", "none.json"], ["--image", "no.json"],
      ["--catalog", "tasks.json", "--catalog", "none.json"],
      ["--catalog", "empty.json"], ["--catalog", "\u{1B}[31m"], [], ["--image", "tasks.json"],
      ["--catalog", "tasks.json", "--values", "none.jsonl"], ["--image", "."],
    ])
    let text = random.pick([
      "complete buy milk in tasks", "do milk in tasks", "\u{1B}[2J", "", "--",
    ])
    var written: Set<String> = []
    var arguments: [String]
    switch random.below(14) {
    case 0:
      arguments =
        ["resolve"] + source
        + random.pick([
          [], ["--vectors", "none"], ["--vectors", "pipe"], ["--vectors", "tasks.bspk"],
          ["--vectors", "\u{1B}[31m"], ["--vectors", "link", "--vectors", "none"],
        ]) + [text]
    case 1: arguments = ["resolve"] + source + ["--input", "jsonl", "lines.jsonl"]
    case 2: arguments = ["explain"] + source + [text]
    case 3:
      arguments =
        ["lint"] + source
        + random.pick([[], ["--format", "github"], ["--format", "json"], ["--collisions"]])
    case 4: arguments = ["stats"] + source
    case 5:
      arguments = ["compile"] + source + ["--output", "tasks.bspk"]
      written = ["tasks.bspk"]
    case 6:
      arguments = ["memory", "usage.bspu", "donate", "com.z", text]
      written = ["usage.bspu"]
    case 7:
      arguments = [
        "memory", "usage.bspu", "correct", text, "com.example.tasks", "CompleteTask",
        "--parameters",
        random.pick([
          #"{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"milk"}}"#, "{", "[]",
          #"{"a":1,"a":2}"#,
          "\u{1B}",
        ]),
      ]
      written = ["usage.bspu"]
    case 8: arguments = ["memory", random.pick(["usage.bspu", "pipe", "link", "no.json"]), "list"]
    case 9: arguments = ["find"] + source + ["--entity", "Task", text]
    case 10: arguments = ["test"] + source + ["--self"]
    case 11:
      arguments =
        ["export"] + source + [
          "--to", random.pick(["strings", "xcstrings", "x"]), "--output", "out",
        ]
    case 12: arguments = ["talk"] + source
    default:
      arguments =
        [random.pick(["", "--version", "--help", "help", "rsolve", "\u{1B}[31m", "-x"])] + source
    }
    if random.below(8) == 0, !arguments.isEmpty {
      arguments.remove(at: random.below(arguments.count))
    }
    if random.below(8) == 0 {
      arguments.insert(
        random.pick(["--help", "--x\u{9B}", "-", "--locale"]), at: random.below(arguments.count + 1)
      )
    }
    // A pipe that is named as a catalog is read, as '<(…)' asks for: nobody would ever write to this one.
    arguments.indices.filter { arguments[$0] == "pipe" }.reversed().forEach {
      if $0 == 0 || !["--image", "memory"].contains(arguments[$0 - 1]) { arguments.remove(at: $0) }
    }
    return (arguments, written)
  }

  private struct Result {
    var status: Int32
    var isExit: Bool
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String], _ redirection: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec timeout -s KILL 30 \"$@\" \(redirection)", "sh", command] + arguments
    process.currentDirectoryURL = folder
    let parent = folder.deletingLastPathComponent()
    let files = ["commands.out", "commands.err"].map { parent.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(
      status: process.terminationStatus, isExit: process.terminationReason == .exit,
      output: texts[0], errors: texts[1])
  }
}
