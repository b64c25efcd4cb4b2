// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads the XML form of property lists.
///
/// Only what Apple's document type has is XML here: its eleven elements, the five entities of XML
/// and numbered ones, comments, processing instructions and `CDATA`. A document type with
/// declarations of its own is refused and no entity is ever declared, so nothing can be expanded.
///
/// - SeeAlso: `PropertyList-1.0.dtd`.
struct XMLPropertyListParser {
  let bytes: [UInt8]
  let source: TreeSource
  var diagnostics: [Diagnostic] = []
  var at = 0
  private var count = 0

  init(_ utf8: [UInt8], source: TreeSource) {
    bytes = utf8
    self.source = source
  }

  /// Reads the whole document.
  mutating func parse() throws(TreeFault) -> PropertyListValue {
    try skipMisc(isProlog: true)
    let start = at
    let tag = try tag()
    guard tag.isOpening else { throw TreeFault("expected '<plist>'", at: start) }
    guard tag.name == "plist" else {
      let root = try value(tag, at: start, nil, .root, depth: 0)
      finish()
      return root
    }
    try skipMisc()
    guard !tag.isEmpty, at + 1 < bytes.count, bytes[at + 1] != UInt8(ascii: "/") else {
      throw TreeFault("the property list holds no value", at: start)
    }
    let first = at
    let root = try value(try self.tag(), at: first, nil, .root, depth: 0)
    try skipMisc()
    let end = at
    let closing = try self.tag()
    guard !closing.isOpening, closing.name == "plist" else {
      throw TreeFault("expected '</plist>' after the value", at: end)
    }
    finish()
    return root
  }

  /// Reports what stands after the property list; the platform passes over it.
  private mutating func finish() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    do throws(TreeFault) {
      try skipMisc(isEnd: true)
      guard at < bytes.count else { return }
    } catch {
      at = error.utf8Offset
    }
    var finding = TreeFault("nothing is read after the property list", at: at).diagnostic(source)
    finding.severity = .warning
    diagnostics.append(finding)
  }
}

extension XMLPropertyListParser {
  private mutating func value(
    _ tag: Tag, at start: Int, _ container: TreePath?, _ step: TreePath.Step, depth: Int
  ) throws(TreeFault) -> PropertyListValue {
    guard tag.isOpening else {
      throw TreeFault("expected a value, found '</\(tag.name)>'", at: start)
    }
    count += 1
    guard count <= PropertyList.valueLimit else { throw .tooLarge(at: start) }
    let place = TreePlace(source: source, container: container, step: step, utf8Offset: start)
    let kind: PropertyList.Kind
    switch tag.name {
    case "dict", "array":
      guard depth < PropertyList.depthLimit else { throw .tooDeep(at: start) }
      let path = TreePath(parent: container, step: step)
      if tag.name == "dict" {
        kind = .dictionary(
          tag.isEmpty ? [] : try dictionary(at: start, path, depth: depth + 1))
      } else {
        kind = .array(tag.isEmpty ? [] : try array(at: start, path, depth: depth + 1))
      }
    case "string": kind = .string(try content(of: tag, at: start))
    case "true", "false":
      let text = try content(of: tag, at: start)
      guard text.allSatisfy(\.isWhitespace) else {
        throw TreeFault("'<\(tag.name)>' holds nothing", at: start)
      }
      kind = .bool(tag.name == "true")
    case "integer", "real", "date", "data":
      kind = try scalar(tag.name, try content(of: tag, at: start), at: start)
    case "key": throw TreeFault("expected a value, found a key", at: start)
    default:
      throw TreeFault("'<\(tag.name)>' is no element of a property list", at: start)
    }
    return PropertyListValue(kind: kind, place: place)
  }

  private mutating func dictionary(
    at start: Int, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [PropertyList.Member] {
    var list = MemberList()
    while true {
      try skipMisc(opened: start, "dict")
      let keyStart = at
      let tag = try tag()
      if !tag.isOpening {
        guard tag.name == "dict" else { throw Self.mismatch(tag, "dict", at: keyStart) }
        return list.members
      }
      guard tag.name == "key" else {
        throw TreeFault("expected '<key>', found '<\(tag.name)>'", at: keyStart)
      }
      let key = try content(of: tag, at: keyStart)
      try skipMisc(opened: start, "dict")
      let valueStart = at
      let step = TreePath.Step.key(key)
      let value = try value(try self.tag(), at: valueStart, path, step, depth: depth)
      let finding = list.append(
        PropertyList.Member(key: key, keyPlace: value.place.at(keyStart), value: value))
      if let finding, diagnostics.count < PropertyList.findingLimit { diagnostics.append(finding) }
    }
  }

  private mutating func array(
    at start: Int, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      try skipMisc(opened: start, "array")
      let elementStart = at
      let tag = try tag()
      if !tag.isOpening {
        guard tag.name == "array" else { throw Self.mismatch(tag, "array", at: elementStart) }
        return elements
      }
      elements.append(
        try value(tag, at: elementStart, path, .index(elements.count), depth: depth))
    }
  }

  private static func mismatch(
    _ tag: Tag, _ expected: String, at offset: Int
  ) -> TreeFault {
    TreeFault("expected '</\(expected)>', found '</\(tag.name)>'", at: offset)
  }

  private func scalar(
    _ name: String, _ text: String, at start: Int
  ) throws(TreeFault) -> PropertyList.Kind {
    let trimmed = text.trimmingBlanks
    switch name {
    case "integer":
      // One sign at most, and in front: Swift's own initialisers take one behind "0x" too.
      let sign = trimmed.hasPrefix("-") ? "-" : ""
      let digits =
        trimmed.hasPrefix("-") || trimmed.hasPrefix("+")
        ? String(trimmed.dropFirst()) : trimmed
      if digits.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
        break
      }
      if let number = Int(sign + digits) { return .integer(number) }
      if digits.lowercased().hasPrefix("0x"),
        let number = Int(sign + digits.dropFirst(2), radix: 16)
      {
        return .integer(number)
      }
      if digits.allSatisfy(\.isASCII), digits.count < 400, !digits.contains("."),
        !digits.lowercased().contains("e"), let number = Double(sign + digits)
      {
        return .real(number)
      }
    case "real": if let number = Double(trimmed) { return .real(number) }
    case "date": if !trimmed.isEmpty { return .date(trimmed) }
    default: if let data = Base64.decode(text) { return .data(data) }
    }
    let shown = String(trimmed.prefix(40))
    throw TreeFault("'\(shown)' is no content of '<\(name)>'", at: start)
  }
}

extension String {
  /// The text without the blanks and line ends around it.
  var trimmingBlanks: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return String(self[first...last])
  }
}

/// Bytes as letters.
enum Base64 {
  /// The bytes that a text stands for, blanks left out; `nil` where another character stands in it.
  ///
  /// - SeeAlso: RFC 4648, section 4.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var letters = 0
    var padding = 0
    for byte in text.utf8 where byte > 0x20 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        padding += 1
        continue
      default: return nil
      }
      guard padding == 0 else { return nil }
      bits = bits << 6 | UInt32(value)
      letters += 1
      if letters % 4 == 0 {
        bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        bits = 0
      }
    }
    switch letters % 4 {
    case 1: return nil
    case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
    case 3: bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: break
    }
    return padding > 2 ? nil : bytes
  }
}
