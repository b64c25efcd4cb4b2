// SPDX-License-Identifier: Apache-2.0

import AppIntents
import ValueParsing

extension Calendar {
  /// The fields of a local time in seconds from 1970.
  static func parts(ofLocal seconds: Int64) -> DateComponents {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let time = Int(rest < 0 ? rest + 86_400 : rest)
    let day = CivilDay(number: Int32(clamping: rest < 0 ? days - 1 : days)).parts
    return DateComponents(
      year: day.year, month: day.month, day: day.day, hour: time / 3600, minute: time / 60 % 60,
      second: time % 60)
  }

  /// The point in time at which the clocks of the calendar's zone show a local time.
  ///
  /// One that they leave out is the next that they show, and of one that they show twice it is the first.
  func date(ofLocal seconds: Int64) -> Date? { date(from: Self.parts(ofLocal: seconds)) }
}

extension Calendar.RecurrenceRule {
  /// The rule that a text of RFC 5545 writes, without its `RRULE:`; `nil` where it is none, or says what a
  /// rule here cannot.
  ///
  /// - Parameter calendar: The calendar whose days and times they are.
  init?(_ text: String, calendar: Calendar) {
    var fields: [Substring: Substring] = [:]
    for field in text.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, fields.updateValue(parts[1], forKey: parts[0]) == nil else {
        return nil
      }
    }
    guard let frequency = fields.removeValue(forKey: "FREQ").flatMap({ Self.frequencies[$0] })
    else { return nil }
    self.init(calendar: calendar, frequency: frequency)
    for (name, value) in fields {
      guard set(name, value, calendar) else { return nil }
    }
  }

  private static let frequencies: [Substring: Frequency] = [
    "MINUTELY": .minutely, "HOURLY": .hourly, "DAILY": .daily, "WEEKLY": .weekly,
    "MONTHLY": .monthly, "YEARLY": .yearly,
  ]

  private static let weekdayNames: [Substring: Locale.Weekday] = [
    "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday,
    "SA": .saturday, "SU": .sunday,
  ]

  /// Takes a field of a rule; `false` where it cannot.
  private mutating func set(_ name: Substring, _ value: Substring, _ calendar: Calendar) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    let isNumbers = numbers.count == parts.count
    let number = isNumbers && numbers.count == 1 ? numbers[0] : 0
    switch name {
    case "INTERVAL" where 1...1_000_000 ~= number: interval = number
    case "COUNT" where 1...1_000_000 ~= number: end = .afterOccurrences(number)
    case "UNTIL":
      guard let last = Self.date(value, calendar) else { return false }
      end = .afterDate(last)
    case "BYMONTH" where isNumbers: months = numbers.map { Month($0) }
    case "BYMONTHDAY" where isNumbers: daysOfTheMonth = numbers
    case "BYYEARDAY" where isNumbers: daysOfTheYear = numbers
    case "BYWEEKNO" where isNumbers: weeks = numbers
    case "BYHOUR" where isNumbers: hours = numbers
    case "BYMINUTE" where isNumbers: minutes = numbers
    case "BYSECOND" where isNumbers: seconds = numbers
    case "BYSETPOS" where isNumbers: setPositions = numbers
    case "BYDAY":
      weekdays = parts.compactMap(Self.weekday)
      return weekdays.count == parts.count
    default: return false
    }
    return true
  }

  /// "MO", "-1FR".
  private static func weekday(_ text: Substring) -> Weekday? {
    guard let day = weekdayNames[text.suffix(2)] else { return nil }
    let place = text.dropLast(2)
    return place.isEmpty ? .every(day) : Int(place).map { .nth($0, day) }
  }

  /// "20260531T235959", local time of the calendar, or with a "Z" of UTC; without a time it is all the day.
  private static func date(_ text: Substring, _ calendar: Calendar) -> Date? {
    let isUTC = text.last == "Z"
    let parts = text.filter { $0 != "Z" }.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = parts.first, date.count == 8, parts.count < 3,
      parts.count == 1 || parts[1].count == 6, let day = Int(date),
      let time = parts.count == 1 ? 235_959 : Int(parts[1])
    else { return nil }
    var calendar = calendar
    if isUTC { calendar.timeZone = .gmt }
    return calendar.date(
      from: DateComponents(
        year: day / 10_000, month: day / 100 % 100, day: day % 100, hour: time / 10_000,
        minute: time / 100 % 100, second: time % 100))
  }
}
