// SPDX-License-Identifier: Apache-2.0

/// The units of time, from short to long.
enum Grain: UInt8, Comparable, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year, decade, century

  /// The unit of a name, "day".
  init?(named name: String) {
    guard let grain = Self.named[name] else { return nil }
    self = grain
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: Self.allCases.map { ("\($0)", $0) })

  static func < (left: Grain, right: Grain) -> Bool { left.rawValue < right.rawValue }

  /// How long it is in seconds; a month has 30 days and a year 365.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_592_000
    case .quarter: 7_776_000
    case .year: 31_536_000
    case .decade: 315_360_000
    case .century: 3_153_600_000
    }
  }

  /// How many months it is; 0 for units shorter than a month.
  var months: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    case .decade: 120
    case .century: 1200
    default: 0
    }
  }
}

/// Parts of the day, with the hours that CLDR gives them in English.
enum DayPart: UInt8, CaseIterable, Sendable {
  case morning, noon, afternoon, evening, night, midnight, tonight, lunch, dinner, breakfast
  case forenoon, earlyMorning, lateNight, day, am, pm, dawn, dusk, brunch
  case longAfternoon, longEvening, longNight

  /// The part of a name, "morning".
  init?(named name: String) {
    guard let part = Self.named[name] else { return nil }
    self = part
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: Self.allCases.map { ("\($0)", $0) })

  /// The hours it has, in minutes from midnight; may go past the next one.
  var minutes: Range<Int32> {
    switch self {
    case .morning: 360..<720
    case .noon: 720..<720
    case .afternoon: 720..<1080
    case .evening: 1080..<1260
    case .night: 1260..<1440
    case .midnight: 0..<0
    case .tonight: 1080..<1440
    case .lunch: 720..<840
    case .dinner: 1080..<1260
    case .breakfast: 360..<600
    case .brunch: 600..<840
    case .forenoon: 540..<720
    case .earlyMorning: 240..<540
    case .lateNight: 1320..<1440
    case .day: 360..<1080
    case .am: 0..<720
    case .pm: 720..<1440
    case .dawn: 300..<420
    case .dusk: 1080..<1200
    // Parts of days that are cut otherwise: "tarde", "noite", "noche".
    case .longAfternoon: 720..<1200
    case .longEvening: 1140..<1440
    case .longNight: 1200..<1440
    }
  }

  /// The hours, in minutes, that an hour of twelve said beside it may be: "3 in the morning".
  var reach: Range<Int32> {
    switch self {
    case .morning, .am, .earlyMorning, .forenoon, .dawn, .breakfast: 0..<720
    case .noon, .lunch, .brunch: 660..<900
    case .afternoon, .longAfternoon, .pm: 720..<1440
    case .evening, .dinner, .dusk: 960..<1560
    case .tonight: 960..<1680
    case .night, .longEvening, .longNight, .lateNight: 1080..<1740
    // "Ten past midnight" is no hour of it.
    case .midnight: 1440..<1500
    case .day: 420..<1140
    }
  }
}
