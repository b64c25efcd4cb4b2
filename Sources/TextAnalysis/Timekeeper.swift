// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does things later, and most often not at all.
///
/// Limits are set at each turn and nearly never reached. A task that sleeps costs several microseconds
/// to start and to cancel; here one thread sleeps for all, until the earliest moment, and a new one is
/// noted in a list. What is cancelled is left out when its time comes, or when most of the list is.
///
/// It is a thread and not a task since Swift's pool has one thread a core: code that blocks those would
/// stop the very limits that it is to be held to. One for tests has no thread, and time that moves when
/// it is told to.
@usableFromInline
@safe package final class Timekeeper: @unchecked Sendable, Equatable {
  /// The one of the process.
  @usableFromInline package static let shared = Timekeeper()

  private struct Entry {
    var due: ContinuousClock.Instant
    var id: UInt64
  }

  private struct Action {
    var executor: (any TaskExecutor)?
    var body: @Sendable () -> Void
  }

  // SAFETY: what is below is touched only under `mutex`; the pointers never change.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let wake: UnsafeMutablePointer<pthread_cond_t>
  /// From `first` on, rising.
  private var entries: [Entry] = []
  private var first = 0
  private var actions: [UInt64: Action] = [:]
  private var nextID: UInt64 = 0
  /// When the thread wakes; `nil` while it waits for an entry.
  private var wakes: ContinuousClock.Instant?
  private var hasThread = false
  /// What time it is where it moves by `advance(by:)` alone.
  private var setTime = ContinuousClock.now
  private let isManual: Bool

  /// Makes one; its thread is started with the first entry and never ends.
  ///
  /// - Parameter isManual: Whether time stands still until `advance(by:)`.
  package init(isManual: Bool = false) {
    self.isManual = isManual
    // SAFETY: neither is freed, as the thread that waits for them does not end.
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe wake = .allocate(capacity: 1)
    #if canImport(Darwin)
      unsafe pthread_cond_init(wake, nil)
    #else
      var attributes = pthread_condattr_t()
      // SAFETY: the attributes are initialised, read once and destroyed here.
      unsafe pthread_condattr_init(&attributes)
      unsafe pthread_condattr_setclock(&attributes, Self.clock)
      unsafe pthread_cond_init(wake, &attributes)
      unsafe pthread_condattr_destroy(&attributes)
    #endif
  }

  /// What the thread's sleep is measured by.
  private static var clock: clockid_t {
    #if canImport(Darwin)
      // Its threads know no other. Where it is set back, what is due waits for that much longer.
      CLOCK_REALTIME
    #else
      CLOCK_MONOTONIC
    #endif
  }

  /// Does something later, in a task of its own: on an executor, or on the pool of Swift's tasks.
  ///
  /// - Returns: What `cancel(_:)` takes.
  /// - Complexity: O(1) where nothing noted is due later, else O(*n*) for *n* entries.
  @usableFromInline package func after(
    _ duration: Duration, from start: ContinuousClock.Instant? = nil,
    on executor: (any TaskExecutor)? = nil, _ action: @escaping @Sendable () -> Void
  ) -> UInt64 {
    let due = (start ?? now) + duration
    lock()
    defer { unlock() }
    nextID += 1
    let id = nextID
    actions[id] = Action(executor: executor, body: action)
    var place = entries.count
    while place > first, entries[place - 1].due > due { place -= 1 }
    entries.insert(Entry(due: due, id: id), at: place)
    if entries.count > 2 * actions.count + 1_024 {
      entries = entries[first...].filter { actions[$0.id] != nil }
      first = 0
    }
    if isManual {
      begin(takeDue(at: setTime))
      return id
    }
    if !hasThread { hasThread = startThread() }
    // SAFETY: the condition lives as long as this object.
    if wakes.map({ due < $0 }) ?? true { unsafe pthread_cond_signal(wake) }
    return id
  }

  /// Does it not; nothing where it is done.
  @usableFromInline package func cancel(_ id: UInt64) {
    lock()
    // What it holds is given up outside of the lock.
    let action = actions.removeValue(forKey: id)
    unlock()
    withExtendedLifetime(action) {}
  }

  // MARK: - Time

  /// What time it is.
  @usableFromInline package var now: ContinuousClock.Instant {
    guard isManual else { return .now }
    lock()
    defer { unlock() }
    return setTime
  }

  /// Sleeps for a time, or until the task is cancelled.
  package func sleep(for duration: Duration) async {
    let waiting = Locked<(isOver: Bool, continuation: CheckedContinuation<Void, Never>?)>(
      (false, nil))
    let wake: @Sendable () -> Void = {
      let continuation = waiting.withLock { state in
        defer { state = (true, nil) }
        return state.continuation
      }
      continuation?.resume()
    }
    let id = after(duration, wake)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = waiting.withLock { state in
          if !state.isOver { state.continuation = continuation }
          return state.isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      wake()
    }
    cancel(id)
  }

  /// What was noted, and neither done nor cancelled yet.
  package var pending: Int {
    lock()
    defer { unlock() }
    return actions.count
  }

  /// Moves the time of one that was made for that, and starts what is due by then.
  package func advance(by duration: Duration) {
    precondition(isManual)
    lock()
    setTime += duration
    let due = takeDue(at: setTime)
    unlock()
    begin(due)
  }

  private func lock() {
    // SAFETY: the mutex lives as long as this object.
    unsafe pthread_mutex_lock(mutex)
  }

  private func unlock() {
    // SAFETY: as above, and whoever calls has it locked.
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Whether two are the same one.
  @usableFromInline package static func == (a: Timekeeper, b: Timekeeper) -> Bool { a === b }

  // MARK: - The thread

  /// Whether there is a thread now; where the system has none the next entry tries again.
  private func startThread() -> Bool {
    var thread = pthread_t()
    // SAFETY: the thread keeps the object, and gives it up never.
    let keeper = unsafe Unmanaged.passRetained(self)
    let status = unsafe pthread_create(
      &thread, nil,
      { keeper in
        if let keeper = unsafe keeper {
          unsafe Unmanaged<Timekeeper>.fromOpaque(keeper).takeUnretainedValue().work()
        }
        return nil
      }, keeper.toOpaque())
    guard status == 0 else {
      // SAFETY: there is no thread that would keep it.
      unsafe keeper.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private func work() {
    lock()
    while true {
      let now = ContinuousClock.now
      let due = takeDue(at: now)
      if due.isEmpty {
        wakes = first < entries.count ? entries[first].due : nil
        wait(for: wakes.map { now.duration(to: $0) })
        continue
      }
      unlock()
      begin(due)
      lock()
    }
  }

  private func begin(_ due: [Action]) {
    // They may run the handlers of apps, or let go of what apps made: none holds up the next.
    for action in due { Task.detached(executorPreference: action.executor) { action.body() } }
  }

  /// Hands out what is due, and drops what was cancelled before it; called under the lock.
  private func takeDue(at now: ContinuousClock.Instant) -> [Action] {
    var due: [Action] = []
    while first < entries.count {
      let entry = entries[first]
      if let action = actions[entry.id] {
        guard entry.due <= now else { break }
        actions[entry.id] = nil
        due.append(action)
      }
      first += 1
    }
    if first * 2 > entries.count {
      entries.removeFirst(first)
      first = 0
    }
    return due
  }

  /// Waits until it is woken, or at most so long; called under the lock.
  // SAFETY: the mutex is held by this thread, and lives as the condition does as long as this object; the
  // clock writes the value it is given.
  private func wait(for duration: Duration?) {
    guard let duration else {
      _ = unsafe pthread_cond_wait(wake, mutex)
      return
    }
    var until = timespec()
    unsafe clock_gettime(Self.clock, &until)
    // A limit of years would not fit; who wakes early looks again.
    let (seconds, attoseconds) = min(duration, .seconds(86_400)).components
    let nanoseconds = until.tv_nsec + Int(attoseconds / 1_000_000_000)
    until.tv_sec += time_t(seconds) + nanoseconds / 1_000_000_000
    until.tv_nsec = nanoseconds % 1_000_000_000
    _ = unsafe pthread_cond_timedwait(wake, mutex, &until)
  }
}
