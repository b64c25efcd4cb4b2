// SPDX-License-Identifier: Apache-2.0

/// One call of app code, and where its tasks run.
///
/// All that the call does counts as its app's: child tasks come here too. Who gives it up and the
/// call itself each say so once, in whatever order.
package final class GatedCall: TaskExecutor, @unchecked Sendable {
  // SAFETY: what changes is touched only under the mutex of `AppThreads`.

  private enum Phase { case new, begun, over }

  /// The gate it went through.
  let gate: AppGate
  /// Where its jobs wait.
  let lane: AppLane
  /// Threads that run a job of it now.
  var threads = 0
  /// Whether nobody waits for it any more.
  private(set) var isGivenUp = false
  private var phase = Phase.new
  private var hasEntered = false
  /// What runs it, while it may have to be cancelled.
  private var task: Task<Void, Never>?

  init(_ gate: AppGate, lane: AppLane) {
    self.gate = gate
    self.lane = lane
  }

  /// Takes a job of the call.
  package func enqueue(_ job: consuming ExecutorJob) {
    AppThreads.shared.enqueue(UnownedJob(job), of: self)
  }

  /// Whether the app's code has been entered.
  package var hasBegun: Bool { AppThreads.shared.withLock { hasEntered } }

  /// Notes that the app's code is entered.
  ///
  /// - Returns: `false` where it is not to be: nobody waits for it any more, or the app has been lost
  ///   while it waited for its turn.
  package func begin() -> Bool {
    AppThreads.shared.withLock {
      let isAdmitted = !isGivenUp && gate.admits
      phase = isAdmitted ? .begun : .over
      hasEntered = isAdmitted
      return isAdmitted
    }
  }

  /// Notes that the app's code has come back.
  package func finish() {
    AppThreads.shared.withLock {
      if phase == .begun, isGivenUp { gate.abandoned -= 1 }
      phase = .over
      task = nil
    }
  }

  /// Notes that nobody waits for it any more, and cancels the task that it was told of.
  ///
  /// Until it comes back it counts against its app, and its threads are lost to the app alone. One
  /// that has not begun never does, and does not count.
  ///
  /// - Returns: Whether that was news, and it has not come back.
  @discardableResult package func giveUp() -> Bool {
    var open: Task<Void, Never>?
    let isNews = AppThreads.shared.lose(self) {
      guard !isGivenUp, phase != .over else { return false }
      isGivenUp = true
      if phase == .begun { gate.abandoned += 1 }
      open = task
      return true
    }
    if let open { cancel(open) }
    return isNews
  }

  /// Keeps the task that runs it, to be cancelled when it is given up.
  func keep(_ task: Task<Void, Never>) {
    let isLate = AppThreads.shared.withLock {
      if phase != .over { self.task = task }
      return isGivenUp && phase != .over
    }
    if isLate { cancel(task) }
  }

  /// Cancels a task of the call.
  ///
  /// That runs the app's cancellation handlers, which may block: they have a thread of their own,
  /// so that they run where all others of the app wait for them.
  package func cancel(_ task: Task<Void, Never>) {
    Task.detached(executorPreference: GatedCall(gate, lane: gate.handlers)) { task.cancel() }
  }
}
