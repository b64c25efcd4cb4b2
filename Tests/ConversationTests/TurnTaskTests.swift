// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import Synchronization
import Testing

@Suite("Turns")
struct TurnTaskTests {
  typealias Work = TurnTask<String, String>

  /// Work without a limit: what is tested is not to depend on how busy the machine is.
  static func work(_ body: @escaping @Sendable (Work.Asker) async throws -> String) -> Work {
    Work(limits: Work.Limits(running: nil, grace: .seconds(60)), body: body)
  }

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
    let work = Self.work { asker in
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
    let work = Self.work { asker in
      _ = try await asker.ask("?")
      throw Broken()
    }
    _ = await work.start()
    #expect(await Self.text(work.answer("x")) == "failed Broken()")
  }

  @Test("running is limited, waiting for an answer is not")
  func limits() async throws {
    // A machine that is busy may hold up work for longer than its limit: one try of several will do.
    var wasPatient = false
    for attempt in 1...8 where !wasPatient {
      let limit = Duration.milliseconds(100 * attempt)
      let patient = Work(limits: Work.Limits(running: limit, grace: .seconds(60))) { asker in
        try await asker.ask("?")
      }
      guard case .asked = await patient.start() else { continue }
      try await Task.sleep(for: limit * 3)
      wasPatient = await Self.text(patient.answer("late")) == "ended late"
    }
    #expect(wasPatient)

    // Each stretch is short, together they are too long.
    let limits = Work.Limits(running: .milliseconds(200), grace: .seconds(60))
    let slow = Work(limits: limits) { asker in
      for number in 1...500 {
        try await Task.sleep(for: .milliseconds(20))
        _ = try await asker.ask("\(number)?")
      }
      return "done"
    }
    var event = await slow.start()
    while case .asked = event { event = await slow.answer("go") }
    #expect(Self.text(event) == "cancelled timeout")
  }

  @Test("work that does not heed its cancellation is left behind, and cannot ask any more")
  func abandoned() async throws {
    let limits = Work.Limits(running: .milliseconds(50), grace: .milliseconds(50))
    let late = Mutex("")
    let work = Work(limits: limits) { asker in
      while asker.cancellation == nil { try? await Task.sleep(for: .milliseconds(3)) }
      // It goes on regardless, past its grace.
      for _ in 0..<100 { usleep(2_000) }
      do { _ = try await asker.ask("too late?") } catch {
        late.withLock { $0 = "\(type(of: error))" }
      }
      #expect(asker.cancellation == .timeout)
      return "x"
    }
    #expect(await Self.text(work.start()) == "cancelled timeout")
    #expect(work.isOver)
    for _ in 0..<6_000 where late.withLock({ $0.isEmpty }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(late.withLock { $0 } == "CancellationError")
  }

  @Test("cancelling ends an open question, and work that is running")
  func cancelling() async {
    let asked = Self.work { asker in try await asker.ask("?") }
    _ = await asked.start()
    #expect(await Self.text(asked.cancel()) == "cancelled userCancelled")
    let fresh = Self.work { _ in "never" }
    #expect(await Self.text(fresh.cancel(.superseded)) == "cancelled superseded")
    #expect(await Self.text(fresh.start()) == "cancelled superseded")
    let running = Self.work { _ in
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
    let work = Self.work { asker in
      async let first = asker.ask("first?")
      // Whichever comes second is refused; the answer waits until that has happened.
      async let second = asker.ask("second?")
      do { _ = try await second } catch TurnError.alreadyAsking { refused.withLock { $0 = true } }
      do { _ = try await first } catch TurnError.alreadyAsking { refused.withLock { $0 = true } }
      return "done"
    }
    var event = await work.start()
    for _ in 0..<200 where !refused.withLock({ $0 }) {
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
          let work = Self.work { asker in
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
