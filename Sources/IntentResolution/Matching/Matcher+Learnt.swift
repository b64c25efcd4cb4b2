// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension Matcher {
  /// Goes on after exact matching where something was learnt from the person's use.
  ///
  /// What an utterance was corrected to comes before all that does not fit the words as they stand, and
  /// before a phrase whose slot takes any words; never to an app that does not hear it, or that a negative
  /// phrase keeps out. Equal phrases stand in the order of their priors.
  ///
  /// - Returns: The number of candidates, left in the scratch, best first.
  func matchLearnt(
    _ utf8: UnsafeBufferPointer<UInt8>, _ learnt: LearntViews, _ foreground: AppID?,
    mayBeContested: Bool, _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) -> Int {
    scratch.learnt = nil
    var reading: LearntReading?
    let words = scratch.tokens.count
    if words > 0, scratch.candidates.count == 0 || takesAnyWords(scratch) {
      reading = unsafe learnt.reading(
        scratch.tokens.tokens, utf8, analyzer, view.active.view, foreground, scratch)
    }
    let app = reading.map { image.variant($0.variant) }
    // What is near a negative phrase keeps an app out as well, and only going on finds that.
    if app == nil || app?.negativeCount ?? 0 > 0 {
      unsafe try matchFurther(utf8, foreground, mayBeContested: mayBeContested, &scratch)
    }
    if let reading, let app = app?.app, !keepsOut(app, scratch) {
      take(reading, of: app, words, isForeground: foreground == app, &scratch)
    } else {
      learnt.order(&scratch)
    }
    return scratch.candidates.count
  }

  /// Whether a negative phrase keeps an app out: one that fits, or is likelier meant than any of its intents.
  private func keepsOut(_ app: AppID, _ scratch: borrowing MatchScratch) -> Bool {
    var surest: Float = -1
    var negative: Float = -1
    for k in 0..<scratch.candidates.count {
      let candidate = scratch.candidates[k]
      guard image.variant(candidate.variant).app == app else { continue }
      if !candidate.isNegative {
        surest = max(surest, candidate.confidence)
      } else if candidate.confidence == 0 {
        return true
      } else {
        negative = max(negative, candidate.confidence)
      }
    }
    return negative >= 0 && negative >= surest
  }

  /// Leaves a correction as the candidate, and negative phrases of other apps behind it.
  private func take(
    _ reading: LearntReading, of app: AppID, _ words: Int, isForeground: Bool,
    _ scratch: inout MatchScratch
  ) {
    var at = 0
    while at < scratch.candidates.count {
      let candidate = scratch.candidates[at]
      if candidate.isNegative, image.variant(candidate.variant).app != app {
        at += 1
      } else {
        scratch.candidates.remove(at: at)
      }
    }
    var candidate = MatchCandidate()
    candidate.phrase = reading.phrase
    candidate.variant = reading.variant
    candidate.literalWords = UInt16(truncatingIfNeeded: words)
    candidate.isForeground = isForeground
    candidate.confidence = LearntReading.confidence
    candidate.rank = UInt64(LearntReading.confidence * 1_000_000)
    candidate.isLearnt = true
    scratch.learnt = reading
    scratch.candidates.insert(candidate, at: 0)
  }
}
