// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What became of a call into app code.
enum QueryOutcome: Sendable {
  case found([EntityMatch])
  case failed(String)
}

/// Runs app code apart from everything else.
///
/// A query may be slow, throw, block its thread or never return. It runs on threads of its own, is
/// waited for no longer than its deadline, and an app with too many calls that have not returned is
/// not called again until some do.
final class AppCodeRunner: Sendable {
  /// Most calls of one app that may be under way.
  static let maxCallsPerApp = 4

  private let underWay = Mutex<[String: Int]>([:])

  /// Calls a query and waits for it until the deadline.
  func entities(
    matching text: String, query: any EntityStringQuery, key: EntityKey,
    until deadline: ContinuousClock.Instant, limit: Duration
  ) async -> QueryOutcome {
    let admitted = underWay.withLock { calls in
      guard calls[key.app, default: 0] < Self.maxCallsPerApp else { return false }
      calls[key.app, default: 0] += 1
      return true
    }
    guard admitted else {
      return .failed(
        "query for '\(key.entity)' of '\(key.app)' was not called: "
          + "\(Self.maxCallsPerApp) earlier calls have not returned")
    }
    let answer = Answer()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.wait(continuation)
        let call = Task.detached(executorPreference: AppThreads.shared) { [self] in
          let outcome: QueryOutcome
          do {
            outcome = .found(try await query.entities(matching: text))
          } catch {
            outcome = .failed("query for '\(key.entity)' of '\(key.app)' failed: \(error)")
          }
          underWay.withLock { $0[key.app, default: 1] -= 1 }
          answer.give(outcome)
        }
        let timer = Task.detached {
          try? await Task.sleep(until: deadline, clock: .continuous)
          guard !Task.isCancelled else { return }
          answer.give(
            .failed(
              "query for '\(key.entity)' of '\(key.app)' did not return within \(limit)"))
          call.cancel()
        }
        answer.whenGiven { timer.cancel() }
      }
    } onCancel: {
      answer.give(.failed("cancelled"))
    }
  }
}

/// An answer that is given once, whoever comes first.
private final class Answer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<QueryOutcome, Never>?
    var outcome: QueryOutcome?
    var cleanUp: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

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
        return (CheckedContinuation<QueryOutcome, Never>?.none, (@Sendable () -> Void)?.none)
      }
      state.outcome = outcome
      defer {
        state.continuation = nil
        state.cleanUp = nil
      }
      return (state.continuation, state.cleanUp)
    }
    waiting?.resume(returning: outcome)
    cleanUp?()
  }

  func whenGiven(_ cleanUp: @escaping @Sendable () -> Void) {
    let isGiven = state.withLock { state in
      if state.outcome == nil { state.cleanUp = cleanUp }
      return state.outcome != nil
    }
    if isGiven { cleanUp() }
  }
}
