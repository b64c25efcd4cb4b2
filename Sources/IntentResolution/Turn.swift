// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import PhraseGrammar
import TextAnalysis

/// One turn, with all that its steps go by.
///
/// ```text
/// text ─analyse─▶ words ─match─▶ phrases ─rank─▶ readings ─bind─▶ values ─decide─▶ outcome
///      └──────── Matcher, for each hypothesis ──────────┘ └─────── Turn ─────────┘
/// ```
///
/// Not copied, so that a turn counts as few references as can be: threads would contend for them.
struct Turn: ~Copyable {
  let request: ResolutionRequest
  let matcher: Matcher
  /// Which apps hear the turn.
  let filter: Matcher.Filter
  /// From where on a phrase that fits is acted on without asking back.
  let confirmBelow: Double
  /// What became of matching the only hypothesis, where that is done; candidates are in the buffers.
  let matched: MatchedHypothesis?

  /// The index that is resolved against.
  var image: IndexImage { matcher.image }

  /// The hypotheses that are looked at, best first.
  var hypotheses: ArraySlice<Hypothesis> {
    request.hypotheses.prefix(ResolutionRequest.maxHypotheses)
  }

  /// Analyses the hypotheses, matches their words to phrases and ranks what they may mean.
  func read(_ buffers: inout MatchBuffers) -> ReadingSet {
    var readings = ReadingSet(image: image, scores: matcher.thresholds)
    // Confidences count against the best hypothesis: a recogniser that is never sure says nothing
    // about the phrase.
    let best = hypotheses.reduce(0) { max($0, $1.confidence) }
    for (number, hypothesis) in hypotheses.enumerated() {
      do throws(AnalysisFailure) {
        var count: Int
        if let matched {
          count = try matched.get()
        } else {
          count = try matcher.match(hypothesis.text, filter: filter, into: &buffers)
        }
        let isQuoted = buffers.isQuoted
        let unsureRepair = buffers.unsureRepair
        // What is forbidden or taken back is not heard, nor is talk that leaves the request alone.
        var left = buffers.isRanked ? buffers.request(in: hypothesis.text) : nil
        if let text = left {
          let isApart = buffers.isApart
          count = try matcher.match(text, filter: filter, into: &buffers)
          if count == 0, isApart {
            left = nil
            count = try matcher.match(hypothesis.text, filter: filter, into: &buffers)
          }
        }
        if buffers.isRanked {
          readings.note(Hearing(left ?? hypothesis.text, &buffers), hypothesis: number)
        }
        readings.take(
          count, from: buffers, hypothesis: number, isQuoted: isQuoted, unsureRepair: unsureRepair,
          weight: best > 0 ? hypothesis.confidence / best : 1)
        for request in buffers.requests(in: left ?? hypothesis.text) {
          count = try matcher.match(request, filter: filter, into: &buffers)
          if count > 0 { readings.noteRequest(buffers, hypothesis: number) }
        }
      } catch {
        readings.fail(error)
      }
    }
    if readings.readings.contains(where: FrameFilter.concerns),
      let filter = FrameFilter(matcher, &buffers)
    {
      readings.heedFrames(filter, hypotheses)
    }
    readings.rank(hypotheses)
    return readings
  }

  /// Decides what is done with what the readings were bound to.
  func decide(
    _ readings: borrowing ReadingSet, _ bound: borrowing BoundReadings,
    _ scratch: inout MatchScratch
  ) -> Resolution {
    let decision = Decision(confirmBelow: confirmBelow, scores: readings.scores)
    guard let index = bound.chosen, let shortcut = shortcut(of: readings.readings[index].candidate)
    else {
      let negative = readings.readings.isEmpty ? readings.negative : nil
      let outcome = decision.outcome(
        of: readings, nil, Doubts(), negative: negative.map { self.negative($0, &scratch) })
      let frame = outcome.status == .noMatch ? speech(readings, nil, &scratch) : nil
      return Resolution(
        transcript: request.hypotheses.first?.text ?? "",
        locale: negative.map { image.strings[image.variant($0.candidate.variant).locale] }
          ?? request.locale.description,
        outcome: outcome, frameBox: frame.map(Boxed.init))
    }
    let candidate = readings.readings[index].candidate
    let isFlexible = readings.readings[index].isFlexible
    let variant = image.variant(candidate.variant)
    let phrase = image.phrase(candidate.phrase)
    let intent = image.intent(shortcut.intent)
    let match = IntentMatch(
      app: scratch.strings.text(image.app(variant.app).id),
      intent: scratch.strings.text(intent.name), shortcut: Int(phrase.shortcut),
      phrase: scratch.strings.template(phrase.text),
      kind: candidate.misheard > 0 || isFlexible ? .flexible : .exact,
      confidence: readings.readings[index].confidence * bound.binding.certainty,
      parameters: bound.binding.parameters)
    let doubts = Doubts(
      gap: bound.binding.gap.map { lack($0, variant) },
      rivals: bound.rivals.map { option(readings.readings[$0].candidate, isFlexible: isFlexible) },
      isFlexible: isFlexible, traits: candidate.traits, isMisheard: candidate.misheard > 0,
      isNearValue: bound.binding.certainty < 1,
      asksForConsent: intent.flags & 1 != 0,
      isDeferred: isDeferred(readings.readings[index], bound.binding, &scratch.buffers),
      namesOther: namesOther(readings.readings[index], bound.binding),
      dropsRequest: isFlexible && readings.dropsRequest(index))
    let frame = readings.hearings.isEmpty ? nil : speech(readings, index, &scratch)
    return Resolution(
      transcript: request.hypotheses[readings.readings[index].hypothesis].text,
      locale: scratch.strings.text(variant.locale),
      outcome: decision.outcome(of: readings, match, doubts, negative: nil),
      alternatives: alternatives(readings, to: index, &scratch), failures: bound.notes.failures,
      frameBox: frame.map(Boxed.init))
  }

