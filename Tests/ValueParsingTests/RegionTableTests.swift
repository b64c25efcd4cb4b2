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

  @Test(
    "hundredths are of the region's currency where it has some of their name",
    arguments: [
      ("en-GB", "fifty pence", "GBP"), ("en-GB", "50p", "GBP"), ("en-GB", "a penny", "GBP"),
      ("en-US", "a penny", "USD"), ("en-US", "fifty pence", "GBP"),
      ("en-GB", "two pounds and a penny", "GBP"), ("es-MX", "cincuenta centavos", "MXN"),
      ("es-AR", "cincuenta centavos", "ARS"), ("es", "cinco euros y diez centavos", "EUR"),
      ("fr-CH", "cinquante centimes", "CHF"), ("fr", "cinquante centimes", "EUR"),
      ("fr", "cinquante pence", "GBP"), ("it-CH", "cinquanta centesimi", "CHF"),
      ("de", "zwei pfund und fünfzig pence", "GBP"), ("pt", "cinquenta centavos", "BRL"),
    ])
  func hundredths(tag: String, text: String, code: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(tag)))
    let found = parser.values(in: text, at: ValueReference(local: 0), types: [.money])
    #expect(found.count == 1)
    guard case .money(_, let currency)? = found.first?.content else {
      Issue.record("'\(text)' is no money in '\(tag)'")
      return
    }
    #expect(currency.code == code)
  }

  @Test(
    "a minus sign is that of Unicode, a hyphen or a wide one, also before a currency",
    arguments: ValueParser.languages)
  func minus(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    for sign in ["-", "\u{2212}", "\u{FF0D}"] {
      for (text, type) in [
        ("x \(sign)18", ValueType.number), ("x \(sign)18 °C", .measurement),
        ("x \(sign)$18", .money),
        ("\(sign)18 €", .money),
      ] {
        let found = parser.values(in: text, at: ValueReference(local: 0), types: [type])
        #expect(found.count == 1)
        switch found.first?.content {
        case .number(let range)?, .money(let range, _)?, .measurement(let range, _)?:
          #expect(range.value == -18, "'\(text)'")
        default: Issue.record("'\(text)' is no \(type) in '\(language)'")
        }
      }
    }
  }
}
