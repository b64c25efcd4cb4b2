// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing
import TextAnalysis

@Suite("Turns")
struct TurnTaskTests {
  typealias Work = TurnTask<String, String>

  /// Work without a limit: what is tested is not to depend on how busy the machine is.
  static func work(_ body: @escaping @Sendable (Work.Asker) async throws -> String) -> Work {
    Work(limits: Work.Limits(running: nil, grace: .seconds(60)), body: body)
  }

  /// Work whose time moves by hand.
  static func work(
    running: Duration, grace: Duration = .seconds(60), _ keeper: Timekeeper,
    _ body: @escaping @Sendable (Work.Asker) async throws -> String
  ) -> Work {
    var limits = Work.Limits(running: running, grace: grace)
    limits.keeper = keeper
    return Work(limits: limits, body: body)
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
  func limits() async {
    let keeper = Timekeeper(isManual: true)
    let patient = Self.work(running: .milliseconds(100), keeper) { try await $0.ask("?") }
    #expect(await Self.text(patient.start()) == "asked ?")
    keeper.advance(by: .seconds(1_000))
    #expect(await Self.text(patient.answer("late")) == "ended late")

    // Each stretch is short, together they are too long.
    let slow = Self.work(running: .milliseconds(200), keeper) { asker in
      var number = 0
      while true {
        number += 1
        await keeper.sleep(for: .milliseconds(30))
        _ = try await asker.ask("\(number)?")
      }
    }
    var events: [String] = []
    repeat {
      let isFirst = events.isEmpty
      let turn = Task { isFirst ? await slow.start() : await slow.answer("go") }
      // The limit of the stretch, and the sleep of the work. In the last stretch 20 ms are left.
      while keeper.pending < 2 { await Task.yield() }
      keeper.advance(by: .milliseconds(25))
      if keeper.pending == 2 { keeper.advance(by: .milliseconds(5)) }
      events.append(await Self.text(turn.value))
    } while events.last?.hasPrefix("asked") == true
    #expect(events == (1...6).map { "asked \($0)?" } + ["cancelled timeout"])
  }

  @Test("work that does not heed its cancellation is left behind, and cannot ask any more")
  func abandoned() async {
    let keeper = Timekeeper(isManual: true)
    let (told, tell) = AsyncStream.makeStream(of: String.self)
    let mayGoOn = Locked(false)
    let work = Self.work(running: .milliseconds(50), grace: .milliseconds(50), keeper) { asker in
      // It goes on regardless, past its grace.
      while !mayGoOn.withLock({ $0 }) { await Task.yield() }
      do { _ = try await asker.ask("too late?") } catch { tell.yield("\(type(of: error))") }
      #expect(asker.cancellation == .timeout)
      return "x"
    }
    let turn = Task { await Self.text(work.start()) }
    while keeper.pending == 0 { await Task.yield() }
    keeper.advance(by: .milliseconds(50))
    // Its grace has begun.
    while keeper.pending == 0 { await Task.yield() }
    #expect(!work.isOver)
    keeper.advance(by: .milliseconds(50))
    #expect(await turn.value == "cancelled timeout")
    #expect(work.isOver)
    mayGoOn.withLock { $0 = true }
    for await error in told {
      #expect(error == "CancellationError")
      break
    }
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
      // Until it is cancelled.
      while !Task.isCancelled { await Task.yield() }
      return "x"
    }
    let turn = Task { await running.start() }
    turn.cancel()
    #expect(await Self.text(turn.value) == "cancelled userCancelled")
  }

  @Test("a second question while one is open is an error of the work")
  func twoQuestions() async {
    let (refused, refuse) = AsyncStream.makeStream(of: Void.self)
    let work = Self.work { asker in
      // Whichever comes second is refused; the answer waits until that has happened.
      await withTaskGroup { group in
        for name in ["first?", "second?"] {
          group.addTask {
            do { _ = try await asker.ask(name) } catch TurnError.alreadyAsking {
              refuse.yield()
            } catch {}
          }
        }
      }
      return "done"
    }
    _ = await work.start()
    for await _ in refused { break }
    #expect(await Self.text(work.answer("x")) == "ended done")
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
