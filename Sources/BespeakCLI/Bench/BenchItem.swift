// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import TextAnalysis

/// An utterance with its expected outcome.
struct BenchItem: Sendable {
  /// The utterance.
  var request: ResolutionRequest
  /// Its expected outcome; `nil` where nobody says.
  var expectation: ExpectedOutcome?

  /// The expected outcome as a line of cases has it; empty where nobody says.
  var expected: String { expectation.map { TextCaseWriter().outcome($0) } ?? "" }
}

/// Compares outcomes with the expected ones, as `bespeak test` does.
struct OutcomeJudge {
  /// The result of a comparison.
  enum Verdict: Sendable {
    /// All is as expected.
    case right
    /// All but the parameters is.
    case wrongParameters
    /// Another intent, or another status.
    case wrong
  }

  private var analyzers: [String: TextAnalyzer] = [:]

  /// Compares an outcome.
  mutating func verdict(
    _ resolution: Resolution, expecting expectation: ExpectedOutcome
  ) -> Verdict {
    let locale = resolution.locale
    let analyzer = analyzers[locale] ?? TextAnalyzer(locale: LocaleTag(locale))
    analyzers[locale] = analyzer
    func isMet(_ expectation: ExpectedOutcome) -> Bool {
      expectation.compare(resolution, analyzer).allSatisfy(\.isSame)
    }
    if isMet(expectation) { return .right }
    var withoutParameters = expectation
    withoutParameters.parameters = nil
    return isMet(withoutParameters) ? .wrongParameters : .wrong
  }
}
