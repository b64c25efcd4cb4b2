// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that one thread at a time may touch.
///
/// Over a pthread mutex and not `Synchronization.Mutex`, which on Linux waits on a futex that the
/// thread sanitizer does not see: it reports what stands under one as a race. None of these locks is
/// on the way of a match.
@usableFromInline
@safe package final class Locked<Value>: @unchecked Sendable {
  // SAFETY: `value` is touched only in `withLock`, under the mutex; the mutex is freed in `deinit`.
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var value: Value

  /// Takes a value in.
  @inlinable package init(_ value: Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  @inlinable deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deinitialize(count: 1)
    unsafe mutex.deallocate()
  }

  /// Runs a closure while no other thread touches the value.
  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows
    -> Result
  {
    // SAFETY: the mutex lives as long as this object, whose method runs.
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
