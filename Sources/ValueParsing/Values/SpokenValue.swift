// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The kinds of values that words say.
public enum ValueType: String, CaseIterable, Hashable, Sendable {
  /// A number, whole or not, or a range of numbers.
  case number
  /// A place in an order, from the beginning, the end or here.
  case ordinal
  /// Hundredths.
  case percentage
  /// An amount of a currency.
  case money
  /// An amount of a unit.
  case measurement
  /// A length of time.
  case duration
  /// A point or span of time, or what repeats.
  case dateTime
  /// Yes or no.
  case boolean
  /// An address of electronic mail.
  case email
  /// An address of the web.
  case url
  /// A telephone number.
  case phoneNumber
  /// Parts between commas and joining words; found only where it is asked for by name.
  case list
}

extension ValueType {
  /// The type's bit in a set of types.
  package var bit: UInt32 { 1 << UInt32(ValueParser.symbol(of: self)) }

  /// The types in a set of their bits.
  package static func types(in bits: UInt32) -> Set<ValueType> {
    Set(allCases.filter { $0.bit & bits != 0 })
  }

  /// The bits of the types whose words may fill a parameter.
  package static func bits(ofParameter spelling: String) -> UInt32 {
    types(ofParameter: spelling).reduce(0) { $0 | $1.bit }
  }

  /// The types whose words may fill a parameter, as the parameter's type is spelled in catalogs; none
  /// for parameters of other types.
  package static func types(ofParameter spelling: String) -> [ValueType] {
    switch spelling {
    case "int", "double": [.number]
    case "bool": [.boolean]
    case "date", "dateComponents", "other:recurrenceRule": [.dateTime]
    case "duration", "measurement:duration": [.duration]
    case "currency": [.money, .number]
    case "url": [.url]
    case _ where spelling.hasPrefix("union:"):
      // One of several types, all of which are said by values.
      types(ofUnion: members(ofUnion: spelling).map { types(ofParameter: $0) })
    default: spelling.hasPrefix("measurement:") ? [.measurement] : []
    }
  }
}

extension ValueType {
  /// The types of a parameter whose values are of one of several, as they are spelled.
  package static func members(ofUnion spelling: String) -> [String] {
    spelling.dropFirst("union:".count).split(separator: "|").map(String.init)
  }

