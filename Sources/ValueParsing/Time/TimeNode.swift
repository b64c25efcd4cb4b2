// SPDX-License-Identifier: Apache-2.0

/// A time as it was said, not yet as of some day: "friday", "the third week of", "two hours after".
///
/// Partial times stay partial until a reference is there, so that one parse gives a date, a span, parts
/// of a date, or what repeats. Nodes refer to others by their places in `TimeNodes`.
struct TimeNode: Hashable, Sendable {
  /// What a node is.
  enum Operation: UInt8, Sendable {
    /// Fields of a date or of a time of day, as far as they were said.
    case fields
    /// This second; without a day, the time of day that it is.
    case now
    /// The `n`th unit of time from the one that holds now; `m` of them in a row.
    case cycle
    /// Parts of the day, seasons, weekends, holidays: `n` says which.
    case part, season, weekend, holiday
    /// What is in both nodes.
    case both
    /// The `n`th next of a node, 0 for this.
    case pick
    /// A duration, `b`, after a node or now; `n` is 1 or -1.
    case shift
    /// The `n`th unit or node `a` in node `b`, counted from its end where negative.
    case nth
    /// The `n`th node `a`, or unit, after `b` or now, before it where negative.
    case nthAfter
    /// From one node to the other; `n` is 1 where a named day at the end belongs to it.
    case span
    /// From a node on (1), or until it (-1); `m` is 1 where the node itself belongs to it.
    case open
    /// A duration, `b`, from a node on.
    case lasting
    /// A duration, `b`, from now on or until now.
    case within
    /// The early, middle or late part of a node.
    case portion
    /// A node, in a time zone.
    case zone
    /// A week of the year.
    case week
    /// What repeats: an index of `TimeNodes.recurrences`.
    case recurrence
  }

  /// What it is.
  var operation: Operation
  /// The unit that it is told to.
  var grain = Grain.day
  /// Whether an hour is one of twelve that the words leave open.
  var isAmbiguous = false
  /// Whether it says a day or more.
  var isDated = true
  /// Whether it is one time only: its year is said, or it is counted from now.
  var isAbsolute = false
  /// Whether an hour from seven on, of twelve, is in the morning, also where no day is said; of other hours,
  /// whether the morning is said.
  var prefersMorning = false
  /// Nodes; -1 for none.
  var a: Int16 = -1
  /// See `a`.
  var b: Int16 = -1
  /// See `Operation`.
  var n: Int32 = 0
  /// See `Operation`.
  var m: Int32 = 1
  /// The fields that were said, `none` for others.
  var year: Int16 = none
  /// The month, 1 to 12.
  var month: Int16 = none
  /// The day of the month, 1 to 31.
  var day: Int16 = none
  /// The day of the week, 1 for Monday to 7 for Sunday.
  var weekday: Int16 = none
  /// The hour, 0 to 24, or beyond for the night after a day.
  var hour: Int16 = none
  /// The minute.
  var minute: Int16 = none
  /// The second.
  var second: Int16 = none

  /// What is in a field that was not said.
  static let none = Int16.min

  /// A node.
  init(_ operation: Operation, grain: Grain = .day) {
    self.operation = operation
    self.grain = grain
  }

  /// Whether it says no more than a time of day.
  var isClock: Bool { operation == .fields && hour != Self.none && !isDated }
}

/// What repeats, as RFC 5545 has it.
struct Recurrence: Hashable, Sendable {
  /// The unit of time.
  var frequency = Grain.day
  /// Every how many of them.
  var interval: Int32 = 1
  /// Days of the week, a bit each from Monday on.
  var weekdays: UInt8 = 0
  /// Which of the days of the week in a month, -1 for the last; 0 for all.
  var position: Int32 = 0
  /// The day of the month, from its end where negative; 0 for none.
  var monthDay: Int32 = 0
  /// The month; 0 for none.
  var month: Int32 = 0
  /// How often in the unit, where no days are said.
  var times: Int32 = 0
  /// How many times in all; 0 for no end.
  var count: Int32 = 0
  /// The time of day, a part of it, or more; -1 for none.
  var clock: Int16 = -1
  /// The first and the last time, and the time it lasts for; -1 for none.
  var from: Int16 = -1
  /// See `from`.
  var until: Int16 = -1
  /// A duration, from the first time on; -1 for none.
  var duration: Int16 = -1
}

/// Lengths of time as they were said.
struct DurationParts: Hashable, Sendable {
  /// Years and what is longer, months, weeks, days, hours, minutes, seconds.
  var amounts: [7 of Double] = [7 of Double](repeating: 0)

  /// Nothing.
  init() {}

  /// An amount of one unit.
  init(_ amount: Double, _ grain: Grain) { add(amount, grain) }

  /// Adds an amount of a unit.
  mutating func add(_ amount: Double, _ grain: Grain) {
    switch grain {
    case .second: amounts[6] += amount
    case .minute: amounts[5] += amount
    case .hour: amounts[4] += amount
    case .day: amounts[3] += amount
    case .week: amounts[2] += amount
    case .month: amounts[1] += amount
    case .quarter: amounts[1] += 3 * amount
    case .year: amounts[0] += amount
    case .decade: amounts[0] += 10 * amount
    case .century: amounts[0] += 100 * amount
    }
  }

  private static let grains: [7 of Grain] = [
    .year, .month, .week, .day, .hour, .minute, .second,
  ]

  /// The place of the smallest unit that it has something of.
  private var last: Int {
    for index in stride(from: 6, through: 0, by: -1) where amounts[index] != 0 { return index }
    return 6
  }

  /// The smallest unit that it has something of.
  var unit: Grain { Self.grains[last] }

  /// What it is told to: half a day in hours, half an hour in minutes.
  var grain: Grain {
    let index = last
    guard amounts[index] != amounts[index].rounded(), index >= 2, index < 6 else { return unit }
    return Self.grains[index == 2 ? 3 : index + 1]
  }

  /// The length as a whole number of its largest unit, or of the next smaller one of which it is that;
  /// `nil` if it has months and days.
  var whole: (number: Double, grain: Grain)? {
    guard let first = (0..<7).first(where: { amounts[$0] != 0 }) else { return nil }
    if first < 2 {
      let months = amounts[0] * 12 + amounts[1]
      guard unit >= .month, months == months.rounded() else { return nil }
      return first == 0 && amounts[1] == 0 && amounts[0] == amounts[0].rounded()
        ? (amounts[0], .year) : (months, .month)
    }
    for index in first..<7 {
      let number = seconds / Self.grains[index].seconds
      if number == number.rounded() { return (number, Self.grains[index]) }
    }
    return nil
  }

  /// The length in seconds; a month has 30 days and a year 365.
  var seconds: Double {
    let lengths: [7 of Double] = [31_536_000, 2_592_000, 604_800, 86_400, 3600, 60, 1]
    var sum = 0.0
    for index in 0..<7 { sum += amounts[index] * lengths[index] }
    return sum
  }

  static func == (left: DurationParts, right: DurationParts) -> Bool {
    for index in 0..<7 where left.amounts[index] != right.amounts[index] { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<7 { hasher.combine(amounts[index]) }
  }
}
