// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A phrase that one hypothesis fits, taken out of the scratch.
struct Reading {
  let hypothesis: Int
  let candidate: MatchCandidate
  let slots: [MatchedSlot]
  /// The match's confidence, whatever the recogniser's.
  let alone: Double
  /// The match's confidence times the hypothesis's share of the best one's; of a flexible reading, what
  /// other hypotheses say of its intent besides.
  var confidence: Double
  /// What the utterance was once corrected to, where that is what the reading is.
  var learnt: LearntReading?
  /// Whether it is asked for under a condition, or for later, or may be somebody else's words.
  var isDeferred = false

  /// Whether it fits no phrase as it stands.
  var isFlexible: Bool { candidate.way != .phrase }
}

/// The intent of an app that a reading would run.
struct IntentTarget: Equatable {
  var app: AppID
  /// Its number among all intents; the greatest number for none.
  var intent: UInt32
}

/// Readings with their values, as far as they had to be bound.
struct BoundReadings: ~Copyable {
  /// The reading that is taken, by its place among all; `nil` where none can be.
  var chosen: Int?
  /// What it was bound to.
  var binding = Binding()
  /// Readings of other apps or intents that fit as well, the chosen one first; empty where none does.
  var rivals: [Int] = []
  /// What became of each reading that was bound, in words; kept only where it is explained.
  var verdicts: [String] = []
  var notes = BindingNotes()
}

/// A call into app code that a reading needs.
struct QueryNeed: Hashable, Sendable {
  let key: EntityKey
  let text: String
}

/// What binding made of a reading.
struct Binding {
  /// The parameters that are bound, in the intent's order.
  var parameters: [BoundParameter] = []
  /// The parameter that cannot be bound, with the reason; `nil` when all are.
  var gap: Gap?
  /// How sure it is that the words stand for what they were bound to, 0 ... 1; the least sure one's.
  var certainty = 1.0

  /// Why a parameter, by its index over all apps, is not bound.
  enum Gap {
    /// There are several values to choose from.
    case ambiguous(parameter: UInt32, options: [Disambiguation.Option])
    /// The words name no value, or, with `searched` absent, none was said.
    case missing(parameter: UInt32, searched: String?)
  }

  /// Whether words were said that name no value.
  var isNotFound: Bool {
    if case .missing(_, .some) = gap { true } else { false }
  }
}

/// What is noted while readings are bound.
struct BindingNotes {
  /// Failures of app code, each once.
  private(set) var failures: [String] = []
  /// Look-ups in the order they were made; kept only where they are explained.
  var lookups: [Explanation.Lookup] = []

  /// Notes a failure of app code.
  mutating func fail(_ reason: String) {
    if !failures.contains(reason) { failures.append(reason) }
  }
}
