// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// What came out of reading a property list.
struct PropertyListReading {
  /// The list; `nil` where the file is none.
  var root: PropertyListValue?
  /// The form it was in.
  var form: PropertyList.Form
  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []
}

/// Reads property lists of all three forms, which the first bytes tell apart.
///
/// A file that breaks off or breaks the grammar gives no tree: the platform reads nothing of it
/// either. No entity of XML is expanded beyond the five that it names itself, no file is opened, and
/// depth, size and the number of values are bounded, so that no input costs more than its size.
struct PropertyListReader {
  /// Reads a file.
  ///
  /// - Returns: The tree, with findings of the rules `plist-syntax`, `text-encoding`, `too-deep`,
  ///   `too-large` and `duplicate-key`.
  /// - Complexity: O(*n*) for *n* bytes.
  func read(utf8 bytes: [UInt8], file: String) -> PropertyListReading {
    guard bytes.count <= PropertyList.sizeLimit else {
      return PropertyListReading(
        form: .text,
        diagnostics: [
          Diagnostic(
            rule: "too-large", severity: .error,
            message: "larger than \(PropertyList.sizeLimit >> 20) MiB",
            location: SourceLocation(file: file))
        ])
    }
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      var parser = BinaryPropertyListParser(
        bytes, source: TreeSource(file: file, lines: nil))
      return Self.reading(.binary, parser.source) { findings throws(TreeFault) in
        defer { findings = parser.diagnostics }
        return try parser.parse()
      }
    }
    let text = TextDecoding(bytes)
    let lines = LineIndex(text.utf8.span)
    let source = TreeSource(file: file, lines: lines)
    let encoding = text.diagnostics(file: file, lines: lines)
    guard text.encoding != .utf32 else {
      return PropertyListReading(form: .text, diagnostics: encoding)
    }
    var reading: PropertyListReading
    if Self.isXML(text.utf8) {
      var parser = XMLPropertyListParser(text.utf8, source: source)
      reading = Self.reading(.xml, source) { findings throws(TreeFault) in
        defer { findings = parser.diagnostics }
        return try parser.parse()
      }
    } else {
      var parser = TextPropertyListParser(text.utf8, source: source)
      reading = Self.reading(.text, source) { findings throws(TreeFault) in
        defer { findings = parser.diagnostics }
        return try parser.parse()
      }
    }
    reading.diagnostics = encoding + reading.diagnostics
    return reading
  }

  private static func reading(
    _ form: PropertyList.Form, _ source: TreeSource,
    _ parse: (inout [Diagnostic]) throws(TreeFault) -> PropertyListValue
  ) -> PropertyListReading {
    var findings: [Diagnostic] = []
    var root: PropertyListValue?
    do throws(TreeFault) {
      root = try parse(&findings)
    } catch {
      findings.append(error.diagnostic(source))
    }
    return PropertyListReading(root: root, form: form, diagnostics: findings)
  }

  /// Whether the first mark of a text is one of XML, and not of data in the text form: `<0fbd77>`.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    guard let start = utf8.firstIndex(where: { $0 > 0x20 }), utf8[start] == UInt8(ascii: "<"),
      start + 2 < utf8.count
    else { return false }
    switch (utf8[start + 1], utf8[start + 2]) {
    case (UInt8(ascii: "?"), _), (UInt8(ascii: "!"), _): return true
    case (UInt8(ascii: "p"), UInt8(ascii: "l")), (UInt8(ascii: "d"), UInt8(ascii: "i")): return true
    case (UInt8(ascii: "a"), UInt8(ascii: "r")), (UInt8(ascii: "s"), _): return true
    default: return false
    }
  }
}
