// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension Turn {
  /// Resolves a turn that is what this one would be without some words.
  typealias Trial = (ResolutionRequest, inout MatchScratch) -> Resolution

  /// Records every step that led to an outcome.
  ///
  /// - Parameter trial: What resolves the turn without each of its words.
  func explanation(
    of resolution: Resolution, _ readings: borrowing ReadingSet, _ bound: borrowing BoundReadings,
    _ scratch: inout MatchScratch, trial: Trial
  ) -> Explanation {
    var explanation = Explanation(transcript: resolution.transcript)
    let tokens = (try? matcher.analyzer.normalizedTokens(resolution.transcript)) ?? []
    explanation.tokens = tokens.map {
      Explanation.Token(
        text: $0.primary, range: $0.token.span,
        isKnown: image.lexicon.token(hash: $0.token.hash).id != .unknown)
    }
    addMentions(&explanation, &scratch.buffers)
    explanation.lookups = bound.notes.lookups
    for (k, reading) in readings.readings.enumerated() {
      let candidate = reading.candidate
      let variant = image.variant(candidate.variant)
      let phrase = image.phrase(candidate.phrase)
      let shortcut = image.shortcut(phrase.shortcut, of: variant.app)
      explanation.candidates.append(
        Explanation.Candidate(
          app: image.strings[image.app(variant.app).id],
          intent: shortcut.map { image.strings[image.intent($0.intent).name] } ?? "",
          phrase: image.strings.template(phrase.text), path: path(reading, tokens),
          literalWords: Int(candidate.literalWords), listedWords: Int(candidate.listedWords),
          openWords: Int(candidate.openWords), skippedWords: Int(candidate.skippedWords),
          confidence: reading.confidence, verdict: k < bound.verdicts.count ? bound.verdicts[k] : ""
        ))
    }
    for (reading, frame) in readings.refused.dropFirst(resolution.refusal == nil ? 0 : 1) {
      let intent = shortcut(of: reading.candidate).map {
        image.strings[image.intent($0.intent).name]
      }
      explanation.notes.append(
        "the utterance \(frame.description) '\(intent ?? "")', which it does not ask for")
    }
    if let refusal = resolution.refusal {
      explanation.notes.append("\(refusal), which it does not ask for")
    }
    if let frame = resolution.frame, !frame.unused.isEmpty {
      let words = frame.unused.map { "'\($0)'" }.joined(separator: ", ")
      explanation.notes.append("the intent does not account for \(words)")
    }
    let chosen = bound.chosen.map { readings.readings[$0] }
    if resolution.status == .needsConfirmation,
      chosen?.candidate.traits.contains(.isLimited) ?? false
    {
      explanation.notes.append(
        "asked back however sure: another act or thing, other than all, a time or many other words are "
          + "said that the intent does not heed")
    } else if resolution.status == .needsConfirmation, chosen?.isDeferred ?? false {
      explanation.notes.append(
        "asked back however sure: it is asked for under a condition, hinted at, or may be quoted")
    }
    if resolution.status == .needsConfirmation, let chosen, namesOther(chosen, bound.binding) {
      explanation.notes.append(
        "asked back: a value is missing, and the intent knows nothing of what is named")
    }
    for app in readings.excluded {
      explanation.notes.append(
        "a negative phrase keeps out '\(image.strings[image.app(app).id])'")
    }
    if readings.readings.contains(where: { $0.learnt != nil }) {
      explanation.notes.append("learnt from a correction")
    }
    if explanation.mentions.isEmpty, resolution.refusal == nil {
      explanation.notes.append("no app's name is in the utterance")
    } else if readings.readings.isEmpty && resolution.refusal == nil {
      explanation.notes.append("no phrase of the named apps matches the whole utterance")
    }
    if request.hypotheses.count > 1 {
      explanation.notes.append(
        "\(request.hypotheses.count) hypotheses; readings are ordered by their confidences' product"
          + (readings.readings.contains { $0.isFlexible } ? ", raised where hypotheses agree" : "")
      )
    }
    explanation.flexible = flexible(explanation, resolution, chosen: chosen, &scratch, trial: trial)
    return explanation
  }

  /// App names, found again in the reading that is explained.
  private func addMentions(_ explanation: inout Explanation, _ buffers: inout MatchBuffers) {
    var filter = Matcher.Filter()
    filter.walks = true
    guard (try? matcher.match(explanation.transcript, filter: filter, into: &buffers)) != nil
    else { return }
    for k in 0..<buffers.mentions.count {
      let mention = buffers.mentions[k]
      let variant = image.variant(VariantID(mention.variant))
      explanation.mentions.append(
        Explanation.Mention(
          app: image.strings[image.app(variant.app).id], locale: image.strings[variant.locale],
          range: buffers.lattice.span(Int(mention.from), Int(mention.to), buffers.tokens),
          score: 1 - Double(min(mention.cost, 100)) / 100))
    }
  }

  /// The words and slots along the trie, in utterance order.
  private func path(_ reading: Reading, _ tokens: [NormalizedToken]) -> [String] {
    var steps: [String] = []
    var at = 0
    let phrase = image.phrase(reading.candidate.phrase)
    let intent = image.shortcut(
      phrase.shortcut, of: image.variant(reading.candidate.variant).app
    ).map { image.intent($0.intent) }
    func skip(until lower: UInt32) {
      while at < tokens.count, tokens[at].token.lower < lower {
        steps.append(tokens[at].primary)
        at += 1
      }
    }
    for slot in reading.slots {
      skip(until: slot.range.lower)
      var name = "applicationName"
      if slot.slotClass != nil, let intent,
        let p = parameter(of: slot, phrase)
      {
        name = image.strings[image.parameter(intent.parameters.lowerBound &+ p).name]
      }
      steps.append("${\(name)} = \"\(words(slot.range, reading))\"")
      while at < tokens.count, tokens[at].token.lower < slot.range.upper { at += 1 }
    }
    skip(until: .max)
    return steps
  }
}
