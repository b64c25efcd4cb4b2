// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions to the system about files and the process.
enum ProcessFiles {
  /// A variable of the environment; `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    // SAFETY: the result is null-terminated and copied before anything could change it.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether a path leads to anything.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether a path leads to a file that may be run.
  static func isProgram(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var status = stat()
    // SAFETY: `stat` writes the value it is given and keeps nothing.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// The folder of the program that runs; `nil` where the system does not say.
  static var ownFolder: String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // SAFETY: the buffer has room for as many bytes as are asked for.
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink(
        "/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    var path = CommandLine.arguments.first ?? ""
    if count > 0 { path = String(decoding: buffer[..<count], as: UTF8.self) }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }

  /// The names in a folder; empty where it cannot be read.
  static func names(in path: String) -> [String] {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    guard let folder = unsafe opendir(path) else { return [] }
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
    return names
  }

  /// The first bytes of a file; `nil` where it cannot be read.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      // SAFETY: the buffer has room for as many bytes as are asked for.
      let count = unsafe buffer.withUnsafeMutableBytes { part in
        #if canImport(Glibc)
          unsafe Glibc.read(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          unsafe Musl.read(descriptor, part.baseAddress, part.count)
        #else
          unsafe Darwin.read(descriptor, part.baseAddress, part.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? nil : bytes }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a file anew.
  ///
  /// - Throws: `SourceExtractionError` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(SourceExtractionError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("write", path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: the slice is read within its bounds and not kept.
      let count = unsafe rest.withUnsafeBytes { part in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, part.baseAddress, part.count)
        #else
          unsafe Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(count)
    }
  }

  /// An error with the reason of the last failed call.
  static func failure(_ what: String, _ path: String) -> SourceExtractionError {
    // SAFETY: `strerror` gives a null-terminated text, copied at once.
    let reason = unsafe String(cString: strerror(errno))
    return SourceExtractionError(
      "cannot \(what) '\(path)': \(reason.prefix(1).lowercased() + reason.dropFirst())")
  }
}
