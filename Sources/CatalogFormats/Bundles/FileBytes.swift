// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

/// The bytes of an app's file, or the finding that says why there are none.
enum FileBytes {
  /// Reads a file.
  ///
  /// Only regular files are read: a pipe in a source folder must not hold the search up.
  ///
  /// - Parameter bounds: Where it must be, for a file that was found.
  /// - Returns: `nil` with a finding `too-large`, `link-outside` or `unreadable-file`.
  static func read(
    _ path: String, within bounds: FileBounds?, limit: Int, _ findings: inout [Diagnostic]
  ) -> [UInt8]? {
    do throws(FileFault) {
      return try OpenFile(reading: path, regularOnly: true, within: bounds).readAll(limit: limit)
    } catch {
      switch error.reason {
      case .tooLarge: findings.append(.tooLarge(path, limit: limit))
      case .outside: findings.append(.linkOutside(path))
      default:
        findings.append(
          Diagnostic(
            rule: "unreadable-file", severity: .error,
            message: "cannot read '\(path)': \(error.message)",
            location: SourceLocation(file: path)))
      }
      return nil
    }
  }

  /// Reads a file of an app.
  static func read(
    _ file: AppFile, limit: Int, _ findings: inout [Diagnostic]
  ) -> [UInt8]? {
    read(file.path, within: file.bounds, limit: limit, &findings)
  }
}

extension Diagnostic {
  /// The finding for a link that is not followed; it says nothing of what is there.
  static func linkOutside(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: "link-outside", severity: .warning,
      message: "'\(path)' leads out of the folder that was given, and is not followed",
      fix: "put what it leads to in its place, or give that as well",
      location: SourceLocation(file: path))
  }
}
