// SPDX-License-Identifier: Apache-2.0

import AppIntentsHosting
import Testing

@Suite("Session events")
struct SessionEventTests {
  /// The events of a conversation, as lines.
  private func events(
    _ said: [String], options: SessionOptions = SessionOptions()
  ) async throws -> [String] {
    let session = try await Hosts.plain.value.session(options: options)
    let stream = session.events()
    for text in said { _ = await session.say(text) }
    var lines: [String] = []
    var turns = 0
    for await event in stream {
      lines.append("\(event)")
      if case .ended = event.kind { turns += 1 }
      if turns == said.count { break }
    }
    return lines
  }

  @Test("every step is told, without what was said and without the values")
  func redacted() async throws {
    let lines = try await events(["Move buy milk in Tasks", "no, buy bread", "garden"])
    #expect(
      lines == [
        "heard •••", "MoveTask: resolved needsValue 1.00", "MoveTask: task = •••",
        "MoveTask: asked choice of list", "MoveTask: ended asked", "heard •••",
        "MoveTask: task = •••", "MoveTask: corrected task = •••", "MoveTask: asked choice of list",
        "MoveTask: ended asked", "heard •••", "MoveTask: list = •••", "MoveTask: performing",
        "MoveTask: ended performed",
      ])
  }

  @Test("values are told where that was asked for")
  func shown() async throws {
    var options = SessionOptions()
    options.showsValuesInEvents = true
    let lines = try await events(["Complete buy milk in Tasks"], options: options)
    #expect(lines.contains("heard Complete buy milk in Tasks"))
    #expect(lines.contains("CompleteTask: task = Buy milk"))
  }

  @Test("restarts, errors and intents that follow are told")
  func steps() async throws {
    let lines = try await events([
      "Mix a colour in Lab", "green", "Blow up Lab", "Write a letter in Desk", "never mind",
    ])
    for line in [
      "MixColour: restarting 1", "BlowUp: failed LabError", "WriteLetter: opened FileLetter",
      "FileLetter: asked value of drawer", "FileLetter: ended cancelled",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
  }

  @Test("a long-running intent tells how far it is, to the end")
  func progress() async throws {
    var options = SessionOptions()
    options.progressInterval = .milliseconds(10)
    let lines = try await events(["Print all in Desk"], options: options)
    let told = lines.filter { $0.hasPrefix("PrintAll: progress") }
    // How often it is looked at depends on the machine; the end is always told.
    #expect(told == told.sorted())
    #expect(told.last == "PrintAll: progress 1.00")
  }
}
