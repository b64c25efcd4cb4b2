// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Batches going round between the reader, the workers and the output, in input order.
///
/// ```text
///   written        taken          filled
///      ▼             ▼               ▼
/// ─────┬─────────────┬───────────────┬─────────
///      │ in work or  │ waiting for a │ free: the reader fills the next one
///      │ done        │ worker        │
/// ─────┴─────────────┴───────────────┴─────────
/// ```
///
/// The three counters only grow; a batch's place is its number modulo the size of the ring. The
/// worker that completes the oldest open batch writes it, and all done ones behind it: no thread
/// waits for its turn, and the reader may block on slow input without holding results back.
// SAFETY: every stored variable is read and written under `lock`.
final class WorkRing: @unchecked Sendable {
  private let batches: [Batch]
  private var isDone: [Bool]
  private var filled = 0
  private var taken = 0
  private var written = 0
  private var isClosed = false
  private var isWriting = false
  private let lock = Monitor()

  /// Makes a ring of empty batches.
  init(size: Int) {
    batches = (0..<size).map { _ in Batch() }
    isDone = [Bool](repeating: false, count: size)
  }

  /// The next batch to fill; waits while all are under way. For the reader.
  func batchToFill() -> Batch {
    lock.enter()
    while filled - written == batches.count { lock.waitForSpace() }
    let batch = batches[filled % batches.count]
    lock.leave()
    return batch
  }

  /// Hands the batch just filled to the workers.
  ///
  /// - Returns: How many batches wait for a worker now.
  func submit() -> Int {
    lock.enter()
    filled += 1
    let waiting = filled - taken
    lock.signalWork()
    lock.leave()
    return waiting
  }

  /// Says that nothing more will come.
  func close() {
    lock.enter()
    isClosed = true
    lock.wakeWorkers()
    lock.leave()
  }

  /// Works until the ring is closed and empty. For each worker thread.
  ///
  /// - Parameters:
  ///   - process: Turns a batch's input into its output.
  ///   - write: Writes a batch's output; called for one batch at a time, in input order.
  func work(_ process: (Batch) -> Void, write: (Batch) -> Void) {
    while let number = take() {
      let slot = number % batches.count
      process(batches[slot])
      lock.enter()
      isDone[slot] = true
      if !isWriting {
        isWriting = true
        while written < taken, isDone[written % batches.count] {
          let oldest = written % batches.count
          lock.leave()
          write(batches[oldest])
          lock.enter()
          isDone[oldest] = false
          written += 1
          lock.signalSpace()
        }
        isWriting = false
      }
      lock.leave()
    }
  }

  private func take() -> Int? {
    lock.enter()
    defer { lock.leave() }
    while taken == filled {
      if isClosed { return nil }
      lock.waitForWork()
    }
    taken += 1
    return taken - 1
  }
}

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
@safe struct WorkerThread: ~Copyable {
  private let handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; `nil` when the system has none left.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    // SAFETY: the thread takes over the reference that was retained for it.
    let failed = unsafe pthread_create(&started, nil, Self.start, body.toOpaque())
    guard failed == 0 else {
      body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    handle = started
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        unsafe run($0)
      }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        guard let context = unsafe $0 else { return nil }
        return unsafe run(context)
      }
  #endif

  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    // SAFETY: the context is the body that `init` retained, once.
    unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }

  /// Waits until the closure has returned.
  consuming func join() {
    // SAFETY: a thread is joined once, since this consumes it.
    unsafe _ = pthread_join(handle, nil)
  }
}
