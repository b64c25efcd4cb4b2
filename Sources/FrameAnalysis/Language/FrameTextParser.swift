// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Reads `frames.txt`: groups of words, and patterns by what they say.
struct FrameTextParser: ~Copyable {
  /// The most patterns that the alternatives of one may make: those of its first word, and those of several words.
  private static let maxAlternatives = 256

  /// The most words that a gap takes where its pattern does not say.
  private static let gap: UInt16 = 6

  private let analyzer: TextAnalyzer
  private var buffer = TokenBuffer(maxTokens: 64)
  private var groups = FrameGroup.bits
  private var builder = FrameTables.Builder()
  // What is made of the pattern at hand; the memory serves all of them.
  private var rows = Rows()
  private var longerRows = Rows()
  private var choices = Rows()
  private var words: [UInt16] = []

  private init(_ locale: LocaleTag) { analyzer = TextAnalyzer(locale: locale) }

  /// The tables of a text.
  ///
  /// - Throws: `LanguageTextError` with the line of a mistake.
  static func parse(
    _ lists: LanguageLists, locale: LocaleTag
  ) throws(LanguageTextError) -> FrameTables {
    var parser = FrameTextParser(locale)
    try parser.readGroups(lists.entries("words") ?? [])
    parser.builder.humans = parser.groups[humans] ?? 0
    for kind in FramePattern.Kind.allCases {
      for entry in lists.entries(kind.section) ?? [] where entry.key == kind.rawValue {
        let text = entry.value.utf8.span
        try LanguageLines.forEachItem(text.indices, of: text) { (item) throws(LanguageTextError) in
          try parser.readPattern(item, of: text, kind, entry.place)
        }
      }
    }
    for entry in lists.entries("beside") ?? [] {
      let text = entry.value.utf8.span
      try LanguageLines.forEachItem(text.indices, of: text) { (item) throws(LanguageTextError) in
        let word = try parser.readBeginning(item, of: text, entry.place)
        switch entry.key {
        case "wording": parser.builder.wording.append(word)
        case "doubt": parser.builder.doubt.append(word)
        default: parser.builder.agents.append(word)
        }
      }
    }
    return parser.builder.tables()
  }

  // MARK: - Groups

  /// The group of persons, which a language need not have.
  static let humans = "human"

  /// The lists of words that say something of those beside them; no pattern asks for them.
  private static func mark(_ name: String) -> WordMarks? {
    switch name {
    case "narrowing": .narrows
    case "genitive": .isGenitive
    case "negating": .negates
    case "comparing": .compares
    case "changing": .changes
    case "subordinating": .subordinates
    case "yielding": .yields
    case "away": .leadsAway
    case "into": .leadsInto
    case "apart": .setsApart
    case "than": .comparesWith
    case "persons": .isPerson
    default: nil
    }
  }

  private mutating func readGroups(
    _ entries: [LanguageLists.Entry]
  ) throws(LanguageTextError) {
    for entry in entries where Self.mark(entry.key) == nil {
      let name = Self.name(of: entry)
      if groups[name] == nil {
        guard groups.count < 64 else {
          throw LanguageTextError(entry.place, "more than 64 groups of words", fix: "join some")
        }
        groups[name] = 1 << UInt64(groups.count)
      } else if name != entry.key, !Self.mayBeOpen(name) {
        throw LanguageTextError(
          entry.place, "'\(name)' is there already, or is asked for by the analysis",
          fix: "leave the '+' out, or take another name")
      }
    }
    for entry in entries {
      let text = entry.value.utf8.span
      if let mark = Self.mark(entry.key) {
        try LanguageLines.forEachItem(text.indices, of: text) { (item) throws(LanguageTextError) in
          if mark == .isGenitive, text[item.lowerBound] == UInt8(ascii: "-"), item.count > 1 {
            builder.genitiveEndings.append(
              Array(LanguageLines.string(item.dropFirst(), in: text).utf8))
          } else {
            builder.mark(try readEntry(item, of: text, entry.place), mark)
          }
        }
        continue
      }
      let name = Self.name(of: entry)
      let group = groups[name]!
      try LanguageLines.forEachItem(text.indices, of: text) { (item) throws(LanguageTextError) in
        if text[item.lowerBound] == UInt8(ascii: "-"), item.count > 1 {
          try readEnding(item.dropFirst(), of: text, group, entry.place)
        } else {
          try readWord(item, of: text, group, isOpen: name != entry.key, entry.place)
        }
      }
    }
  }

