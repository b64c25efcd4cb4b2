// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads the part of YAML that training data is written in.
///
/// Maps and lists by indentation, a list also at the indentation of its key; texts plain, in single
/// and in double quotes, folded over lines; `[…]` and `{…}` on one or several lines; comments; one
/// document. Anchors, aliases, tags, block texts (`|`, `>`) and keys that are no text are findings:
/// no file of the platform has them, and aliases are how a small file becomes a large one.
///
/// - SeeAlso: YAML 1.2.2, chapters 6 to 8.
struct YAMLParser {
  let bytes: [UInt8]
  let source: TreeSource
  var at = 0
  /// The requests to leave findings out, from comments.
  var suppressions: [LintSuppression] = []
  private var count = 0
  /// The requests read since the last content, whose line is not known yet.
  private var pending = 0
  /// The offset after the last content.
  private var contentEnd = 0

  init(_ utf8: [UInt8], source: TreeSource) {
    bytes = utf8
    self.source = source
  }

  /// Reads the whole file.
  mutating func parse() throws(TreeFault) -> YAMLValue {
    if bytes.starts(with: Array("---".utf8)), bytes.count == 3 || bytes[3] <= 0x20 { at = 3 }
    guard let first = try nextContent() else { throw fault("the file is empty", at: 0) }
    let root = try block(at: first, nil, .root, depth: 0)
    if let rest = try nextContent() {
      throw fault("expected nothing more at this indentation", at: rest)
    }
    return root
  }

  func fault(_ message: String, at offset: Int, fix: String? = nil) -> TreeFault {
    TreeFault(message, at: offset, fix: fix, rule: "yaml-syntax")
  }

  private func place(_ container: TreePath?, _ step: TreePath.Step, _ offset: Int) -> TreePlace {
    TreePlace(source: source, container: container, step: step, utf8Offset: offset)
  }

  /// The column of an offset, counted from 0 in bytes.
  private func column(_ offset: Int) -> Int { (source.lines?.position(at: offset).column ?? 1) - 1 }

  private func line(_ offset: Int) -> Int { source.lines?.line(at: offset) ?? 0 }

