// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import Personalization

@Suite("Usage memory") struct UsageMemoryTests {
  /// A file of it has a header.
  private static let nothing: UsageStatistics = {
    var nothing = UsageStatistics()
    nothing.bytes = RecordCoder.headerBytes
    return nothing
  }()

  @Test("an empty memory says nothing") func empty() {
    let memory = UsageMemory()
    #expect(memory.prior(app: "a", intent: "b") == 0)
    #expect(memory.phrase("anything") == nil)
    #expect(memory.synonym("a", "t", "anything") == nil)
    #expect(memory.entries.isEmpty)
    #expect(memory.statistics == Self.nothing)
  }

  @Test("a prior grows with use, counts half after thirty days, and stays within one") func prior()
    throws
  {
    let memory = UsageMemory()
    try memory.donate(app: "a", intent: "x", at: hour(0))
    #expect(memory.prior(app: "a", intent: "x") == 0.2)
    for _ in 0..<3 { try memory.donate(app: "a", intent: "x", at: hour(0)) }
    #expect(memory.prior(app: "a", intent: "x") == 0.5)
    #expect(memory.prior(app: "a", intent: "y") == 0)
    #expect(memory.prior(app: "b", intent: "x") == 0)
    // Time is that of the last change, whatever it was of.
    try memory.donate(app: "b", intent: "z", at: hour(30 * 24))
    #expect(abs(memory.prior(app: "a", intent: "x") - 2.0 / 6) < 1e-12)
    for _ in 0..<5_000 { try memory.donate(app: "a", intent: "x", at: hour(30 * 24)) }
    #expect(memory.prior(app: "a", intent: "x") == 1_000.0 / 1_004)
    try memory.donate(app: "b", intent: "z", at: hour(4_000_000))
    #expect(memory.prior(app: "a", intent: "x") == 0)
  }

  @Test("a clock set back fades nothing, and one set far ahead spoils nothing for good")
  func clocks() throws {
    let memory = UsageMemory()
    try memory.donate(app: "a", intent: "x", at: hour(100))
    try memory.donate(app: "a", intent: "x", at: hour(50))
    #expect(memory.prior(app: "a", intent: "x") == 2.0 / 6)
    try memory.donate(app: "a", intent: "y", at: UsageTime(hours: .max))
    #expect(memory.prior(app: "a", intent: "x") == 0)
    try memory.donate(app: "a", intent: "x", at: hour(51))
    #expect(memory.prior(app: "a", intent: "x") > 0.33)
    #expect(memory.prior(app: "a", intent: "y") == 0.2)
  }

  @Test("the decay is a power of two to the last bits") func decay() {
    #expect(UsageDecay.factor(from: hour(5), to: hour(5)) == 1)
    #expect(UsageDecay.factor(from: hour(5), to: hour(4)) == 1)
    for lives in 1...40 {
      let factor = UsageDecay.factor(from: hour(0), to: hour(720 * lives))
      #expect(factor == Double(sign: .plus, exponent: -lives, significand: 1))
    }
    #expect(abs(UsageDecay.factor(from: hour(0), to: hour(360)) - 0.5.squareRoot()) < 1e-15)
  }

  @Test("a corrected utterance comes to what was meant, however it is written") func phrase() throws
  {
    let memory = UsageMemory()
    try memory.correct("Finish the dairy thing!", locale: english, to: milk, at: hour(0))
    #expect(memory.phrase("finish THE dairy-thing") == milk)
    #expect(memory.phrase("finish the dairy thing", "en-GB") == milk)
    #expect(memory.phrase("finish the dairy thing", "de") == nil)
    #expect(memory.phrase("finish the dairy") == nil)
    #expect(memory.synonym("tasks", "entity:Task", "The Dairy Thing") == "42")
    #expect(memory.synonym("notes", "entity:Task", "the dairy thing") == nil)
    #expect(memory.synonym("tasks", "entity:List", "the dairy thing") == nil)
    #expect(memory.prior(app: "tasks", intent: "CompleteTask") == 0.2)
    let other = CorrectedIntent(app: "notes", intent: "AddNote")
    try memory.correct(
      "finish the dairy thing", locale: english, to: other, from: ("tasks", "CompleteTask"),
      at: hour(1))
    #expect(memory.phrase("finish the dairy thing") == other)
    #expect(abs(memory.prior(app: "tasks", intent: "CompleteTask")) < 1e-3)
    #expect(memory.statistics.phrases == 1)
  }

