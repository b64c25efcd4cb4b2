// SPDX-License-Identifier: Apache-2.0

/// A zone whose offset goes by one rule each year, as POSIX writes it: "EST5EDT,M3.2.0,M11.1.0".
struct PosixZone: Equatable, Sendable {
  /// When an offset begins in a year.
  struct Change: Equatable, Sendable {
    /// The day.
    enum Day: Equatable, Sendable {
      /// The nth of a month's weekdays, 0 for Sunday; the fifth is the last.
      case weekday(month: Int, place: Int, weekday: Int)
      /// A day of the year from 1, without 29 February.
      case julian(Int)
      /// A day of the year from 0, with 29 February.
      case ordinal(Int)
    }

    /// The day.
    var day: Day
    /// Seconds since its midnight, by the clock before.
    var time: Int

    /// Seconds since 1970 by the clock before.
    func seconds(_ year: Int) -> Int {
      guard let first = CivilDay(year: year, month: 1, day: 1) else { return 0 }
      var number = Int(first.number)
      switch day {
      case .julian(let day): number += day - 1 + (CivilDay.isLeap(year) && day >= 60 ? 1 : 0)
      case .ordinal(let day): number += day
      case .weekday(let month, let place, let weekday):
        guard let first = CivilDay(year: year, month: month, day: 1) else { return 0 }
        var day = (weekday - first.weekday % 7 + 7) % 7 + (place - 1) * 7
        if day >= CivilDay.daysIn(month: month, year: year) { day -= 7 }
        number = Int(first.number) + day
      }
      return number * 86400 + time
    }
  }

  /// Daylight saving time.
  struct Daylight: Equatable, Sendable {
    /// Seconds ahead of UTC.
    var offset: Int32
    /// When it begins.
    var start: Change
    /// When it ends.
    var end: Change
  }

  /// Seconds ahead of UTC outside daylight saving time.
  let standard: Int32
  /// Daylight saving time, where there is one.
  let daylight: Daylight?

  /// A zone with one offset.
  init(offset: Int32) {
    standard = offset
    daylight = nil
  }

  /// Reads what POSIX writes; `nil` for what is none.
  init?(_ text: [UInt8]) {
    var reader = PosixZoneReader(text: text)
    guard reader.name(), let offset = reader.time(hours: 24) else { return nil }
    standard = Int32(-offset)
    guard !reader.isAtEnd else {
      daylight = nil
      return
    }
    guard reader.name() else { return nil }
    // An hour more where it does not say.
    var ahead = standard + 3600
    if !reader.isNext(",") {
      guard let offset = reader.time(hours: 24) else { return nil }
      ahead = Int32(-offset)
    }
    guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
    daylight = Daylight(offset: ahead, start: start, end: end)
  }

  /// Seconds ahead of UTC at an instant.
  ///
  /// - Parameter seconds: Since 1970; those before the year -9998 or after 9998 count as of it.
  func offset(at seconds: Int64) -> Int32 {
    guard let daylight else { return standard }
    let limit: Int64 = 250_000_000_000
    let instant = Int(min(max(seconds, -limit), limit))
    let local = instant + Int(standard)
    let day = (local >= 0 ? local : local - 86399) / 86400
    let year = CivilDay(number: Int32(day)).parts.year
    let start = daylight.start.seconds(year) - Int(standard)
    let end = daylight.end.seconds(year) - Int(daylight.offset)
    let isDaylight =
      start < end ? start <= instant && instant < end : !(end <= instant && instant < start)
    return isDaylight ? daylight.offset : standard
  }
}

/// Reads the parts of a POSIX rule, one after the other.
private struct PosixZoneReader {
  let text: [UInt8]
  private var at = 0

  init(text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { at == text.count }

  func isNext(_ sign: Unicode.Scalar) -> Bool { at < text.count && text[at] == UInt8(ascii: sign) }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isNext(sign) else { return false }
    at += 1
    return true
  }

  /// Takes an abbreviation: three letters or more, or anything between "<" and ">".
  mutating func name() -> Bool {
    let start = at
    if take("<") {
      while at < text.count, text[at] != UInt8(ascii: ">") { at += 1 }
      return take(">")
    }
    while at < text.count, 0x61...0x7A ~= text[at] | 0x20 { at += 1 }
    return at - start >= 3
  }

  /// Takes a number of up to three digits.
  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let start = at
    var value = 0
    while at < text.count, at < start + 3, 0x30...0x39 ~= text[at] {
      value = value * 10 + Int(text[at] - 0x30)
      at += 1
    }
    return at > start && range ~= value ? value : nil
  }

  /// Takes hours, with minutes and seconds or without, as seconds.
  mutating func time(hours: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let whole = number(0...999), whole <= hours else { return nil }
    var seconds = whole * 3600
    if take(":") {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// Takes a comma, a day and its time, which is two in the morning where it does not say.
  mutating func change() -> PosixZone.Change? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return PosixZone.Change(day: day, time: 7200) }
    return time(hours: 167).map { PosixZone.Change(day: day, time: $0) }
  }

  private mutating func day() -> PosixZone.Change.Day? {
    if take("J") { return number(1...365).map { .julian($0) } }
    guard take("M") else { return number(0...365).map { .ordinal($0) } }
    guard let month = number(1...12), take("."), let place = number(1...5), take("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(month: month, place: place, weekday: weekday)
  }
}
