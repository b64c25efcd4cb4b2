// SPDX-License-Identifier: Apache-2.0

import SystemThreads

/// The lines of a stream, which threads read in batches and write in the order of the input.
///
/// ```text
///   written                        read
///      ▼                            ▼
/// ─────┬────────────────────────────┬─────────
///      │ in work, or done and open  │ not read
/// ─────┴────────────────────────────┴─────────
/// ```
///
/// Each thread reads a batch, resolves it, and goes on to the next: a line is read, resolved and mostly written by one
/// thread, whose cache it stays in. Whoever completes the oldest open batch writes it, and all done ones behind it. No
/// thread waits for its turn to write, unless it is as many batches ahead as the queue holds; one that waits for slow
/// input holds no results back.
// SAFETY: `source`, `readCount`, `isAtEnd` and `fault` are used under `reading`, or after all threads have ended; all
// other variables under `order`.
final class LineQueue: @unchecked Sendable {
  private let reading = Monitor()
  private var source: LineSource
  private var readCount = 0
  private var isAtEnd = false
  /// Why the input could not be read to its end.
  private(set) var fault: CommandFailure?

  private let order = Monitor()
  /// Batches that wait to be written, each at its number modulo the size of the queue.
  private var done: [Batch?]
  private var writtenCount = 0
  private var isWriting = false
  /// Batches to be filled, for threads whose own wait to be written.
  private var spare: [Batch] = []

  /// Queues the lines of a source, of which at most so many batches are open at a time.
  init(_ source: consuming LineSource, size: Int) {
    self.source = source
    done = Array(repeating: nil, count: size)
  }

  /// Works until there are no lines left. For each thread.
  ///
  /// - Parameters:
  ///   - help: Called when there is more to read than the batch at hand.
  ///   - process: Turns a batch's input into its output.
  ///   - write: Writes a batch's output; called for one batch at a time, in input order.
  func work(help: () -> Void, process: (Batch) -> Void, write: (Batch) -> Void) {
    var batch = Batch()
    while let (number, hasMore) = read(into: batch) {
      if hasMore { help() }
      process(batch)
      batch = complete(batch, number, write)
    }
  }

  /// Fills a batch.
  ///
  /// - Returns: Its number, and whether more has come already; `nil` at the end of the input.
  private func read(into batch: Batch) -> (number: Int, hasMore: Bool)? {
    reading.enter()
    defer { reading.leave() }
    if isAtEnd { return nil }
    order.enter()
    while readCount - writtenCount == done.count { order.waitForSpace() }
    order.leave()
    do throws(CommandFailure) {
      isAtEnd = try !source.next(into: batch)
    } catch {
      fault = error
      isAtEnd = true
    }
    if isAtEnd { return nil }
    readCount += 1
    return (readCount - 1, source.hasMore)
  }

  /// Notes that a batch is done, and writes what can be written.
  ///
  /// - Returns: A batch to be filled: the same one if it has been written, whose storage is in the thread's cache.
  private func complete(_ batch: Batch, _ number: Int, _ write: (Batch) -> Void) -> Batch {
    order.enter()
    defer { order.leave() }
    done[number % done.count] = batch
    if !isWriting {
      isWriting = true
      while let oldest = done[writtenCount % done.count] {
        order.leave()
        write(oldest)
        order.enter()
        done[writtenCount % done.count] = nil
        if oldest !== batch { spare.append(oldest) }
        writtenCount += 1
        order.signalSpace()
      }
      isWriting = false
    }
    return writtenCount > number ? batch : spare.popLast() ?? Batch()
  }
}
