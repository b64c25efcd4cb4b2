// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// What became of a call into app code.
enum QueryOutcome: Sendable {
  case found([EntityMatch])
  case failed(String)
}

/// Runs app code apart from everything else.
///
/// A query may be slow, throw, block its thread or never return. It runs on threads of its own and
/// is waited for no longer than its deadline. An app has a few calls under way at a time; further
/// ones wait for their turn, in order. When all that are under way have been given up, the app is
/// not called again until one of them returns.
final class AppCodeRunner: Sendable {
  /// Most calls of one app that may be under way.
  static let maxCallsPerApp = 4

  /// The calls of one app.
  private struct AppCalls {
    /// Calls that have been started and have not returned.
    var underWay: [ObjectIdentifier: QueryCall] = [:]
    /// How many of them nobody waits for any more.
    var abandoned = 0
    /// Calls that have not been started, in order.
    var waiting: [QueryCall] = []
  }

  private let apps = Locked<[String: AppCalls]>([:])

  /// Calls a query and waits for it until the deadline.
  func entities(
    matching text: String, query: any EntityStringQuery, key: EntityKey,
    until deadline: ContinuousClock.Instant, limit: Duration
  ) async -> QueryOutcome {
    let call = QueryCall(text: text, query: query, key: key)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        call.wait(continuation)
        let timer = Task.detached { [self] in
          try? await Task.sleep(until: deadline, clock: .continuous)
          if !Task.isCancelled { abandon(call, "did not return within \(limit)") }
        }
        call.whenGiven { timer.cancel() }
        admit(call)
      }
    } onCancel: {
      abandon(call, "was cancelled")
    }
  }

  /// Starts a call, or has it wait for its turn.
  private func admit(_ call: QueryCall) {
    enum Admission { case start, wait, refuse }
    let admission = apps.withLock { apps -> Admission in
      // Given up before it came here.
      if call.isAbandoned { return .wait }
      let calls = apps[call.key.app] ?? AppCalls()
      if calls.underWay.count < Self.maxCallsPerApp {
        apps[call.key.app, default: AppCalls()].underWay[ObjectIdentifier(call)] = call
        return .start
      }
      if calls.abandoned == calls.underWay.count { return .refuse }
      apps[call.key.app, default: AppCalls()].waiting.append(call)
      return .wait
    }
    switch admission {
    case .start: start(call)
    case .refuse: refuse(call)
    case .wait: break
    }
  }

  private func start(_ call: QueryCall) {
    let task = Task.detached(executorPreference: AppThreads.shared) { [self] in
      let outcome = await call.run()
      finish(call)
      call.give(outcome)
    }
    call.cancelWhenGiven(task)
  }

  /// Makes room for the call that has waited longest.
  private func finish(_ call: QueryCall) {
    let next = apps.withLock { apps -> QueryCall? in
      guard var calls = apps.removeValue(forKey: call.key.app) else { return nil }
      calls.underWay[ObjectIdentifier(call)] = nil
      if call.isAbandoned { calls.abandoned -= 1 }
      var next: QueryCall?
      if !calls.waiting.isEmpty {
        let first = calls.waiting.removeFirst()
        calls.underWay[ObjectIdentifier(first)] = first
        next = first
      }
      if !calls.underWay.isEmpty { apps[call.key.app] = calls }
      return next
    }
    if let next { start(next) }
  }

  /// Waits for a call no longer; one that has not been started never is.
  private func abandon(_ call: QueryCall, _ reason: String) {
    let (waited, refused) = apps.withLock { apps -> (Bool, [QueryCall]) in
      let isNew = call.markAbandoned()
      guard var calls = apps[call.key.app] else { return (false, []) }
      var waited = false
      var refused: [QueryCall] = []
      if calls.underWay[ObjectIdentifier(call)] != nil, isNew {
        calls.abandoned += 1
        if calls.abandoned == Self.maxCallsPerApp {
          refused = calls.waiting
          calls.waiting = []
        }
      } else if let place = calls.waiting.firstIndex(where: { $0 === call }) {
        calls.waiting.remove(at: place)
        waited = true
      }
      apps[call.key.app] = calls
      return (waited, refused)
    }
    if waited { refuse(call) } else { call.give(.failed("\(call.name) \(reason)")) }
    for other in refused { refuse(other) }
  }

  private func refuse(_ call: QueryCall) {
    call.give(
      .failed(
        "\(call.name) was not called: \(Self.maxCallsPerApp) earlier calls have not returned"))
  }
}

/// One call into app code; its answer is given once, whoever comes first.
private final class QueryCall: Sendable {
  let text: String
  let query: any EntityStringQuery
  let key: EntityKey

  private struct State {
    var continuation: CheckedContinuation<QueryOutcome, Never>?
    var outcome: QueryOutcome?
    var cleanUp: [@Sendable () -> Void] = []
    var isAbandoned = false
  }

  private let state = Locked(State())

  init(text: String, query: any EntityStringQuery, key: EntityKey) {
    self.text = text
    self.query = query
    self.key = key
  }

  /// What it is called in messages.
  var name: String { "query for '\(key.entity)' of '\(key.app)'" }

  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  /// Notes that nobody waits for it; `false` if that is known or the answer is there.
  func markAbandoned() -> Bool {
    state.withLock { state in
      if state.isAbandoned || state.outcome != nil { return false }
      state.isAbandoned = true
      return true
    }
  }

  /// Calls the app's code.
  func run() async -> QueryOutcome {
    do {
      return .found(try await query.entities(matching: text))
    } catch {
      return .failed("\(name) failed: \(error)")
    }
  }

  func wait(_ continuation: CheckedContinuation<QueryOutcome, Never>) {
    let early = state.withLock { state -> QueryOutcome? in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let early { continuation.resume(returning: early) }
  }

  func give(_ outcome: QueryOutcome) {
    let (waiting, cleanUp) = state.withLock { state in
      guard state.outcome == nil else {
        return (CheckedContinuation<QueryOutcome, Never>?.none, [@Sendable () -> Void]())
      }
      state.outcome = outcome
      defer {
        state.continuation = nil
        state.cleanUp = []
      }
      return (state.continuation, state.cleanUp)
    }
    waiting?.resume(returning: outcome)
    for step in cleanUp { step() }
  }

  func whenGiven(_ cleanUp: @escaping @Sendable () -> Void) {
    let isGiven = state.withLock { state in
      if state.outcome == nil { state.cleanUp.append(cleanUp) }
      return state.outcome != nil
    }
    if isGiven { cleanUp() }
  }

  /// Cancels the task that runs it once the answer has come from elsewhere.
  func cancelWhenGiven(_ task: Task<Void, Never>) { whenGiven { task.cancel() } }
}
