// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads cases in whichever form they are written.
public enum CaseReader {
  /// Reads a file's bytes: JSON Lines where the first sign is `{`, else the text that people write.
  ///
  /// - SeeAlso: `TextCaseReader` and `JSONCaseReader` for the forms.
  public static func read(utf8 bytes: [UInt8], file: String) -> CaseReading {
    func refuse(_ rule: String, _ message: String, _ fix: String) -> CaseReading {
      CaseReading(diagnostics: [
        Diagnostic(
          rule: rule, severity: .error, message: message, fix: fix,
          location: SourceLocation(file: file))
      ])
    }
    guard bytes.count <= CaseLimits.maxBytes else {
      return refuse(
        "too-large", "the file is larger than \(CaseLimits.maxBytes >> 20) MiB", "split it")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return refuse("text-encoding", "the file is UTF-16", "save it as UTF-8")
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let reading =
      first == UInt8(ascii: "{")
      ? JSONCaseReader().read(utf8: bytes, file: file)
      : TextCaseReader().read(utf8: bytes, file: file)
    if reading.cases.isEmpty, reading.diagnostics.isEmpty {
      return refuse(
        "no-cases", "the file holds no case", "write one a line: 'WORDS -> INTENT'")
    }
    return reading
  }
}
