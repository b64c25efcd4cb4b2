// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis
import ValueParsing

/// Slots that take several values: "milk, eggs and bread".
extension Turn {
  /// Most parts of a list; of more, nothing is bound.
  static let maxListParts = 32
  /// Most parts that one name is put together of: "bread and butter".
  private static let maxNameParts = 4

  /// The parts of a list, as places in the transcript.
  func parts(of range: TextSpan, in reading: Reading) -> [TextSpan] {
    let found = ValueParser.items(in: words(range, reading), locale: matcher.analyzer.locale)
    return found.map { TextSpan(lower: range.lower + $0.lower, upper: range.lower + $0.upper) }
  }

  /// Binds what a slot's words list.
  ///
  /// What is listed as several parts together is one value: "salt and pepper". A part that names nothing, or
  /// several values, leaves the whole to be asked for: no part is bound without the others.
  func list(
    at place: SlotPlace, _ record: SlotClassRecord, answers: [QueryNeed: QueryOutcome],
    _ notes: inout BindingNotes, _ scratch: inout MatchScratch
  ) -> SlotValue {
    let text = words(place.slot.range, place.reading)
    let element = image.element(of: record)
    if element.kind == .value { return spokenList(at: place, text, &scratch) }
    let parts = parts(of: place.slot.range, in: place.reading)
    guard 1...Self.maxListParts ~= parts.count, element.kind != .list else {
      return .none(text: text)
    }
    if element.kind == .text {
      // What is called by two words that join is a thing; people have an "and" between them.
      let isPeople = image.strings[place.parameter.type] == "array:person"
      let texts = (isPeople ? parts : texts(parts, place.reading)).map { words($0, place.reading) }
      return bound(.list(texts.map { .string($0) }), at: place, &scratch)
    }
    var values: [BoundParameter.Value] = []
    var certainty = 1.0
    var next = 0
    while next < parts.count {
      var one = place
      one.slot.slotClass = record.language
      let count = nameLength(parts[next...], in: element, place, &scratch)
      one.slot.range = TextSpan(lower: parts[next].lower, upper: parts[next + count - 1].upper)
      switch value(at: one, answers: answers, &notes, &scratch) {
      case .one(let found, let sure):
        values.append(found.value)
        certainty = min(certainty, sure)
      case .several: return .none(text: words(one.slot.range, place.reading))
      case .none(let text): return .none(text: text)
      }
      next += count
    }
    return bound(.list(values), at: place, certainty: certainty, &scratch)
  }

  /// The parts of free text: between commas, and at the "and" before the last one.
  ///
  /// Without a comma a text is one part, as in answers: "salt and pepper" may be a thing.
  private func texts(_ parts: [TextSpan], _ reading: Reading) -> [TextSpan] {
    let bytes = request.hypotheses[reading.hypothesis].text.utf8.span
    var texts: [TextSpan] = []
    var last: [TextSpan] = []
    for part in parts {
      if let before = last.last,
        (Int(before.upper)..<Int(part.lower)).contains(where: {
          [0x2C, 0x3B, 0x0A].contains(bytes[$0])
        })
      {
        texts.append(TextSpan(lower: last[0].lower, upper: before.upper))
        last = []
      }
      last.append(part)
    }
    guard let first = last.first, let end = last.last else { return texts }
    return texts.isEmpty ? [TextSpan(lower: first.lower, upper: end.upper)] : texts + last
  }

  /// How many parts, from the first on, are a listed name together; 1 where none are.
  private func nameLength(
    _ parts: ArraySlice<TextSpan>, in element: SlotClassRecord, _ place: SlotPlace,
    _ scratch: inout MatchScratch
  ) -> Int {
    guard element.valueType > 0 else { return 1 }
    let lookups = scratch.buffers.lookups()
    let utterance = request.hypotheses[place.reading.hypothesis].text
    let first = parts[parts.startIndex]
    for count in stride(from: min(Self.maxNameParts, parts.count), to: 1, by: -1) {
      let span = TextSpan(lower: first.lower, upper: parts[parts.startIndex + count - 1].upper)
      let found = matcher.values.find(utterance.utf8.span, span, in: element, lookups)
      if found > 0, lookups.values[0].score >= 1, lookups.values[0].lower == span.lower,
        lookups.values[0].upper == span.upper
      {
        return count
      }
    }
    return 1
  }

  /// What words say that list values: numbers, times, amounts.
  private func spokenList(
    at place: SlotPlace, _ text: String, _ scratch: inout MatchScratch
  ) -> SlotValue {
    let hypothesis = request.hypotheses[place.reading.hypothesis].text
    let type = image.strings[place.parameter.type].dropFirst("array:".count)
    guard let reader = matcher.reader,
      let found = reader.values(
        ofList: place.slot.range, in: hypothesis, for: String(type),
        at: request.reference ?? .now()), found.contents.count <= Self.maxListParts
    else { return .none(text: text) }
    return bound(
      .list(found.contents.map { .value($0) }), at: place, range: found.range, &scratch)
  }
}
