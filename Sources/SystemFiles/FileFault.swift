// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder could not be read or written.
package struct FileFault: Error, Sendable, Equatable {
  /// The kinds of reason.
  package enum Reason: Sendable, Equatable {
    /// The system's number of an error.
    case system(Int32)
    /// The path holds a NUL byte, and would silently name another file.
    case nulInPath
    /// It is a folder.
    case folder
    /// It is a pipe, a device or a socket.
    case notRegular
    /// It has more than this many bytes.
    case tooLarge(limit: Int)
    /// Another process, or another part of this one, has it locked.
    case held
    /// A link leads out of where files may be found.
    case outside
  }

  /// The reason.
  package let reason: Reason

  /// Creates a fault.
  package init(_ reason: Reason) { self.reason = reason }

  /// The fault of the last call of the system.
  package static func current() -> FileFault { FileFault(.system(errno)) }

  /// The reason in words, in lower case: `no such file or directory`.
  package var message: String {
    switch reason {
    case .system(let code):
      // SAFETY: `strerror` gives a null-terminated text or nothing, copied at once.
      guard let text = unsafe strerror(code) else { return "error \(code)" }
      let words = unsafe String(cString: text)
      return words.prefix(1).lowercased() + words.dropFirst()
    case .nulInPath: return "the path holds a NUL byte"
    case .folder: return "is a folder"
    case .notRegular: return "is not a regular file"
    case .tooLarge(let limit): return "larger than \(limit >> 20) MiB"
    case .held: return "is locked by another process"
    case .outside: return "leads out of the folder that was given"
    }
  }

  /// Whether there is nothing at the path.
  package var isOfAbsence: Bool { reason == .system(ENOENT) || reason == .system(ENOTDIR) }

  /// Whether whoever read what was written went away.
  package var isOfBrokenPipe: Bool { reason == .system(EPIPE) }
}
