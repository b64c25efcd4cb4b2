// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Synchronization
import Testing
import TextAnalysis

@Suite("Sessions")
struct SessionTests {
  @Test("two sessions are in the middle of one intent, and neither hears the other")
  func interleaved() async throws {
    let host = try await Hosts.plain.value
    let a = host.session()
    let b = host.session()
    #expect(await a.say("Move a task in Tasks").isAsking)
    #expect(await b.say("Move a task in Tasks").isAsking)
    #expect(await a.say("milk").question?.parameter == "list")
    #expect(await b.say("call anna").question?.parameter == "list")
    #expect(await b.say("work").dialog == "Moved Call Anna to Work.")
    #expect(a.question?.parameter == "list")
    #expect(await a.say("garden").dialog == "Moved Buy milk to Garden.")
  }

  @Test("many sessions at once come to what each was told")
  func many() async throws {
    let host = try await Hosts.plain.value
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let session = host.session()
          _ = await session.say("Add a task in Tasks")
          let outcome = await session.say("Number \(number)")
          #expect(outcome.dialog == "Added Number \(number) with normal priority.")
        }
      }
    }
  }

  @Test("what is said to one session at the same time is taken in turn")
  func inTurn() async throws {
    let session = try await Hosts.plain.value.session()
    let dialogs = await withTaskGroup(of: String.self, returning: Set<String>.self) { group in
      for text in ["Play jazz in Music", "Play rock in Music", "Burn Desk"] {
        group.addTask { await session.say(text).dialog }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(dialogs == ["Playing jazz.", "Playing rock.", "It burns."])
  }

  @Test(
    "a question which app is meant ends with all parts of an outcome, by a no or by a new request",
    arguments: ["never mind", "Burn Desk"])
  func unread(said: String) async throws {
    let session = try await Hosts.plain.value.session()
    // The memory of an outcome is not the same each time: what is not set would be anything.
    for _ in 0..<20 {
      #expect(await session.say("Play something in Player").isAsking)
      let outcome = await session.say(said)
      #expect(outcome.status == (said == "Burn Desk" ? .performed : .cancelled))
      #expect(outcome.performed == (said == "Burn Desk" ? ["BurnDesk"] : []))
      #expect(outcome.intent == (said == "Burn Desk" ? "BurnDesk" : nil))
      #expect(session.question == nil)
    }
  }

  @Test("a running intent is stopped from elsewhere, and told why")
  func stopped() async throws {
    let session = try await Hosts.plain.value.session()
    _ = await session.say("Scan in Desk")
    async let outcome = session.say("stopped")
    // The intent runs at some time after it was answered; until then nothing is stopped.
    var cancelled = false
    while !cancelled {
      try await Task.sleep(for: .milliseconds(20))
      _ = await session.cancel()
      cancelled = cancelReasons.withLock { $0["stopped"] != nil }
    }
    #expect(await outcome.cancellation == .userCancelled)
    #expect(cancelReasons.withLock { $0["stopped"] } == .userCancelled)
    #expect(await session.say("Burn Desk").dialog == "It burns.")
  }

  @Test("a cancelled intent is told the reason once: time, or the person's wish while it asks")
  func reasons() async throws {
    let keeper = Timekeeper(isManual: true)
    let host = try await AppHost(
      [HostedApp(DeskShortcuts.self, id: "com.example.desk", name: "Desk")],
      options: .timed(by: keeper))
    let session = host.session()
    _ = await session.say("Scan in Desk")
    async let late = session.say("too slow")
    while !scans.withLock({ $0.contains("too slow") }) { await Task.yield() }
    keeper.advance(by: .seconds(30))
    #expect(await late.cancellation == .timeout)
    #expect(cancelReasons.withLock { $0["too slow"] } == .timeout)
    let other = try await Hosts.plain.value.session()
    _ = await other.say("Scan in Desk")
    #expect(await other.say("question").isAsking)
    #expect(await other.say("never mind").cancellation == .userCancelled)
    #expect(cancelReasons.withLock { $0["question"] } == .userCancelled)
  }

  @Test("an app whose code does not come back is not run again until it does")
  func abandonedRuns() async throws {
    let host = try await AppHost(
      HostedApp(StuckShortcuts.self, id: "stuck", name: "Stuck"),
      HostedApp(DeskShortcuts.self, id: "desk", name: "Desk"))
    var options = SessionOptions()
    options.runningLimit = .milliseconds(50)
    options.grace = .milliseconds(20)
    let session = host.session(options: options)
    for _ in 0..<8 { #expect(await session.say("Block Stuck").cancellation == .timeout) }
    let refused = await session.say("Block Stuck")
    #expect((refused.error as? SessionError)?.code == .appNotResponding)
    #expect(await host.say("Burn Desk").status == .performed)
    stuckGate.signalAll()
    var outcome = await host.say("Block Stuck")
    while outcome.status == .failed {
      try await Task.sleep(for: .milliseconds(20))
      outcome = await host.say("Block Stuck")
    }
    #expect(outcome.status == .performed)
  }

  @Test("an open question counts for no time")
  func patience() async throws {
    let keeper = Timekeeper(isManual: true)
    let host = try await AppHost(
      [HostedApp(TasksShortcuts.self, id: "com.example.tasks", name: "Tasks")],
      options: .timed(by: keeper))
    let session = host.session()
    #expect(await session.say("Snooze in Tasks").isAsking)
    keeper.advance(by: .seconds(900))
    #expect(await session.say("ten").dialog == "Snoozed for 10 minutes.")
  }

  @Test("the policy, the app and the intent are asked about before anything else")
  func authentication() async throws {
    struct Door: SessionDelegate {
      let asked = Locker<[String]>([])
      func authenticate(
        _ policy: IntentAuthenticationPolicy, app: String, intent: String
      ) async -> Bool {
        asked.value.withLock { $0.append("\(policy) \(app) \(intent)") }
        return false
      }
    }
    let gate = Door()
    let session = try await Hosts.plain.value.session(delegate: gate)
    let outcome = await session.say("Share a list in Tasks")
    #expect(outcome.status == .locked)
    #expect(outcome.question == nil)
    #expect(
      gate.asked.value.withLock { $0 } == ["requiresAuthentication com.example.tasks ShareList"])
    #expect(await session.say("Burn Desk").status == .performed)
    #expect(gate.asked.value.withLock { $0.count } == 1)
  }

  @Test("a snippet is handed to the delegate, and again when it is made again")
  func snippets() async throws {
    struct Screen: SessionDelegate {
      let shown = Locker<[String]>([])
      func present(_ snippet: SessionSnippet) async {
        shown.value.withLock { $0.append(snippet.typeName) }
      }
    }
    let screen = Screen()
    let session = try await Hosts.plain.value.session(delegate: screen)
    #expect(await session.reloadSnippet() == false)
    _ = await session.say("Draw Desk")
    #expect(await session.reloadSnippet())
    #expect(screen.shown.value.withLock { $0 } == ["DeskSnippet", "DeskSnippet"])
  }

  @Test("a snippet that announces itself is made again, by the session that shows it")
  func announced() async throws {
    struct Screen: SessionDelegate {
      let shown = Locker(0)
      func present(_ snippet: SessionSnippet) async { shown.value.withLock { $0 += 1 } }
    }
    let screen = Screen()
    let bystander = Screen()
    let host = try await AppHost(HostedApp(CanvasShortcuts.self, id: "canvas", name: "Canvas"))
    let session = host.session(delegate: screen)
    let other = host.session(delegate: bystander)
    CanvasSnippet.reload()
    _ = await session.say("Sketch in Canvas")
    #expect(screen.shown.value.withLock { $0 } == 1)
    CanvasSnippet.reload()
    CanvasSnippet.reload()
    // It is made on another task.
    while screen.shown.value.withLock({ $0 }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(bystander.shown.value.withLock { $0 } == 0)
    withExtendedLifetime((session, other)) {}
  }
}

private struct CanvasSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Canvas"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: "a canvas")
  }
}

private struct Sketch: AppIntent {
  static let title: LocalizedStringResource = "Sketch"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: CanvasSnippet())
  }
}

private struct CanvasShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Sketch(), phrases: ["Sketch in \(.applicationName)"])
  }
}

/// A value behind a lock, to be kept in a struct.
final class Locker<Value: Sendable>: Sendable {
  let value: Mutex<Value>
  init(_ value: Value) { self.value = Mutex(value) }
}

/// What blocks a thread until it is opened for good.
final class Gate: Sendable {
  private let isOpen = Mutex(false)
  func wait() { while !isOpen.withLock({ $0 }) { usleep(2_000) } }
  func signalAll() { isOpen.withLock { $0 = true } }
}

private let stuckGate = Gate()

private struct BlockThread: AppIntent {
  static let title: LocalizedStringResource = "Block"
  func perform() async throws -> some IntentResult {
    stuckGate.wait()
    return .result()
  }
}

private struct StuckShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BlockThread(), phrases: ["Block \(.applicationName)"])
  }
}