  /// Moves past blanks, line ends and comments; `nil` at the end of the file.
  ///
  /// - Returns: The offset of the next byte of content, which is also `at`.
  private mutating func nextContent() throws(TreeFault) -> Int? {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D: at += 1
      case 0x09:
        guard line(at) == line(contentEnd), contentEnd > 0 else {
          throw fault("a tab stands in the indentation", at: at, fix: "indent with blanks")
        }
        at += 1
      case UInt8(ascii: "#") where at == 0 || bytes[at - 1] <= 0x20: comment()
      case UInt8(ascii: ".") where isDocumentEnd(at):
        at = bytes.count
      default:
        let here = line(at)
        while pending < suppressions.count {
          if let lines = suppressions[pending].lines, lines.upperBound < here,
            lines.lowerBound > line(contentEnd) || contentEnd == 0
          {
            suppressions[pending].lines = lines.lowerBound...here
          }
          pending += 1
        }
        return at
      }
    }
    return nil
  }

  private mutating func comment() {
    let start = at
    at = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
    let place = place(nil, .root, start).location
    suppressions += SuppressionComment.suppressions(
      in: String(decoding: bytes[start..<at], as: UTF8.self), lines: place.line...place.line,
      at: place)
  }

  private mutating func enter(_ offset: Int, depth: Int) throws(TreeFault) {
    count += 1
    guard count <= PropertyList.valueLimit else { throw .tooLarge(at: offset) }
    guard depth <= PropertyList.depthLimit else { throw .tooDeep(at: offset) }
  }

  /// Whether `- ` stands at an offset.
  private func isDash(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "-") && (offset + 1 == bytes.count || bytes[offset + 1] <= 0x20)
  }

  /// Reads the map, list or text whose first byte stands at an offset.
  private mutating func block(
    at offset: Int, _ container: TreePath?, _ step: TreePath.Step, depth: Int,
    parentIndent: Int = -1
  ) throws(TreeFault) -> YAMLValue {
    try enter(offset, depth: depth)
    at = offset
    let indent = column(offset)
    let path = TreePath(parent: container, step: step)
    if isDash(offset) {
      let elements = try list(indent, path, depth: depth)
      return YAMLValue(kind: .list(elements), place: place(container, step, offset))
    }
    if keyEnd(offset) != nil {
      let members = try map(indent, path, depth: depth)
      return YAMLValue(kind: .map(members), place: place(container, step, offset))
    }
    return try inline(container, step, parentIndent: parentIndent, depth: depth)
  }

  private mutating func list(
    _ indent: Int, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [YAMLValue] {
    var elements: [YAMLValue] = []
    while let start = try nextContent(), column(start) == indent, isDash(start) {
      let step = TreePath.Step.index(elements.count)
      let dashLine = line(start)
      at = start + 1
      contentEnd = at
      guard let next = try nextContent(), line(next) == dashLine || column(next) > indent else {
        try enter(start, depth: depth + 1)
        elements.append(YAMLValue(kind: .scalar(""), place: place(path, step, start)))
        continue
      }
      elements.append(
        try block(at: next, path, step, depth: depth + 1, parentIndent: indent))
    }
    try checkIndent(indent)
    return elements
  }

  private mutating func map(
    _ indent: Int, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [YAMLValue.Member] {
    var members: [YAMLValue.Member] = []
    while let start = try nextContent(), column(start) == indent, !isDash(start) {
      guard let end = keyEnd(start) else { throw fault("expected 'key:'", at: start) }
      at = start
      let key = try key(end)
      let step = TreePath.Step.key(key)
      let keyLine = line(start)
      at = end + 1
      contentEnd = at
      var value = YAMLValue(kind: .scalar(""), place: place(path, step, start))
      if let next = try nextContent() {
        if line(next) == keyLine {
          value = try inline(path, step, parentIndent: indent, depth: depth + 1)
        } else if column(next) > indent || column(next) == indent && isDash(next) {
          value = try block(at: next, path, step, depth: depth + 1, parentIndent: indent)
        } else {
          try enter(start, depth: depth + 1)
        }
      }
      members.append(
        YAMLValue.Member(key: key, keyPlace: place(path, step, start), value: value))
    }
    try checkIndent(indent)
    return members
  }

  /// Checks that what follows a map or list belongs to one further out.
  private mutating func checkIndent(_ indent: Int) throws(TreeFault) {
    guard let next = try nextContent(), column(next) > indent else { return }
    throw fault("expected nothing at this indentation", at: next)
  }
}

extension YAMLParser {
  /// The offset of the colon that makes a key of what begins at an offset; `nil` where none does.
  private func keyEnd(_ start: Int) -> Int? {
    var i = start
    if bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
      let quote = bytes[i]
      i += 1
      while i < bytes.count, bytes[i] != 0x0A, bytes[i] != quote {
        i += bytes[i] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      i += 1
      while i < bytes.count, bytes[i] == 0x20 { i += 1 }
      return isColon(i) ? i : nil
    }
    guard bytes[i] != UInt8(ascii: "["), bytes[i] != UInt8(ascii: "{") else { return nil }
    while i < bytes.count, bytes[i] != 0x0A {
      if isColon(i) { return i }
      if bytes[i] == UInt8(ascii: "#"), i > start, bytes[i - 1] <= 0x20 { return nil }
      i += 1
    }
    return nil
  }

  private func isColon(_ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
      && (offset + 1 == bytes.count || bytes[offset + 1] <= 0x20)
  }

  private mutating func key(_ end: Int) throws(TreeFault) -> String {
    let start = at
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      return try quoted()
    }
    try refuseIndicator(start)
    return String(decoding: bytes[start..<end], as: UTF8.self).trimmingBlanks
  }

  /// Reads a text or `[…]` or `{…}` that begins at `at`.
  private mutating func inline(
    _ container: TreePath?, _ step: TreePath.Step, parentIndent: Int, depth: Int
  ) throws(TreeFault) -> YAMLValue {
    let start = at
    try enter(start, depth: depth)
    let place = place(container, step, start)
    let value: YAMLValue
    switch bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      value = try flow(container, step, depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      value = YAMLValue(kind: .scalar(try quoted()), place: place)
    default:
      try refuseIndicator(start)
      value = YAMLValue(kind: .scalar(try plain(parentIndent: parentIndent)), place: place)
      return value
    }
    contentEnd = at
    if let next = try nextContent(), line(next) == line(contentEnd - 1) {
      throw fault("expected the end of the line", at: next)
    }
    return value
  }

  private func refuseIndicator(_ offset: Int) throws(TreeFault) {
    switch bytes[offset] {
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      throw fault("anchors and aliases are not read", at: offset)
    case UInt8(ascii: "!"): throw fault("tags are not read", at: offset)
    case UInt8(ascii: "?") where offset + 1 < bytes.count && bytes[offset + 1] <= 0x20:
      throw fault("keys that are no text are not read", at: offset)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      throw fault("block texts are not read", at: offset, fix: "put the text in quotes")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","):
      throw fault(
        "a text cannot begin with \(ByteName.text(bytes, at: offset))", at: offset,
        fix: "put it in quotes")
    default: return
    }
  }

  /// Reads a plain text; lines that are indented more than what it belongs to go on with it.
  private mutating func plain(parentIndent: Int) throws(TreeFault) -> String {
    var text = plainLine()
    while let next = continuation, column(next) > parentIndent {
      guard keyEnd(next) == nil else { throw fault("expected the end of the text", at: next) }
      at = next
      text += " " + plainLine()
    }
    contentEnd = at
    return text
  }

  /// The first byte of the next line, where it may go on with a plain text: not after a comment, and
  /// not where it is empty or a comment itself.
  private var continuation: Int? {
    guard at < bytes.count, bytes[at] == 0x0A || bytes[at] == 0x0D else { return nil }
    var i = at
    if bytes[i] == 0x0D, i + 1 < bytes.count, bytes[i + 1] == 0x0A { i += 1 }
    i += 1
    while i < bytes.count, bytes[i] == 0x20 { i += 1 }
    guard i < bytes.count, bytes[i] > 0x20, bytes[i] != UInt8(ascii: "#"), !isDocumentEnd(i)
    else { return nil }
    return i
  }

  /// Whether `...` stands at the beginning of a line.
  private func isDocumentEnd(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ".") && bytes[offset...].starts(with: Array("...".utf8))
      && (offset + 3 == bytes.count || bytes[offset + 3] <= 0x20) && column(offset) == 0
  }

  private mutating func plainLine() -> String {
    let start = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      if bytes[at] == UInt8(ascii: "#"), bytes[at - 1] <= 0x20 { break }
      at += 1
    }
    return String(decoding: bytes[start..<at], as: UTF8.self).trimmingBlanks
  }
}
