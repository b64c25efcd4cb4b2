// SPDX-License-Identifier: Apache-2.0

import Bespeak
import SystemThreads

/// What went through a stream.
struct StreamTotals: Sendable {
  /// Lines answered.
  var lines = 0
  /// How they came out.
  var counts = StatusCounts()
}

/// Resolves a stream of lines with any number of threads; results keep the order of the input.
struct LineStream {
  /// Where lines come from.
  let descriptor: Int32
  /// What resolves them.
  let resolver: IntentResolver
  /// How lines are read and written.
  let settings: LineSettings
  /// How many threads resolve.
  let threads: Int
  /// What shows how far it has come.
  let progress: Progress?

  /// Runs until the input ends.
  ///
  /// - Throws: `CommandFailure` when the input cannot be read or the output not be written.
  func run() throws(CommandFailure) -> StreamTotals {
    threads == 1 ? try runAlone() : try runThreads()
  }

  private func runAlone() throws(CommandFailure) -> StreamTotals {
    var source = LineSource(descriptor: descriptor)
    var worker = LineResolver(resolver, settings)
    let batch = Batch()
    let sink = ResultSink(progress: progress)
    while try source.next(into: batch) {
      worker.process(batch)
      try sink.write(batch)
    }
    return sink.totals
  }

  private func runThreads() throws(CommandFailure) -> StreamTotals {
    var source = LineSource(descriptor: descriptor)
    let ring = WorkRing(size: 4 * threads)
    let sink = ResultSink(progress: progress)
    var workers = WorkerList()
    do throws(CommandFailure) {
      while true {
        guard try source.next(into: ring.batchToFill()) else { break }
        let waiting = ring.submit()
        // Short inputs are done before a second thread would have started.
        if workers.count == 0 || waiting > 1, workers.count < threads {
          let started = workers.start { [resolver, settings] in
            var worker = LineResolver(resolver, settings)
            ring.work {
              worker.process($0)
            } write: { batch in
              do throws(CommandFailure) {
                try sink.write(batch)
              } catch {
                Console.warn(error.message)
                System.leave(2)
              }
            }
          }
          if !started && workers.count == 0 {
            throw CommandFailure("cannot start a thread; try --threads 1")
          }
        }
      }
    } catch {
      // What has been read is still answered.
      ring.close()
      workers.join()
      throw error
    }
    ring.close()
    workers.join()
    return sink.totals
  }
}

/// The threads of a stream.
private struct WorkerList: ~Copyable {
  private var boxes = [WorkerBox]()
  private(set) var count = 0

  private final class WorkerBox {
    var thread: WorkerThread?
    init(_ thread: consuming WorkerThread) { self.thread = consume thread }
  }

  /// Starts one more thread; says whether the system had one.
  mutating func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = WorkerThread(run) else { return false }
    boxes.append(WorkerBox(thread))
    count += 1
    return true
  }

  /// Waits for all of them.
  mutating func join() {
    for box in boxes { box.thread.take()?.join() }
    boxes = []
  }
}

/// Writes batches to standard output and counts what they hold; one at a time, in order.
// SAFETY: used by one thread, or from the writing turn that `WorkRing` gives to one at a time, each
// turn after the one before under the ring's lock.
private final class ResultSink: @unchecked Sendable {
  private(set) var totals = StreamTotals()
  private let progress: Progress?

  /// Starts with nothing written.
  init(progress: Progress?) { self.progress = progress }

  private func send(_ output: borrowing ResolutionWriter) throws(CommandFailure) {
    try System.write(output.bytes, to: 1)
  }

  /// Writes one batch.
  func write(_ batch: Batch) throws(CommandFailure) {
    if batch.text.isEmpty {
      try send(batch.output)
    } else {
      let text = batch.text
      try System.write(text.span, to: 1)
    }
    totals.lines += batch.answeredLines
    totals.counts.add(batch.counts)
    progress?.advance(lines: batch.answeredLines, bytes: batch.input.count)
  }
}
