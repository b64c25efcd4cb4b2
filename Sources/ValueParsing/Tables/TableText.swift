// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// A text of a language whose lines are `key: …`, as tables read it.
struct TableText {
  /// A line.
  struct Row {
    /// What is before the first colon, parted at blanks.
    var key: [String]
    /// What is behind it, lines that continue it joined by blanks.
    var value: String
    /// Where it stands.
    var place: TextPlace

    /// The words of the value.
    var words: [Substring] { value.split(separator: " ") }

    /// The parts of the value between commas, without blanks at their ends.
    var items: [String] {
      value.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
    }

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
    let bytes = text.bytes
    var rows: [Row] = []
    for line in lines[section] {
      let written = LanguageLines.string(line.range, in: bytes)
      guard let colon = written.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        preconditionFailure("\(line.place.file):\(line.place.line): no ':' in '\(written)'")
      }
      rows.append(
        Row(
          key: written[..<colon].split(separator: " ").map(String.init),
          value: Self.joined(written[written.utf8.index(after: colon)...]),
          place: line.place))
    }
    return rows
  }

  /// A text without blanks at its beginning, and with one blank for each end of a line.
  private static func joined(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else {
      return String(decoding: text.utf8.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
    return text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
