// SPDX-License-Identifier: Apache-2.0

/// A line on the terminal that says how far a stream has come.
// SAFETY: `advance` is only called from the writing turn of a stream, `clear` after its end.
final class Progress: @unchecked Sendable {
  private let totalBytes: Int?
  private let began = System.now()
  private var shown: UInt64
  private var lines = 0
  private var bytes = 0
  private var isVisible = false
  private static let interval: UInt64 = 100_000_000  // ns

  /// Makes one for a stream; `nil` where it would not be seen, or stand between results.
  init?(input descriptor: Int32) {
    guard System.isTerminal(2), !System.isTerminal(descriptor), !System.isTerminal(1) else {
      return nil
    }
    totalBytes = System.size(of: descriptor)
    shown = began
  }

  /// Counts what has been written, and shows it ten times a second.
  func advance(lines: Int, bytes: Int) {
    self.lines += lines
    self.bytes += bytes
    let now = System.now()
    guard now - shown >= Self.interval else { return }
    shown = now
    isVisible = true
    let seconds = Double(now - began) / 1e9
    let rate = Int(Double(self.lines) / seconds)
    var text = ""
    if let totalBytes, totalBytes > 0 {
      let share = min(1, Double(self.bytes) / Double(totalBytes))
      let full = Int(share * 24)
      text += "[" + String(repeating: "=", count: full) + String(repeating: " ", count: 24 - full)
      text += "] \(Int(share * 100)) %  "
    }
    Console.replaceLine(text + "\(self.lines.grouped) lines  \(rate.grouped) lines/s")
  }

  /// Takes the line away.
  func clear() {
    if isVisible { Console.replaceLine("") }
  }
}
