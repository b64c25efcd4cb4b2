// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are written whole or not at all.
package enum FileReplacement {
  /// Writes a file anew, or to what a path leads to that is no file, such as `/dev/stdout`.
  ///
  /// - Parameter bounds: Where the file must be, for a name that was found.
  package static func write(
    _ bytes: [UInt8], to path: String, within bounds: FileBounds? = nil
  ) throws(FileFault) {
    try write(to: path, within: bounds) { (file) throws(FileFault) in
      try Descriptor.write(bytes.span, to: file)
    }
  }

  /// Writes some memory, as `write(_:to:)` does.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileFault) {
    try write(to: path, within: nil) { (file) throws(FileFault) in
      // SAFETY: the memory is the caller's through this call.
      unsafe try Descriptor.write(bytes, to: file).get()
    }
  }

  private static func write(
    to path: String, within bounds: FileBounds?, _ fill: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw FileFault(.nulInPath) }
    switch try target(of: path) {
    case .descriptor(let descriptor):
      guard bounds == nil else { throw FileFault(.outside) }
      try fill(descriptor)
    case .path(let path):
      guard bounds?.hold(FilePath.folder(of: path)) ?? true else { throw FileFault(.outside) }
      if let old = try? FileStatus(path: path), old.kind != .file {
        guard old.kind != .folder else { throw FileFault(.folder) }
        let file = try OpenFile(writing: path)
        try fill(file.descriptor)
      } else {
        _ = try replace(path) { (file) throws(FileFault) in try fill(file.descriptor) }
      }
    }
  }

  /// Writes a file beside its place, flushes it and moves it over what is there.
  ///
  /// A failure leaves what was there as it was. The new file has the permissions of the old one, and
  /// its owner where the system lets. A link stays and leads to the new file; other names of the old one
  /// (hard links) keep the old one.
  ///
  /// - Parameters:
  ///   - permissions: Of a file that replaces none; less what the process's mask takes away.
  ///   - temporary: The path to write at first, where whoever opens the file next is to find what a
  ///     process that died left; otherwise one that nothing has.
  ///   - fill: Writes the new file.
  /// - Returns: The new file, open.
  package static func replace(
    _ path: String, permissions: UInt32 = 0o666, temporary: String? = nil,
    _ fill: (inout OpenFile) throws(FileFault) -> Void
  ) throws(FileFault) -> OpenFile {
    guard case .path(let path) = try target(of: path) else { throw FileFault(.notRegular) }
    let old = try? FileStatus(path: path, followsLinks: false)
    guard old.map({ $0.kind == .file }) ?? true else { throw FileFault(.notRegular) }
    let folder = FilePath.folder(of: path)
    // A name of its own length: the file's may be as long as names can be.
    let temporary =
      temporary ?? folder + "/.bespeak-" + String(UInt64.random(in: 0 ... .max), radix: 36) + ".tmp"
    var file = try OpenFile(making: temporary, permissions: old == nil ? permissions : 0o600)
    do throws(FileFault) {
      if let old { try file.resemble(old) }
      try fill(&file)
      try file.flush()
      // SAFETY: both paths are passed as null-terminated copies that live through the call.
      guard unsafe rename(temporary, path) == 0 else { throw .current() }
    } catch {
      remove(temporary)
      throw error
    }
    flushFolder(folder)
    return file
  }

  /// Removes a file or a link; nothing where there is none.
  package static func remove(_ path: String) {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    unsafe _ = unlink(path)
  }

  /// Flushes a folder, so that a new name is there after a loss of power.
  ///
  /// Where the system cannot, as on some network file systems, the name is there when it gets to it.
  package static func flushFolder(_ path: String) {
    guard let folder = try? Descriptor.open(path, for: .listing) else { return }
    _ = fsync(folder)
    Descriptor.close(folder)
  }

  // MARK: - Links

  private enum Target {
    /// A path that is no link.
    case path(String)
    /// One that is open in this process.
    case descriptor(Int32)
  }

  /// The path behind links at a path's end, also where nothing is there yet.
  package static func place(behind path: String) throws(FileFault) -> String {
    guard case .path(let place) = try target(of: path) else { throw FileFault(.notRegular) }
    return place
  }

  private static func target(of path: String) throws(FileFault) -> Target {
    var path = path
    // As many as the system itself follows.
    for _ in 0...40 {
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        if let number = Int32(path.dropFirst(folder.count)) { return .descriptor(number) }
      }
      guard let next = FilePath.link(path) else { return .path(path) }
      path = next.hasPrefix("/") ? next : FilePath.folder(of: path) + "/" + next
    }
    throw FileFault(.system(ELOOP))
  }
}
