// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Dispatch
import IntentCatalog
import IntentResolution
import Synchronization
import Testing

@Suite("The host's executor")
struct ExecutorTests {
  @Test("a task of the executor lends its thread to the app's code while it waits")
  func lendsItsThread() async throws {
    let host = try await Self.host()
    // Where other tasks want threads at the same moment, either may get the other's.
    var isLent = false
    for _ in 0..<200 where !isLent {
      isLent = await withTaskExecutorPreference(AppHost.executor) {
        let mine = ThreadNote()
        mine.noteThread()
        let outcome = await host.session().say("Note the thread in Threads")
        return outcome.status == .performed && ThreadNote.ofIntent.thread == mine.thread
      }
    }
    #expect(isLent)
  }

  @Test("an app that blocks the thread of whoever waits is given up when its time is over")
  func blockingOnTheCallersThread() async throws {
    let host = try await Self.host()
    var options = SessionOptions()
    options.runningLimit = .milliseconds(50)
    options.grace = .milliseconds(10)
    let session = host.session(options: options)
    let outcome = await withTaskExecutorPreference(AppHost.executor) {
      await session.say("Hold the thread in Threads")
    }
    HoldThread.gate.signal()
    #expect(outcome.status == .cancelled)
    #expect(outcome.cancellation == .timeout)
  }

  @Test("calls handed over by tasks at once are all run")
  func manyAtOnce() async throws {
    let host = try await Self.host()
    let statuses = await withTaskExecutorPreference(AppHost.executor) {
      await withTaskGroup(of: SessionOutcome.Status.self) { group in
        for _ in 0..<100 {
          group.addTask { await host.session().say("Count in Threads").status }
        }
        return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
    }
    #expect(statuses == [.performed: 100])
  }

  @Test("calls that one caller makes before it waits are all run, on several threads")
  func severalHandedOver() async throws {
    let call = try #require(AppGate(app: "com.example.threads").admit())
    // Each waits for the other, so that neither thread can run both.
    await withTaskExecutorPreference(CallerThreads.shared) {
      let meeting = Meeting()
      let calls = (0..<2).map { _ in
        Task.detached(executorPreference: call) { meeting.meet() }
      }
      for call in calls { await call.value }
    }
  }

  private static func host() async throws -> AppHost {
    try await AppHost(HostedApp(ThreadShortcuts.self, id: "com.example.threads", name: "Threads"))
  }
}

/// Which thread something ran on.
private final class ThreadNote: Sendable {
  static let ofIntent = ThreadNote()
  private let noted = Mutex<ObjectIdentifier?>(nil)

  var thread: ObjectIdentifier? { noted.withLock { $0 } }

  /// Notes the thread; not asynchronous, since a task may change its thread.
  func noteThread() { noted.withLock { $0 = ObjectIdentifier(Thread.current) } }
}

/// Two that wait for each other.
private final class Meeting: Sendable {
  private let here = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
  private let count = Atomic<Int>(0)

  func meet() {
    let mine = count.wrappingAdd(1, ordering: .relaxed).oldValue
    here[mine].signal()
    here[1 - mine].wait()
  }
}

private struct NoteThread: AppIntent {
  static let title: LocalizedStringResource = "Note the Thread"

  func perform() async throws -> some IntentResult {
    ThreadNote.ofIntent.noteThread()
    return .result()
  }
}

private struct HoldThread: AppIntent {
  static let title: LocalizedStringResource = "Hold the Thread"
  static let gate = DispatchSemaphore(value: 0)

  func perform() async throws -> some IntentResult {
    Self.hold()
    return .result()
  }

  private static func hold() { gate.wait() }
}

private struct CountUp: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult { .result() }
}

private struct ThreadShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: NoteThread(), phrases: ["Note the thread in \(.applicationName)"])
    AppShortcut(intent: HoldThread(), phrases: ["Hold the thread in \(.applicationName)"])
    AppShortcut(intent: CountUp(), phrases: ["Count in \(.applicationName)"])
  }
}
