// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import FlexibleMatching

@Suite("Intent models", .timeLimit(.minutes(hangMinutes))) struct IntentModelTests {
  private static let home = TestIntents(
    knows: true,
    [
      ["turn on the lamp with @", "switch the light on", "lights on please", "make it bright"],
      ["turn off the lamp with @", "switch the light off", "lights out", "make it dark"],
      ["play [7] in @", "put on some music", "start a song", "listen to [7]"],
      ["what is the weather", "will it rain today", "forecast for [9]", "is it cold outside"],
    ])
  private static let block = home.block

  // MARK: - Builder and trainer

  @Test("the same phrases give the same bytes, and other phrases others") func deterministic()
    throws
  {
    #expect(Self.home.block == Self.block)
    let other = TestIntents(knows: true, Self.home.intents + [["one more"]])
    #expect(other.block != Self.block)
    try #require(TestIntents.model(Self.block)).validate()
    try #require(TestIntents.model(other.block)).validate()
  }

  @Test("a model knows its intents again") func counts() throws {
    let model = try #require(TestIntents.model(Self.block))
    #expect(model.classCount == 4 && model.byteCount == 4 * Self.block.count)
    #expect(model[2] == IntentModel.Class(app: 0, shortcut: 2))
    #expect(model.phraseRange(2).map { model.phrase(at: $0).phrase } == [200, 201, 202, 203])
    #expect(model.slotClassRange(2).map { model.slotClasses[$0] } == [7])
    #expect(model.slotClassRange(3).map { model.slotClasses[$0] } == [9])
  }

  @Test("each phrase is likest its own intent") func ownPhrases() throws {
    let model = try #require(TestIntents.model(Self.block))
    for (k, phrases) in Self.home.intents.enumerated() {
      for phrase in phrases {
        let best = try #require(Self.home.rank(phrase, model).first)
        #expect(best.index == k, "\(phrase)")
        #expect(best.probability > 0.5 && best.likeness > 0.5, "\(phrase)")
      }
    }
  }

  @Test("the sixteen best scores come back in order, of equal ones the first declared")
  func best() throws {
    let words = ["lamp", "door", "song", "rain", "milk", "note", "train", "photo"]
    var random = SeededGenerator(seed: 5)
    for count in [1, 7, 8, 9, 15, 16, 17, 40, 64] {
      let intents = TestIntents(
        knows: true,
        (0..<count).map { _ in
          (0..<2).map { _ in
            (0..<3).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
          }
        })
      let model = try #require(TestIntents.model(intents.block))
      for text in ["lamp", "door song milk", "rain note train photo", "nothing of this"] {
        var scratch = RankingScratch()
        intents.read(text, into: &scratch.words)
        let left = Int.random(in: 0..<count, using: &random)
        let found = model.rank(
          &scratch, intents.knowledge, isFiltered: true, isHeard: { $0.shortcut != UInt32(left) },
          namedValues: { _, _ in nil })
        let expected = (0..<count).filter { $0 != left }.sorted {
          (-scratch.scores[$0], $0) < (-scratch.scores[$1], $1)
        }
        #expect((0..<found).map { scratch.ranked[$0].index } == Array(expected.prefix(16)))
      }
    }
  }

  @Test("words in another order, inflected, misspelt or of the same meaning find the intent")
  func near() throws {
    let model = try #require(TestIntents.model(Self.block))
    for (text, k) in [
      ("the lamp turn on", 0), ("switching on lamps", 0), ("a brighter light", 0),
      ("it should be darker", 1), ("wether forcast", 3), ("is rain coming", 3),
      ("play me a tune", 2), ("i want to hear music", 2),
    ] {
      #expect(Self.home.rank(text, model).first?.index == k, "\(text)")
    }
  }

  @Test("words that no phrase has find the intent by what is known of them") func known() throws {
    let model = try #require(TestIntents.model(Self.block))
    for (text, k) in [("deactivate", 1), ("spin", 2)] {
      #expect(Self.home.rank(text, model).first?.index == k, "\(text)")
    }
    let plain = TestIntents(Self.home.intents)
    let letters = try #require(TestIntents.model(plain.block))
    #expect(plain.rank("deactivate", letters).first?.index != 1)
  }

  @Test("a view of training counts each family by its factor, and others as they are")
  func views() {
    let view = FeatureView([.stem: 0, .meaning: 1.5])
    #expect(view[.stem] == 0 && view[.meaning] == 1.5)
    for family in FeatureFamily.allCases where family != .stem && family != .meaning {
      #expect(view[family] == 1)
    }
    // The only run of a large catalogue sees everything.
    #expect(FeatureFamily.allCases.allSatisfy { IntentModelTrainer.runs[0][$0] == 1 })
  }

  @Test("evidence pooled over phrases beats the nearest phrase") func pooled() throws {
    let intents = TestIntents([
      ["start radio now", "music please", "some music", "music loud", "more music"],
      ["start some timer now", "set timer", "cancel timer", "timer please", "another timer"],
    ])
    let text = "start some music now"
    let words = Set(text.split(separator: " "))
    // The nearest phrase is the other intent's.
    let shared = intents.intents.map { phrases in
      phrases.map { words.intersection($0.split(separator: " ")).count }.max() ?? 0
    }
    #expect(shared[1] > shared[0])
    let model = try #require(TestIntents.model(intents.block))
    #expect(intents.rank(text, model).first?.index == 0)
  }

  @Test("a model of one intent tells what is like it by likeness") func single() throws {
    let one = TestIntents([["water the plants", "give the flowers water", "the garden is dry"]])
    let model = try #require(TestIntents.model(one.block))
    let own = try #require(one.rank("water the flowers", model).first)
    let unlike = try #require(one.rank("book zygote quiz", model).first)
    #expect(own.likeness > 0.5 && own.probability > 0.5)
    #expect(unlike.likeness < 0.1 && unlike.probability < 0.2)
    let nothing = try #require(one.rank("", model).first)
    #expect(nothing.likeness <= 0.2)
  }

  @Test("intents that are not heard take no share") func heard() throws {
    let model = try #require(TestIntents.model(Self.block))
    let all = Self.home.rank("the lights in the house", model)
    let some = Self.home.rank("the lights in the house", model, isHeard: { $0 != 0 })
    #expect(all.first?.index == 0 && some.first?.index == 1)
    #expect(!some.contains { $0.index == 0 })
    #expect(all.map(\.probability).reduce(0, +) <= 1.0001)
    #expect(Self.home.rank("the lights in the house", model, isHeard: { _ in false }).isEmpty)
  }

  @Test("a named value speaks for the intent that takes it") func values() throws {
    let model = try #require(TestIntents.model(Self.block))
    let plain = Self.home.rank("tomorrow in oldham", model)
    let named = Self.home.rank("tomorrow in oldham", model, names: { $0 == 9 })
    func score(_ ranked: [RankedIntent]) -> Float { ranked.first { $0.index == 3 }?.score ?? 0 }
    #expect(score(named) > score(plain))
    #expect(named.first?.index == 3)
  }

  @Test("training that must end early still tells intents apart") func capped() throws {
    let builder = Self.home.builder()
    let rarity = IntentModelTrainer.rarity(
      builder.numbers, builder.starts, builder.labels, features: builder.table.keys.count,
      classes: builder.classes.count)
    for budget in [1, 50, 2_000, 100_000] {
      var trainer = IntentModelTrainer(
        starts: builder.starts, numbers: builder.numbers, values: builder.values,
        labels: builder.labels, importance: builder.importance, families: builder.table.families,
        rarity: rarity, classCount: builder.classes.count,
        dense: DenseWeights([], dimension: 0, classes: builder.classes.count))
      trainer.train(budget: budget)
      #expect(trainer.weights.allSatisfy { $0.isFinite })
      let words = IntentModelLayout(
        classes: builder.classes, slotClasses: builder.slotClasses, phrases: builder.phrases,
        conducts: builder.conducts, heads: builder.heads, keys: builder.table.keys, rarity: rarity,
        trainer: trainer,
        vectors: nil
      ).words
      let model = try #require(TestIntents.model(words))
      try model.validate()
      for (k, phrases) in Self.home.intents.enumerated() {
        #expect(Self.home.rank(phrases[1], model).first?.index == k, "\(budget): \(phrases[1])")
      }
    }
  }

  // MARK: - Limits

  @Test("no phrases, or phrases without words, make no model") func empty() {
    #expect(IntentModelBuilder().finish().isEmpty)
    var builder = IntentModelBuilder()
    let index = builder.addClass(IntentModel.Class(app: 0, shortcut: 0))
    #expect(index == 0)
    #expect(builder.exampleCount == 0)
    #expect(builder.finish().isEmpty)
    #expect(TestIntents.model([]) == nil)
  }

  @Test("an utterance counts by its first words, however long it is") func long() throws {
    let model = try #require(TestIntents.model(Self.block))
    let words = Self.home.words(String(repeating: "lamp ", count: 5_000))
    #expect(words.count == WordBuffer.maxWords)
    var features = FeatureBuffer()
    let letters = String(repeating: "abcdefghijklmnopqrstuvwxyzabcdefghij", count: 40)
    features.read(
      Self.home.words(String(repeating: letters + " ", count: 200)), Self.home.knowledge)
    #expect(features.features.count <= FeatureBuffer.capacity)
    let ranked = Self.home.rank("lights " + String(repeating: "x ", count: 5_000), model)
    #expect(ranked.count == 4 && ranked.allSatisfy { $0.score.isFinite })
  }

  @Test("long phrases and many intents are taken as they come") func large() throws {
    let filler = (0..<300).map { "word\($0)" }.joined(separator: " ")
    let many = TestIntents((0..<100).map { ["do thing number\($0)", "\(filler) number\($0)"] })
    let model = try #require(TestIntents.model(many.block))
    try model.validate()
    let ranked = many.rank("thing number77", model)
    #expect(ranked.count == RankingScratch.maxRanked && ranked.first?.index == 77)
  }

  @Test("intents past the most there may be are left out") func classLimit() {
    var builder = IntentModelBuilder()
    for k in 0..<IntentModelBuilder.maxClasses {
      _ = builder.addClass(IntentModel.Class(app: 0, shortcut: UInt32(k)))
    }
    let next = builder.addClass(IntentModel.Class(app: 0, shortcut: 0))
    #expect(next == nil)
  }

  // MARK: - Explaining

  @Test("what speaks for an intent adds up to the lead it has") func contributions() throws {
    let model = try #require(TestIntents.model(Self.block))
    for text in ["turn the lamps", "play oldham music", "rain rain rain", "lamp lamp"] {
      var scratch = RankingScratch()
      Self.home.read(text, into: &scratch.words)
      let count = model.rank(
        &scratch, Self.home.knowledge, namedValues: { kind, _ in kind == 7 ? 0..<1 : nil }
      )
      #expect(count >= 2)
      let (best, rival) = (scratch.ranked[0], scratch.ranked[1])
      let parts = model.contributions(
        &scratch, Self.home.knowledge, to: best.index, over: rival.index
      ) { kind, words in kind == 7 ? 1..<words.count : nil }
      let sum = parts.reduce(0) { $0 + $1.gain }
      #expect(abs(sum - (best.score - rival.score)) < 1e-3, "\(text)")
      #expect(parts.map(\.gain) == parts.map(\.gain).sorted(by: >))
      #expect(parts.allSatisfy { $0.words.upperBound <= scratch.words.count })
    }
  }

  // MARK: - Damage

  @Test("what is damaged is found") func validation() throws {
    for word in 0..<Self.block.count {
      var block = Self.block
      block[word] ^= 1 << UInt32(word % 32)
      guard let model = TestIntents.model(block) else { continue }
      #expect(throws: BlockError.self) { try model.validate() }
    }
    #expect(TestIntents.model(Array(Self.block.dropLast())) == nil)
  }

  @Test("a damaged block gives wrong answers and never leaves its bytes") func damage() throws {
    var generator = SeededGenerator.forTest("IntentModel")
    var scratch = RankingScratch()
    var opened = 0
    let utterances = ["turn the light on", "play oldham", "lamp", "will it rain in the dark"]
    for _ in 0..<fuzzRounds(2_000) {
      var block = Self.block
      for _ in 0...generator.below(6) {
        // Half of the damage is to the header and the intents.
        let word = generator.below(generator.below(2) == 0 ? 48 : block.count)
        switch generator.below(3) {
        case 0: block[word] = UInt32(truncatingIfNeeded: generator.next())
        case 1: block[word] ^= 1 << UInt32(generator.below(32))
        default: block[word] = block[generator.below(block.count)]
        }
      }
      guard let model = TestIntents.model(block) else { continue }
      opened += 1
      _ = try? model.validateReferences()
      Self.home.read(generator.pick(utterances), into: &scratch.words)
      let count = model.rank(
        &scratch, Self.home.knowledge, namedValues: { kind, _ in kind % 2 > 0 ? 0..<1 : nil })
      #expect(count <= RankingScratch.maxRanked)
      for k in 0..<count {
        let index = scratch.ranked[k].index
        #expect(index < model.classCount)
        _ = model.likestPhrase(of: index, to: scratch.words, in: 0..<UInt32.max)
      }
      if count > 1 {
        let (a, b) = (scratch.ranked[0].index, scratch.ranked[1].index)
        _ = model.contributions(&scratch, Self.home.knowledge, to: a, over: b) { _, _ in nil }
      }
    }
    #expect(opened > 100)
  }
}
