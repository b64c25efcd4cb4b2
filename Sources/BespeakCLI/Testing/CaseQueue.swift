// SPDX-License-Identifier: Apache-2.0

import Bespeak
import SystemThreads

/// Cases that threads take in turn, and their results in the order of the cases.
// SAFETY: every stored variable is read and written under `lock`.
final class CaseQueue: @unchecked Sendable {
  private let cases: [TestCase]
  private var results: [CaseResult?]
  private var next = 0
  /// The first case that failed; no case behind it is begun where the first failure ends the run.
  private var firstFailure: Int
  private let stopsEarly: Bool
  private let isAdvisory: @Sendable (Int) -> Bool
  private var progress: TestProgress?
  private let lock = Monitor()
  /// Cases that a thread takes at once.
  private static let share = 32

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - stopsEarly: Whether the first failure ends the run; what follows it has no result.
  ///   - isAdvisory: Whether the failure of a case ends nothing.
  init(
    _ cases: [TestCase], stopsEarly: Bool, progress: TestProgress?,
    isAdvisory: @escaping @Sendable (Int) -> Bool
  ) {
    self.cases = cases
    self.stopsEarly = stopsEarly
    self.isAdvisory = isAdvisory
    self.progress = progress
    results = [CaseResult?](repeating: nil, count: cases.count)
    firstFailure = cases.count
  }

  /// Runs all cases on some threads, the caller's among them.
  ///
  /// - Returns: The results up to the end, or up to the first failure.
  func run(
    threads: Int, resolver: IntentResolver, answers: AnswerBinder, settings: RunSettings
  ) -> [CaseResult] {
    ThreadTeam.run(threads: min(threads, cases.count / Self.share)) { [self] in
      work(resolver, answers, settings)
    }
    lock.enter()
    defer { lock.leave() }
    progress?.clear()
    // Other threads may have come further than the first failure: what they did does not count.
    let end = stopsEarly ? min(cases.count, firstFailure + 1) : cases.count
    return results[..<end].compactMap(\.self)
  }

  private func work(_ resolver: IntentResolver, _ answers: AnswerBinder, _ settings: RunSettings) {
    var runner = CaseRunner(resolver: resolver, answers: answers, settings: settings)
    while let range = take() {
      var done: [CaseResult] = []
      for k in range {
        var result = runner.run(cases[k])
        // Of what came out as expected nobody asks more than its status.
        if result.passed, let last = result.turns.last {
          result.turns = [
            TurnResult(
              text: "", fields: [], resolution: last.resolution.withoutDetails, passed: true)
          ]
        }
        done.append(result)
      }
      give(done, range)
    }
  }

  private func take() -> Range<Int>? {
    lock.enter()
    defer { lock.leave() }
    guard next < cases.count, !stopsEarly || next <= firstFailure else { return nil }
    let range = next..<min(next + Self.share, cases.count)
    next = range.upperBound
    return range
  }

  private func give(_ done: [CaseResult], _ range: Range<Int>) {
    lock.enter()
    defer { lock.leave() }
    for (result, k) in zip(done, range) {
      results[k] = result
      if !result.passed, !isAdvisory(k) {
        firstFailure = min(firstFailure, k)
        progress?.failures += 1
      }
    }
    progress?.advance(range.count)
  }
}

extension Resolution {
  /// The outcome with its intent, and neither values nor other readings.
  fileprivate var withoutDetails: Resolution {
    var outcome = outcome
    switch outcome {
    case .resolved(let match): outcome = .resolved(match.withoutValues)
    case .needsValue(let match, let parameter, let dialog):
      outcome = .needsValue(match.withoutValues, parameter: parameter, dialog: dialog)
    case .needsDisambiguation(let match, let choice):
      let choice = Disambiguation(parameter: choice.parameter, options: [])
      outcome = .needsDisambiguation(match.withoutValues, choice)
    case .needsConfirmation(let match): outcome = .needsConfirmation(match.withoutValues)
    case .negative, .noMatch, .rejected: break
    }
    return Resolution(outcome, transcript: "", locale: locale)
  }
}

extension IntentMatch {
  fileprivate var withoutValues: IntentMatch {
    var copy = self
    copy.parameters = []
    return copy
  }
}
