// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Work that speaks with a person: it asks, waits for the answer, goes on, and ends.
///
///     let task = TurnTask<String, String> { asker in
///       let name = try await asker.ask("What is it called?")
///       return "Added \(name)."
///     }
///     await task.start()            // .asked("What is it called?")
///     await task.answer("Milk")     // .ended("Added Milk.")
///
/// One thing happens at a time: `start`, `answer` and `cancel` return when the work asks again or is
/// over. The work is app code: it may take too long, throw, or never return. Its time is limited while it
/// runs, not while a question is open; work that does not end when it is cancelled is left behind, and
/// what it does later reaches nobody.
@usableFromInline package final class TurnTask<Prompt: Sendable, Ending: Sendable>: Sendable {
  /// What has come of the last turn.
  @usableFromInline package enum Event: Sendable {
    /// The work waits for an answer.
    case asked(Prompt)
    /// The work is done.
    case ended(Ending)
    /// The work threw.
    case failed(any Error)
    /// The work was cancelled, whether it has noticed or not.
    case cancelled(TurnCancellation)
  }

  /// How long work may take.
  @usableFromInline package struct Limits: Sendable, Equatable {
    /// Time that it runs in all, open questions not counted; `nil` for as long as it likes.
    @usableFromInline package var running: Duration?
    /// Time that it is waited for once cancelled.
    @usableFromInline package var grace: Duration
    /// Who keeps that time; tests have one of their own.
    @usableFromInline package var keeper = Timekeeper.shared

    /// Creates limits; the platform gives 30 seconds to work in the background.
    @usableFromInline package init(
      running: Duration? = .seconds(30), grace: Duration = .milliseconds(500)
    ) {
      self.running = running
      self.grace = grace
    }
  }

  /// Asks on behalf of the work.
  @usableFromInline package struct Asker: Sendable {
    @usableFromInline let task: TurnTask

    @inlinable init(task: TurnTask) { self.task = task }

    /// Asks, and waits for the answer as long as it takes.
    ///
    /// - Throws: `CancellationError` when the work is cancelled, and `TurnError.alreadyAsking` while another
    ///   question of the same work is open.
    @inlinable package func ask(_ prompt: Prompt) async throws -> String {
      try await task.ask(prompt)
    }

    /// Why the work was cancelled; `nil` while it was not.
    @inlinable package var cancellation: TurnCancellation? {
      task.state.withLock { $0.cancellation }
    }
  }

  @usableFromInline enum Phase {
    case new
    case running
    case asking(CheckedContinuation<String, any Error>)
    case over
  }

  @usableFromInline struct State {
    @usableFromInline var phase = Phase.new
    /// Who waits for the next event.
    @usableFromInline var listener: CheckedContinuation<Event, Never>?
    @usableFromInline var last: Event?
    @usableFromInline var cancellation: TurnCancellation?
    /// Counts the stretches that the work runs in, so that a timer of an earlier one does nothing.
    @usableFromInline var stretch = 0
    @usableFromInline var began: ContinuousClock.Instant?
    @usableFromInline var used = Duration.zero
    @usableFromInline var work: Task<Void, Never>?
    /// What ends the stretch when it takes too long.
    @usableFromInline var timer: UInt64?

    @inlinable init() {}

    /// Lets the time stand still.
    @inlinable mutating func stopTimer(of keeper: Timekeeper) {
      if let timer { keeper.cancel(timer) }
      timer = nil
    }

    /// Notes an event, and hands over who waits for it.
    @inlinable mutating func take(_ event: Event) -> CheckedContinuation<Event, Never>? {
      last = event
      defer { listener = nil }
      return listener
    }
  }

  @usableFromInline let state = Locked(State())
  @usableFromInline let limits: Limits
  @usableFromInline let executor: (any TaskExecutor)?
  @usableFromInline let timers: (any TaskExecutor)?
  @usableFromInline let canceller: @Sendable (Task<Void, Never>) -> Void
  @usableFromInline let body: @Sendable (Asker) async throws -> Ending

  /// Creates work; it runs from `start()` on.
  ///
  /// - Parameters:
  ///   - limits: How long it may take.
  ///   - executor: Where it runs; `nil` for the pool of Swift's tasks, whose threads code that blocks
  ///     would hold up.
  ///   - timers: Where its time is kept; never where the work could block it.
  ///   - canceller: Cancels the task of the work, which runs the work's cancellation handlers. They may
  ///     block too: it is to return at once.
  ///   - body: The work.
  @inlinable package init(
    limits: Limits = Limits(), executor: (any TaskExecutor)? = nil,
    timers: (any TaskExecutor)? = nil,
    canceller: @escaping @Sendable (Task<Void, Never>) -> Void = { work in
      Task.detached { work.cancel() }
    },
    body: @escaping @Sendable (Asker) async throws -> Ending
  ) {
    self.limits = limits
    self.executor = executor
    self.timers = timers
    self.canceller = canceller
    self.body = body
  }

  /// Whether nothing more can happen.
  @inlinable package var isOver: Bool {
    state.withLock { if case .over = $0.phase { true } else { false } }
  }

  /// Starts the work, and waits until it asks or is over.
  ///
  /// - Returns: What came of it; the last event again for work that was started before.
  @inlinable package func start() async -> Event {
    await turn { state in
      guard case .new = state.phase else { return false }
      state.phase = .running
      return true
    } then: { [self] in
      let work = Task.detached(executorPreference: executor) { [self] in
        let event: Event
        do { event = .ended(try await body(Asker(task: self))) } catch { event = .failed(error) }
        finish(event)
      }
      let isOver = state.withLock { state in
        state.work = work
        return state.cancellation != nil
      }
      if isOver { canceller(work) }
      beginStretch()
    }
  }

  /// Answers the open question, and waits until the work asks again or is over.
  ///
  /// - Returns: The outcome; the last event again where no question is open.
  @inlinable package func answer(_ text: String) async -> Event {
    let open = Locked<CheckedContinuation<String, any Error>?>(nil)
    return await turn { state in
      guard case .asking(let continuation) = state.phase else { return false }
      open.withLock { $0 = continuation }
      state.phase = .running
      return true
    } then: { [self] in
      beginStretch()
      open.withLock { $0 }?.resume(returning: text)
    }
  }

  /// Ends the work: it is cancelled, waited for a moment, and then left behind.
  @discardableResult @inlinable package func cancel(_ reason: TurnCancellation = .userCancelled)
    async -> Event
  {
    let open = Locked<CheckedContinuation<String, any Error>?>(nil)
    return await turn { state in
      switch state.phase {
      case .over: return false
      case .asking(let continuation):
        open.withLock { $0 = continuation }
        state.phase = .running
      case .new, .running: break
      }
      if state.cancellation == nil { state.cancellation = reason }
      return true
    } then: { [self] in
      open.withLock { $0 }?.resume(throwing: CancellationError())
      stop()
    }
  }

  /// Cancels the work without waiting: whoever waits for its next event learns of it.
  @inlinable package func stopSoon(_ reason: TurnCancellation = .userCancelled) {
    let open = state.withLock { state -> CheckedContinuation<String, any Error>? in
      if state.cancellation == nil { state.cancellation = reason }
      guard case .asking(let continuation) = state.phase else { return nil }
      state.phase = .running
      return continuation
    }
    open?.resume(throwing: CancellationError())
    stop()
  }

  // MARK: - Turns

  /// Does something, and waits for the event that follows.
  ///
  /// - Parameter change: Says whether something is to happen at all.
  @inlinable func turn(
    _ change: @Sendable (inout State) -> Bool, then act: @escaping @Sendable () -> Void
  ) async -> Event {
    let event = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let past = state.withLock { state -> Event? in
          // A second caller while one is waiting is not foreseen; it learns the same as the first.
          if state.listener != nil { return state.last ?? .cancelled(.superseded) }
          guard change(&state) else { return state.last ?? .cancelled(.userCancelled) }
          state.listener = continuation
          return nil
        }
        if let past { continuation.resume(returning: past) } else { act() }
      }
    } onCancel: {
      // Whoever spoke has gone away; so has the reason to work.
      state.withLock { if $0.cancellation == nil { $0.cancellation = .userCancelled } }
      stop()
    }
    // The thread sanitizer does not see that what was written before a continuation was resumed is
    // read after, where it was resumed before anybody waited; a lock that both take it does see.
    state.withLock { _ in }
    return event
  }

  @inlinable func ask(_ prompt: Prompt) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let (refusal, listener) = state.withLock {
        state -> ((any Error)?, CheckedContinuation<Event, Never>?) in
        if state.cancellation != nil { return (CancellationError(), nil) }
        guard case .running = state.phase else { return (TurnError.alreadyAsking, nil) }
        state.phase = .asking(continuation)
        if let began = state.began { state.used += began.duration(to: limits.keeper.now) }
        state.stopTimer(of: limits.keeper)
        state.stretch += 1
        return (nil, state.take(.asked(prompt)))
      }
      if let refusal { continuation.resume(throwing: refusal) }
      listener?.resume(returning: .asked(prompt))
    }
  }

  @inlinable func finish(_ event: Event) {
    let (listener, event) = state.withLock {
      state -> (CheckedContinuation<Event, Never>?, Event) in
      if case .over = state.phase { return (nil, event) }
      // Work that ends because it was cancelled was cancelled, however it says so.
      let event = state.cancellation.map { Event.cancelled($0) } ?? event
      state.phase = .over
      state.stopTimer(of: limits.keeper)
      state.work = nil
      return (state.take(event), event)
    }
    listener?.resume(returning: event)
  }

  // MARK: - Time

  /// Lets the time run while the work does.
  @inlinable func beginStretch() {
    guard let running = limits.running else { return }
    let now = limits.keeper.now
    let (stretch, left) = state.withLock { state in
      state.stopTimer(of: limits.keeper)
      state.stretch += 1
      state.began = now
      return (state.stretch, running - state.used)
    }
    let timer = limits.keeper.after(left, from: now, on: timers) { [weak self] in
      guard let self else { return }
      let isDue = self.state.withLock { state in
        guard state.stretch == stretch, case .running = state.phase else { return false }
        if state.cancellation == nil { state.cancellation = .timeout }
        return true
      }
      if isDue { self.stop() }
    }
    state.withLock { state in
      // The stretch may be over by now.
      if state.stretch == stretch, case .running = state.phase {
        state.timer = timer
      } else {
        limits.keeper.cancel(timer)
      }
    }
  }

  /// Cancels the work, and gives it up when it does not end in time.
  @inlinable func stop() {
    let (work, reason) = state.withLock { ($0.work, $0.cancellation ?? .userCancelled) }
    guard let work else {
      // Not started, or over.
      return finish(.cancelled(reason))
    }
    canceller(work)
    _ = limits.keeper.after(limits.grace, on: timers) { [weak self] in
      self?.finish(.cancelled(reason))
    }
  }
}

/// Why work was cancelled.
@usableFromInline package enum TurnCancellation: String, Sendable, CaseIterable {
  /// It ran longer than it may.
  case timeout
  /// The person, or the caller, wants no more of it.
  case userCancelled
  /// Something else was begun in its place.
  case superseded
}

/// What is wrong with a question.
@usableFromInline package enum TurnError: Error, Sendable, Equatable {
  /// Another question of the same work has not been answered.
  case alreadyAsking
}