  /// Whether words of a group that the analysis asks for may be of others by their endings.
  private static func mayBeOpen(_ name: String) -> Bool {
    FrameGroup.allCases.contains { $0.mayBeOpen && "\($0)" == name }
  }

  /// The name of a group; the mark before it says that its words may be of others by their endings.
  private static func name(of entry: LanguageLists.Entry) -> String {
    entry.key.hasPrefix("+") ? String(entry.key.dropFirst()) : entry.key
  }

  /// Reads an ending of the words of a group, without the mark before it.
  private mutating func readEnding(
    _ item: Range<Int>, of text: Span<UInt8>, _ group: UInt64, _ place: TextPlace
  ) throws(LanguageTextError) {
    func written() -> String { "-" + LanguageLines.string(item, in: text) }
    guard item.count <= FrameTables.Ending.maxBytes else {
      throw LanguageTextError(
        place, "'\(written())' is too long for an ending", fix: "leave letters out")
    }
    var parts: [Range<Int>] = []
    LanguageLines.split(item, of: text, at: UInt8(ascii: "-"), into: &parts)
    guard parts.count == 1 || parts.count == 2 && parts[0].count == 2 else {
      throw LanguageTextError(
        place, "'\(written())' is no ending", fix: "write '-en', or '-zu-en' with two letters")
    }
    builder.add(
      ending: LanguageLines.string(parts.last!, in: text),
      infix: parts.count == 2 ? LanguageLines.string(parts[0], in: text) : "", to: group)
  }

  /// Reads a word, or with a hyphen behind it the beginning of words.
  private mutating func readBeginning(
    _ item: Range<Int>, of text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) -> FrameTables.WordBeginning {
    let written = LanguageLines.string(item, in: text)
    let isBeginning = written.hasSuffix("-")
    analyze(isBeginning ? item.dropLast() : item, of: text)
    guard buffer.count == 1 else {
      throw LanguageTextError(
        place, "'\(written)' is not one word",
        fix: "write one word, or 'say-' for all that begin so")
    }
    return FrameTables.WordBeginning(
      isBeginning ? String(written.dropLast()) : written, isWhole: !isBeginning)
  }

  private mutating func readWord(
    _ item: Range<Int>, of text: Span<UInt8>, _ group: UInt64, isOpen: Bool, _ place: TextPlace
  ) throws(LanguageTextError) {
    builder.add(try readEntry(item, of: text, place), to: group, isOpen: isOpen)
  }

  /// The entry of a word of a list.
  private mutating func readEntry(
    _ item: Range<Int>, of text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) -> UInt16 {
    analyze(item, of: text)
    guard buffer.count == 1 else {
      throw LanguageTextError(
        place, "'\(LanguageLines.string(item, in: text))' is not one word",
        fix: "write a group's words one by one")
    }
    return builder.entry(of: buffer[0], isExact: text[item.lowerBound] == UInt8(ascii: "="))
  }

  // MARK: - Patterns

  /// Rows of steps, one behind the other.
  private struct Rows {
    var elements: [FramePattern.Element] = []
    /// Where each row ends.
    var ends: [Int] = []

    var count: Int { ends.count }

    /// The steps of a row, in `elements`.
    func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    mutating func removeAll() {
      elements.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }

    /// Ends the row that was written.
    mutating func endRow() { ends.append(elements.count) }
  }