  @Test("a text over a limit is refused, and nothing is learnt of it") func limits() throws {
    let memory = UsageMemory()
    let long = String(repeating: "x", count: 257)
    #expect(throws: UsageError.tooLong(field: "the app's id", found: 257, limit: 256)) {
      try memory.donate(app: long, intent: "x", at: hour(0))
    }
    #expect(throws: UsageError.empty(field: "the intent's name")) {
      try memory.donate(app: "a", intent: "", at: hour(0))
    }
    func refused(_ utterance: String, _ meaning: CorrectedIntent) -> UsageError? {
      do throws(UsageError) {
        try memory.correct(utterance, locale: english, to: meaning, at: hour(0))
        return nil
      } catch {
        return error
      }
    }
    #expect(refused("…!", milk) == .empty(field: "the utterance"))
    #expect(
      refused(String(repeating: "a ", count: 200), milk)
        == .tooManyWords(field: "the utterance", limit: 128))
    #expect(
      refused(String(repeating: "a ", count: 600), milk)
        == .tooLong(field: "the utterance", found: 1_200, limit: 1_024))
    var many = milk
    for k in 0..<9 { many.parameters["p\(k)"] = milk.parameters["task"] }
    #expect(refused("x", many) == .tooManyParameters(found: 10, limit: 8))
    var wide = milk
    for k in 0..<7 {
      wide.parameters["p\(k)"] = CorrectedValue(
        type: "string", id: nil, title: String(long.dropFirst()), words: String(long.dropFirst()))
    }
    guard case .tooLong("the correction", _, 2_048) = refused("x", wide) else {
      Issue.record("a correction of many bytes was taken")
      return
    }
    #expect(memory.entries.isEmpty)
  }

  @Test("past the most entries those go that were changed longest ago") func eviction() throws {
    let memory = UsageMemory()
    for k in 0..<UsageLimits.intents + 10 {
      try memory.donate(app: "a", intent: "i\(k)", at: hour(0))
      // Used again and again, so it is never the oldest.
      if k % 100 == 0 { try memory.donate(app: "a", intent: "kept", at: hour(0)) }
    }
    #expect(memory.statistics.intents == UsageLimits.intents)
    #expect(memory.prior(app: "a", intent: "kept") > 0)
    #expect(memory.prior(app: "a", intent: "i10") == 0)
    #expect(memory.prior(app: "a", intent: "i11") > 0)
    for k in 0..<UsageLimits.synonyms + 5 {
      var value = milk
      value.parameters["task"]?.words = "word \(k)"
      try memory.correct("say \(k)", locale: english, to: value, at: hour(k))
    }
    #expect(memory.statistics.phrases == UsageLimits.phrases)
    #expect(memory.statistics.synonyms == UsageLimits.synonyms)
    #expect(memory.phrase("say 5") == nil)
    #expect(memory.synonym("tasks", "entity:Task", "word 4") == nil)
    #expect(memory.synonym("tasks", "entity:Task", "word 5") == "42")
  }

  @Test("entries show all there is, and each can be forgotten") func forgetting() throws {
    func make() throws -> UsageMemory {
      let memory = UsageMemory()
      try memory.donate(app: "tasks", intent: "ListTasks", at: hour(0))
      try memory.donate(app: "notes", intent: "AddNote", at: hour(1))
      try memory.correct("the usual", locale: english, to: milk, at: hour(48))
      return memory
    }
    let memory = try make()
    #expect(
      memory.entries.map(\.content) == [
        .intent(app: "tasks", intent: "CompleteTask", chosen: 1, rejected: 0),
        .intent(app: "notes", intent: "AddNote", chosen: 1, rejected: 0),
        .intent(app: "tasks", intent: "ListTasks", chosen: 1, rejected: 0),
        .phrase(utterance: "the usual", locale: "en", meaning: milk),
        .synonym(
          app: "tasks", type: "entity:Task", words: "the dairy thing", locale: "en", entity: "42",
          title: "Buy milk"),
      ])
    #expect(Set(memory.entries.map(\.id)).count == 5)
    for entry in memory.entries {
      let before = memory.entries.count
      #expect(try memory.forget(.entry(entry.id)) == 1)
      #expect(try memory.forget(.entry(entry.id)) == 0)
      #expect(memory.entries.count == before - 1)
    }
    #expect(memory.statistics == Self.nothing)
    #expect(try make().forget(.app("tasks")) == 4)
    #expect(try make().forget(.before(hour(48))) == 2)
    #expect(try make().forget(.all) == 5)
    let rest = try make()
    try rest.forget(.app("tasks"))
    #expect(rest.phrase("the usual") == nil)
    #expect(rest.prior(app: "notes", intent: "AddNote") > 0)
  }

  @Test("times are days and hours of UTC") func times() {
    #expect(UsageTime(secondsSince1970: 0).description == "1970-01-01T00:00Z")
    #expect(UsageTime(secondsSince1970: 1_748_782_799).description == "2025-06-01T12:00Z")
    #expect(UsageTime(secondsSince1970: -5) == UsageTime(hours: 0))
    #expect(UsageTime("2025-06-01T12") == UsageTime(secondsSince1970: 1_748_782_799))
    for text in ["2025-02-30", "2025-6-1", "1969-12-31", "2025-06-01T24", "x", "", "2025-06-01T"] {
      #expect(UsageTime(text) == nil, "\(text)")
    }
    for hours in stride(from: UInt32(0), to: 3_000_000, by: 997) {
      #expect(UsageTime(UsageTime(hours: hours).description) == UsageTime(hours: hours))
    }
  }

  @Test("threads may learn and ask at once") func threads() async throws {
    let memory = UsageMemory()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for k in 0..<200 {
            if task == 0 { try memory.donate(app: "a", intent: "x", at: hour(k)) }
            if task == 1 { try memory.correct("say \(k)", locale: english, to: milk, at: hour(k)) }
            if task == 2, k % 50 == 0 { try memory.forget(.app("b")) }
            let prior = memory.prior(app: "a", intent: "x")
            precondition(prior >= 0 && prior < 1 && memory.phrase("say \(k)") ?? milk == milk)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(memory.statistics.phrases == 200)
  }
}
