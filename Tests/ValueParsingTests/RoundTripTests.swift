// SPDX-License-Identifier: Apache-2.0

import CICU
import Foundation
import LanguageTexts
import TestSupport
import Testing
import TextAnalysis

@testable import ValueParsing

/// What ICU writes in a language comes back: numbers in words, dates in each of its styles, units by their names.
///
/// 999 of 1,000 must; what does not is named, and is looked at again when it does.
@Suite("What ICU spells comes back") struct RoundTripTests {
  private static let languages = ValueParser.languages
  private let reference = ValueReference(local: 1_773_238_800)

  private func hold(
    _ wrong: [String], of count: Int, _ what: String, in language: String
  ) {
    #expect(count > 0)
    #expect(
      wrong.count * 1000 <= count,
      "\(what) in \(language): \(wrong.count) of \(count), \(wrong.prefix(40))")
  }

  // MARK: Numbers

  @Test("numbers up to a million come back from their words", arguments: languages)
  func numbers(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    var generator = SeededGenerator.forTest("numbers of \(language)")
    var numbers = Array(0...1_200)
    for step in 1...10 {
      numbers += [step * 1_000, step * 10_000, step * 100_000 - 1, step * 100_000]
    }
    for _ in 0..<1_200 { numbers.append(generator.below(1_000_001)) }

    let units = Array("%spellout-numbering".utf16)
    // SAFETY: both texts live for the call.
    let opened = unsafe icu_openSpellout(language, units, Int32(units.count))
    let spellout = try unsafe #require(opened)
    var wrong: [String] = []
    for number in numbers {
      var text = [UInt16](repeating: 0, count: 256)
      // SAFETY: the array has room for 256.
      let count = unsafe icu_spellOut(spellout, Double(number), &text, 256)
      let words = String(decoding: text[..<Int(count)], as: UTF16.self)
      let found = parser.values(in: words, at: reference, types: [.number])
      if found.map(\.summary) != ["\(number)"] {
        wrong.append("\(number) '\(words)' \(found.map(\.summary))")
      }
    }
    hold(wrong, of: numbers.count, "numbers", in: language)
  }

  // MARK: Days

  @Test("every day of eight years comes back from its date", arguments: languages)
  func days(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let zone = try #require(TimeZone(identifier: "UTC"))
    let first = try #require(CivilDay(year: 2022, month: 1, day: 1)).number
    let last = try #require(CivilDay(year: 2030, month: 1, day: 1)).number
    let formatters = [DateFormatter.Style.full, .long, .medium, .short].map { style in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.timeZone = zone
      formatter.dateStyle = style
      formatter.timeStyle = .none
      return formatter
    }
    var wrong: [String] = []
    for day in first..<last {
      // Each day in one style, a date of each year in the next.
      let style = Int(day - first) % 4
      let text = formatters[style].string(from: Date(timeIntervalSince1970: Double(day) * 86_400))
      let start = "\(CivilDay(number: day))T00:00:00"
      let found = parser.values(in: text, at: reference, types: [.dateTime])
      if found.count != 1 || found[0].range.upper - found[0].range.lower != text.utf8.count
        || !found[0].summary.hasPrefix(start)
      {
        wrong.append("\(start) '\(text)' \(found.map(\.summary))")
      }
    }
    hold(wrong, of: Int(last - first), "dates", in: language)
  }

  // MARK: Units

  /// Units of which no name comes back: an angle is taken for a temperature, and numbers are no names.
  private static let unsaid: Set = ["degree", "liter-per-100-kilometer"]

  /// Units all of whose names mean something else first: grains of rice, bars, quarters, knots, stones.
  private static let otherwise: [String: Set<String>] = [
    "es": ["bar"], "fr": ["grain"], "it": ["grain", "quart"], "nl": ["bar", "stone"],
    "pt": ["grain", "knot"],
  ]

  @Test("every unit comes back from each of its names", arguments: languages)
  func units(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    // Abbreviations that are words too: "in", "bar".
    let leftOut = try Set(names(language, .values, of: "without unit").map(\.name))
    var unsaid: Set<String> = []
    var said: Set<String> = []
    var wrong: [String] = []
    var count = 0
    for (unit, name) in try names(language, .names, of: "unit") {
      unsaid.insert(unit)
      // The point of an abbreviation may be missing.
      let plain = name.filter { $0 != "." }
      if leftOut.contains(plain) || Self.unsaid.contains(unit) { continue }
      count += 1
      let found = parser.values(in: "7 \(name)", at: reference, types: [.measurement])
      if found.count == 1, found[0].isMeasured(in: unit) {
        said.insert(unit)
      } else {
        wrong.append("\(unit) '7 \(name)' \(found.map(\.summary))")
      }
    }
    hold(wrong, of: count, "units", in: language)
    let missing = unsaid.subtracting(said).subtracting(Self.unsaid)
    #expect(missing == Self.otherwise[language] ?? [])
  }

  /// The names of a key's terms in a text of a language, with the words behind the key.
  private func names(
    _ language: String, _ part: LanguagePart, of key: String
  ) throws -> [(payload: String, name: String)] {
    let text = try #require(LanguageText.of(language, part))
    let bytes = text.bytes
    var found: [(payload: String, name: String)] = []
    for line in try LanguageLines(text)["terms"] {
      let written = LanguageLines.string(line.range, in: bytes)
      guard written.hasPrefix(key), let colon = written.firstIndex(of: ":") else { continue }
      let payload = written[..<colon].dropFirst(key.count)
      guard payload.first ?? " " == " " else { continue }
      for name in written[colon...].dropFirst().split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        found.append((String(payload.dropFirst()), String(name.drop { $0 == " " })))
      }
    }
    return found
  }
}

extension SpokenValue {
  /// Whether a reading is a measurement in a unit.
  fileprivate func isMeasured(in unit: String) -> Bool {
    ([content] + alternatives).contains {
      if case .measurement(_, let found) = $0 { found.identifier == unit } else { false }
    }
  }
}
