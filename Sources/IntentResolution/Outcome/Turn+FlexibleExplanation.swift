// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import MatchIndex
import TextAnalysis

extension Turn {
  /// Most words that are left out to see what had come out without them, each a turn of its own.
  private static let maxTried = 32

  /// Describes what flexible matching made of the transcript; `nil` where it had no say.
  ///
  /// - Parameter chosen: The reading that was taken; `nil` where none was.
  func flexible(
    _ explanation: Explanation, _ resolution: Resolution, chosen: Reading?,
    _ scratch: inout MatchScratch, trial: Trial
  ) -> Explanation.Flexible? {
    guard let flexible = matcher.flexible else { return nil }
    if let chosen, !chosen.isFlexible { return nil }
    // What is left of an earlier turn says nothing of this one.
    let state = scratch.buffers.flexible()
    state.readings.removeAll()
    guard
      (try? matcher.match(explanation.transcript, filter: filter, into: &scratch.buffers)) != nil,
      state.readings.count > 0
    else { return nil }
    var all = (0..<state.readings.count).map { state.readings[$0] }
    all = all.enumerated().sorted {
      $0.element.confidence != $1.element.confidence
        ? $0.element.confidence > $1.element.confidence : $0.offset < $1.offset
    }.map(\.element)
    if let chosen, let at = all.firstIndex(where: { isSame($0, chosen) }) {
      all.insert(all.remove(at: at), at: 0)
    }
    var made = Explanation.Flexible()
    let rival = all.indices.dropFirst().first { !isSame(all[$0], all[0]) }
    var shown = Array(all.prefix(5))
    if let rival {
      if rival >= shown.count { shown[shown.count - 1] = all[rival] }
      made.runnerUp = min(rival, shown.count - 1)
    }
    made.readings = shown.map { described($0, flexible) }
    made.isAgainstRunnerUp = rival.map { flexible.isSameModel(all[0], all[$0]) } ?? false
    let over = made.isAgainstRunnerUp ? rival.map { all[$0].index } : nil
    made.features = features(of: all[0], over: over, explanation, flexible, &scratch)
    made.threshold = threshold(resolution, all[0], flexible)
    made.changes = changes(explanation, resolution, &scratch, trial: trial)
    return made
  }

  /// Whether a ranked intent is that of a reading.
  private func isSame(_ ranked: FlexibleReading, _ reading: Reading) -> Bool {
    ranked.variant == reading.candidate.variant.rawValue && !ranked.isNegative
      && ranked.shortcut == UInt32(image.phrase(reading.candidate.phrase).shortcut)
  }

  /// Whether two ranked intents are one of the same app.
  private func isSame(_ a: FlexibleReading, _ b: FlexibleReading) -> Bool {
    let (first, second) = (app(of: a), app(of: b))
    if first != second || a.isNegative != b.isNegative { return false }
    return a.shortcut == b.shortcut || intent(a) == intent(b)
  }

  private func app(of ranked: FlexibleReading) -> AppID {
    image.variant(VariantID(ranked.variant)).app
  }

  private func intent(_ ranked: FlexibleReading) -> UInt32? {
    if ranked.isNegative { return nil }
    return image.shortcut(UInt16(truncatingIfNeeded: ranked.shortcut), of: app(of: ranked))?.intent
  }

  private func described(
    _ ranked: FlexibleReading, _ flexible: FlexibleMatcher
  ) -> Explanation.Flexible.Reading {
    Explanation.Flexible.Reading(
      app: image.strings[image.app(app(of: ranked)).id],
      intent: intent(ranked).map { image.strings[image.intent($0).name] },
      phrase: image.strings.template(image.phrase(PhraseID(ranked.phrase)).text),
      confidence: ranked.confidence, parts: flexible.parts(of: ranked))
  }

