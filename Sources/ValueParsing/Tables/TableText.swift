// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// A text of a language whose lines are `key: …`, as tables read it.
struct TableText {
  /// A line.
  struct Row {
    /// What is before the first colon, parted at blanks.
    var key: [String]
    /// What is behind it, from its first sign on; a blank for each end of a line that goes on.
    var value: String
    /// Where it stands.
    var place: TextPlace

    /// The words of the value.
    var words: [Substring] {
      value.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }

    /// The parts of the value between commas, without blanks at their ends.
    var items: [String] { LanguageLines.items(value) }

    /// A mistake of the line, which tests find before anybody runs it.
    func mistake(_ what: String) -> Never {
      preconditionFailure("\(place.file):\(place.line): \(what)")
    }
  }

  private let text: LanguageText?
  private let lines: LanguageLines

  /// The text of a language about a part of it; without lines where there is none.
  init(_ language: String, _ part: LanguagePart) {
    text = LanguageText.of(language, part)
    do throws(LanguageTextError) {
      lines = try text.map(LanguageLines.init) ?? LanguageLines(sections: part.sections.map(\.name))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The lines of a section, in order.
  func rows(_ section: String) -> [Row] {
    guard let text else { return [] }
    return lines[section].map { Self.row($0, of: text.bytes) }
  }

  private static func row(_ line: LanguageLines.Line, of text: Span<UInt8>) -> Row {
    guard let colon = LanguageLines.place(of: UInt8(ascii: ":"), in: line.range, of: text) else {
      let written = LanguageLines.string(line.range, in: text)
      preconditionFailure("\(line.place.file):\(line.place.line): no ':' in '\(written)'")
    }
    var keys: [Range<Int>] = []
    LanguageLines.split(
      line.range.lowerBound..<colon, of: text, at: UInt8(ascii: " "), into: &keys)
    return Row(
      key: keys.map { LanguageLines.string($0, in: text) },
      value: LanguageLines.joined(colon + 1..<line.range.upperBound, in: text), place: line.place)
  }
}
