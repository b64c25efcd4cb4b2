// SPDX-License-Identifier: Apache-2.0

import AppIntentsHosting
import Testing

@Suite("Conversations")
struct ConversationTests {
  @Test("every conversation goes as written", arguments: Scripts.all)
  func plays(_ script: Script) async throws {
    let session = try await script.session()
    for line in script.lines {
      let outcome = await session.say(line.said)
      #expect(
        outcome.description == line.expected,
        "after '\(line.said)': \(outcome.error.map { "\($0)" } ?? "")")
      for check in line.checks {
        #expect(Script.detail(check, of: outcome) == check, "after '\(line.said)'")
      }
    }
    // Whatever is open ends with the conversation.
    _ = await session.cancel()
    #expect(session.question == nil)
  }

  @Test("there are at least sixty conversations, each by a name of its own")
  func count() {
    #expect(Scripts.all.count >= 60)
    #expect(Set(Scripts.all.map(\.name)).count == Scripts.all.count)
  }
}
