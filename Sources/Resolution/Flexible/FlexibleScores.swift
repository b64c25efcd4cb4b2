// SPDX-License-Identifier: Apache-2.0

import IntentRanking

/// How sure flexible matching is of an intent, and from where on it counts: every threshold of it.
///
/// A confidence is the probability that the intent is meant, by a logistic regression over what the
/// ranking says. It was fitted once, to sentences by real people against phrases they had not seen,
/// those that no intent is meant by among them; `bespeak-benchmarks flexible` prints how true it is.
public struct FlexibleScores: Sendable, Equatable {
  /// Less sure readings are none.
  public var floor: Double
  /// The same where an app's name is said: the intents to choose from are then few.
  public var namedFloor: Double
  /// Readings of another intent or app that are less than this behind the best make it a choice.
  public var margin: Double

  /// Creates thresholds.
  public init(floor: Double = 0.1, namedFloor: Double = 0.25, margin: Double = 0.05) {
    self.floor = floor
    self.namedFloor = namedFloor
    self.margin = margin
  }

  /// The confidence in an intent.
  ///
  /// - Parameters:
  ///   - ranked: What the ranking says of it.
  ///   - coverage: The share of the evidence that some phrase holds.
  ///   - count: The number of intents that could be meant.
  static func confidence(_ ranked: RankedIntent, coverage: Float, count: Int) -> Double {
    let p = min(max(ranked.probability, 1e-4), 1 - 1e-4)
    let odds = FloatMath.log(p / (1 - p))
    let z = -3.0 + 0.45 * odds + 2.2 * ranked.likeness + 1.5 * coverage
    return Double(1 / (1 + FloatMath.exp(-z)))
  }
}
