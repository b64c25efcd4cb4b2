// SPDX-License-Identifier: Apache-2.0

/// Texts as YAML has them: plain where that is safe, else in quotes.
enum YAMLText {
  /// A text as it is written on one line; reading it gives the text back.
  ///
  /// Plain texts must not look like a number, a truth value, nothing, or a mark of YAML; those go in
  /// single quotes, and what holds control characters in double ones.
  ///
  /// - SeeAlso: YAML 1.2.2, section 7.3.
  static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: isSpecial) { return doubleQuoted(text) }
    return isPlain(text) ? text : "'" + text.replacing("'", with: "''") + "'"
  }

  /// Whether a character can only stand in double quotes.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isSpecial(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else {
      return false
    }
    if Array("#,[]{}&*!|>'\"%@`".utf8).contains(first) { return false }
    if Array("?:-".utf8).contains(first), bytes.count == 1 || bytes[1] == 0x20 { return false }
    if text.hasPrefix("---") || text.hasPrefix("...") { return false }
    for i in 1..<max(1, bytes.count) {
      if bytes[i] == UInt8(ascii: ":"), i + 1 == bytes.count || bytes[i + 1] == 0x20 {
        return false
      }
      if bytes[i] == UInt8(ascii: "#"), bytes[i - 1] == 0x20 { return false }
    }
    return !isResolved(text, bytes)
  }

  /// Whether a plain text would be read as something else than text.
  private static func isResolved(_ text: String, _ bytes: [UInt8]) -> Bool {
    let words: Set<String> = [
      "yes", "no", "true", "false", "on", "off", "null", "~", "<<", "=", ".inf", "-.inf", "+.inf",
      ".nan",
    ]
    if words.contains(text.lowercased()) { return true }
    // Whatever is made of the signs of numbers, dates and times; a few texts more than need be.
    let isNumeric = bytes.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "x"), UInt8(ascii: "o"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "Z"), 0x20:
        true
      default: false
      }
    }
    return isNumeric && bytes.contains { $0 &- UInt8(ascii: "0") < 10 }
  }
}
