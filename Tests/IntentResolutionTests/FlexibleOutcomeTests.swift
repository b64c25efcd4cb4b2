// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import MatchIndex
import PhraseCompilation
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Flexible outcomes") struct FlexibleOutcomeTests {
  /// Two apps of one name that do much the same.
  private static func twins() -> [AppCatalog] {
    var one = app(
      "one", "Parcel",
      shortcuts: [
        ["Track my package with ${applicationName}", "Where is my package ${applicationName}"],
        ["Send a letter with ${applicationName}"],
      ])
    one.shortcuts[0].shortTitle = "Track Package"
    one.intents[1].title = "Send Letter"
    one.intents[0].title = "Find Shipment"
    var two = one
    two.id = "two"
    two.shortcuts[0].shortTitle = nil
    return [one, two]
  }

  private static let text = "so where would that package be parcel"

  @Test("what connects a name with the request is left out where the name is a word of it, too")
  func nameSaidAgain() throws {
    let notes = app(
      "notes", "Scribble",
      shortcuts: [
        ["Scribble a note in ${applicationName}", "Write a new note in ${applicationName}"],
        ["Delete a note in ${applicationName}", "Remove my last note from ${applicationName}"],
      ])
    let resolver = try makeResolver([notes])
    let resolution = resolver.now("tell Scribble to scribble a new note down")
    #expect(resolution.summary == "resolved notes I0")
  }

  // MARK: - Choices

  @Test("intents that are hardly less sure than the best are a choice") func rivals() throws {
    let resolver = try makeResolver(
      Self.twins(), options: IntentResolver.Options(flexible: FlexibleScores(certain: 1)))
    let resolution = resolver.now(Self.text)
    #expect(resolution.status == .needsDisambiguation)
    #expect(resolution.app == "one" && resolution.intent == "I0" && resolution.match == .flexible)
    let choice = try #require(resolution.disambiguation)
    #expect(choice.parameter == nil)
    #expect(
      choice.options == [
        Disambiguation.Option(
          id: "one", title: "Parcel", subtitle: "Track Package", intent: "I0"),
        Disambiguation.Option(
          id: "two", title: "Parcel", subtitle: "Find Shipment", intent: "I0"),
      ])
    let other = try #require(resolution.alternatives.first)
    #expect(other.app == "two" && abs(other.confidence - resolution.confidence) <= 0.05)
    // One app alone has nothing to choose from, and one in front has none beside it.
    #expect(resolver.now(Self.text, only: ["two"]).disambiguation == nil)
    #expect(resolver.now(Self.text, foreground: "two").summary == "resolved two I0")
  }

  @Test("a best reading that is sure is taken without a choice") func certain() throws {
    let sure = try makeResolver(
      Self.twins(), options: IntentResolver.Options(flexible: FlexibleScores(certain: 0.01)))
    #expect(sure.now(Self.text).disambiguation == nil)
    let wide = try makeResolver(
      [Self.twins()[0]],
      options: IntentResolver.Options(
        flexible: FlexibleScores(
          policy: DecisionPolicy(wrongNamedQuestion: 0), margin: 1, certain: 1)))
    let resolution = wide.now("parcel package letter")
    #expect(resolution.disambiguation?.options.map(\.intent).count == 2)
    #expect(Set(resolution.disambiguation?.options.compactMap(\.intent) ?? []) == ["I0", "I1"])
    #expect(FlexibleScores().certain == 0.8)
  }

  @Test("what is less sure than 'confirmBelow' is to be confirmed") func confirmed() throws {
    let resolver = try makeResolver(
      [Self.twins()[0]], options: IntentResolver.Options(confirmBelow: 0.999))
    #expect(resolver.now(Self.text).status == .needsConfirmation)
  }

  // MARK: - Hypotheses

  @Test("hypotheses that mean the same are surer together, and never surer than 1")
  func agreement() throws {
    let resolver = try makeResolver([Self.twins()[0]])
    let texts = [Self.text, "so wear would that package be parcel"]
    func confidence(_ hypotheses: [Hypothesis]) -> Double {
      resolver.now(ResolutionRequest(hypotheses: hypotheses)).confidence
    }
    let alone = confidence([Hypothesis(texts[0])])
    let second = confidence([Hypothesis(texts[1])])
    #expect(alone > 0 && alone < 1 && second > 0)
    let both = confidence(texts.map { Hypothesis($0, confidence: 0.5) })
    let m = max(alone, second)
    let rest = 0.5 * min(alone, second)
    #expect(abs(both - (1 - (1 - m) * (1 - rest))) < 1e-6)
    // A hypothesis that means nothing takes nothing away, and the same text twice adds nothing.
    let unlike = [Hypothesis(texts[0], confidence: 0.5), Hypothesis("xyzzy", confidence: 0.5)]
    #expect(abs(confidence(unlike) - alone) < 1e-6)
    #expect(abs(confidence([Hypothesis(texts[0]), Hypothesis(texts[0])]) - alone) < 1e-6)
    let many = (0..<10).map { Hypothesis("\(Self.text) \(String(repeating: "so ", count: $0))") }
    #expect(confidence(many) <= 1)
    #expect(confidence(texts.map { Hypothesis($0, confidence: 0) }) >= m)
  }

  // MARK: - Explanations

  private func explained(_ resolver: IntentResolver, _ text: String) throws -> Explanation {
    try #require(resolver.now(ResolutionRequest(text, explains: true)).explanation)
  }

  @Test("an explanation says what a confidence is made of") func parts() throws {
    let resolver = try makeResolver([FlexibleTests.hearth, FlexibleTests.ledger])
    let text = "please get the kitchen warmer using hearth"
    let resolution = resolver.now(ResolutionRequest(text, explains: true))
    let flexible = try #require(resolution.explanation?.flexible)
    let best = try #require(flexible.readings.first)
    #expect(best.app == "hearth" && best.intent == "I2")
    #expect(abs(best.confidence - resolution.confidence) < 1e-6)
    for reading in flexible.readings {
      let z = reading.parts.reduce(0) { $0 + $1.effect }
      #expect(abs(1 / (1 + exp(-z)) - reading.confidence) < 1e-3)
    }
    #expect(best.parts.first { $0.name == "listed" }.map { $0.amount > 0 } ?? false)
    #expect(best.parts.first { $0.name == "length" }?.amount == 7)
    #expect(flexible.runnerUp == 1)
    #expect(flexible.isAgainstRunnerUp)
    let features = flexible.features
    #expect(features.contains { $0.kind == "stem" && $0.words == "warmer" && $0.gain > 0 })
    #expect(features.allSatisfy { !$0.words.isEmpty && text.contains($0.words) })
    // The outcome is the same as without an explanation.
    var plain = resolution
    plain.explanation = nil
    #expect(plain == resolver.now(text))
  }

  @Test("an explanation says which word decides") func changes() throws {
    let resolver = try makeResolver([FlexibleTests.hearth, FlexibleTests.ledger])
    let text = "hearth should switch the lights off"
    let flexible = try #require(try explained(resolver, text).flexible)
    let name = try #require(flexible.changes.first { $0.word == "hearth" })
    #expect(name.status == .noMatch && name.intent == nil)
    #expect(name.range == TextSpan(lower: 0, upper: 6))
    for change in flexible.changes {
      let rest = text.replacing(change.word, with: "")
      #expect(resolver.now(rest).intent == change.intent, "\(change.word)")
    }
  }

  @Test("an explanation says which threshold was not reached") func thresholds() throws {
    let high = try makeResolver(
      [FlexibleTests.hearth],
      options: IntentResolver.Options(
        flexible: FlexibleScores(policy: DecisionPolicy(wrongNamedQuestion: 500))))
    let text = "hearth should switch the lights off"
    let none = high.now(ResolutionRequest(text, explains: true))
    #expect(none.status == .noMatch)
    let floor = try #require(none.explanation?.flexible?.threshold)
    #expect(floor.name == "asksFrom" && floor.value > 0.998 && floor.reached < floor.value)
    let careful = try makeResolver(
      [FlexibleTests.hearth], options: IntentResolver.Options(confirmBelow: 0.9999))
    #expect(try explained(careful, text).flexible?.threshold?.name == "actsFrom")
    let choosy = try makeResolver(
      Self.twins(), options: IntentResolver.Options(flexible: FlexibleScores(certain: 1)))
    #expect(try explained(choosy, Self.text).flexible?.threshold?.name == "margin")
  }

  @Test("words that fit a phrase, or no app's name, are explained without flexible matching")
  func notFlexible() throws {
    let resolver = try makeResolver([FlexibleTests.hearth])
    #expect(try explained(resolver, "turn on the lights with hearth").flexible == nil)
    #expect(try explained(resolver, "open the door").flexible == nil)
    #expect(try explained(resolver, "").flexible == nil)
    let phrases = try makeResolver(
      [FlexibleTests.hearth], options: IntentResolver.Options(flexible: nil))
    #expect(try explained(phrases, "hearth should switch the lights off").flexible == nil)
  }
}
