// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension ReadingSet {
  /// Puts the readings of all hypotheses in order, and keeps out those of apps that are not meant.
  mutating func rank(_ hypotheses: ArraySlice<Hypothesis>) {
    // What is said as declared, in whichever hypothesis, is above all that was misheard.
    if readings.contains(where: { $0.candidate.isExact }) {
      readings.removeAll { !$0.candidate.isExact }
      negatives.removeAll()
    }
    if hypotheses.count > 1 {
      combine(hypotheses)
      // Stable: the recogniser's order decides between equals.
      readings = readings.enumerated().sorted {
        $0.element.confidence != $1.element.confidence
          ? $0.element.confidence > $1.element.confidence : $0.offset < $1.offset
      }.map(\.element)
    }
    excludeByNegatives()
    if !excluded.isEmpty {
      readings = readings.filter {
        !excluded.contains(image.variant($0.candidate.variant).app)
      }
    }
    preferForeground()
    if readings.count > Self.maxReadings { readings.removeLast(readings.count - Self.maxReadings) }
  }

  /// Raises flexible readings by what other hypotheses say of the same intent.
  ///
  /// The surest of an app's intent gets 1 − (1 − *m*)(1 − Σ *s*·*c*) for its confidence *m*, and the
  /// confidence *c* of the intent in each other hypothesis, which has the share *s* of all
  /// hypotheses' confidences. Agreement is so surer than one reading alone, and never above 1; yet
  /// hypotheses are mostly the same words, so the others count by their shares only, and one of the
  /// very same text not at all. Readings that fit a phrase as it stands are left as they are.
  private mutating func combine(_ hypotheses: ArraySlice<Hypothesis>) {
    guard readings.contains(where: { $0.isFlexible }) else { return }
    let sum = hypotheses.reduce(0) { $0 + $1.confidence }
    var seen: [IntentTarget] = []
    // Surest first: the representative of an intent is met before its others.
    for k in readings.indices.sorted(by: { readings[$0].confidence > readings[$1].confidence }) {
      let own = target(k)
      if seen.contains(own) { continue }
      seen.append(own)
      guard readings[k].isFlexible else { continue }
      var counted = [hypotheses[readings[k].hypothesis].text]
      var others = 0.0
      for (h, hypothesis) in hypotheses.enumerated() where !counted.contains(hypothesis.text) {
        counted.append(hypothesis.text)
        let share = sum > 0 ? hypothesis.confidence / sum : 1 / Double(hypotheses.count)
        let best = readings.indices.reduce(0) {
          readings[$1].hypothesis == h && target($1) == own ? max($0, readings[$1].alone) : $0
        }
        others += share * best
      }
      let combined = 1 - (1 - readings[k].confidence) * (1 - others)
      readings[k].confidence = min(max(combined, readings[k].confidence), 1)
    }
  }

  /// Keeps out apps whose negative phrases the words are likelier to mean than any of their intents.
  private mutating func excludeByNegatives() {
    for reading in negatives {
      let app = image.variant(reading.candidate.variant).app
      let isOutdone = readings.contains {
        image.variant($0.candidate.variant).app == app && $0.confidence > reading.confidence
      }
      if isOutdone || excluded.contains(app) { continue }
      excluded.append(app)
      if negative == nil { negative = reading }
    }
  }

  /// Puts the app in front first where others are hardly surer: it wins ties.
  private mutating func preferForeground() {
    guard let scores, let best = readings.first, best.isFlexible,
      best.confidence < scores.certain, !best.candidate.isForeground,
      let index = readings.firstIndex(where: {
        $0.isFlexible && $0.candidate.isForeground
          && $0.confidence >= best.confidence - scores.margin
      })
    else { return }
    readings.insert(readings.remove(at: index), at: 0)
  }

  /// Whether another reading fits as well as one: the same phrase's worth of the same words, or hardly less
  /// sure than what fits no phrase and is not certain.
  func isRival(_ other: Int, of index: Int) -> Bool {
    guard readings[index].isFlexible else {
      return readings[other].candidate.rank == readings[index].candidate.rank
        && readings[other].hypothesis == readings[index].hypothesis
    }
    guard let scores, readings[index].confidence < scores.certain, readings[other].isFlexible
    else { return false }
    if readings[index].candidate.isForeground, target(other).app != target(index).app {
      return false
    }
    return readings[other].confidence >= readings[index].confidence - scores.margin
  }
}
