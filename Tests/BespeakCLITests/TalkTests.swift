// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Talking over catalogs", .timeLimit(.minutes(hangMinutes))) struct TalkTests {
  private func talk(
    _ said: String..., options: [String] = [], in runner: CommandRunner? = nil
  ) throws -> CommandResult {
    try (runner ?? CommandRunner()).run(
      ["talk", "--catalog", "tasks.json", "--locale", "en"] + options,
      input: Data(said.joined(separator: "\n").utf8))
  }

  @Test("what is said in full would run at once") func resolved() throws {
    let result = try talk("complete buy milk in tasks")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        would run com.example.tasks/CompleteTask
          task = Buy milk (42)

        """)
  }

  @Test("a value that is missing is asked for, and the answer is the value") func value() throws {
    let result = try talk("finish a task in tasks", "", "  call mum \r", "quit", "call mum")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Which task?
        would run com.example.tasks/CompleteTask
          task = Call mum (43)

        """)
  }

  @Test("an answer that is none is asked again, and a whole phrase begins something new")
  func notUnderstood() throws {
    let result = try talk(
      "finish a task in tasks", "xylophone", "show everything in tasks", "buy milk")
    #expect(
      result.output == """
        Which task?
        Sorry, I didn't get that. Which task?
        would run com.example.tasks/ListTasks
        I don't know how to do that: no phrase of any app fits.

        """)
  }

  @Test("'never mind' ends what is going on, in the language that is spoken") func cancelled()
    throws
  {
    let result = try talk("finish a task in tasks", "never mind", "delete my tasks account")
    #expect(
      result.output == """
        Which task?
        OK, cancelled.
        Tasks wants none of this: a negative phrase fits.

        """)
    let german = try CommandRunner().run(
      ["talk", "--catalog", "tasks.json", "--locale", "de"],
      input: Data("beende eine Aufgabe in Aufgaben\nvergiss es\n".utf8))
    #expect(german.output.hasSuffix("\nOK, cancelled.\n"))
  }

  @Test("of several values, apps and intents one is chosen, and a doubt is settled by yes or no")
  func choices() throws {
    let runner = try CommandRunner()
    try runner.write(Self.homes, to: "homes.json")
    let said = [
      "switch the light on in homes", "lamp", "the second one", "open the door in homes", "yes",
      "open the door in homes", "no",
    ]
    let result = try runner.run(
      ["talk", "--catalog", "homes.json", "--locale", "en"],
      input: Data(said.joined(separator: "\n").utf8))
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        What's the light?
        Which lamp?
          1. Lamp, Kitchen
          2. Lamp, Hall
        would run com.example.homes/SwitchOn
          light = Lamp (b)
        Do you want this? com.example.homes/OpenDoor
        would run com.example.homes/OpenDoor
        Do you want this? com.example.homes/OpenDoor
        OK, cancelled.

        """)
  }

  @Test("what chooses nothing in the language that is spoken chooses nothing in English")
  func noChoice() throws {
    let runner = try CommandRunner()
    try runner.write(Self.homes, to: "homes.json")
    let said = [
      "switch the light on in homes", "lamp", "¿es la Hall?", "una de las dos", "la Hall",
    ]
    let result = try runner.run(
      ["talk", "--catalog", "homes.json", "--locale", "es"],
      input: Data(said.joined(separator: "\n").utf8))
    #expect(result.lines.count { $0.hasPrefix("Sorry, I didn't get that.") } == 2)
    #expect(result.output.hasSuffix("  light = Lamp (b)\n"))
  }

  @Test("without the catalog of an image, values cannot be read, and it says why") func image()
    throws
  {
    let runner = try CommandRunner()
    _ = try runner.run("compile", "--catalog", "tasks.json", "--output", "tasks.bspk")
    let result = try runner.run(
      ["talk", "--image", "tasks.bspk", "--locale", "en"],
      input: Data("finish a task in tasks\nbuy milk\nnever mind\n".utf8))
    #expect(result.status == 0)
    #expect(
      result.output == """
        Which task?
        Sorry, I didn't get that. Which task?
          (answers need the catalog of 'com.example.tasks'; an image does not hold it)
        OK, cancelled.

        """)
  }

  @Test("a line that is too long is told of, and the talk goes on") func longLines() throws {
    let long = try talk(
      "\u{FEFF}show everything in tasks", String(repeating: "a", count: (1 << 20) + 1),
      "complete buy milk in tasks")
    #expect(long.status == 0)
    #expect(long.errors == "bespeak: line 2: longer than 1048576 bytes\n")
    #expect(long.lines.count { $0.hasPrefix("would run") } == 2)
    #expect(try talk("\u{FEFF}quit", "show everything in tasks").output.isEmpty)
  }

  @Test("bad usage is told") func badUsage() throws {
    let extra = try CommandRunner().run(
      ["talk", "--catalog", "tasks.json", "hello"], input: Data())
    #expect(extra.status == 2)
    #expect(extra.errors == "bespeak: unexpected argument 'hello'\n")
  }

  private static let homes = #"""
    {
      "format": "bespeak-catalog/1",
      "app": { "id": "com.example.homes", "name": "Homes" },
      "sourceLocale": "en",
      "entities": {
        "Light": {
          "title": "Light", "query": "enumerable",
          "values": [
            { "id": "a", "title": "Lamp", "subtitle": "Kitchen" },
            { "id": "b", "title": "Lamp", "subtitle": "Hall" },
            { "id": "c", "title": "Ceiling" }
          ]
        }
      },
      "intents": {
        "SwitchOn": {
          "title": "Switch On",
          "parameters": [
            { "name": "light", "title": "Light", "type": "entity:Light",
              "requestDisambiguationDialog": "Which lamp?" }
          ]
        },
        "OpenDoor": { "title": "Open Door", "requiresConfirmation": true }
      },
      "shortcuts": [
        {
          "intent": "SwitchOn", "shortTitle": "Switch On", "systemImageName": "lightbulb",
          "phrases": ["Switch the light on in ${applicationName}"]
        },
        {
          "intent": "OpenDoor", "shortTitle": "Open Door", "systemImageName": "door",
          "phrases": ["Open the door in ${applicationName}"]
        }
      ]
    }
    """#
}
