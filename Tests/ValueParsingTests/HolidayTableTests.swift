// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing

@testable import ValueParsing

@Suite("Holidays") struct HolidayTableTests {
  private let table = HolidayTable.shared

  private func region(_ code: String) throws -> Region {
    try #require(RegionTable.shared.regions[code])
  }

  private func day(_ name: String, _ year: Int, in code: String = "US") throws -> Range<Int32>? {
    let id = try #require(table.id(named: name), "no holiday is called '\(name)'")
    return table.day(id, year: year, region: try region(code))
  }

  @Test(
    "a holiday is on its day, in its region",
    arguments: [
      ("christmas", "US", "2024-12-25"), ("thanksgiving", "US", "2024-11-28"),
      ("thanksgiving", "CA", "2024-10-14"), ("thanksgiving", "DE", "2024-10-06"),
      ("black-friday", "GB", "2024-11-29"), ("cyber-monday", "US", "2024-12-02"),
      ("good-friday", "GB", "2024-03-29"), ("easter-monday", "DE", "2024-04-01"),
      ("ascension-day", "FR", "2024-05-09"), ("pentecost", "DE", "2024-05-19"),
      ("corpus-christi", "AT", "2024-05-30"), ("shrove-tuesday", "GB", "2024-02-13"),
      ("ash-wednesday", "US", "2024-02-14"), ("orthodox-easter", "GR", "2024-05-05"),
      ("memorial-day", "US", "2024-05-27"), ("labor-day", "US", "2024-09-02"),
      ("labor-day", "DE", "2024-05-01"), ("labor-day", "NZ", "2024-10-28"),
      ("martin-luther-king-day", "US", "2024-01-15"), ("presidents-day", "US", "2024-02-19"),
      ("election-day", "US", "2024-11-05"), ("election-day", "US", "2022-11-08"),
      ("columbus-day", "US", "2024-10-14"), ("victoria-day", "CA", "2024-05-20"),
      ("victoria-day", "CA", "2020-05-18"), ("mothers-day", "US", "2024-05-12"),
      ("mothers-day", "GB", "2024-03-10"), ("mothers-day", "FR", "2024-05-26"),
      ("mothers-day", "ES", "2024-05-05"), ("fathers-day", "US", "2024-06-16"),
      ("fathers-day", "DE", "2024-05-09"), ("fathers-day", "AU", "2024-09-01"),
      ("fathers-day", "IT", "2024-03-19"), ("fathers-day", "SE", "2024-11-10"),
      ("first-advent", "DE", "2024-12-01"), ("fourth-advent", "DE", "2024-12-22"),
      ("first-advent", "DE", "2023-12-03"), ("fourth-advent", "DE", "2023-12-24"),
      ("day-of-repentance", "DE", "2024-11-20"), ("day-of-repentance", "DE", "2023-11-22"),
      ("kings-day", "NL", "2024-04-27"), ("kings-day", "NL", "2025-04-26"),
      ("midsummer-eve", "SE", "2024-06-21"), ("midsummer-day", "SE", "2024-06-22"),
      ("all-saints-day", "SE", "2024-11-02"), ("all-saints-day", "DE", "2024-11-01"),
      ("tax-day", "US", "2023-04-17"), ("tax-day", "US", "2017-04-17"),
      ("summer-bank-holiday", "GB", "2024-08-26"), ("remembrance-sunday", "GB", "2024-11-10"),
      ("melbourne-cup-day", "AU", "2024-11-05"), ("leap-day", "US", "2024-02-29"),
      ("independence-day", "MX", "2024-09-16"), ("independence-day", "SE", "2024-07-04"),
      ("national-day", "FR", "2024-07-14"), ("valentines-day", "BR", "2024-06-12"),
      ("grandparents-day", "US", "2024-09-08"), ("arbor-day", "US", "2024-04-26"),
      ("spring-equinox", "US", "2024-03-20"), ("winter-solstice", "US", "2023-12-22"),
    ])
  func days(name: String, region: String, date: String) throws {
    let year = try #require(Int(date.prefix(4)))
    let days = try #require(try day(name, year, in: region))
    #expect(CivilDay(number: days.lowerBound).description == date)
    #expect(days.count == 1)
  }

