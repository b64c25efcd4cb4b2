// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import FlexibleMatching

@Suite("Vectors of words in the ranking", .timeLimit(.minutes(hangMinutes)))
struct WordVectorRankingTests {
  private static let intents = [
    ["play a song", "put the radio on"], ["how much money do i have", "show my balance"],
    ["call a cab", "i need a ride"], ["order a pizza", "get me a burger"],
  ]
  private let vectors: WordVectors
  private let taught: TestIntents
  private let block: [UInt32]

  init() throws {
    vectors = try #require(WordVectors.of("en"))
    taught = TestIntents(vectors: vectors, Self.intents)
    block = taught.block
  }

  @Test(
    "words that no phrase holds lead to the intent that is said with such words",
    arguments: [
      ("melody", 0), ("savings", 1), ("taxi", 2), ("lasagna", 3), ("limousine", 2),
    ])
  func otherWords(text: String, index: Int) throws {
    let model = try #require(TestIntents.model(block, vectors: vectors))
    #expect(model.hasVectors)
    #expect(taught.rank(text, model).first?.index == index)
  }

  @Test("a model of other vectors, or opened without, ranks by words alone")
  func withoutVectors() throws {
    let own = try #require(TestIntents.model(block))
    #expect(!own.hasVectors)
    #expect(taught.rank("play a song", own).first?.index == 0)
    var other = block
    let place = Int(other[8 + 2 * IntentModel.Section.directions.rawValue])
    other[place + 1] ^= 1
    let model = try #require(TestIntents.model(other, vectors: vectors))
    #expect(!model.hasVectors)
    let plain = try #require(TestIntents.model(TestIntents(Self.intents).block, vectors: vectors))
    #expect(!plain.hasVectors)
  }

  @Test("the same phrases give the same bytes, and damage is found") func bytes() throws {
    #expect(taught.block == block)
    try #require(TestIntents.model(block, vectors: vectors)).validate()
    for word in stride(from: 0, to: block.count, by: 7) {
      var damaged = block
      damaged[word] ^= 1 << UInt32(word % 32)
      guard let model = TestIntents.model(damaged, vectors: vectors) else { continue }
      #expect(throws: BlockError.self) { try model.validate() }
      _ = taught.rank("call a taxi", model)
    }
  }

  @Test("what speaks for an intent adds up to the lead it has, word by word")
  func contributions() throws {
    let model = try #require(TestIntents.model(block, vectors: vectors))
    for text in ["order a taxi", "my song", "pizza pizza money"] {
      var scratch = RankingScratch()
      taught.read(text, into: &scratch.words)
      let count = model.rank(
        &scratch, nil, namedValues: { _, _ in nil })
      try #require(count >= 2)
      let (best, rival) = (scratch.ranked[0], scratch.ranked[1])
      let parts = model.contributions(&scratch, nil, to: best.index, over: rival.index) { _, _ in
        nil
      }
      #expect(parts.contains { $0.kind == "vector" })
      let sum = parts.reduce(0) { $0 + $1.gain }
      // Each word's share is rounded to a whole number of steps.
      #expect(abs(sum - (best.score - rival.score)) < 0.02, "\(text)")
    }
  }

  @Test("slots, values that fill them and the app's name have no direction") func silentWords()
    throws
  {
    var meaning = MeaningVector()
    meaning.read(taught.words("@ [3]"), vectors)
    #expect(meaning.unit.count == 0)
    meaning.read(taught.words("song @"), vectors)
    let song = (0..<meaning.unit.count).map { meaning.unit[$0] }
    #expect(song.count == vectors.dimension)
    var filled = taught.words("song taxi")
    filled.fill(1..<2, with: 3, isListed: true)
    meaning.read(filled, vectors)
    #expect((0..<meaning.unit.count).map { meaning.unit[$0] } == song)
    meaning.read(taught.words("xqzzv"), vectors)
    #expect(meaning.unit.count == 0)
  }

  @Test("one word in three may be read as what it is like; where more are unknown, none is")
  func likeWords() {
    var meaning = MeaningVector()
    func unit(_ text: String) -> [Int16] {
      meaning.read(taught.words(text), vectors)
      return (0..<meaning.unit.count).map { meaning.unit[$0] }
    }
    let restaurant = unit("restaurant")
    #expect(!restaurant.isEmpty)
    for _ in 0..<2 { #expect(unit("restuarant") == restaurant) }
    #expect(unit("book restuarant") == unit("book restaurant"))
    #expect(
      unit("book a table at restuarant delivary") == unit("book a table at restaurant delivery"))
    #expect(unit("restuarant delivary rminder").isEmpty)
    #expect(unit("book restuarant delivary") != unit("book restaurant delivery"))
  }

  @Test("inflected words have the vector of their stem, and all numbers one") func stems() throws {
    let english = TestIntents(knows: true, vectors: vectors, [])
    var meaning = MeaningVector()
    func unit(_ text: String, _ language: TestIntents) -> [Int16] {
      meaning.read(language.words(text), vectors)
      return (0..<meaning.unit.count).map { meaning.unit[$0] }
    }
    for (form, stem) in [
      ("limousines", "limousine"), ("trombones", "trombone"), ("vacuumed", "vacuum"),
      ("brightens", "brighten"),
    ] {
      #expect(vectors.row(TokenHash.hash(of: form)) == nil, "\(form) has a vector of its own")
      let ofStem = unit(stem, english)
      #expect(!ofStem.isEmpty && unit(form, english) == ofStem, "\(form)")
      // Who does not know the language takes the word that it begins with.
      #expect(unit(form, taught) == ofStem)
    }
    #expect(unit("17", english) == unit("23 4.5", english))
    #expect(!unit("17", english).isEmpty)
  }
}
