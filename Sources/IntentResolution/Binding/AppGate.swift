// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The one way into an app's code.
///
/// App code may be slow, throw, block its thread or never return, and start any number of tasks. What
/// goes through here runs on threads of `AppThreads` that count as the app's, is waited for no longer
/// than its deadline, and is remembered when it was given up and has not come back. An app with
/// `maxAbandoned` such calls, or that has lost as many threads to them, is not called again until one
/// of them returns.
///
/// What asks the person waits without a thread, and counts for nothing meanwhile. A host has a gate
/// for each app: what one host gave up says nothing of another's, and both have the threads that each
/// gate is good for.
package final class AppGate: @unchecked Sendable {
  /// Most calls of one app that may be left behind.
  package static let maxAbandoned = AppThreads.maxThreadsPerApp

  /// The app's identifier.
  package let app: String
  /// Who keeps the time of its calls; tests have one of their own.
  package let keeper: Timekeeper
  /// What its calls run on.
  let lane = AppLane(live: AppThreads.maxThreadsPerApp, lost: AppThreads.maxThreadsPerApp)
  /// What its cancellation handlers run on.
  let handlers = AppLane(live: 1, lost: 0)
  // SAFETY: touched only under the mutex of `AppThreads`.
  /// Calls that were given up and have not come back.
  var abandoned = 0

  /// Makes the gate of an app.
  package init(app: String, keeper: Timekeeper = .shared) {
    self.app = app
    self.keeper = keeper
  }

  /// Lets a call in, unless too many before it have not come back.
  ///
  /// Whoever gets one calls `begin()` before the app's code and `finish()` after it, runs it in a task
  /// that prefers the call as its executor, and calls `giveUp()` when it waits no longer.
  package func admit() -> GatedCall? {
    AppThreads.shared.withLock { admits } ? GatedCall(self, lane: lane) : nil
  }

  /// Whether calls are let in; asked under the mutex of `AppThreads`.
  var admits: Bool { abandoned < Self.maxAbandoned && !lane.isLost }

  /// What has come of a call.
  package enum Outcome<Value: Sendable>: Sendable {
    /// The code returned.
    case returned(Value)
    /// The code threw.
    case failed(any Error)
    /// The code did not return before the deadline.
    case late
    /// The code was not called, since earlier calls have not returned.
    case refused
    /// Whoever called was cancelled.
    case cancelled
  }

  /// Calls app code and waits for it until the deadline.
  ///
  /// What it gives later reaches nobody. It is cancelled when it is given up.
  package func call<Value: Sendable>(
    until deadline: ContinuousClock.Instant, _ body: @escaping @Sendable () async throws -> Value
  ) async -> Outcome<Value> {
    guard let call = admit() else { return .refused }
    let answer = Answer<Outcome<Value>>(keeper: keeper)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.wait(continuation)
        let task = Task.detached(executorPreference: call) {
          guard call.begin() else { return answer.give(.refused) }
          let outcome: Outcome<Value>
          do { outcome = .returned(try await body()) } catch { outcome = .failed(error) }
          call.finish()
          answer.give(outcome)
        }
        call.keep(task)
        let timer = keeper.after(
          keeper.now.duration(to: deadline), on: CallerThreads.shared
        ) { [weak call, weak answer] in
          // Weak, so that nothing of the app's ends on the thread that keeps the time.
          guard let call, call.giveUp() else { return }
          answer?.give(call.hasBegun ? .late : .refused)
        }
        answer.cancelWhenGiven(timer)
      }
    } onCancel: {
      if call.giveUp() { answer.give(.cancelled) }
    }
    // See `TurnTask.turn`: the thread sanitizer needs a lock that both sides take.
    answer.seen()
    return outcome
  }
}

/// What comes of a call, given once, by whoever comes first.
private final class Answer<Outcome: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    var timer: UInt64?
  }

  private let state = Locked(State())
  private let keeper: Timekeeper

  init(keeper: Timekeeper) { self.keeper = keeper }

  /// Has somebody wait for it.
  func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
    let early = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let early { continuation.resume(returning: early) }
  }

  /// Gives it, unless it was given.
  func give(_ outcome: Outcome) {
    let (waiting, timer) = state.withLock { state in
      guard state.outcome == nil else {
        return (CheckedContinuation<Outcome, Never>?.none, UInt64?.none)
      }
      state.outcome = outcome
      defer { state.continuation = nil }
      return (state.continuation, state.timer)
    }
    if let timer { keeper.cancel(timer) }
    waiting?.resume(returning: outcome)
  }

  /// Has what limits the time stop once it is given.
  func cancelWhenGiven(_ timer: UInt64) {
    let isGiven = state.withLock { state in
      state.timer = timer
      return state.outcome != nil
    }
    if isGiven { keeper.cancel(timer) }
  }

  /// Waits for whoever is giving it.
  func seen() { state.withLock { _ in } }
}
