// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Reads `frames.txt`: groups of words, and patterns by what they say.
struct FrameTextParser: ~Copyable {
  /// The most patterns that the alternatives of one may make.
  private static let maxAlternatives = 256

  /// The most words that a gap takes where its pattern does not say.
  private static let gap: UInt16 = 6

  private let analyzer: TextAnalyzer
  private var buffer = TokenBuffer(maxTokens: 64)
  private var groups: [String: UInt64] = [:]
  private var builder = FrameTables.Builder()

  private init(_ locale: LocaleTag) { analyzer = TextAnalyzer(locale: locale) }

  /// The tables of a text.
  ///
  /// - Throws: `LanguageTextError` with the line of a mistake.
  static func parse(
    _ lists: LanguageLists, locale: LocaleTag
  ) throws(LanguageTextError) -> FrameTables {
    var parser = FrameTextParser(locale)
    try parser.readGroups(lists.entries("words") ?? [])
    for kind in FramePattern.Kind.allCases {
      let name = "\(kind)"
      for entry in lists.entries(kind.section) ?? [] where entry.key == name {
        for item in entry.items { try parser.readPattern(item, kind, entry.place) }
      }
    }
    return parser.builder.tables()
  }

  private mutating func readGroups(
    _ entries: [LanguageLists.Entry]
  ) throws(LanguageTextError) {
    for group in FrameGroup.allCases { groups["\(group)"] = group.bit }
    for entry in entries where groups[entry.key] == nil {
      guard groups.count < 64 else {
        throw LanguageTextError(entry.place, "more than 64 groups of words", fix: "join some")
      }
      groups[entry.key] = 1 << UInt64(groups.count)
    }
    for entry in entries {
      for item in entry.items {
        if item.hasPrefix("-"), item.count > 1 {
          guard item.utf8.count - 1 <= FrameTables.Ending.maxBytes else {
            throw LanguageTextError(
              entry.place, "'\(item)' is too long for an ending", fix: "leave letters out")
          }
          let parts = Self.parts(of: String(item.dropFirst()), at: UInt8(ascii: "-"))
          guard parts.count == 1 || parts.count == 2 && parts[0].utf8.count == 2 else {
            throw LanguageTextError(
              entry.place, "'\(item)' is no ending",
              fix: "write '-en', or '-zu-en' with two letters")
          }
          builder.add(
            ending: parts.last!, infix: parts.count == 2 ? parts[0] : "", to: groups[entry.key]!)
          continue
        }
        let words = tokens(of: item)
        guard words.count == 1, let word = words.first else {
          throw LanguageTextError(
            entry.place, "'\(item)' is not one word", fix: "write a group's words one by one")
        }
        let number = builder.entry(of: word, isExact: item.hasPrefix("="))
        builder.add(number, to: groups[entry.key]!)
      }
    }
  }

  /// Reads a pattern, with one for each choice among its alternatives.
  private mutating func readPattern(
    _ written: String, _ kind: FramePattern.Kind, _ place: TextPlace
  ) throws(LanguageTextError) {
    var parts = Self.parts(of: written, at: UInt8(ascii: " "))
    let isAnchored = parts.first == "^"
    if isAnchored { parts.removeFirst() }
    var rows: [[FramePattern.Element]] = [[]]
    for (index, part) in parts.enumerated() {
      let isOptional = part.utf8.count > 1 && part.utf8.last == UInt8(ascii: "?")
      let body = isOptional ? String(part.dropLast()) : part
      var choices: [[FramePattern.Element]] = []
      for choice in Self.parts(of: body, at: UInt8(ascii: "|")) {
        choices.append(try steps(choice, place))
      }
      let hasWord = rows.allSatisfy { $0.contains { !$0.takesNoWord } }
      if isOptional, hasWord, choices.count == 1, choices[0].count == 1 {
        // Left to the match, which takes the word where it is there.
        choices[0][0].isOptional = true
      } else if isOptional {
        choices.append([])
      }
      rows = choices.flatMap { choice in rows.map { $0 + choice } }
      guard rows.count <= Self.maxAlternatives, index < 16 else {
        throw LanguageTextError(
          place, "'\(written)' is too many patterns in one", fix: "make it several, or a group")
      }
    }
    for steps in rows {
      let first = steps.first { $0.test != .name }
      guard let first, !first.takesNoWord, !first.isOptional, steps.last?.test != .gap,
        !zip(steps, steps.dropFirst()).contains(where: { $0.test == .gap && $1.takesNoWord })
      else {
        throw LanguageTextError(
          place, "'\(written)' has no word where one must be",
          fix: "begin with a word, and put one behind '...'")
      }
      builder.add(kind, isAnchored: isAnchored, steps)
    }
  }

  private static func parts(of text: String, at separator: UInt8) -> [String] {
    text.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  /// Whether a byte is a mark of patterns, which no word has.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "$"),
      UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// The steps that a part of a pattern is, without a mark behind it.
  private mutating func steps(
    _ part: String, _ place: TextPlace
  ) throws(LanguageTextError) -> [FramePattern.Element] {
    typealias Element = FramePattern.Element
    switch part {
    case "_": return [Element(test: .any)]
    case "$": return [Element(test: .end)]
    case "@": return [Element(test: .name)]
    case "/": return [Element(test: .cueEnd)]
    default: break
    }
    if part.hasPrefix("...") {
      let words = part.dropFirst(3)
      guard words.isEmpty || UInt16(words) != nil else {
        throw LanguageTextError(place, "'\(part)' is no gap", fix: "write '...' or '...8'")
      }
      return [Element(test: .gap, operand: UInt16(words) ?? Self.gap)]
    }
    if part.hasPrefix("<"), part.hasSuffix(">") {
      let isNot = part.hasPrefix("<!")
      let name = String(part.dropFirst(isNot ? 2 : 1).dropLast())
      guard let group = groups[name] else {
        throw LanguageTextError(
          place, "no group of words is called '\(name)'", fix: "add it to '[words]'")
      }
      return [
        Element(
          test: isNot ? .notGroup : .group, operand: UInt16(group.trailingZeroBitCount))
      ]
    }
    let words = part.utf8.contains(where: Self.isMark) ? [] : tokens(of: part)
    guard !words.isEmpty else {
      throw LanguageTextError(place, "no word in '\(part)'", fix: "write a word or a group")
    }
    return words.map {
      Element(test: .word, operand: builder.entry(of: $0, isExact: part.hasPrefix("=")))
    }
  }

  /// The tokens of a text of the file, which are those of an utterance.
  private mutating func tokens(of text: String) -> [Token] {
    do {
      try analyzer.analyze(text, into: &buffer)
    } catch {
      return []
    }
    return (0..<buffer.count).map { buffer[$0] }
  }
}

extension FramePattern.Element {
  /// Whether it stands between words.
  fileprivate var takesNoWord: Bool {
    switch test {
    case .end, .name, .cueEnd, .gap: true
    case .word, .group, .notGroup, .any: false
    }
  }
}
