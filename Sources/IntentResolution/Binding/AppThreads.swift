// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads for app code, so that a query that blocks holds up nobody but itself.
///
/// The pool of Swift's own tasks has a thread a core: two blocking queries would stop a small
/// machine. Here a thread is started when a job finds none idle. An app has a thread for itself and
/// up to `maxThreadsPerApp` in all; beyond the first ones all apps share `maxThreads`. Past that jobs
/// wait, and their callers' deadlines with them; apps take turns. A thread whose call was given up
/// counts no longer and another takes its place, at most `maxThreadsPerApp` times for an app: it is
/// lost to its own app and to nobody else. Threads idle for ten seconds end.
///
/// Whoever calls app code may run on the same threads (`CallerThreads`). A caller that calls app code
/// is about to wait for it, so its own thread runs the call next, and no other one has to be woken:
/// that takes the system some microseconds.
@safe package final class AppThreads: @unchecked Sendable {
  /// The one pool of the process; jobs keep no reference to it, so it must never go away.
  package static let shared = AppThreads()

  /// Most threads that run app code beyond one for each app.
  package static let maxThreads = 64
  /// Most threads of one app, and as many more that run what was given up.
  package static let maxThreadsPerApp = 8
  /// Most threads that run callers.
  package static let maxCallers = 64

  private let monitor = ThreadMonitor()
  // SAFETY: what is below, and what lanes, gates and calls count, is touched only under `monitor`.
  private var callerJobs: [UnownedJob] = []
  /// Lanes with a job that waits; the first had no turn for the longest time.
  private var lanes: [AppLane] = []
  private var callers = 0
  private var idle = 0
  /// Threads that were started and have not come for a job.
  private var coming = 0
  /// Threads that apps take beyond their own ones.
  private var taken = 0
  /// Where a thread of the pool keeps its `Worker`.
  private let key: pthread_key_t

  /// What a thread of the pool knows of itself.
  private struct Worker {
    /// Whether it runs a caller now.
    var isCaller = false
    /// Calls of the running job that no thread was woken for.
    var handedOver = 0
  }

  private enum Work {
    case caller(UnownedJob)
    case app(AppLane.Job, AppLane)
  }

  private init() {
    var key = pthread_key_t()
    // SAFETY: the variable lives through the call.
    unsafe pthread_key_create(&key, nil)
    self.key = key
  }

  /// Does something while nobody else touches what gates and calls count.
  func withLock<Result>(_ body: () -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return body()
  }

  // MARK: - Jobs

  /// Takes a job of app code, which waits where its app has no thread to run it.
  ///
  /// From a caller's thread no other is woken: that thread sees to the job when the caller waits.
  func enqueue(_ job: UnownedJob, of call: GatedCall) {
    // SAFETY: the thread's own state, which outlives the job that runs here.
    let worker = unsafe current
    monitor.lock()
    if call.lane.isEmpty { lanes.append(call.lane) }
    call.lane.append(AppLane.Job(job: job, call: call))
    // SAFETY: as above.
    if let worker = unsafe worker, unsafe worker.pointee.isCaller {
      monitor.unlock()
      // The thread takes it, or sees to it, as soon as the caller waits.
      // SAFETY: as above.
      unsafe worker.pointee.handedOver += 1
    } else {
      wakeOne()
    }
  }

  /// Takes a job of whoever calls app code.
  fileprivate func enqueueCaller(_ job: UnownedJob) {
    monitor.lock()
    callerJobs.append(job)
    wakeOne()
  }

  /// Notes that the threads of a call are lost, and has others take their places.
  ///
  /// - Parameter note: Notes that the call is given up; says whether it has to be.
  func lose(_ call: GatedCall, _ note: () -> Bool) -> Bool {
    monitor.lock()
    let isNews = note()
    let freed = isNews ? call.threads : 0
    let before = call.lane.shared
    call.lane.lose(freed)
    taken += call.lane.shared - before
    monitor.unlock()
    wake(freed)
    return isNews
  }

  /// The jobs that threads may be woken for; called under the lock.
  private var ready: Int {
    var ready = min(callerJobs.count, Self.maxCallers - callers)
    var room = Self.maxThreads - taken
    for lane in lanes {
      let own = lane.startable(shared: 0)
      let all = lane.startable(shared: room)
      ready += all
      room -= all - own
    }
    return ready
  }

  /// Finds a thread for one more job; called under the lock, which it gives back.
  private func wakeOne() {
    let ready = ready
    let starts = idle + coming < ready
    if starts { coming += 1 }
    monitor.unlock()
    guard ready > 0 else { return }
    // After the lock, or the thread that wakes would wait for it at once.
    monitor.signal()
    if starts { start() }
  }

  /// What to do next: callers first, then the app that had no turn for the longest time; called under
  /// the lock.
  private func next() -> Work? {
    if !callerJobs.isEmpty, callers < Self.maxCallers { return .caller(callerJobs.removeFirst()) }
    let room = Self.maxThreads - taken
    guard let place = lanes.firstIndex(where: { $0.startable(shared: room) > 0 }) else {
      return nil
    }
    let lane = lanes.remove(at: place)
    let job = lane.takeFirst()
    if !lane.isEmpty { lanes.append(lane) }
    return job.map { .app($0, lane) } ?? next()
  }

  /// Counts a thread that begins, or has ended, a job; called under the lock.
  private func count(_ call: GatedCall, _ lane: AppLane, _ change: Int) {
    let before = lane.shared
    lane.count(change, isLost: call.isGivenUp)
    call.threads += change
    taken += lane.shared - before
  }

  // MARK: - Threads

  /// The thread's own state; `nil` on threads that are not of the pool.
  private var current: UnsafeMutablePointer<Worker>? {
    // SAFETY: `work` alone sets it, to a `Worker`, and takes it back before that goes.
    unsafe pthread_getspecific(key)?.assumingMemoryBound(to: Worker.self)
  }

  private func start() {
    var thread = pthread_t()
    // SAFETY: the variable lives through the call, and the thread is given nothing.
    let status = unsafe pthread_create(
      &thread, nil,
      { _ in
        AppThreads.shared.work()
        return nil
      }, nil)
    if status == 0 {
      pthread_detach(thread)
    } else {
      // No thread to be had: the job waits for one that is busy, and its caller for the deadline.
      withLock { coming -= 1 }
    }
  }

  private func work() {
    // SAFETY: the state outlives the thread's last job, and no other thread gets its address.
    let worker = UnsafeMutablePointer<Worker>.allocate(capacity: 1)
    // SAFETY: there is room for one, and the key keeps it for this thread.
    unsafe worker.initialize(to: Worker())
    unsafe pthread_setspecific(key, worker)
    monitor.lock()
    coming -= 1
    var hasWaited = false
    while true {
      if let work = next() {
        hasWaited = false
        // This thread has come for one of them.
        // SAFETY: the thread's own state.
        let others = unsafe max(0, worker.pointee.handedOver - 1)
        let isCaller = if case .caller = work { true } else { false }
        // SAFETY: the thread's own state.
        unsafe worker.pointee = Worker(isCaller: isCaller)
        switch work {
        case .caller(let job):
          callers += 1
          monitor.unlock()
          wake(others)
          // SAFETY: the job was handed out to this thread alone, and is run once.
          unsafe job.runSynchronously(on: CallerThreads.shared.asUnownedTaskExecutor())
          monitor.lock()
          callers -= 1
        case .app(let job, let lane):
          count(job.call, lane, 1)
          monitor.unlock()
          wake(others)
          // SAFETY: the job was handed out to this thread alone, and is run once.
          unsafe job.job.runSynchronously(on: job.call.asUnownedTaskExecutor())
          monitor.lock()
          count(job.call, lane, -1)
        }
        continue
      }
      if hasWaited { break }
      // SAFETY: the thread's own state.
      unsafe worker.pointee.handedOver = 0
      idle += 1
      hasWaited = !monitor.wait(seconds: 10)
      idle -= 1
    }
    monitor.unlock()
    pthread_setspecific(key, nil)
    // SAFETY: allocated above; the thread's key holds it no more.
    unsafe worker.deallocate()
  }

  /// Finds threads for jobs that nobody was woken for.
  private func wake(_ count: Int) {
    for _ in 0..<count {
      monitor.lock()
      wakeOne()
    }
  }
}

