// SPDX-License-Identifier: Apache-2.0

/// Several threads at one piece of work.
package enum ThreadTeam {
  /// Runs a closure on several threads, the calling one among them, and returns when all have returned.
  ///
  /// There may be fewer threads than asked for, where the system has none left; the closure says by itself what is
  /// left to do.
  package static func run(threads: Int, _ body: @escaping @Sendable () -> Void) {
    var others: [ThreadBox] = []
    while others.count + 1 < threads, let thread = WorkerThread(body) {
      others.append(ThreadBox(thread))
    }
    body()
    for box in others { box.thread.take()?.join() }
  }

  private final class ThreadBox {
    var thread: WorkerThread?
    init(_ thread: consuming WorkerThread) { self.thread = consume thread }
  }
}
