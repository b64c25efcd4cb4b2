// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads the text form of property lists, also without the outer braces as in `.strings`.
struct TextPropertyListParser {
  let source: TreeSource
  var diagnostics: [Diagnostic] = []
  private var scanner: TextListScanner
  private var count = 0

  init(_ utf8: [UInt8], source: TreeSource) {
    self.source = source
    scanner = TextListScanner(utf8)
  }

  /// Reads the whole file.
  mutating func parse() throws(TreeFault) -> PropertyListValue {
    guard let first = try scanner.skipBlanks() else {
      throw TreeFault("the file holds no property list", at: 0)
    }
    let start = scanner.at
    defer { reportEscapes() }
    guard TextListScanner.beginsString(first) else {
      let root = try value(nil, .root, depth: 0)
      guard try scanner.skipBlanks() == nil else { throw unexpected("nothing after the list") }
      return root
    }
    let text = try scanner.string()
    let next = try scanner.skipBlanks()
    let place = place(nil, .root, start)
    if next == nil { return PropertyListValue(kind: .string(text), place: place) }
    // A list of `key = value;` without braces.
    scanner.at = start
    let path = TreePath(parent: nil, step: .root)
    return PropertyListValue(
      kind: .dictionary(try members(path, depth: 1, closing: nil, opened: start)), place: place)
  }

  private func place(_ container: TreePath?, _ step: TreePath.Step, _ offset: Int) -> TreePlace {
    TreePlace(source: source, container: container, step: step, utf8Offset: offset)
  }

  private func unexpected(_ expected: String) -> TreeFault {
    let found = ByteName.text(scanner.bytes, at: scanner.at)
    let isJSON = found == "':'" || found == "'['" || found == "','"
    return TreeFault(
      "expected \(expected), found \(found)", at: scanner.at,
      fix: isJSON && scanner.bytes.first != UInt8(ascii: "/")
        ? "a property list is not JSON: '{ key = \"value\"; }'" : nil)
  }

  private mutating func reportEscapes() {
    for escape in scanner.strangeEscapes where diagnostics.count < PropertyList.findingLimit {
      diagnostics.append(escapeFinding(escape, place(nil, .root, escape.utf8Offset).location))
    }
  }

  private mutating func value(
    _ container: TreePath?, _ step: TreePath.Step, depth: Int
  ) throws(TreeFault) -> PropertyListValue {
    guard let byte = try scanner.skipBlanks() else { throw unexpected("a value") }
    let start = scanner.at
    count += 1
    guard count <= PropertyList.valueLimit else { throw .tooLarge(at: start) }
    let place = place(container, step, start)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth < PropertyList.depthLimit else { throw .tooDeep(at: start) }
      scanner.at += 1
      let path = TreePath(parent: container, step: step)
      let kind: PropertyList.Kind =
        byte == UInt8(ascii: "{")
        ? .dictionary(
          try members(path, depth: depth + 1, closing: UInt8(ascii: "}"), opened: start))
        : .array(try elements(path, depth: depth + 1, opened: start))
      return PropertyListValue(kind: kind, place: place)
    case UInt8(ascii: "<"): return PropertyListValue(kind: .data(try data()), place: place)
    case _ where TextListScanner.beginsString(byte):
      return PropertyListValue(kind: .string(try scanner.string()), place: place)
    default: throw unexpected("a value")
    }
  }

  /// Reads `key = value;` and `key;` up to the closing brace, or to the end where there is none.
  private mutating func members(
    _ path: TreePath, depth: Int, closing: UInt8?, opened: Int
  ) throws(TreeFault) -> [PropertyList.Member] {
    var list = MemberList()
    while true {
      let byte = try scanner.skipBlanks()
      if byte == closing {
        if byte != nil { scanner.at += 1 }
        return list.members
      }
      guard let byte else {
        throw TreeFault("'{' is not closed", at: opened)
      }
      guard TextListScanner.beginsString(byte) else { throw unexpected("a key") }
      let keyStart = scanner.at
      let key = try scanner.string()
      let step = TreePath.Step.key(key)
      var value = PropertyListValue(kind: .string(key), place: place(path, step, keyStart))
      let mark = try scanner.skipBlanks()
      if mark == UInt8(ascii: "=") {
        scanner.at += 1
        value = try self.value(path, step, depth: depth)
        guard try scanner.skipBlanks() == UInt8(ascii: ";") else {
          throw unexpected("';' after the value")
        }
        scanner.at += 1
      } else {
        guard mark == UInt8(ascii: ";") else { throw unexpected("'=' or ';' after the key") }
        scanner.at += 1
      }
      let member = PropertyList.Member(
        key: key, keyPlace: place(path, step, keyStart), value: value)
      let finding = list.append(member)
      if let finding, diagnostics.count < PropertyList.findingLimit { diagnostics.append(finding) }
    }
  }

  private mutating func elements(
    _ path: TreePath, depth: Int, opened: Int
  ) throws(TreeFault) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      let byte = try scanner.skipBlanks()
      if byte == UInt8(ascii: ")") {
        scanner.at += 1
        return elements
      }
      guard byte != nil else { throw TreeFault("'(' is not closed", at: opened) }
      elements.append(try value(path, .index(elements.count), depth: depth))
      let mark = try scanner.skipBlanks()
      guard mark != nil else { throw TreeFault("'(' is not closed", at: opened) }
      if mark == UInt8(ascii: ",") {
        scanner.at += 1
      } else if mark != UInt8(ascii: ")") {
        throw unexpected("',' or ')' after the element")
      }
    }
  }

  /// Reads `<0fbd777 1c2735ae>`.
  private mutating func data() throws(TreeFault) -> [UInt8] {
    let start = scanner.at
    scanner.at += 1
    var bytes: [UInt8] = []
    var high: UInt8?
    while scanner.at < scanner.bytes.count {
      let byte = scanner.bytes[scanner.at]
      scanner.at += 1
      // Blanks stand between pairs, not in one.
      if byte <= 0x20, high == nil { continue }
      if byte == UInt8(ascii: ">") {
        guard high == nil else { break }
        return bytes
      }
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      if let first = high {
        bytes.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    throw TreeFault("data is not made of pairs of hexadecimal digits", at: start)
  }
}

/// The finding for a backslash before a character that needs none.
func escapeFinding(
  _ escape: (text: String, utf8Offset: Int), _ location: SourceLocation
) -> Diagnostic {
  Diagnostic(
    rule: "unknown-escape", severity: .warning,
    message: "'\(escape.text)' is no escape; the backslash is left out",
    fix: "write '\\\\' for the backslash itself", location: location)
}
