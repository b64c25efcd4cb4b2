// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis
import ValueParsing

extension Turn {
  /// The calls into app code that the readings need, each once, in reading order.
  func needs(
    of readings: borrowing ReadingSet, _ queries: [EntityKey: any EntityTextQuery]
  ) -> [QueryNeed] {
    if queries.isEmpty { return [] }
    var needs: [QueryNeed] = []
    for reading in readings.readings {
      for slot in reading.slots {
        guard let slotClass = slot.slotClass, slot.values.isEmpty else { continue }
        let record = image.slotClass(slotClass)
        guard let key = image.queryKey(image.element(of: record)), queries[key] != nil else {
          continue
        }
        let texts =
          record.kind == .list
          ? parts(of: slot.range, in: reading).map { words($0, reading) }
          : [words(slot.range, reading)]
        for text in texts {
          let need = QueryNeed(key: key, text: text)
          if !needs.contains(need) { needs.append(need) }
        }
      }
      for need in learntNeeds(reading) where !needs.contains(need) { needs.append(need) }
    }
    return needs
  }

  /// Binds readings in order, up to the first that is bound or to be chosen from, and those that fit as
  /// well. Failing that, the first is taken.
  func bind(
    _ readings: borrowing ReadingSet, _ answers: [QueryNeed: QueryOutcome],
    _ scratch: inout MatchScratch
  ) -> BoundReadings {
    var bound = BoundReadings()
    var isBound = false
    for index in readings.readings.indices {
      if isBound && !request.explains { break }
      let binding = bind(readings.readings[index], answers: answers, &bound.notes, &scratch)
      if request.explains { bound.verdicts.append(verdict(binding, isChosen: !isBound)) }
      if isBound { continue }
      if binding.isNotFound {
        // Misheard, and no value either: that is too little to ask on.
        if bound.chosen != nil || readings.readings[index].candidate.misheard > 0 { continue }
      } else {
        isBound = true
      }
      bound.chosen = index
      bound.binding = binding
    }
    if let index = bound.chosen {
      bound.rivals = rivals(of: index, isBound: isBound, in: readings, answers, &scratch)
    }
    return bound
  }

  /// Readings of other apps, or of other intents where none fits a phrase, that fit as well; the one
  /// itself first. None where there is no other.
  ///
  /// - Parameter isBound: Whether the one is bound; then what lacks what was said is no rival.
  private func rivals(
    of index: Int, isBound: Bool, in readings: borrowing ReadingSet,
    _ answers: [QueryNeed: QueryOutcome], _ scratch: inout MatchScratch
  ) -> [Int] {
    // Most often the next one is not as good, and then no other is.
    guard index + 1 < readings.readings.count,
      readings.isRival(index + 1, of: index) || request.hypotheses.count > 1
        || readings.readings[index].isFlexible
    else { return [] }
    var rivals = [index]
    var seen = [readings.target(index)]
    for k in index + 1..<readings.readings.count where readings.isRival(k, of: index) {
      let own = readings.target(k)
      let isKnown =
        readings.readings[index].isFlexible
        ? seen.contains(own) : seen.contains { $0.app == own.app }
      if isKnown { continue }
      if isBound {
        // Its failures are its own affair: it was not chosen.
        var notes = BindingNotes()
        if bind(readings.readings[k], answers: answers, &notes, &scratch).isNotFound { continue }
      }
      seen.append(own)
      rivals.append(k)
    }
    return rivals.count > 1 ? rivals : []
  }

  /// What a slot's words turned out to name.
  enum SlotValue {
    case one(BoundParameter, certainty: Double)
    case several([Disambiguation.Option], certainty: Double)
    case none(text: String)
  }