  /// Whether a reading is asked for under a condition or for later, or may be quoted, or a slot that words are near a value of
  /// has taken a negation with it: "library books not".
  private func isDeferred(
    _ reading: Reading, _ binding: Binding, _ buffers: inout MatchBuffers
  ) -> Bool {
    if reading.isDeferred || reading.candidate.traits.contains(.isLimited) { return true }
    guard binding.certainty < 1 else { return false }
    let filter = FrameFilter(matcher, &buffers)
    let language = image.language(image.variant(reading.candidate.variant).language).language
    let refusing = RefusingWords.forLanguage(image.strings[language])
    let names = binding.parameters.compactMap {
      if case .entity(_, let title) = $0.value { title } else { nil }
    }
    return reading.slots.contains {
      guard $0.slotClass != nil, $0.values.isEmpty else { return false }
      let words = words($0.range, reading)
      return refusing?.refuse(words, besides: names) ?? false || filter?.negates(words) ?? false
    }
  }

  /// Whether a value of a list is missing where the words are known to say the verb alone: they may name another thing.
  func namesOther(_ reading: Reading, _ binding: Binding) -> Bool {
    guard reading.isFlexible, reading.candidate.traits.contains(.leavesThing),
      case .missing(let parameter, _) = binding.gap
    else { return false }
    return image.parameter(parameter).valueType != 0
  }

  // MARK: - In words

  /// A part of the utterance that a reading is of.
  func words(_ range: TextSpan, _ reading: Reading) -> String {
    request.hypotheses[reading.hypothesis].text.words(range)
  }

  /// The shortcut that a candidate would run; `nil` where a damaged image has none.
  func shortcut(of candidate: MatchCandidate) -> ShortcutRecord? {
    image.shortcut(
      image.phrase(candidate.phrase).shortcut, of: image.variant(candidate.variant).app)
  }

  /// A negative phrase that keeps its app out.
  private func negative(
    _ reading: Reading, _ scratch: inout MatchScratch
  ) -> Resolution.Outcome {
    let app = image.variant(reading.candidate.variant).app
    return .negative(
      app: scratch.strings.text(image.app(app).id),
      phrase: scratch.strings.template(image.phrase(reading.candidate.phrase).text),
      confidence: reading.confidence)
  }

  /// What a parameter lacks, as the person is asked for it.
  private func lack(_ gap: Binding.Gap, _ variant: VariantRecord) -> Doubts.Gap {
    func dialog(_ source: StringRef) -> String? {
      source == .none ? nil : image.strings[image.translated(source, variant)]
    }
    switch gap {
    case .ambiguous(let index, let options):
      let parameter = image.parameter(index)
      return .ambiguous(
        Disambiguation(
          parameter: image.strings[parameter.name], options: options,
          dialog: dialog(parameter.requestDisambiguationDialog)))
    case .missing(let index, _):
      let parameter = image.parameter(index)
      return .missing(
        parameter: image.strings[parameter.name], dialog: dialog(parameter.requestValueDialog))
    }
  }

  /// A reading as a thing to choose: an app, or an intent of one.
  ///
  /// - Parameter isFlexible: Whether several intents of one app may be there, told by their titles.
  private func option(
    _ candidate: MatchCandidate, isFlexible: Bool
  ) -> Disambiguation.Option {
    let variant = image.variant(candidate.variant)
    let shortcut = shortcut(of: candidate)
    let intent = shortcut.map { image.intent($0.intent) }
    func text(_ reference: StringRef?) -> String {
      reference.map { image.strings[image.translated($0, variant)] } ?? ""
    }
    var option = Disambiguation.Option(
      id: image.strings[image.app(variant.app).id], title: image.strings[variant.name],
      intent: intent.map { image.strings[$0.name] })
    if isFlexible {
      let short = text(shortcut?.shortTitle)
      let title = short.isEmpty ? text(intent?.title) : short
      option.subtitle = title.isEmpty ? nil : title
    }
    return option
  }

  /// The other readings that were found, best first, each intent once.
  private func alternatives(
    _ readings: borrowing ReadingSet, to index: Int, _ scratch: inout MatchScratch
  ) -> [Alternative] {
    let most = min(max(request.maxAlternatives, 0), 16)
    if readings.readings.count < 2 || most == 0 { return [] }
    var seen = [readings.target(index)]
    var alternatives: [Alternative] = []
    for k in readings.readings.indices where k != index {
      if alternatives.count >= most { break }
      let target = readings.target(k)
      if seen.contains(target) { continue }
      seen.append(target)
      alternatives.append(
        Alternative(
          app: scratch.strings.text(image.app(target.app).id),
          intent: scratch.strings.text(image.intent(target.intent).name),
          phrase: scratch.strings.template(
            image.phrase(readings.readings[k].candidate.phrase).text),
          confidence: readings.readings[k].confidence))
    }
    return alternatives
  }
}

extension String {
  /// A part of an utterance by its UTF-8 offsets; empty where they leave it.
  func words(_ range: TextSpan) -> String {
    let bytes = utf8.span
    let (lower, upper) = (Int(range.lower), Int(range.upper))
    guard lower <= upper, upper <= bytes.count else { return "" }
    // SAFETY: the bytes are read inside the closure only.
    return unsafe bytes.extracting(lower..<upper).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }
}
