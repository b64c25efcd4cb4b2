// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder cannot be read.
struct FileFault: Error, Sendable, Equatable {
  /// What went wrong, as the system words it in lower case: `no such file or directory`.
  var message: String

  init(_ message: String) { self.message = message }

  /// The fault of the last system call.
  static func current() -> FileFault {
    let code = errno
    // SAFETY: `strerror` gives a null-terminated text or nothing, read before any further call.
    guard let text = unsafe strerror(code) else { return FileFault("error \(code)") }
    let words = unsafe String(cString: text)
    return FileFault(words.prefix(1).lowercased() + words.dropFirst())
  }
}

/// What a path leads to, symbolic links followed.
struct FileStatus: Sendable, Hashable {
  /// The kinds that matter here.
  enum Kind: Sendable, Hashable {
    case file
    case folder
    case other
  }

  var kind: Kind
  /// The file itself, under whatever path: device and inode.
  var identity: Identity

  /// What makes two paths lead to one file.
  struct Identity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64
  }

  init(path: String) throws(FileFault) {
    var status = stat()
    // SAFETY: `stat` writes the value it is given and keeps nothing.
    guard unsafe stat(path, &status) == 0 else { throw .current() }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A file open for reading, closed when it goes.
struct InputFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Parameter regularOnly: Whether pipes and devices are refused, so that no name in a catalog
  ///   can make a read wait or run for ever.
  init(path: String, regularOnly: Bool) throws(FileFault) {
    // A path with a NUL byte would silently open another file.
    guard !path.utf8.contains(0) else { throw FileFault("the path holds a NUL byte") }
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC | (regularOnly ? O_NONBLOCK : 0))
    guard opened >= 0 else { throw .current() }
    do throws(FileFault) {
      var status = stat()
      // SAFETY: `fstat` writes the value it is given and keeps nothing.
      guard unsafe fstat(opened, &status) == 0 else { throw .current() }
      let kind = FileStatus(status).kind
      guard kind != .folder else { throw FileFault("is a folder") }
      guard kind == .file || !regularOnly else { throw FileFault("is not a regular file") }
    } catch {
      close(opened)
      throw error
    }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Reads up to `count` bytes to the end of a buffer.
  ///
  /// - Returns: How many were read; 0 at the end of the file.
  func read(_ count: Int, appendingTo buffer: inout [UInt8]) throws(FileFault) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    while true {
      // SAFETY: the buffer has `count` bytes from `start` on, and the call writes no more.
      let got = unsafe buffer.withUnsafeMutableBytes {
        #if canImport(Glibc)
          unsafe Glibc.read(descriptor, $0.baseAddress! + start, count)
        #elseif canImport(Musl)
          unsafe Musl.read(descriptor, $0.baseAddress! + start, count)
        #else
          unsafe Darwin.read(descriptor, $0.baseAddress! + start, count)
        #endif
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let fault = FileFault.current()
        buffer.removeLast(count)
        throw fault
      }
      buffer.removeLast(count - got)
      return got
    }
  }

  /// Reads the rest of the file.
  ///
  /// - Throws: `FileFault`, also for more than `limit` bytes.
  func readAll(limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while try read(max(65_536, min(bytes.count, 8 << 20)), appendingTo: &bytes) > 0 {
      guard bytes.count <= limit else { throw FileFault("larger than \(limit >> 20) MiB") }
    }
    return bytes
  }
}

/// The names in a folder, sorted by their UTF-8 bytes; `.` and `..` left out.
func names(inFolder path: String) throws(FileFault) -> [String] {
  // SAFETY: the path is passed as a null-terminated copy that lives through the call.
  guard let folder = unsafe opendir(path) else { throw .current() }
  // SAFETY: `folder` is open and closed only here.
  defer { unsafe _ = closedir(folder) }
  var names: [String] = []
  // SAFETY: `folder` is open; the entry is read before the next call changes it.
  while let entry = unsafe readdir(folder) {
    // SAFETY: the system null-terminates `d_name` within its storage.
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