  /// Reads a pattern, with one for each choice among its alternatives.
  private mutating func readPattern(
    _ written: Range<Int>, of text: Span<UInt8>, _ kind: FramePattern.Kind, _ place: TextPlace
  ) throws(LanguageTextError) {
    rows.removeAll()
    rows.endRow()
    var isAnchored = false
    var givesWay = false
    var count = 0
    var next = written.lowerBound
    while let part = Self.part(&next, written.upperBound, of: text, at: UInt8(ascii: " ")) {
      if count == 0, !isAnchored, part.count == 1, text[part.lowerBound] == UInt8(ascii: "^") {
        isAnchored = true
        continue
      }
      if count == 0, !givesWay, part.count == 1, text[part.lowerBound] == UInt8(ascii: "~") {
        givesWay = true
        continue
      }
      let isOptional = part.count > 1 && text[part.upperBound - 1] == UInt8(ascii: "?")
      try readChoices(isOptional ? part.dropLast() : part, of: text, place)
      addChoices(isOptional: isOptional)
      guard rows.count <= Self.maxAlternatives, count < 16 else {
        throw LanguageTextError(
          place, "'\(LanguageLines.string(written, in: text))' is too many patterns in one",
          fix: "make it several, or a group")
      }
      count += 1
    }
    for row in 0..<rows.count {
      let steps = rows.range(row)
      guard Self.beginsAndEndsWell(rows.elements[steps]) else {
        throw LanguageTextError(
          place, "'\(LanguageLines.string(written, in: text))' has no word where one must be",
          fix: "begin with a word, and put one behind '...'")
      }
      builder.add(kind, isAnchored: isAnchored, givesWay: givesWay, rows.elements[steps])
    }
  }

  /// Whether a word is where one must be: at the beginning, and behind a gap.
  private static func beginsAndEndsWell(_ steps: ArraySlice<FramePattern.Element>) -> Bool {
    guard let first = steps.first(where: { $0.test != .name }), !first.takesNoWord,
      !first.isOptional, steps.last?.test != .gap
    else { return false }
    for index in steps.indices.dropLast()
    where steps[index].test == .gap && steps[index + 1].takesNoWord { return false }
    return true
  }

  /// Reads the alternatives of a part of a pattern.
  private mutating func readChoices(
    _ part: Range<Int>, of text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) {
    choices.removeAll()
    var next = part.lowerBound
    while let choice = Self.part(&next, part.upperBound, of: text, at: UInt8(ascii: "|")) {
      try readSteps(choice, of: text, place)
      choices.endRow()
    }
  }

  /// Makes one step of the alternatives that are one word each.
  private mutating func joinWords() {
    guard choices.count > 1 else { return }
    words.removeAll(keepingCapacity: true)
    longerRows.removeAll()
    for row in 0..<choices.count {
      let steps = choices.range(row)
      if steps.count == 1, choices.elements[steps.lowerBound].test == .word {
        words.append(choices.elements[steps.lowerBound].operand)
      } else {
        longerRows.elements += choices.elements[steps]
        longerRows.endRow()
      }
    }
    guard words.count > 1 else { return }
    longerRows.elements.append(
      FramePattern.Element(test: .words, operand: builder.list(of: words)))
    longerRows.endRow()
    swap(&choices, &longerRows)
  }

  /// Puts each alternative behind each row.
  private mutating func addChoices(isOptional: Bool) {
    // Patterns are found by their first word.
    let hasWord = (0..<rows.count).allSatisfy { row in
      rows.elements[rows.range(row)].contains { !$0.takesNoWord }
    }
    if hasWord { joinWords() }
    if isOptional {
      if hasWord, choices.count == 1, choices.elements.count == 1, choices.elements[0].isSelective {
        // Left to the match, which takes the word where it is there.
        choices.elements[0].isOptional = true
      } else {
        choices.endRow()
      }
    }
    if choices.count == 1, rows.count == 1 {
      rows.elements += choices.elements
      rows.ends[0] = rows.elements.count
      return
    }
    longerRows.removeAll()
    for choice in 0..<choices.count {
      for row in 0..<rows.count {
        longerRows.elements += rows.elements[rows.range(row)]
        longerRows.elements += choices.elements[choices.range(choice)]
        longerRows.endRow()
      }
    }
    swap(&rows, &longerRows)
  }

