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
@safe package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let work = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let space = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes a free lock.
  package init() {
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
  package func enter() { unsafe _ = pthread_mutex_lock(mutex) }
  /// Gives the lock back.
  package func leave() { unsafe _ = pthread_mutex_unlock(mutex) }
  /// Gives the lock back until there may be work.
  package func waitForWork() { unsafe _ = pthread_cond_wait(work, mutex) }
  /// Gives the lock back until there may be space.
  package func waitForSpace() { unsafe _ = pthread_cond_wait(space, mutex) }
  /// Wakes one thread that waits for work.
  package func signalWork() { unsafe _ = pthread_cond_signal(work) }
  /// Wakes all threads that wait for work.
  package func wakeWorkers() { unsafe _ = pthread_cond_broadcast(work) }
  /// Wakes the thread that waits for space.
  package func signalSpace() { unsafe _ = pthread_cond_signal(space) }
}
