// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog
import IntentResolution
import TestSupport
import TextAnalysis

/// Talks to eight hostile apps, many at once, and to a good one in between.
///
/// What is said, to whom and in which order is known by the seed; what comes first of what runs at once
/// is not. The caller should not need the threads of Swift's pool meanwhile.
///
/// - Parameters:
///   - turns: How often something is said in all.
///   - end: When to stop, however often that was by then.
/// - Throws: What hosting the apps throws.
package func runHostileApps(
  seed: UInt64, turns: Int, until end: ContinuousClock.Instant? = nil
) async throws -> HostileReport {
  try await withTaskExecutorPreference(AppHost.executor) {
    try await HostileRun(seed: seed).run(turns: turns, until: end)
  }
}

private final class HostileRun: Sendable {
  private static let apps = [
    HostileShortcuts<Throwing>.app, HostileShortcuts<Spinning>.app, HostileShortcuts<Blocking>.app,
    HostileShortcuts<Flooding>.app, HostileShortcuts<NeverReturning>.app,
    HostileShortcuts<AnsweringLate>.app, HostileShortcuts<Reentering>.app,
    HostileShortcuts<Allocating>.app,
  ]
  /// Most hostile turns at once.
  private static let width = 24
  private let seed: UInt64
  private let report = Locked(HostileReport())

  init(seed: UInt64) { self.seed = seed }

  func run(turns: Int, until end: ContinuousClock.Instant?) async throws -> HostileReport {
    // Reading declarations and values is in time; what comes later is on its own.
    let host = try await AppHost(
      Self.apps + [GoodShortcuts.app], options: HostOptions(valuesDeadline: .milliseconds(500)))
    begin()
    HostileTime.current.begin()
    Reentering.meet(host)
    var random = SeededGenerator(seed: seed)
    await withTaskGroup(of: Void.self) { group in
      var running = 0
      while said < turns, end.map({ ContinuousClock.now < $0 }) ?? true {
        if running == Self.width {
          await group.next()
          running -= 1
        }
        let app = random.pick(Self.apps)
        let phrase = random.pick([
          "Do it in", "Take something in", "Take Plum in", "Take it all in", "Ask",
        ])
        let cancels = random.below(8) == 0
        let updates = random.below(16) == 0
        group.addTask { [self] in
          if updates {
            await host.update(app: app.id)
          } else {
            await talk("\(phrase) \(app.names.name)", to: app, of: host, cancels: cancels)
          }
        }
        running += 1
        await talk(random.pick(GoodShortcuts.talks), of: host)
        sample()
      }
      HostileTime.current.end()
      Reentering.meet(nil)
    }
    await host.waitForUpdates()
    return report.withLock { report in
      report.memory.after = ProcessFigures.memory
      return report
    }
  }

  private var said: Int { report.withLock { $0.turns } }

  private func begin() {
    report.withLock { report in
      report.deadline = Self.goodOptions.runningLimit
      report.threads.before = ProcessFigures.threads
      let each = 2 * AppThreads.maxThreadsPerApp + 1
      report.threads.limit =
        report.threads.before + AppThreads.maxThreads + AppThreads.maxCallers
        + (Self.apps.count + 1) * each
      report.memory.before = ProcessFigures.memory
    }
  }

  private func sample() {
    let (threads, memory) = (ProcessFigures.threads, ProcessFigures.memory)
    report.withLock { report in
      report.threads.most = max(report.threads.most, threads)
      report.memory.most = max(report.memory.most, memory)
    }
  }

  // MARK: - Talks

  /// Limits that a healthy app keeps with ease, on a busy machine too.
  private static var goodOptions: SessionOptions {
    var options = SessionOptions()
    options.runningLimit = .seconds(10)
    options.queryDeadline = .seconds(5)
    return options
  }

  private func talk(_ talk: [(said: String, dialog: String)], of host: AppHost) async {
    let session = host.session(options: Self.goodOptions)
    for (said, dialog) in talk {
      let began = ContinuousClock.now
      let outcome = await session.say(said)
      let took = began.duration(to: .now)
      report.withLock { report in
        report.turns += 1
        report.latencies.append(took)
        if outcome.dialog == dialog {
          report.goodAnswers += 1
        } else if report.wrongAnswers.count < 10 {
          report.wrongAnswers.append("'\(said)' came to '\(outcome)' after \(took)")
        }
      }
    }
  }

  private func talk(
    _ text: String, to app: HostedApp, of host: AppHost, cancels: Bool
  ) async {
    var options = SessionOptions()
    options.runningLimit = .milliseconds(30)
    options.queryDeadline = .milliseconds(15)
    options.grace = .milliseconds(2)
    let session = host.session(options: options)
    let stop = Task(executorPreference: AppHost.executor) {
      guard cancels else { return }
      try? await Task.sleep(for: .milliseconds(5))
      await session.cancel()
    }
    var outcome = await session.say(text)
    note(outcome, of: app)
    if outcome.isAsking {
      outcome = await session.say("Plum")
      note(outcome, of: app)
    }
    await stop.value
  }

  private func note(_ outcome: SessionOutcome, of app: HostedApp) {
    var kind = outcome.status.rawValue
    if let error = outcome.error {
      kind += " " + ((error as? SessionError)?.code.rawValue ?? "by the app")
    }
    if let reason = outcome.cancellation { kind += " \(reason.rawValue)" }
    report.withLock { report in
      report.turns += 1
      report.outcomes[app.names.name, default: [:]][kind, default: 0] += 1
    }
  }
}
