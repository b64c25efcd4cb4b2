// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import PhraseCompilation
import TextAnalysis

/// Literal phrases of 1 to 500 apps, 1,000 each: how the time of a match grows with what is declared.
///
/// The baseline runs in the same rounds on the same bytes. Unfair to the engine: every utterance is
/// said in full and half of them match; people mostly repeat a few. Unfair to peers: they find a
/// phrase anywhere in a text, the engine from the first word to the last with courtesies around.
enum ExactSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "exact: literal phrases",
      "Whole utterances to candidates, text analysis included. Floor: fold, split, hash, one probe"
        + " and one dependent load a word.")
    var small: Double?
    for apps in options.appCounts {
      let shape = Workload.Shape(
        apps: apps, phrasesPerApp: 1_000, utterances: options.utteranceCount(apps: apps))
      let runner = try MatchRunner(shape, ruleSet: .apple)
      runner.checkAnswers()
      let name = "exact/\(shape.phraseCount)"
      if options.checksOnly {
        print("  \(name): \(shape.utterances) answers right")
        continue
      }
      let measured = runner.measure(options)
      report.add(name, measured.match)
      report.add(name + "/floor", measured.floor)
      report.add(name + "/single", measured.single)
      report.add(name + "/misheard too", runner.measureHearing(options))
      resolve(
        runner.workload,
        IntentResolver(image: runner.image, options: .init(hearsMisheard: false, flexible: nil)),
        name,
        options, &report)
      let (match, floor) = (measured.match.median, measured.floor.median)
      if apps == 1 {
        small = match
        report.expect(name, match, atMost: 2.2, times: "floor", floor)
      } else {
        report.add(name + "/times floor", match / floor, unit: "×")
      }
      if apps == 500, let small {
        report.expect(name, match, atMost: 3, times: "itself at 1,000", small)
      }
      if let allocations = runner.allocations() {
        report.expect(
          name + "/allocations", Double(allocations), unit: "calls", atMost: 0, times: "utterances",
          Double(shape.utterances))
      } else {
        print("  \(name): allocations not counted; that takes a C compiler")
      }
    }
  }

  /// The same through the resolver: strings in, a whole outcome out; all utterances, and those that are
  /// phrases.
  private static func resolve(
    _ workload: Workload, _ resolver: IntentResolver, _ name: String, _ options: Options,
    _ report: inout Report
  ) {
    let said = workload.utterances
    let phrases = (0..<4_000).filter { said.expectations[$0].phrase >= 0 }
    for (kind, numbers) in [("/resolve", Array(0..<2_000)), ("/bound", phrases)] {
      let requests = numbers.map { ResolutionRequest(said.text($0)) }
      var scratch = MatchScratch()
      for (number, request) in zip(numbers, requests) {
        let outcome = resolver.resolveSynchronously(request, scratch: &scratch)
        let phrase = Int(said.expectations[number].phrase)
        let expected = phrase < 0 ? nil : workload.template(phrase)
        if outcome.phrase != expected || (outcome.status == .resolved) != (expected != nil) {
          Harness.wrong("'\(said.text(number))' comes to \(outcome.outcome)")
        }
      }
      let samples = Harness.compare(
        rounds: options.rounds,
        [
          { round in
            let first = (round % 9) * 200
            resolve(requests, first..<first + 200, resolver, &scratch)
            return 200
          }
        ])
      report.add(name + kind, samples[0])
    }
  }

  /// Resolves some of the requests where they are: to copy one, or to ask whether the scratch is free, is not what is
  /// timed.
  private static func resolve(
    _ requests: [ResolutionRequest], _ range: Range<Int>, _ resolver: IntentResolver,
    _ scratch: inout MatchScratch
  ) {
    let requests = requests.span
    for index in range {
      Harness.consume(resolver.resolveSynchronously(requests[index], scratch: &scratch))
    }
  }
}
