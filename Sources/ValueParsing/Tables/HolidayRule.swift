// SPDX-License-Identifier: Apache-2.0

/// When a holiday is: a line of `[rules]` in `und/holidays.txt`, whose head says how they are written.
struct HolidayRule: Sendable {
  /// Which day it is, before what is added.
  enum Base: Equatable, Sendable {
    /// A month and day.
    case date(month: Int, day: Int)
    /// The nth of a month's weekdays; from its end where the number is below zero.
    case nth(weekday: Int, month: Int, place: Int)
    /// The last such weekday before a date.
    case before(weekday: Int, month: Int, day: Int)
    /// The first such weekday after a date.
    case after(weekday: Int, month: Int, day: Int)
    /// Days from Easter Sunday.
    case easter(Int)
    /// Days from Easter Sunday of the orthodox churches.
    case orthodoxEaster(Int)
    /// A list of days, by its name.
    case dates(String)
  }

  /// Days to go on where it is a weekday.
  struct Shift: Equatable, Sendable {
    /// The weekday.
    var weekday: Int
    /// The days.
    var days: Int
  }

  /// The codes of the regions that have it so; none for all others.
  var regions: [String]
  /// The day.
  var base: Base
  /// Of these, the one with its weekday is added.
  var shifts: [Shift] = []
  /// Days to go on from there.
  var offset = 0
  /// How many days it is.
  var days = 1

  /// Reads what is behind a name; `nil` for what is none.
  init?(_ words: [Substring], named name: String, regions: [String]) {
    self.regions = regions
    var words = words[...]
    guard let base = Self.base(&words, named: name) else { return nil }
    self.base = base
    while words.first == "if" {
      guard words.count >= 3, let weekday = Self.weekday(words.dropFirst().first),
        let days = Int(words.dropFirst(2).first!)
      else { return nil }
      shifts.append(Shift(weekday: weekday, days: days))
      words = words.dropFirst(3)
    }
    if let first = words.first, first.hasPrefix("+") || first.hasPrefix("-") {
      guard let offset = Int(first) else { return nil }
      self.offset = offset
      words = words.dropFirst()
    }
    if words.count == 2, words.last == "days" {
      guard let days = Int(words.first!), 1...366 ~= days else { return nil }
      self.days = days
      words = []
    }
    guard words.isEmpty else { return nil }
  }

  /// Takes the words that say which day it is.
  private static func base(_ words: inout ArraySlice<Substring>, named name: String) -> Base? {
    guard let first = words.popFirst() else { return nil }
    if let (month, day) = date(first) { return .date(month: month, day: day) }
    if let month = Int(first), 1...12 ~= month, let weekday = weekday(words.popFirst()) {
      guard let place = words.popFirst().flatMap({ Int($0) }), -5...5 ~= place, place != 0 else {
        return nil
      }
      return .nth(weekday: weekday, month: month, place: place)
    }
    if let weekday = weekday(first), let side = words.popFirst(),
      let (month, day) = words.popFirst().flatMap(date)
    {
      switch side {
      case "before": return .before(weekday: weekday, month: month, day: day)
      case "after": return .after(weekday: weekday, month: month, day: day)
      default: return nil
      }
    }
    switch first {
    case "easter":
      return words.popFirst().flatMap { Int($0) }.map { .easter($0) }
    case "orthodox":
      guard words.popFirst() == "easter" else { return nil }
      return words.popFirst().flatMap { Int($0) }.map { .orthodoxEaster($0) }
    case "dates":
      // Another's where a name follows.
      if let other = words.first, other != "if", other.first!.isLetter {
        return .dates(String(words.removeFirst()))
      }
      return .dates(name)
    default: return nil
    }
  }

  /// A month and day, "12-25"; of a year that is no leap year, one may be missing.
  private static func date(_ text: Substring) -> (month: Int, day: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let month = parts[0], let day = parts[1],
      CivilDay(year: 2000, month: month, day: day) != nil
    else { return nil }
    return (month, day)
  }

  private static func weekday(_ text: Substring?) -> Int? {
    let names: [Substring] = [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    return text.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 }
  }

