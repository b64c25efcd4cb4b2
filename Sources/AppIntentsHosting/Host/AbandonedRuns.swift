// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Runs that were given up and have not come back: code that heeds no cancellation keeps its thread.
///
/// An app with too many of them is not run again until one returns, so that it cannot take all threads.
final class AbandonedRuns: Sendable {
  /// Most runs of one app that may be left behind.
  static let limit = 8

  private let counts = Locked<[String: Int]>([:])

  /// Whether an app may run.
  func admits(_ app: String) -> Bool { counts.withLock { $0[app] ?? 0 } < Self.limit }

  /// Watches a run.
  func ticket(for app: String) -> Ticket { Ticket(app, self) }

  /// One run: who gives it up and the run itself each say so once.
  final class Ticket: Sendable {
    private enum Phase { case running, abandoned, over }

    private let app: String
    private let runs: AbandonedRuns
    private let phase = Locked(Phase.running)

    fileprivate init(_ app: String, _ runs: AbandonedRuns) {
      self.app = app
      self.runs = runs
    }

    /// Notes that the app's code has come back.
    func finish() {
      let wasAbandoned = phase.withLock { phase in
        defer { phase = .over }
        if case .abandoned = phase { return true }
        return false
      }
      if wasAbandoned { runs.counts.withLock { $0[app, default: 1] -= 1 } }
    }

    /// Notes that nobody waits for it any more.
    func abandon() {
      let isNew = phase.withLock { phase in
        guard case .running = phase else { return false }
        phase = .abandoned
        return true
      }
      if isNew { runs.counts.withLock { $0[app, default: 0] += 1 } }
    }
  }
}
