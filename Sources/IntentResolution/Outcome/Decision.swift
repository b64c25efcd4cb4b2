// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// What is done with a turn: act, confirm, ask, choose, or stay silent.
///
/// Everything that keeps an intent from being run comes together here and nowhere else.
struct Decision {
  /// From where on a phrase that fits is acted on without asking back.
  let confirmBelow: Double
  /// The thresholds of readings that fit no phrase; `nil` where there are none.
  let scores: FlexibleScores?

  /// Decides what is done.
  ///
  /// - Parameters:
  ///   - readings: All that was found.
  ///   - match: The intent of the reading that was taken; `nil` where none was.
  ///   - doubts: What speaks against acting on it.
  ///   - negative: The outcome of the negative phrase that keeps its app out, where nothing else was meant.
  func outcome(
    of readings: borrowing ReadingSet, _ match: consuming IntentMatch?, _ doubts: Doubts,
    negative: Resolution.Outcome?
  ) -> Resolution.Outcome {
    guard !readings.readings.isEmpty else {
      if let failure = readings.failure { return .rejected(reason: Self.describe(failure)) }
      if let negative { return negative }
      return readings.isExhausted
        ? .rejected(reason: "the utterance has too many readings to look at") : .noMatch
    }
    guard let match else { return .noMatch }
    // Which app or intent comes first; what it lacks is asked once it is chosen.
    if !doubts.rivals.isEmpty {
      return .needsDisambiguation(match, Disambiguation(parameter: nil, options: doubts.rivals))
    }
    switch doubts.gap {
    // Nobody is asked for a value of what may not be meant at all.
    case .some
    where doubts.isFlexible
      && (doubts.isDeferred || match.confidence < valueThreshold(doubts)):
      return .needsConfirmation(match)
    // What is named may be all the value there is: "mute the television" where chats are muted.
    case .missing where doubts.namesOther:
      return .needsConfirmation(match)
    case .ambiguous(let choice): return .needsDisambiguation(match, choice)
    case .missing(let parameter, let dialog):
      return .needsValue(match, parameter: parameter, dialog: dialog)
    case nil:
      return isToConfirm(match.confidence, doubts) ? .needsConfirmation(match) : .resolved(match)
    }
  }

  /// Whether an intent that lacks nothing is confirmed before it runs.
  func isToConfirm(_ confidence: Double, _ doubts: Doubts) -> Bool {
    confidence < threshold(doubts) || doubts.asksForConsent || doubts.isDeferred
      || doubts.dropsRequest
  }

  /// From where on a value is asked for, of what fits no phrase.
  private func valueThreshold(_ doubts: Doubts) -> Double {
    let threshold = threshold(doubts)
    guard let scores, threshold.isFinite else { return threshold }
    return min(
      threshold,
      max(confirmBelow, scores.policy.asksValueFrom(isNamed: doubts.traits.contains(.isNamed))))
  }

  /// From where on a reading is acted on without asking back: a phrase that fits, from the least on, unless one of its
  /// values was only heard nearly. What fits no phrase and whose app's name was misheard is always asked back, and so is
  /// what is said in a language whose words nobody knows to forbid or to ask.
  private func threshold(_ doubts: Doubts) -> Double {
    guard doubts.isFlexible || doubts.isNearValue, let scores else { return confirmBelow }
    if doubts.isFlexible, doubts.isMisheard || doubts.traits.contains(.isUnframed) {
      return .infinity
    }
    return max(
      confirmBelow,
      scores.policy.actsFrom(
        isNamed: doubts.traits.contains(.isNamed) || !doubts.isFlexible,
        isConsequential: doubts.traits.contains(.isConsequential) || doubts.asksForConsent))
  }

  private static func describe(_ failure: AnalysisFailure) -> String {
    switch failure {
    case .tooManyBytes(let limit): "the text is longer than \(limit) bytes"
    case .tooManyTokens(let limit): "the text has more than \(limit) words"
    }
  }
}

/// All that may keep a reading that was taken from being acted on.
struct Doubts {
  /// What the first parameter that cannot be bound lacks; `nil` when all are.
  var gap: Gap?
  /// Apps or intents that fit as well, the one that was taken first; empty where none does.
  var rivals: [Disambiguation.Option] = []
  /// Whether it fits no phrase as it stands.
  var isFlexible = false
  /// What else is to be heeded where it fits no phrase.
  var traits = CandidateTraits()
  /// Whether a name was misheard.
  var isMisheard = false
  /// Whether words are near a value, and not its name.
  var isNearValue = false
  /// Whether the intent is declared to be confirmed before it runs.
  var asksForConsent = false
  /// Whether it is asked for under a condition, for later or in part, or may be quoted.
  var isDeferred = false
  /// Whether the missing value is one of a list, and the intent knows nothing of what is named.
  var namesOther = false
  /// Whether something else is asked for too, which would not be done.
  var dropsRequest = false

  /// What a parameter lacks.
  enum Gap {
    /// One of several values.
    case ambiguous(Disambiguation)
    /// Any value; with what to ask.
    case missing(parameter: String, dialog: String?)
  }
}
