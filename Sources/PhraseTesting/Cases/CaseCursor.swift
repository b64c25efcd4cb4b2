// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import IntentResolution
import JSONText

/// A place in a line of a text of cases, with what may be read there.
struct CaseCursor {
  /// The line, valid UTF-8 without control characters but tabs.
  let line: [UInt8]
  /// The bytes before the place.
  private(set) var offset = 0

  /// Stands at the start of a line.
  ///
  /// - Throws: `CaseFault` for a line that is too long, is no UTF-8, or holds control characters.
  init(_ line: [UInt8]) throws(CaseFault) {
    guard line.count <= CaseLimits.maxLineBytes else {
      throw CaseFault("the line is longer than \(CaseLimits.maxLineBytes) bytes", at: 0)
    }
    if let control = line.firstIndex(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
      throw CaseFault(
        "a control character stands in the line",
        fix: "write it in a string: \"\\u{\(String(line[control], radix: 16))}\"", at: control)
    }
    guard String(validating: line, as: UTF8.self) != nil else {
      let good = String(decoding: line, as: UTF8.self).utf8
      let at = zip(line, good).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      var fault = CaseFault("the bytes are not valid UTF-8", fix: "save the file as UTF-8", at: at)
      fault.rule = "text-encoding"
      throw fault
    }
    self.line = line
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { offset >= line.count }

  /// The byte at the place; 0 at the end.
  var next: UInt8 { byte(offset) }

  private func byte(_ at: Int) -> UInt8 { at < line.count ? line[at] : 0 }

  private func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }

