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
  /// Ends the command where the output cannot be written.
  ///
  /// - Throws: `CommandFailure` when the input cannot be read.
  func run() throws(CommandFailure) -> StreamTotals {
    let queue = LineQueue(LineSource(descriptor: descriptor), size: 4 * threads)
    let sink = ResultSink(progress: progress)
    let helpers = HelperThreads(most: threads - 1)
    work(queue, sink, helpers)
    helpers.join()
    // What has been read is answered all the same.
    if let fault = queue.fault { throw fault }
    return sink.totals
  }

  private func work(_ queue: LineQueue, _ sink: ResultSink, _ helpers: HelperThreads) {
    var resolver = LineResolver(resolver, settings)
    queue.work {
      // Short inputs are done before a second thread would have started; of long ones each thread starts another.
      helpers.start { work(queue, sink, helpers) }
    } process: {
      resolver.process($0)
    } write: { batch in
      do throws(CommandFailure) {
        try sink.write(batch)
      } catch {
        Console.warn(error.message)
        System.leave(2)
      }
    }
  }
}

/// Writes batches to standard output and counts what they hold; one at a time, in order.
// SAFETY: used from the writing turn that `LineQueue` gives to one thread at a time, each turn after the one before
// under the queue's lock, and when all threads have ended.
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
