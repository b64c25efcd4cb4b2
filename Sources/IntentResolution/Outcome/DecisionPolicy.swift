// SPDX-License-Identifier: Apache-2.0

/// The worth of acting, asking and staying silent, right or wrong.
///
/// If words match no declared phrase, the resolver estimates how likely its best guess is, and takes the outcome that
/// is worth most on average; staying silent is worth 0. By default it acts from a probability of 0.73 on, for an intent
/// with consequences from 0.89, and asks back from 0.23 on, or 0.09 if the app was named. Under any policy, it never
/// performs an intent that the words forbid, ask about, report or reverse.
public struct DecisionPolicy: Sendable, Equatable {
  /// The worth of asking about the right intent, if performing it is worth 1; 0 ..< 1.
  public var rightQuestion: Double
  /// The cost of asking about another intent; above 0.
  public var wrongQuestion: Double
  /// The same if the app was named: the person then expects something of it.
  public var wrongNamedQuestion: Double
  /// The cost of performing a wrong intent.
  public var wrongAct: Double
  /// The same for an intent with consequences: one that deletes, pays, sends, unlocks, shares or calls.
  public var wrongConsequentialAct: Double

  /// Creates a policy; by default `balanced`.
  public init(
    rightQuestion: Double = 0.5, wrongQuestion: Double = 0.15, wrongNamedQuestion: Double = 0.05,
    wrongAct: Double = 1.5, wrongConsequentialAct: Double = 4
  ) {
    self.rightQuestion = rightQuestion
    self.wrongQuestion = wrongQuestion
    self.wrongNamedQuestion = wrongNamedQuestion
    self.wrongAct = wrongAct
    self.wrongConsequentialAct = wrongConsequentialAct
  }

  /// Acts and asks less often: acts from 0.88 on, with consequences from 0.96, and asks from 0.38, or 0.17 if the app
  /// is named.
  public static let cautious = DecisionPolicy(
    wrongQuestion: 0.3, wrongNamedQuestion: 0.1, wrongAct: 4, wrongConsequentialAct: 12)

  /// The default.
  public static let balanced = DecisionPolicy()

  /// Acts and asks more often: acts from 0.58 on, with consequences from 0.74, and asks from 0.09, or 0.04 if the app
  /// is named.
  public static let eager = DecisionPolicy(
    wrongQuestion: 0.05, wrongNamedQuestion: 0.02, wrongAct: 0.75, wrongConsequentialAct: 1.5)

  /// From which probability on an intent is performed: where that is worth more than asking.
  package func actsFrom(isNamed: Bool, isConsequential: Bool) -> Double {
    let question = isNamed ? wrongNamedQuestion : wrongQuestion
    let more = (isConsequential ? wrongConsequentialAct : wrongAct) - question
    return share(max(more, 0), of: 1 - rightQuestion)
  }

  /// From which probability on a value is asked for that was not said: two thirds of the way from asking
  /// to acting, for nothing is done yet, and what is answered may say that another thing was meant.
  package func asksValueFrom(isNamed: Bool) -> Double {
    (2 * actsFrom(isNamed: isNamed, isConsequential: false) + asksFrom(isNamed: isNamed)) / 3
  }

  /// From which probability on it is asked back: where that is worth more than silence.
  package func asksFrom(isNamed: Bool) -> Double {
    share(isNamed ? wrongNamedQuestion : wrongQuestion, of: rightQuestion)
  }

  /// Where a gain at a probability equals a cost at what is left of it.
  private func share(_ cost: Double, of gain: Double) -> Double {
    gain > 0 ? cost / (cost + gain) : 1
  }
}
