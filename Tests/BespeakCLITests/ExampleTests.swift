// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The programs of `Examples/`, talked to through a pipe.
@Suite("Examples", .timeLimit(.minutes(hangMinutes))) struct ExampleTests {
  /// Runs an example with lines on its standard input.
  private func talk(_ name: String, _ said: [String]) throws -> CommandResult {
    let runner = try CommandRunner()
    try runner.write(said.joined(separator: "\n"), to: "said.txt")
    let result = try runner.shell("\(name) < said.txt")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return result
  }

  @Test("the café says what the assistants' page shows")
  func cafe() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Bespeak/Bespeak.docc/GettingStartedForAssistants.md"),
      encoding: .utf8
    ).components(separatedBy: "\n")
    let shown = page.drop { $0 != "$ swift run cafe" }.dropFirst().prefix { $0 != "```" }
    let said = shown.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    #expect(said.count == 12 && said.last == "quit")
    let result = try talk("cafe", said)
    let replies = shown.filter { !$0.hasPrefix("> ") }
    #expect(result.output == replies.joined(separator: "\n") + "\n")
  }

  @Test("the task manager asks, adds, completes, confirms and forgets") func tasks() throws {
    let result = try talk(
      "task-manager",
      [
        "Add a task in Tasks", "Feed the cat", "home", "Mark the plumber done in Tasks",
        "Complete a task in Tasks", "buy", "the second one",
        "Change the priority of call anna in Tasks", "urgent", "Delete a task in Tasks", "buy milk",
        "keep", "Delete buy milk in Tasks", "delete", "Show home in Tasks", "Show my Tasks",
        "Complete a task in Tasks", "never mind", "Delete my Tasks account", "Remind me in Tasks",
        "Water the ferns", "february thirtieth", "every other monday at half eight",
        "Move call anna in Tasks", "the fourth of july 2030",
        "Remind me every other monday at half eight to water the orchids",
        "Move it to july 4 2030", "call anna", "quit", "not heard",
      ])
    #expect(
      result.output == """
        What do you want to do?
        On which list?
          1. Groceries
          2. Work
          3. Home
        Added “Feed the cat” to Home.
        “Call the plumber” is done. 5 tasks left.
        Which task is done?
          1. Buy milk
          2. Buy bread
          3. Call Anna
          4. Water the plants
          5. Feed the cat
        Which one exactly?
          1. Buy milk
          2. Buy bread
        “Buy bread” is done. 4 tasks left.
        How important is it?
          1. Low
          2. Normal
          3. High
        “Call Anna” has high priority now.
        Which task?
          1. Call Anna
          2. Buy milk
          3. Water the plants
          4. Feed the cat
        Delete “Buy milk” for good?
        OK, cancelled.
        Delete “Buy milk” for good?
        “Buy milk” is gone.
        Water the plants, Feed the cat.
        Call Anna, Water the plants, Feed the cat.
        Which task is done?
          1. Call Anna
          2. Water the plants
          3. Feed the cat
        OK, cancelled.
        I don't know how to do that.
        What do you want to do?
        When?
        Sorry, I didn't get that. When?
        “Water the ferns”, every 2 weeks at 8:30.
        To which day?
        “Call Anna” is due on Thursday, July 4, 2030.
        “water the orchids”, every 2 weeks at 8:30.
        Which task?
          1. Call Anna
          2. Water the plants
          3. Feed the cat
          4. Water the ferns
          5. water the orchids
        “Call Anna” is due on Thursday, July 4, 2030.

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
        Nothing is playing.
        What are you in the mood for?
          1. Jazz
          2. Rock
          3. Classical
        2 albums of jazz; first “Northern Lines”.
        Whose?
          1. Greatest Hits, The Paper Wolves
          2. Greatest Hits, Mara Quint
        Playing “Greatest Hits” by Mara Quint.
        Paused.
        “Greatest Hits” by Mara Quint is paused.
        How loud, from 0 to 100?
        It has to be from 0 to 100. How loud, from 0 to 100?
        That is loud. Set it to 95?
        OK, cancelled.
        How loud, from 0 to 100?
        The volume is 40.
        Which album?
          1. Northern Lines
          2. Harbour at Night
          3. Greatest Hits, The Paper Wolves
          4. Greatest Hits, Mara Quint
          5. Six Winter Suites
        “Six Winter Suites” is in Deep Focus now.
        Which album?
          1. Northern Lines
          2. Harbour at Night
          3. Greatest Hits, The Paper Wolves
          4. Greatest Hits, Mara Quint
          5. Six Winter Suites
        To which playlist?
          1. Morning Run
          2. Dinner
          3. Deep Focus
        “Six Winter Suites” is in Deep Focus already.

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
        "Plan a journey to Mount Fuji in Travel", "december 30 2030", "a hundred",
        "three nights", "Add an expense in Travel", "not much", "nine euros fifty",
        "Add an expense in Travel", "30 euros", "Add an expense in Travel", "2000 yen",
      ])
    #expect(
      result.output == """
        You have looked at nothing yet.
        [Travel Tracker comes to the front]
        Here is Mount Fuji.
        You looked at Mount Fuji.
        Which landmark?
          1. Eiffel Tower
          2. Tower of London
          3. Mount Fuji
          4. Great Wall
          5. Serengeti
          6. Machu Picchu
        Which of these?
          1. Eiffel Tower
          2. Tower of London
        To which collection?
          1. Been there
          2. One day
        Tower of London is one of 2 landmarks in “One day”.
        Which collection?
          1. Been there
          2. One day
        “Been there” has these. Which one to open?
          1. Eiffel Tower
          2. Tower of London
          3. Mount Fuji
          4. Cancel
        [Travel Tracker comes to the front]
        Here is Eiffel Tower.
        Mount Fuji and Great Wall.
          = Mount Fuji, Great Wall
        Of which journey?
          1. A weekend in Paris
          2. London in the rain
          3. Climbing Fuji
        1 photo of “London in the rain”.
        You looked at the photos of “London in the rain”.
        Which album?
          1. A weekend in Paris
          2. London in the rain
          3. Climbing Fuji
        Delete “Climbing Fuji” with 112 photos?
        “Climbing Fuji” is gone.
        Of which journey?
          1. A weekend in Paris
          2. London in the rain
        I can't find climbing fuji. Of which journey?
          1. A weekend in Paris
          2. London in the rain
        OK, cancelled.
        When do you leave?
        For how many nights?
        It has to be from 1 to 60. For how many nights?
        Mount Fuji, December 30, 2030 to January 2, 2031.
        How much was it?
        Sorry, I didn't get that. How much was it?
        That makes 9.5 EUR so far.
        How much was it?
        That makes 39.5 EUR so far.
        How much was it?
        That makes 2000 JPY so far.

        """)
  }
}
