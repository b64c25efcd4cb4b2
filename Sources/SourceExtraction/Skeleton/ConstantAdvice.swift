// SPDX-License-Identifier: Apache-2.0

/// What stands in place of a constant, and what to write instead.
enum ConstantAdvice {
  /// Looks at a value that the platform's extraction loses.
  ///
  /// - Returns: How to write it; `nil` where a literal stands there and nothing tells what is amiss.
  static func advice(_ tokens: SourceTokens, _ range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    let text = shown(tokens, range)
    if range.count == 1, tokens.isString(first) {
      return tokens.text(range).contains("\\(")
        ? "write the text as it is said: of interpolations only '\\(.applicationName)' and a "
          + "parameter's key path are constants, and only in phrases" : nil
    }
    if isName(tokens, range) { return "write the literal here, in place of the name \(text)" }
    let isClosure = tokens.sees("{", at: first)
    if isClosure || BodyStatements(tokens, first - 1..<range.upperBound + 1).areImperative {
      return "write one expression: what statements make is known at run time only"
    }
    if isCondition(tokens, range) { return "write one literal: a choice is made at run time only" }
    if tokens.sees("#", at: first) { return "write what the macro makes, in place of it" }
    if tokens.sees(")", at: range.upperBound - 1),
      let open = tokens.partner(range.upperBound - 1), open > first,
      isName(tokens, first..<open)
    {
      let name = shown(tokens, first..<open)
      let isInitialiser =
        tokens.word(open - 1) == "init" || tokens.word(open - 1)?.first?.isUppercase == true
      return isInitialiser
        ? "write a literal in the brackets of \(name)"
        : "write the literal here, in place of the call of \(name)"
    }
    let hasOperator = topLevel(tokens, range).contains { i in
      tokens.sees("+", at: i) || tokens.sees("?", at: i) && tokens.sees("?", at: i + 1)
    }
    return hasOperator ? "write one literal: parts that are put together are lost" : nil
  }

  private static func isName(_ tokens: SourceTokens, _ range: Range<Int>) -> Bool {
    var isWordDue = !tokens.sees(".", at: range.lowerBound)
    for i in range {
      guard isWordDue ? tokens.word(i) != nil : tokens.sees(".", at: i) else { return false }
      isWordDue.toggle()
    }
    return !isWordDue
  }

  private static func isCondition(_ tokens: SourceTokens, _ range: Range<Int>) -> Bool {
    topLevel(tokens, range).contains { i in
      tokens.sees("?", at: i) && tokens.followsBlank(i) && !tokens.sees("?", at: i + 1)
        && !tokens.sees("?", at: i - 1)
    }
  }

  /// The tokens outside of brackets.
  private static func topLevel(_ tokens: SourceTokens, _ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var i = range.lowerBound
    while i < range.upperBound {
      found.append(i)
      i = tokens.opens(i) ? tokens.leave(i, end: range.upperBound) : i + 1
    }
    return found
  }

  private static func shown(_ tokens: SourceTokens, _ range: Range<Int>) -> String {
    let text = tokens.text(range)
    return text.utf8.count > 60 || text.contains("\n") ? "there" : "'\(text)'"
  }
}
