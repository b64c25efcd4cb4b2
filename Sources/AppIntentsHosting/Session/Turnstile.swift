// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Lets one task through at a time, in the order in which they came.
final class Turnstile: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Waits until nobody else is inside.
  func enter() async {
    if takeIfFree() { return }
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken { state.waiting.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  /// Goes inside if nobody else is, without waiting.
  func takeIfFree() -> Bool {
    state.withLock { state in
      defer { state.isTaken = true }
      return !state.isTaken
    }
  }

  /// Lets the next one in.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
