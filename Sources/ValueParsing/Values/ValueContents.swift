// SPDX-License-Identifier: Apache-2.0

/// Turns the meaning of a symbol into values.
struct ValueContents {
  /// What was found.
  let chart: Chart
  /// When it was said, and where.
  let setting: ValueSetting

  /// The value of a symbol, and other readings of it; `nil` where there is none.
  func contents(_ found: Constituent) -> [SpokenValue.Content]? {
    let meaning = found.meaning
    switch found.symbol {
    case Symbol.number: return [.number(range(meaning))]
    case Symbol.percentage: return [.percentage(range(meaning))]
    case Symbol.ordinal:
      if meaning.extra == 1 { return [.ordinal(.init(offset: Int(meaning.number), origin: .end))] }
      if meaning.extra == 2 {
        return [.ordinal(.init(offset: Int(meaning.number), origin: .current))]
      }
      guard meaning.isWhole, meaning.number.magnitude < 1e15 else { return nil }
      return [.ordinal(.init(offset: Int(meaning.number), origin: .start))]
    case Symbol.money: return [.money(range(meaning), currency(meaning.id))]
    case Symbol.measurement: return [.measurement(range(meaning), unit(meaning))]
    case Symbol.duration: return [.duration(length(meaning))]
    case Symbol.time: return times(meaning)
    case Symbol.boolean: return [.boolean(meaning.number > 0)]
    case Symbol.email: return [.email(address(meaning))]
    case Symbol.url: return [.url(address(meaning))]
    case Symbol.phone: return [.phoneNumber(address(meaning))]
    default: return nil
    }
  }

  private func address(_ meaning: Meaning) -> String {
    let reader = chart.addresses
    return String(decoding: reader.letters[reader.found[Int(meaning.id)].value], as: UTF8.self)
  }

  private func range(_ meaning: Meaning) -> SpokenValue.AmountRange {
    var range = SpokenValue.AmountRange()
    guard meaning.traits.contains(.range) else {
      range.value = Self.rounded(meaning.number)
      return range
    }
    if meaning.traits.contains(.hasLower) { range.minimum = Self.rounded(meaning.number) }
    if meaning.traits.contains(.hasUpper) { range.maximum = Self.rounded(meaning.upper) }
    range.excludesMinimum = meaning.traits.contains(.openLower)
    range.excludesMaximum = meaning.traits.contains(.openUpper)
    return range
  }

  /// A number as it would be written, where arithmetic has left a last digit of its own.
  static func rounded(_ number: Double) -> Double {
    guard number != number.rounded(), number.magnitude < 1e9 else { return number }
    let scaled = (number * 1e6).rounded() / 1e6
    return (scaled - number).magnitude < 1e-12 * max(1, number.magnitude) ? scaled : number
  }

  private func currency(_ id: Int32) -> SpokenValue.Currency {
    guard let family = CurrencyFamily(id: id) else {
      return SpokenValue.Currency(code: CurrencyCode.code(id), family: nil)
    }
    return SpokenValue.Currency(
      code: family.code(inRegionWith: setting.region.currency), family: family.name)
  }

  private func unit(_ meaning: Meaning) -> SpokenValue.MeasureUnit {
    let table = UnitTable.shared
    var unit = table[Int(meaning.id)]
    var isAssumed = false
    if unit.name == "degree",
      let scale = table.id(named: setting.region.usesFahrenheit ? "fahrenheit" : "celsius")
    {
      unit = table[scale]
      isAssumed = true
    }
    return SpokenValue.MeasureUnit(
      identifier: unit.name, dimension: table.dimensions[unit.dimension], factor: unit.factor,
      offset: unit.offset, isAssumed: isAssumed)
  }

  private func length(_ meaning: Meaning) -> SpokenValue.Length {
    SpokenValue.Length(
      seconds: range(meaning), iso8601: chart.builder.durations[Int(meaning.id)].iso8601)
  }

  // MARK: Times

  /// The time of a symbol that says one, in the usual half of the day or in the other.
  func moment(_ found: Constituent, isOtherHalf: Bool) -> Moment? {
    var resolver = TimeResolver(builder: chart.builder, setting: setting)
    resolver.reading.isOtherHalf = isOtherHalf
    return resolver.moment(of: Int(found.meaning.id))
  }

  private func times(_ meaning: Meaning) -> [SpokenValue.Content]? {
    let index = Int(meaning.id)
    let node = chart.builder.nodes[index]
    var resolver = TimeResolver(builder: chart.builder, setting: setting)
    if node.operation == .recurrence {
      let rule = chart.builder.recurrences[Int(node.n)]
      let first = resolver.moment(of: index).map { span($0, isTimeOnly: false, .date) }
      guard let first else { return nil }
      var writer = RecurrenceText(resolver: resolver)
      return [
        .recurrence(
          rule: writer.text(rule), first: first,
          times: rule.times > 0 ? Int(rule.times) : nil)
      ]
    }
    let said = chart.builder.said(index)
    var found: [SpokenValue.Content] = []
    for reading in readings(node) {
      resolver.reading = reading
      guard let moment = resolver.moment(of: index) else { continue }
      let content = SpokenValue.Content.dateTime(span(moment, isTimeOnly: !node.isDated, said))
      if !found.contains(content) { found.append(content) }
    }
    return found.isEmpty ? nil : found
  }

