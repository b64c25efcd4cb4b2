// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// What the people of a region count and pay with.
package struct Region: Hashable, Sendable {
  /// In which order a date in digits has its parts.
  package enum DateOrder: String, Sendable {
    /// 12/31/2024.
    case monthDayYear = "mdy"
    /// 31.12.2024.
    case dayMonthYear = "dmy"
    /// 2024-12-31.
    case yearMonthDay = "ymd"
  }

  /// In which units people measure.
  package enum Measures: String, Sendable {
    /// Metres, litres, kilograms.
    case metric
    /// Feet, pints of 16 ounces, pounds.
    case us
    /// Feet for some and metres for other things, pints of 20 ounces.
    case uk
  }

  /// Its code: "DE"; "001" for the world.
  package var code: String
  /// The code of its currency: "EUR".
  package var currency: String
  /// The day that weeks begin with, 1 for Monday to 7 for Sunday.
  package var firstWeekday: Int
  /// The order of a date.
  package var dateOrder: DateOrder
  /// Whether clocks go to twelve.
  package var hasTwelveHours: Bool
  /// Whether degrees of the weather are Fahrenheit.
  package var usesFahrenheit: Bool
  /// What is measured with.
  package var measures: Measures
  /// Whether a comma, not a point, begins the decimals.
  package var hasDecimalComma: Bool

  /// What is true where nothing is known.
  package static let world = Region(
    code: "001", currency: "XXX", firstWeekday: 1, dateOrder: .dayMonthYear, hasTwelveHours: false,
    usesFahrenheit: false, measures: .metric, hasDecimalComma: false)
}

/// The regions of `und/regions.txt`.
package struct RegionTable: Sendable {
  /// The regions of the program's own text.
  package static let shared = RegionTable(TableText("und", .regions))

  /// All regions, by their codes.
  package let regions: [String: Region]

  private let likely: [String: String]

  /// Reads a text.
  init(_ text: TableText) {
    var regions: [String: Region] = [:]
    for row in text.rows("regions") {
      guard row.key.count == 1, let region = Region(row.key[0], row.words) else {
        row.mistake(
          "write 'REGION: CURRENCY WEEKDAY ORDER HOURS TEMPERATURE MEASURES DECIMAL'")
      }
      regions[region.code] = region
    }
    var likely: [String: String] = [:]
    for row in text.rows("likely") {
      guard row.key.count == 1, regions[row.value] != nil else {
        row.mistake("no region is called '\(row.value)'")
      }
      likely[row.key[0]] = row.value
    }
    self.regions = regions
    self.likely = likely
  }

  /// The region of a locale: the one in its tag, else the likely one of its language.
  ///
  /// That of the world for a language of which none is known.
  package func region(of locale: LocaleTag) -> Region {
    if let code = locale.region {
      if let region = regions[code] ?? regions[likely["\(locale.language)-\(code)"] ?? ""] {
        return region
      }
    }
    return likely[locale.language].flatMap { regions[$0] } ?? .world
  }
}

extension Region {
  /// Weekdays as the text writes them.
  private static let weekdays: [Substring] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Reads the words of a line.
  fileprivate init?(_ code: String, _ words: [Substring]) {
    guard words.count == 7, let first = Self.weekdays.firstIndex(of: words[1]),
      let order = DateOrder(rawValue: String(words[2])), words[3] == "12" || words[3] == "24",
      words[4] == "celsius" || words[4] == "fahrenheit",
      let measures = Measures(rawValue: String(words[5])),
      words[6] == "point" || words[6] == "comma"
    else { return nil }
    self.init(
      code: code, currency: String(words[0]), firstWeekday: first + 1, dateOrder: order,
      hasTwelveHours: words[3] == "12", usesFahrenheit: words[4] == "fahrenheit",
      measures: measures, hasDecimalComma: words[6] == "comma")
  }
}
