// SPDX-License-Identifier: Apache-2.0

/// Threads that are started one by one, as a piece of work turns out to be much.
// SAFETY: all variables are used under the monitor.
package final class HelperThreads: @unchecked Sendable {
  private let monitor = Monitor()
  private var most: Int
  private var startedCount = 0
  private var running: [ThreadBox] = []

  private final class ThreadBox {
    var thread: WorkerThread?
    init(_ thread: consuming WorkerThread) { self.thread = consume thread }
  }

  /// Starts with none, to be no more than so many.
  package init(most: Int) { self.most = most }

  /// Starts one more thread, unless there are enough or the system has none left; helpers may do so, too.
  package func start(_ run: @escaping @Sendable () -> Void) {
    monitor.enter()
    defer { monitor.leave() }
    guard startedCount < most else { return }
    guard let thread = WorkerThread(run) else { return most = startedCount }
    startedCount += 1
    running.append(ThreadBox(thread))
  }

  /// Waits for all of them; for a thread that is none.
  package func join() {
    // What a helper has started is here before it ends.
    while let box = next() { box.thread.take()?.join() }
  }

  private func next() -> ThreadBox? {
    monitor.enter()
    defer { monitor.leave() }
    return running.popLast()
  }
}
