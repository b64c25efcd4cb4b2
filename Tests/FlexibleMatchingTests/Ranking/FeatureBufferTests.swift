// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import Testing
import TextAnalysis

@testable import FlexibleMatching

@Suite("Features") struct FeatureBufferTests {
  private func features(
    _ text: String, _ locale: String = "en", _ family: FeatureFamily
  ) -> [Feature] {
    var buffer = FeatureBuffer()
    buffer.read(TestIntents(locale: locale, []).words(text), nil)
    return (0..<buffer.features.count).map { buffer.features[$0] }.filter { $0.family == family }
  }

  @Test(
    "a word has a row of letters for each of its letters, whatever its script",
    arguments: [
      ("cat", 3), ("дача", 4), ("σπίτι", 5), ("שלום", 4), ("한", 1), ("東", 1), ("𐐀𐐁", 2), ("x", 1),
    ])
  func letters(_ word: String, _ count: Int) {
    #expect(features(word, "en", .trigram).count == count)
  }

  @Test("a word said again counts once, and of hundreds of words some are enough")
  func different() {
    func count(_ text: String, _ locale: String = "en") -> Int {
      TestIntents(locale: locale, []).words(text).differentCount
    }
    #expect(count("turn the lamp on") == 4)
    #expect(count("") == 0 && count("@ [3] [3]") == 3)
    #expect(count("the lamp in the hall") == 4)
    #expect(count(String(repeating: "stop ", count: 40) + "it") == 2)
    #expect(count((0..<100).map { "w\($0)" }.joined(separator: " ")) == 24)
  }

  @Test("words of other letters share no row of letters, and like words share some")
  func distinct() {
    let words = [
      "a", "b", "α", "β", "б", "в", "г", "א", "ב", "ا", "ب", "あ", "い", "東", "京", "𠀀", "𠀁", "𐐀", "ก",
    ]
    let keys = words.map { features($0, "en", .trigram).map(\.key) }
    #expect(keys.allSatisfy { $0.count == 1 })
    #expect(Set(keys.flatMap(\.self)).count == words.count)
    let near = Set(features("погода", "ru", .trigram).map(\.key))
    let also = Set(features("погоды", "ru", .trigram).map(\.key))
    let other = Set(features("музыка", "ru", .trigram).map(\.key))
    #expect(near.intersection(also).count == 4 && near.intersection(other).isEmpty)
  }

  @Test("evidence knows the words it is of") func places() {
    let stems = features("open the red door", "en", .stem)
    #expect(stems.map { Int($0.first) } == [0, 1, 2, 3])
    let pairs = features("open the door", "en", .pair)
    #expect(pairs.map { [Int($0.first), Int($0.count)] } == [[0, 1], [0, 2], [1, 2], [2, 1]])
    #expect(features("", "en", .pair).count == 1)
  }

  @Test("an app's name is no evidence, and a slot stands in pairs") func slots() {
    var buffer = FeatureBuffer()
    buffer.read(TestIntents([]).words("@ play [4] @"), nil)
    let all = (0..<buffer.features.count).map { buffer.features[$0] }
    #expect(all.filter { $0.family == .stem }.count == 1)
    #expect(all.filter { $0.family == .value }.map(\.key) == [Feature(.value, 5).key])
    #expect(all.filter { $0.family == .pair }.count == 3)
  }

  @Test("of several meanings each counts less, and that of more words more") func meanings() throws
  {
    let text = """
      [same]
      quench: douse, put out
      place: put, lay
      publish: put, issue
      outside: outdoors, out
      """
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    func values(_ text: String) -> [String: Float] {
      let analyzer = TextAnalyzer(locale: LocaleTag("en"))
      var words = WordBuffer()
      var tokens = TokenBuffer()
      var text = text
      text.withUTF8 { bytes in
        try? unsafe analyzer.analyze(bytes, into: &tokens)
        for k in 0..<tokens.count {
          unsafe words.add(tokens[k], in: bytes, analyzer, knowledge.block)
        }
      }
      var buffer = FeatureBuffer()
      buffer.read(words, knowledge.block)
      var values: [String: Float] = [:]
      for group in knowledge.groups {
        let key = Feature(.meaning, UInt64(group.id)).key
        for k in 0..<buffer.features.count where buffer.features[k].key == key {
          values[group.name] = buffer.features[k].value
        }
      }
      return values
    }
    #expect(values("douse it") == ["quench": 1])
    let half = 1 / Float(2).squareRoot().squareRoot()
    #expect(values("put it") == ["place": half, "publish": half])
    let pair = Float(2).squareRoot() * Float(2).squareRoot().squareRoot()
    // "put" is hardly meant by itself in "put out"; "out" does not begin it, and counts.
    #expect(
      values("put out it") == [
        "quench": pair, "place": 0.4 * half, "publish": 0.4 * half, "outside": 1,
      ])
  }

  @Test("what connects an app's name with a request is no evidence, wherever the name stands")
  func addresses() {
    let intents = TestIntents(knows: true, [])
    func keys(_ text: String) -> [UInt64] {
      var buffer = FeatureBuffer()
      buffer.read(intents.words(text), intents.knowledge)
      return (0..<buffer.features.count).map { buffer.features[$0].key }
    }
    let plain = keys("play some jazz")
    for text in [
      "play some jazz with @", "play some jazz using @", "ask @ to play some jazz",
      "tell @ to please play some jazz", "with the help of @ play some jazz",
      "play some jazz in the @ app",
    ] {
      #expect(keys(text) == plain, "\(text)")
    }
    // Nothing else may be left out, and never all there is.
    #expect(keys("play @ with jazz") != plain)
    #expect(keys("ask @").count > 0)
  }

  @Test("words of one kind share evidence, and so do all numbers in digits") func kinds() throws {
    let text = "[kinds]\nplace: rome, oslo, new york\nnumber: 0, three, forty"
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    func meanings(_ text: String) -> Set<UInt64> {
      var buffer = FeatureBuffer()
      buffer.read(TestIntents([]).words(text), knowledge.block)
      return Set(
        (0..<buffer.features.count).map { buffer.features[$0] }.filter { $0.family == .meaning }
          .map(\.key))
    }
    let place = meanings("rome")
    #expect(place.count == 1)
    #expect(meanings("weather in New York") == place && meanings("oslo and rome") == place)
    let number = meanings("three")
    #expect(number.count == 1 && number != place)
    for digits in ["5", "0", "1984", "10th", "7:30", "60s"] { #expect(meanings(digits) == number) }
    #expect(meanings("page 12 of rome") == place.union(number))
    #expect(meanings("paris one").isEmpty && meanings("").isEmpty)
  }
}
