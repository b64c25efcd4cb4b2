// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Synchronization
import Testing

/// A lock that is open or not, and a screen.
private final class Device: SessionDelegate {
  let isOpen: Mutex<Bool>
  let asked = Mutex<[String]>([])
  let shown = Mutex<[String]>([])

  init(isOpen: Bool) { self.isOpen = Mutex(isOpen) }

  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool {
    asked.withLock { $0.append(intent) }
    return isOpen.withLock { $0 }
  }

  func present(_ snippet: SessionSnippet) async {
    shown.withLock { $0.append(snippet.typeName) }
  }
}

/// A delegate that waits until it is let go, whether its task is cancelled or not.
private final class Waiting: SessionDelegate {
  private struct State {
    var isReleased = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var arrived = 0
  }

  private let state = Mutex(State())
  /// Which call waits.
  let stopsAt: String

  init(at stopsAt: String) { self.stopsAt = stopsAt }

  var arrived: Int { state.withLock { $0.arrived } }

  /// Lets all go on, those to come as well.
  func release() {
    let waiting = state.withLock { state in
      state.isReleased = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when a call has come this far.
  func arrival() async throws {
    while arrived == 0 { try await Task.sleep(for: .milliseconds(2)) }
  }

  private func pass(_ call: String) async {
    guard call == stopsAt else { return }
    await withCheckedContinuation { continuation in
      let isReleased = state.withLock { state in
        state.arrived += 1
        if !state.isReleased { state.waiting.append(continuation) }
        return state.isReleased
      }
      if isReleased { continuation.resume() }
    }
  }

  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool {
    await pass("authenticate \(intent)")
    return true
  }

  func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool {
    await pass("openApp")
    return true
  }

  func present(_ snippet: SessionSnippet) async { await pass("present") }
}

@Suite("Authentication", .serialized)
struct AuthenticationTests {
  private static func host() async throws -> AppHost {
    vaultLog.withLock { $0 = [] }
    return try await AppHost(
      HostedApp(VaultShortcuts.self, id: "vault", name: "Vault"),
      HostedApp(DeskShortcuts.self, id: "desk", name: "Desk"))
  }

  private static func events(_ session: Session) -> Task<[String], Never> {
    let stream = session.events()
    return Task {
      var lines: [String] = []
      for await event in stream {
        lines.append("\(event)")
        if case .ended = event.kind { break }
      }
      return lines
    }
  }

  @Test("a locked snippet is neither performed nor shown, and the outcome and an event say so")
  func lockedSnippet() async throws {
    let device = Device(isOpen: false)
    let session = try await Self.host().session(delegate: device)
    let events = Self.events(session)
    let outcome = await session.say("Show Vault")
    #expect(outcome.status == .performed)
    #expect(outcome.dialog == "There are two.")
    #expect(outcome.snippet == nil)
    #expect(outcome.lockedSnippet == "VaultSnippet")
    #expect(
      await events.value.contains("VaultSnippet: authenticated requiresAuthentication no"))
    // Whoever makes it again meets the same door.
    #expect(await session.reloadSnippet() == false)
    #expect(device.asked.withLock { $0 } == ["VaultSnippet", "VaultSnippet"])
    #expect(device.shown.withLock { $0 } == [])
    #expect(vaultLog.withLock { $0 } == [])
    // Unlocked, it is there.
    device.isOpen.withLock { $0 = true }
    #expect(await session.reloadSnippet())
    #expect(device.shown.withLock { $0 } == ["VaultSnippet"])
    #expect(vaultLog.withLock { $0 } == ["VaultSnippet"])
  }

  @Test("an announced snippet that is locked by then is not made again")
  func announced() async throws {
    let device = Device(isOpen: true)
    let session = try await Self.host().session(delegate: device)
    #expect(await session.say("Show Vault").lockedSnippet == nil)
    #expect(device.shown.withLock { $0 } == ["VaultSnippet"])
    device.isOpen.withLock { $0 = false }
    VaultSnippet.reload()
    while device.asked.withLock({ $0.count }) < 2 {
      try await Task.sleep(for: .milliseconds(2))
    }
    // In turn behind the reload: afterwards it is over.
    #expect(await session.reloadSnippet() == false)
    #expect(device.shown.withLock { $0 } == ["VaultSnippet"])
    #expect(vaultLog.withLock { $0 } == ["VaultSnippet"])
    withExtendedLifetime(session) {}
  }

  @Test("a snippet that goes with a question and returns a value meets the same door")
  func snippetOfAQuestion() async throws {
    let device = Device(isOpen: false)
    let session = try await Self.host().session(delegate: device)
    let outcome = await session.say("Count Vault")
    #expect(outcome.status == .locked)
    #expect(outcome.question == nil)
    #expect(outcome.dialog == "You have to unlock first.")
    #expect(vaultLog.withLock { $0 } == [])
    device.isOpen.withLock { $0 = true }
    #expect(await session.say("Count Vault").isAsking)
    #expect(await session.say("yes").dialog == "There are 7.")
  }

  @Test("an intent that another opens, and a view of its own, meet the same door")
  func opened() async throws {
    let device = Device(isOpen: false)
    let session = try await Self.host().session(delegate: device)
    let opened = await session.say("Find in Vault")
    #expect(opened.status == .locked)
    #expect(opened.performed == ["FindNote"])
    #expect(opened.question == nil)
    #expect(await session.say("Draw Vault").status == .locked)
    #expect(device.shown.withLock { $0 } == [])
    #expect(vaultLog.withLock { $0 } == [])
  }

  @Test("nothing of what an app's search finds is said before the device is unlocked")
  func nothingSaid() async throws {
    let device = Device(isOpen: false)
    var options = SessionOptions()
    options.showsValuesInEvents = true
    let session = try await Self.host().session(options: options, delegate: device)
    let events = Self.events(session)
    let outcome = await session.say("Read my thoughts from Vault")
    #expect(outcome.status == .locked)
    #expect(outcome.question == nil)
    #expect(session.question == nil)
    #expect(vaultLog.withLock { $0 } == ["matching"])
    let told = await events.value
    #expect(told.contains("ReadNote: authenticated requiresAuthentication no"))
    for line in told + ["\(outcome)", outcome.dialog] {
      #expect(!line.contains("Secret") && !line.contains("diary"), "\(line)")
    }
    device.isOpen.withLock { $0 = true }
    let asked = await session.say("Read my thoughts from Vault")
    #expect(asked.question?.options == ["Secret diary", "Secret divorce plan"])
  }

  @Test("a delegate that never answers is given up when the session is cancelled")
  func cancelled() async throws {
    let door = Waiting(at: "authenticate ReadNote")
    let session = try await Self.host().session(delegate: door)
    async let outcome = session.say("Read from Vault")
    try await door.arrival()
    #expect(await session.cancel() == nil)
    #expect(await outcome.status == .cancelled)
    #expect(await outcome.cancellation == .userCancelled)
    #expect(await outcome.intent == "ReadNote")
    // The session is free, and a late yes performs nothing.
    #expect(await session.say("Burn Desk").status == .performed)
    door.release()
    try await Task.sleep(for: .milliseconds(50))
    #expect(vaultLog.withLock { $0 } == [])
    #expect(session.question == nil)
    #expect(await session.say("Read from Vault").isAsking)
  }

  @Test("a session is cancelled out of the very call that authenticates")
  func cancelledFromInside() async throws {
    final class Nervous: SessionDelegate {
      let session = Mutex<Session?>(nil)
      func authenticate(
        _ policy: IntentAuthenticationPolicy, app: String, intent: String
      ) async -> Bool {
        await session.withLock { $0 }?.cancel()
        return true
      }
    }
    let delegate = Nervous()
    let session = try await Self.host().session(delegate: delegate)
    delegate.session.withLock { $0 = session }
    #expect(await session.say("Draw Vault").status == .cancelled)
    delegate.session.withLock { $0 = nil }
    #expect(vaultLog.withLock { $0 } == [])
    #expect(await session.say("Draw Vault").status == .performed)
  }

  @Test("a task that is cancelled while the device is locked gives the session up")
  func cancelledTask() async throws {
    let door = Waiting(at: "authenticate DrawVault")
    let session = try await Self.host().session(delegate: door)
    let turn = Task { await session.say("Draw Vault") }
    try await door.arrival()
    turn.cancel()
    #expect(await turn.value.status == .cancelled)
    door.release()
    #expect(await session.say("Burn Desk").status == .performed)
    #expect(vaultLog.withLock { $0 } == [])
  }

  @Test("a snippet's door and a screen that never return are given up; what was done stays done")
  func cancelledSnippet() async throws {
    for stop in ["authenticate VaultSnippet", "present"] {
      let delegate = Waiting(at: stop)
      let session = try await Self.host().session(delegate: delegate)
      async let outcome = session.say("Show Vault")
      try await delegate.arrival()
      await session.cancel()
      #expect(await outcome.status == .performed)
      #expect(await outcome.dialog == "There are two.")
      #expect(await session.say("Burn Desk").status == .performed)
      async let reloaded = session.reloadSnippet()
      while delegate.arrived < 2 { try await Task.sleep(for: .milliseconds(2)) }
      await session.cancel()
      #expect(await reloaded == false)
      let before = vaultLog.withLock { $0 }
      delegate.release()
      try await Task.sleep(for: .milliseconds(50))
      #expect(vaultLog.withLock { $0 } == before)
      #expect(await session.say("Burn Desk").status == .performed)
    }
  }

  @Test("an app that comes to the front after the session was cancelled performs nothing")
  func lateForeground() async throws {
    let delegate = Waiting(at: "openApp")
    var options = SessionOptions()
    options.grace = .milliseconds(20)
    let session = try await Self.host().session(options: options, delegate: delegate)
    async let outcome = session.say("Enter Vault")
    try await delegate.arrival()
    await session.cancel()
    #expect(await outcome.status == .cancelled)
    delegate.release()
    try await Task.sleep(for: .milliseconds(50))
    #expect(vaultLog.withLock { $0 } == [])
    #expect(await session.say("Enter Vault").status == .performed)
  }

  @Test("cancelling while a snippet is made again still gives up the open question")
  func cancelledQuestion() async throws {
    let delegate = Waiting(at: "present")
    let session = try await Self.host().session(delegate: delegate)
    async let shown = session.say("Show Vault")
    try await delegate.arrival()
    await session.cancel()
    #expect(await shown.status == .performed)
    #expect(await session.say("Read from Vault").isAsking)
    async let reloaded = session.reloadSnippet()
    while delegate.arrived < 2 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(await session.cancel()?.status == .cancelled)
    #expect(await reloaded == false)
    #expect(session.question == nil)
    delegate.release()
  }
}
