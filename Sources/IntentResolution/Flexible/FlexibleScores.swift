// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching

/// How sure flexible matching is of an intent, and from where on it counts: every threshold of it.
///
/// A confidence is the probability that the intent is meant, by a logistic regression over what the
/// ranking says. It was fitted once, to sentences by real people against phrases they had not seen,
/// those that no intent is meant by among them; `bespeak-benchmarks calibration` prints how true it is.
public struct FlexibleScores: Sendable, Equatable {
  /// Less sure readings are none.
  ///
  /// Low, since all below `confirmBelow` is asked back; where asking costs more than not hearing, raise it. Of
  /// 1,614 sentences for 150 intents (CLINC150, ten phrases each), 89.0 % of those that an intent is
  /// meant by come out right with 0.02 and 4 % of the others are rejected; with 0.05 it is 88.5 and 21 %,
  /// with 0.1 88.2 and 47 %, with 0.2 87.1 and 69 %, with 0.3 85.3 and 82 %.
  public var floor: Double
  /// The same where an app's name is said: the intents to choose from are then few.
  public var namedFloor: Double
  /// Readings of another intent or app that are less than this behind the best make it a choice.
  public var margin: Double
  /// A best reading at least this sure is taken without a choice, however near others are.
  public var certain: Double
  /// How much surer another intent must be than that of a phrase which fits only because a slot takes
  /// any words.
  public var contest: Double
  /// Readings less sure than this are asked back, whether or not a value is missing.
  public var confirmBelow: Double
  /// What a similarity of 1 by a `SemanticScorer` adds to the log-odds.
  public var semanticWeight: Double

  /// Creates thresholds.
  public init(
    floor: Double = 0.02, namedFloor: Double = 0.1, margin: Double = 0.05, contest: Double = 0.1,
    certain: Double = 0.8, confirmBelow: Double = 0.5, semanticWeight: Double = 2
  ) {
    self.floor = floor
    self.namedFloor = namedFloor
    self.margin = margin
    self.contest = contest
    self.certain = certain
    self.confirmBelow = confirmBelow
    self.semanticWeight = semanticWeight
  }
}

/// How an app's name stands in an utterance: in a request it has its place, in ordinary talk the same word is
/// a noun like others.
struct NameFrame: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// It is said first, polite words aside.
  static let first = NameFrame(rawValue: 1)
  /// It is said last, polite words aside.
  static let last = NameFrame(rawValue: 2)
  /// What stands before it connects it with the request: "with", "ask".
  static let addressed = NameFrame(rawValue: 4)
  /// What stands behind it does: "to".
  static let continued = NameFrame(rawValue: 8)
  /// The word before it makes it a thing: "the", "my".
  static let noun = NameFrame(rawValue: 16)
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
  /// How the app's name stands in the words.
  var frame = NameFrame()
  /// The share of the words that are listed values.
  var listed: Float = 0
  /// What the person's use adds to the log-odds, −1 ... 1.
  var use: Float = 0
  /// What an embedder's `SemanticScorer` adds to them.
  var meaning: Float = 0

  /// What each part adds to the logarithm of the odds that the intent is meant.
  ///
  /// - Parameter isNamed: Whether the app's name is said.
  @inline(__always)
  func terms(isNamed: Bool) -> FlexibleTerms {
    func odds(_ p: Float) -> Float {
      let p = min(max(p, 1e-3), 1 - 1e-3)
      return FloatMath.log(p / (1 - p))
    }
    func bounded(_ likeness: Float) -> Float { min(max(likeness, -0.5), 1.5) }
    let w = isNamed ? EvidenceWeights.named : .nameless
    var named: Float = 0
    if isNamed, !frame.contains(.noun) {
      if frame.contains(.first) { named += 1.268 }
      if frame.contains(.last) { named += 0.132 }
      if frame.contains(.addressed) { named += 1.577 }
      if frame.contains(.continued) { named += 0.137 }
    }
    return FlexibleTerms(
      share: w.odds * odds(probability), likeness: w.likeness * bounded(likeness),
      wordShare: w.wordOdds * odds(wordProbability),
      wordLikeness: w.wordLikeness * bounded(wordLikeness), coverage: w.coverage * coverage,
      open: w.open * open, listed: w.listed * listed, fit: w.fit * max(fit, -5),
      length: w.length * FloatMath.log(max(words, 1)), named: named, use: use,
      meaning: meaning, base: w.constant)
  }

  /// How sure it is that the intent is meant.
  ///
  /// - Parameter isNamed: Whether the app's name is said.
  func confidence(isNamed: Bool) -> Double {
    let z = terms(isNamed: isNamed).sum
    // A damaged model may have made it no number.
    return z.isFinite ? Double(1 / (1 + FloatMath.exp(-z))) : 0
  }
}

/// The parts of a confidence, each as what it adds to the logarithm of the odds.
struct FlexibleTerms: BitwiseCopyable {
  var share: Float
  var likeness: Float
  var wordShare: Float
  var wordLikeness: Float
  var coverage: Float
  var open: Float
  var listed: Float
  var fit: Float
  var length: Float
  /// How the app's name stands in the words.
  var named: Float
  var use: Float
  var meaning: Float
  var base: Float

  /// The logarithm of the odds.
  @inline(__always)
  var sum: Float {
    let now = share + likeness
    let before = wordShare + wordLikeness
    return now + before + (coverage + open + listed) + (fit + length) + base + named + use + meaning
  }
}

/// What each piece of evidence adds to the log-odds that an intent is meant.
///
/// Two logistic regressions, fitted once to sentences that people said, of three public collections and of
/// voice assistants' skills in ten languages, and to
/// everyday talk (`Corpora/everyday`) that no intent is meant by: one where apps are named, where most
/// of what speaks against an intent is that the name is an ordinary word, and one where none is.
private struct EvidenceWeights {
  let constant: Float
  let odds: Float
  let likeness: Float
  let wordOdds: Float
  let wordLikeness: Float
  let coverage: Float
  let length: Float
  let open: Float
  let listed: Float
  let fit: Float

  static let named = EvidenceWeights(
    constant: -3.703, odds: 0.181, likeness: 1.114, wordOdds: 0.708, wordLikeness: -0.175,
    coverage: 1.699, length: -0.047, open: 0.672, listed: 0.078, fit: 0)
  static let nameless = EvidenceWeights(
    constant: -1.572, odds: 0.117, likeness: 0.994, wordOdds: 0.596, wordLikeness: 0.491,
    coverage: 1.271, length: -0.266, open: -1.422, listed: 5.05, fit: 2.318)
}
