// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FormatterTests {
  private static let english = Locale(identifier: "en_US")

  private static func calendar(_ locale: String = "en_US") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    return calendar
  }

  @Test(
    "a length of time is written in each style",
    arguments: [
      (.full, "1 hour, 20 minutes, 5 seconds"), (.short, "1 hr, 20 min, 5 sec"),
      (.abbreviated, "1h 20m 5s"), (.brief, "1hr 20min 5sec"), (.positional, "1:20:05"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func lengths(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Self.calendar()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 4805) == text)
  }

  @Test("units of which there are none are left out where the style has it, or asked for")
  func zeroes() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Self.calendar()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 5) == "0:05")
    #expect(formatter.string(from: 0) == "0:00")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "0:00:05")
    formatter.zeroFormattingBehavior = .dropAll
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 3600) == "1 hour")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3605) == "1 hour")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("only units that are allowed are written, with what is said around them")
  func units() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Self.calendar()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 7260) == "121 minutes")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute remaining")
    formatter.allowedUnits = []
    formatter.includesApproximationPhrase = false
    formatter.includesTimeRemainingPhrase = false
    #expect(
      formatter.string(from: DateComponents(year: 1, month: 2, day: 3))
        == "1 year, 2 months, 3 days")
    #expect(formatter.string(from: DateComponents()) == nil)
  }

  @Test("a length of time is written in the calendar's language")
  func german() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Self.calendar("de_DE")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660) == "1 Stunde, 1 Minute")
  }

  @Test("a time is written as it is seen from another")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Self.english
    formatter.calendar = Self.calendar()
    let now = Date()
    #expect(formatter.localizedString(for: now - 7200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 3 * 60 + 1) == "in 3 minutes")
    #expect(formatter.localizedString(for: now + 60, relativeTo: now + 3660) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 180) == "in 3 minutes")
    formatter.dateTimeStyle = .named
    // Whether a day lies between is told by where the reference is, not by how late it is now.
    let midnight = Self.calendar().startOfDay(for: Date(timeIntervalSince1970: 1_000_000_000))
    #expect(
      formatter.localizedString(for: midnight - 90_000, relativeTo: midnight + 60) == "2 days ago")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test("a list is written with its last word, or not at all")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Self.english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.itemFormatter = DateComponentsFormatter()
    #expect(formatter.string(from: ["no length of time"]) == nil)
  }

  @Test(
    "a quantity is written with more or less of its unit",
    arguments: [
      (.wide, "2.5 kilometers"), (.abbreviated, "2.5 km"), (.narrow, "2.5km"),
    ] as [(Measurement<UnitLength>.FormatStyle.UnitWidth, String)])
  func quantities(width: Measurement<UnitLength>.FormatStyle.UnitWidth, text: String) {
    let style = Measurement<UnitLength>.FormatStyle(width: width, locale: Self.english)
    #expect(Measurement(value: 2.5, unit: UnitLength.kilometers).formatted(style) == text)
  }

  @Test("roads and the weather are measured as the locale does, and one is not many")
  func usages() {
    let road = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Self.english, usage: .road)
    #expect(road.format(Measurement(value: 1609.344, unit: .meters)) == "1 mile")
    let german = Locale(identifier: "de_DE")
    #expect(road.locale(german).format(Measurement(value: 1500, unit: .meters)) == "1,5 km")
    let weather = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Self.english, usage: .weather)
    #expect(weather.format(Measurement(value: 20, unit: .celsius)) == "68°F")
    let digits = Measurement<UnitMass>.FormatStyle(
      width: .abbreviated, locale: Self.english,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(digits.format(Measurement(value: 3, unit: .kilograms)) == "3.0 kg")
  }

  @Test("a formatter of quantities writes as it is told")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.english
    formatter.numberFormatter.locale = Self.english
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)) == "3 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 4, unit: UnitTemperature.celsius)) == "4°")
  }

  @Test("names are ordered with the numbers in them")
  func order() {
    let names = ["room 10", "Room 9", "room 1"]
    #expect(names.sorted(using: .localizedStandard) == ["room 1", "Room 9", "room 10"])
    let reversed = names.sorted(
      using: KeyPathComparator(\.self, comparator: .localizedStandard, order: .reverse))
    #expect(reversed == ["room 10", "Room 9", "room 1"])
  }

  @Test("the folders of a person are folders")
  func folders() {
    for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory] {
      #expect(folder.isFileURL)
      #expect(folder.hasDirectoryPath)
    }
  }

  @Test("the current activity names what is on the screen, until it is gone")
  func activities() {
    do {
      let activity = NSUserActivity(activityType: "com.example.reading")
      activity.title = "Reading"
      activity.addUserInfoEntries(from: ["page": 3])
      activity.becomeCurrent()
      #expect(NSUserActivity.current?.title == "Reading")
      #expect(NSUserActivity.current?.userInfo?["page"] as? Int == 3)
      activity.resignCurrent()
      #expect(NSUserActivity.current == nil)
      activity.becomeCurrent()
    }
    #expect(NSUserActivity.current == nil)
  }
}
