// SPDX-License-Identifier: Apache-2.0

import Synchronization
import TextAnalysis

/// Hands the events of a session to whoever listens. Nothing is made where nobody does.
final class EventHub: Sendable {
  /// Most events that are kept for a listener who does not take them.
  static let bufferSize = 1_024

  private struct State {
    var listeners: [Int: AsyncStream<SessionEvent>.Continuation] = [:]
    var nextID = 0
    var turnBegan = ContinuousClock.now
  }

  private let state = Locked(State())
  /// How many listen: most often nobody, which is to cost nothing.
  private let listenerCount = Atomic<Int>(0)
  /// Whether events hold what was said and the values.
  let showsValues: Bool

  init(showsValues: Bool) { self.showsValues = showsValues }

  deinit { for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() } }

  /// A stream of all events from now on.
  func stream() -> AsyncStream<SessionEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: SessionEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferSize))
    let id = state.withLock { state in
      state.nextID += 1
      state.listeners[state.nextID] = continuation
      listenerCount.store(state.listeners.count, ordering: .releasing)
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in
      self?.remove(id)
    }
    return stream
  }

  private func remove(_ id: Int) {
    state.withLock { state in
      state.listeners[id] = nil
      listenerCount.store(state.listeners.count, ordering: .releasing)
    }
  }

  /// Counts time from here.
  func beginTurn() { state.withLock { $0.turnBegan = .now } }

  /// Tells an event.
  func tell(
    app: String? = nil, intent: String? = nil, _ kind: @autoclosure () -> SessionEvent.Kind
  ) {
    guard listenerCount.load(ordering: .acquiring) > 0 else { return }
    let (listeners, began) = state.withLock { (Array($0.listeners.values), $0.turnBegan) }
    let event = SessionEvent(
      kind: kind(), app: app, intent: intent, elapsed: began.duration(to: .now))
    for listener in listeners { listener.yield(event) }
  }

  /// An error for an event: what it says may hold values, so else its kind is told.
  func shown(_ error: any Error) -> String {
    if showsValues { return "\(error)" }
    if let error = error as? SessionError { return error.code.rawValue }
    return String(describing: type(of: error))
  }

  /// A text for an event, where it may be told.
  func shown(_ text: @autoclosure () -> String) -> String? { showsValues ? text() : nil }
}
