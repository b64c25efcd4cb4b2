// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs each door in a process and ends those that hang or grow.
struct Watch {
  /// Longest that one case may take, in seconds; a sanitizer makes everything ten times as slow.
  static let hangSeconds = 60.0
  /// Most memory of a door's process, in KiB; a sanitizer takes three times as much as without.
  static let memoryLimit = 6 << 20

  private let options: FuzzOptions

  /// Creates a watcher.
  init(_ options: FuzzOptions) { self.options = options }

  /// What came of a door.
  private struct Outcome {
    var door: String
    var line: String
    var isClean: Bool
  }

  /// Tries all doors.
  ///
  /// - Returns: 0, or 1 where anything was found.
  func run() async -> Int32 {
    say("seed \(options.seed), \(options.doors.count) doors, \(Int(options.seconds)) s")
    var failed = 0
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = options.doors.map(\.name)[...]
      for _ in 0..<min(options.jobs, waiting.count) {
        if let door = waiting.popFirst() { group.addTask { await watch(door) } }
      }
      for await outcome in group {
        say("\(outcome.isClean ? "ok    " : "FOUND ") \(outcome.door): \(outcome.line)")
        if !outcome.isClean { failed += 1 }
        if let door = waiting.popFirst() { group.addTask { await watch(door) } }
      }
    }
    // The closing line that test runners print, so that a log says how it went.
    say("\(options.doors.count - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  private func watch(_ door: String) async -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bespeak-fuzz-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      return try await watch(door, in: folder)
    } catch {
      return Outcome(door: door, line: "cannot be tried: \(error)", isClean: false)
    }
  }

  private func watch(_ door: String, in folder: URL) async throws -> Outcome {
    let state = folder.appendingPathComponent("state")
    let log = folder.appendingPathComponent("log")
    try Data().write(to: state)
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var arguments = [
      "--door", door, "--seed", "\(options.seed)", "--first", "\(options.first)",
      "--seconds", "\(share)", "--corpora", options.corpora, "--state", state.path,
    ]
    if let count = options.count { arguments += ["--count", "\(count)"] }
    process.arguments = arguments
    // What cases write goes away with the folder; a crash that comes once in a while says where it was.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TMPDIR": folder.path,
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,threads=crashed,images=none",
    ]) { $1 }
    let output = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let stopped = try await attend(process, state)
    let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
    if stopped == nil, process.terminationReason == .exit, process.terminationStatus == 0 {
      let lines = text.split(separator: "\n")
      return Outcome(door: door, line: lines.joined(separator: "\n         "), isClean: true)
    }
    let number = Self.number(in: state) ?? options.first
    let cause =
      stopped
      ?? (process.terminationReason == .exit
        ? "a promise was broken" : "ended by signal \(process.terminationStatus)")
    let line = """
      case \(number): \(cause)
      \(text.suffix(6_000))
        repeat: Scripts/fuzz --door \(door) --seed \(options.seed) --first \(number) --count 1
      """
    return Outcome(door: door, line: line, isClean: false)
  }

  /// Each door's seconds, where `jobs` of them run at a time.
  private var share: Double {
    options.seconds * Double(options.jobs) / Double(max(options.doors.count, options.jobs))
  }

  /// Waits for a process; ends it where a case takes too long or the memory grows.
  ///
  /// - Returns: Why it was ended; `nil` where it ended by itself.
  private func attend(_ process: Process, _ state: URL) async throws -> String? {
    var last: UInt64?
    var since = ContinuousClock.now
    while process.isRunning {
      try await Task.sleep(for: .milliseconds(100))
      let number = Self.number(in: state)
      if number != last {
        last = number
        since = .now
      }
      var reason: String?
      if since.duration(to: .now) > .seconds(Self.hangSeconds) {
        reason = "took longer than \(Int(Self.hangSeconds)) s"
      } else if let memory = Self.memory(of: process.processIdentifier), memory > Self.memoryLimit {
        reason = "took \(memory >> 10) MiB of memory"
      }
      if let reason {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return reason
      }
    }
    process.waitUntilExit()
    return nil
  }

  private static func number(in state: URL) -> UInt64? {
    guard let data = try? Data(contentsOf: state), data.count >= 8 else { return nil }
    return data.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * $1.offset) }
  }

  /// Resident memory in KiB; `nil` where the system does not say.
  private static func memory(of process: Int32) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
