// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The bytes of an app's file, or the finding that says why there are none.
enum FileBytes {
  /// Reads a file.
  ///
  /// Only regular files are read: a pipe in a source folder must not hold the search up.
  ///
  /// - Returns: `nil` with a finding `too-large` or `unreadable-file`.
  static func read(
    _ path: String, limit: Int, _ findings: inout [Diagnostic]
  ) -> [UInt8]? {
    do throws(FileFault) {
      return try InputFile(path: path, regularOnly: true).readAll(limit: limit)
    } catch {
      findings.append(
        error.message.hasPrefix("larger than")
          ? .tooLarge(path, limit: limit)
          : Diagnostic(
            rule: "unreadable-file", severity: .error,
            message: "cannot read '\(path)': \(error.message)",
            location: SourceLocation(file: path)))
      return nil
    }
  }
}
