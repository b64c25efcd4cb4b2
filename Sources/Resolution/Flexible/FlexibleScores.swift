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

}

/// What speaks for an intent.
struct FlexibleEvidence: BitwiseCopyable {
  /// Its share among all intents, and none.
  var probability: Float = 0
  /// Its score beside that of its own phrases.
  var likeness: Float = 0
  /// The share of the words, by rarity, that some phrase holds.
  var coverage: Float = 0
  /// The number of words.
  var words: Float = 1
  /// The share of the words that fill slots without being a listed value.
  var open: Float = 0
  /// The share of the words that are listed values.
  var listed: Float = 0

  /// How sure it is that the intent is meant.
  var confidence: Double {
    let p = min(max(probability, 1e-3), 1 - 1e-3)
    let odds = FloatMath.log(p / (1 - p))
    let z =
      -2.3 + 0.63 * odds + 2.65 * min(max(likeness, -0.5), 1.5) + 0.99 * coverage
      - 0.26 * FloatMath.log(max(words, 1))
    return Double(1 / (1 + FloatMath.exp(-z)))
  }
}
