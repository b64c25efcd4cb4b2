// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import FlexibleMatching

@Suite("Slot models", .timeLimit(.minutes(hangMinutes))) struct SlotModelTests {
  private static let app = SlotFillerTests.app
  private static let block = app.builder.finish()

  @Test("an app without slots has no model")
  func none() {
    var builder = SlotModelBuilder()
    #expect(builder.finish() == [])
    let intent = builder.addIntent(parameters: [1, 2])
    builder.addPhrase([.word(stem: 7, isFunction: false), .name], intent: intent)
    #expect(builder.finish() == [])
    builder.addPhrase([.slot(parameter: 1)], intent: intent)
    #expect(!builder.finish().isEmpty)
  }

  @Test("the same phrases give the same bytes, and other phrases others")
  func deterministic() throws {
    #expect(Self.app.builder.finish() == Self.block)
    var other = Self.app
    other.builder.addPhrase([.slot(parameter: 0)], intent: 0)
    #expect(other.builder.finish() != Self.block)
    try #require(TestApp.model(other.builder.finish())).validate()
  }

  @Test("a model knows its counts again")
  func counts() throws {
    let model = try #require(TestApp.model(Self.block))
    try model.validate()
    #expect(model.intentCount == 5 && model.byteCount == 4 * Self.block.count)
    let music = try #require(model.intent(0))
    #expect(music.phraseCount == 8 && music.parameterCount == 2 && music.literals == 21)
    let artist = model.parameter(0, of: music)
    #expect(artist.count == 6 && artist.pooled == 6 && artist.key == 0)
    // Restaurants and the weather share two parameters.
    let weather = try #require(model.intent(2))
    let place = model.parameter(0, of: weather)
    #expect(place.count == 2 && place.pooled == 5 && place.key > 0)
    #expect(model.intent(4) == nil)
    #expect(model.word(stem: TokenHash.hash(of: "play")).occurrences == 3)
    #expect(model.word(stem: TokenHash.hash(of: "stop")) == (0, 1))
    #expect(model.word(stem: TokenHash.hash(of: "never")) == (0, 0))
  }

  @Test("a phrase costs few bytes")
  func size() {
    let model = TestApp.model(Self.block)
    #expect((model?.byteCount ?? 0) < 23 * 100)
  }

  @Test("parameters past the sixteenth are never filled, and stand at a boundary")
  func manyParameters() throws {
    var app = TestApp()
    let parameters = (0..<20).map { ("p\($0)", TestApp.names(.closed, ["name\($0)", "other"])) }
    app.add(parameters, (0..<20).map { "say\($0) [p\($0)]" } + ["both [p3] [p18]"])
    try #require(app.model).validate()
    #expect(app.fill("say3 name3") == ["p3=name3"])
    #expect(app.fill("say18 name18") == [])
  }

  @Test("many intents that share parameters, and counts past what an entry holds")
  func large() throws {
    var builder = SlotModelBuilder()
    for k in 0..<2_000 {
      let intent = builder.addIntent(parameters: [1, UInt64(2 + k % 7)])
      builder.addPhrase(
        [.word(stem: UInt64(k) << 32 | 5, isFunction: false), .slot(parameter: 0)],
        intent: intent)
      builder.addPhrase([.slot(parameter: 1), .slot(parameter: 0), .name], intent: intent)
    }
    let intent = builder.addIntent(parameters: [99])
    for _ in 0..<70_000 {
      builder.addPhrase([.word(stem: 5, isFunction: true), .slot(parameter: 0)], intent: intent)
    }
    let model = try #require(TestApp.model(builder.finish()))
    try model.validate()
    #expect(model.intentCount == 2_001)
    #expect(model.intent(1_999)?.parameterCount == 2)
  }

  @Test("what is damaged is found, with its place")
  func validation() throws {
    for word in 0..<Self.block.count {
      var block = Self.block
      block[word] ^= 1 << UInt32(word % 32)
      guard let model = TestApp.model(block) else { continue }
      #expect(throws: BlockError.self) { try model.validate() }
    }
    var cut = Self.block
    cut[1] -= 1
    #expect(TestApp.model(cut) == nil)
    #expect(TestApp.model([]) == nil)
    #expect(TestApp.model(Array(Self.block.dropLast())) == nil)
  }

  @Test("a damaged block gives wrong answers and never leaves its bytes")
  func damage() throws {
    var generator = SeededGenerator.forTest("SlotModel")
    var scratch = SlotScratch()
    let utterances = [
      "play something by gregor plimsoll", "find a thai restaurant in zanzibarra next week",
      "what is the weather in oldham tomorrow", "remind me on sunday to water the plants",
      "add the blue notes to my sunday morning jazz playlist @ (please)",
    ].map(TestApp.words)
    for _ in 0..<fuzzRounds(2_000) {
      var block = Self.block
      for _ in 0...generator.below(6) {
        let word = generator.below(block.count)
        switch generator.below(3) {
        case 0: block[word] = UInt32(truncatingIfNeeded: generator.next())
        case 1: block[word] ^= 1 << UInt32(generator.below(32))
        default: block[word] = block[generator.below(block.count)]
        }
      }
      guard let model = TestApp.model(block) else { continue }
      // The references are checked without the checksum too, and nothing is led astray.
      _ = try? model.validateReferences()
      for words in utterances {
        for intent in 0..<min(model.intentCount, 6) {
          let sources = Self.app.sources[min(intent, 4)]
          let filling = SlotFiller().fill(
            words.span, intent: intent, sources: sources.span, model: model, scratch: &scratch)
          #expect((filling?.count ?? 0) <= words.count)
        }
      }
    }
  }

  @Test("statistics come back from their words")
  func statistics() throws {
    for names in [[], ["adele"], ["nina simone", "nina hagen", "the the", "a b c d e f g h i j"]] {
      let statistics = TestApp.names(.open, names).statistics
      let packed = statistics.packed
      #expect(packed.count == NameStatistics.wordCount)
      let bytes = ImageBytes(copying: [9] + packed)
      #expect(NameStatistics(bytes.words, at: 1) == statistics)
    }
    let statistics = TestApp.names(.open, ["nina simone", "nina hagen", "simone"]).statistics
    #expect(statistics.nameCount == 3 && statistics.occurrences == 5)
    #expect(statistics.singles == 1 && statistics.newNames == 1)
    // Whatever the words are, there are numbers.
    let wild = NameStatistics(ImageBytes(copying: [UInt32](repeating: .max, count: 12)).words)
    #expect(wild.listedName.isFinite && wild.newName.isFinite && wild.unseenShare.isFinite)
  }
}
