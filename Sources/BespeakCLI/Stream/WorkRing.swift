// SPDX-License-Identifier: Apache-2.0

import SystemThreads

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
