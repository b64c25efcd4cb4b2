// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Regions") struct RegionTableTests {
  private func region(_ tag: String) -> Region { RegionTable.shared.region(of: LocaleTag(tag)) }

  @Test(
    "a locale's region is that of its tag, else the likely one of its language",
    arguments: [
      ("en", "US"), ("en-GB", "GB"), ("de", "DE"), ("de-CH", "CH"), ("pt", "BR"), ("pt-PT", "PT"),
      ("nl", "NL"), ("sv", "SE"), ("es-419", "MX"), ("en-001", "GB"), ("zh-Hant-TW", "TW"),
      ("ja", "JP"), ("en-999", "US"), ("und", "001"), ("tlh", "001"), ("und-FR", "FR"),
    ])
  func ofLocale(tag: String, code: String) { #expect(region(tag).code == code) }

  @Test("regions differ in what they pay and count with")
  func differences() {
    #expect(
      region("en")
        == Region(
          code: "US", currency: "USD", firstWeekday: 7, dateOrder: .monthDayYear,
          hasTwelveHours: true,
          usesFahrenheit: true, measures: .us, hasDecimalComma: false))
    #expect(
      region("de")
        == Region(
          code: "DE", currency: "EUR", firstWeekday: 1, dateOrder: .dayMonthYear,
          hasTwelveHours: false,
          usesFahrenheit: false, measures: .metric, hasDecimalComma: true))
    #expect(region("en-GB").measures == .uk && region("en-GB").dateOrder == .dayMonthYear)
    #expect(region("de-CH").currency == "CHF" && !region("de-CH").hasDecimalComma)
    #expect(region("sv").dateOrder == .yearMonthDay && region("sv").currency == "SEK")
    #expect(region("ar-AE").firstWeekday == 6)
    #expect(RegionTable.shared.regions.count > 240)
  }
}
