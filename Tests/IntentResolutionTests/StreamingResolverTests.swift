// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseCompilation
import PhraseGrammar
import TestSupport
import Testing
import TextAnalysis
import ValueParsing

@testable import IntentResolution

@Suite("StreamingResolver") struct StreamingResolverTests {
  private static func resolver() throws -> IntentResolver {
    let task = EntityDeclaration(
      name: "Task", title: "Task", values: values("milk:Buy milk", "mum:Call mum", "bread:Bread"))
    return try makeResolver(
      [
        app(
          "tasks", "Tasks",
          shortcuts: [
            ["Complete ${task} in ${applicationName}", "Complete ${task}", "Tick off ${task}"],
            ["Show everything in ${applicationName}", "Show all my tasks", "What is left to do"],
          ], slots: ["task": .entity("Task")], entities: [task]),
        app(
          "timers", "Timers",
          shortcuts: [
            ["Start a timer", "Begin a countdown"], ["Stop the timer", "End countdown"],
          ]),
      ], .extended)
  }

  @Test("words become an intent with its parameters, and stay") func growing() throws {
    var stream = try Self.resolver().streaming()
    let first = stream.update("complete")
    #expect(first.wordCount == 1 && first.isPhraseBeginning)
    #expect(first.keptWords == 0 && first.revisedWords == 0)
    _ = stream.update("complete buy")
    let third = stream.update("complete buy milk")
    #expect(third.resolution.summary == "resolved tasks I0 task=milk")
    #expect(third.keptWords == 2 && third.wordCount == 3)
    #expect(third.parameterAges["task"] != nil)
    let fourth = stream.update("complete buy milk in")
    #expect(fourth.isPhraseBeginning)
    let fifth = stream.update("complete buy milk in tasks")
    #expect(fifth.resolution.summary == "resolved tasks I0 task=milk")
    #expect(fifth.appAge >= 2 && fifth.intentAge >= 2)
    #expect(stream.finish("complete buy milk in tasks").summary == "resolved tasks I0 task=milk")
  }

  @Test("words taken back and replaced are told, and so is what changed") func revised() throws {
    var stream = try Self.resolver().streaming()
    _ = stream.update("complete call mum")
    let replaced = stream.update("complete buy milk")
    #expect(replaced.keptWords == 1 && replaced.revisedWords == 2)
    #expect(replaced.changes == .parameters)
    #expect(replaced.resolution.summary == "resolved tasks I0 task=milk")
    let other = stream.update("start a timer")
    #expect(other.keptWords == 0 && other.revisedWords == 3)
    #expect(other.changes.isSuperset(of: [.app, .intent, .parameters]))
    #expect(other.appAge == 0)
  }

  @Test("the same text again changes nothing") func repeated() throws {
    var stream = try Self.resolver().streaming()
    let first = stream.update("show all my tasks")
    let again = stream.update("show all my tasks")
    #expect(first.changes.contains(.intent) && again.changes.isEmpty)
    #expect(again.resolution == first.resolution && again.keptWords == 4)
    #expect(again.stability == first.stability)
  }

  @Test("a turn that ends leaves nothing to the next") func turns() throws {
    let resolver = try Self.resolver()
    var stream = resolver.streaming()
    for _ in 0..<3 {
      let update = stream.update("stop the")
      #expect(update.keptWords == 0 && update.revisedWords == 0 && update.intentAge == 0)
      #expect(stream.finish("stop the timer") == resolver.now("stop the timer"))
    }
  }

  @Test("phrases begin with their first words, polite words before them, names and text")
  func beginnings() throws {
    let song = EntityDeclaration(
      name: "Song", title: "Song", isOpen: true, values: values("x:Paper Lanterns"))
    let resolver = try makeResolver(
      [
        app(
          "music", "Blue Note",
          shortcuts: [
            ["${applicationName} play ${song} on repeat"], ["Say ${text} in ${applicationName}"],
          ], slots: ["song": .entity("Song")], entities: [song])
      ], .extended)
    var stream = resolver.streaming()
    for (text, isBeginning) in [
      ("", true), ("blue", true), ("blue note", true), ("blue note play", true),
      ("blue note play paper", true), ("blue note play paper lanterns on", true),
      ("blue note play paper lanterns on repeat", true), ("could", true), ("could you", true),
      ("could you please say", true), ("say this and that", true), ("note", false),
      ("blue play", false), ("nothing", false),
    ] {
      #expect(stream.update(text).isPhraseBeginning == isBeginning, "\(text)")
    }
  }

  @Test("any text works, as long and as unlike the one before as it likes") func anyText() throws {
    let resolver = try Self.resolver()
    var stream = resolver.streaming()
    var random = SeededGenerator.forTest("streaming")
    let words = [
      "complete", "buy", "milk", "in", "tasks", "could", "you", "tell", "me", "please", "timer",
      "starte", "Ä", "日本語", "🎉", "don't", "a-b", "", ".", "\u{301}", "countdown", "tikc", "of",
    ]
    let long = String(repeating: "word ", count: 600)
    let huge = String(repeating: "x", count: 20_000)
    for round in 0..<fuzzRounds(400) {
      var text = (0..<random.below(12)).map { _ in random.pick(words) }.joined(separator: " ")
      if round % 40 == 7 { text = long }
      if round % 40 == 20 { text = huge }
      let update = stream.update(text)
      #expect((0...1).contains(update.stability))
      let fresh = resolver.now(text)
      #expect(update.resolution == fresh, "\(text.prefix(100))")
      if random.below(20) == 0 { #expect(stream.finish(text) == fresh) }
    }
  }

  @Test("the app in front and the apps allowed are those of the turn") func circumstances() throws {
    let resolver = try Self.resolver()
    var front = resolver.streaming(foregroundApp: "timers")
    #expect(front.update("complete buy milk").resolution.app != "tasks")
    var allowed = resolver.streaming(allowedApps: ["tasks"], maxAlternatives: 0)
    let update = allowed.update("what is left")
    #expect(update.resolution.app == "tasks" && update.resolution.alternatives.isEmpty)
  }

  @Test("days count from the time of the request, and from another one when it is set")
  func references() throws {
    let diary = app(
      "diary", "Diary", shortcuts: [["Show ${day} in ${applicationName}"]], slots: ["day": .date])
    var request = ResolutionRequest("")
    request.reference = ValueReference("2026-03-11T14:20:00")
    var stream = try makeResolver([diary], .extended).streaming(request)
    let text = "show tomorrow in diary"
    let first = stream.update(text)
    stream.reference = ValueReference("2027-12-31")
    let second = stream.update(text)
    let last = stream.finish(text)
    #expect(first.resolution.parameters.map(\.value) != second.resolution.parameters.map(\.value))
    #expect(second.changes == .parameters)
    request.hypotheses = [Hypothesis(text)]
    request.reference = ValueReference("2027-12-31")
    #expect(last.parameters == second.resolution.parameters)
  }
}
