// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The folder that findings name files from.
///
/// Paths below it are relative to it, with forward slashes and without `./`, so that findings read
/// the same on every machine.
public struct WorkingFolder: Sendable, Equatable {
  /// Its absolute path, without a slash at its end; empty where there is none.
  package let path: String

  /// Names a folder.
  public init(path: String) {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.path = path
  }

  /// The folder that the process works in.
  public static var current: WorkingFolder {
    WorkingFolder(path: FilePath.workingFolder ?? "")
  }

  /// A file's path from here; absolute where it is elsewhere.
  package func relative(_ file: String) -> String {
    guard !file.isEmpty else { return "" }
    var parts: [Substring] = []
    let isAbsolute = file.hasPrefix("/")
    for part in file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    guard isAbsolute else { return parts.joined(separator: "/") }
    let own = path.split(separator: "/")
    if !path.isEmpty, parts.count > own.count, parts.starts(with: own) {
      return parts.dropFirst(own.count).joined(separator: "/")
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The absolute path of a file named from here.
  package func absolute(_ file: String) -> String {
    let relative = relative(file)
    return relative.hasPrefix("/") ? relative : path + "/" + relative
  }
}
