// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A store's file, open for writing and locked.
final class UsageLog: @unchecked Sendable {
  // SAFETY: a memory touches it under its writer's lock only; `open` before anyone else knows it.
  private var file: OpenFile
  private let path: String
  /// Bytes of the sound part, which is all of the file between two changes.
  private(set) var size: Int
  /// Bytes when it was last written anew, or would have been.
  private var compactSize: Int
  /// Whether a failed change may have left bytes that could not be cut off.
  private var isBroken = false

  /// Bytes that a file may grow by before it counts as long.
  static let slack = 64 << 10

  private init(_ file: consuming OpenFile, path: String) {
    self.file = file
    self.path = path
    size = 0
    compactSize = 0
  }

  /// Whether more than half of it may be void.
  var isLong: Bool { size > 2 * compactSize + Self.slack }

  // MARK: - Opening

  /// Opens a file for writing, or makes it, and reads it.
  static func open(_ path: String) throws(UsageError) -> (UsageLog, LogReading) {
    // What a link leads to is written anew beside itself, not beside the link.
    let path = try attempt("open", path) { () throws(FileFault) in
      try FileReplacement.place(behind: path)
    }
    let log = UsageLog(try lock(path), path: path)
    // What a process that died left while it wrote anew; under the lock it is nobody's.
    FileReplacement.remove(path + temporarySuffix)
    try log.attempt("protect") { (file) throws(FileFault) in
      try file.setPermissions(UsageLog.permissions)
    }
    let reading = try read(log.file, path)
    log.size = reading.end
    if reading.end == 0 {
      try log.begin()
    } else {
      try log.attempt("cut") { (file) throws(FileFault) in
        guard try file.status.size > reading.end else { return }
        try file.truncate(to: reading.end)
        try file.flush()
      }
    }
    log.compactSize = RecordCoder.headerBytes
    for item in reading.state.items {
      log.compactSize += RecordCoder.frameBytes + RecordCoder.bytes([item]).count
    }
    return (log, reading)
  }

  /// Reads a file as it is, without a lock.
  static func read(_ path: String) throws(UsageError) -> LogReading {
    try read(
      try attempt("open", path) { () throws(FileFault) in
        try OpenFile(reading: path, regularOnly: true)
      }, path)
  }

  private static func lock(_ path: String) throws(UsageError) -> OpenFile {
    // The file may be replaced between opening and locking it; then it is not the one at the path.
    for _ in 0..<64 {
      let file = try attempt("open", path) { () throws(FileFault) in
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

  private func begin() throws(UsageError) {
    size = 0
    try attempt("write") { (file) throws(FileFault) in
      try file.truncate(to: 0)
      try file.seek(to: 0)
      try file.write(RecordCoder.header.span)
      try file.flush()
    }
    size = RecordCoder.headerBytes
    FileReplacement.flushFolder(FilePath.folder(of: path))
  }

  // MARK: - Writing

  /// Appends a change and flushes it.
  ///
  /// - Throws: `UsageError.file`; the file is then as it was, or takes no more changes.
  func append(_ items: [UsageItem]) throws(UsageError) {
    if isBroken {
      throw .file(
        path: path, operation: "write", reason: "an earlier failure left it open: open it again")
    }
    let record = RecordCoder.record(items, at: size)
    let end = size
    do throws(UsageError) {
      try attempt("write") { (file) throws(FileFault) in
        try file.seek(to: end)
        try file.write(record.span)
        try file.flush()
      }
    } catch {
      // A part of a record at the end would be dropped when it is opened, but not with another behind it.
      do throws(FileFault) {
        try file.truncate(to: end)
        try file.flush()
      } catch {
        isBroken = true
      }
      throw error
    }
    size += record.count
  }

  /// Writes the file anew: beside itself, flushed, moved over the old one, its folder flushed.
  ///
  /// The new file is locked before it can be seen. A failure leaves the old one as it was.
  func rewrite(_ items: [UsageItem]) throws(UsageError) {
    var bytes = RecordCoder.header
    for item in items { bytes += RecordCoder.record([item], at: bytes.count) }
    let temporary = path + Self.temporarySuffix
    FileReplacement.remove(temporary)
    file = try Self.attempt("rewrite", path) { () throws(FileFault) in
      try FileReplacement.replace(path, permissions: Self.permissions, temporary: temporary) {
        (file) throws(FileFault) in
        try file.lock()
        try file.write(bytes.span)
      }
    }
    size = bytes.count
    compactSize = bytes.count
    isBroken = false
  }

  // MARK: - The system

  private static let temporarySuffix = ".new"
  /// For its owner only.
  private static let permissions: UInt32 = 0o600

  private static func read(
    _ file: borrowing OpenFile, _ path: String
  ) throws(UsageError) -> LogReading {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try file.readAll(limit: UsageLimits.fileBytes)
    } catch {
      if case .tooLarge = error.reason { throw .notAStore(path: path) }
      throw .file(path: path, operation: "read", reason: error.message)
    }
    return try LogReading(bytes.span, path: path)
  }

  private func attempt(
    _ operation: String, _ body: (borrowing OpenFile) throws(FileFault) -> Void
  ) throws(UsageError) {
    do throws(FileFault) {
      try body(file)
    } catch {
      throw .file(path: path, operation: operation, reason: error.message)
    }
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
