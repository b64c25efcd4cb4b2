// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import TestSupport
import Testing

@Suite("Rehearsing conversations") struct RehearsalTests {
  private func rehearsal() throws -> Rehearsal {
    let image = try PhraseCompiler().compile([Apps.tasks]).image
    return Rehearsal(Resolver(image: image), catalogs: [Apps.tasks], locale: LocaleTag("en"))
  }

  @Test("values that are missing are asked for one after the other") func values() throws {
    var rehearsal = try rehearsal()
    var turn = rehearsal.say("Finish a task in Tasks")
    #expect(turn.kind == .request)
    #expect(turn.resolution.missing == "task")
    turn = rehearsal.say("water the plants")
    #expect(turn.kind == .answer)
    #expect(turn.resolution.disambiguation?.options.map(\.id) == ["44", "45"])
    turn = rehearsal.say("the last one")
    #expect(turn.resolution.status == .resolved)
    #expect(
      turn.resolution.parameters.map(\.value) == [.entity(id: "45", title: "Water the plants")])
  }

  @Test("what is no answer leaves the question open, and a whole phrase takes its place")
  func notUnderstood() throws {
    var rehearsal = try rehearsal()
    _ = rehearsal.say("Finish a task in Tasks")
    #expect(rehearsal.say("xylophone").kind == .notUnderstood)
    #expect(rehearsal.say("").kind == .notUnderstood)
    let turn = rehearsal.say("Delete everything in Tasks")
    #expect(turn.kind == .request)
    #expect(turn.resolution.status == .needsConfirmation)
  }

  @Test("'never mind' and a no to a confirmation end it; afterwards nothing is open")
  func cancelled() throws {
    for words in ["never mind", "no"] {
      var rehearsal = try rehearsal()
      _ = rehearsal.say("Delete everything in Tasks")
      let turn = rehearsal.say(words)
      #expect(turn.kind == .cancelled, "\(words)")
      #expect(turn.resolution.intent == "DeleteAll")
      #expect(rehearsal.say("buy milk").kind == .request)
    }
  }

  @Test("anything may be said at any time") func anything() throws {
    var random = SeededGenerator.forTest("rehearsals")
    let words = [
      "Finish a task in Tasks", "Delete everything in Tasks", "water the plants", "yes", "no", "",
      "the second", "2", "never mind", "\u{0}", "🦊", "#44", "Complete water the plants in Tasks",
      String(repeating: "la ", count: 2_000),
    ]
    var rehearsal = try rehearsal()
    for _ in 0..<fuzzRounds(500) {
      let turn = rehearsal.say(random.pick(words))
      #expect(turn.kind != .cancelled || turn.resolution.status != .resolved)
    }
  }
}
