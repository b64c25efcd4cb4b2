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
/// machine. Here a thread is started when a job finds none idle, up to `maxThreads`; past that jobs
/// wait, and their callers' deadlines with them. Threads idle for ten seconds end.
///
/// Whoever calls app code may run on the same threads (`CallerThreads`). Its jobs never wait for app
/// code: some threads are kept for them. A caller that calls app code is about to wait for it, so
/// its own thread runs the call next, and no other one has to be woken: that takes the system some
/// microseconds.
@safe package final class AppThreads: TaskExecutor, @unchecked Sendable {
  /// The one pool of the process; jobs keep no reference to it, so it must never go away.
  package static let shared = AppThreads()

  /// Most calls of app code at once.
  package static let maxThreads = 64
  /// Threads beyond those, which run callers only.
  static let callerThreads = 8

  // SAFETY: the queues and counts are touched only under `mutex`; the pointers never change.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let wake: UnsafeMutablePointer<pthread_cond_t>
  private var appJobs: [UnownedJob] = []
  private var callerJobs: [UnownedJob] = []
  private var threads = 0
  private var idle = 0
  /// Threads that run app code.
  private var busy = 0
  /// Where a thread of the pool keeps its `Worker`.
  private let key: pthread_key_t

  /// What a thread of the pool knows of itself.
  private struct Worker {
    /// Whether it runs a caller now.
    var isCaller = false
    /// Calls of the running job that no thread was woken for.
    var handedOver = 0
  }

  private init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe wake = .allocate(capacity: 1)
    unsafe pthread_cond_init(wake, nil)
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    self.key = key
  }

  /// Takes a job of app code, which waits where `maxThreads` of them run.
  ///
  /// From a caller's thread no other is woken: that thread sees to the job when the caller waits.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let worker = unsafe current, unsafe worker.pointee.isCaller {
      unsafe pthread_mutex_lock(mutex)
      appJobs.append(job)
      unsafe pthread_mutex_unlock(mutex)
      // The thread takes it, or sees to it, as soon as the caller waits.
      unsafe worker.pointee.handedOver += 1
      return
    }
    unsafe pthread_mutex_lock(mutex)
    appJobs.append(job)
    wakeOne()
  }

  /// Takes a job of whoever calls app code.
  fileprivate func enqueueCaller(_ job: UnownedJob) {
    unsafe pthread_mutex_lock(mutex)
    callerJobs.append(job)
    wakeOne()
  }

  /// Finds a thread for one more job; called under the lock, which it gives back.
  private func wakeOne() {
    let ready = callerJobs.count + min(appJobs.count, Self.maxThreads - busy)
    let starts = idle < ready && threads < Self.maxThreads + Self.callerThreads
    if starts { threads += 1 }
    unsafe pthread_mutex_unlock(mutex)
    // After the lock, or the thread that wakes would wait for it at once.
    unsafe pthread_cond_signal(wake)
    if starts { start() }
  }

  /// The thread's own state; `nil` on threads that are not of the pool.
  private var current: UnsafeMutablePointer<Worker>? {
    unsafe pthread_getspecific(key)?.assumingMemoryBound(to: Worker.self)
  }

  private func start() {
    var thread = pthread_t()
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
      unsafe pthread_mutex_lock(mutex)
      threads -= 1
      unsafe pthread_mutex_unlock(mutex)
    }
  }

  private func work() {
    // SAFETY: the state outlives the thread's last job, and no other thread gets its address.
    let worker = UnsafeMutablePointer<Worker>.allocate(capacity: 1)
    unsafe worker.initialize(to: Worker())
    unsafe pthread_setspecific(key, worker)
    unsafe pthread_mutex_lock(mutex)
    while true {
      if let (job, isCaller) = next() {
        if !isCaller { busy += 1 }
        // This thread has come for one of them.
        let others = unsafe max(0, worker.pointee.handedOver - 1)
        unsafe worker.pointee = Worker(isCaller: isCaller)
        unsafe pthread_mutex_unlock(mutex)
        for _ in 0..<others {
          unsafe pthread_mutex_lock(mutex)
          wakeOne()
        }
        if isCaller {
          unsafe job.runSynchronously(on: CallerThreads.shared.asUnownedTaskExecutor())
        } else {
          unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
        unsafe pthread_mutex_lock(mutex)
        if !isCaller { busy -= 1 }
        continue
      }
      unsafe worker.pointee.handedOver = 0
      var until = timespec()
      unsafe clock_gettime(CLOCK_REALTIME, &until)
      until.tv_sec += 10
      idle += 1
      let status = unsafe pthread_cond_timedwait(wake, mutex, &until)
      idle -= 1
      if status == ETIMEDOUT && next(takes: false) == nil { break }
    }
    threads -= 1
    unsafe pthread_mutex_unlock(mutex)
    pthread_setspecific(key, nil)
    unsafe worker.deallocate()
  }

  /// The job that has waited longest, callers first; called under the lock.
  private func next(takes: Bool = true) -> (job: UnownedJob, isCaller: Bool)? {
    if let job = callerJobs.first {
      if takes { callerJobs.removeFirst() }
      return (job, true)
    }
    guard busy < Self.maxThreads, let job = appJobs.first else { return nil }
    if takes { appJobs.removeFirst() }
    return (job, false)
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
