// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The programs of `Examples/`, talked to through a pipe.
@Suite("Examples", .timeLimit(.minutes(2))) struct ExampleTests {
  /// Runs an example with lines on its standard input.
  private func talk(_ name: String, _ said: [String]) throws -> CommandResult {
    let runner = try CommandRunner()
    try runner.write(said.joined(separator: "\n"), to: "said.txt")
    let result = try runner.shell("\(name) < said.txt")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return result
  }

  @Test("the café, the first program there is to see, asks for what it needs") func cafe() throws {
    let result = try talk(
      "cafe",
      [
        "Order a coffee at Luna", "the second one", "Ada", "could you order a large coffee at luna",
        "Grace", "yes", "Order a small coffee at Luna", "never mind",
      ])
    #expect(
      result.output == """
        """)
  }

  @Test("the task manager asks, adds, completes, confirms and forgets") func tasks() throws {
    let result = try talk(
      "task-manager",
      [
        "Add a task in Tasks", "Feed the cat", "home", "Mark the plumber done in Tasks",
        "Complete a task in Tasks", "buy", "the second one",
        "Change the priority of call anna in Tasks", "urgent", "Delete a task in Tasks", "buy milk",
        "keep", "Delete buy milk in Tasks", "delete", "Show home in Tasks", "Show my Tasks",
        "Complete a task in Tasks", "never mind", "Delete my Tasks account", "quit", "not heard",
      ])
    #expect(
      result.output == """
        """)
  }

  @Test("the music library plays, tells records of one name apart and heeds a range")
  func music() throws {
    let result = try talk(
      "music-library",
      [
        "What is playing in Music", "Play something in Music", "jazz",
        "Play greatest hits in Music", "mara quint", "Pause Music", "What is playing in Music",
        "Set the volume of Music", "two hundred", "ninety five", "no", "Set the volume of Music",
        "40", "Add an album to deep focus in Music", "winter suites",
        "Add an album to a playlist in Music", "six winter suites", "the last one",
      ])
    #expect(
      result.output == """
        """)
  }

  @Test("the travel tracker opens, collects, lets choose, and returns one of several kinds")
  func travel() throws {
    let result = try talk(
      "travel-tracker",
      [
        "What did I last look at in Travel", "Open Fujisan in Travel",
        "What did I last look at in Travel Tracker", "Add a landmark in Travel", "tower",
        "tower of london", "one day", "Show a collection in Travel", "been there",
        "the first one", "What is there in Asia in Travel", "Show photos in Travel", "rain",
        "What did I last look at in Travel", "Delete an album in Travel", "climbing fuji",
        "delete", "Show photos in Travel", "climbing fuji", "never mind",
      ])
    #expect(
      result.output == """
        """)
  }
}
