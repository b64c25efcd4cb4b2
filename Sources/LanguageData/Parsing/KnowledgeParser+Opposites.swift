// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Opposites, and what turns others round.
extension KnowledgeParser {
  private typealias Expression = KnowledgeContent.Expression

  /// Most axes of opposites: a pole is a bit.
  private static let maxAxes = 64

  /// Reads the lines of opposites: `NAME: …` and `not NAME: …`.
  mutating func readOpposites(_ lines: [LanguageLines.Line]) throws(LanguageTextError) {
    var axes: [String] = []
    var known: [String: Int] = [:]
    for line in lines {
      let (key, list) = try keyed(line)
      let isMinus = key.hasPrefix("not ")
      let name = isMinus ? String(key.dropFirst(4)) : key
      let axis = axes.firstIndex(of: name) ?? axes.count
      if axis == axes.count { axes.append(name) }
      guard axis < Self.maxAxes else {
        throw LanguageTextError(
          line.place, "more than \(Self.maxAxes) pairs of opposites", fix: "join some")
      }
      let bit: UInt64 = 1 << UInt64(axis)
      let poles = Poles(plus: isMinus ? 0 : bit, minus: isMinus ? bit : 0)
      for field in fields(list, separator: UInt8(ascii: ",")) {
        try update(field, at: line.place, &known) { $0.poles.formUnion(poles) }
      }
    }
  }

  /// Reads the lines of reversals, by their keys.
  mutating func readReversals(_ lines: [LanguageLines.Line]) throws(LanguageTextError) {
    var known: [String: Int] = [:]
    for (index, expression) in content.expressions.enumerated() {
      known[Self.name(expression)] = index
    }
    for line in lines {
      let (key, list) = try keyed(line)
      if list.isEmpty { continue }
      for field in fields(list, separator: UInt8(ascii: ",")) {
        switch key {
        case "words": try update(field, at: line.place, &known) { $0.reversal = .before }
        case "nobody": try update(field, at: line.place, &known) { $0.reversal = .throughout }
        case "behind": try update(field, at: line.place, &known) { $0.reversal = .behind }
        case "consequences":
          try update(field, at: line.place, &known) { $0.isConsequential = true }
        case "prefixes": content.prefixes.append(string(field))
        case "particles": try mark(field, .follower, at: line.place)
        case "times": try mark(field, .time, at: line.place)
        case "clauses": try mark(field, .clause, at: line.place)
        case "under": try mark(field, .under, at: line.place)
        case "articles": try mark(field, .article, at: line.place)
        default:
          throw LanguageTextError(
            line.place, "no key is called '\(key)'",
            fix:
              "keys are 'words', 'nobody', 'behind', 'consequences', 'prefixes', 'particles', 'articles', 'clauses', 'under', 'times'"
          )
        }
      }
    }
  }

  private func keyed(
    _ line: LanguageLines.Line
  ) throws(LanguageTextError) -> (key: String, list: Range<Int>) {
    let colon = try colon(in: line)
    let key = string(LanguageLines.trimmed(line.range.lowerBound..<colon, in: text))
    return (key, LanguageLines.trimmed(colon + 1..<line.range.upperBound, in: text))
  }

  /// Changes what an expression says, which is added where it is new.
  private mutating func update(
    _ field: Range<Int>, at place: TextPlace, _ known: inout [String: Int],
    _ change: (inout KnowledgeContent.Expression) -> Void
  ) throws(LanguageTextError) {
    var expression = try readExpression(field, at: place)
    let name = Self.name(expression)
    if let index = known[name] {
      change(&content.expressions[index])
      return
    }
    change(&expression)
    known[name] = content.expressions.count
    content.expressions.append(expression)
  }

  private static func name(_ expression: KnowledgeContent.Expression) -> String {
    "\(expression.stems) \(expression.gap ?? -1)"
  }

  /// Reads words, with `...` where others may come between.
  private mutating func readExpression(
    _ field: Range<Int>, at place: TextPlace
  ) throws(LanguageTextError) -> KnowledgeContent.Expression {
    var expression = KnowledgeContent.Expression(stems: [])
    for part in fields(field, separator: nil) {
      if string(part) == "..." {
        guard expression.gap == nil else {
          throw LanguageTextError(
            place, "'\(string(field))' has two gaps", fix: "leave one")
        }
        expression.gap = expression.stems.count
        continue
      }
      try read(part, at: place)
      for index in 0..<words.count { expression.stems.append(stem(of: words[index])) }
    }
    guard 1...OppositeTable.maxWords ~= expression.stems.count,
      expression.gap != expression.stems.count
    else {
      throw LanguageTextError(
        place,
        "'\(string(field))' has not one to \(OppositeTable.maxWords) words, the last one no gap",
        fix: "write words, parted by commas")
    }
    return expression
  }

  private mutating func mark(
    _ field: Range<Int>, _ mark: KnowledgeContent.WordMarks, at place: TextPlace
  ) throws(LanguageTextError) {
    try read(field, at: place)
    guard words.count == 1 else {
      throw LanguageTextError(
        place, "'\(string(field))' is not one word", fix: "write the words one by one")
    }
    content.wordMarks[stem(of: words[0]), default: []].insert(mark)
  }
}
