// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import Testing

/// Plays every utterance of `Corpora/` through every configuration of the engine.
@Suite("Corpora") struct CorpusTests {
  /// Most failures that are listed in full; all are counted.
  private static let listed = 2_000

  @Test("every file of the corpora is read") func files() {
    for corpus in [Corpus.apple, Corpus.extended] {
      #expect(corpus.faults.isEmpty, "\(corpus.faults.joined(separator: "\n"))")
      #expect(!corpus.catalogs.isEmpty && !corpus.cases.isEmpty)
      let ids = Dictionary(grouping: corpus.cases, by: \.id).filter { $0.value.count > 1 }
      #expect(ids.isEmpty, "ids used twice: \(ids.keys.sorted().joined(separator: " "))")
    }
  }

  @Test("nothing of the corpora is left out by the compiler") func compiled() throws {
    for (corpus, ruleSet) in [(Corpus.apple, RuleSet.apple), (.extended, .extended)] {
      let compiled = try PhraseCompiler(ruleSet: ruleSet).compile(corpus.catalogs)
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(errors.map { "\($0.location): \($0.message)" })")
    }
  }

  @Test("apps under the rules of App Shortcuts come to what is expected, in every configuration")
  func apple() async throws { try await play(.apple, .apple, flexible: nil) }

  @Test("apps under the extended rules come to what is expected, in every configuration")
  func extended() async throws { try await play(.extended, .extended, flexible: nil) }

  @Test("flexible matching changes nothing of App Shortcuts that fits a phrase")
  func flexibleApple() async throws { try await play(.apple, .apple, flexible: FlexibleScores()) }

  @Test("flexible matching changes nothing under the extended rules that fits a phrase")
  func flexibleExtended() async throws {
    try await play(.extended, .extended, flexible: FlexibleScores())
  }

