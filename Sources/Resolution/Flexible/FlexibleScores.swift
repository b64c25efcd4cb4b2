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
  /// How much surer another intent must be than that of a phrase which fits only because a slot takes
  /// any words.
  public var contest: Double

  /// Creates thresholds.
  public init(
    floor: Double = 0.05, namedFloor: Double = 0.1, margin: Double = 0.05, contest: Double = 0.1
  ) {
    self.floor = floor
    self.namedFloor = namedFloor
    self.margin = margin
    self.contest = contest
  }

}

/// What speaks for an intent.
struct FlexibleEvidence: BitwiseCopyable {
  /// Its share among all intents, and none.
  var probability: Float = 0
  /// The same, and the likeness, before its slots were filled.
  var wordProbability: Float = 0
  var wordLikeness: Float = 0
  /// Its score beside that of its own phrases.
  var likeness: Float = 0
  /// The share of the words, by rarity, that some phrase holds.
  var coverage: Float = 0
  /// The number of words.
  var words: Float = 1
  /// The share of the words that fill slots without being a listed value.
  var open: Float = 0
  /// How much less well its slots fit than those of the reading whose fit best, in the logarithm of the
  /// likelihood for each word; 0 where it has none.
  var fit: Float = 0
  /// The share of the words that are listed values.
  var listed: Float = 0

  /// How sure it is that the intent is meant.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the app's name is said.
  ///   - shift: How the person's use shifts its log-odds.
  func confidence(isNamed: Bool, shift: Float = 0) -> Double {
    func odds(_ p: Float) -> Float {
      let p = min(max(p, 1e-3), 1 - 1e-3)
      return FloatMath.log(p / (1 - p))
    }
    func bounded(_ likeness: Float) -> Float { min(max(likeness, -0.5), 1.5) }
    let now = 0.137 * odds(probability) + 1.625 * bounded(likeness)
    let before = 0.403 * odds(wordProbability) + 0.941 * bounded(wordLikeness)
    let shares = 1.432 * coverage - 1.282 * open + 4.611 * listed
    let rest = 0.932 * max(fit, -5) - 0.357 * FloatMath.log(max(words, 1))
    let z = now + before + shares + rest - 2.289 + (isNamed ? 1.087 : 0) + shift
    return Double(1 / (1 + FloatMath.exp(-z)))
  }
}
