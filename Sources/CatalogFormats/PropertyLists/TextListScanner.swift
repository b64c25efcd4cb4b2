// SPDX-License-Identifier: Apache-2.0

/// Reads the words of the text form of property lists: strings, marks, comments.
///
/// `.strings` files and `project.pbxproj` are of this form. A string stands in double or single
/// quotes, over several lines if need be, or bare where it is made of letters, digits and `_$/:.-`.
///
/// Escapes are those of the platform: `\n` and its kin, `\Uxxxx` (a UTF-16 unit), up to three octal
/// digits (a byte of the NeXTSTEP encoding), an escaped line end, and otherwise the character itself,
/// which is reported. One is kept as it stands: `\(`, a placeholder of Swift in the wrong place, so
/// that it can be shown as that.
///
/// - SeeAlso: CoreFoundation, `CFOldStylePList.c`.
struct TextListScanner {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var at = 0
  /// Comments passed over since they were last taken, with what begins and ends them.
  var comments: [Range<Int>] = []
  /// Escapes that are none, and where.
  var strangeEscapes: [(text: String, utf8Offset: Int)] = []
  /// Whether comments are kept.
  let keepsComments: Bool

  init(_ utf8: [UInt8], keepsComments: Bool = false) {
    bytes = utf8
    self.keepsComments = keepsComments
  }

  /// Moves past blanks and comments and gives the byte that stands there; `nil` at the end.
  mutating func skipBlanks() throws(TreeFault) -> UInt8? {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case 0x09...0x0D, 0x20: at += 1
      case 0xE2 where at + 2 < bytes.count && bytes[at + 1] == 0x80 && bytes[at + 2] & 0xFE == 0xA8:
        at += 3  // U+2028 and U+2029
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        let start = at
        at = bytes[at...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        if keepsComments { comments.append(start..<at) }
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        let start = at
        at += 2
        while at + 1 < bytes.count,
          bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/")
        { at += 1 }
        guard at + 1 < bytes.count else {
          at = bytes.count
          throw TreeFault("the comment is not closed", at: start, fix: "end it with '*/'")
        }
        at += 2
        if keepsComments { comments.append(start..<at) }
      default: return byte
      }
    }
    return nil
  }

  /// The text of a comment, its marks and the blanks around it left out.
  func text(ofComment range: Range<Int>) -> String {
    let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
    let inner = range.lowerBound + 2..<range.upperBound - (isBlock ? 2 : 0)
    return String(decoding: bytes[inner], as: UTF8.self).trimmingBlanks
  }

  /// Whether a byte can begin a string.
  static func beginsString(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isBare(byte)
  }

  /// Whether a byte may stand in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Reads a string that begins at the next byte.
  ///
  /// - Throws: A fault at the opening quote of a string that is not closed; `at` is then the end.
  mutating func string() throws(TreeFault) -> String {
    let start = at
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while at < bytes.count, Self.isBare(bytes[at]) { at += 1 }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }
    at += 1
    var run = at
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote {
        defer { at += 1 }
        if text.isEmpty { return String(decoding: bytes[run..<at], as: UTF8.self) }
        text += bytes[run..<at]
        return String(decoding: text, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\"), at + 1 < bytes.count else {
        at += 1
        continue
      }
      text += bytes[run..<at]
      escape(into: &text)
      run = at
    }
    throw TreeFault("the string is not closed", at: start)
  }

  /// Reads an escape from its backslash on; a byte follows it.
  private mutating func escape(into text: inout [UInt8]) {
    let start = at
    let letter = bytes[at + 1]
    at += 2
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A: text.append(letter)
    case UInt8(ascii: "("):
      text.append(UInt8(ascii: "\\"))
      text.append(letter)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(letter - UInt8(ascii: "0"))
      var digits = 1
      while digits < 3, at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 8 {
        value = value << 3 | UInt32(bytes[at] - UInt8(ascii: "0"))
        at += 1
        digits += 1
      }
      text.append(scalar: NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value)))
    case UInt8(ascii: "U"):
      guard let unit = hexUnit() else { return strange("\\U", at: start, into: &text) }
      guard unit & 0xF800 == 0xD800 else { return text.append(scalar: unit) }
      let afterFirst = at
      if unit < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "U")
      {
        at += 2
        if let low = hexUnit(), low & 0xFC00 == 0xDC00 {
          return text.append(scalar: 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
        }
        at = afterFirst
      }
      text.append(scalar: 0xFFFD)
      let digits = String(decoding: bytes[start + 1..<afterFirst], as: UTF8.self)
      noteStrange("\\" + digits, at: start)
    default:
      at = start + 1
      // All bytes of the character that the backslash stands before.
      repeat {
        text.append(bytes[at])
        at += 1
      } while at < bytes.count && bytes[at] & 0xC0 == 0x80
      noteStrange(String(decoding: bytes[start..<at], as: UTF8.self), at: start)
    }
  }

  private mutating func strange(_ escape: String, at start: Int, into text: inout [UInt8]) {
    text += escape.utf8.dropFirst()
    noteStrange(escape, at: start)
  }

  private mutating func noteStrange(_ text: String, at start: Int) {
    if strangeEscapes.count < PropertyList.findingLimit {
      strangeEscapes.append((text, start))
    }
  }

  /// Reads up to four hexadecimal digits; `nil` without one.
  private mutating func hexUnit() -> UInt32? {
    var value: UInt32 = 0
    var digits = 0
    while digits < 4, at < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue,
      bytes[at] < 0x80
    {
      value = value << 4 | UInt32(digit)
      at += 1
      digits += 1
    }
    return digits == 0 ? nil : value
  }
}

/// What a file's next byte is called in a finding.
enum ByteName {
  /// `';'`, `the end of the file`, `byte 0x01`.
  static func text(_ bytes: [UInt8], at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    switch bytes[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x21..<0x7F: return "'\(Character(Unicode.Scalar(bytes[offset])))'"
    case 0x80...:
      let character = String(decoding: bytes[offset..<min(bytes.count, offset + 4)], as: UTF8.self)
      return "'\(character.unicodeScalars.first.map(String.init) ?? "?")'"
    case let byte: return "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
