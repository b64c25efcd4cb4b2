// SPDX-License-Identifier: Apache-2.0

/// The lists of a language's text whose lines are `key: a, b, c`.
package struct LanguageLists: Sendable {
  /// A line.
  package struct Entry: Sendable {
    /// What is before the first colon.
    package var key: String
    /// What is behind it, continuing lines joined.
    package var value: String
    /// Where it stands.
    package var place: TextPlace

    /// The parts of the value between commas.
    package var items: [String] { LanguageLines.items(value) }
  }

  private var sections: [String: [Entry]] = [:]

  /// Reads a text.
  ///
  /// - Throws: `LanguageTextError` for a line without a key, a key that is not known, is there twice, or
  ///   is missing.
  package init(_ text: LanguageText) throws(LanguageTextError) {
    try self.init(text.bytes, text.part, file: text.file)
  }

  /// Reads the bytes of a text of a part.
  package init(
    _ text: Span<UInt8>, _ part: LanguagePart, file: String
  ) throws(LanguageTextError) {
    var lines = LanguageLines(sections: part.sections.map(\.name))
    try lines.read(text, text.indices, of: file)
    for section in part.sections {
      let isThere = !lines[section.name].isEmpty
      var entries: [Entry] = []
      switch section.lines {
      case .own: continue
      case .ownKeys: entries = try Self.entries(lines[section.name], in: text, known: nil)
      case .keys(let known):
        entries = try Self.entries(lines[section.name], in: text, known: known)
        if let first = lines[section.name].first,
          let missing = known.first(where: { key in !entries.contains { $0.key == key } })
        {
          throw LanguageTextError(
            first.place, "'[\(section.name)]' has no '\(missing)'",
            fix: "write '\(missing):', with nothing behind it if there is none")
        }
      }
      if isThere { sections[section.name] = entries }
    }
  }

  private static func entries(
    _ lines: [LanguageLines.Line], in text: Span<UInt8>, known: [String]?
  ) throws(LanguageTextError) -> [Entry] {
    var entries: [Entry] = []
    for line in lines {
      guard let colon = LanguageLines.place(of: UInt8(ascii: ":"), in: line.range, of: text)
      else {
        let written = LanguageLines.string(line.range, in: text)
        throw LanguageTextError(
          line.place, "no ':' in '\(written)'", fix: "write 'key: word, word'")
      }
      let key = LanguageLines.string(
        LanguageLines.trimmed(line.range.lowerBound..<colon, in: text), in: text)
      if let known, !known.contains(key) {
        throw LanguageTextError(
          line.place, "no key is called '\(key)'",
          fix: "keys are \(known.map { "'\($0)'" }.joined(separator: ", "))")
      }
      if entries.contains(where: { $0.key == key }) {
        throw LanguageTextError(line.place, "'\(key)' is there already", fix: "join the two")
      }
      let value = LanguageLines.joined(colon + 1..<line.range.upperBound, in: text)
      entries.append(Entry(key: key, value: value, place: line.place))
    }
    return entries
  }

  /// The entries of a section, in order; `nil` if it is not there.
  package func entries(_ section: String) -> [Entry]? { sections[section] }

  /// The list of a key; none where its section is not there.
  package subscript(section: String, key: String) -> [String] {
    guard let entries = sections[section] else { return [] }
    guard let entry = entries.first(where: { $0.key == key }) else {
      preconditionFailure("'[\(section)]' has no key '\(key)'")
    }
    return entry.items
  }

  /// The lists of a language, of the program's own texts; `nil` where it has none.
  package static func of(_ language: String, _ part: LanguagePart) -> LanguageLists? {
    guard let text = LanguageText.of(language, part) else { return nil }
    do throws(LanguageTextError) {
      return try LanguageLists(text)
    } catch {
      // Tests read all texts.
      preconditionFailure("\(error)")
    }
  }
}
