// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// All readings of a turn, and the way from them to one outcome.
///
/// Not copied, so that a turn counts as few references as can be: threads would contend for them.
struct ReadingSet: ~Copyable {
  let resolver: IntentResolver
  let image: IndexImage
  let request: ResolutionRequest
  let matcher: Matcher
  /// Which apps hear the turn.
  let filter: Matcher.Filter
  var readings: [Reading] = []
  /// Apps that a negative phrase keeps out.
  var excluded: [AppID] = []
  /// The first negative phrase that keeps its app out.
  var negative: Reading?
  /// Readings by flexible matching that are of negative phrases.
  var negatives: [Reading] = []
  private var failure: String?
  private var isExhausted = false

  /// Most readings of a turn that are bound.
  static let maxReadings = 8

  init(resolver: IntentResolver, request: ResolutionRequest, scratch: inout MatchScratch) {
    self.resolver = resolver
    image = resolver.image
    self.request = request
    matcher = resolver.matcher(request.locale, &scratch)
    var filter = Matcher.Filter()
    // An app in front that is not loaded is still in front: phrases without a name are not for others.
    if let id = request.foregroundApp { filter.foreground = resolver.app(id) ?? AppID(.max) }
    if let ids = request.allowedApps { filter.allowed = ids.compactMap { resolver.app($0) } }
    self.filter = filter
    // Confidences count against the best hypothesis: a recogniser that is never sure says nothing
    // about the phrase.
    let best = request.hypotheses.prefix(ResolutionRequest.maxHypotheses)
      .reduce(0) { max($0, $1.confidence) }
    for (h, hypothesis) in request.hypotheses.prefix(ResolutionRequest.maxHypotheses).enumerated() {
      do throws(AnalysisFailure) {
        let count = try matcher.match(hypothesis.text, filter: filter, scratch: &scratch)
        collect(h, best > 0 ? hypothesis.confidence / best : 1, count, &scratch)
      } catch {
        if failure == nil { failure = Self.describe(error) }
      }
    }
    // What is said as declared, in whichever hypothesis, is above all that was misheard.
    if readings.contains(where: { $0.candidate.isExact }) {
      readings.removeAll { !$0.candidate.isExact }
      negatives.removeAll()
    }
    if request.hypotheses.count > 1 {
      combineHypotheses()
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

  private mutating func collect(
    _ h: Int, _ weight: Double, _ count: Int, _ scratch: inout MatchScratch
  ) {
    if scratch.isExhausted { isExhausted = true }
    for rank in 0..<count {
      let candidate = scratch.candidate(rank)
      if !candidate.isNegative && rank >= Self.maxReadings { continue }
      var slots: [MatchedSlot] = []
      if !candidate.isNegative, candidate.capture >= 0 {
        matcher.forEachSlot(of: candidate, scratch: scratch) { slots.append($0) }
      }
      let alone = Self.confidence(candidate, slots)
      let reading = Reading(
        hypothesis: h, candidate: candidate, slots: slots, alone: alone,
        confidence: alone * weight,
        learnt: candidate.isLearnt ? scratch.learnt : nil)
      if candidate.isNegative && reading.isFlexible {
        negatives.append(reading)
      } else if candidate.isNegative {
        excluded.append(image.variant(candidate.variant).app)
        if negative == nil { negative = reading }
      } else {
        readings.append(reading)
      }
    }
  }

  /// How sure an exact match is: 1 for the declared words with listed values, less for text that
  /// has to be taken as it is, for words skipped and for differing diacritics; times how sure the
  /// app's name is. What values lack is known when they are bound.
  private static func confidence(_ c: MatchCandidate, _ slots: [MatchedSlot]) -> Double {
    if c.confidence > 0 { return Double(c.confidence) }
    let sum =
      1 - (c.openWords > 0 ? 0.08 : 0) - 0.005 * Double(min(c.skippedWords, 8))
      - 0.01 * Double(min(c.accentMismatches, 4))
    guard c.misheard > 0, let name = slots.first(where: { $0.slotClass == nil }) else { return sum }
    return sum * Double(100 - min(name.accent, 100)) / 100
  }

  private static func describe(_ failure: AnalysisFailure) -> String {
    switch failure {
    case .tooManyBytes(let limit): "the text is longer than \(limit) bytes"
    case .tooManyTokens(let limit): "the text has more than \(limit) words"
    }
  }

  // MARK: - App code

  /// The calls into app code that the readings need, each once, in reading order.
  func pendingQueries(_ queries: [EntityKey: any EntityTextQuery]) -> [QueryNeed] {
    if queries.isEmpty { return [] }
    var needs: [QueryNeed] = []
    for reading in readings {
      for slot in reading.slots {
        if let need = queryNeed(slot, reading), queries[need.key] != nil, !needs.contains(need) {
          needs.append(need)
        }
      }
      for need in learntNeeds(reading) where !needs.contains(need) { needs.append(need) }
    }
    return needs
  }

  /// The call a slot needs, when its words name no listed value and are to be searched for.
  private func queryNeed(_ slot: MatchedSlot, _ reading: Reading) -> QueryNeed? {
    guard let slotClass = slot.slotClass, slot.values.isEmpty else { return nil }
    let record = image.slotClass(slotClass)
    guard record.kind == .searched, record.valueType > 0 else { return nil }
    let type = image.valueType(record.valueType - 1)
    let name = image.strings[type.name]
    return QueryNeed(
      key: EntityKey(
        app: image.strings[image.app(type.app).id],
        entity: String(name.drop { $0 != ":" }.dropFirst())),
      text: text(slot, reading))
  }

  func text(_ slot: MatchedSlot, _ reading: Reading) -> String { words(slot.range, reading) }

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

  // MARK: - Outcome

  /// Binds readings in order and takes the first that is bound, or to be chosen from; failing that
  /// the first.
  func outcome(
    _ answers: [QueryNeed: QueryOutcome], scratch: inout MatchScratch
  ) -> Resolution {
    let first = request.hypotheses.first?.text ?? ""
    guard !readings.isEmpty else {
      var resolution = Resolution(
        status: .noMatch, transcript: first, locale: request.locale.description)
      if let failure {
        resolution.status = .rejected
        resolution.error = failure
      } else if let negative {
        resolution.status = .negative
        fill(&resolution, negative, &scratch)
        resolution.intent = nil
        resolution.shortcut = nil
        resolution.confidence = negative.confidence
      } else if isExhausted {
        resolution.status = .rejected
        resolution.error = "the utterance has too many readings to look at"
      }
      explain(&resolution, verdicts: [], [], chosen: nil, answers, &scratch)
      return resolution
    }
    var chosen: (index: Int, binding: Binding)?
    var fallback: (index: Int, binding: Binding)?
    var notes = BindingNotes()
    var verdicts: [String] = []
    for (index, reading) in readings.enumerated() {
      if chosen != nil && !request.explains { break }
      let binding = bind(reading, answers, &notes, &scratch)
      if request.explains { verdicts.append(verdict(binding, isChosen: chosen == nil)) }
      if binding.isNotFound {
        // Misheard, and no value either: that is too little to ask on.
        if fallback == nil, reading.candidate.misheard == 0 { fallback = (index, binding) }
      } else if chosen == nil {
        chosen = (index, binding)
      }
    }
    guard let (index, binding) = chosen ?? fallback else {
      var resolution = Resolution(
        status: .noMatch, transcript: first, locale: request.locale.description)
      explain(&resolution, verdicts: verdicts, notes.lookups, chosen: nil, answers, &scratch)
      return resolution
    }
    let reading = readings[index]
    var resolution = Resolution(
      status: .resolved, transcript: request.hypotheses[reading.hypothesis].text, locale: "")
    fill(&resolution, reading, &scratch)
    resolution.match =
      reading.candidate.misheard > 0 || reading.isFlexible ? .flexible : .exact
    apply(binding, reading, to: &resolution)
    let rivals =
      reading.isFlexible
      ? flexibleRivals(of: index, isBound: chosen != nil, answers, &scratch)
      : rivals(of: index, isBound: chosen != nil, answers, &scratch)
    if let rivals {
      resolution.status = .needsDisambiguation
      resolution.disambiguation = Disambiguation(parameter: nil, options: rivals)
      // Which app comes first; what it lacks is asked once it is chosen.
      resolution.missing = nil
      resolution.dialog = nil
    }
    if !notes.errors.isEmpty { resolution.error = notes.errors.joined(separator: "; ") }
    addAlternatives(&resolution, except: index, &scratch)
    explain(&resolution, verdicts: verdicts, notes.lookups, chosen: index, answers, &scratch)
    return resolution
  }

  private func fill(
    _ resolution: inout Resolution, _ reading: Reading, _ scratch: inout MatchScratch
  ) {
    let variant = image.variant(reading.candidate.variant)
    let phrase = image.phrase(reading.candidate.phrase)
    resolution.app = scratch.string(image.app(variant.app).id, image)
    resolution.phrase = scratch.template(phrase.text, image)
    resolution.locale = scratch.string(variant.locale, image)
    resolution.confidence = reading.confidence
    if let shortcut = image.shortcut(phrase.shortcut, of: variant.app) {
      resolution.shortcut = Int(phrase.shortcut)
      resolution.intent = scratch.string(image.intent(shortcut.intent).name, image)
    }
  }

  private func apply(_ binding: Binding, _ reading: Reading, to resolution: inout Resolution) {
    let variant = image.variant(reading.candidate.variant)
    resolution.parameters = binding.parameters
    resolution.confidence *= binding.certainty
    switch binding.gap {
    case nil:
      let phrase = image.phrase(reading.candidate.phrase)
      let intent = image.shortcut(phrase.shortcut, of: variant.app).map { image.intent($0.intent) }
      if intent.map({ $0.flags & 1 != 0 }) ?? false
        || resolution.confidence < confirmBelow(reading)
      {
        resolution.status = .needsConfirmation
      }
    case .ambiguous(let index, let options):
      let parameter = image.parameter(index)
      resolution.status = .needsDisambiguation
      resolution.disambiguation = Disambiguation(
        parameter: image.strings[parameter.name], options: options)
      resolution.dialog = dialog(parameter.requestDisambiguationDialog, variant)
    case .missing(let index, _):
      let parameter = image.parameter(index)
      resolution.status = .needsValue
      resolution.missing = image.strings[parameter.name]
      resolution.dialog = dialog(parameter.requestValueDialog, variant)
    }
    // Nobody is asked for a value of what may not be meant at all.
    if binding.gap != nil, reading.candidate.confidence > 0,
      resolution.confidence < confirmBelow(reading)
    {
      resolution.status = .needsConfirmation
      resolution.missing = nil
      resolution.disambiguation = nil
      resolution.dialog = nil
    }
  }

  /// From where on a reading is acted on without asking back; one whose app's name was misheard and
  /// that fits no phrase either always is asked back.
  func confirmBelow(_ reading: Reading) -> Double {
    if reading.candidate.confidence > 0, reading.candidate.misheard > 0 { return 1 }
    return reading.candidate.confidence > 0
      ? max(resolver.options.confirmBelow, resolver.options.flexible?.confirmBelow ?? 0)
      : resolver.options.confirmBelow
  }

  /// A dialog in the variant's language, where it is translated.
  private func dialog(_ source: StringRef, _ variant: VariantRecord) -> String? {
    source == .none ? nil : image.strings[image.translated(source, variant)]
  }

  /// Other apps that fit exactly as well, by the same name and a phrase of the same rank; the
  /// chosen one first. `nil` when there are none.
  ///
  /// - Parameter isBound: Whether the chosen one is; then an app that lacks what was said is no rival.
  private func rivals(
    of index: Int, isBound: Bool, _ answers: [QueryNeed: QueryOutcome],
    _ scratch: inout MatchScratch
  ) -> [Disambiguation.Option]? {
    let chosen = readings[index]
    // Readings of one hypothesis stand in the order of their ranks.
    guard index + 1 < readings.count,
      readings[index + 1].candidate.rank == chosen.candidate.rank
        || request.hypotheses.count > 1
    else { return nil }
    var options: [Disambiguation.Option] = []
    var apps: [AppID] = []
    for (k, reading) in readings.enumerated().dropFirst(index)
    where reading.candidate.rank == chosen.candidate.rank
      && reading.hypothesis == chosen.hypothesis
    {
      let variant = image.variant(reading.candidate.variant)
      if apps.contains(variant.app) { continue }
      if isBound && k > index {
        // The app's own errors are its own affair: it was not chosen.
        var notes = BindingNotes()
        if bind(reading, answers, &notes, &scratch).isNotFound { continue }
      }
      apps.append(variant.app)
      let phrase = image.phrase(reading.candidate.phrase)
      let intent = image.shortcut(phrase.shortcut, of: variant.app)
        .map { image.strings[image.intent($0.intent).name] }
      options.append(
        Disambiguation.Option(
          id: image.strings[image.app(variant.app).id], title: image.strings[variant.name],
          intent: intent))
    }
    return options.count > 1 ? options : nil
  }

  private func addAlternatives(
    _ resolution: inout Resolution, except index: Int, _ scratch: inout MatchScratch
  ) {
    let most = min(max(request.maxAlternatives, 0), 16)
    if readings.count < 2 || most == 0 { return }
    var seen = [shortcut(of: readings[index])]
    for (k, reading) in readings.enumerated() where k != index {
      if resolution.alternatives.count >= most { break }
      let shortcut = shortcut(of: reading)
      if seen.contains(where: { $0.app == shortcut.app && $0.intent == shortcut.intent }) {
        continue
      }
      seen.append(shortcut)
      resolution.alternatives.append(
        Alternative(
          app: scratch.string(image.app(shortcut.app).id, image),
          intent: scratch.string(image.intent(shortcut.intent).name, image),
          phrase: scratch.template(image.phrase(reading.candidate.phrase).text, image),
          confidence: reading.confidence))
    }
  }

  /// The app and the intent that a reading would run.
  func shortcut(of reading: Reading) -> (app: AppID, intent: UInt32) {
    let app = image.variant(reading.candidate.variant).app
    let index = image.phrase(reading.candidate.phrase).shortcut
    return (app, image.shortcut(index, of: app)?.intent ?? .max)
  }
}
