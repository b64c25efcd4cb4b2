// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A line of a file with a part of it underlined, as wide as a terminal.
///
///       12 │ "Open" = "Öffne";
///          │          ^~~~~~~
///
/// Tabs become four blanks, and what could steer a terminal is spelled out; a line that is too long is cut
/// around the part that is meant.
struct SourceExcerpt {
  /// Most columns of the line that are shown.
  static let width = 100

  /// The line as shown.
  private(set) var text = ""
  /// The marks below it: blanks, then `^~~~`.
  private(set) var marks = ""

  /// Prepares a line.
  ///
  /// - Parameters:
  ///   - line: Its bytes in UTF-8.
  ///   - range: The part to underline, as offsets from its start; `nil` for none.
  ///
  /// - Complexity: O(`width`), whatever the length of the line.
  init(_ line: ArraySlice<UInt8>, marking range: Range<Int>?) {
    let start = range.map { min($0.lowerBound, line.count) } ?? 0
    // What stands before takes up to a third; bytes are at least as many as columns, but for tabs.
    let lead = Self.width / 3
    let fits = line.count <= Self.width || (range?.upperBound ?? 0) <= 2 * lead
    let first = fits ? 0 : Self.boundary(line, max(0, start - lead))
    var column = 0
    if first > 0 {
      text = "…"
      column = 1
    }
    var markStart: Int?
    var markEnd = 0
    var offset = first
    let window = line[(line.startIndex + first)...].prefix(Self.width * 4)
    for scalar in String(decoding: window, as: UTF8.self).unicodeScalars {
      let (shown, width) =
        text.hasSuffix("##") && scalar == "[" ? ("\\u{5B}", 6) : Self.shown(scalar)
      if column + width > Self.width {
        text += "…"
        column = Self.width
        break
      }
      if let range, offset >= range.lowerBound, offset < range.upperBound {
        if markStart == nil { markStart = column }
        markEnd = column + width
      }
      text += shown
      column += width
      offset += UTF8.width(scalar)
    }
    while text.last == " " { text.removeLast() }
    guard range != nil else { return }
    // A place at the very end, or one that is cut off, still has its mark.
    let from = markStart ?? min(column, Self.width)
    marks =
      String(repeating: " ", count: from) + "^"
      + String(repeating: "~", count: max(0, markEnd - from - 1))
  }

  private static func shown(_ scalar: Unicode.Scalar) -> (String, Int) {
    if scalar == "\t" { return ("    ", 4) }
    if scalar.steersOutput { return (scalar.spelledOut, scalar.spelledOut.count) }
    return (String(Character(scalar)), DisplayWidth.of(scalar))
  }

  /// The nearest start of a character at or before an offset.
  private static func boundary(_ line: ArraySlice<UInt8>, _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, line[line.startIndex + offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