  @Test(
    "a holiday of another calendar is where that has it",
    arguments: [
      ("chinese-new-year", "2024-02-10", 1), ("chinese-new-year", "1985-02-20", 1),
      ("mid-autumn", "2023-09-29", 1), ("dragon-boat", "2024-06-10", 1),
      ("qingming", "2024-04-04", 1), ("rosh-hashanah", "2024-10-03", 2),
      ("yom-kippur", "2023-09-25", 1), ("passover", "2024-04-23", 8), ("purim", "2024-03-24", 1),
      ("hanukkah", "2024-12-26", 8), ("sukkot", "2024-10-17", 7), ("shavuot", "2024-06-12", 2),
      ("tisha-b-av", "2022-08-07", 1), ("tisha-b-av", "2024-08-13", 1),
      ("ramadan", "2024-03-11", 30), ("ramadan", "2023-03-23", 29),
      ("eid-al-fitr", "2024-04-10", 1), ("eid-al-adha", "2024-06-16", 1),
      ("islamic-new-year", "2024-07-07", 1), ("ashura", "2024-07-16", 1),
      ("diwali", "2013-11-03", 1), ("diwali", "2015-11-11", 1), ("diwali", "2016-10-30", 1),
      ("diwali", "2017-10-19", 1), ("diwali", "2018-11-07", 1), ("diwali", "2019-10-27", 1),
      ("diwali", "2020-11-14", 1), ("diwali", "2021-11-04", 1), ("diwali", "2022-10-24", 1),
      ("diwali", "2023-11-12", 1), ("diwali", "2024-10-31", 1), ("diwali", "2025-10-20", 1),
      ("holi", "2013-03-27", 1), ("holi", "2015-03-06", 1), ("holi", "2018-03-02", 1),
      ("holi", "2019-03-21", 1), ("holi", "2020-03-10", 1), ("holi", "2021-03-29", 1),
      ("holi", "2022-03-18", 1), ("holi", "2023-03-08", 1), ("holi", "2024-03-25", 1),
      ("holi", "2025-03-14", 1), ("dussehra", "2023-10-24", 1), ("dussehra", "2020-10-25", 1),
      ("ganesh-chaturthi", "2024-09-07", 1), ("janmashtami", "2021-08-30", 1),
      ("raksha-bandhan", "2022-08-11", 1), ("raksha-bandhan", "2018-08-26", 1),
      ("maha-shivaratri", "2021-03-11", 1), ("rama-navami", "2024-04-17", 1),
      ("ugadi", "2018-03-18", 1), ("buddha-purnima", "2023-05-05", 1),
      ("vaisakhi", "2018-04-14", 1),
      ("guru-nanak-jayanti", "2024-11-15", 1), ("navaratri", "2023-10-15", 9),
      ("makar-sankranti", "2023-01-15", 1), ("chhath", "2019-11-02", 1),
      ("yom-hashoah", "2021-04-08", 1), ("yom-haatzmaut", "2024-05-14", 1),
      ("jumuatul-wida", "2018-06-08", 1), ("jumuatul-wida", "2017-06-23", 1),
      ("dhanteras", "2024-10-29", 1), ("holika-dahan", "2024-03-24", 1),
    ])
  func listed(name: String, date: String, count: Int) throws {
    let year = try #require(Int(date.prefix(4)))
    let days = try #require(try day(name, year))
    #expect(CivilDay(number: days.lowerBound).description == date)
    #expect(days.count == count)
  }

  @Test("a span has all its days")
  func spans() throws {
    #expect(try day("carnival", 2024, in: "DE")?.count == 6)
    #expect(try day("kwanzaa", 2024)?.count == 7)
    let lent = try #require(try day("lent", 2024))
    #expect(CivilDay(number: lent.upperBound) == CivilDay.easter(2024))
  }

  @Test("a year that has none, or of which nothing is known, has no day")
  func missing() throws {
    #expect(try day("leap-day", 2023) == nil)
    #expect(try day("diwali", 1949) == nil && day("diwali", 2051) == nil)
    for year in [Int.min, -1, 0, 10_000, .max] {
      for id in table.names.indices {
        #expect(table.day(id, year: year, region: .world) == nil)
      }
    }
  }

