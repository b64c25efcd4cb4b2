// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension ReadingSet {
  /// What a slot's words turned out to name.
  private enum SlotValue {
    case one(BoundParameter, certainty: Double)
    case several([Disambiguation.Option], certainty: Double)
    case none(text: String)
  }

  /// Binds a reading's parameters, in the intent's order.
  ///
  /// The first parameter that cannot be bound decides: several values to choose from, or none.
  /// Optional parameters and those with a default are not asked for.
  func bind(
    _ reading: Reading, _ answers: [QueryNeed: QueryOutcome], _ notes: inout BindingNotes,
    _ scratch: inout MatchScratch
  ) -> Binding {
    if let learnt = reading.learnt { return bind(learnt, reading, answers, &notes) }
    let phrase = image.phrase(reading.candidate.phrase)
    let variant = image.variant(reading.candidate.variant)
    var binding = Binding()
    guard let shortcut = image.shortcut(phrase.shortcut, of: variant.app) else { return binding }
    let intent = image.intent(shortcut.intent)
    for index in intent.parameters {
      let p = index - intent.parameters.lowerBound
      let parameter = image.parameter(index)
      let slot = reading.slots.first {
        $0.slotClass != nil && self.parameter(of: $0, phrase) == p
      }
      guard let slot else {
        if parameter.flags & 3 == 0, binding.gap == nil {
          binding.gap = .missing(parameter: index, searched: nil)
        }
        continue
      }
      switch value(of: slot, parameter, reading, answers, &notes, &scratch) {
      case .one(let value, let certainty):
        binding.parameters.append(value)
        binding.certainty = min(binding.certainty, certainty)
      case .several(let options, let certainty):
        if binding.gap == nil { binding.gap = .ambiguous(parameter: index, options: options) }
        binding.certainty = min(binding.certainty, certainty)
      case .none(let text):
        // A value that was said and not found outweighs one that was not said.
        binding.gap = .missing(parameter: index, searched: text)
      }
    }
    return binding
  }

  /// The intent's parameter that a slot fills.
  func parameter(of slot: MatchedSlot, _ phrase: PhraseRecord) -> UInt32? {
    slot.parameter ?? image.slotParameter(phrase, at: slot.ordinal)
  }

  private func value(
    of slot: MatchedSlot, _ parameter: ParameterRecord, _ reading: Reading,
    _ answers: [QueryNeed: QueryOutcome], _ notes: inout BindingNotes,
    _ scratch: inout MatchScratch
  ) -> SlotValue {
    let text = self.text(slot, reading)
    func bound(_ value: BoundParameter.Value, _ scratch: inout MatchScratch) -> SlotValue {
      .one(
        BoundParameter(
          name: scratch.string(parameter.name, image), type: scratch.string(parameter.type, image),
          value: value, text: text, range: slot.range), certainty: 1)
    }
    func choose(_ matches: [EntityMatch], _ scratch: inout MatchScratch) -> SlotValue {
      if matches.count == 1 {
        return bound(.entity(id: matches[0].id, title: matches[0].title), &scratch)
      }
      if matches.isEmpty { return .none(text: text) }
      return .several(
        options(learntFirst(matches, text, parameter, reading)), certainty: 1)
    }
    let variant = image.variant(reading.candidate.variant)
    if !slot.values.isEmpty {
      let values = listed(slot)
      if values.count == 1 {
        let value = image.value(values[0])
        let title = image.translated(value.title, variant)
        return bound(
          .entity(id: image.strings[value.id], title: image.strings[title]), &scratch)
      }
      return choose(values.map { match($0, variant) }, &scratch)
    }
    let record = image.slotClass(slot.slotClass ?? 0)
    if record.kind == .text { return bound(.string(text), &scratch) }
    var isKnownMissing = false
    if record.kind == .searched, !resolver.queries.isEmpty {
      let type = image.valueType(record.valueType &- 1)
      let key = EntityKey(
        app: image.strings[image.app(type.app).id],
        entity: String(image.strings[type.name].drop { $0 != ":" }.dropFirst()))
      switch answers[QueryNeed(key: key, text: text)] {
      case .found(var matches):
        matcher.values.dropUnnamed(&matches, text, scratch.lookups())
        if !matches.isEmpty { return choose(matches, &scratch) }
        isKnownMissing = true
      case .failed(let reason):
        if !notes.errors.contains(reason) { notes.errors.append(reason) }
        return .none(text: text)
      case nil: break
      }
    }
    let found = lookUp(
      slot, record, parameter, reading, isKnownMissing: isKnownMissing, &notes, &scratch)
    guard case .none = found, record.kind == .open else { return found }
    let core = scratch.lookups().core
    let range = TextSpan(
      lower: slot.range.lower + core.lower, upper: slot.range.lower + core.upper)
    let name = words(range, reading)
    return .one(
      BoundParameter(
        name: scratch.string(parameter.name, image), type: scratch.string(parameter.type, image),
        value: .openEntity(title: name), text: name, range: range), certainty: 1)
  }

  /// Most forms of one name that are looked at.
  private static let maxListed = 65_536

  /// Looks a slot's words up among the listed values.
  private func lookUp(
    _ slot: MatchedSlot, _ record: SlotClassRecord, _ parameter: ParameterRecord,
    _ reading: Reading, isKnownMissing: Bool, _ notes: inout BindingNotes,
    _ scratch: inout MatchScratch
  ) -> SlotValue {
    let text = self.text(slot, reading)
    guard record.valueType > 0 else { return .none(text: text) }
    let lookups = scratch.lookups()
    let utterance = request.hypotheses[reading.hypothesis].text
    let count = matcher.values.find(
      utterance.utf8.span, slot.range, in: record, isKnownMissing: isKnownMissing, lookups)
    let first = image.valueType(record.valueType - 1).values.lowerBound
    let variant = image.variant(reading.candidate.variant)
    func match(at index: Int) -> EntityMatch {
      self.match(ValueID(first &+ lookups.values[index].value), variant)
    }
    if request.explains {
      notes.lookups.append(
        Explanation.Lookup(
          text: text, parameter: image.strings[parameter.name],
          found: (0..<min(lookups.values.count, 5)).map {
            Explanation.Lookup.Found(
              title: match(at: $0).title, score: lookups.values[$0].score, isTaken: $0 < count)
          }))
    }
    if count == 0 { return .none(text: text) }
    let best = lookups.values[0]
    // Holding all the words is as sure as a search ever was.
    let certainty = best.score >= LookupScores.holdsAll ? 1 : best.confidence
    if count == 1 {
      let value = match(at: 0)
      let range = TextSpan(lower: best.lower, upper: best.upper)
      return .one(
        BoundParameter(
          name: scratch.string(parameter.name, image), type: scratch.string(parameter.type, image),
          value: .entity(id: value.id, title: value.title), text: words(range, reading),
          range: range), certainty: certainty)
    }
    // What stands in an open slot is not asked about.
    if record.kind == .open { return .none(text: text) }
    return .several(options((0..<count).map(match)), certainty: certainty)
  }

  /// What there is to choose from, in order, no more than a choice lists.
  private func options(_ matches: [EntityMatch]) -> [Disambiguation.Option] {
    matches.prefix(Disambiguation.maxOptions).map {
      Disambiguation.Option(id: $0.id, title: $0.title, subtitle: $0.subtitle)
    }
  }

  private func match(_ id: ValueID, _ variant: VariantRecord) -> EntityMatch {
    let value = image.value(id)
    return EntityMatch(
      id: image.strings[value.id], title: image.strings[image.translated(value.title, variant)],
      subtitle: value.subtitle == .none ? nil : image.strings[value.subtitle])
  }

  /// The listed values that a slot's words name, in declaration order, at most as many as a choice
  /// lists; those with the very same diacritics where there are any. Of more than `maxListed` of one name the
  /// first ones count.
  private func listed(_ slot: MatchedSlot) -> [ValueID] {
    var same: [ValueID] = []
    var others: [ValueID] = []
    for k in 0..<min(image.itemCount(slot.values), Self.maxListed) {
      let form = image.form(image.item(slot.values, at: k))
      let id = ValueID(form.target)
      if form.accent == slot.accent {
        if !same.contains(id) { same.append(id) }
        if same.count > Disambiguation.maxOptions { break }
      } else if others.count <= Disambiguation.maxOptions, !others.contains(id) {
        others.append(id)
      }
    }
    return same.isEmpty ? others : same
  }

  /// What became of a reading, in words.
  func verdict(_ binding: Binding, isChosen: Bool) -> String {
    switch binding.gap {
    case nil: isChosen ? "chosen: every parameter is bound" : "bound, but ranked lower"
    case .ambiguous(let parameter, let options):
      (isChosen ? "chosen: " : "ranked lower: ")
        + "\(options.count) values fit '\(image.strings[image.parameter(parameter).name])'"
    case .missing(let parameter, let searched?):
      "passed over: no value of '\(image.strings[image.parameter(parameter).name])' "
        + "fits \"\(searched)\""
    case .missing(let parameter, nil):
      (isChosen ? "chosen: " : "ranked lower: ")
        + "'\(image.strings[image.parameter(parameter).name])' was not said and is asked for"
    }
  }
}
