// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Dispatch
import IntentCatalog
import IntentResolution
import Synchronization

/// What the App Intents layer adds to the engine's own time before the app's code runs.
///
/// Ten apps of ten intents each. The time from `say` to the first line of `perform()`, less that of the
/// resolver alone for the same text, both on the wall: each utterance is timed in several passes and its
/// best time taken. In between, an intent is made and filled in, and handed to a thread that it may block.
///
/// It is taken twice. A task of `AppHost.executor` is on such a thread itself, which runs the app's code
/// while the task waits. A task of Swift's pool is not, and must not be: another thread is woken, which is
/// the system's time and most of what is added there. A bare task handed to such a thread is timed beside
/// both. All this is unfair to nobody but a machine whose threads wake slowly.
enum HostingSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading("hosting: from what is said to the app's code", "100 intents of 10 apps.")
    let began = Clock.wall()
    let host = try wait { try await AppHost(HostedJobs.apps) }
    let hosted = Double(Clock.wall() - began)
    let errors = host.findings.filter { $0.severity == .error }
    if let first = errors.first { Harness.wrong("hosting found: \(first.message)") }

    let passes = options.checksOnly ? 1 : options.level == .quick ? 20 : 200
    let near = try wait(on: AppHost.executor) { try await times(host, passes: passes) }
    let far = try wait { try await times(host, passes: passes) }
    if options.checksOnly {
      return print("  hosting: \(HostedJobs.utterances.count) intents performed, twice")
    }
    report.add("hosting/host 100 intents", hosted / 1e6, unit: "ms")
    report.add("hosting/resolver alone", Samples(near.resolved))
    report.add("hosting/say to perform", Samples(near.said))
    report.add("hosting/bare task on the same thread", Samples(near.handed))
    report.add("hosting/added", Samples(near.added))
    report.add("hosting/from the pool: say to perform", Samples(far.said))
    report.add("hosting/from the pool: bare task on another thread", Samples(far.handed))
    report.add("hosting/from the pool: added", Samples(far.added))
    let own = zip(far.added, far.handed).map { $0 - $1 }
    report.add("hosting/from the pool: added less the bare task", Samples(own))
    report.expect(
      "hosting/added", Samples(near.added).median, atMost: 1, times: "limit", 5_000)
    report.expect(
      "hosting/from the pool: added less the bare task", Samples(own).median, atMost: 1,
      times: "limit", 5_000)
  }

  /// The best times of each utterance, in nanoseconds.
  private struct Times {
    var said: [Double]
    var resolved: [Double]
    var handed: [Double]
    var added: [Double] { zip(said, resolved).map { $0 - $1 } }
  }

  /// Says everything, on the executor of the task that calls.
  private static func times(_ host: AppHost, passes: Int) async throws -> Times {
    let texts = HostedJobs.utterances
    let session = host.session()
    guard let bare = AppGate(app: "bare").admit() else { Harness.wrong("a new gate is shut") }
    var said = [Int](repeating: .max, count: texts.count)
    var resolved = said
    var handed = said
    for _ in 0..<passes {
      for (index, text) in texts.enumerated() {
        let before = JobEntry.count.load(ordering: .relaxed)
        let start = Clock.wall()
        let outcome = await session.say(text)
        if outcome.status != .performed || outcome.valueText != "1"
          || JobEntry.count.load(ordering: .relaxed) != before + 1
        {
          Harness.wrong("'\(text)' came to \(outcome)")
        }
        said[index] = min(said[index], JobEntry.time.load(ordering: .relaxed) - start)
        let alone = Clock.wall()
        let intent = await host.intent(for: text)
        resolved[index] = min(resolved[index], Clock.wall() - alone)
        let handing = Clock.wall()
        let entered = await Task.detached(executorPreference: bare) {
          Clock.wall()
        }.value
        handed[index] = min(handed[index], entered - handing)
        if intent != outcome.intent { Harness.wrong("'\(text)' resolves otherwise") }
      }
    }
    return Times(
      said: said.map(Double.init), resolved: resolved.map(Double.init),
      handed: handed.map(Double.init))
  }

  /// Waits for asynchronous work; the benchmarks are a program without an event loop.
  private static func wait<Value: Sendable>(
    on executor: (any TaskExecutor)? = nil, _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Task.detached(executorPreference: executor) {
      do { box.result = .success(try await body()) } catch { box.result = .failure(error) }
      done.signal()
    }
    done.wait()
    guard let result = box.result else { Harness.wrong("the work ended without a result") }
    return try result.get()
  }

  /// Holds a result until it is waited for.
  private final class Box<Value>: @unchecked Sendable {
    // SAFETY: written before the semaphore is signalled and read after it was waited for.
    var result: Result<Value, any Error>?
  }
}
