// SPDX-License-Identifier: Apache-2.0

/// Why something was not learnt, or a store was not opened.
public enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A text is longer than `UsageLimits` has it.
  case tooLong(field: String, found: Int, limit: Int)
  /// A text has no word, or an id is empty.
  case empty(field: String)
  /// A text has more words than `UsageLimits` has it.
  case tooManyWords(field: String, limit: Int)
  /// A correction has more parameters than `UsageLimits` has it.
  case tooManyParameters(found: Int, limit: Int)
  /// The system refused an operation on a file.
  case file(path: String, operation: String, reason: String)
  /// Another process, or another store of this one, has the file open for writing.
  case held(path: String)
  /// The file is no store.
  case notAStore(path: String)
  /// The file was written by another version.
  case versionMismatch(path: String, expected: UInt32, found: UInt32)
  /// The file is damaged at a byte: everything before it is sound.
  case damaged(path: String, offset: Int, record: Int, reason: String)

  /// The expected and the found value, the place, and the remedy.
  public var description: String {
    switch self {
    case .tooLong(let field, let found, let limit):
      "\(field) has \(found) bytes, and at most \(limit) are kept"
    case .empty(let field): "\(field) is empty, or has no word"
    case .tooManyWords(let field, let limit): "\(field) has more than \(limit) words"
    case .tooManyParameters(let found, let limit):
      "the correction has \(found) parameters, and at most \(limit) are kept"
    case .file(let path, let operation, let reason): "cannot \(operation) '\(path)': \(reason)"
    case .held(let path):
      "'\(path)' is in use: another process is learning into it; end that one, or wait for it"
    case .notAStore(let path):
      "'\(path)' is not a memory of use; give another file, or the name of a new one"
    case .versionMismatch(let path, let expected, let found):
      "'\(path)' is of version \(found), and this program reads version \(expected)"
    case .damaged(let path, let offset, let record, let reason):
      "'\(path)' is damaged at byte \(offset), record \(record): \(reason); it was left as it is. "
        + "What stands before it is sound: 'head -c \(offset) FILE > NEW' keeps that"
    }
  }
}
