// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that a command leaves behind.
enum OutputFile {
  /// Writes a file whole: beside its place first and then moved over it, so that a failure leaves the
  /// old one as it was. What is no regular file, such as `/dev/stdout`, is written to directly.
  ///
  /// - Throws: `CommandFailure` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    var status = stat()
    // SAFETY: `stat` writes the value it is given and keeps nothing.
    if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path) }
      defer { close(descriptor) }
      return try System.write(bytes.span, to: descriptor)
    }
    let temporary = path + ".\(getpid()).part"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    var isWhole = false
    defer { if !isWhole { unsafe _ = unlink(temporary) } }
    do throws(CommandFailure) {
      try System.write(bytes.span, to: descriptor)
    } catch {
      close(descriptor)
      throw failure(path)
    }
    guard fsync(descriptor) == 0, close(descriptor) == 0, unsafe rename(temporary, path) == 0
    else { throw failure(path) }
    isWhole = true
  }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: `CommandFailure` with the path and the system's reason.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      if unsafe mkdir(made, 0o755) != 0, errno != EEXIST { throw failure(made) }
    }
    var status = stat()
    // SAFETY: `stat` writes the value it is given and keeps nothing.
    if made.isEmpty { return }
    guard unsafe stat(made, &status) == 0 else { throw failure(path) }
    if status.st_mode & S_IFMT != S_IFDIR {
      throw CommandFailure("'\(path)' is no folder")
    }
  }

  /// An app's id as the name of a file: no separators, and never empty or hidden.
  static func name(of id: String) -> String {
    var name = String(id.map { $0 == "/" || $0 == "\\" || $0 == "\0" ? "_" : $0 })
    while name.hasPrefix(".") { name.removeFirst() }
    return name.isEmpty ? "app" : name
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure("cannot write '\(path)': \(System.lastError)")
  }
}
