// SPDX-License-Identifier: Apache-2.0

/// Why a text of a language's knowledge was refused.
public struct KnowledgeError: Error, Hashable, Sendable {
  /// The line, counted from 1; a line that is continued has the number of its first.
  public var line: Int

  /// What is wrong.
  public var message: String

  /// What to write instead.
  public var fix: String

  /// An error from its parts.
  public init(line: Int, message: String, fix: String) {
    self.line = line
    self.message = message
    self.fix = fix
  }
}

extension KnowledgeError: CustomStringConvertible {
  /// The line, what is wrong, and what to do.
  public var description: String { "line \(line): \(message); \(fix)" }
}
