// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import TestSupport
import Testing

@Suite("Phrases that mean the same") struct MeaningCollisionsTests {
  /// The messages about phrases of two intents of an app that mean the same.
  private func found(_ one: [String], _ other: [String], locale: String = "en") -> [String] {
    var app = CollisionFinderTests.app("a", "Tasks", [one, other])
    app.sourceLocale = locale
    return CollisionFinder().find([app]).diagnostics
      .filter { $0.rule == "same-meaning-phrases" }.map(\.message)
  }

  @Test("phrases of two intents that say the same in other words are told, with how much alike")
  func positive() throws {
    let app = CollisionFinderTests.app(
      "a", "Tasks",
      [
        ["Find a movie in ${applicationName}"],
        ["Search for films with ${applicationName}", "Search films with ${applicationName}"],
      ])
    let report = CollisionFinder().find([app])
    #expect(report.counts == [.meaning: 1])
    let finding = try #require(report.diagnostics.first)
    #expect(finding.rule == "same-meaning-phrases")
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "'Search films with ${applicationName}' of 'Intent1' means nearly the same as"
        + " 'Find a movie in ${applicationName}' of 'Intent0': 80 % alike")
    #expect(
      finding.fix
        == "name in one of the two what only its intent does, or make one intent of both")
    #expect(finding.location.path == "shortcuts[1].phrases[1]")
    #expect(finding.related.map(\.location.path) == ["shortcuts[0].phrases[0]"])
  }

  @Test(
    "opposites, two things of one kind, numbers and times are not the same, however near",
    arguments: [
      ("Turn on the light", "Turn off the light"), ("Open the door", "Close the door"),
      ("Mute the call", "Unmute the call"), ("Import photos", "Export photos"),
      ("Meetings on Monday", "Meetings on Tuesday"), ("Weather today", "Weather tomorrow"),
      ("Play station 5", "Play station 6"), ("Start workout five", "Start workout six"),
      ("Show the list", "Show the shopping list"), ("What is my name", "What is your name"),
      ("Is the door open", "Open the door"), ("Trains from Rome", "Trains to Rome"),
    ])
  func opposites(_ one: String, _ other: String) {
    #expect(
      found([one + " with ${applicationName}"], [other + " with ${applicationName}"]) == [])
  }

  @Test("slots of the same kind are asked for")
  func slots() {
    let one = "Delete ${item} pictures in ${applicationName}"
    #expect(found([one], ["Remove ${item} photos in ${applicationName}"]).count == 1)
    #expect(found([one], ["Remove ${mode} photos in ${applicationName}"]) == [])
    #expect(found([one], ["Remove photos in ${applicationName}"]) == [])
  }

  @Test("one intent, the same words, and languages without vectors have none")
  func none() {
    let (one, other) = ("Find a movie in ${applicationName}", "Find a film in ${applicationName}")
    #expect(found([one], [other]).count == 1)
    #expect(found([one, other], ["Stop ${applicationName}"]) == [])
    #expect(found([one], [one]) == [])
    #expect(found([one], [other], locale: "de") == [])
    #expect(found([one], [other], locale: "tr") == [])
  }

  @Test("apps are compared by phrases without the app's name and slots")
  func apps() {
    func found(_ one: String, _ other: String) -> [String] {
      let apps = [
        CollisionFinderTests.app("a", "Tasks", [[one]]),
        CollisionFinderTests.app("b", "Cinema", [[other]]),
      ]
      return CollisionFinder().find(apps).diagnostics.map(\.rule)
    }
    #expect(found("Find a movie", "Find a film") == ["same-meaning-phrases"])
    #expect(
      found("Find a movie in ${applicationName}", "Find a film in ${applicationName}") == [])
    #expect(found("Find ${item} movies", "Find ${item} films") == [])
  }
}
