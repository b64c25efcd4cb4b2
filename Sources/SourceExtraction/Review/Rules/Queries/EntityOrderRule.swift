// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Entities come in the order that they are asked for.
enum EntityOrderRule: CodeRule {
  static let description = RuleDescription.code(
    "entities-out-of-order", .note, "entities(for:) gives entities in the order of the ids.",
    why: "A list that people put in order is kept as ids. What is filtered by them comes in the "
      + "order of the store.",
    fix: "Go through the ids, and look each up.",
    found: "books.filter { identifiers.contains($0.id) }",
    mended: "identifiers.compactMap { books[$0] }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.queries {
      guard let (function, ids) = type.entities("for", subject) else { continue }
      let code = subject.body(of: function)
      let names = namesOfIDs(ids, code)
      for i in code.places(of: ["filter"]) where code.isMember(i) {
        guard let end = endOfFilter(i, by: names, code), isResult(i, end, code),
          // Whoever comes back to the ids may bring what was found in their order.
          !code.places(of: [ids]).contains(where: { $0 >= end })
        else { continue }
        report.add(
          "'entities(for:)' of '\(type.shortName)' gives entities in the order of the store",
          at: i, in: function.file,
          fix: "write '\(ids).compactMap { … }' with a look-up by id")
        break
      }
    }
  }

  /// The name of the parameter, and those of sets that are made of it: `let wanted = Set(ids)`.
  private static func namesOfIDs(_ ids: String, _ code: Code) -> Set<String> {
    let tokens = code.tokens
    let sets = code.calls(of: ["Set"]).compactMap { i in
      tokens.word(i + 2) == ids && tokens.sees(")", at: i + 3) && tokens.sees("=", at: i - 1)
        && tokens.sees("let", at: i - 3) ? tokens.word(i - 2) : nil
    }
    return Set(sets + [ids])
  }

  /// The end of `.filter { ids.contains($0.id) }`; `nil` for any other filter.
  private static func endOfFilter(_ i: Int, by names: Set<String>, _ code: Code) -> Int? {
    let tokens = code.tokens
    let isInBrackets = tokens.sees("(", at: i + 1)
    let open = isInBrackets ? i + 2 : i + 1
    guard tokens.sees("{", at: open), let close = tokens.partner(open) else { return nil }
    var first = open + 1
    if tokens.word(first) != nil, tokens.sees("in", at: first + 1) { first += 2 }
    guard let name = tokens.word(first), names.contains(name), tokens.sees(".", at: first + 1),
      tokens.sees("contains", at: first + 2), tokens.sees("(", at: first + 3),
      tokens.partner(first + 3) == close - 1
    else { return nil }
    return isInBrackets ? close + 2 : close + 1
  }

  /// Whether what ends at a token is what the function gives: behind it comes nothing but a change
  /// of each, and it is returned, or is the last of the body.
  private static func isResult(_ i: Int, _ end: Int, _ code: Code) -> Bool {
    let tokens = code.tokens
    var end = end
    while end < code.range.upperBound, tokens.sees(".", at: end) {
      guard ["map", "compactMap"].contains(tokens.word(end + 1)), tokens.opens(end + 2) else {
        return false
      }
      end = tokens.leave(end + 2, end: code.range.upperBound)
    }
    // A body without an end ends with the file.
    guard end < code.range.upperBound else { return false }
    let isLast = end == code.range.upperBound - 1
    guard isLast || tokens.sees("}", at: end) || tokens.startsLine(end) else { return false }
    let start = startOfStatement(i, code)
    if tokens.sees("return", at: start) { return true }
    return isLast && !tokens.sees("let", at: start) && !tokens.sees("var", at: start)
  }

  private static func startOfStatement(_ i: Int, _ code: Code) -> Int {
    let tokens = code.tokens
    var start = i
    while start > code.range.lowerBound + 1 {
      if tokens.sees("return", at: start) || tokens.sees("{", at: start - 1) { break }
      if tokens.startsLine(start), !tokens.sees(".", at: start), !tokens.opens(start) { break }
      start -= 1
      if let open = tokens.partner(start), open < start { start = open }
    }
    return start
  }
}
