// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread that merges the layers of all stores of the process, one store at a time.
///
/// A thread of its own and not a task: merging a million names takes seconds, and the pool of Swift's
/// tasks has a thread a core. It ends when nothing is left to merge.
final class EntityMerger: Sendable {
  static let shared = EntityMerger()

  private struct State {
    /// Stores whose layers are due, each once.
    var waiting: [EntityStore] = []
    var isRunning = false
  }

  private let state = Locked(State())

  /// Merges the layers of a store when its turn comes.
  func enqueue(_ store: EntityStore) {
    let starts = state.withLock { state in
      state.waiting.append(store)
      let starts = !state.isRunning
      state.isRunning = true
      return starts
    }
    if starts { start() }
  }

  private func start() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // SAFETY: the thread gets no context; what it works on lives as long as the process.
    let status = unsafe pthread_create(
      &thread, nil,
      { _ in
        EntityMerger.shared.work()
        return nil
      }, nil)
    #if canImport(Darwin)
      if status == 0, let thread { pthread_detach(thread) }
    #else
      if status == 0 { pthread_detach(thread) }
    #endif
    // No thread to be had: whoever has updated pays.
    if status != 0 { work() }
  }

  private func work() {
    while true {
      let store = state.withLock { state -> EntityStore? in
        if state.waiting.isEmpty {
          state.isRunning = false
          return nil
        }
        return state.waiting.removeFirst()
      }
      guard let store else { return }
      if store.merge() { state.withLock { $0.waiting.append(store) } }
    }
  }
}
