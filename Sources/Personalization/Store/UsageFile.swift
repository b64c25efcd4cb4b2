// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A store's file, locked for as long as this is there.
final class UsageFile {
  private var file: OpenFile
  private let path: String

  private init(_ file: consuming OpenFile, path: String) {
    self.file = file
    self.path = path
  }

  /// Opens a file for writing, or makes it, and reads it.
  static func open(_ path: String) throws(UsageError) -> (UsageFile, UsageState) {
    // What a link leads to is written anew beside itself, not beside the link.
    let path = try attempt("open", path) { () throws(FileFault) in
      try FileReplacement.place(behind: path)
    }
    let file = UsageFile(try lock(path), path: path)
    // What a process that died left while it wrote anew; under the lock it is nobody's.
    FileReplacement.remove(path + temporarySuffix)
    try attempt("protect", path) { () throws(FileFault) in
      try file.file.setPermissions(permissions)
    }
    return (file, try read(file.file, path))
  }

  /// Reads a file as it is, without a lock.
  static func read(_ path: String) throws(UsageError) -> UsageState {
    try read(
      try attempt("open", path) { () throws(FileFault) in
        try OpenFile(reading: path, regularOnly: true)
      }, path)
  }

  /// Writes the file anew: beside itself, flushed, moved over the old one, its folder flushed.
  ///
  /// The new file is locked before it can be seen. A failure leaves the old one as it was.
  func write(_ items: [UsageItem]) throws(UsageError) {
    let bytes = RecordCoder.file(items)
    let temporary = path + Self.temporarySuffix
    FileReplacement.remove(temporary)
    file = try Self.attempt("write", path) { () throws(FileFault) in
      try FileReplacement.replace(path, permissions: Self.permissions, temporary: temporary) {
        (file) throws(FileFault) in
        try file.lock()
        try file.write(bytes.span)
      }
    }
  }

  // MARK: - The system

  private static let temporarySuffix = ".new"
  /// For its owner only.
  private static let permissions: UInt32 = 0o600

  private static func lock(_ path: String) throws(UsageError) -> OpenFile {
    // The file may be replaced between opening and locking it; then it is not the one at the path.
    for _ in 0..<64 {
      var file = try attempt("open", path) { () throws(FileFault) in
        try OpenFile(changing: path)
      }
      do throws(FileFault) {
        try file.lock()
      } catch {
        guard error.reason == .held else {
          throw .file(path: path, operation: "lock", reason: error.message)
        }
        break
      }
      if let own = try? file.status, let current = try? FileStatus(path: path),
        own.identity == current.identity
      {
        return file
      }
    }
    throw .held(path: path)
  }

  private static func read(
    _ file: borrowing OpenFile, _ path: String
  ) throws(UsageError) -> UsageState {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try file.readAll(limit: UsageLimits.fileBytes)
    } catch {
      if case .tooLarge = error.reason { throw .notAStore(path: path) }
      throw .file(path: path, operation: "read", reason: error.message)
    }
    return try UsageState(reading: bytes.span, path: path)
  }

  private static func attempt<Result: ~Copyable>(
    _ operation: String, _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(UsageError) -> Result {
    do throws(FileFault) {
      return try body()
    } catch {
      throw .file(path: path, operation: operation, reason: error.message)
    }
  }
}
