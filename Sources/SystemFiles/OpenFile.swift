// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is open, closed when it goes.
package struct OpenFile: ~Copyable {
  /// Its number, 3 or more.
  package let descriptor: Int32
  /// Whether it is to be unlocked.
  private var isLocked = false

  deinit {
    // A process that is being started has the file open, too, until its program runs: closing leaves it locked.
    if isLocked { _ = flock(descriptor, LOCK_UN) }
    Descriptor.close(descriptor)
  }

  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - regularOnly: Whether pipes and devices are refused, so that no name in a file can make a read
  ///     wait or run for ever. They are not opened then.
  ///   - bounds: Where the file must be: for files that were found and not named by whoever asks.
  package init(
    reading path: String, regularOnly: Bool, within bounds: FileBounds? = nil
  ) throws(FileFault) {
    if regularOnly { try Self.check(FileStatus(path: path), regularOnly: true) }
    descriptor = try Self.open(path, for: regularOnly ? .readingAtOnce : .reading) {
      (opened) throws(FileFault) in
      // What stands there may have changed since.
      try Self.check(FileStatus(descriptor: opened), regularOnly: regularOnly)
      guard bounds?.hold(opened, openedAs: path) ?? true else { throw FileFault(.outside) }
    }
  }

  /// Opens a file to be changed, which is made for its owner only where it is missing; no link.
  package init(changing path: String) throws(FileFault) {
    do throws(FileFault) {
      try Self.check(FileStatus(path: path, followsLinks: false), regularOnly: true)
    } catch {
      guard error.isOfAbsence else { throw error }
    }
    descriptor = try Self.open(path, for: .changing(0o600)) { (opened) throws(FileFault) in
      try Self.check(FileStatus(descriptor: opened), regularOnly: true)
    }
  }

  /// Makes a file, where nothing may be yet.
  init(making path: String, permissions: UInt32) throws(FileFault) {
    descriptor = try Descriptor.open(path, for: .making(permissions))
  }

  /// Opens what is there for writing, whatever it is.
  init(writing path: String) throws(FileFault) {
    descriptor = try Descriptor.open(path, for: .writing)
  }

  /// Opens a file, and closes it again where it is not what it should be.
  private static func open(
    _ path: String, for access: Descriptor.Access, _ check: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) -> Int32 {
    let opened = try Descriptor.open(path, for: access)
    do throws(FileFault) {
      try check(opened)
    } catch {
      Descriptor.close(opened)
      throw error
    }
    return opened
  }

  private static func check(_ status: FileStatus, regularOnly: Bool) throws(FileFault) {
    guard status.kind != .folder else { throw FileFault(.folder) }
    guard status.kind == .file || !regularOnly else { throw FileFault(.notRegular) }
  }

  /// What is open.
  package var status: FileStatus {
    get throws(FileFault) { try FileStatus(descriptor: descriptor) }
  }

  /// Hands over the descriptor to whoever closes it.
  package consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  // MARK: - Reading

  /// Reads up to `count` bytes to the end of a buffer.
  ///
  /// - Returns: How many were read; 0 at the end of the file.
  package func read(_ count: Int, appendingTo buffer: inout [UInt8]) throws(FileFault) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    var got = 0
    defer { buffer.removeLast(count - got) }
    got = try Descriptor.read(descriptor, into: &buffer, start..<start + count)
    return got
  }

  /// Reads the rest of the file.
  ///
  /// - Throws: `FileFault`, also for more than `limit` bytes.
  package func readAll(limit: Int) throws(FileFault) -> [UInt8] {
    // What it has now comes with one read, into memory that nobody fills before; the byte more tells that it ends.
    let size = try status.size
    let descriptor = descriptor
    var outcome = Result<Int, FileFault>.success(0)
    // SAFETY: as many bytes count as were read into the array's memory.
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, min(size, limit)) + 1) {
      (memory, count) in
      // SAFETY: the memory is the array's through this call.
      outcome = unsafe Self.fill(UnsafeMutableRawBufferPointer(memory), from: descriptor)
      count = (try? outcome.get()) ?? 0
    }
    guard try outcome.get() > max(0, min(size, limit)) else { return bytes }
    repeat {
      guard bytes.count <= limit else { throw FileFault(.tooLarge(limit: limit)) }
    } while try read(max(65_536, min(bytes.count, 8 << 20)), appendingTo: &bytes) > 0
    return bytes
  }

  /// Reads until memory is full or the file ends.
  ///
  /// - Returns: How many bytes were read.
  package func read(filling memory: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
    // SAFETY: the memory is the caller's through this call.
    unsafe try Self.fill(memory, from: descriptor).get()
  }

  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Result<Int, FileFault> {
    var done = 0
    while done < memory.count {
      // SAFETY: the part of the memory from `done` on.
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[done...])
      switch unsafe Descriptor.read(descriptor, into: rest) {
      case .success(0): return .success(done)
      case .success(let got): done += got
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(done)
  }

  // MARK: - Writing

  /// Writes all of some bytes.
  package func write(_ bytes: Span<UInt8>) throws(FileFault) {
    try Descriptor.write(bytes, to: descriptor)
  }

  /// Writes all of some memory.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
    // SAFETY: the memory is the caller's through this call.
    unsafe try Descriptor.write(bytes, to: descriptor).get()
  }

  /// Goes on at a place of the file.
  package func seek(to offset: Int) throws(FileFault) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .current() }
  }

  /// Cuts the file, or fills it up with zeros.
  package func truncate(to size: Int) throws(FileFault) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .current() }
  }

  /// Waits until all that was written is where a loss of power leaves it.
  package func flush() throws(FileFault) {
    guard fsync(descriptor) == 0 else { throw .current() }
  }

  /// Sets who may do what with it.
  package func setPermissions(_ permissions: UInt32) throws(FileFault) {
    guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .current() }
  }

  /// Takes over owner, group and permissions of another file, as far as the system lets.
  ///
  /// Where the group cannot be had, the new one may do no more than anybody.
  func resemble(_ other: FileStatus) throws(FileFault) {
    let own = try status
    var permissions = other.permissions
    if own.owner != other.owner, fchown(descriptor, other.owner.user, other.owner.group) != 0 {
      permissions &= 0o1777
      if own.owner.group != other.owner.group,
        fchown(descriptor, uid_t.max, other.owner.group) != 0
      {
        permissions &= ~0o070 | (permissions & 0o007) << 3
      }
    }
    try setPermissions(permissions)
  }

  /// Locks the file against other locks, without waiting.
  ///
  /// - Throws: `FileFault`, with the reason `held` where somebody else has it locked.
  package mutating func lock() throws(FileFault) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? FileFault(.held) : .current()
    }
    isLocked = true
  }
}
