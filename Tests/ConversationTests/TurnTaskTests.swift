// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import Synchronization
import Testing

@Suite("Turns")
struct TurnTaskTests {
  typealias Work = TurnTask<String, String>

  static func text(_ event: Work.Event) -> String {
    switch event {
    case .asked(let prompt): "asked \(prompt)"
    case .ended(let ending): "ended \(ending)"
    case .failed(let error): "failed \(error)"
    case .cancelled(let reason): "cancelled \(reason)"
    }
  }

  @Test("work asks, goes on with each answer, and ends")
  func asking() async {
    let work = Work { asker in
      let a = try await asker.ask("a?")
      let b = try await asker.ask("b?")
      return a + b
    }
    #expect(await Self.text(work.start()) == "asked a?")
    #expect(!work.isOver)
    #expect(await Self.text(work.answer("1")) == "asked b?")
    #expect(await Self.text(work.answer("2")) == "ended 12")
    #expect(work.isOver)
    // Nothing more can happen; what was last is told again.
    #expect(await Self.text(work.answer("3")) == "ended 12")
    #expect(await Self.text(work.start()) == "ended 12")
    #expect(await Self.text(work.cancel()) == "ended 12")
  }

  @Test("what the work throws comes back as it is")
  func throwing() async {
    struct Broken: Error {}
    let work = Work { asker in
      _ = try await asker.ask("?")
      throw Broken()
    }
    _ = await work.start()
    #expect(await Self.text(work.answer("x")) == "failed Broken()")
  }

  @Test("running is limited, waiting for an answer is not")
  func limits() async throws {
    let limits = Work.Limits(running: .milliseconds(150), grace: .milliseconds(50))
    let patient = Work(limits: limits) { asker in
      let answer = try await asker.ask("?")
      return answer
    }
    _ = await patient.start()
    try await Task.sleep(for: .milliseconds(400))
    #expect(await Self.text(patient.answer("late")) == "ended late")

    // Each stretch is short, together they are too long.
    let slow = Work(limits: limits) { asker in
      for number in 1...50 {
        try await Task.sleep(for: .milliseconds(30))
        _ = try await asker.ask("\(number)?")
      }
      return "done"
    }
    var event = await slow.start()
    var turns = 1
    while case .asked = event, turns < 50 {
      event = await slow.answer("go")
      turns += 1
    }
    #expect(Self.text(event) == "cancelled timeout")
    #expect(turns > 1)
  }

  @Test("work that does not heed its cancellation is left behind, and cannot ask any more")
  func abandoned() async throws {
    let limits = Work.Limits(running: .milliseconds(50), grace: .milliseconds(50))
    let late = Mutex("")
    let work = Work(limits: limits) { asker in
      for _ in 0..<100 {
        try? await Task.sleep(for: .milliseconds(3)); if Task.isCancelled { usleep(2_000) }
      }
      do { _ = try await asker.ask("too late?") } catch {
        late.withLock { $0 = "\(type(of: error))" }
      }
      #expect(asker.cancellation == .timeout)
      return "x"
    }
    #expect(await Self.text(work.start()) == "cancelled timeout")
    #expect(work.isOver)
    for _ in 0..<200 where late.withLock({ $0.isEmpty }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(late.withLock { $0 } == "CancellationError")
  }

  @Test("cancelling ends an open question, and work that is running")
  func cancelling() async {
    let asked = Work { asker in try await asker.ask("?") }
    _ = await asked.start()
    #expect(await Self.text(asked.cancel()) == "cancelled userCancelled")
    let fresh = Work { _ in "never" }
    #expect(await Self.text(fresh.cancel(.superseded)) == "cancelled superseded")
    #expect(await Self.text(fresh.start()) == "cancelled superseded")
    let running = Work { _ in
      try await Task.sleep(for: .seconds(100))
      return "x"
    }
    let turn = Task { await running.start() }
    turn.cancel()
    #expect(await Self.text(turn.value) == "cancelled userCancelled")
  }

  @Test("a second question while one is open is an error of the work")
  func twoQuestions() async throws {
    let refused = Mutex(false)
    let work = Work { asker in
      async let first = asker.ask("first?")
      // Whichever comes second is refused; the answer waits until that has happened.
      async let second = asker.ask("second?")
      do { _ = try await second } catch TurnError.alreadyAsking { refused.withLock { $0 = true } }
      do { _ = try await first } catch TurnError.alreadyAsking { refused.withLock { $0 = true } }
      return "done"
    }
    var event = await work.start()
    for _ in 0..<500 where !refused.withLock({ $0 }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    event = await work.answer("x")
    #expect(Self.text(event) == "ended done")
    #expect(refused.withLock { $0 })
  }

  @Test("many at once do not hear each other's answers")
  func many() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let work = Work { asker in
            var all = ""
            for turn in 0..<5 { all += try await asker.ask("\(number).\(turn)") }
            return all
          }
          var event = await work.start()
          for turn in 0..<5 {
            guard Self.text(event) == "asked \(number).\(turn)" else { return false }
            event = await work.answer("\(number)/\(turn);")
          }
          return Self.text(event) == "ended " + (0..<5).map { "\(number)/\($0);" }.joined()
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