  /// The first day of it in a year from 1 to 9999; `nil` where the year has none.
  ///
  /// - Parameter list: The days of the list that the base names.
  func start(_ year: Int, list: HolidayDates?) -> CivilDay? {
    let day: CivilDay?
    switch base {
    case .date(let month, let date): day = CivilDay(year: year, month: month, day: date)
    case .nth(let weekday, let month, let place):
      day = Self.nth(weekday, year, month, place: place)
    case .before(let weekday, let month, let date):
      day = CivilDay(year: year, month: month, day: date).map {
        // One to seven days before.
        CivilDay(number: $0.number - 1 - Int32(($0.weekday - 1 - weekday + 7) % 7))
      }
    case .after(let weekday, let month, let date):
      day = CivilDay(year: year, month: month, day: date).map {
        CivilDay(number: $0.number + 1 + Int32((weekday - $0.weekday - 1 + 7) % 7))
      }
    case .easter(let days): day = CivilDay(number: CivilDay.easter(year).number + Int32(days))
    case .orthodoxEaster(let days):
      day = CivilDay(number: CivilDay.orthodoxEaster(year).number + Int32(days))
    case .dates: day = list?.first(in: year).map { CivilDay(number: $0.lowerBound) }
    }
    return day.map(moved)
  }

  /// A day with what is to be added.
  func moved(_ day: CivilDay) -> CivilDay {
    var days = offset
    for shift in shifts where shift.weekday == day.weekday { days += shift.days }
    return CivilDay(number: day.number + Int32(days))
  }

  private static func nth(_ weekday: Int, _ year: Int, _ month: Int, place: Int) -> CivilDay? {
    let length = CivilDay.daysIn(month: month, year: year)
    guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
    let earliest = (weekday - first.weekday + 7) % 7
    let latest = earliest + (length - 1 - earliest) / 7 * 7
    let day = place > 0 ? earliest + (place - 1) * 7 : latest + (place + 1) * 7
    return 0..<length ~= day ? CivilDay(number: first.number + Int32(day)) : nil
  }
}

/// The days of a holiday of another calendar, by year.
struct HolidayDates: Sendable {
  /// The ranges of days since 1970, in order.
  private(set) var ranges: [Range<Int32>] = []

  /// Reads a list of `2024-03-11, 2025-03-01+30`; `nil` where there is another thing in it.
  init?(_ text: String) {
    let bytes = text.utf8.span
    var offset = 0
    while true {
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      guard let year = Self.number(bytes, &offset, before: "-"),
        let month = Self.number(bytes, &offset, before: "-"),
        let date = Self.number(bytes, &offset, before: nil),
        let day = CivilDay(year: year, month: month, day: date),
        ranges.last.map({ $0.upperBound <= day.number }) ?? true
      else { return nil }
      var length = 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") {
        offset += 1
        guard let days = Self.number(bytes, &offset, before: nil), 1...366 ~= days else {
          return nil
        }
        length = days
      }
      ranges.append(day.number..<day.number + Int32(length))
      if offset == bytes.count { return }
      guard bytes[offset] == UInt8(ascii: ",") else { return nil }
      offset += 1
    }
  }

  /// Reads up to five digits, and the sign behind them.
  private static func number(
    _ text: Span<UInt8>, _ offset: inout Int, before sign: Unicode.Scalar?
  ) -> Int? {
    let start = offset
    var number = 0
    while offset < text.count, text[offset] &- 0x30 < 10, offset - start < 5 {
      number = number * 10 + Int(text[offset] &- 0x30)
      offset += 1
    }
    guard offset > start else { return nil }
    guard let sign else { return number }
    guard offset < text.count, UInt32(text[offset]) == sign.value else { return nil }
    offset += 1
    return number
  }

  /// The place of the first range that begins on a day or after it.
  func place(from day: Int32) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first range that begins in a year.
  func first(in year: Int) -> Range<Int32>? {
    guard let first = CivilDay(year: year, month: 1, day: 1) else { return nil }
    let place = place(from: first.number)
    guard place < ranges.count,
      CivilDay(number: ranges[place].lowerBound).parts.year == year
    else { return nil }
    return ranges[place]
  }
}
