// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Finds the part of a line that a finding means.
///
/// A finding knows the declared text and a range of it; the file has the text as its format spells it:
/// in quotes with escapes (JSON, `.strings`, Swift), with entities (XML) or plain (YAML).
enum MarkedRange {
  /// The bytes of a line to underline, as offsets from the line's start.
  ///
  /// - Parameters:
  ///   - line: The line in UTF-8.
  ///   - column: The 1-based column of the declaration, in bytes.
  ///   - highlight: The declared text and the part that is meant.
  /// - Returns: `nil` when the column is not in the line. What cannot be found within the text is
  ///   underlined as a whole.
  static func range(
    in line: ArraySlice<UInt8>, column: Int, highlight: TextHighlight?
  ) -> Range<Int>? {
    guard column > 0, column <= line.count else { return nil }
    let start = column - 1
    // A line may be a file of megabytes: only what may be the text is looked at.
    let bytes = Array(line.dropFirst(start).prefix(lengthLimit))
    // A part that is empty and at the end of the line stands behind it: there the line ends.
    let range = range(in: bytes, highlight).clamped(to: 0..<bytes.count)
    return start + range.lowerBound..<start + range.upperBound
  }

  /// Longest text that is taken apart, in bytes; a longer one is underlined as far as that.
  private static let lengthLimit = 1 << 14

  private static func range(in bytes: [UInt8], _ highlight: TextHighlight?) -> Range<Int> {
    let literal = Literal(bytes)
    guard let highlight, !highlight.text.isEmpty else { return literal.range }
    let text = Array(highlight.text.utf8)
    let wanted = highlight.utf8Range
    if let range = literal.range(of: wanted, of: text) { return range }
    // The text is spelled in another way: look for the part as it stands.
    let part = Array(text[wanted])
    if wanted.count < text.count, let found = position(of: part, in: bytes) {
      return found..<found + part.count
    }
    return literal.range
  }

  private static func position(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    guard !part.isEmpty, bytes.count >= part.count else { return nil }
    // Far away it belongs to something else; this also bounds the work.
    for i in 0...min(bytes.count - part.count, 1_024) where bytes[i] == part[0] {
      if bytes[i..<i + part.count].elementsEqual(part) { return i }
    }
    return nil
  }
}

/// A text as a file spells it, with the place of each byte that it stands for.
private struct Literal {
  /// What it takes in its line, quotes included.
  private(set) var range = 0..<0
  /// The text, escapes resolved.
  private var decoded: [UInt8] = []
  /// Where each byte of `decoded` begins in the line, and where the text ends.
  private var places: [Int] = []

  /// Takes apart what bytes begin with.
  init(_ bytes: [UInt8]) {
    let end = bytes.count
    let first = bytes[0]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      var i = 1
      while i < end, bytes[i] != first {
        i = unescape(bytes, at: i)
      }
      places.append(i)
      range = 0..<min(i + 1, end)
      return
    }
    // An object or an array goes on for lines: its bracket is enough.
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      places = [0]
      range = 0..<1
      return
    }
    // Text of XML ends at a tag; other text at a blank, where nothing tells its end.
    var i = 0
    while i < end, bytes[i] != UInt8(ascii: "<") {
      i = resolveEntity(bytes, at: i)
    }
    places.append(i)
    let word = bytes.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "<") }
    range = 0..<max(1, word.count)
  }

  /// The place of a part of a text, if this is that text or begins with it.
  func range(of part: Range<Int>, of text: [UInt8]) -> Range<Int>? {
    guard part.upperBound < places.count, decoded.starts(with: text[..<part.upperBound]) else {
      return nil
    }
    let lower = places[part.lowerBound]
    let upper = places[part.upperBound]
    return lower < upper ? lower..<upper : lower..<lower + 1
  }

  private mutating func add(_ byte: UInt8, at place: Int) {
    decoded.append(byte)
    places.append(place)
  }

  private mutating func add(_ scalar: Unicode.Scalar, at place: Int) {
    for byte in String(Character(scalar)).utf8 { add(byte, at: place) }
  }

  /// Reads a byte or an escape of JSON, of property lists or of Swift; says where the next one is.
  private mutating func unescape(_ bytes: [UInt8], at i: Int) -> Int {
    let end = bytes.count
    guard bytes[i] == UInt8(ascii: "\\"), i + 1 < end else {
      add(bytes[i], at: i)
      return i + 1
    }
    func hex(_ from: Int) -> UInt32? {
      guard from + 4 <= end else { return nil }
      return UInt32(digits: bytes[from..<from + 4], radix: 16)
    }
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "0"): "\0",
    ]
    let next = bytes[i + 1]
    if next == UInt8(ascii: "u") || next == UInt8(ascii: "U"), let high = hex(i + 2) {
      if 0xD800..<0xDC00 ~= high, i + 8 < end, bytes[i + 6] == UInt8(ascii: "\\"),
        let low = hex(i + 8), 0xDC00..<0xE000 ~= low,
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        add(scalar, at: i)
        return min(i + 12, end)
      }
      add(Unicode.Scalar(high) ?? "\u{FFFD}", at: i)
      return i + 6
    }
    if let scalar = simple[next] { add(scalar, at: i) } else { add(next, at: i) }
    return i + 2
  }

  /// Reads a byte or an entity of XML; says where the next one is.
  private mutating func resolveEntity(_ bytes: [UInt8], at i: Int) -> Int {
    if bytes[i] == UInt8(ascii: "&"),
      let close = bytes[i..<min(bytes.count, i + 12)].firstIndex(of: UInt8(ascii: ";"))
    {
      let name = String(decoding: bytes[(i + 1)..<close], as: UTF8.self)
      let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
      ]
      let code =
        name.hasPrefix("#x")
        ? UInt32(digits: name.utf8.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(digits: name.utf8.dropFirst(), radix: 10) : nil
      if let scalar = named[name] ?? code.flatMap(Unicode.Scalar.init) {
        add(scalar, at: i)
        return close + 1
      }
    }
    add(bytes[i], at: i)
    return i + 1
  }
}
