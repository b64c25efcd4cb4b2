// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A phrase that one hypothesis fits, taken out of the scratch.
struct Reading {
  let hypothesis: Int
  let candidate: MatchCandidate
  let slots: [MatchedSlot]
  /// The match's confidence times the hypothesis's share of the best one's.
  var confidence: Double
}

/// A call into app code that a reading needs.
struct QueryNeed: Hashable, Sendable {
  let key: EntityKey
  let text: String
}

/// What binding made of a reading.
enum Binding {
  case bound([BoundParameter])
  case ambiguous([BoundParameter], parameter: UInt32, options: [Disambiguation.Option])
  case missing([BoundParameter], parameter: UInt32, searched: String?)
}
