// SPDX-License-Identifier: Apache-2.0

import SystemFiles

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
  /// old one as it was. It has the permissions of the old one, and a link leads to it as before. What is
  /// no regular file, such as `/dev/stdout`, is written to directly.
  ///
  /// - Parameter folder: The folder that the file must be in, links resolved, where nobody named the file
  ///   itself.
  /// - Throws: `CommandFailure` with the path and the system's reason.
  static func write(
    _ bytes: [UInt8], to path: String, in folder: String? = nil
  ) throws(CommandFailure) {
    do throws(FileFault) {
      try FileReplacement.write(bytes, to: path, within: folder.map { FileBounds([$0]) })
    } catch {
      throw failure(path, error)
    }
  }

  /// Refuses to write over files that are read.
  ///
  /// - Parameter option: The option that names the outputs.
  /// - Throws: `CommandFailure` naming both.
  /// - Complexity: O(*n*) for *n* files in all.
  static func refuse(
    _ paths: [String], of option: String, over inputs: [String]
  ) throws(CommandFailure) {
    let statuses = paths.compactMap { try? FileStatus(path: $0) }
    let outputs = Set(statuses.filter { $0.kind == .file }.map(\.identity))
    if outputs.isEmpty { return }
    for input in inputs {
      guard let status = try? FileStatus(path: input), outputs.contains(status.identity) else {
        continue
      }
      throw CommandFailure("option '--\(option)' would write over '\(input)', which is read")
    }
  }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: `CommandFailure` with the path and the system's reason.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    try makeFolders(path.split(separator: "/"), in: path.hasPrefix("/") ? "/" : "", bounds: nil)
  }

  /// Makes the folders that a path names within a folder that is there, and nothing outside of it.
  ///
  /// - Throws: `CommandFailure` with the path and the system's reason.
  static func makeFolders(of path: String, in folder: String) throws(CommandFailure) {
    let parts = path.split(separator: "/").dropLast()
    guard !parts.contains("..") else { throw failure(folder + "/" + path, FileFault(.outside)) }
    try makeFolders(Array(parts), in: folder + "/", bounds: FileBounds([folder]))
  }

  private static func makeFolders(
    _ parts: [Substring], in start: String, bounds: FileBounds?
  ) throws(CommandFailure) {
    var made = start
    for part in parts {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      // SAFETY: the path lives through the call, which keeps nothing of it.
      if unsafe mkdir(made, 0o755) != 0, errno != EEXIST { throw failure(made, .current()) }
      // It may have been there as a link.
      guard bounds?.hold(made) ?? true else { throw failure(made, FileFault(.outside)) }
    }
    guard !parts.isEmpty else { return }
    guard (try? FileStatus(path: made))?.kind == .folder else {
      throw CommandFailure("'\(made)' is not a folder")
    }
  }

  /// An app's id as the name of a file: no separators, and never empty or hidden.
  static func name(of id: String) -> String {
    var name = String(id.map { $0 == "/" || $0 == "\\" || $0 == "\0" ? "_" : $0 })
    while name.hasPrefix(".") { name.removeFirst() }
    return name.isEmpty ? "app" : name
  }

  private static func failure(_ path: String, _ fault: FileFault) -> CommandFailure {
    CommandFailure("cannot write '\(path)': \(fault.message)")
  }
}
