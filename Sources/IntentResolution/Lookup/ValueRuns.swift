// SPDX-License-Identifier: Apache-2.0

import TextAnalysis
import ValueParsing

/// Which runs of an utterance's words say values: a part of a `MatchBuffers`, made when a slot first asks.
final class ValueRuns {
  /// A run of words that says a value.
  struct Run {
    /// Its bytes, but for signs at its ends.
    var core: TextSpan
    /// All its bytes.
    var range: TextSpan
    /// The bit of its type.
    var bit: UInt32
    /// Whether it counts only where it was asked for.
    var isLatent: Bool
  }

  private var scratch = ValueScratch()
  /// The runs of the utterance that is matched.
  private(set) var runs: [Run] = []

  /// Reads an utterance.
  func read(_ utterance: Utterance, _ reader: ValueReader) {
    runs.removeAll(keepingCapacity: true)
    guard let parser = reader.parser else { return }
    // SAFETY: the utterance's bytes are lent for as long as it is matched, and not kept.
    let text = unsafe utterance.utf8.span
    parser.forEachRun(in: text, &scratch) { core, range, bit, isLatent in
      runs.append(Run(core: core, range: range, bit: bit, isLatent: isLatent))
    }
  }

  /// Whether some words are a value of one of some types.
  func holds(_ span: TextSpan, _ types: UInt32) -> Bool {
    for run in runs where run.core == span && run.bit & types != 0 { return true }
    return false
  }

  /// Whether some words begin and end as a list of values of some types does; bare numbers may take the
  /// unit of the last: "five, ten and twenty minutes".
  func mayList(_ span: TextSpan, _ types: UInt32) -> Bool {
    let bits = types | ValueType.number.bit
    var (begins, ends, isThere) = (false, false, false)
    for run in runs where run.bit & bits != 0 {
      guard run.core.lower >= span.lower, run.core.upper <= span.upper else { continue }
      if run.core.lower == span.lower { begins = true }
      if run.core.upper == span.upper { ends = true }
      if run.bit & types != 0 { isThere = true }
    }
    return begins && ends && isThere
  }

  /// The bytes from the first to the last value of some types, bare numbers counted in; `nil` where only
  /// numbers are there, or what counts only where it was asked for.
  func bounds(_ types: UInt32) -> TextSpan? {
    var bounds: TextSpan?
    var isThere = false
    for run in runs where run.bit & (types | ValueType.number.bit) != 0 && !run.isLatent {
      if run.bit & types != 0 { isThere = true }
      let known = bounds ?? run.core
      bounds = TextSpan(
        lower: min(known.lower, run.core.lower), upper: max(known.upper, run.core.upper))
    }
    return isThere ? bounds : nil
  }

  /// The same as `holds`, where nothing but the words themselves asks for such a value: a number is no hour then.
  func holdsUnasked(_ span: TextSpan, _ types: UInt32) -> Bool {
    let number = ValueType.number.bit
    for run in runs where run.core == span && run.bit & types != 0 {
      if !run.isLatent || types & number != 0 || !holds(span, number) { return true }
    }
    return false
  }
}

/// Reads values for the utterances of a locale.
final class ValueReader: Sendable {
  private let locale: LocaleTag
  private let made = Locked<ValueParser??>(nil)

  /// The parser of the locale's language, made when it is first asked for, in about 15 ms; `nil` for
  /// languages whose values cannot be read.
  var parser: ValueParser? {
    made.withLock { made in
      if let made { return made }
      let parser = ValueParser(locale: locale)
      made = .some(parser)
      return parser
    }
  }

  /// A reader.
  init(locale: LocaleTag) { self.locale = locale }