  @Test("what is known to fail still fails, in one way or the other", arguments: [false, true])
  func known(isExtended: Bool) throws {
    let corpus = isExtended ? Corpus.extended : .apple
    let cases = corpus.cases.filter { $0.known != nil }
    let image = try PhraseCompiler(ruleSet: isExtended ? .extended : .apple)
      .compile(corpus.catalogs).image
    let outcomes = [nil, FlexibleScores()].map {
      (
        isFlexible: $0 != nil,
        of: Self.sequential(
          IntentResolver(image: image, options: IntentResolver.Options(flexible: $0)), cases)
      )
    }
    let right = cases.indices.filter { index in
      !outcomes.contains {
        cases[index].failure($0.of[index], isFlexible: $0.isFlexible) != nil
      }
    }
    #expect(
      right.isEmpty,
      "no longer fail, take 'known' away: \(right.map { cases[$0].id }.joined(separator: " "))")
  }

  @Test("the line of a declared phrase, written from the image, is that of its resolution")
  func lines() throws {
    let corpus = Corpus.apple
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .apple).compile(corpus.catalogs).image,
      options: IntentResolver.Options(hearsMisheard: false, flexible: nil))
    var transcripts = TranscriptResolver(resolver, ResolutionRequest(""))
    var scratch = MatchScratch()
    var counts: [Resolution.Status: Int] = [:]
    for (k, one) in corpus.cases.enumerated()
    where k % 4 == 0 && one.request.hypotheses.count == 1 {
      transcripts.defaults = one.request
      var direct = ResolutionWriter()
      let status = transcripts.resolve(one.request.hypotheses[0].text, into: &direct)
      let resolution = resolver.resolveSynchronously(one.request, scratch: &scratch)
      var writer = ResolutionWriter()
      writer.write(resolution)
      #expect(direct.text == writer.text && status == resolution.status)
      counts[status, default: 0] += 1
    }
    for status in [Resolution.Status.resolved, .needsValue, .noMatch] {
      #expect(counts[status, default: 0] > 50, "too few to tell: \(counts)")
    }
  }

  /// Plays the utterances through all configurations, and holds the first one's outcomes against what is
  /// expected, the others' against the first one's. The others take a fourth of those that are many.
  private func play(
    _ corpus: Corpus, _ ruleSet: RuleSet, flexible: FlexibleScores?
  ) async throws {
    let compiled = try PhraseCompiler(ruleSet: ruleSet).compile(corpus.catalogs)
    let path = NSTemporaryDirectory() + "bespeak-corpus-\(UUID().uuidString).bspk"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try compiled.bytes.write(to: path)
    let mapped = try IndexImage(validating: ImageBytes(mapping: path))
    let cases = corpus.cases
    let options = IntentResolver.Options(flexible: flexible)

    let first = Self.sequential(IntentResolver(image: compiled.image, options: options), cases)
    var failures: [String] = []
    var tally: [String: (passed: Int, all: Int)] = [:]
    for (one, got) in zip(cases, first) {
      let failure = one.failure(got, isFlexible: flexible != nil)
      tally[one.kind, default: (0, 0)].all += 1
      if failure == nil {
        tally[one.kind, default: (0, 0)].passed += 1
      }
      // What is known to be missed must still not be done to something else.
      if let (how, differences) = failure, one.known != how, one.known != .acts {
        let text = one.request.hypotheses.map(\.text).joined(separator: " / ").prefix(120)
        failures.append(
          "\(one.place) \(one.id) [\(one.kind), \(one.request.locale)] \"\(text)\"\n"
            + differences.map { "    " + $0 }.joined(separator: "\n"))
      }
    }
    let kinds = tally.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.passed)/\($0.value.all)" }.joined(separator: ", ")
    // A condition of its own: the macro would print every failure twice.
    let isClean = failures.isEmpty
    #expect(
      isClean,
      """
      \(failures.count) of \(cases.count) utterances (\(kinds)):
      \(failures.prefix(Self.listed).joined(separator: "\n"))
      """)

    let part = cases.indices.filter { !cases[$0].isOneOfThousands || $0 % 4 == 0 }
    let some = part.map { cases[$0] }
    var slow = IntentResolver.Options(flexible: flexible)
    slow.usesFastPaths = false
    let others: [(String, [Resolution])] = [
      ("mapped image", Self.sequential(IntentResolver(image: mapped, options: options), some)),
      ("slow paths", Self.sequential(IntentResolver(image: mapped, options: slow), some)),
      ("threads", Self.threaded(IntentResolver(image: mapped, options: options), some)),
      ("tasks", await Self.tasks(IntentResolver(image: compiled.image, options: options), some)),
    ]
    for (name, outcomes) in others {
      let differing = zip(some, zip(part.map { first[$0] }, outcomes)).filter { $0.1.0 != $0.1.1 }
      #expect(
        differing.isEmpty,
        """
        \(name): \(differing.count) outcomes differ from those of one thread in memory:
        \(differing.prefix(20).map { "\($0.0.id): \($0.1.0)\n  \($0.1.1)" }.joined(separator: "\n"))
        """)
    }
  }

  // MARK: - Configurations

  /// One thread, no app code.
  private static func sequential(_ resolver: IntentResolver, _ cases: [CorpusCase]) -> [Resolution]
  {
    var scratch = MatchScratch()
    return cases.map { resolver.resolveSynchronously($0.request, scratch: &scratch) }
  }

  /// Four threads with a scratch each, taking the utterances in turn.
  private static func threaded(_ resolver: IntentResolver, _ cases: [CorpusCase]) -> [Resolution] {
    let results = Results(count: cases.count)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      var scratch = MatchScratch()
      for k in stride(from: thread, to: cases.count, by: 4) {
        results.set(k, resolver.resolveSynchronously(cases[k].request, scratch: &scratch))
      }
    }
    return results.all
  }

  /// A task an utterance, through `resolve`.
  private static func tasks(_ resolver: IntentResolver, _ cases: [CorpusCase]) async -> [Resolution]
  {
    await withTaskGroup(of: (Int, Resolution).self) { group in
      for (k, one) in cases.enumerated() {
        group.addTask { (k, await resolver.resolve(one.request)) }
      }
      var found = [Resolution?](repeating: nil, count: cases.count)
      for await (k, resolution) in group { found[k] = resolution }
      return found.compactMap(\.self)
    }
  }
}

/// Outcomes that threads write down by index.
private final class Results: @unchecked Sendable {
  // SAFETY: `resolutions` is touched under `lock` only.
  private var resolutions: [Resolution?]
  private let lock = NSLock()

  init(count: Int) { resolutions = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ resolution: Resolution) {
    lock.withLock { resolutions[index] = resolution }
  }

  var all: [Resolution] { lock.withLock { resolutions.compactMap(\.self) } }
}
