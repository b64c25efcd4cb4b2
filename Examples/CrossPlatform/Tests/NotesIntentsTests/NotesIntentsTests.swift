// SPDX-License-Identifier: Apache-2.0

import AppIntents
import NotesIntents
import Testing

@Suite struct NoteQueryTests {
  @Test("a note is found by its name, on every platform")
  func finds() async throws {
    #expect(try await NoteQuery().entities(matching: "pack").map(\.name) == ["Packing List"])
  }
}

// What people say can be tested where no Siri is: on Linux.
#if canImport(AppIntentsTesting) && os(Linux)
  import AppIntentsHosting
  import AppIntentsTesting

  @Suite struct ConversationTests {
    @Test("people open notes by what they are called")
    func opens() async throws {
      let host = try await AppHost(
        HostedApp(NoteShortcuts.self, id: "com.example.notes", name: "Notes"))
      #expect(
        await host.say("Open the packing list in Notes")
          == .performed(OpenNote.self, dialog: "Here is Packing List."))
      #expect(
        await host.say("Open a note in Notes", answers: ["Shopping"])
          == .performed(dialog: "Here is Shopping."))
      #expect(await host.say("Open a note in Notes") == .asked)
      let session = host.session(options: SessionOptions(locale: "en-GB"))
      _ = await session.say("Open a note in Notes")
      #expect(await session.say("never mind") == .cancelled)
    }
  }
#endif
