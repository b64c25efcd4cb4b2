// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import AppIntentsTesting
import Testing

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name", requestValueDialog: "Whom?") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    .result(value: name.count, dialog: "Hello \(name)!")
  }
}

private struct GreetShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Greet(), phrases: ["Greet somebody with \(.applicationName)"])
  }
}

@Suite("Expected outcomes")
struct ExpectedOutcomeTests {
  private func host() async throws -> AppHost {
    try await AppHost(HostedApp(GreetShortcuts.self, id: "greeter", name: "Greeter"))
  }

  @Test("an outcome is held against what is expected of it, and nothing else")
  func equality() async throws {
    let host = try await host()
    #expect(await host.say("Greet somebody with Greeter") == .asked("Whom?", parameter: "name"))
    #expect(await host.say("Anna") == .performed(Greet.self, dialog: "Hello Anna!", value: "4"))
    #expect(await host.say("Nobody declares this") == .noMatch)
    #expect(await host.say("Greet somebody with Greeter") == .asked())
    #expect(await host.say("never mind") == .cancelled(.userCancelled))
    #expect(await host.say("Greet somebody with Greeter") != .performed())
  }

  @Test("answers are given to what is asked")
  func scripted() async throws {
    let host = try await host()
    let outcomes = await host.conversation(["Greet somebody with Greeter", "Bo"])
    #expect(outcomes.map(\.description) == ["asked: Whom?", "performed: Hello Bo!"])
    #expect(
      await host.say("Greet somebody with Greeter", answers: ["Eve", "not needed"])
        == .performed(dialog: "Hello Eve!"))
    #expect(await host.say("Greet somebody with Greeter", answers: []) == .asked())
    // Each has a conversation of its own: none of them left a question open.
    #expect(await host.say("Greet somebody with Greeter") == .asked("Whom?"))
  }
}