  /// What some words say for a parameter, with signs that touch them; `nil` where they say no such value.
  func value(
    of span: TextSpan, in text: String, for type: String, at reference: ValueReference
  ) -> (content: SpokenValue.Content, range: TextSpan)? {
    guard let parser else { return nil }
    let types = ValueType.types(ofParameter: type)
    let bytes = Array(text.utf8)
    let range = Self.withSigns(span, in: bytes)
    let words = String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    let values = parser.values(in: words, at: reference, types: Set(types), includesLatent: true)
    for wanted in types {
      for value in values where value.type == wanted {
        guard value.range.lower <= span.lower - range.lower,
          value.range.upper >= span.upper - range.lower,
          let content = ([value.content] + value.alternatives).first(where: { Self.fits($0, type) })
        else { continue }
        return (
          content,
          TextSpan(lower: range.lower + value.range.lower, upper: range.lower + value.range.upper)
        )
      }
    }
    return nil
  }

  /// What a text says for a parameter as a whole; `nil` where it says no such value.
  func value(
    of text: String, for type: String, at reference: ValueReference
  ) -> SpokenValue.Content? {
    value(
      of: TextSpan(lower: 0, upper: UInt32(text.utf8.count)), in: text, for: type, at: reference)?
      .content
  }

  /// What each part of a list says for a parameter, with signs that touch the whole; `nil` where they say
  /// no such values.
  ///
  /// - Parameter type: What each of them is.
  func values(
    ofList span: TextSpan, in text: String, for type: String, at reference: ValueReference
  ) -> (contents: [SpokenValue.Content], range: TextSpan)? {
    guard let parser else { return nil }
    let bytes = Array(text.utf8)
    let range = Self.withSigns(span, in: bytes)
    let words = String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    for wanted in ValueType.types(ofParameter: type) {
      let values = parser.values(listOf: wanted, in: words, at: reference)
      guard let first = values.first, let last = values.last,
        first.range.lower <= span.lower - range.lower,
        last.range.upper >= span.upper - range.lower
      else { continue }
      let contents = values.map { value in
        ([value.content] + value.alternatives).first { Self.fits($0, type) }
      }
      guard contents.allSatisfy({ $0 != nil }) else { continue }
      return (
        contents.compactMap(\.self),
        TextSpan(lower: range.lower + first.range.lower, upper: range.lower + last.range.upper)
      )
    }
    return nil
  }

  /// Some words with the signs on either side that no blank parts from them.
  private static func withSigns(_ span: TextSpan, in bytes: [UInt8]) -> TextSpan {
    func isSign(_ byte: UInt8) -> Bool {
      byte > 0x20 && (byte >= 0x80 || byte | 0x20 &- 0x61 >= 26 && byte &- 0x30 >= 10)
    }
    var range = span
    while range.lower > 0, span.lower - range.lower < 4, isSign(bytes[Int(range.lower) - 1]) {
      range.lower -= 1
    }
    while Int(range.upper) < bytes.count, range.upper - span.upper < 4,
      isSign(bytes[Int(range.upper)])
    { range.upper += 1 }
    return range
  }

  /// Whether a value may be that of a parameter.
  static func fits(_ content: SpokenValue.Content, _ type: String) -> Bool {
    if type.hasPrefix("union:") {
      return ValueType.members(ofUnion: type).contains { fits(content, $0) }
    }
    switch content {
    case .dateTime: return type != "other:recurrenceRule"
    case .recurrence: return type == "other:recurrenceRule"
    case .number(let amount):
      guard let value = amount.value else { return false }
      return type != "int" || Int(exactly: value) != nil
    case .money(let amount, _): return amount.value != nil
    case .measurement(let amount, let unit):
      return amount.value != nil && isOf(unit.dimension, type)
    case .duration(let length): return length.seconds.value != nil
    default: return true
    }
  }

  /// Whether a dimension is the one that a type of parameter names in Foundation's words.
  private static func isOf(_ dimension: String, _ type: String) -> Bool {
    var kebab = ""
    for letter in type.dropFirst("measurement:".count) {
      if letter.isUppercase { kebab += "-" }
      kebab += letter.lowercased()
    }
    // "informationStorage", "electricPotentialDifference"
    return kebab == dimension || kebab.hasPrefix(dimension + "-")
  }
}