  private static func types(ofUnion members: [[ValueType]]) -> [ValueType] {
    guard members.allSatisfy({ !$0.isEmpty }) else { return [] }
    return members.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A value that words of a text say.
public struct SpokenValue: Hashable, Sendable {
  /// The value of the words.
  public var content: Content

  /// The bytes of the text that say it.
  public var range: TextSpan

  /// Whether it counts only as an answer: "five" after "what time?".
  public var isLatent: Bool

  /// Other readings of the same words, the likeliest first.
  public var alternatives: [Content]

  /// A value, by type.
  public enum Content: Hashable, Sendable {
    /// A number, or the ends of a range.
    case number(AmountRange)
    /// A place in an order.
    case ordinal(Place)
    /// Hundredths.
    case percentage(AmountRange)
    /// An amount of a currency.
    case money(AmountRange, Currency)
    /// An amount of a unit.
    case measurement(AmountRange, MeasureUnit)
    /// A length of time.
    case duration(Length)
    /// A point or span of time.
    case dateTime(TimeSpan)
    /// A rule of RFC 5545, its first time, and how often it is in each period where no days are said.
    case recurrence(rule: String, first: TimeSpan, times: Int?)
    /// Yes or no.
    case boolean(Bool)
    /// An address of electronic mail.
    case email(String)
    /// An address of the web.
    case url(String)
    /// A telephone number.
    case phoneNumber(String)
    /// The parts of a list, as they were said.
    case list([String])
  }

  /// A single amount, or the ends of a range.
  public struct AmountRange: Hashable, Sendable {
    /// The amount; `nil` for a range.
    public var value: Double?
    /// The lower end of a range; `nil` where it is open.
    public var minimum: Double?
    /// The upper end of a range; `nil` where it is open.
    public var maximum: Double?
    /// Whether the lower end is not part of the range: "more than".
    public var excludesMinimum = false
    /// Whether the upper end is not part of the range: "less than".
    public var excludesMaximum = false
  }

  /// A place in an order.
  public struct Place: Hashable, Sendable {
    /// The end that places are counted from.
    public enum Origin: String, Hashable, Sendable {
      /// The first, which is 1.
      case start
      /// The last, which is 0; the one before it is -1.
      case end
      /// The present one, which is 0; the next is 1.
      case current
    }

    /// The distance from that end: 1 for the first, 0 for the last and the present one.
    public var offset: Int
    /// The end that it is counted from.
    public var origin: Origin
  }

  /// The currency of an amount.
  public struct Currency: Hashable, Sendable {
    /// Its code in ISO 4217.
    public var code: String
    /// The name that several currencies share, if the words named no country: "dollar".
    public var family: String?
  }

  /// A unit of measurement.
  public struct MeasureUnit: Hashable, Sendable {
    /// Its identifier in CLDR.
    public var identifier: String
    /// Its dimension, in CLDR's words: "length", "mass", "temperature".
    public var dimension: String
    /// The factor that turns an amount into the base unit of the dimension.
    public var factor: Double
    /// The offset that is added then.
    public var offset: Double
    /// Whether the words left the unit open: degrees without a scale.
    public var isAssumed: Bool

    /// An amount in the base unit.
    public func base(of amount: Double) -> Double { amount * factor + offset }
  }

  /// A length of time.
  public struct Length: Hashable, Sendable {
    /// Its seconds; a month has 30 days and a year 365.
    public var seconds: AmountRange
    /// The length in ISO 8601, in the spoken units.
    public var iso8601: String
  }

  /// A point or span of local time.
  public struct TimeSpan: Hashable, Sendable {
    /// Where it begins, in seconds from 1 January 1970 in local time; `nil` without a beginning.
    public var start: Int64?
    /// The second after it; `nil` for a point, and for a span without an end.
    public var end: Int64?
    /// The unit of its precision: "day".
    public var grain: String
    /// Whether it has no end (1) or no beginning (-1).
    public var openness: Int
    /// Whether no day was said.
    public var isTimeOnly: Bool
    /// The spoken parts of its beginning; the others follow from its next occurrence.
    public var said: Fields

    /// Parts of a date and of a time of day.
    public struct Fields: OptionSet, Hashable, Sendable {
      /// A bit a part.
      public let rawValue: UInt8

      /// The parts of some bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// The year; also for a date that counts from today: "tomorrow".
      public static let year = Fields(rawValue: 1)
      /// The month of a year, or the first of a quarter.
      public static let month = Fields(rawValue: 2)
      /// The day of the month.
      public static let day = Fields(rawValue: 4)
      /// The day of the week, if no other part gives the day.
      public static let weekday = Fields(rawValue: 8)
      /// The time of day.
      public static let time = Fields(rawValue: 16)
      /// The whole date.
      public static let date: Fields = [.year, .month, .day]
    }
  }

  /// The type of the preferred reading.
  public var type: ValueType { content.type }
}

extension SpokenValue.AmountRange {
  /// One amount.
  package init(_ value: Double) { self.init(value: value) }
}

extension SpokenValue.TimeSpan {
  /// The day of the week that it begins on, 1 for Monday to 7 for Sunday; `nil` without a beginning.
  package var weekday: Int? {
    start.map { CivilDay(number: Int32(clamping: Moment.floor($0, Moment.day))).weekday }
  }

  /// A local time in ISO 8601, without a zone.
  public static func text(_ seconds: Int64) -> String { ValueText.time(seconds) }
}

extension SpokenValue {
  /// The value in a few words, for people.
  public var summary: String {
    let other = alternatives.first.map { " or \($0.summary)" } ?? ""
    return content.summary + other
  }

  fileprivate static func summary(_ content: Content) -> String {
    switch content {
    case .number(let amount): summary(amount)
    case .percentage(let amount): summary(amount) + " %"
    case .ordinal(let place):
      switch place.origin {
      case .start: "\(place.offset)."
      case .end: place.offset == 0 ? "the last" : "the last but \(-place.offset)"
      case .current: place.offset == 0 ? "the current" : "\(place.offset) from the current"
      }
    case .money(let amount, let currency): summary(amount) + " " + currency.code
    case .measurement(let amount, let unit): summary(amount) + " " + unit.identifier
    case .duration(let length): length.iso8601
    case .dateTime(let span): summary(span)
    case .recurrence(let rule, let first, let times):
      rule + " from " + summary(first) + (times.map { ", \($0) times each" } ?? "")
    case .boolean(let value): value ? "yes" : "no"
    case .email(let text), .url(let text), .phoneNumber(let text): text
    case .list(let parts): parts.joined(separator: " | ")
    }
  }

  private static func summary(_ amount: AmountRange) -> String {
    if let value = amount.value { return ValueText.number(value) }
    let lower = amount.minimum.map { (amount.excludesMinimum ? "> " : "≥ ") + ValueText.number($0) }
    let upper = amount.maximum.map { (amount.excludesMaximum ? "< " : "≤ ") + ValueText.number($0) }
    return [lower, upper].compactMap { $0 }.joined(separator: ", ")
  }

  private static func summary(_ span: TimeSpan) -> String {
    let start = span.start.map(TimeSpan.text) ?? ""
    if span.openness != 0 { return (span.openness > 0 ? "after " : "before ") + start }
    return start + (span.end.map { " – " + TimeSpan.text($0) } ?? "")
  }
}

extension SpokenValue.Content {
  /// Whether two readings come to the same, whatever the words that said so.
  func isSame(as other: SpokenValue.Content) -> Bool {
    switch (self, other) {
    case (.money(let amount, let currency), .money(let second, let code)):
      return amount == second && currency.code == code.code
    case (.dateTime(let span), .dateTime(var second)):
      second.said = span.said
      return span == second
    default: return self == other
    }
  }
}

extension SpokenValue.Content {
  /// Which type it is of.
  var type: ValueType {
    switch self {
    case .number: .number
    case .ordinal: .ordinal
    case .percentage: .percentage
    case .money: .money
    case .measurement: .measurement
    case .duration: .duration
    case .dateTime, .recurrence: .dateTime
    case .boolean: .boolean
    case .email: .email
    case .url: .url
    case .phoneNumber: .phoneNumber
    case .list: .list
    }
  }

  /// The value in a few words, for people.
  public var summary: String { SpokenValue.summary(self) }
}
