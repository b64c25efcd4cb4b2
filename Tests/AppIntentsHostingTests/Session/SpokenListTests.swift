// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog
import Testing

/// Phrases with slots of several values, which rule set `extended` knows.
private struct OpenListsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ClearLists(),
      phrases: ["Clear some in \(.applicationName)", "Clear \(\.$lists) in \(.applicationName)"])
    AppShortcut(
      intent: TakeSides(),
      phrases: ["Take some in \(.applicationName)", "Take \(\.$sides) in \(.applicationName)"])
    AppShortcut(intent: AddItems(), phrases: ["Add \(\.$items) in \(.applicationName)"])
    AppShortcut(intent: PickNumbers(), phrases: ["Pick some in \(.applicationName)"])
  }
}

@Suite("Several values said with a request")
struct SpokenListTests {
  private static let host = Task {
    var options = HostOptions(valuesDeadline: .seconds(300))
    options.ruleSet = .extended
    return try await AppHost(
      HostedApp(OpenListsShortcuts.self, id: "com.example.lists", name: "Folders"),
      options: options)
  }

  @Test(
    "a list in a slot, or left over, reaches the intent as an array of its type",
    arguments: [
      (
        "Clear groceries, cooking and bits and bobs in Folders",
        "Cleared Groceries + Kitchen + Bits and bobs."
      ),
      ("Clear the garden in Folders", "Cleared Garden."),
      ("Take left and right in Folders", "Took left + right."),
      ("Add milk, eggs and bread in Folders", "Added milk + eggs + bread."),
      ("Pick three, four and twenty one in Folders", "Picked 3 + 4 + 21."),
    ])
  func lists(_ text: String, _ dialog: String) async throws {
    let session = try await Self.host.value.session()
    #expect(await session.say(text).dialog == dialog)
  }

  @Test("a part that names nothing is asked about, and the rest is not done without it")
  func unknownPart() async throws {
    let session = try await Self.host.value.session()
    #expect(await session.say("Clear groceries and zanzibar in Folders").isAsking)
    #expect(await session.say("groceries and work").dialog == "Cleared Groceries + Work.")
  }
}
