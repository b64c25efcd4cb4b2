// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SystemFiles

/// What came of reading a file of names: what could be read, and everything that was wrong.
package struct NamesReading: Sendable {
  /// The values, in the order of the lines.
  package var values: [EntityValue]
  /// The mistakes, with their places.
  package var diagnostics: [Diagnostic]

  /// Creates a result.
  package init(values: [EntityValue] = [], diagnostics: [Diagnostic] = []) {
    self.values = values
    self.diagnostics = diagnostics
  }
}

extension CatalogReader {
  /// Reads a file of names that stands outside of any catalog.
  ///
  /// Where the first line begins an object the file is JSON Lines, as values files of catalogs are;
  /// otherwise each line that is not blank is a name, and its number the id.
  ///
  /// - Returns: The values, and what is wrong; a file that cannot be read is a finding too.
  package func readNames(path: String) -> NamesReading {
    do throws(FileFault) {
      let bytes = try OpenFile(reading: path, regularOnly: false)
        .readAll(limit: CatalogReader.sizeLimit)
      return readNames(utf8: bytes, file: path)
    } catch {
      return NamesReading(diagnostics: [
        Diagnostic(
          rule: "unreadable-file", severity: .error,
          message: "cannot read '\(path)': \(error.message)",
          location: SourceLocation(file: path))
      ])
    }
  }

  /// Reads names from memory; see `readNames(path:)`.
  ///
  /// - Parameters:
  ///   - utf8: The file's bytes.
  ///   - file: The name for findings.
  package func readNames(utf8: [UInt8], file: String) -> NamesReading {
    // The mark that some editors put in front of UTF-8 is no part of the first name.
    var rest = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8[3...] : utf8[...]
    if rest.first(where: { !Self.isBlank($0) }) == UInt8(ascii: "{") {
      var reader = ValuesReader(file: file, app: nil)
      let values = reader.read(utf8: utf8)
      return NamesReading(values: values, diagnostics: reader.diagnostics)
    }
    var values: [EntityValue] = []
    var number = 0
    while !rest.isEmpty {
      number += 1
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      var name = line.drop(while: Self.isBlank)
      while let last = name.last, Self.isBlank(last) { name.removeLast() }
      if name.isEmpty { continue }
      values.append(
        EntityValue(
          id: "\(number)", title: String(decoding: name, as: UTF8.self),
          location: SourceLocation(file: file, line: number)))
    }
    return NamesReading(values: values)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}
