// SPDX-License-Identifier: Apache-2.0

import JSONText

extension XMLPropertyListParser {
  /// `<name>`, `<name/>` or `</name>`.
  struct Tag {
    var name: String
    var isOpening: Bool
    /// Whether it closes itself.
    var isEmpty: Bool
  }

  /// Reads a tag from its `<` on; attributes are passed over.
  mutating func tag() throws(TreeFault) -> Tag {
    let start = at
    guard at < bytes.count else { throw TreeFault("the file ends too early", at: at) }
    guard bytes[at] == UInt8(ascii: "<") else {
      throw TreeFault("expected a tag, found text", at: at)
    }
    at += 1
    let isOpening = !(at < bytes.count && bytes[at] == UInt8(ascii: "/"))
    if !isOpening { at += 1 }
    let nameStart = at
    while at < bytes.count, Self.isNameByte(bytes[at]) { at += 1 }
    guard at > nameStart else { throw TreeFault("'<' does not begin a tag", at: start) }
    guard
      at == bytes.count || bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: "/")
        || bytes[at] == UInt8(ascii: ">")
    else { throw TreeFault("\(ByteName.text(bytes, at: at)) is no part of a name", at: at) }
    guard at - nameStart <= 64 else { throw TreeFault("no such element", at: start) }
    let name = String(decoding: bytes[nameStart..<at], as: UTF8.self)
    var isEmpty = false
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return Tag(name: name, isOpening: isOpening, isEmpty: isEmpty)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) else {
          throw TreeFault("the attribute's value is not closed", at: at)
        }
        at = end + 1
      case UInt8(ascii: "<"): throw TreeFault("the tag is not closed", at: start)
      case UInt8(ascii: "/"):
        guard isOpening, at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: ">") else {
          throw TreeFault("'/' does not end the tag", at: at)
        }
        isEmpty = true
        at += 1
      default:
        guard isOpening || bytes[at] <= 0x20 else {
          throw TreeFault("a closing tag holds its name and nothing else", at: at)
        }
        at += 1
      }
    }
    throw TreeFault("the tag is not closed", at: start)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- UInt8(ascii: "0") < 10 || byte | 0x20 &- UInt8(ascii: "a") < 26
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }

  /// Moves past blanks, comments and processing instructions, and past the document type of a prolog.
  ///
  /// - Parameters:
  ///   - isProlog: Whether a document type may stand here.
  ///   - isEnd: Whether the file may end here.
  ///   - opened: The offset of the element that this is inside of, and its name.
  mutating func skipMisc(
    isProlog: Bool = false, isEnd: Bool = false, opened: Int? = nil, _ name: String = "plist"
  ) throws(TreeFault) {
    while true {
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      guard at < bytes.count else {
        if isEnd { return }
        guard let opened else { throw TreeFault("the file ends too early", at: at) }
        throw TreeFault("'<\(name)>' is not closed", at: opened)
      }
      if starts("<!--") {
        try skip("-->", from: 4, "the comment is not closed")
      } else if starts("<?") {
        try skip("?>", from: 2, "the processing instruction is not closed")
      } else if isProlog, starts("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Moves past `<!DOCTYPE …>`, which may name a public identifier and nothing more.
  private mutating func skipDocumentType() throws(TreeFault) {
    let start = at
    at += 9
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return
      case UInt8(ascii: "["):
        throw TreeFault(
          "the document type has declarations of its own, which are not read", at: at,
          fix: "a property list needs none: leave out what stands in '[…]'")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) else {
          throw TreeFault("the document type is not closed", at: start)
        }
        at = end + 1
      default: at += 1
      }
    }
    throw TreeFault("the document type is not closed", at: start)
  }

  private func starts(_ text: StaticString) -> Bool {
    let end = at + text.utf8CodeUnitCount
    return end <= bytes.count && bytes.span.equals(at..<end, text)
  }

  private mutating func skip(
    _ end: StaticString, from offset: Int, _ message: String
  ) throws(TreeFault) {
    let start = at
    at += offset
    while at < bytes.count {
      if starts(end) {
        at += end.utf8CodeUnitCount
        return
      }
      at += 1
    }
    throw TreeFault(message, at: start)
  }
}

extension XMLPropertyListParser {
  /// Reads the text of an element up to its closing tag; line ends become line feeds.
  mutating func content(of tag: Tag, at start: Int) throws(TreeFault) -> String {
    if tag.isEmpty { return "" }
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "<") {
        if starts("<![CDATA[") {
          let from = at + 9
          try skip("]]>", from: 9, "the CDATA section is not closed")
          text += bytes[from..<at - 3]
        } else if starts("<!--") {
          try skip("-->", from: 4, "the comment is not closed")
        } else if starts("<?") {
          try skip("?>", from: 2, "the processing instruction is not closed")
        } else {
          let end = at
          let closing = try self.tag()
          guard !closing.isOpening, closing.name == tag.name else {
            throw TreeFault(
              "expected '</\(tag.name)>', found '<\(closing.isOpening ? "" : "/")\(closing.name)>'",
              at: end)
          }
          return String(decoding: text, as: UTF8.self)
        }
      } else if byte == UInt8(ascii: "&") {
        try entity(into: &text)
      } else if byte == 0x0D {
        text.append(0x0A)
        at += at + 1 < bytes.count && bytes[at + 1] == 0x0A ? 2 : 1
      } else {
        text.append(byte)
        at += 1
      }
    }
    throw TreeFault("'<\(tag.name)>' is not closed", at: start)
  }

  /// Reads `&name;` or `&#number;`.
  private mutating func entity(into text: inout [UInt8]) throws(TreeFault) {
    let start = at
    let limit = min(bytes.count, at + 12)
    guard let end = bytes[at..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw TreeFault(
        "'&' does not begin a reference", at: start, fix: "write '&amp;' for the sign itself")
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    at = end + 1
    switch name {
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "amp": text.append(UInt8(ascii: "&"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      let isHex = name.hasPrefix("#x")
      guard name.hasPrefix("#"),
        let number = UInt32(digits: name.utf8.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
        number > 0, Unicode.Scalar(number) != nil
      else {
        throw TreeFault(
          "unknown entity '&\(name);'", at: start, fix: "write '&amp;' for the sign itself")
      }
      text.append(scalar: number)
    }
  }
}
