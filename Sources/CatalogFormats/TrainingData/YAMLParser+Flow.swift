// SPDX-License-Identifier: Apache-2.0

import JSONText

extension YAMLParser {
  /// Reads `[a, b]` or `{a: b}` from its bracket on.
  mutating func flow(
    _ container: TreePath?, _ step: TreePath.Step, depth: Int
  ) throws(TreeFault) -> YAMLValue {
    let start = at
    guard depth <= PropertyList.depthLimit else { throw .tooDeep(at: start) }
    let place = TreePlace(source: source, container: container, step: step, utf8Offset: start)
    let path = TreePath(parent: container, step: step)
    let isList = bytes[at] == UInt8(ascii: "[")
    let closing = isList ? UInt8(ascii: "]") : UInt8(ascii: "}")
    at += 1
    var elements: [YAMLValue] = []
    var members: [YAMLValue.Member] = []
    while true {
      try skipFlowBlanks(opened: start)
      if bytes[at] == closing {
        at += 1
        return YAMLValue(kind: isList ? .list(elements) : .map(members), place: place)
      }
      guard elements.count + members.count < PropertyList.valueLimit else {
        throw .tooLarge(at: at)
      }
      if isList {
        elements.append(try flowValue(path, .index(elements.count), depth: depth + 1))
      } else {
        let keyStart = at
        let key = try flowText(isKey: true)
        try skipFlowBlanks(opened: start)
        let step = TreePath.Step.key(key)
        let keyPlace = TreePlace(
          source: source, container: path, step: step, utf8Offset: keyStart)
        guard bytes[at] == UInt8(ascii: ":") else { throw fault("expected ':'", at: at) }
        at += 1
        try skipFlowBlanks(opened: start)
        let value = try flowValue(path, step, depth: depth + 1)
        members.append(YAMLValue.Member(key: key, keyPlace: keyPlace, value: value))
      }
      try skipFlowBlanks(opened: start)
      if bytes[at] == UInt8(ascii: ",") {
        at += 1
      } else if bytes[at] != closing {
        throw fault("expected ',' or '\(isList ? "]" : "}")'", at: at)
      }
    }
  }

  private mutating func flowValue(
    _ container: TreePath, _ step: TreePath.Step, depth: Int
  ) throws(TreeFault) -> YAMLValue {
    if bytes[at] == UInt8(ascii: "[") || bytes[at] == UInt8(ascii: "{") {
      return try flow(container, step, depth: depth)
    }
    let place = TreePlace(source: source, container: container, step: step, utf8Offset: at)
    return YAMLValue(kind: .scalar(try flowText(isKey: false)), place: place)
  }

  /// Reads a text inside brackets, which ends at a bracket, a comma or a colon with a blank.
  private mutating func flowText(isKey: Bool) throws(TreeFault) -> String {
    let start = at
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { return try quoted() }
    if bytes[at] == UInt8(ascii: "&") || bytes[at] == UInt8(ascii: "*") {
      throw fault("anchors and aliases are not read", at: at)
    }
    loop: while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ","), 0x0A, 0x0D:
        break loop
      case UInt8(ascii: ":")
      where at + 1 == bytes.count || bytes[at + 1] <= 0x20 || bytes[at + 1] == UInt8(ascii: ","):
        break loop
      case UInt8(ascii: "#") where at > start && bytes[at - 1] <= 0x20: break loop
      default: at += 1
      }
    }
    guard at > start || isKey else { throw fault("expected a value", at: start) }
    return String(decoding: bytes[start..<at], as: UTF8.self).trimmingBlanks
  }

  /// Moves to the next byte of content inside brackets; comments are passed over.
  private mutating func skipFlowBlanks(opened: Int) throws(TreeFault) {
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        at += 1
      } else if bytes[at] == UInt8(ascii: "#"), bytes[at - 1] <= 0x20 {
        at = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
      } else {
        return
      }
    }
    throw fault("\(ByteName.text(bytes, at: opened)) is not closed", at: opened)
  }

  /// Reads a text in quotes from its opening quote on; a line end in it is a blank, an empty line a
  /// line feed.
  mutating func quoted() throws(TreeFault) -> String {
    let start = at
    let quote = bytes[at]
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote {
        at += 1
        guard quote == UInt8(ascii: "'"), at < bytes.count, bytes[at] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        text.append(quote)
        at += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text)
      } else if byte == 0x0A || byte == 0x0D {
        fold(into: &text)
      } else {
        text.append(byte)
        at += 1
      }
    }
    throw fault("the text is not closed", at: start)
  }

  private mutating func fold(into text: inout [UInt8]) {
    while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
    var breaks = 0
    while at < bytes.count, bytes[at] <= 0x20 {
      if bytes[at] == 0x0A { breaks += 1 }
      at += 1
    }
    text += breaks > 1 ? [UInt8](repeating: 0x0A, count: breaks - 1) : [0x20]
  }

  private mutating func escape(into text: inout [UInt8]) throws(TreeFault) {
    let start = at
    guard at + 1 < bytes.count else { throw fault("the text is not closed", at: start) }
    let letter = bytes[at + 1]
    at += 2
    switch letter {
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"), 0x09: text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"):
      text.append(letter)
    case UInt8(ascii: "N"): text.append(scalar: 0x85)
    case UInt8(ascii: "_"): text.append(scalar: 0xA0)
    case UInt8(ascii: "L"): text.append(scalar: 0x2028)
    case UInt8(ascii: "P"): text.append(scalar: 0x2029)
    case 0x0A: while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
      guard at + digits <= bytes.count,
        let value = UInt32(digits: bytes[at..<at + digits], radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw fault(#"'\' is not followed by a valid escape"#, at: start) }
      text.append(scalar: scalar.value)
      at += digits
    default: throw fault(#"'\' is not followed by a valid escape"#, at: start)
    }
  }
}
