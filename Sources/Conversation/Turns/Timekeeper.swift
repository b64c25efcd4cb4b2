// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Does things later, and most often not at all.
///
/// Limits are set at each turn and nearly never reached. A task that sleeps costs several microseconds
/// to start and to cancel; here one task sleeps for all, until the earliest moment, and a new one is
/// noted in a list. What is cancelled is left out when its time comes, or when most of the list is.
@usableFromInline final class Timekeeper: Sendable {
  /// The one of the process.
  @usableFromInline static let shared = Timekeeper()

  private struct Entry {
    var due: ContinuousClock.Instant
    var id: UInt64
  }

  private struct State {
    /// From `first` on, rising.
    var entries: [Entry] = []
    var first = 0
    var actions: [UInt64: @Sendable () -> Void] = [:]
    var nextID: UInt64 = 0
    var sleeper: Task<Void, Never>?
    /// When the sleeper wakes; `nil` while none sleeps.
    var wakes: ContinuousClock.Instant?
  }

  private let state = Locked(State())

  /// Does something later, in a task of its own.
  ///
  /// - Returns: What `cancel(_:)` takes.
  /// - Complexity: O(1) where nothing noted is due later, else O(*n*) for *n* entries.
  @usableFromInline func after(
    _ duration: Duration, from now: ContinuousClock.Instant = .now,
    _ action: @escaping @Sendable () -> Void
  ) -> UInt64 {
    let due = now + duration
    return state.withLock { state in
      state.nextID += 1
      let id = state.nextID
      state.actions[id] = action
      var place = state.entries.count
      while place > state.first, state.entries[place - 1].due > due { place -= 1 }
      state.entries.insert(Entry(due: due, id: id), at: place)
      if state.entries.count > 2 * state.actions.count + 1_024 {
        state.entries = state.entries[state.first...].filter { state.actions[$0.id] != nil }
        state.first = 0
      }
      if state.wakes.map({ due < $0 }) ?? true { sleep(until: due, &state) }
      return id
    }
  }

  /// Does it not; nothing where it is done.
  @usableFromInline func cancel(_ id: UInt64) {
    // What it holds is given up outside of the lock.
    let action = state.withLock { $0.actions.removeValue(forKey: id) }
    withExtendedLifetime(action) {}
  }

  private func sleep(until due: ContinuousClock.Instant, _ state: inout State) {
    state.sleeper?.cancel()
    state.wakes = due
    state.sleeper = Task.detached { [self] in
      do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
      wake()
    }
  }

  private func wake() {
    let now = ContinuousClock.now
    let actions = state.withLock { state -> [@Sendable () -> Void] in
      var actions: [@Sendable () -> Void] = []
      while state.first < state.entries.count {
        let entry = state.entries[state.first]
        if let action = state.actions[entry.id] {
          guard entry.due <= now else { break }
          actions.append(action)
          state.actions[entry.id] = nil
        }
        state.first += 1
      }
      if state.first * 2 > state.entries.count {
        state.entries.removeFirst(state.first)
        state.first = 0
      }
      state.wakes = nil
      state.sleeper = nil
      if state.first < state.entries.count { sleep(until: state.entries[state.first].due, &state) }
      return actions
    }
    // They may run the handlers of apps: none of them holds up the next.
    for action in actions { Task.detached { action() } }
  }
}
