// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads tables of strings: the text form with its comments, and property lists in XML or binary,
/// which builds turn the text form into.
///
/// A mistake in the text form costs the entry that it stands in; reading goes on with the next one,
/// so that all mistakes of a file are shown at once. The platform reads nothing of such a file.
struct StringsReader {
  /// Most entries of one table.
  static let entryLimit = 200_000

  /// Reads a file.
  ///
  /// - Returns: The table, with findings of the rules `strings-syntax`, `duplicate-key`,
  ///   `unknown-escape`, `wrong-type`, `too-large` and those of `PropertyListReader`.
  /// - Complexity: O(*n*) for *n* bytes.
  func read(utf8 bytes: [UInt8], file: String) -> StringsTable {
    guard bytes.count <= PropertyList.sizeLimit else {
      let reading = PropertyListReader().read(utf8: bytes, file: file)
      return StringsTable(file: file, diagnostics: reading.diagnostics)
    }
    if bytes.starts(with: Array("bplist".utf8)) { return list(bytes, file: file) }
    let text = TextDecoding(bytes)
    if PropertyListReader.isXML(text.utf8) { return list(bytes, file: file) }
    let lines = LineIndex(text.utf8.span)
    let encoding = text.diagnostics(file: file, lines: lines)
    guard text.encoding != .utf32 else { return StringsTable(file: file, diagnostics: encoding) }
    var parser = StringsParser(text.utf8, lines: lines, file: file)
    parser.parse()
    parser.table.diagnostics = encoding + parser.table.diagnostics
    return parser.table
  }

  /// Reads a property list that holds a table.
  private func list(_ bytes: [UInt8], file: String) -> StringsTable {
    let reading = PropertyListReader().read(utf8: bytes, file: file)
    var table = StringsTable(file: file, diagnostics: reading.diagnostics)
    guard let root = reading.root else { return table }
    guard let members = root.members else {
      table.diagnostics.append(
        Self.wrongType("a dictionary", for: "the file", found: root, at: root.location))
      return table
    }
    var indices: [String: Int] = [:]
    for member in members.prefix(Self.entryLimit) {
      let location = member.value.location
      guard let text = member.value.text else {
        if table.diagnostics.count < PropertyList.findingLimit {
          table.diagnostics.append(
            Self.wrongType("a string", for: "'\(member.key)'", found: member.value, at: location))
        }
        continue
      }
      let entry = StringsTable.Entry(
        key: member.key, value: text, comment: nil, location: location,
        keyLocation: member.keyLocation)
      if let index = indices[member.key] {
        table.entries[index] = entry
      } else {
        indices[member.key] = table.entries.count
        table.entries.append(entry)
      }
    }
    if members.count > Self.entryLimit {
      table.diagnostics.append(Self.tooLarge(root.location))
    }
    return table
  }

  static func wrongType(
    _ expected: String, for name: String, found: PropertyListValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      rule: "wrong-type", severity: .error,
      message: "expected \(expected) for \(name), found \(found.kindName)", location: location)
  }

  static func tooLarge(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "too-large", severity: .error,
      message: "more than \(entryLimit) entries; the rest is not read", location: location)
  }
}
