// SPDX-License-Identifier: Apache-2.0

/// The lines of a text of a language's knowledge, by section.
///
/// A line that begins with a blank continues the one before; those that begin with "#" are comments.
struct KnowledgeLines {
  /// The parts of a text.
  enum Section: String, CaseIterable {
    case function, carriers, endings, irregular, same, kinds, topics
  }

  /// Where a line stands in the text, in bytes, and its number from 1.
  struct Line {
    var range: Range<Int>
    var number: Int
  }

  private var lines = [[Line]](repeating: [], count: Section.allCases.count)

  /// The lines of a section, in order.
  subscript(section: Section) -> [Line] { lines[Self.place(section)] }

  private static func place(_ section: Section) -> Int {
    switch section {
    case .function: 0
    case .carriers: 1
    case .endings: 2
    case .irregular: 3
    case .same: 4
    case .kinds: 5
    case .topics: 6
    }
  }

  /// Splits a text; `KnowledgeError` for what belongs to no section.
  init(_ text: Span<UInt8>) throws(KnowledgeError) {
    var section: Section?
    var number = 0
    var start = 0
    // A comment or a heading is not continued.
    var isOpen = false
    while start < text.count {
      number += 1
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      var range = start..<end
      start = end + 1
      let isContinued = !range.isEmpty && text[range.lowerBound] == UInt8(ascii: " ")
      range = Self.trimmed(range, in: text)
      guard !range.isEmpty, text[range.lowerBound] != UInt8(ascii: "#") else {
        isOpen = false
        continue
      }
      if text[range.lowerBound] == UInt8(ascii: "[") {
        section = try Self.section(range, in: text, line: number)
        isOpen = false
        continue
      }
      guard let section else {
        throw KnowledgeError(
          line: number, message: "a line before any section", fix: "begin with '[function]'")
      }
      let place = Self.place(section)
      if isContinued, isOpen, let last = lines[place].indices.last {
        lines[place][last].range = lines[place][last].range.lowerBound..<range.upperBound
      } else {
        lines[place].append(Line(range: range, number: number))
      }
      isOpen = true
    }
  }

  private static func section(
    _ range: Range<Int>, in text: Span<UInt8>, line: Int
  ) throws(KnowledgeError) -> Section {
    let written = string(range, in: text)
    for section in Section.allCases where "[\(section.rawValue)]" == written { return section }
    let known = Section.allCases.map { "[\($0.rawValue)]" }.joined(separator: ", ")
    throw KnowledgeError(
      line: line, message: "no section is called '\(written)'", fix: "sections are \(known)")
  }

  /// A range without the blanks at either end.
  static func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower] <= 0x20 { lower += 1 }
    while lower < upper, text[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }

  /// The text in a range.
  static func string(_ range: Range<Int>, in text: Span<UInt8>) -> String {
    String(decoding: range.map { text[$0] }, as: UTF8.self)
  }
}
