// SPDX-License-Identifier: Apache-2.0

/// What a body of a property is made of, at its top level.
struct BodyStatements {
  /// Whether its value comes about by statements: loops, conditions, a `return` behind others.
  private(set) var areImperative = false
  /// The constants and variables declared in it, each to the end of its statement.
  private(set) var bindings: [Range<Int>] = []

  /// Looks at a body.
  ///
  /// - Parameter body: The tokens from the opening bracket to behind the closing one.
  init(_ tokens: SourceTokens, _ body: Range<Int>, depth: Int = 0) {
    var i = body.lowerBound + 1
    let end = max(i, body.upperBound - 1)
    var isCondition = false
    while i < end {
      let isStart = i == body.lowerBound + 1 || tokens.startsLine(i) || tokens.sees(";", at: i - 1)
      switch isStart ? tokens.word(i) : nil {
      case "for", "while", "repeat", "guard", "switch", "do", "defer": areImperative = true
      // Of conditions the builder of App Shortcuts takes '#available' alone.
      case "if":
        isCondition = true
        if !tokens.sees("#", at: i + 1) { areImperative = true }
      case "return": if i > body.lowerBound + 1 { areImperative = true }
      case "let", "var":
        let start = i
        i += 1
        while i < end, !tokens.startsLine(i), !tokens.sees(";", at: i) {
          i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
        }
        if i < end, tokens.sees(";", at: i) { i += 1 }
        bindings.append(start..<i)
        continue
      default: break
      }
      // A branch that gives the value back is no part of a list.
      if isCondition, depth < 32, tokens.sees("{", at: i), let close = tokens.partner(i),
        tokens.sees("return", at: i + 1)
          || BodyStatements(tokens, i..<close + 1, depth: depth + 1).areImperative
      {
        areImperative = true
      }
      i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
    }
  }
}
