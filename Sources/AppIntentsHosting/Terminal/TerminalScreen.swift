// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What outcomes look like in lines of text.
struct TerminalScreen: Sendable {
  private let output: FileHandle

  init(_ output: FileHandle) { self.output = output }

  /// Writes a text at once.
  ///
  /// - Returns: Whether it could be written; `false` where nobody reads any more.
  @discardableResult func show(_ text: String, terminator: String = "\n") -> Bool {
    do {
      try output.write(contentsOf: Data((text + terminator).utf8))
      return true
    } catch {
      return false
    }
  }

  /// Shows what came of a turn.
  func show(_ outcome: SessionOutcome) -> Bool { show(Self.text(of: outcome)) }

  /// What is said, and below it the options, the value that came of it, or what went wrong.
  static func text(of outcome: SessionOutcome) -> String {
    var lines = [outcome.dialog]
    for (place, option) in (outcome.question?.options ?? []).enumerated() {
      lines.append("  \(place + 1). \(option)")
    }
    if outcome.status == .performed, let value = outcome.valueText, !value.isEmpty,
      !outcome.dialog.contains(value)
    {
      lines.append("  = \(value)")
    }
    if let failure = outcome.failure { lines.append("  (\(failure))") }
    return lines.joined(separator: "\n")
  }
}
