// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

/// Names that say values, found in any spelling of them and by no other value.
@Suite("Names with values in them", .timeLimit(.minutes(hangMinutes))) struct NameValuesTests {
  private static let names = [
    "the 7 am alarm", "the 7 pm alarm", "Room 101", "Room 110", "version two point three",
    "Terminal 5", "channel four", "Boeing 747", "the 8:30 class", "2nd avenue", "iPhone 15",
    "chapter twenty one", "Blink-182", "May 5 backup", "Kitchen lamp", "Room 5 Floor 3",
  ]
  private static let index = EntityIndex(titles: names)

  private func found(_ text: String, in index: EntityIndex = Self.index) -> [String] {
    index.candidates(for: text).map { Self.names[$0.entity] }
  }

  @Test(
    "a name is found by another spelling of its value",
    arguments: [
      ("seven a m alarm", "the 7 am alarm"), ("7am alarm", "the 7 am alarm"),
      ("the 07:00 alarm", "the 7 am alarm"), ("the 19:00 alarm", "the 7 pm alarm"),
      ("alarm seven pm", "the 7 pm alarm"), ("room one oh one", "Room 101"),
      ("room one hundred and ten", "Room 110"), ("version 2.3", "version two point three"),
      ("terminal five", "Terminal 5"), ("channel 4", "channel four"),
      ("boeing seven forty seven", "Boeing 747"), ("half past eight class", "the 8:30 class"),
      ("second avenue", "2nd avenue"), ("iphone fifteen", "iPhone 15"),
      ("chapter 21", "chapter twenty one"), ("blink one eight two", "Blink-182"),
      ("backup of the fifth of may", "May 5 backup"), ("room five floor three", "Room 5 Floor 3"),
    ])
  func spellings(_ text: String, _ name: String) {
    let best = Self.index.candidates(for: text).first
    #expect(best.map { Self.names[$0.entity] } == name)
    #expect((best?.score.total ?? 0) >= EntityScore.sameValues)
  }

  @Test(
    "a name is not found by another value, however near it is spelt",
    arguments: [
      ("room 111", "Room 101"), ("room one oh two", "Room 101"), ("room 1010", "Room 101"),
      ("the 7 am alarm", "the 7 pm alarm"), ("the 7:30 alarm", "the 7 am alarm"),
      ("chapter twenty two", "chapter twenty one"), ("chapter 22", "chapter twenty one"),
      ("version two point four", "version two point three"), ("terminal 6", "Terminal 5"),
      ("channel five", "channel four"), ("boeing 737", "Boeing 747"), ("3rd avenue", "2nd avenue"),
      ("may 6 backup", "May 5 backup"), ("blink 183", "Blink-182"), ("iphone 16", "iPhone 15"),
      ("room 3 floor 5", "Room 5 Floor 3"), ("room three floor five", "Room 5 Floor 3"),
    ])
  func others(_ text: String, _ name: String) {
    #expect(!found(text).contains(name))
  }

  @Test("what words leave open finds all that they may be, none before the others")
  func open() {
    let found = Self.index.candidates(for: "the 7 o'clock alarm")
    #expect(found.map { Self.names[$0.entity] } == ["the 7 am alarm", "the 7 pm alarm"])
    #expect(Set(found.map(\.score.total)) == [EntityScore.sameValues])
    #expect(found.allSatisfy { $0.confidence < 0.5 })
  }

  @Test("the name as it is comes before one that says the same")
  func exactFirst() {
    let names = ["Room 101", "room one hundred one", "Room 0101"]
    for (entity, name) in names.enumerated() {
      var index = EntityIndex(titles: names)
      #expect(index.candidates(for: name).first?.score.total == 1)
      index = EntityIndex(titles: [name])
      #expect(index.candidates(for: names[entity]).first?.score.total == 1)
    }
    let index = EntityIndex(titles: ["the 8:30 class", "half past eight class"])
    #expect(index.candidates(for: "half past eight class").map(\.entity) == [1])
  }

  @Test(
    "number words that were misheard or left out are forgiven",
    arguments: [
      ("chapter twenty won", "chapter twenty one"), ("the 7 alarm", "the 7 am alarm"),
      ("chanel four", "channel four"), ("room won oh one", "Room 101"),
      ("terminals 5", "Terminal 5"),
      ("floor 3", "Room 5 Floor 3"),
    ])
  func forgiven(_ text: String, _ name: String) {
    #expect(found(text).contains(name))
  }

  @Test("a text that is still typed is the beginning of names with other values")
  func beginnings() {
    let found = Self.index.candidates(for: "room 1", isBeginning: true)
    #expect(Set(found.map { Self.names[$0.entity] }).isSuperset(of: ["Room 101", "Room 110"]))
  }

  @Test("names that lie in layers of their own are found alike")
  func layers() {
    let store = EntityStore(locale: LocaleTag("en"))
    for (entity, name) in Self.names.enumerated() {
      store.update([EntityName(name, entity: entity)])
    }
    for text in ["seven a m alarm", "half past eight class", "second avenue", "version 2.3"] {
      let entity = Self.index.candidates(for: text).first?.entity
      #expect(entity != nil)
      #expect(store.snapshot.candidates(for: text).first?.entity == entity, "\(text)")
    }
    #expect(store.snapshot.candidates(for: "chapter 22").first?.entity != 11)
    store.update([], removing: [0])
    #expect(!store.snapshot.candidates(for: "seven a m alarm").map(\.entity).contains(0))
  }

  @Test("an index in one language may hear the values of another")
  func otherLanguage() {
    var builder = GazetteerBuilder(locale: LocaleTag("fr"))
    builder.add("Raum 101".utf8.span, entity: 0)
    let gazetteer = Gazetteer(Block(laidOut: builder.finish()))
    let french = EntityIndex(gazetteer, locale: LocaleTag("fr"))
    let german = EntityIndex(gazetteer, locale: LocaleTag("fr"), valuesIn: LocaleTag("de"))
    #expect(french.candidates(for: "raum hunderteins").first?.score.total != EntityScore.sameValues)
    #expect(german.candidates(for: "raum hunderteins").first?.score.total == EntityScore.sameValues)
  }

  @Test("where no name says a value, values change nothing")
  func differential() {
    var random = SeededGenerator.forTest("names without values")
    let words = [
      "kitchen", "lamp", "alarm", "blue", "train", "summer", "friday", "half", "hall", "noon",
      "quarter",
    ]
    let said = words + ["7", "two", "oh", "first", "am", "o'clock", "21", "2nd", "May"]
    var scratch = EntityScratch()
    for _ in 0..<fuzzRounds(20) {
      let names = (0..<30).map { _ in
        (0...random.below(3)).map { _ in random.pick(words) }.joined(separator: " ")
      }
      let index = EntityIndex(titles: names)
      #expect(!index.gazetteer.saysValues)
      // The same names, of which none can be read: what was looked up before there were values.
      let plain = EntityIndex(index.gazetteer, locale: LocaleTag("en"), valuesIn: LocaleTag("ja"))
      // And beside a name of a value, which makes readings of texts.
      let beside = EntityIndex(titles: names + ["zzyzx 99"])
      for _ in 0..<40 {
        let text = (0...random.below(4)).map { _ in random.pick(said) }.joined(separator: " ")
        let found = index.candidates(for: text, limit: 30, &scratch)
        #expect(found == plain.candidates(for: text, limit: 30, &scratch))
        let others = beside.candidates(for: text, limit: 30, &scratch).map(\.entity)
        #expect(Set(others).subtracting([30]).isSubset(of: 0..<30), "\(text)")
      }
    }
  }

  @Test("names without values add nothing to a block")
  func bytes() {
    var builder = GazetteerBuilder(locale: LocaleTag("en"))
    for name in ["Kitchen lamp", "Friday standup", "Summer hits"] { builder.add(name, entity: 0) }
    let block: Block<Gazetteer.Section> = Block(laidOut: builder.finish())
    for section in [Gazetteer.Section.valueKeys, .valueNames, .valueLists] {
      #expect(block.range(of: section).isEmpty)
    }
  }
}
