// SPDX-License-Identifier: Apache-2.0

import MatchIndex
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

  /// The index that is resolved against.
  var image: IndexImage { matcher.image }

  /// The hypotheses that are looked at, best first.
  var hypotheses: ArraySlice<Hypothesis> {
    request.hypotheses.prefix(ResolutionRequest.maxHypotheses)
  }

  /// Analyses the hypotheses, matches their words to phrases and ranks what they may mean.
  func read(_ scratch: inout MatchScratch) -> ReadingSet {
    var readings = ReadingSet(image: image, scores: matcher.flexible?.thresholds)
    // Confidences count against the best hypothesis: a recogniser that is never sure says nothing
    // about the phrase.
    let best = hypotheses.reduce(0) { max($0, $1.confidence) }
    for (number, hypothesis) in hypotheses.enumerated() {
      do throws(AnalysisFailure) {
        let count = try matcher.match(hypothesis.text, filter: filter, scratch: &scratch)
        readings.take(
          count, from: scratch, hypothesis: number,
          weight: best > 0 ? hypothesis.confidence / best : 1)
      } catch {
        readings.fail(error)
      }
    }
    readings.rank(hypotheses)
    return readings
  }

  /// Decides what is done with what the readings were bound to.
  func decide(
    _ readings: borrowing ReadingSet, _ bound: BoundReadings, _ scratch: inout MatchScratch
  ) -> Resolution {
    let outcome = Decision(confirmBelow: confirmBelow, scores: readings.scores).outcome(
      of: readings, findings(readings, bound, &scratch), negative: negative(readings, &scratch))
    guard let index = bound.chosen?.index, outcome.match != nil else {
      let locale =
        if case .negative = outcome, let negative = readings.negative {
          scratch.string(image.variant(negative.candidate.variant).locale, image)
        } else {
          request.locale.description
        }
      return Resolution(outcome, transcript: request.hypotheses.first?.text ?? "", locale: locale)
    }
    let chosen = readings.readings[index]
    return Resolution(
      outcome, transcript: request.hypotheses[chosen.hypothesis].text,
      locale: scratch.string(image.variant(chosen.candidate.variant).locale, image),
      alternatives: alternatives(readings, to: index, &scratch), failures: bound.notes.failures)
  }

  // MARK: - In words

  /// A part of the utterance that a reading is of.
  func words(_ range: TextSpan, _ reading: Reading) -> String {
    let utf8 = request.hypotheses[reading.hypothesis].text.utf8
    let lower = utf8.index(
      utf8.startIndex, offsetBy: Int(range.lower), limitedBy: utf8.endIndex)
    let upper = utf8.index(
      utf8.startIndex, offsetBy: Int(range.upper), limitedBy: utf8.endIndex)
    guard let lower, let upper, lower <= upper else { return "" }
    return String(decoding: utf8[lower..<upper], as: UTF8.self)
  }

  /// The reading that was taken, with what speaks against acting on it; `nil` where none was, or a damaged image
  /// has no intent for it.
  private func findings(
    _ readings: borrowing ReadingSet, _ bound: BoundReadings, _ scratch: inout MatchScratch
  ) -> Findings? {
    guard let (index, binding) = bound.chosen else { return nil }
    let reading = readings.readings[index]
    let variant = image.variant(reading.candidate.variant)
    let phrase = image.phrase(reading.candidate.phrase)
    guard let shortcut = image.shortcut(phrase.shortcut, of: variant.app) else { return nil }
    let intent = image.intent(shortcut.intent)
    let match = IntentMatch(
      app: scratch.string(image.app(variant.app).id, image),
      intent: scratch.string(intent.name, image), shortcut: Int(phrase.shortcut),
      phrase: scratch.template(phrase.text, image),
      kind: reading.candidate.misheard > 0 || reading.isFlexible ? .flexible : .exact,
      confidence: reading.confidence * binding.certainty, parameters: binding.parameters)
    return Findings(
      match: match, gap: binding.gap.map { lack($0, variant) },
      rivals: bound.rivals.map { option(readings.readings[$0], isFlexible: reading.isFlexible) },
      isFlexible: reading.isFlexible, isMisheard: reading.candidate.misheard > 0,
      asksForConsent: intent.flags & 1 != 0)
  }

  /// The negative phrase that keeps its app out, where nothing else was meant.
  private func negative(
    _ readings: borrowing ReadingSet, _ scratch: inout MatchScratch
  ) -> NegativeMatch? {
    guard readings.readings.isEmpty, let reading = readings.negative else { return nil }
    let app = image.variant(reading.candidate.variant).app
    return NegativeMatch(
      app: scratch.string(image.app(app).id, image),
      phrase: scratch.template(image.phrase(reading.candidate.phrase).text, image),
      confidence: reading.confidence)
  }

  /// What a parameter lacks, as the person is asked for it.
  private func lack(_ gap: Binding.Gap, _ variant: VariantRecord) -> Findings.Gap {
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
        MissingValue(
          parameter: image.strings[parameter.name],
          dialog: dialog(parameter.requestValueDialog)))
    }
  }

  /// A reading as a thing to choose: an app, or an intent of one.
  ///
  /// - Parameter isFlexible: Whether several intents of one app may be there, told by their titles.
  private func option(_ reading: Reading, isFlexible: Bool) -> Disambiguation.Option {
    let variant = image.variant(reading.candidate.variant)
    let shortcut = image.shortcut(
      image.phrase(reading.candidate.phrase).shortcut, of: variant.app)
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
          app: scratch.string(image.app(target.app).id, image),
          intent: scratch.string(image.intent(target.intent).name, image),
          phrase: scratch.template(
            image.phrase(readings.readings[k].candidate.phrase).text, image),
          confidence: readings.readings[k].confidence))
    }
    return alternatives
  }
}
