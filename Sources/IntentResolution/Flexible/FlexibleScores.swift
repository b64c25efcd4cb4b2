// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching

/// The thresholds of flexible matching.
///
/// A confidence is the probability that the intent is meant, by a logistic regression over the evidence of the ranking.
/// It was fitted once: to sentences of real people, some of them for no intent, against phrases that they had not seen,
/// and to made-up apps with opposites, negations and questions. `bespeak-benchmarks calibration` compares it with the
/// share of right outcomes.
public struct FlexibleScores: Sendable, Equatable {
  /// The worth of acting, asking and silence; the confidence that each needs follows from it.
  public var policy: DecisionPolicy
  /// A reading of another intent or app makes a choice if its confidence is less than this below the best.
  public var margin: Double
  /// A best reading of at least this confidence is taken without a choice, even if others are near.
  public var certain: Double
  /// How much more confident another intent must be than that of a phrase that matches only because a slot takes any
  /// words.
  public var contest: Double
  /// The log-odds that a similarity of 1 by a `SemanticScorer` adds.
  public var semanticWeight: Double

  /// Creates thresholds.
  public init(
    policy: DecisionPolicy = .balanced, margin: Double = 0.05, contest: Double = 0.1,
    certain: Double = 0.8, semanticWeight: Double = 2
  ) {
    self.policy = policy
    self.margin = margin
    self.contest = contest
    self.certain = certain
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
  /// It is no thing for all that: "my Bobbin account", "undo that | Bobbin".
  static let notThing = NameFrame(rawValue: 32)

  /// Whether the name may be meant as the thing that it is called after: "take the bobbin out", not "in my Bobbin".
  var mayBeThing: Bool { contains(.noun) && isDisjoint(with: [.addressed, .notThing]) }
}

/// What speaks for an intent or against it, and is there or not.
struct Signs: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  /// The words go the way that its phrases do.
  static let agrees = Signs(rawValue: 1)
  /// Each of its phrases has a slot, and none is filled.
  static let lacksValue = Signs(rawValue: 2)
  /// The words are for a part of the things named, or for all but some.
  static let isPartial = Signs(rawValue: 4)
  /// The words are for all of the things named.
  static let isForAll = Signs(rawValue: 8)
  /// The first word of the request is not accounted for.
  static let hasOtherHead = Signs(rawValue: 16)
  /// A listed value is named that the intent does not take.
  static let hasOtherValue = Signs(rawValue: 32)
  /// A time is said that the intent does not account for: it is asked for then, not now.
  static let hasTime = Signs(rawValue: 64)
  /// The app does both, and the words go against the intent that does the opposite.
  static let isDecided = Signs(rawValue: 128)
  /// The words first go against another intent, on a way that its phrases say nothing of.
  static let strays = Signs(rawValue: 256)
  /// The words are for some things alone.
  static let isOnly = Signs(rawValue: 512)
  /// The first word of the request says another act than its phrases do.
  static let hasOtherAct = Signs(rawValue: 1024)
  /// That act is to go on to the one before or after: nothing is done with the one at hand.
  static let goesOn = Signs(rawValue: 2048)
  /// So much is not accounted for that the intent is mostly spoken of and not asked for.
  static let hasManyUnused = Signs(rawValue: 4096)
  /// A listed value is named that the intent takes.
  static let hasOwnValue = Signs(rawValue: 8192)
  /// The words go its way only as something turns them round, and not what is known to end things.
  static let isTurned = Signs(rawValue: 16384)
  /// Nothing says which of two opposites is meant but words that neither accounts for, or it may be the other, or of an app
  /// that is named a negation is left.
  static let isOpen = Signs(rawValue: 32768)
  /// It accounts for a word besides the verb and those that say which way to go.
  static let namesThing = Signs(rawValue: 65536)
  /// A thing is named that is none of its phrases' but of the same kind.
  static let hasOtherThing = Signs(rawValue: 131072)
  /// Each of its phrases is for all of the things named, and the words are not.
  static let goesFurther = Signs(rawValue: 262144)
  /// Nothing says its act, where it undoes something or the first word of the request is unknown.
  static let leavesAct = Signs(rawValue: 524288)
  /// It accounts for the verb, and for nothing that this is said of.
  static let replacesThing = Signs(rawValue: 1_048_576)
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
  /// The number of different words, as far as more of them say anything.
  var words: Float = 1
  /// The share of the words that fill slots without being a listed value.
  var open: Float = 0
  /// How much less well its slots fit than those of the reading whose fit best, in the logarithm of the
  /// likelihood for each word; 0 where it has none.
  var fit: Float = 0
  /// How the app's name stands in the words.
  var frame = NameFrame()
  /// The share of the words that the intent does not account for, by rarity.
  var unexplained: Float = 0
  /// How much they tell: the sum of their rarity.
  var unexplainedWeight: Float = 0
  /// The same of those words that other intents account for.
  var unexplainedElsewhere: Float = 0
  /// The same of those that the intent accounts for which the words go against.
  var unexplainedOpposed: Float = 0
  /// Whether what words mean by their vectors is in the ranking.
  var hasVectors = false
  /// What else speaks for the intent or against it.
  var signs = Signs()
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
    let name =
      !isNamed ? 0 : frame.contains(.noun) ? w.noun : frame.isEmpty ? 0 : w.isConnected
    func sign(_ sign: Signs, _ weight: Float) -> Float { signs.contains(sign) ? weight : 0 }
    return FlexibleTerms(
      share: w.odds * odds(probability), likeness: w.likeness * bounded(likeness),
      wordShare: w.wordOdds * odds(wordProbability),
      wordLikeness: w.wordLikeness * bounded(wordLikeness), coverage: w.coverage * coverage,
      open: w.open * open, listed: w.listed * listed, fit: w.fit * max(fit, -5),
      length: w.length * FloatMath.log(max(words, 1)), named: name,
      unexplained: w.unexplained * unexplained
        + w.unexplainedWeight * min(unexplainedWeight, FlexibleEvidence.maxWeight)
        + w.unexplainedElsewhere * min(unexplainedElsewhere, FlexibleEvidence.maxWeight)
        + w.unexplainedOpposed * min(unexplainedOpposed, FlexibleEvidence.maxWeight)
        + sign(.hasOtherHead, w.hasOtherHead) + sign(.hasOtherValue, w.hasOtherValue)
        + sign(.hasOtherAct, w.hasOtherAct),
      direction: sign(.agrees, w.agrees) + sign(.isDecided, w.isDecided)
        + sign(.strays, w.strays), value: sign(.lacksValue, w.lacksValue),
      scope: sign(.isPartial, w.isPartial) + sign(.isForAll, w.isForAll) + sign(.isOnly, w.isOnly),
      use: use, meaning: meaning,
      base: w.constant + (hasVectors ? w.byVectors : 0))
  }

  /// From so much on, more that is not accounted for says nothing.
  fileprivate static let maxWeight: Float = 12

  /// How sure it is that the intent is meant.
  ///
  /// - Parameter isNamed: Whether the app's name is said.
  func confidence(isNamed: Bool) -> Double {
    let z = terms(isNamed: isNamed).sum
    // A damaged model may have made it no number.
    return z.isFinite ? Double(1 / (1 + FloatMath.exp(-z))) : 0
  }

  /// How sure it is at most, whichever of the words the intent accounts for and whatever the signs are: those of this
  /// evidence do not count.
  ///
  /// - Parameter isNamed: Whether the app's name is said.
  func greatestConfidence(isNamed: Bool) -> Double {
    var known = self
    known.signs = Signs()
    let said = (isNamed ? EvidenceWeights.named : .nameless).mostSaid
    let z = known.terms(isNamed: isNamed).sum + said
    // The sum is rounded in another order.
    return z.isFinite ? Double(1 / (1 + FloatMath.exp(-z - 1e-3))) : 1
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
  var unexplained: Float
  /// That the words go the way of the intent's phrases.
  var direction: Float
  /// That a value is missing.
  var value: Float
  /// How many of the things named are meant.
  var scope: Float
  var use: Float
  var meaning: Float
  var base: Float

  /// The logarithm of the odds.
  @inline(__always)
  var sum: Float {
    let now = share + likeness
    let before = wordShare + wordLikeness
    let said = unexplained + direction + value + scope
    return now + before + (coverage + open + listed) + (fit + length) + base + named + said
      + (use + meaning)
  }
}

