// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Dispatch
import IntentCatalog
import Resolution
import Synchronization

/// What the App Intents layer adds to the engine's own time before the app's code runs.
///
/// Ten apps of ten intents each. The time from `say` to the first line of `perform()`, less that of the
/// resolver alone for the same text, both on the wall: each utterance is timed in several passes and its
/// best time taken. In between, an intent is made and filled in, and handed to a thread of its own:
/// that thread is what keeps app code that blocks from holding up the rest. Waking it is most of the
/// time, so that a bare task handed to such a thread is timed beside it. All this is unfair to nobody
/// but a machine whose threads wake slowly.
enum HostingSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading("hosting: from what is said to the app's code", "100 intents of 10 apps.")
    let began = Clock.wall()
    let host = try wait { try await AppHost(HostedJobs.apps) }
    let hosted = Double(Clock.wall() - began)
    let errors = host.findings.filter { $0.severity == .error }
    if let first = errors.first { Harness.wrong("hosting found: \(first.message)") }

    let texts = HostedJobs.utterances
    let session = host.session()
    let passes = options.checksOnly ? 1 : options.level == .quick ? 20 : 200
    let measured = try wait {
      () async throws -> (said: [Double], resolved: [Double], handed: [Double]) in
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
          let entered = await Task.detached(executorPreference: AppThreads.shared) {
            Clock.wall()
          }.value
          handed[index] = min(handed[index], entered - handing)
          if intent != outcome.intent { Harness.wrong("'\(text)' resolves otherwise") }
        }
      }
      return (said.map(Double.init), resolved.map(Double.init), handed.map(Double.init))
    }
    if options.checksOnly { return print("  hosting: \(texts.count) intents performed") }
    let added = zip(measured.said, measured.resolved).map { $0 - $1 }
    report.add("hosting/host 100 intents", hosted / 1e6, unit: "ms")
    report.add("hosting/say to perform", Samples(measured.said))
    report.add("hosting/resolver alone", Samples(measured.resolved))
    report.add("hosting/bare task on such a thread", Samples(measured.handed))
    report.add("hosting/added", Samples(added))
    let own = zip(added, measured.handed).map { $0 - $1 }
    report.add("hosting/added less the bare task", Samples(own))
    report.expect(
      "hosting/added", Samples(added).median, atMost: 1, times: "limit", 5_000)
    report.expect(
      "hosting/added less the bare task", Samples(own).median, atMost: 1, times: "limit", 5_000)
  }

  /// Waits for asynchronous work; the benchmarks are a program without an event loop.
  private static func wait<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Task.detached {
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