/// A lock, and a wait for what may be done under it.
@safe private final class ThreadMonitor: @unchecked Sendable {
  // SAFETY: set up in `init`, at addresses that never change; one that is in use is never freed, since the one
  // pool of the process lives for ever.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    // SAFETY: memory of their own for both, which nothing else has seen yet.
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_cond_init(condition, nil)
  }

  /// Waits for the lock.
  func lock() {
    // SAFETY: set up in `init`.
    unsafe pthread_mutex_lock(mutex)
  }

  /// Gives the lock back, by the thread that has it.
  func unlock() {
    // SAFETY: set up in `init`.
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Wakes a thread that waits, if any does.
  func signal() {
    // SAFETY: set up in `init`.
    unsafe pthread_cond_signal(condition)
  }

  /// Gives the lock back until a signal comes or some time has passed.
  ///
  /// - Returns: Whether the time has not passed.
  func wait(seconds: Int) -> Bool {
    var until = timespec()
    // SAFETY: the variable lives through the call.
    unsafe clock_gettime(CLOCK_REALTIME, &until)
    until.tv_sec += seconds
    // SAFETY: set up in `init`, and the caller has the lock.
    return unsafe pthread_cond_timedwait(condition, mutex, &until) != ETIMEDOUT
  }
}

/// The threads of `AppThreads`, for code that calls app code and waits for it.
///
/// Tasks that prefer it run on threads that may block, and hand over to app code without waking
/// another thread.
package final class CallerThreads: TaskExecutor {
  /// The one of the process.
  package static let shared = CallerThreads()

  private init() {}

  /// Takes a job of a caller's; it goes before those of app code.
  package func enqueue(_ job: consuming ExecutorJob) {
    AppThreads.shared.enqueueCaller(UnownedJob(job))
  }
}
