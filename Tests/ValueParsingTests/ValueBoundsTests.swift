// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Impossible and endless values") struct ValueBoundsTests {
  private let parser: ValueParser
  private let reference: ValueReference

  init() throws {
    parser = try #require(ValueParser(locale: LocaleTag("en")))
    reference = try #require(ValueReference("2026-03-11T14:20:00"))
  }

  private func values(_ text: String, _ types: Set<ValueType>) -> [SpokenValue] {
    parser.values(in: text, at: reference, types: types)
  }

  @Test("no language is read for a tag that names none", arguments: ["und", "und-US", "001", ""])
  func noLanguage(tag: String) { #expect(ValueParser(locale: LocaleTag(tag)) == nil) }

  @Test(
    "no day, hour or date that does not exist is read",
    arguments: [
      "february thirtieth", "february 30", "30 february", "april thirty first", "31 june",
      "25 o'clock", "25:00", "12:60", "24:01 pm", "13 pm o'clock maybe 99:99", "the 40th of may",
      "2026-00-10", "13/45/2026", "32.1.2026", "march 0",
    ])
  func impossible(text: String) {
    for value in values(text, [.dateTime]) {
      // A part of it may be a time by itself, "february", but not all of it.
      #expect(Int(value.range.upper - value.range.lower) < text.utf8.count, "\(value.summary)")
      #expect(
        !value.summary.contains("-30T") && !value.summary.contains("-31T"), "\(value.summary)")
    }
  }

  @Test("a date of ISO 8601 that does not exist is none", arguments: ["2027-02-29", "2026-13-01"])
  func impossibleDate(text: String) {
    #expect(values(text, [.dateTime]) == [])
  }

  @Test(
    "a day that its month or year lacks is none, nor is what is said of it",
    arguments: [
      "february 29 2027", "february 29th, 2027", "the 29th of february 2027", "february thirtieth",
      "april 31", "the 31st of april", "31 april 2026", "29/02/2027", "31.04.2026", "2/30",
      "february 29 2027 at 5", "april 31st at 5 pm", "from april 28 to april 31",
      "the day after february 30", "every february 30", "2027-02-29T10:20", "2027-02-12T25:20",
      "next month on the 31st", "the 31st of next month", "the 31st of next month at 5 pm",
      "the fifth friday of next month",
    ])
  func impossibleDay(text: String) {
    #expect(values(text, []) == [])
  }

  @Test(
    "a day that the next month lacks is none, in every language",
    arguments: [
      ("de", "am 31. des nächsten monats"), ("es", "el 31 del próximo mes"),
      ("fr", "le 31 du mois prochain"), ("nl", "de 31e van volgende maand"),
      ("pt", "dia trinta e um do mês que vem"), ("sv", "den 31 nästa månad"),
    ])
  func lackingDay(locale: String, text: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(locale)))
    #expect(parser.values(in: text, at: reference) == [])
  }

  @Test(
    "a date beyond the year 9999 is none",
    arguments: ["in a million years", "99999 years ago", "within 8000 years", "in 99999 months"])
  func farDates(text: String) throws {
    #expect(values(text, [.dateTime]) == [])
    let within = try #require(values("in 7000 years", [.dateTime]).first)
    #expect(within.summary.contains("9026-03-11"))
  }

  @Test("what stands beside a day that there is not is read")
  func besideImpossible() {
    let found = values("pay ten dollars on june 31", [.money, .dateTime])
    #expect(found.map(\.type) == [.money])
  }

  @Test("numbers beyond what a value holds are none, and no trap")
  func hugeNumbers() {
    let digits = String(repeating: "9", count: 10_000)
    #expect(values(digits, [.number]).isEmpty)
    #expect(values("-" + digits, [.number]).isEmpty)
    #expect(
      values("1e400", [.number]).allSatisfy { $0.content != .number(.init(value: .infinity)) })
    let types = Set(ValueType.allCases)
    for text in [
      "10^400", "1e400", "1e-400", digits + " euros", digits + " miles", digits + " hours",
      "in \(digits) days", digits + "%", "the \(digits)th", digits + " am", "year \(digits)",
      "in 999999999999 years", "999999999999 weeks ago", "every 99999999999999 days",
      "every \(digits) days", "a million million million million million million years from now",
      "1/0", "0/0", "in 1e300 seconds", "9223372036854775807 seconds",
      "-9223372036854775808 days ago",
      "9223372036854775808th", "the 99999999999999999999th of may",
      String(repeating: "million ", count: 200), String(repeating: "and a half ", count: 1000),
      "a thousand" + String(repeating: " and a half", count: 1000),
      String(repeating: "half past ", count: 500) + "nine",
      String(repeating: "the day after ", count: 500) + "tomorrow",
      String(repeating: "every other ", count: 500) + "monday",
    ] {
      for value in parser.values(in: text, at: reference, types: types, includesLatent: true) {
        #expect(
          !value.summary.contains("inf") && !value.summary.contains("nan"), "'\(text.prefix(40))'")
      }
    }
  }

  @Test(
    "amounts are read however their digits and parts are written",
    arguments: [
      ("en", "five to ten percent", "≥ 5, ≤ 10 %"), ("fr", "moins de 15 %", "< 15 %"),
      ("en", "3½ cups", "3.5 cup"), ("en", "１０ minutes", "PT10M"),
      ("en", "99999999999999999999", "1e+20"), ("en", "kilo and a half", "1.5 kilogram"),
      ("es", "litro y medio", "1.5 liter"), ("fr", "litre et demi", "1.5 liter"),
      ("it", "chilo e mezzo", "1.5 kilogram"), ("pt", "litro e meio", "1.5 liter"),
      ("it", "mezzora", "PT30M"), ("sv", "tre minusgrader", "-3 celsius"),
      ("de", "drei minusgrade", "-3 celsius"), ("sv", "fem plusgrader", "5 celsius"),
    ])
  func written(language: String, text: String, found: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    #expect(parser.values(in: text, at: reference).map(\.content.summary) == [found])
  }

  @Test(
    "a day that is several holidays at once is not looked for without end",
    .timeLimit(.minutes(hangMinutes)))
  func holidays() {
    let days = "holy saturday guy fawkes day battle of the boyne kings day arbor day day of arafah "
    for text in [days, String(repeating: days, count: 20)] {
      for value in values(text, [.dateTime]) { #expect(value.summary.contains("20")) }
    }
  }

  @Test(
    "the steps of a reading grow with the text and no faster",
    arguments: [
      "one ", "monday ", "9:30 - ", "five ", "5 ", "half ", "every ", "the ", "and a half ", "1,",
      "in ", "last ", "may ", "second ", "at ", "from nine to ", "two hundred ", "a@a.b ", "a.b.",
      "555-", "double ", "dot at ", "first of ", "monday and ", "$5 ", "ten to ", "'", "(5", "+5",
      "http://a' ", "week of the ", "minus ", "point one ", "before ",
    ])
  func steps(unit: String) {
    let short = steps(of: unit, bytes: 1_024)
    let long = steps(of: unit, bytes: 4_096)
    #expect(long <= short * 5 + 1_000, "\(short) steps, then \(long)")
  }

  @Test(
    "a text of 16 kB takes no more than 400 steps a byte",
    arguments: ["one ", "monday ", "9:30 - "])
  func longest(unit: String) {
    #expect(steps(of: unit, bytes: 16_384) <= 16_384 * 400)
  }

  private func steps(of unit: String, bytes: Int) -> Int {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    var scratch = ValueScratch()
    _ = parser.values(in: text.utf8.span, at: reference, types: [], includesLatent: true, &scratch)
    return scratch.chart.steps
  }

  @Test("a text longer than an utterance has no values")
  func tooLong() {
    let text = String(repeating: "five ", count: TextAnalyzer.maxUtteranceBytes / 5 + 1)
    #expect(values(text, []).isEmpty)
  }

  @Test("random words of values give ranges within the text, and no trap")
  func random() {
    var generator = SeededGenerator.forTest("values")
    let words = [
      "one", "five", "twenty", "hundred", "million", "half", "a", "and", "point", "minus", "%",
      "percent",
      "dollars", "$", "miles", "degrees", "hours", "second", "monday", "may", "march", "next",
      "last",
      "every", "other", "day", "week", "month", "at", "on", "in", "to", "from", "until", "before",
      "after",
      "past", "quarter", "am", "pm", "noon", "tomorrow", "christmas", "utc", "first", "the", "of",
      "9:30",
      "25:61", "2026", "30", "february", "1/2", "-", ",", ".", "1,000", "0", "between", "for",
      "this", "weekend",
      "night", "since", "ago", "third", "year", "now", "'s", "99999999999999999999", "february 29",
    ]
    var scratch = ValueScratch()
    for _ in 0..<fuzzRounds(4_000) {
      let text = (0..<generator.below(14)).map { _ in generator.pick(words) }
        .joined(separator: generator.below(8) == 0 ? "" : " ")
      let count = text.utf8.count
      let values = parser.values(
        in: text.utf8.span, at: reference, types: [], includesLatent: true, &scratch)
      for value in values {
        #expect(
          value.range.lower < value.range.upper && Int(value.range.upper) <= count, "'\(text)'")
        #expect(!value.summary.isEmpty, "'\(text)'")
      }
    }
  }
}
