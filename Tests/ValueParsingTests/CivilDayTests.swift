// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ValueParsing

@Suite("Days of the calendar") struct CivilDayTests {
  @Test("dates, numbers, weekdays and weeks agree with counting, 1600 to 2400")
  func counting() {
    var number: Int32 = -135_140
    // 1 January 1600 was a Saturday, in the last week of 1599.
    var weekday = 6
    var week = (year: 1599, week: 52)
    for year in 1600...2400 {
      for month in 1...12 {
        let longest = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
        for day in 1...(longest + (month == 2 && isLeap ? 1 : 0)) {
          if weekday == 1 {
            // The first week of a year has 4 January.
            let isFirst = (month == 12 && day >= 29) || (month == 1 && day <= 4)
            week = isFirst ? (month == 12 ? year + 1 : year, 1) : (week.year, week.week + 1)
          }
          let it = CivilDay(year: year, month: month, day: day)
          guard it?.number == number, it!.parts == (year, month, day), it!.weekday == weekday,
            it!.isoWeek == week
          else {
            Issue.record("\(year)-\(month)-\(day): \(it as Any) \(it?.isoWeek as Any) \(week)")
            return
          }
          number += 1
          weekday = weekday % 7 + 1
        }
      }
    }
  }

  @Test("the epoch, the turn of the era and the ends of what can be said")
  func places() throws {
    #expect(CivilDay(year: 1970, month: 1, day: 1)?.number == 0)
    #expect(CivilDay(year: 1969, month: 12, day: 31)?.number == -1)
    #expect(CivilDay(year: 2000, month: 2, day: 29)?.number == 11_016)
    #expect(CivilDay(year: 0, month: 3, day: 1)?.number == -719_468)
    #expect(CivilDay(year: -9999, month: 1, day: 1)?.description == "-9999-01-01")
    #expect(CivilDay(year: 9999, month: 12, day: 31)?.description == "9999-12-31")
    for number in [Int32.min, .min + 3, .max - 3, .max] {
      let day = CivilDay(number: number)
      #expect(1...7 ~= day.weekday && 1...12 ~= day.parts.month && 1...53 ~= day.isoWeek.week)
    }
  }

  @Test(
    "a date that there is not is no day",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1),
      (2024, 1, 0), (2024, 1, 32), (10_000, 1, 1), (-10_000, 1, 1), (.max, 1, 1), (.min, 1, 1),
      (2024, .max, 1), (2024, 1, .min),
    ])
  func missing(year: Int, month: Int, day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Easter of the western and the orthodox churches",
    arguments: [
      (1961, "1961-04-02", "1961-04-09"), (2000, "2000-04-23", "2000-04-30"),
      (2008, "2008-03-23", "2008-04-27"), (2010, "2010-04-04", "2010-04-04"),
      (2011, "2011-04-24", "2011-04-24"), (2016, "2016-03-27", "2016-05-01"),
      (2019, "2019-04-21", "2019-04-28"), (2024, "2024-03-31", "2024-05-05"),
      (2025, "2025-04-20", "2025-04-20"), (2026, "2026-04-05", "2026-04-12"),
      (2038, "2038-04-25", "2038-04-25"), (2049, "2049-04-18", "2049-04-25"),
    ])
  func easter(year: Int, western: String, orthodox: String) {
    #expect(CivilDay.easter(year).description == western)
    #expect(CivilDay.orthodoxEaster(year).description == orthodox)
  }

  @Test("Easter is a Sunday between 22 March and 25 April, for any year")
  func sundays() {
    for year in 1583...9999 {
      let day = CivilDay.easter(year)
      let (_, month, date) = day.parts
      #expect(day.weekday == 7 && CivilDay.orthodoxEaster(year).weekday == 7)
      #expect((month == 3 && date >= 22) || (month == 4 && date <= 25))
      #expect(day.parts.year == year)
    }
    #expect(CivilDay.easter(.min).parts.year == 1 && CivilDay.easter(.max).parts.year == 9999)
  }
}
