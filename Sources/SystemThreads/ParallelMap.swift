// SPDX-License-Identifier: Apache-2.0

/// Work on many elements by as many threads as there are processors.
package enum ParallelMap {
  /// What a function gives for each element, in their order.
  ///
  /// Without further threads the calling one does it all; elements are taken one by one, so that
  /// uneven ones keep no thread waiting.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, Processors.count > 1 else { return elements.map(transform) }
    let work = SharedWork(elements, transform)
    ThreadTeam.run(threads: min(Processors.count, elements.count)) { work.run() }
    return work.results
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
