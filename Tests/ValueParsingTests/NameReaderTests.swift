// SPDX-License-Identifier: Apache-2.0

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

  @Test(
    "names of the same words and values have a key in common, however the values are said",
    arguments: [
      (
        "en", ["Room 101", "room one oh one", "room one hundred and one", "room 1 0 1", "101 room"]
      ),
      (
        "en", ["the 7 AM alarm", "7am alarm", "seven a m alarm", "the 07:00 alarm", "alarm 7 a.m."]
      ),
      ("en", ["the 7 o'clock alarm", "the 7 am alarm"]),
      ("en", ["the 7 o'clock alarm", "the seven pm alarm", "19:00 alarm"]),
      ("en", ["the 8:30 class", "half past eight class", "the eight thirty class"]),
      ("en", ["Version 2.3", "version two point three"]),
      ("en", ["Version 2.30", "version two point three oh"]),
      ("en", ["Version 2.0", "version two point oh"]),
      ("en", ["Boeing 747", "boeing seven forty seven", "boeing seven four seven"]),
      ("en", ["Blink-182", "blink one eighty two", "blink 1 82"]),
      ("en", ["2nd Avenue", "second avenue"]), ("en", ["Agent 007", "agent oh oh seven"]),
      ("en", ["May 5 backup", "may the fifth backup", "backup of the 5th of may"]),
      ("en", ["Class of 1984", "class of nineteen eighty four"]),
      ("en", ["24 Hour Run", "twenty four hour run"]), ("en", ["50 Cent", "fifty cent"]),
      ("de", ["Raum 101", "raum hunderteins", "raum einhundertundeins"]),
      ("de", ["Kapitel 21", "kapitel einundzwanzig"]),
      ("de", ["der 7-Uhr-Wecker", "7 Uhr Wecker", "sieben uhr wecker"]),
      ("de", ["Version 2,3", "version zwei komma drei"]),
      ("fr", ["Chambre 101", "chambre cent un"]), ("fr", ["Chapitre 21", "chapitre vingt et un"]),
      ("es", ["Habitación 101", "habitación ciento uno"]),
      ("it", ["Camera 23", "camera ventitré"]), ("pt", ["Quarto 101", "quarto cento e um"]),
      ("nl", ["Kamer 21", "kamer eenentwintig"]), ("sv", ["Rum 21", "rum tjugoett"]),
    ])
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
