// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Names that say values", .timeLimit(.minutes(hangMinutes))) struct NameReaderTests {
  private func readings(_ name: String, _ locale: String = "en") -> [NameReadings.Reading] {
    var readings = NameReadings()
    let reader = NameReader(locale: LocaleTag(locale))
    let isThere = reader?.read(name.utf8.span, into: &readings) ?? false
    #expect(isThere == !readings.isEmpty)
    return readings.all
  }

  /// Whether two names have a reading of one key.
  private func isSame(_ a: String, _ b: String, _ locale: String = "en") -> Bool {
    let keys = Set(readings(a, locale).map(\.key))
    return readings(b, locale).contains { keys.contains($0.key) }
  }

  /// The lines of `Corpora/values/names.jsonl`: spellings of one name.
  static let spellings: [(locale: String, names: [String])] = {
    struct Line: Decodable {
      var locale: String
      var names: [String]
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpora/values/names.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      (try? JSONDecoder().decode(Line.self, from: Data(line.utf8))).map { ($0.locale, $0.names) }
    }
  }()

  @Test("the corpus of names has fifty spellings in all languages whose values are described")
  func corpus() {
    #expect(Self.spellings.reduce(0) { $0 + $1.names.count } >= 50)
    #expect(Set(Self.spellings.map(\.locale)) == Set(ValueParser.languages))
  }

  @Test(
    "names of the same words and values have a key in common, however the values are said",
    arguments: spellings)
  func same(_ locale: String, _ names: [String]) {
    for name in names.dropFirst() {
      #expect(isSame(names[0], name, locale), "\(names[0]) | \(name)")
    }
  }

  @Test(
    "names of other values, other words or several values in another order have none",
    arguments: [
      ("Room 101", "room 110"), ("Room 101", "room one oh two"), ("Room 101", "rooms one oh one"),
      ("the 7 am alarm", "the 7 pm alarm"), ("the 7 am alarm", "the 7:30 alarm"),
      ("the 7:00 alarm", "the 7 alarm"), ("Version 2.3", "version 2.30"),
      ("Version 2.3", "version 23"), ("Version 2", "version two point oh"),
      ("Agent 007", "agent seven"), ("Chapter 20", "chapter twenty one"),
      ("Chapter 2", "second chapter"), ("Room 5 Floor 3", "room three floor five"),
      ("Room 5 Floor 3", "floor 3 room 5"), ("May 5 backup", "may 6 backup"),
      ("May 5 backup", "june 5 backup"), ("monday backup 2", "january 5 backup 2"),
      ("50 Cent", "50 euros"), ("5 km run", "5 mile run"), ("Minus 5", "five"),
    ])
  func other(_ a: String, _ b: String) {
    #expect(!isSame(a, b))
  }

  @Test("a name without a digit or a number word has no reading, whatever else it says")
  func none() {
    for name in [
      "", "Kitchen lamp", "Friday standup", "Summer hits", "Tomorrow", "Noon", "🎷", "...",
      "half life",
    ] {
      #expect(readings(name).isEmpty, "\(name)")
    }
    #expect(readings("ein kaffee", "de").isEmpty)
    #expect(readings("un été", "fr").isEmpty)
    #expect(readings("uma noite", "pt").isEmpty)
    #expect(readings("Raum 101", "ja").isEmpty)
  }

  @Test("what is read is bounded: readings, values and bytes")
  func bounds() {
    #expect(readings("7 o'clock 8 o'clock 9 o'clock 10 o'clock").count == NameReader.maxReadings)
    #expect(readings((0..<20).map { "\($0) times" }.joined(separator: " x ")).isEmpty)
    #expect(readings(String(repeating: "7", count: NameReader.maxBytes + 1)).isEmpty)
    #expect(readings(String(repeating: "7", count: 300)).count == 1)
  }

  @Test("random names of number words are read, and the same again")
  func random() {
    var random = SeededGenerator.forTest("names that say values")
    let parts = [
      "one", "oh", "hundred", "and", "7", "00", ":", ".", " ", "-", "am", "pm", "may", "fifth",
      "half",
      "past", "o'clock", "point", "€", "room", "é", "½", "２", "٣", "every", "minus",
    ]
    for _ in 0..<fuzzRounds(400) {
      let name = (0..<1 + random.below(14)).map { _ in random.pick(parts) }
        .joined(separator: random.pick(["", " "]))
      for locale in ["en", "de", "fr"] {
        let found = readings(name, locale)
        #expect(found.count <= NameReader.maxReadings)
        #expect(found.map(\.key) == readings(name, locale).map(\.key))
        #expect(found.allSatisfy { 1...NameReader.maxValues ~= $0.values.count })
      }
    }
  }
}
