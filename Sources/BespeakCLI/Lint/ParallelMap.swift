// SPDX-License-Identifier: Apache-2.0

/// Work on many elements by as many threads as there are processors.
enum ParallelMap {
  /// What a function gives for each element, in their order.
  ///
  /// Without further threads the calling one does it all; elements are taken one by one, so that
  /// uneven ones keep no thread waiting.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, System.processorCount > 1 else { return elements.map(transform) }
    let work = SharedWork(elements, transform)
    var threads: [ThreadBox] = []
    for _ in 1..<min(System.processorCount, elements.count) {
      guard let thread = WorkerThread({ work.run() }) else { break }
      threads.append(ThreadBox(thread))
    }
    work.run()
    for box in threads { box.thread.take()?.join() }
    return work.results
  }

  private final class ThreadBox {
    var thread: WorkerThread?
    init(_ thread: consuming WorkerThread) { self.thread = consume thread }
  }
}

/// Elements that threads take in turn.
// SAFETY: `next` and `found` are used under the monitor only; `results` after all threads have ended.
private final class SharedWork<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let monitor = Monitor()
  private var next = 0
  private var found: [Result?]

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    found = Array(repeating: nil, count: elements.count)
  }

  /// Takes elements until there are none left.
  func run() {
    while true {
      monitor.enter()
      let index = next
      next += 1
      monitor.leave()
      guard index < elements.count else { return }
      let result = transform(elements[index])
      monitor.enter()
      found[index] = result
      monitor.leave()
    }
  }

  /// All results, once every thread has returned from `run()`.
  var results: [Result] { found.compactMap(\.self) }
}
