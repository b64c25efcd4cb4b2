// SPDX-License-Identifier: Apache-2.0

import JSONText
import TextAnalysis
import ValueParsing

extension JSONWriter {
  /// Writes the members `text` and `values`, each with `type`, `text`, `range` and what `members(of:)` says.
  package mutating func values(_ values: [SpokenValue], of text: String) {
    member("text", text)
    key("values")
    objects(values) { value, json in
      json.member("type", value.type.rawValue)
      let bytes = text.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: Int(value.range.lower))
      let end = bytes.index(bytes.startIndex, offsetBy: Int(value.range.upper))
      json.member("text", String(decoding: bytes[start..<end], as: UTF8.self))
      json.key("range")
      json.beginArray()
      json.value(Int(value.range.lower))
      json.value(Int(value.range.upper))
      json.endArray()
      json.members(of: value.content)
      if value.isLatent { json.member("latent", true) }
      if !value.alternatives.isEmpty {
        json.key("alternatives")
        json.objects(value.alternatives) { $1.members(of: $0) }
      }
    }
  }

  /// Writes the members of a value but its type, text and range.
  package mutating func members(of content: SpokenValue.Content) {
    switch content {
    case .number(let amount), .percentage(let amount): members(amount, "value")
    case .ordinal(let place):
      guard place.origin != .start else { return member("value", place.offset) }
      member("relativeTo", place.origin.rawValue)
      member("offset", place.offset)
    case .money(let amount, let currency):
      members(amount, "amount")
      member("currency", currency.code)
      member("family", currency.family)
    case .measurement(let amount, let unit):
      members(amount, "amount")
      member("unit", unit.identifier)
      member("dimension", unit.dimension)
      // What the unit is, is not known well enough for a base.
      if unit.isAssumed { return member("unitAssumed", true) }
      if let value = amount.value {
        member("base", unit.base(of: value))
      } else {
        key("base")
        beginArray()
        for end in [amount.minimum, amount.maximum] {
          if let end { value(unit.base(of: end)) } else { null() }
        }
        endArray()
      }
    case .duration(let length):
      if let seconds = length.seconds.value {
        member("seconds", seconds)
      } else {
        members(length.seconds, "seconds")
      }
      member("iso8601", length.iso8601)
    case .dateTime(let span): members(span)
    case .recurrence(let rule, let first, let times):
      member("recurrence", rule)
      member("times", times)
      members(first)
    case .boolean(let value): member("value", value)
    case .email(let text), .url(let text), .phoneNumber(let text): member("value", text)
    case .list(let parts):
      key("value")
      beginArray()
      for part in parts { value(part) }
      endArray()
    }
  }

  private mutating func members(_ amount: SpokenValue.AmountRange, _ name: StaticString) {
    if let value = amount.value { return member(name, value) }
    if let minimum = amount.minimum { member("minimum", minimum) }
    if let maximum = amount.maximum { member("maximum", maximum) }
    if amount.excludesMinimum { member("excludesMinimum", true) }
    if amount.excludesMaximum { member("excludesMaximum", true) }
  }

  private mutating func members(_ span: SpokenValue.TimeSpan) {
    member("start", span.start.map(SpokenValue.TimeSpan.text))
    member("end", span.end.map(SpokenValue.TimeSpan.text))
    member("grain", span.grain)
    if span.openness != 0 { member("open", span.openness > 0 ? "after" : "before") }
    if span.isTimeOnly { member("timeOnly", true) }
  }
}
