// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// How a good app fared beside eight hostile ones.
package struct HostileReport: Sendable, CustomStringConvertible {
  /// All that was said, to whomever.
  package var turns = 0
  /// Turns of the good app that came to what they had to.
  package var goodAnswers = 0
  /// Those that did not: what was said and what came of it; the first ones.
  package var wrongAnswers: [String] = []
  /// The time that each turn of the good app took.
  package var latencies: [Duration] = []
  /// The longest that it was to take.
  package var deadline = Duration.zero
  /// Threads of the process before, at most, and as many as there may be at most.
  package var threads = (before: 0, most: 0, limit: 0)
  /// Resident memory in bytes: before, at most, and after.
  package var memory = (before: 0, most: 0, after: 0)
  /// How often which outcome was, by app.
  package var outcomes: [String: [String: Int]] = [:]

  /// Creates an empty report.
  package init() {}

  /// Adds what came of a further run in the same process.
  package mutating func add(_ other: HostileReport) {
    if turns == 0 {
      threads.before = other.threads.before
      memory.before = other.memory.before
    }
    turns += other.turns
    goodAnswers += other.goodAnswers
    wrongAnswers += other.wrongAnswers
    latencies += other.latencies
    deadline = max(deadline, other.deadline)
    threads.most = max(threads.most, other.threads.most)
    threads.limit = max(threads.limit, other.threads.limit)
    memory.most = max(memory.most, other.memory.most)
    memory.after = other.memory.after
    for (app, counts) in other.outcomes {
      outcomes[app, default: [:]].merge(counts, uniquingKeysWith: +)
    }
  }

  /// The middle of `latencies`.
  package var medianLatency: Duration {
    latencies.isEmpty ? .zero : latencies.sorted()[latencies.count / 2]
  }
  /// The longest of `latencies`.
  package var worstLatency: Duration { latencies.max() ?? .zero }
  /// Whether each turn of the good app came to what it had to, in time.
  package var isGood: Bool {
    goodAnswers > 0 && goodAnswers == latencies.count && worstLatency <= deadline
  }

  /// The figures, one a line.
  package var description: String {
    var lines = [
      "turns: \(turns)",
      "good answers: \(goodAnswers) of \(latencies.count)",
      "latency of the good app: median \(medianLatency), worst \(worstLatency), limit \(deadline)",
      "threads: \(threads.before) before, \(threads.most) at most, limit \(threads.limit)",
      "resident memory: \(memory.before >> 20) MiB before, \(memory.most >> 20) MiB at most, "
        + "\(memory.after >> 20) MiB after",
    ]
    for (app, counts) in outcomes.sorted(by: { $0.key < $1.key }) {
      let all = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append("\(app): \(all.joined(separator: ", "))")
    }
    lines += wrongAnswers.map { "wrong: \($0)" }
    return lines.joined(separator: "\n")
  }
}

/// What the system says of this process; 0 where it says nothing.
enum ProcessFigures {
  static var threads: Int { status("Threads:") }
  /// Resident bytes.
  static var memory: Int { status("VmRSS:") << 10 }

  private static func status(_ field: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
