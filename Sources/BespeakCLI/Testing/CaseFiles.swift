// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import SystemFiles

/// The cases of the files that a command was given.
enum CaseFiles {
  /// Reads files of cases; `-` is standard input.
  ///
  /// - Throws: `CommandFailure` where a file cannot be read, or a line in any of them is wrong; then all
  ///   mistakes have been listed on standard error.
  static func read(
    _ paths: [String], for loaded: LoadedCatalogs
  ) throws(CommandFailure) -> [TestCase] {
    var reading = CaseReading()
    for path in paths {
      let one = CaseReader.read(
        utf8: try bytes(of: path), file: path == "-" ? "<standard input>" : path)
      reading.cases += one.cases
      reading.diagnostics += one.diagnostics
    }
    let checker =
      loaded.catalogs.isEmpty ? CaseChecker(loaded.image) : CaseChecker(loaded.catalogs)
    reading.diagnostics += checker.check(reading.cases)
    guard !reading.hasErrors else {
      Findings.report(reading.diagnostics, limit: CaseLimits.maxFaults)
      throw CommandFailure(
        "\(String.count(reading.diagnostics.count, "mistake")) in the cases; none was run")
    }
    return reading.cases
  }

  private static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    let descriptor = path == "-" ? 0 : try System.open(reading: path)
    defer { if path != "-" { System.close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 256 << 10)
    while bytes.count <= CaseLimits.maxBytes {
      let count: Int
      do throws(FileFault) {
        count = try Descriptor.read(descriptor, into: &chunk, 0..<chunk.count)
      } catch {
        throw CommandFailure("cannot read '\(path)': \(error.message)")
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
