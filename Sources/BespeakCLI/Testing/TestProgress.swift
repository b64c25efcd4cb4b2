// SPDX-License-Identifier: Apache-2.0

/// A line on the terminal that says how far a run has come.
struct TestProgress {
  /// How many cases have failed so far.
  var failures = 0
  private let total: Int
  private var done = 0
  private var shown = System.now()
  private var isVisible = false
  private static let interval: UInt64 = 100_000_000  // ns

  /// Makes one; `nil` where it would not be seen.
  init?(total: Int) {
    guard System.isTerminal(2) else { return nil }
    self.total = total
  }

  /// Counts cases, and shows it ten times a second.
  mutating func advance(_ count: Int) {
    done += count
    let now = System.now()
    guard now - shown >= Self.interval else { return }
    shown = now
    isVisible = true
    let full = total > 0 ? 24 * done / total : 24
    let bar = String(repeating: "=", count: full) + String(repeating: " ", count: 24 - full)
    Console.replaceLine(
      "[\(bar)] \(done.grouped) of \(total.grouped)"
        + (failures > 0 ? ", \(failures.grouped) failed" : ""))
  }

  /// Takes the line away.
  func clear() {
    if isVisible { Console.replaceLine("") }
  }
}
