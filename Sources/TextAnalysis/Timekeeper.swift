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
/// stop the very limits that it is to be held to.
@usableFromInline
@safe package final class Timekeeper: @unchecked Sendable {
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

  /// Makes one; its thread is started with the first entry and never ends.
  package init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe wake = .allocate(capacity: 1)
    #if canImport(Darwin)
      unsafe pthread_cond_init(wake, nil)
    #else
      var attributes = pthread_condattr_t()
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
    _ duration: Duration, from now: ContinuousClock.Instant = .now,
    on executor: (any TaskExecutor)? = nil, _ action: @escaping @Sendable () -> Void
  ) -> UInt64 {
    let due = now + duration
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
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
    if !hasThread { hasThread = start() }
    if wakes.map({ due < $0 }) ?? true { unsafe pthread_cond_signal(wake) }
    return id
  }

  /// Does it not; nothing where it is done.
  @usableFromInline package func cancel(_ id: UInt64) {
    unsafe pthread_mutex_lock(mutex)
    // What it holds is given up outside of the lock.
    let action = actions.removeValue(forKey: id)
    unsafe pthread_mutex_unlock(mutex)
    withExtendedLifetime(action) {}
  }

  /// Whether there is a thread now; where the system has none the next entry tries again.
  private func start() -> Bool {
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
      unsafe keeper.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private func work() {
    unsafe pthread_mutex_lock(mutex)
    while true {
      let now = ContinuousClock.now
      let due = takeDue(at: now)
      if due.isEmpty {
        wakes = first < entries.count ? entries[first].due : nil
        sleep(for: wakes.map { now.duration(to: $0) })
        continue
      }
      unsafe pthread_mutex_unlock(mutex)
      // They may run the handlers of apps, or let go of what apps made: none holds up the next.
      for action in due { Task.detached(executorPreference: action.executor) { action.body() } }
      unsafe pthread_mutex_lock(mutex)
    }
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
  private func sleep(for duration: Duration?) {
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
