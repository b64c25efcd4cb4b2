// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// The holidays of `und/holidays.txt`, and when they are.
///
/// Those of other calendars are listed for the years 1950 to 2050. Islamic ones are those of Umm al-Qura, and
/// may be a day off where a country goes by its own sight of the moon; Indian ones are computed, checked
/// against no almanac, and may be a day off too. A day that begins at dusk is the daylight behind it.
package struct HolidayTable: Sendable {
  /// The holidays of the program's own text.
  package static let shared = HolidayTable(TableText("und", .holidays))

  /// Their names, in the order of the text: "good-friday".
  package let names: [String]

  private let ids: [String: Int]
  private let rules: [[HolidayRule]]
  private let dates: [String: HolidayDates]

  /// Reads a text.
  init(_ text: TableText) {
    var dates: [String: HolidayDates] = [:]
    for row in text.rows("dates") {
      guard row.key.count == 1, let list = HolidayDates(row.value) else {
        row.mistake("write 'name: 2024-03-11', days in order, with '+30' behind one of so many")
      }
      dates[row.key[0]] = list
    }
    var names: [String] = []
    var ids: [String: Int] = [:]
    var rules: [[HolidayRule]] = []
    for row in text.rows("rules") {
      guard let name = row.key.first,
        let rule = HolidayRule(row.words, named: name, regions: Array(row.key.dropFirst()))
      else { row.mistake("no rule is '\(row.value)'") }
      if case .dates(let list) = rule.base, dates[list] == nil {
        row.mistake("'[dates]' has no '\(list)'")
      }
      let id = ids[name] ?? names.count
      if id == names.count {
        names.append(name)
        ids[name] = id
        rules.append([])
      }
      let isThere = rules[id].contains { other in
        other.regions.isEmpty && rule.regions.isEmpty
          || other.regions.contains { rule.regions.contains($0) }
      }
      guard !isThere else { row.mistake("'\(name)' has a rule for this region already") }
      rules[id].append(rule)
    }
    self.names = names
    self.ids = ids
    self.rules = rules
    self.dates = dates
  }

  /// The number of a holiday by its name; `nil` if there is none.
  package func id(named name: String) -> Int? { ids[name] }

  /// The days of a holiday that begins in a year, first the first where there are two.
  ///
  /// - Returns: Days since 1970; `nil` where the year has none or nothing is known of it.
  package func day(_ id: Int, year: Int, region: Region) -> Range<Int32>? {
    guard 1...9999 ~= year else { return nil }
    let rule = rule(id, region)
    let list = list(rule)
    guard let start = rule.start(year, list: list) else { return nil }
    return span(start, rule, length: list?.first(in: year)?.count)
  }

  /// The first time that a holiday begins on a day or after it.
  package func first(_ id: Int, from day: CivilDay, region: Region) -> Range<Int32>? {
    let rule = rule(id, region)
    if let list = list(rule) {
      var place = list.place(from: day.number &- Int32(rule.offset))
      if place < list.ranges.count, moved(list, place, rule).lowerBound < day.number { place += 1 }
      return place < list.ranges.count ? moved(list, place, rule) : nil
    }
    // A leap day may be eight years away.
    let year = day.parts.year
    for year in year - 1...year + 8 {
      if let found = self.day(id, year: year, region: region), found.lowerBound >= day.number {
        return found
      }
    }
    return nil
  }

  /// The last time that a holiday begins before a day.
  package func last(_ id: Int, before day: CivilDay, region: Region) -> Range<Int32>? {
    let rule = rule(id, region)
    if let list = list(rule) {
      let place = list.place(from: day.number &- Int32(rule.offset)) - 1
      return place >= 0 ? moved(list, place, rule) : nil
    }
    let year = day.parts.year
    for year in (year - 8...year + 1).reversed() {
      if let found = self.day(id, year: year, region: region), found.lowerBound < day.number {
        return found
      }
    }
    return nil
  }

  /// The rule of a region; that of all where it has none of its own, or else the first.
  private func rule(_ id: Int, _ region: Region) -> HolidayRule {
    let rules = rules[id]
    var general = 0
    for index in rules.indices {
      if rules[index].regions.contains(region.code) { return rules[index] }
      if rules[index].regions.isEmpty { general = index }
    }
    return rules[general]
  }

  private func list(_ rule: HolidayRule) -> HolidayDates? {
    if case .dates(let name) = rule.base { dates[name] } else { nil }
  }

  /// A range of a list with what a rule adds.
  private func moved(_ list: HolidayDates, _ place: Int, _ rule: HolidayRule) -> Range<Int32> {
    let range = list.ranges[place]
    let start = rule.moved(CivilDay(number: range.lowerBound))
    return span(start, rule, length: range.count)
  }

  /// The days from a first one on: those of the list, unless the rule says how many or goes on from it.
  private func span(_ start: CivilDay, _ rule: HolidayRule, length: Int?) -> Range<Int32> {
    let days = rule.offset == 0 && rule.days == 1 ? length ?? 1 : rule.days
    return start.number..<start.number + Int32(days)
  }
}