  /// What speaks for a reading, strongest first, and what speaks most against it.
  private func features(
    of ranked: FlexibleReading, over rival: Int?, _ explanation: Explanation,
    _ flexible: FlexibleMatcher, _ scratch: inout MatchScratch
  ) -> [Explanation.Flexible.Feature] {
    var text = explanation.transcript
    let all = text.withUTF8 { utf8 in
      // SAFETY: the bytes are not used after the closure.
      let utterance = unsafe Utterance(utf8: utf8, foreground: nil)
      return flexible.contributions(to: ranked, over: rival, in: utterance, &scratch.buffers)
    }
    let tokens = explanation.tokens
    let bytes = Array(explanation.transcript.utf8)
    func described(_ one: FeatureContribution) -> Explanation.Flexible.Feature {
      var words = ""
      if one.words.lowerBound < tokens.count {
        let lower = Int(tokens[one.words.lowerBound].range.lower)
        let upper = Int(tokens[min(one.words.upperBound, tokens.count) - 1].range.upper)
        if lower <= upper, upper <= bytes.count {
          words = String(decoding: bytes[lower..<upper], as: UTF8.self)
        }
      }
      return Explanation.Flexible.Feature(
        kind: one.kind, words: words, gain: Double(one.gain))
    }
    let pro = all.filter { $0.gain >= 0.05 }.prefix(8)
    let contra = all.filter { $0.gain <= -0.05 }.suffix(4).reversed()
    return (Array(pro) + contra).map(described)
  }

  /// The threshold that keeps the outcome from being an intent to run.
  private func threshold(
    _ resolution: Resolution, _ best: FlexibleReading, _ flexible: FlexibleMatcher
  ) -> Explanation.Flexible.Threshold? {
    let scores = flexible.thresholds
    let actsFrom = max(
      confirmBelow,
      scores.policy.actsFrom(
        isNamed: best.isNamed, isConsequential: best.conduct.contains(.isConsequential)))
    switch resolution.outcome {
    case .noMatch where best.confidence < flexible.floor(best):
      return Explanation.Flexible.Threshold(
        name: "asksFrom", value: flexible.floor(best),
        reached: best.confidence)
    case .needsDisambiguation(let match, let choice) where choice.parameter == nil:
      let rival = resolution.alternatives.first?.confidence ?? match.confidence
      return Explanation.Flexible.Threshold(
        name: "margin", value: scores.margin, reached: match.confidence - rival)
    case .needsConfirmation(let match) where match.confidence < actsFrom:
      return Explanation.Flexible.Threshold(
        name: "actsFrom", value: actsFrom, reached: match.confidence)
    default: return nil
    }
  }

  /// What comes out without each word, where that is another intent or none.
  private func changes(
    _ explanation: Explanation, _ resolution: Resolution, _ scratch: inout MatchScratch,
    trial: Trial
  ) -> [Explanation.Flexible.Change] {
    var shorter = request
    shorter.explains = false
    shorter.maxAlternatives = 0
    func outcome(_ text: String, _ scratch: inout MatchScratch) -> Resolution {
      shorter.hypotheses = [Hypothesis(text)]
      return trial(shorter, &scratch)
    }
    let bytes = Array(explanation.transcript.utf8)
    let before =
      request.hypotheses.count == 1
      ? resolution : outcome(explanation.transcript, &scratch)
    var changes: [Explanation.Flexible.Change] = []
    var last: TextSpan?
    for token in explanation.tokens.prefix(Self.maxTried) where token.range != last {
      last = token.range
      let (lower, upper) = (Int(token.range.lower), Int(token.range.upper))
      guard lower < upper, upper <= bytes.count else { continue }
      let rest = Array(bytes[..<lower]) + Array(bytes[upper...])
      let after = outcome(String(decoding: rest, as: UTF8.self), &scratch)
      if after.intent == before.intent, after.app == before.app { continue }
      changes.append(
        Explanation.Flexible.Change(
          word: String(decoding: bytes[lower..<upper], as: UTF8.self), range: token.range,
          status: after.status, app: after.app, intent: after.intent,
          confidence: after.confidence))
    }
    return changes
  }
}