  /// Binds a reading's parameters, in the intent's order.
  ///
  /// The first parameter that cannot be bound decides: several values to choose from, or none.
  /// Optional parameters and those with a default are not asked for.
  func bind(
    _ reading: Reading, answers: [QueryNeed: QueryOutcome], _ notes: inout BindingNotes,
    _ scratch: inout MatchScratch
  ) -> Binding {
    if let learnt = reading.learnt {
      return bind(learnt, of: reading, answers: answers, &notes)
    }
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
      let place = SlotPlace(slot: slot, parameter: parameter, reading: reading)
      switch value(at: place, answers: answers, &notes, &scratch) {
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

  /// A slot of a reading, and the parameter that it fills.
  struct SlotPlace {
    var slot: MatchedSlot
    let parameter: ParameterRecord
    let reading: Reading
  }

  func value(
    at place: SlotPlace, answers: [QueryNeed: QueryOutcome], _ notes: inout BindingNotes,
    _ scratch: inout MatchScratch
  ) -> SlotValue {
    let slot = place.slot
    let text = words(slot.range, place.reading)
    if !slot.values.isEmpty {
      let variant = image.variant(place.reading.candidate.variant)
      let values = listed(slot)
      if values.count == 1 {
        let value = image.value(values[0])
        let title = image.translated(value.title, variant)
        return bound(
          .entity(id: image.strings[value.id], title: image.strings[title]), at: place, &scratch)
      }
      return choose(values.map { match($0, variant) }, text, at: place, &scratch)
    }
    let record = image.slotClass(slot.slotClass ?? 0)
    if record.kind == .list { return list(at: place, record, answers: answers, &notes, &scratch) }
    if record.kind == .text {
      let range = request.hypotheses[place.reading.hypothesis].text.withSigns(slot.range)
      return bound(.string(words(range, place.reading)), at: place, range: range, &scratch)
    }
    if record.kind == .value { return spoken(text, at: place, &scratch) }
    var isKnownMissing = false
    if !answers.isEmpty, let key = image.queryKey(record) {
      switch answers[QueryNeed(key: key, text: text)] {
      case .found(var matches):
        matcher.values.dropUnnamed(&matches, text, scratch.buffers.lookups())
        if !matches.isEmpty { return choose(matches, text, at: place, &scratch) }
        isKnownMissing = true
      case .failed(let reason):
        notes.fail(reason)
        return .none(text: text)
      case nil: break
      }
    }
    let found = lookUp(place, in: record, isKnownMissing: isKnownMissing, &notes, &scratch)
    guard case .none = found, record.kind == .open else { return found }
    let core = scratch.buffers.lookups().core
    let range = request.hypotheses[place.reading.hypothesis].text.withSigns(
      TextSpan(lower: slot.range.lower + core.lower, upper: slot.range.lower + core.upper))
    return bound(
      .openEntity(title: words(range, place.reading)), at: place, range: range, &scratch)
  }

  /// What a slot's words say, in the parameter's type.
  private func spoken(
    _ text: String, at place: SlotPlace, _ scratch: inout MatchScratch
  ) -> SlotValue {
    let hypothesis = request.hypotheses[place.reading.hypothesis].text
    guard let reader = matcher.reader,
      let value = reader.value(
        of: place.slot.range, in: hypothesis, for: image.strings[place.parameter.type],
        at: request.reference ?? .now())
    else { return .none(text: text) }
    return bound(.value(value.content), at: place, range: value.range, &scratch)
  }

  /// The parameter with a value, which stands for the slot's words or a part of them.
  func bound(
    _ value: BoundParameter.Value, at place: SlotPlace, range: TextSpan? = nil,
    certainty: Double = 1, _ scratch: inout MatchScratch
  ) -> SlotValue {
    let range = range ?? place.slot.range
    return .one(
      BoundParameter(
        name: scratch.strings.text(place.parameter.name),
        type: scratch.strings.text(place.parameter.type), value: value,
        text: words(range, place.reading), range: range), certainty: certainty)
  }

  /// The one value that was found, or a choice of several.
  private func choose(
    _ matches: [EntityMatch], _ text: String, at place: SlotPlace, _ scratch: inout MatchScratch
  ) -> SlotValue {
    if matches.isEmpty { return .none(text: text) }
    if matches.count == 1 {
      return bound(.entity(id: matches[0].id, title: matches[0].title), at: place, &scratch)
    }
    return .several(
      options(learntFirst(matches, for: text, of: place.parameter, in: place.reading)),
      certainty: 1)
  }

  /// Most forms of one name that are looked at.
  private static let maxListed = 65_536

  /// Looks a slot's words up among the listed values.
  private func lookUp(
    _ place: SlotPlace, in record: SlotClassRecord, isKnownMissing: Bool,
    _ notes: inout BindingNotes, _ scratch: inout MatchScratch
  ) -> SlotValue {
    let text = words(place.slot.range, place.reading)
    guard record.valueType > 0 else { return .none(text: text) }
    let lookups = scratch.buffers.lookups()
    let utterance = request.hypotheses[place.reading.hypothesis].text
    lookups.keepsAll = request.explains
    defer { lookups.keepsAll = false }
    let count = matcher.values.find(
      utterance.utf8.span, place.slot.range, in: record, isKnownMissing: isKnownMissing, lookups)
    let first = image.valueType(record.valueType - 1).values.lowerBound
    let variant = image.variant(place.reading.candidate.variant)
    func match(at index: Int) -> EntityMatch {
      self.match(ValueID(first &+ lookups.values[index].value), variant)
    }
    if request.explains {
      notes.lookups.append(
        Explanation.Lookup(
          text: text, parameter: image.strings[place.parameter.name],
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
      return bound(
        .entity(id: value.id, title: value.title), at: place,
        range: TextSpan(lower: best.lower, upper: best.upper), certainty: certainty, &scratch)
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

extension IndexImage {
  /// The entity type whose app is asked for a slot's words; `nil` where only listed values count.
  func queryKey(_ slot: SlotClassRecord) -> EntityKey? {
    guard slot.kind == .searched, slot.valueType > 0 else { return nil }
    let type = valueType(slot.valueType - 1)
    return EntityKey(app: strings[app(type.app).id], type: strings[type.name])
  }
}
