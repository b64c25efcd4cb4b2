// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension Matcher {
  /// Whether anything may come before a correction; without one, everything may.
  func mayBeOutdone(_ correction: LearntReading?) -> Bool {
    guard let correction else { return true }
    // What is near a negative phrase keeps an app out as well, and only going on finds that.
    return image.variant(correction.variant).negativeCount > 0
  }

  /// Takes a correction, or puts candidates in the order of their priors.
  ///
  /// What an utterance was corrected to comes before all that does not fit the words as they stand, and
  /// before a phrase whose slot takes any words; never to an app that does not hear it, or that a negative
  /// phrase keeps out. Equal phrases stand in the order of their priors.
  func settle(
    _ correction: LearntReading?, by learnt: LearntViews, _ utterance: Utterance,
    _ s: inout MatchBuffers
  ) {
    s.learnt = nil
    guard let correction else { return learnt.order(&s) }
    let app = image.variant(correction.variant).app
    if keepsOut(app, &s) { return learnt.order(&s) }
    take(correction, of: app, isForeground: utterance.foreground == app, &s)
  }

  /// Whether a negative phrase keeps an app out: one that fits, or is likelier meant than any of its intents.
  private func keepsOut(_ app: AppID, _ s: inout MatchBuffers) -> Bool {
    var surest: Float = -1
    var negative: Float = -1
    for k in 0..<s.candidates.count {
      let candidate = s.candidates[k]
      guard image.variant(candidate.variant).app == app else { continue }
      if !candidate.isNegative {
        surest = max(surest, candidate.confidence)
      } else if candidate.way == .phrase {
        return true
      } else {
        negative = max(negative, candidate.confidence)
      }
    }
    return negative >= 0 && negative >= surest
  }

  /// Leaves a correction as the candidate, and negative phrases of other apps behind it.
  private func take(
    _ reading: LearntReading, of app: AppID, isForeground: Bool, _ s: inout MatchBuffers
  ) {
    var at = 0
    while at < s.candidates.count {
      let candidate = s.candidates[at]
      if candidate.isNegative, image.variant(candidate.variant).app != app {
        at += 1
      } else {
        s.candidates.remove(at: at)
      }
    }
    var candidate = MatchCandidate()
    candidate.phrase = reading.phrase
    candidate.variant = reading.variant
    candidate.literalWords = UInt16(truncatingIfNeeded: reading.words)
    candidate.isForeground = isForeground
    candidate.confidence = LearntReading.confidence
    candidate.rank = UInt64(LearntReading.confidence * 1_000_000)
    candidate.way = .correction
    s.learnt = reading
    s.candidates.insert(candidate, at: 0)
  }
}
