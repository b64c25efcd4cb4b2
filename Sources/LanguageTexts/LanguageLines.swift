// SPDX-License-Identifier: Apache-2.0

/// The lines of a language's texts, by section.
///
/// `[name]` begins a section. A line that begins with a blank continues the one before; those that begin
/// with "#", after blanks or not, are comments.
package struct LanguageLines: Sendable {
  /// A line, with those that continue it.
  package struct Line: Sendable {
    /// Where it stands in the bytes read, without blanks at its ends.
    package var range: Range<Int>
    /// Where it stands in its file.
    package var place: TextPlace
  }

  private let sections: [String]
  private var lines: [[Line]]

  /// No lines yet.
  ///
  /// - Parameter sections: The names that sections may have.
  package init(sections: [String]) {
    self.sections = sections
    lines = Array(repeating: [], count: sections.count)
  }

  /// The lines of one text.
  package init(_ text: LanguageText) throws(LanguageTextError) {
    self.init(sections: text.part.sections.map(\.name))
    let bytes = text.bytes
    try read(bytes, bytes.indices, of: text.file)
  }

  /// The lines of a section, in order; it must be one of those that may be there.
  package subscript(section: String) -> [Line] {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure("no section '\(section)'")
    }
    return lines[index]
  }

  /// Splits a text that stands in a range of some bytes.
  ///
  /// - Throws: `LanguageTextError` for what belongs to no section.
  package mutating func read(
    _ bytes: Span<UInt8>, _ text: Range<Int>, of file: String
  ) throws(LanguageTextError) {
    var section: Int?
    var place = TextPlace(file: file, line: 0)
    var start = text.lowerBound
    // A comment or a heading is not continued.
    var isOpen = false
    while start < text.upperBound {
      place.line += 1
      var end = start
      while end < text.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let isContinued = start < end && bytes[start] == UInt8(ascii: " ")
      let range = Self.trimmed(start..<end, in: bytes)
      start = end + 1
      guard !range.isEmpty, bytes[range.lowerBound] != UInt8(ascii: "#") else {
        isOpen = false
        continue
      }
      if bytes[range.lowerBound] == UInt8(ascii: "["), !isContinued {
        section = try self.section(Self.string(range, in: bytes), place)
        isOpen = false
        continue
      }
      guard let section else {
        throw LanguageTextError(
          place, "a line before any section", fix: "begin with '[\(sections[0])]'")
      }
      if isContinued, isOpen, let last = lines[section].indices.last {
        lines[section][last].range = lines[section][last].range.lowerBound..<range.upperBound
      } else {
        lines[section].append(Line(range: range, place: place))
      }
      isOpen = true
    }
  }

  private func section(_ written: String, _ place: TextPlace) throws(LanguageTextError) -> Int {
    for (index, section) in sections.enumerated() where "[\(section)]" == written { return index }
    let known = sections.map { "[\($0)]" }.joined(separator: ", ")
    throw LanguageTextError(
      place, "no section is called '\(written)'", fix: "sections are \(known)")
  }

  /// A range without the blanks at either end.
  package static func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower] <= 0x20 { lower += 1 }
    while lower < upper, text[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }

  /// The place of the first byte of a value in a range; `nil` if there is none.
  package static func place(
    of byte: UInt8, in range: Range<Int>, of text: Span<UInt8>
  ) -> Int? {
    for place in range where text[place] == byte { return place }
    return nil
  }

  /// Splits a range at a byte and at ends of lines; parts without bytes are left out.
  ///
  /// - Parameter parts: Takes the parts in place of what it has.
  package static func split(
    _ range: Range<Int>, of text: Span<UInt8>, at separator: UInt8, into parts: inout [Range<Int>]
  ) {
    parts.removeAll(keepingCapacity: true)
    var start = range.lowerBound
    for place in range where text[place] == separator || text[place] == UInt8(ascii: "\n") {
      if start < place { parts.append(start..<place) }
      start = place + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
  }

  /// What is in a range, with one blank for blanks and ends of lines, and none at the beginning.
  package static func joined(_ range: Range<Int>, in text: Span<UInt8>) -> String {
    var joined: [UInt8] = []
    joined.reserveCapacity(range.count)
    for place in range {
      if text[place] != UInt8(ascii: " "), text[place] != UInt8(ascii: "\n") {
        joined.append(text[place])
      } else if let last = joined.last, last != UInt8(ascii: " ") {
        joined.append(UInt8(ascii: " "))
      }
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Calls a closure with each part between commas, without blanks at its ends; those that are not empty.
  package static func forEachItem<Failure>(
    _ range: Range<Int>, of text: Span<UInt8>, _ body: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = place(of: UInt8(ascii: ","), in: start..<range.upperBound, of: text)
      let item = trimmed(start..<(end ?? range.upperBound), in: text)
      if !item.isEmpty { try body(item) }
      start = (end ?? range.upperBound) + 1
    }
  }

  /// The parts of a text between commas, without blanks at their ends; those that are not empty.
  package static func items(_ text: String) -> [String] {
    let bytes = text.utf8.span
    var items: [String] = []
    forEachItem(bytes.indices, of: bytes) { items.append(string($0, in: bytes)) }
    return items
  }

  /// The text in a range.
  package static func string(_ range: Range<Int>, in text: Span<UInt8>) -> String {
    // SAFETY: all bytes that are asked for are written.
    unsafe String(unsafeUninitializedCapacity: range.count) { bytes in
      for place in range { unsafe bytes[place - range.lowerBound] = text[place] }
      return range.count
    }
  }
}
