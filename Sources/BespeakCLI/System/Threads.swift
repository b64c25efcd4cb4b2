// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock with two conditions: there is work, there is space.
// SAFETY: the pthread objects are made for use from any thread, and live as long as this object.
@safe final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let work = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let space = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes a free lock.
  init() {
    // SAFETY: each is initialised once, at an address that does not change.
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe work.initialize(to: pthread_cond_t())
    unsafe space.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(work, nil)
    unsafe pthread_cond_init(space, nil)
  }

  deinit {
    // SAFETY: nobody holds or waits for them any more, since nobody has this object.
    unsafe pthread_cond_destroy(work)
    unsafe pthread_cond_destroy(space)
    unsafe pthread_mutex_destroy(mutex)
    unsafe work.deallocate()
    unsafe space.deallocate()
    unsafe mutex.deallocate()
  }

  // SAFETY of all below: the objects are initialised until `deinit`; waiting is only done by who
  // has entered.

  /// Takes the lock.
  func enter() { unsafe _ = pthread_mutex_lock(mutex) }
  /// Gives the lock back.
  func leave() { unsafe _ = pthread_mutex_unlock(mutex) }
  /// Gives the lock back until there may be work.
  func waitForWork() { unsafe _ = pthread_cond_wait(work, mutex) }
  /// Gives the lock back until there may be space.
  func waitForSpace() { unsafe _ = pthread_cond_wait(space, mutex) }
  /// Wakes one thread that waits for work.
  func signalWork() { unsafe _ = pthread_cond_signal(work) }
  /// Wakes all threads that wait for work.
  func wakeWorkers() { unsafe _ = pthread_cond_broadcast(work) }
  /// Wakes the thread that waits for space.
  func signalSpace() { unsafe _ = pthread_cond_signal(space) }
}

/// A thread of the system that runs one closure.
// SAFETY: the handle is of a thread that `init` started and nobody has joined, since `join` consumes
// this and there is no copy.
@safe struct WorkerThread: ~Copyable {
  private let handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; `nil` when the system has none left.
  init?(_ run: @escaping @Sendable () -> Void) {
    // SAFETY: one reference, which the thread gives back, or the lines below where none was started.
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    // SAFETY: the thread takes over the reference that was retained for it.
    let failed = unsafe pthread_create(&started, nil, Self.start, body.toOpaque())
    guard failed == 0 else {
      // SAFETY: no thread was started that could do so.
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    handle = started
  }

  #if canImport(Darwin)
    private typealias Context = UnsafeMutableRawPointer
  #else
    private typealias Context = UnsafeMutableRawPointer?
  #endif

  private static let start: @convention(c) (Context) -> UnsafeMutableRawPointer? = { context in
    // SAFETY: as `init` passed it to `pthread_create`.
    unsafe run(context)
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // SAFETY: the context is the body that `init` retained, once.
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }

  /// Waits until the closure has returned.
  consuming func join() {
    #if canImport(Darwin)
      // SAFETY: a thread is joined once, since this consumes it; its result is not asked for.
      unsafe _ = pthread_join(handle, nil)
    #else
      _ = pthread_join(handle, nil)
    #endif
  }
}
