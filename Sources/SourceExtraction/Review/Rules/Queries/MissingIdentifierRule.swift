// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A query leaves out what is gone.
enum MissingIdentifierRule: CodeRule {
  static let description = RuleDescription.code(
    "missing-id-throws", .warning, "entities(for:) leaves out ids that it does not find.",
    why:
      "Ids are kept in shortcuts and widgets long after what they stood for was deleted. A query "
      + "that throws or traps for one of them fails for all the others too.",
    fix: "Leave out what is not found: 'identifiers.compactMap { … }'.",
    found: "identifiers.map { id in guard let book = books[id] else { throw NotFound() } … }",
    mended: "identifiers.compactMap { id in books[id].map(BookEntity.init) }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.queries {
      guard let (function, ids) = type.entities("for", subject) else { continue }
      let code = subject.body(of: function)
      if let (token, trap) = firstTrap(code) {
        report.add(
          "'\(trap)' ends the app in 'entities(for:)' of '\(type.shortName)'", at: token,
          in: function.file,
          fix: "leave out what is not found, and throw an error for what goes wrong")
      } else if let token = firstThrow(code, over: ids) {
        report.add(
          "'entities(for:)' of '\(type.shortName)' throws for an id that it does not find",
          at: token, in: function.file,
          fix: "leave it out: 'nil' in '\(ids).compactMap { … }', 'continue' in a loop")
      }
    }
  }

  private static func firstTrap(_ code: Code) -> (token: Int, trap: String)? {
    let calls = code.calls(of: ["fatalError", "preconditionFailure"])
      .filter { !code.isMember($0) }
    let tries = code.places(of: ["try"])
      .filter { code.tokens.sees("!", at: $0 + 1) && !code.tokens.followsBlank($0 + 1) }
    guard let first = (calls + tries).min() else { return nil }
    return (first, code.tokens.sees("try", at: first) ? "try!" : code.tokens.word(first) ?? "")
  }

  /// What code stands in.
  private enum Block {
    /// The body of a loop or a closure, run once for each id.
    case eachID
    /// A 'do' whose errors are caught, or what catches them.
    case caught
    case other
  }

  /// The first `throw` that is run for one id among others.
  private static func firstThrow(_ code: Code, over ids: String) -> Int? {
    let tokens = code.tokens
    let bodies = bodiesForEach(code, ids)
    var catches: Set<Int> = []
    var around: [Block] = []
    for i in code.range {
      if tokens.sees("catch", at: i) {
        if let open = (i..<code.range.upperBound).first(where: { tokens.sees("{", at: $0) }) {
          catches.insert(open)
        }
      } else if tokens.sees("{", at: i) {
        let end = tokens.leave(i, end: code.range.upperBound)
        let isDo = tokens.sees("do", at: i - 1) && tokens.sees("catch", at: end)
        around.append(
          bodies.contains(i) ? .eachID : isDo || catches.contains(i) ? .caught : .other)
      } else if tokens.sees("}", at: i) {
        _ = around.popLast()
      } else if tokens.sees("throw", at: i), !code.isMember(i),
        !tokens.sees("CancellationError", at: i + 1),
        around.last(where: { $0 != .other }) == .eachID
      {
        return i
      }
    }
    return nil
  }

  /// The brackets that open `for id in ids { … }` and `ids.map { … }`.
  private static func bodiesForEach(_ code: Code, _ ids: String) -> Set<Int> {
    let tokens = code.tokens
    var found: Set<Int> = []
    for i in code.places(of: [ids]) where !code.isMember(i) {
      if isLooped(i, code) {
        var open = i + 1
        while open < code.range.upperBound, !tokens.sees("{", at: open) {
          open = tokens.opens(open) ? tokens.leave(open, end: code.range.upperBound) : open + 1
        }
        found.insert(open)
      } else if tokens.sees(".", at: i + 1), tokens.word(i + 2) != nil {
        let open = tokens.sees("(", at: i + 3) ? i + 4 : i + 3
        if tokens.sees("{", at: open) { found.insert(open) }
      }
    }
    return found
  }

  /// Whether a loop goes through ids: `for id in ids {`, `for (i, id) in ids.enumerated() {`.
  private static func isLooped(_ i: Int, _ code: Code) -> Bool {
    let tokens = code.tokens
    guard tokens.sees("in", at: i - 1),
      (max(code.range.lowerBound, i - 12)..<i).contains(where: { tokens.sees("for", at: $0) })
    else { return false }
    if tokens.sees("{", at: i + 1) || tokens.sees("where", at: i + 1) { return true }
    return tokens.sees(".", at: i + 1)
      && ["enumerated", "lazy", "reversed", "indices"].contains(tokens.word(i + 2))
  }
}