  @Test("the next and the last time are found, also where a year has two")
  func nextAndLast() throws {
    func id(_ name: String) throws -> Int { try #require(table.id(named: name)) }
    func date(_ range: Range<Int32>?) -> String? {
      range.map { CivilDay(number: $0.lowerBound).description }
    }
    let december = CivilDay(year: 2030, month: 12, day: 25)!
    #expect(date(table.first(try id("ramadan"), from: december, region: .world)) == "2030-12-26")
    #expect(date(table.last(try id("ramadan"), before: december, region: .world)) == "2030-01-05")
    #expect(date(table.first(try id("christmas"), from: december, region: .world)) == "2030-12-25")
    #expect(date(table.last(try id("christmas"), before: december, region: .world)) == "2029-12-25")
    let diwali = CivilDay(year: 2024, month: 10, day: 30)!
    #expect(date(table.first(try id("dhanteras"), from: diwali, region: .world)) == "2025-10-18")
    #expect(date(table.last(try id("dhanteras"), before: diwali, region: .world)) == "2024-10-29")
    let century = CivilDay(year: 1897, month: 1, day: 1)!
    #expect(date(table.first(try id("leap-day"), from: century, region: .world)) == "1904-02-29")
    for number in [Int32.min, .max] {
      let day = CivilDay(number: number)
      for id in table.names.indices {
        _ = table.first(id, from: day, region: .world)
        _ = table.last(id, before: day, region: .world)
      }
    }
  }

  @Test("every holiday has a day each year from 2000 to 2050, leap days and one more aside")
  func always() throws {
    // One is each fourth year, the other now and then on both sides of a New Year.
    let rare = ["leap-day", "guru-gobind-singh-jayanti"]
    for code in ["US", "GB", "DE", "IN", "SE"] {
      let region = try region(code)
      for (id, name) in table.names.enumerated() where !rare.contains(name) {
        for year in 2000...2050 {
          #expect(table.day(id, year: year, region: region) != nil, "\(name) \(year)")
        }
      }
    }
  }

  @Test(
    "a text names holidays of the table only, and none twice",
    arguments: LanguageText.languages(with: .holidays))
  func named(language: String) {
    var seen: [String: String] = [:]
    for row in TableText(language, .holidays).rows("holidays") {
      #expect(row.key.count == 1 && table.id(named: row.key[0]) != nil, "\(row.key)")
      for item in row.items {
        #expect(seen.updateValue(row.key[0], forKey: item) == nil, "'\(item)' is there twice")
      }
    }
    #expect(seen.count > 100)
  }

  @Test("every holiday has a name in English")
  func english() {
    let named = Set(TableText("en", .holidays).rows("holidays").map { $0.key[0] })
    #expect(table.names.filter { !named.contains($0) } == [])
  }
}

@Suite("Rules of holidays") struct HolidayRuleTests {
  @Test(
    "a rule that is none is refused",
    arguments: [
      "", "13-01", "02-30", "12-25-", "11 thursday", "11 thursday 0", "11 thursday 6",
      "13 monday 1",
      "monday near 05-25", "monday before", "easter", "easter x", "orthodox 0", "12-25 if sunday",
      "12-25 if sun +1", "12-25 1", "12-25 0 days", "12-25 400 days", "12-25 days", "full moon",
    ])
  func refused(text: String) {
    #expect(HolidayRule(text.split(separator: " "), named: "x", regions: []) == nil)
  }

  @Test(
    "a list of days that is none is refused",
    arguments: [
      "", "2024", "2024-01", "2024-13-01", "2024-01-01,", "2024-01-02, 2024-01-01", "2024-01-01+0",
      "2024-01-01+", "2024-01-01+400", "2024-01-01-01", "2024-01-01+3, 2024-01-02", "2024 01 01",
      "2024--01-01", "20240101", "999999999999999999999-01-01", "2024-01-01+1+1", "soon",
    ])
  func refusedList(text: String) { #expect(HolidayDates(text) == nil) }

  @Test("what follows a day is added in its order")
  func additions() throws {
    let text = "04-15 if saturday +2 if sunday +1 -3 5 days"
    let rule = try #require(HolidayRule(text.split(separator: " "), named: "x", regions: []))
    #expect(rule.shifts == [.init(weekday: 6, days: 2), .init(weekday: 7, days: 1)])
    #expect(rule.offset == -3 && rule.days == 5)
    #expect(rule.start(2023, list: nil)?.description == "2023-04-14")
    let list = try #require(HolidayDates("2024-03-11+30, 2025-03-01"))
    #expect(list.ranges.map(\.count) == [30, 1])
  }
}
