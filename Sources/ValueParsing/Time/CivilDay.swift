// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar, also before that was introduced.
///
/// The conversions are those of Howard Hinnant's "chrono-compatible low-level date algorithms": years
/// begin on 1 March, so that the leap day is the last of one.
package struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  package var number: Int32

  /// A day by its number.
  package init(number: Int32) { self.number = number }

  /// A day by its date; `nil` if there is none, or its year is not in -9999...9999.
  package init?(year: Int, month: Int, day: Int) {
    guard -9999...9999 ~= year, 1...12 ~= month,
      1...Self.daysIn(month: month, year: year) ~= day
    else { return nil }
    self.init(ofYear: year, month: month, day: day)
  }

  /// A day by a date that there is.
  private init(ofYear year: Int, month: Int, day: Int) {
    number = Int32(Self.number(year, month, day))
  }

  /// The number of a date that there is, in any year.
  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = floor(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date.
  package var parts: (year: Int, month: Int, day: Int) {
    let number = Int(number) + 719_468
    let era = Self.floor(number, 146_097)
    let dayOfEra = number - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400
    return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
  }

  /// The day of the week, 1 for Monday to 7 for Sunday.
  package var weekday: Int {
    let sinceMonday = Int(number) + 3
    return sinceMonday - Self.floor(sinceMonday, 7) * 7 + 1
  }

  /// The week of ISO 8601: weeks begin on Monday, and the first of a year has its first Thursday.
  package var isoWeek: (year: Int, week: Int) {
    // The year of a week is that of its Thursday.
    let thursday = Int(number) - weekday + 4
    let year = CivilDay(number: Int32(clamping: thursday)).parts.year
    return (year, (thursday - Self.number(year, 1, 1)) / 7 + 1)
  }

  /// How many days a month has.
  ///
  /// - Parameter month: 1 to 12.
  package static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Easter Sunday of the western churches, by the anonymous Gregorian algorithm.
  ///
  /// - Parameter year: One in 1...9999, others count as the nearest of them.
  package static func easter(_ year: Int) -> CivilDay {
    let year = min(max(year, 1), 9999)
    let golden = year % 19
    let century = year / 100
    let epact =
      (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - epact - year % 100 % 4) % 7
    let late = (golden + 11 * epact + 22 * weekday) / 451
    let sinceMarch = epact + weekday - 7 * late + 114
    return CivilDay(ofYear: year, month: sinceMarch / 31, day: sinceMarch % 31 + 1)
  }

  /// Easter Sunday of the orthodox churches, by Meeus' Julian algorithm, as a Gregorian date.
  ///
  /// - Parameter year: One in 1...9999, others count as the nearest of them.
  package static func orthodoxEaster(_ year: Int) -> CivilDay {
    let year = min(max(year, 1), 9999)
    let moon = (19 * (year % 19) + 15) % 30
    let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    let sinceMarch = moon + weekday + 114
    var day = CivilDay(ofYear: year, month: sinceMarch / 31, day: sinceMarch % 31 + 1)
    // How far the Julian calendar is behind since March of the year.
    day.number += Int32(year / 100 - year / 400 - 2)
    return day
  }

  package static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

  /// A quotient rounded down.
  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    (number >= 0 ? number : number - divisor + 1) / divisor
  }
}

extension CivilDay: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `2024-02-29`.
  package var description: String {
    let (year, month, day) = parts
    func padded(_ number: Int, to count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
    let sign = year < 0 ? "-" : ""
    return "\(sign)\(padded(abs(year), to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}
