// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppIntentsHosting

@Suite("Conversations")
struct ConversationTests {
  @Test("every conversation goes as written", arguments: Scripts.all)
  func plays(_ script: Script) async throws {
    let session = try await script.session()
    for line in script.lines {
      let outcome = await session.say(line.said)
      #expect(
        outcome.said == line.expected,
        "after '\(line.said)': \(outcome.error.map { "\($0)" } ?? "")")
      for check in line.checks {
        #expect(Script.detail(check, of: outcome) == check, "after '\(line.said)'")
      }
    }
    // Whatever is open ends with the conversation.
    _ = await session.cancel()
    #expect(session.question == nil)
  }

  @Test("a failure is described with its reason, where the app has no words of its own for it")
  func reason() async throws {
    let script = try #require(Scripts.all.first { $0.name == "an error in the app's own words" })
    let session = try await script.session()
    #expect(await session.say("Blow up Lab").description == "failed: The lab is closed.")
    let unread = await session.say("Attach a file in Lab").description
    #expect(unread.hasPrefix("failed: Something went wrong in Lab. (parameter 'file' of 'Attach'"))
  }

  @Test("there are at least sixty conversations, each by a name of its own")
  func count() {
    #expect(Scripts.all.count >= 60)
    #expect(Set(Scripts.all.map(\.name)).count == Scripts.all.count)
  }
}