  /// The next part of a text up to a separator, from a place that is moved behind it; parts without bytes are
  /// left out.
  private static func part(
    _ next: inout Int, _ end: Int, of text: Span<UInt8>, at separator: UInt8
  ) -> Range<Int>? {
    while next < end, text[next] == separator { next += 1 }
    let start = next
    while next < end, text[next] != separator { next += 1 }
    return start < next ? start..<next : nil
  }

  /// Whether a byte is a mark of patterns, which no word has.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "$"),
      UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "?"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// What a part of one sign takes; `nil` where the sign is none of a pattern.
  private static func test(of sign: UInt8) -> FramePattern.Element.Test? {
    switch sign {
    case UInt8(ascii: "_"): .any
    case UInt8(ascii: "$"): .end
    case UInt8(ascii: "@"): .name
    case UInt8(ascii: "/"): .cueEnd
    default: nil
    }
  }

  /// Adds the steps that a part of a pattern is, without a mark behind it, to the choice at hand.
  private mutating func readSteps(
    _ part: Range<Int>, of text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) {
    typealias Element = FramePattern.Element
    func string(_ range: Range<Int>) -> String { LanguageLines.string(range, in: text) }
    let first = text[part.lowerBound]
    if part.count == 1, let test = Self.test(of: first) {
      return choices.elements.append(Element(test: test))
    }
    if part.count >= 3, part.prefix(3).allSatisfy({ text[$0] == UInt8(ascii: ".") }) {
      let words = part.dropFirst(3)
      guard let most = words.isEmpty ? Self.gap : UInt16(string(words)) else {
        throw LanguageTextError(
          place, "'\(string(part))' is no gap", fix: "write '...' or '...8'")
      }
      return choices.elements.append(Element(test: .gap, operand: most))
    }
    if first == UInt8(ascii: "<"), text[part.upperBound - 1] == UInt8(ascii: ">") {
      let isNot = text[part.lowerBound + 1] == UInt8(ascii: "!")
      let name = string(part.dropFirst(isNot ? 2 : 1).dropLast())
      guard let group = groups[name] else {
        throw LanguageTextError(
          place, "no group of words is called '\(name)'", fix: "add it to '[words]'")
      }
      return choices.elements.append(
        Element(test: isNot ? .notGroup : .group, operand: UInt16(group.trailingZeroBitCount)))
    }
    let isText = part.allSatisfy { !Self.isMark(text[$0]) }
    if isText { analyze(part, of: text) }
    guard isText, buffer.count > 0 else {
      throw LanguageTextError(place, "no word in '\(string(part))'", fix: "write a word or a group")
    }
    for index in 0..<buffer.count {
      choices.elements.append(
        Element(
          test: .word,
          operand: builder.entry(of: buffer[index], isExact: first == UInt8(ascii: "="))))
    }
  }

  /// Writes the tokens of a part of the file, which are those of an utterance, into the buffer; none where it is
  /// too long.
  private mutating func analyze(_ part: Range<Int>, of text: Span<UInt8>) {
    try? analyzer.analyze(text.extracting(part), into: &buffer)
  }
}

extension FramePattern.Element {
  /// Whether it says which word it takes; one that does not would take that of the next step, too.
  fileprivate var isSelective: Bool { namesWords || test == .group }

  /// Whether it stands between words.
  fileprivate var takesNoWord: Bool {
    switch test {
    case .end, .name, .cueEnd, .gap: true
    case .word, .words, .group, .notGroup, .any: false
    }
  }
}