  /// The readings that are worth a look, the usual one first.
  private func readings(_ node: TimeNode) -> [TimeResolver.Reading] {
    typealias Reading = TimeResolver.Reading
    var readings = [Reading()]
    if node.isAmbiguous { readings.append(Reading(isOtherHalf: true)) }
    readings.append(Reading(isOther: true))
    if !node.isAbsolute {
      readings.append(Reading(isPast: true))
      if node.isAmbiguous { readings.append(Reading(isOtherHalf: true, isPast: true)) }
    }
    return readings
  }

  private func span(
    _ moment: Moment, isTimeOnly: Bool, _ said: SpokenValue.TimeSpan.Fields
  ) -> SpokenValue.TimeSpan {
    let isPoint = !moment.isSpan && moment.grain < .day
    return SpokenValue.TimeSpan(
      start: moment.start, end: isPoint || moment.openness != 0 ? nil : moment.end,
      grain: "\(moment.grain)", openness: moment.openness, isTimeOnly: isTimeOnly, said: said)
  }
}

extension DurationParts {
  /// As ISO 8601 has it.
  var iso8601: String {
    func part(_ index: Int, _ letter: String) -> String {
      amounts[index] == 0 ? "" : ValueText.number(amounts[index]) + letter
    }
    var date = part(0, "Y") + part(1, "M")
    let time = part(4, "H") + part(5, "M") + part(6, "S")
    var days = amounts[3]
    if amounts[2] != 0 {
      // Weeks stand alone in ISO 8601.
      if date.isEmpty, time.isEmpty, days == 0 { return "P" + part(2, "W") }
      days += amounts[2] * 7
    }
    if days != 0 { date += ValueText.number(days) + "D" }
    if date.isEmpty, time.isEmpty { return "PT0S" }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}

/// Values as text.
enum ValueText {
  /// A number in its shortest form, whole ones without a point.
  static func number(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }

  /// A local time as ISO 8601 has it.
  static func time(_ seconds: Int64) -> String {
    let day = CivilDay(number: Int32(clamping: Moment.floor(seconds, Moment.day)))
    let rest = Int(seconds - Moment.floor(seconds, Moment.day) * Moment.day)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(day)T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
  }
}

/// What repeats, as text of RFC 5545.
struct RecurrenceText {
  private var resolver: TimeResolver

  /// A writer of times that a resolver tells.
  init(resolver: TimeResolver) { self.resolver = resolver }

  /// The text of a rule.
  mutating func text(_ rule: Recurrence) -> String {
    var parts: [String] = []
    var interval = Int(rule.interval)
    switch rule.frequency {
    case .second: parts.append("FREQ=SECONDLY")
    case .minute: parts.append("FREQ=MINUTELY")
    case .hour: parts.append("FREQ=HOURLY")
    case .day: parts.append("FREQ=DAILY")
    case .week: parts.append("FREQ=WEEKLY")
    case .month: parts.append("FREQ=MONTHLY")
    case .quarter:
      parts.append("FREQ=MONTHLY")
      interval *= 3
    case .year, .decade, .century:
      parts.append("FREQ=YEARLY")
      interval *= rule.frequency.months / 12
    }
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if rule.count > 0 { parts.append("COUNT=\(rule.count)") }
    if let until = until(rule) { parts.append("UNTIL=\(until)") }
    if rule.month != 0 { parts.append("BYMONTH=\(rule.month)") }
    if rule.monthDay != 0 { parts.append("BYMONTHDAY=\(rule.monthDay)") }
    if rule.weekdays != 0 {
      let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      let position = rule.position == 0 ? "" : String(rule.position)
      let days = names.indices.filter { rule.weekdays & 1 << UInt8($0) != 0 }
      parts.append("BYDAY=" + days.map { position + names[$0] }.joined(separator: ","))
    }
    if rule.clock >= 0, let clock = resolver.moment(of: Int(rule.clock)) {
      let seconds = Int(clock.start - Moment.floor(clock.start, Moment.day) * Moment.day)
      if clock.grain < .day || clock.isSpan {
        parts.append("BYHOUR=\(seconds / 3600)")
        if seconds / 60 % 60 != 0 { parts.append("BYMINUTE=\(seconds / 60 % 60)") }
      } else {
        // A holiday.
        let date = CivilDay(number: clock.firstDay).parts
        parts += ["BYMONTH=\(date.month)", "BYMONTHDAY=\(date.day)"]
      }
    }
    return parts.joined(separator: ";")
  }

  private mutating func until(_ rule: Recurrence) -> String? {
    var last: Int64?
    if rule.until >= 0, let moment = resolver.moment(of: Int(rule.until)) {
      // "until june": the last time is before it begins.
      last = moment.grain > .day ? moment.start - 1 : moment.end - 1
    } else if rule.duration >= 0 {
      let parts = resolver.builder.durations[Int(rule.duration)]
      last = resolver.add(parts, 1, to: resolver.setting.now).map { $0 - 1 }
    }
    guard let last else { return nil }
    return ValueText.time(last).filter { $0 != "-" && $0 != ":" }
  }
}
