// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import PhraseTesting

extension TranscriptSection {
  /// Resolves transcripts, for the answers and then for the time.
  ///
  /// An expected intent that no app declares cannot be meant: such an utterance counts as one that means none.
  ///
  /// - Parameter repeats: How often each is timed; 0 leaves times out.
  init(
    _ items: [BenchItem], _ resolver: IntentResolver, over catalogs: [AppCatalog], repeats: Int
  ) {
    self.init()
    var declared: [String: Set<String>] = [:]
    for catalog in catalogs {
      declared[catalog.id, default: []].formUnion(catalog.intents.map(\.name))
    }
    var undeclared: [String: Int] = [:]
    var scratch = MatchScratch()
    var judge = OutcomeJudge()
    for item in items {
      let resolution = resolver.resolveSynchronously(item.request, scratch: &scratch)
      guard var expectation = item.expectation, expectation.decidesIntent else {
        add(status: resolution.status.rawValue, nil)
        continue
      }
      let intents = expectation.intents.filter { intent in
        expectation.app.map { declared[$0]?.contains(intent) ?? false }
          ?? declared.values.contains { $0.contains(intent) }
      }
      if intents.isEmpty, let intent = expectation.intents.first {
        undeclared[intent, default: 0] += 1
      }
      expectation.intents = intents
      let isRight = judge.verdict(resolution, expecting: expectation) == .right
      add(
        status: resolution.status.rawValue,
        Item(item.request, expectation, resolution, isRight: isRight))
    }
    self.undeclared = undeclared.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    guard repeats > 0 else { return }
    let run = BenchRun(items, resolver, repeats: repeats, maxFailures: 0)
    timing = Timing(
      throughput: run.throughput, repeats: repeats,
      percentiles: [0.5, 0.95, 0.99, 1].map { ($0, run.latency($0)) }, nanoseconds: run.latencies)
  }
}

extension ExpectedOutcome {
  /// Whether it says which intent is meant, or that none is.
  fileprivate var decidesIntent: Bool { !intents.isEmpty || !acts && !excludes }
}

extension TranscriptSection.Item {
  /// Compares an outcome with what is meant; an expectation without intents means none.
  fileprivate init(
    _ request: ResolutionRequest, _ expectation: ExpectedOutcome, _ resolution: Resolution,
    isRight: Bool
  ) {
    let intents = expectation.intents
    func isMeant(_ app: String?, _ intent: String?) -> Bool {
      (expectation.app == nil || expectation.app == app) && intent.map(intents.contains) ?? false
    }
    let acts = [.resolved, .needsValue].contains(resolution.status)
    let asks = [.needsDisambiguation, .needsConfirmation].contains(resolution.status)
    let isFirst = isMeant(resolution.app, resolution.intent)
    let isOffered =
      isFirst
      || resolution.disambiguation?.options.contains { isMeant($0.id, $0.intent) } ?? false
    let decision: TranscriptSection.Decision =
      switch (acts, asks) {
      case (true, _) where isFirst:
        isRight ? .right : .otherValues
      case (true, _): .wrong
      case (_, true): isOffered ? .asked : .askedOther
      default: intents.isEmpty ? .rightlySilent : .silent
      }
    func place(_ app: String?, _ intent: String) -> String { (app.map { $0 + "/" } ?? "") + intent }
    let meant = isFirst ? resolution.intent : intents.first
    self.init(
      text: request.hypotheses.first?.text ?? "", locale: request.locale.description,
      expected: meant.map { place(expectation.app, $0) },
      got: acts || asks
        ? resolution.intent.map { place(expectation.app == nil ? nil : resolution.app, $0) } : nil,
      confidence: resolution.confidence, decision: decision)
  }
}
