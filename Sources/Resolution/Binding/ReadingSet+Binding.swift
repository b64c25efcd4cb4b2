// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension ReadingSet {
  /// What a slot's words turned out to name.
  private enum SlotValue {
    case one(BoundParameter)
    case several([Disambiguation.Option])
    case none(text: String)
  }

  /// Binds a reading's parameters, in the intent's order.
  ///
  /// The first parameter that cannot be bound decides: several values to choose from, or none.
  /// Optional parameters and those with a default are not asked for.
  func bind(
    _ reading: Reading, _ answers: [QueryNeed: QueryOutcome], _ errors: inout [String],
    _ scratch: inout MatchScratch
  ) -> Binding {
    let phrase = image.phrase(reading.candidate.phrase)
    let variant = image.variant(reading.candidate.variant)
    guard let shortcut = image.shortcut(phrase.shortcut, of: variant.app) else {
      return .bound([])
    }
    let intent = image.intent(shortcut.intent)
    var bound: [BoundParameter] = []
    var stop: Binding?
    for p in 0..<min(intent.parameterCount, 256) {
      let index = intent.firstParameter &+ p
      let parameter = image.parameter(index)
      let slot = reading.slots.first {
        $0.slotClass != nil && image.slotParameter(phrase, at: $0.ordinal) == p
      }
      guard let slot else {
        if parameter.flags & 3 == 0, stop == nil {
          stop = .missing([], parameter: index, searched: nil)
        }
        continue
      }
      switch value(of: slot, parameter, reading, answers, &errors, &scratch) {
      case .one(let value): bound.append(value)
      case .several(let options):
        if stop == nil { stop = .ambiguous([], parameter: index, options: options) }
      case .none(let text):
        // A value that was said and not found outweighs one that was not said.
        stop = .missing([], parameter: index, searched: text)
      }
    }
    switch stop {
    case nil: return .bound(bound)
    case .ambiguous(_, let parameter, let options):
      return .ambiguous(bound, parameter: parameter, options: options)
    case .missing(_, let parameter, let searched):
      return .missing(bound, parameter: parameter, searched: searched)
    case .bound: return .bound(bound)
    }
  }

  private func value(
    of slot: MatchedSlot, _ parameter: ParameterRecord, _ reading: Reading,
    _ answers: [QueryNeed: QueryOutcome], _ errors: inout [String],
    _ scratch: inout MatchScratch
  ) -> SlotValue {
    let text = self.text(slot, reading)
    func bound(_ value: BoundParameter.Value, _ scratch: inout MatchScratch) -> SlotValue {
      .one(
        BoundParameter(
          name: scratch.string(parameter.name, image), type: scratch.string(parameter.type, image),
          value: value, text: text, range: slot.range))
    }
    func choose(_ matches: [EntityMatch], _ scratch: inout MatchScratch) -> SlotValue {
      if matches.count == 1 {
        return bound(.entity(id: matches[0].id, title: matches[0].title), &scratch)
      }
      if matches.isEmpty { return .none(text: text) }
      return .several(
        matches.prefix(Disambiguation.maxOptions).map {
          Disambiguation.Option(id: $0.id, title: $0.title, subtitle: $0.subtitle)
        })
    }
    let translations = image.variant(reading.candidate.variant).translations
    if !slot.values.isEmpty {
      let values = listed(slot)
      if values.count == 1 {
        let value = image.value(values[0])
        let title = translated(value.title, translations)
        return bound(
          .entity(id: image.strings[value.id], title: image.strings[title]), &scratch)
      }
      return choose(values.map { match($0, translations) }, &scratch)
    }
    let record = image.slotClass(slot.slotClass ?? 0)
    switch record.kind {
    case .text: return bound(.string(text), &scratch)
    case .open: return bound(.openEntity(title: text), &scratch)
    case .closed: return .none(text: text)
    case .searched:
      let type = image.valueType(record.valueType &- 1)
      if !resolver.queries.isEmpty {
        let key = EntityKey(
          app: image.strings[image.app(type.app).id],
          entity: String(image.strings[type.name].drop { $0 != ":" }.dropFirst()))
        switch answers[QueryNeed(key: key, text: text)] {
        case .found(let matches): return choose(matches, &scratch)
        case .failed(let reason):
          if !errors.contains(reason) { errors.append(reason) }
          return .none(text: text)
        case nil: break
        }
      }
      let values = ValueSearch(image: image).values(
        matching: text, in: record, analyzer: matcher.analyzer, buffer: &scratch.tokens)
      return choose(values.map { match($0, translations) }, &scratch)
    }
  }

  private func match(_ id: ValueID, _ translations: UInt32) -> EntityMatch {
    let value = image.value(id)
    return EntityMatch(
      id: image.strings[value.id], title: image.strings[translated(value.title, translations)],
      subtitle: value.subtitle == .none ? nil : image.strings[value.subtitle])
  }

  /// The listed values that a slot's words name, in declaration order, at most as many as a choice
  /// lists; those with the very same diacritics where there are any.
  private func listed(_ slot: MatchedSlot) -> [ValueID] {
    var same: [ValueID] = []
    var others: [ValueID] = []
    for k in 0..<image.itemCount(slot.values) {
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
    switch binding {
    case .bound: isChosen ? "chosen: every parameter is bound" : "bound, but ranked lower"
    case .ambiguous(_, let parameter, let options):
      (isChosen ? "chosen: " : "ranked lower: ")
        + "\(options.count) values fit '\(image.strings[image.parameter(parameter).name])'"
    case .missing(_, let parameter, let searched?):
      "passed over: no value of '\(image.strings[image.parameter(parameter).name])' "
        + "fits \"\(searched)\""
    case .missing(_, let parameter, nil):
      (isChosen ? "chosen: " : "ranked lower: ")
        + "'\(image.strings[image.parameter(parameter).name])' was not said and is asked for"
    }
  }
}
