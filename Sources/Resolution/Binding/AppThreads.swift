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
@safe package final class AppThreads: TaskExecutor, @unchecked Sendable {
  /// The one pool of the process; jobs keep no reference to it, so it must never go away.
  package static let shared = AppThreads()

  /// Most threads at once.
  package static let maxThreads = 64

  // SAFETY: `jobs`, `threads` and `idle` are touched only under `mutex`; the pointers never change.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let wake: UnsafeMutablePointer<pthread_cond_t>
  private var jobs: [UnownedJob] = []
  private var threads = 0
  private var idle = 0

  private init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe wake = .allocate(capacity: 1)
    unsafe pthread_cond_init(wake, nil)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    unsafe pthread_mutex_lock(mutex)
    jobs.append(job)
    let starts = idle < jobs.count && threads < Self.maxThreads
    if starts { threads += 1 }
    unsafe pthread_mutex_unlock(mutex)
    // After the lock, or the thread that wakes would wait for it at once.
    unsafe pthread_cond_signal(wake)
    if starts { start() }
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
    unsafe pthread_mutex_lock(mutex)
    while true {
      if !jobs.isEmpty {
        let job = jobs.removeFirst()
        unsafe pthread_mutex_unlock(mutex)
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        unsafe pthread_mutex_lock(mutex)
        continue
      }
      var until = timespec()
      unsafe clock_gettime(CLOCK_REALTIME, &until)
      until.tv_sec += 10
      idle += 1
      let status = unsafe pthread_cond_timedwait(wake, mutex, &until)
      idle -= 1
      if status == ETIMEDOUT && jobs.isEmpty { break }
    }
    threads -= 1
    unsafe pthread_mutex_unlock(mutex)
  }
}
