// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TextAnalysis
import ValueParsing

/// Makes values of the types that parameters have of what words say.
struct ValueMaker {
  typealias Content = SpokenValue.Content

  /// What the parameter says of its values.
  let traits: ParameterTraits
  /// Where and when it is said.
  let context: RunContext

  /// What words may say where a value of a type is wanted, the likeliest first; nothing where it is not
  /// made of values that words say.
  func spokenTypes(of type: any _IntentValue.Type) -> [ValueType] {
    switch type {
    case is Int.Type, is Double.Type, is Float.Type, is Decimal.Type:
      // Whether "ten per cent" is 10 or 0.1 is told by the range.
      traits.range == nil ? [.number] : [.number, .percentage]
    case is Bool.Type: [.boolean]
    case is Date.Type, is DateComponents.Type, is Calendar.RecurrenceRule.Type: [.dateTime]
    case is Duration.Type: [.duration]
    case is URL.Type: [.url]
    case is IntentCurrencyAmount.Type: [.money, .number]
    case is IntentPerson.Type:
      switch traits.personMode ?? .contact {
      case .contact, .emailOrPhone: [.email, .phoneNumber]
      case .email: [.email]
      case .phone: [.phoneNumber]
      }
    case is Measurement<UnitDuration>.Type: [.duration, .measurement, .number]
    case is any _MeasurementValue.Type: [.measurement, .number]
    default: []
    }
  }

  /// The value of a type that words say; `nil` where they say none that the parameter takes.
  func value(_ content: Content, as type: any _IntentValue.Type) -> Any? {
    switch type {
    case is Int.Type: number(content).flatMap { Int(exactly: $0) }
    case is Double.Type: number(content)
    case is Float.Type: number(content).map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    case is Decimal.Type: number(content).flatMap(Self.decimal)
    case is Bool.Type: if case .boolean(let value) = content { value } else { nil }
    case is Date.Type: time(content).flatMap(date)
    case is DateComponents.Type: time(content).flatMap(components)
    case is Calendar.RecurrenceRule.Type:
      // "Three times a week" names no days, and a calendar's rule has to.
      if case .recurrence(let text, _, let times) = content, times ?? 1 == 1 {
        rule(text)
      } else {
        nil
      }
    case is Duration.Type: if case .duration(let length) = content { duration(length) } else { nil }
    case is URL.Type: if case .url(let text) = content { Self.url(text) } else { nil }
    case is IntentCurrencyAmount.Type: money(content)
    case is IntentPerson.Type: person(content)
    case let type as any _MeasurementValue.Type: quantity(content, type)
    default: nil
    }
  }

  /// The number that is held to the parameter's range.
  func number(_ content: Content) -> Double? {
    let value: Double?
    switch content {
    case .number(let amount), .money(let amount, _): value = amount.value
    case .percentage(let amount):
      let isPart = traits.range.map { $0.upperBound <= 1 } ?? false
      value = amount.value.map { isPart ? $0 / 100 : $0 }
    default: value = nil
    }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: - Times

  private func time(_ content: Content) -> SpokenValue.TimeSpan? {
    // A value is one time: what is open on one side, or comes again, is none.
    guard case .dateTime(let span) = content, span.openness == 0, span.start != nil else {
      return nil
    }
    let hasTime = Self.times.contains(span.grain)
    switch traits.dateKind ?? .dateTime {
    case .dateTime: return span
    case .date: return span.isTimeOnly ? nil : span
    case .time: return hasTime ? span : nil
    }
  }

  /// The units of time shorter than a day.
  private static let times: Set<String> = ["second", "minute", "hour"]

  /// The first second of a span, or that of its day where days are asked for.
  private func date(_ span: SpokenValue.TimeSpan) -> Date? {
    let date = span.start.flatMap { context.calendar.date(ofLocal: $0) }
    guard traits.dateKind == .date else { return date }
    return date.map { context.calendar.startOfDay(for: $0) }
  }

  /// The parts of a date that were said, and no others.
  private func components(_ span: SpokenValue.TimeSpan) -> DateComponents? {
    guard let start = span.start else { return nil }
    let known = Calendar.parts(ofLocal: start)
    var parts = DateComponents()
    parts.calendar = context.calendar
    if traits.dateKind != .time {
      if span.said.contains(.year) { parts.year = known.year }
      if span.said.contains(.month) { parts.month = known.month }
      if span.said.contains(.day) { parts.day = known.day }
      // Days of the week begin with Sunday here.
      if span.said.contains(.weekday) { parts.weekday = span.weekday.map { $0 % 7 + 1 } }
    }
    if Self.times.contains(span.grain), traits.dateKind != .date {
      parts.hour = known.hour
      parts.minute = known.minute
      if span.grain == "second" { parts.second = known.second }
    }
    return parts
  }

  /// A rule; a time of day that was said is one of the whole hour or minute.
  private func rule(_ text: String) -> Calendar.RecurrenceRule? {
    guard var rule = Calendar.RecurrenceRule(text, calendar: context.calendar) else { return nil }
    if !rule.hours.isEmpty {
      if rule.minutes.isEmpty { rule.minutes = [0] }
      if rule.seconds.isEmpty { rule.seconds = [0] }
    }
    return rule
  }

  private func duration(_ length: SpokenValue.Length) -> Duration? {
    guard let seconds = length.seconds.value, seconds.magnitude < 1e15 else { return nil }
    return Int64(exactly: seconds).map { .seconds($0) } ?? .seconds(seconds)
  }

  // MARK: - Money, people and addresses

  private func money(_ content: Content) -> IntentCurrencyAmount? {
    guard let amount = number(content).flatMap(Self.decimal) else { return nil }
    let taken = traits.currencyCodes
    let meant: [String]
    switch content {
    case .money(_, let currency): meant = [currency.code] + currency.others
    default:
      // A bare amount is in the one currency there is, or in that of the region.
      if taken.count == 1 { return IntentCurrencyAmount(amount: amount, currencyCode: taken[0]) }
      meant = [context.region.currency]
    }
    guard let code = meant.first(where: { taken.isEmpty || taken.contains($0) }), code != "XXX"
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }

  private func person(_ content: Content) -> IntentPerson? {
    switch content {
    case .email(let address): IntentPerson(handle: .init(emailAddress: address))
    case .phoneNumber(let number): IntentPerson(handle: .init(phoneNumber: number))
    default: nil
    }
  }

  /// An address; one without a scheme is of the web.
  private static func url(_ text: String) -> URL? {
    URL(string: text.contains(":") ? text : "https://" + text)
  }

  /// A number as it is written, without the digits that binary fractions add.
  private static func decimal(_ number: Double) -> Decimal? { Decimal(string: "\(number)") }
}
