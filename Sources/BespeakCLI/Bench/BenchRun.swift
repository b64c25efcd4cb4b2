// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// How one run over a corpus went.
struct BenchRun {
  /// How many of a group came out right.
  struct Tally: Sendable {
    /// Utterances with an expectation.
    var count = 0
    /// The intent is the expected one, or none as expected.
    var right = 0
    /// And so are the parameters.
    var full = 0

    /// Counts one utterance.
    mutating func add(_ verdict: OutcomeJudge.Verdict) {
      count += 1
      if verdict != .wrong { right += 1 }
      if verdict == .right { full += 1 }
    }

    /// The percentage that came out right.
    var accuracy: Double { 100 * Double(right) / Double(max(1, count)) }
    /// The percentage with the right parameters as well.
    var fullAccuracy: Double { 100 * Double(full) / Double(max(1, count)) }
  }

  /// An utterance that came out otherwise.
  struct Failure: Sendable {
    /// The utterance.
    var item: BenchItem
    /// What came out.
    var resolution: Resolution
  }

  /// How many utterances there are.
  let utterances: Int
  /// How often each was resolved.
  let repeats: Int
  /// Utterances a second on one thread, the result line included: the median of all passes.
  private(set) var throughput = 0.0
  /// Nanoseconds of each call of all passes, rising.
  private(set) var latencies: [UInt32] = []
  /// Every utterance with an expectation.
  private(set) var overall = Tally()
  /// By the utterance's locale.
  private(set) var byLocale: [String: Tally] = [:]
  /// By the app that was expected.
  private(set) var byApp: [String: Tally] = [:]
  /// The first failures.
  private(set) var failures: [Failure] = []
  /// How the utterances came out.
  private(set) var counts = StatusCounts()

  /// Resolves a corpus, first for the answers, then for the time.
  init(_ items: [BenchItem], _ resolver: IntentResolver, repeats: Int, maxFailures: Int) {
    utterances = items.count
    self.repeats = repeats
    var scratch = MatchScratch()
    var judge = OutcomeJudge()
    for item in items {
      let resolution = resolver.resolveSynchronously(item.request, scratch: &scratch)
      counts.add(resolution.status)
      guard let expectation = item.expectation else { continue }
      let verdict = judge.verdict(resolution, expecting: expectation)
      overall.add(verdict)
      byLocale[item.request.locale.description, default: Tally()].add(verdict)
      byApp[expectation.app ?? "(none)", default: Tally()].add(verdict)
      if verdict != .right, failures.count < maxFailures {
        failures.append(Failure(item: item, resolution: resolution))
      }
    }
    measureLatency(items, resolver, &scratch)
    measureThroughput(items, resolver, &scratch)
  }

  private mutating func measureLatency(
    _ items: [BenchItem], _ resolver: IntentResolver, _ scratch: inout MatchScratch
  ) {
    latencies.reserveCapacity(items.count * repeats)
    for _ in 0..<repeats {
      for item in items {
        let began = System.now()
        let resolution = resolver.resolveSynchronously(item.request, scratch: &scratch)
        let time = System.now() - began
        // The outcome is kept alive until here, so that freeing it is not part of the time of the
        // next one and the call cannot be left out.
        latencies.append(resolution.transcript.isEmpty ? 0 : UInt32(min(time, 0xFFFF_FFFF)))
      }
    }
    latencies.sort()
  }

  private mutating func measureThroughput(
    _ items: [BenchItem], _ resolver: IntentResolver, _ scratch: inout MatchScratch
  ) {
    var json = ResolutionWriter()
    var passes: [Double] = []
    for _ in 0..<repeats {
      let began = System.now()
      for item in items {
        json.write(resolver.resolveSynchronously(item.request, scratch: &scratch))
        if json.bytes.count > 1 << 16 { json.removeAll() }
      }
      let seconds = Double(System.now() - began) / 1e9
      passes.append(Double(items.count) / max(seconds, 1e-9))
    }
    passes.sort()
    throughput = passes.isEmpty ? 0 : passes[passes.count / 2]
  }

  /// The latency, in microseconds, that a share of the calls does not exceed.
  func latency(_ share: Double) -> Double {
    guard !latencies.isEmpty else { return 0 }
    let index = min(latencies.count - 1, Int(share * Double(latencies.count)))
    return Double(latencies[index]) / 1000
  }
}
