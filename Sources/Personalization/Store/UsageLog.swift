// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A store's file, open for writing and locked.
///
/// This is the one file of the module that calls the system.
final class UsageLog: @unchecked Sendable {
  // SAFETY: a memory touches it under its writer's lock only; `open` before anyone else knows it.
  private var descriptor: Int32
  private let path: String
  /// Bytes of the sound part, which is all of the file between two changes.
  private(set) var size: Int
  /// Bytes when it was last written anew, or would have been.
  private var compactSize: Int
  /// Whether a failed change may have left bytes that could not be cut off.
  private var isBroken = false

  /// Bytes that a file may grow by before it counts as long.
  static let slack = 64 << 10

  private init(_ descriptor: Int32, path: String, size: Int, compactSize: Int) {
    self.descriptor = descriptor
    self.path = path
    self.size = size
    self.compactSize = compactSize
  }

  deinit { Self.close(descriptor) }

  /// Whether more than half of it may be void.
  var isLong: Bool { size > 2 * compactSize + Self.slack }

  // MARK: - Opening

  /// Opens a file for writing, or makes it, and reads it.
  static func open(_ path: String) throws(UsageError) -> (UsageLog, LogReading) {
    // What a link leads to is written anew beside itself, not beside the link.
    let path = resolved(path)
    let log = UsageLog(try lock(path), path: path, size: 0, compactSize: 0)
    // What a process that died left while it wrote anew; under the lock it is nobody's.
    unsafe unlink(path + temporarySuffix)
    guard fchmod(log.descriptor, 0o600) == 0 else { throw failure(path, "protect") }
    let reading = try read(log.descriptor, path)
    log.size = reading.end
    if reading.end == 0 {
      try log.begin()
    } else if try fileSize(log.descriptor, path) > reading.end {
      guard ftruncate(log.descriptor, off_t(reading.end)) == 0, fsync(log.descriptor) == 0 else {
        throw failure(path, "cut")
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "open") }
    defer { close(descriptor) }
    return try read(descriptor, path)
  }

  private static func lock(_ path: String) throws(UsageError) -> Int32 {
    // The file may be replaced between opening and locking it; then it is not the one at the path.
    for _ in 0..<64 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw failure(path, "open") }
      var own = stat()
      var current = stat()
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let isHeld = errno == EWOULDBLOCK
        let failure = failure(path, "lock")
        close(descriptor)
        throw isHeld ? .held(path: path) : failure
      }
      // SAFETY: both write the value they are given and keep nothing.
      if unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &current) == 0,
        own.st_ino == current.st_ino, own.st_dev == current.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
    throw .held(path: path)
  }

  private func begin() throws(UsageError) {
    guard ftruncate(descriptor, 0) == 0 else { throw Self.failure(path, "write") }
    size = 0
    try write(RecordCoder.header, at: 0, to: descriptor)
    guard fsync(descriptor) == 0 else { throw Self.failure(path, "write") }
    size = RecordCoder.headerBytes
    Self.flushFolder(of: path)
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
    do throws(UsageError) {
      try write(record, at: size, to: descriptor)
      guard fsync(descriptor) == 0 else { throw Self.failure(path, "write") }
    } catch {
      // A part of a record at the end would be dropped when it is opened, but not with another behind it.
      isBroken = ftruncate(descriptor, off_t(size)) != 0 || fsync(descriptor) != 0
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
    unsafe unlink(temporary)
    let new = Self.open(
      temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard new >= 0 else { throw Self.failure(path, "rewrite") }
    do throws(UsageError) {
      guard flock(new, LOCK_EX | LOCK_NB) == 0 else { throw Self.failure(path, "rewrite") }
      try write(bytes, at: 0, to: new)
      guard fsync(new) == 0, unsafe rename(temporary, path) == 0 else {
        throw Self.failure(path, "rewrite")
      }
    } catch {
      unsafe unlink(temporary)
      Self.close(new)
      throw error
    }
    Self.close(descriptor)
    descriptor = new
    size = bytes.count
    compactSize = bytes.count
    isBroken = false
    Self.flushFolder(of: path)
  }

  private func write(
    _ bytes: [UInt8], at offset: Int, to descriptor: Int32
  ) throws(UsageError) {
    var done = 0
    while done < bytes.count {
      // SAFETY: the rest of the bytes, read during the call only.
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe pwrite(
          descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done,
          off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      // A disk that takes nothing and gives no reason is full.
      if count == 0 { errno = ENOSPC }
      if count <= 0 { throw Self.failure(path, "write") }
      done += count
    }
  }

  // MARK: - The system

  private static let temporarySuffix = ".new"

  private static func read(
    _ descriptor: Int32, _ path: String
  ) throws(UsageError) -> LogReading {
    let size = try fileSize(descriptor, path)
    guard size <= UsageLimits.fileBytes else { throw .notAStore(path: path) }
    var bytes = [UInt8](repeating: 0, count: size)
    var done = 0
    while done < size {
      // SAFETY: the rest of the bytes, written during the call only.
      let count = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe pread(
          descriptor, bytes.baseAddress.map { unsafe $0 + done }, size - done, off_t(done))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(path, "read") }
      // It was cut while it was read: what is there counts.
      if count == 0 { break }
      done += count
    }
    return try LogReading(bytes.span.extracting(0..<done), path: path)
  }

  private static func fileSize(
    _ descriptor: Int32, _ path: String
  ) throws(UsageError) -> Int {
    var status = stat()
    // SAFETY: writes the value it is given and keeps nothing.
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, "open") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, operation: "open", reason: "not a regular file")
    }
    return Int(status.st_size)
  }

  /// Flushes the folder, so that a new name is there after a loss of power.
  ///
  /// Where the system cannot, as on some network file systems, the name is there when it gets to it.
  private static func flushFolder(of path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// The path behind all links; the path itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    // SAFETY: the result is null-terminated memory that is ours to free.
    guard let found = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  private static func failure(_ path: String, _ operation: String) -> UsageError {
    // SAFETY: a null-terminated text, copied at once.
    let reason = unsafe String(cString: strerror(errno))
    return .file(path: path, operation: operation, reason: reason)
  }

  private static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags, mode)
    #else
      unsafe Darwin.open(path, flags, mode)
    #endif
  }

  private static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
