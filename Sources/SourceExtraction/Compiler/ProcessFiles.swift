// SPDX-License-Identifier: Apache-2.0

import SystemFiles

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
  // SAFETY: the path is passed as a null-terminated copy that lives through the call.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether a path leads to a file that may be run.
  static func isProgram(_ path: String) -> Bool {
    guard (try? FileStatus(path: path))?.kind == .file else { return false }
    // SAFETY: as for `exists(_:)`.
    return unsafe access(path, X_OK) == 0
  }

  /// The folder of the program that runs; `nil` where the system does not say.
  static var ownFolder: String? {
    let path = FilePath.link("/proc/self/exe") ?? CommandLine.arguments.first ?? ""
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }

  /// A path from the root; as it is, where the system does not say which folder this one is.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = FilePath.workingFolder else { return path }
    return folder + "/" + path
  }

  /// The first bytes of a file; `nil` where it cannot be read.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    do throws(FileFault) {
      let file = try OpenFile(reading: path, regularOnly: true)
      var bytes: [UInt8] = []
      while bytes.count < limit, try file.read(1 << 16, appendingTo: &bytes) > 0 {}
      return bytes
    } catch {
      return nil
    }
  }

  /// Writes a file anew.
  ///
  /// - Throws: `SourceExtractionError` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(SourceExtractionError) {
    do throws(FileFault) {
      let file = try OpenFile(changing: path)
      try file.truncate(to: 0)
      try file.write(bytes.span)
    } catch {
      throw failure("write", path, error)
    }
  }

  /// An error with a reason, that of the last failed call where none is given.
  static func failure(
    _ what: String, _ path: String, _ fault: FileFault = .current()
  ) -> SourceExtractionError {
    SourceExtractionError("cannot \(what) '\(path)': \(fault.message)")
  }
}