  /// Goes past blanks.
  mutating func skipBlanks() { while Self.isBlank(next) { offset += 1 } }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Goes past blanks and a sign, and says whether it was there.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign), !isAtEnd else { return false }
    offset += 1
    return true
  }

  /// Whether a comment begins at a place: its sign after a blank, and a blank or nothing behind it.
  private func isComment(_ at: Int) -> Bool {
    byte(at) == UInt8(ascii: "#") && (at == 0 || Self.isBlank(byte(at - 1)))
      && (at + 1 >= line.count || Self.isBlank(byte(at + 1)))
  }

  /// Makes sure that nothing is left but a comment.
  mutating func finish() throws(CaseFault) {
    skipBlanks()
    if isAtEnd || isComment(offset) { return }
    throw CaseFault(
      "expected ',' and a clause, ':' and an answer, or the end of the line, found \(found)",
      fix: "texts of more than a word are put in double quotes", at: offset)
  }

  /// What stands at the place, for messages.
  private var found: String {
    if isAtEnd { return "the end of the line" }
    var end = offset
    while end < line.count, !Self.isBlank(line[end]) { end += 1 }
    return "'\(text(offset..<max(end, min(offset + 1, line.count))).prefix(40))'"
  }

  // MARK: - Settings

  /// Reads `name:` of a setting; `nil` where the line is none.
  ///
  /// - Throws: `CaseFault` where the line looks like a setting that there is not.
  mutating func setting(_ names: [String]) throws(CaseFault) -> String? {
    let word = line.prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard !word.isEmpty, byte(word.count) == UInt8(ascii: ":") else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    if names.contains(name) {
      offset = word.count + 1
      return name
    }
    if arrow(from: 0) != nil { return nil }
    let nearest = NearestName.nearest(to: name, among: names)
    throw CaseFault(
      "unknown setting '\(name)'",
      fix: nearest.map { "did you mean '\($0)'?" }
        ?? "there are " + names.map { "'\($0)'" }.joined(separator: ", "), at: 0)
  }

  /// Reads the value of a setting: a string, or the rest of the line without its comment.
  mutating func settingValue() throws(CaseFault) -> String {
    skipBlanks()
    if next == UInt8(ascii: "\"") {
      let value = try string()
      skipBlanks()
      guard isAtEnd || isComment(offset) else {
        throw CaseFault("expected the end of the line, found \(found)", at: offset)
      }
      return value
    }
    var end = offset
    while end < line.count, !isComment(end) { end += 1 }
    var upper = end
    while upper > offset, Self.isBlank(byte(upper - 1)) { upper -= 1 }
    let value = text(offset..<upper)
    offset = line.count
    return value
  }

  // MARK: - Utterances

  /// The place and length of the first arrow from a place on.
  private func arrow(from start: Int) -> (at: Int, count: Int)? {
    var i = start
    while i < line.count {
      if line[i] == UInt8(ascii: "-"), byte(i + 1) == UInt8(ascii: ">") { return (i, 2) }
      if line[i] == 0xE2, byte(i + 1) == 0x86, byte(i + 2) == 0x92 { return (i, 3) }
      i += 1
    }
    return nil
  }

  /// Reads what is said, and the arrow behind it.
  mutating func readings() throws(CaseFault) -> [Hypothesis] {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else {
      guard let arrow = arrow(from: offset) else {
        throw CaseFault(
          "expected '->' and what should come of it",
          fix: "write 'WORDS -> INTENT' or 'WORDS -> no match'",
          at: line.count)
      }
      var upper = arrow.at
      while upper > offset, Self.isBlank(byte(upper - 1)) { upper -= 1 }
      guard upper > offset else {
        throw CaseFault(
          "nothing is said before '->'", fix: "an empty utterance is written as \"\"", at: offset)
      }
      let words = text(offset..<upper)
      offset = arrow.at + arrow.count
      return [Hypothesis(words)]
    }
    var all: [Hypothesis] = []
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else {
        throw CaseFault("expected a string in double quotes, found \(found)", at: offset)
      }
      var reading = Hypothesis(try string())
      skipBlanks()
      if byte(offset) == UInt8(ascii: ".") || (0x30...0x39).contains(next) {
        let start = offset
        while next == UInt8(ascii: ".") || (0x30...0x39).contains(next) { offset += 1 }
        guard let confidence = Double(text(start..<offset)), (0...1).contains(confidence) else {
          throw CaseFault("a confidence is a number from 0 to 1", at: start)
        }
        reading.confidence = confidence
      }
      all.append(reading)
    } while skip("|")
    skipBlanks()
    guard let arrow = arrow(from: offset), arrow.at == offset else {
      throw CaseFault(
        "expected '->' and what should come of it, found \(found)",
        fix: "write 'WORDS -> INTENT' or 'WORDS -> no match'", at: offset)
    }
    offset = arrow.at + arrow.count
    return all
  }

  // MARK: - Words and strings

  /// Reads a string in double quotes.
  mutating func string() throws(CaseFault) -> String {
    let start = offset
    var bytes: [UInt8] = []
    offset += 1
    while true {
      guard !isAtEnd else {
        throw CaseFault("the string is not closed", fix: "add '\"'", at: start)
      }
      let byte = next
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let at = offset - 1
      let escape = next
      offset += 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(escape)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "u"):
        guard let scalar = scalarEscape() else {
          throw CaseFault(
            "'\\u{…}' names no character", fix: "write its number in hex: '\\u{e9}'", at: at)
        }
        bytes += Array(String(Character(scalar)).utf8)
      default:
        throw CaseFault(
          "'\\' is not followed by a valid escape", fix: "a '\\' itself is written as '\\\\'",
          at: at)
      }
    }
  }

  private mutating func scalarEscape() -> Unicode.Scalar? {
    guard next == UInt8(ascii: "{") else { return nil }
    let digits = line[(offset + 1)...].prefix(8).prefix { $0 != UInt8(ascii: "}") }
    let end = offset + 1 + digits.count
    guard byte(end) == UInt8(ascii: "}"),
      let number = UInt32(digits: digits, radix: 16)
    else { return nil }
    offset = end + 1
    return Unicode.Scalar(number)
  }

  /// Whether a byte may stand in a bare word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }

  /// The bare word at the place; `nil` where there is none. An arrow ends it.
  func peekWord() -> String? {
    var end = offset
    while end < line.count, Self.isWord(line[end]) {
      if arrow(at: end) { break }
      end += 1
    }
    return end > offset ? text(offset..<end) : nil
  }

  private func arrow(at place: Int) -> Bool {
    line[place] == UInt8(ascii: "-") && byte(place + 1) == UInt8(ascii: ">")
      || line[place] == 0xE2 && byte(place + 1) == 0x86 && byte(place + 2) == 0x92
  }

  /// Reads a word or a string.
  mutating func word(_ what: String) throws(CaseFault) -> String {
    skipBlanks()
    if next == UInt8(ascii: "\"") { return try string() }
    guard let word = peekWord() else {
      throw CaseFault("expected \(what), found \(found)", at: offset)
    }
    offset += word.utf8.count
    return word
  }

  /// Goes past blanks and a bare word, and says whether it was there.
  mutating func skip(word: String) -> Bool {
    let start = offset
    skipBlanks()
    if peekWord() == word {
      offset += word.utf8.count
      return true
    }
    offset = start
    return false
  }

  /// Goes to a place that was read from before.
  mutating func goBack(to place: Int) { offset = place }
}
