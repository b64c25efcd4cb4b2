// SPDX-License-Identifier: Apache-2.0

import Bespeak

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A report that goes to a file: `junit=report.xml`.
struct ReportFile {
  /// Its form.
  let format: TestReport.Format
  /// Where it goes.
  let path: String

  /// Reads the value of `--report`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw CommandFailure(
        "option '--report' is FORMAT=FILE, such as 'junit=report.xml', not '\(text)'")
    }
    guard let format = TestReport.Format(rawValue: String(parts[0])) else {
      let words = TestReport.Format.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw CommandFailure("a report is one of \(words), not '\(parts[0])'")
    }
    self.format = format
    path = String(parts[1])
  }

  /// Writes the report.
  func write(_ report: TestReport) throws(CommandFailure) {
    try Self.write(report.text(format), to: path)
  }

  /// Writes a text beside a path and moves it there, so that a failure leaves what was there.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    guard !path.utf8.contains(0) else { throw CommandFailure("a path holds a NUL byte") }
    let temporary = path + ".\(getpid()).tmp"
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot write '\(path)': \(System.lastError)")
    }
    do throws(CommandFailure) {
      try System.write(text.utf8.span, to: descriptor)
    } catch {
      System.close(descriptor)
      // SAFETY: as above.
      _ = unsafe unlink(temporary)
      throw CommandFailure("cannot write '\(path)': \(System.lastError)")
    }
    System.close(descriptor)
    // SAFETY: both paths are passed as null-terminated copies that live through the call.
    guard unsafe rename(temporary, path) == 0 else {
      let reason = System.lastError
      // SAFETY: as above.
      _ = unsafe unlink(temporary)
      throw CommandFailure("cannot write '\(path)': \(reason)")
    }
  }
}