/// What each piece of evidence adds to the log-odds that an intent is meant.
///
/// Two logistic regressions, fitted once to sentences that people said, of three public collections and of
/// voice assistants' skills in ten languages, to opposites, negations and paraphrases of made-up apps in
/// nine, and to everyday talk (`Corpora/everyday`) that no intent is meant by: one where apps are named, where most
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
  let isConnected: Float
  let noun: Float
  let unexplained: Float
  let unexplainedWeight: Float
  let agrees: Float
  let lacksValue: Float
  let isPartial: Float
  let isForAll: Float
  let isOnly: Float
  let hasOtherHead: Float
  let hasOtherValue: Float
  let hasOtherAct: Float
  let unexplainedElsewhere: Float
  let unexplainedOpposed: Float
  let isDecided: Float
  let strays: Float
  /// What is added where vectors of words have a say in the ranking: by them, what is said of other
  /// things is likelier too. Set so that confidences hold: of what is .8 sure, about four of five are right.
  let byVectors: Float

  /// The most that signs and words not accounted for add.
  var mostSaid: Float {
    func most(_ weight: Float, times count: Float = 1) -> Float { max(0, weight * count) }
    let limit = FlexibleEvidence.maxWeight
    let signs =
      most(agrees) + most(lacksValue) + most(isPartial) + most(isForAll) + most(isOnly)
      + most(hasOtherHead) + most(hasOtherValue) + most(hasOtherAct) + most(isDecided)
      + most(strays)
    // What other intents hold is part of what is not accounted for.
    let left = max(most(unexplainedWeight), most(unexplainedWeight + unexplainedElsewhere))
    return signs + most(unexplained) + limit * (left + most(unexplainedOpposed))
  }

  static let named = EvidenceWeights(
    constant: -3.155, odds: 0.112, likeness: 0.399, wordOdds: 0.114, wordLikeness: 1.403,
    coverage: -0.939, length: 1.831, open: -2.227, listed: 2.552, fit: 0.257, isConnected: 0.559,
    noun: -1.177, unexplained: -3.677, unexplainedWeight: -0.128, agrees: 0.610,
    lacksValue: -0.308, isPartial: -1.170, isForAll: -2.840, isOnly: -0.149, hasOtherHead: 1.707,
    hasOtherValue: -1.331, hasOtherAct: -1.5, unexplainedElsewhere: -0.151,
    unexplainedOpposed: -0.523,
    isDecided: 1.092, strays: -1.387, byVectors: -0.4)
  static let nameless = EvidenceWeights(
    constant: 1.720, odds: 0.138, likeness: -0.196, wordOdds: 0.571, wordLikeness: 0.418,
    coverage: -2.043, length: 0.525, open: 0.765, listed: 4.166, fit: 2.140, isConnected: 0,
    noun: 0, unexplained: -1.103, unexplainedWeight: -0.172, agrees: -0.052, lacksValue: -3.657,
    isPartial: -0.575, isForAll: -0.048, isOnly: -0.575, hasOtherHead: 0.047,
    hasOtherValue: 0.613, hasOtherAct: -1.5, unexplainedElsewhere: 0.102, unexplainedOpposed: 0,
    isDecided: 0,
    strays: 0, byVectors: -0.65)
}
