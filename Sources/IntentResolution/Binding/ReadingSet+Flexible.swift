// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension ReadingSet {
  /// Raises flexible readings by what other hypotheses say of the same intent.
  ///
  /// The surest of an app's intent gets 1 − (1 − *m*)(1 − Σ *s*·*c*) for its confidence *m*, and the
  /// confidence *c* of the intent in each other hypothesis, which has the share *s* of all
  /// hypotheses' confidences. Agreement is so surer than one reading alone, and never above 1; yet
  /// hypotheses are mostly the same words, so the others count by their shares only, and one of the
  /// very same text not at all. Readings that fit a phrase as it stands are left as they are.
  mutating func combineHypotheses() {
    guard readings.contains(where: { $0.isFlexible }) else { return }
    let hypotheses = request.hypotheses.prefix(ResolutionRequest.maxHypotheses)
    let sum = hypotheses.reduce(0) { $0 + $1.confidence }
    var seen: [(app: AppID, intent: UInt32)] = []
    // Surest first: the representative of an intent is met before its others.
    for k in readings.indices.sorted(by: { readings[$0].confidence > readings[$1].confidence }) {
      let own = shortcut(of: readings[k])
      if seen.contains(where: { $0.app == own.app && $0.intent == own.intent }) { continue }
      seen.append(own)
      guard readings[k].isFlexible else { continue }
      var counted = [hypotheses[readings[k].hypothesis].text]
      var others = 0.0
      for (h, hypothesis) in hypotheses.enumerated() where !counted.contains(hypothesis.text) {
        counted.append(hypothesis.text)
        let share = sum > 0 ? hypothesis.confidence / sum : 1 / Double(hypotheses.count)
        let best = readings.filter {
          let other = shortcut(of: $0)
          return $0.hypothesis == h && other.app == own.app && other.intent == own.intent
        }.reduce(0) { max($0, $1.alone) }
        others += share * best
      }
      let combined = 1 - (1 - readings[k].confidence) * (1 - others)
      readings[k].confidence = min(max(combined, readings[k].confidence), 1)
    }
  }

  /// Keeps out apps whose negative phrases the words are likelier to mean than any of their intents.
  mutating func excludeByNegatives() {
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
  mutating func preferForeground() {
    guard let scores = resolver.options.flexible, let best = readings.first, best.isFlexible,
      best.confidence < scores.certain, !best.candidate.isForeground,
      let index = readings.firstIndex(where: {
        $0.isFlexible && $0.candidate.isForeground
          && $0.confidence >= best.confidence - scores.margin
      })
    else { return }
    readings.insert(readings.remove(at: index), at: 0)
  }

  /// Intents that are hardly less sure than a flexible reading which is not certain; the chosen one
  /// first. `nil` when there are none.
  ///
  /// - Parameter isBound: Whether the chosen one is; then an intent that lacks what was said is no rival.
  func flexibleRivals(
    of index: Int, isBound: Bool, _ answers: [QueryNeed: QueryOutcome],
    _ scratch: inout MatchScratch
  ) -> [Disambiguation.Option]? {
    let chosen = readings[index]
    guard let scores = resolver.options.flexible, chosen.confidence < scores.certain else {
      return nil
    }
    var options = [option(chosen)]
    var seen = [shortcut(of: chosen)]
    for reading in readings.dropFirst(index + 1)
    where reading.isFlexible && reading.confidence >= chosen.confidence - scores.margin {
      let own = shortcut(of: reading)
      if seen.contains(where: { $0.app == own.app && $0.intent == own.intent }) { continue }
      if chosen.candidate.isForeground, own.app != seen[0].app { continue }
      if isBound {
        // Its errors are its own affair: it was not chosen.
        var notes = BindingNotes()
        if bind(reading, answers, &notes, &scratch).isNotFound { continue }
      }
      seen.append(own)
      options.append(option(reading))
    }
    return options.count > 1 ? options : nil
  }

  /// An intent of an app as a thing to choose.
  private func option(_ reading: Reading) -> Disambiguation.Option {
    let variant = image.variant(reading.candidate.variant)
    let shortcut = image.shortcut(
      image.phrase(reading.candidate.phrase).shortcut, of: variant.app)
    let intent = shortcut.map { image.intent($0.intent) }
    func text(_ reference: StringRef?) -> String {
      reference.map { image.strings[image.translated($0, variant)] } ?? ""
    }
    let short = text(shortcut?.shortTitle)
    let title = short.isEmpty ? text(intent?.title) : short
    return Disambiguation.Option(
      id: image.strings[image.app(variant.app).id], title: image.strings[variant.name],
      subtitle: title.isEmpty ? nil : title, intent: intent.map { image.strings[$0.name] })
  }
}
