// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// A source's tokens, with the brackets that belong together.
struct SourceTokens: Sendable {
  private let source: TokenizedSource
  /// For each token the one that closes or opens its bracket; -1 for all others.
  private let partners: [Int]
  /// The deepest nesting of square brackets: the compiler's time doubles with each.
  let squareDepth: Int

  /// Finds the tokens of a source.
  ///
  /// - Throws: `SyntaxProblem` for a string or comment without an end.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws(SyntaxProblem) {
    source = try Lexer.tokenize(bytes)
    var partners = [Int](repeating: -1, count: source.tokens.count)
    var open: [(token: Int, closing: UInt8)] = []
    var squares = 0
    var deepest = 0
    for (i, token) in source.tokens.enumerated() where token.kind == .symbol {
      switch source.bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): open.append((i, UInt8(ascii: ")")))
      case UInt8(ascii: "["):
        open.append((i, UInt8(ascii: "]")))
        squares += 1
        deepest = max(deepest, squares)
      case UInt8(ascii: "{"): open.append((i, UInt8(ascii: "}")))
      case let byte
      where byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"):
        // A bracket that nothing opened is the compiler's to report.
        guard let last = open.last, last.closing == byte else { continue }
        open.removeLast()
        if byte == UInt8(ascii: "]") { squares -= 1 }
        partners[last.token] = i
        partners[i] = last.token
      default: break
      }
    }
    self.partners = partners
    squareDepth = deepest
  }

  /// How many tokens there are.
  var count: Int { source.tokens.count }

  /// A token.
  subscript(i: Int) -> Token { source.tokens[i] }

  /// The byte that a token begins at.
  func offset(_ i: Int) -> Int { i < count ? self[i].range.lowerBound : byteCount }

  /// Whether a token is a string, its interpolations included.
  func isString(_ i: Int) -> Bool { self[i].kind == .string }

  /// Whether a line begins with a token.
  func startsLine(_ i: Int) -> Bool { self[i].startsLine }

  /// Whether a blank comes before a token.
  func followsBlank(_ i: Int) -> Bool { self[i].followsBlank }

  /// Whether a token is a word or symbol; past the end nothing is.
  func sees(_ text: StaticString, at i: Int) -> Bool { i >= 0 && source.token(i, is: text) }

  /// The word at an index; `nil` for anything else.
  func word(_ i: Int) -> String? {
    guard i >= 0, i < count, source.tokens[i].kind == .word else { return nil }
    let text = source.text(source.tokens[i].range)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The token that closes or opens the bracket at an index.
  func partner(_ i: Int) -> Int? { i >= 0 && i < count && partners[i] >= 0 ? partners[i] : nil }

  /// The bytes from the first of some tokens to the last.
  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let at = tokens.lowerBound < count ? self[tokens.lowerBound].range.lowerBound : byteCount
      return at..<at
    }
    return self[tokens.lowerBound].range.lowerBound..<self[tokens.upperBound - 1].range.upperBound
  }

  /// How many bytes the source has.
  var byteCount: Int { source.bytes.count }

  /// The text of some tokens, with what stands between them.
  func text(_ tokens: Range<Int>) -> String {
    source.text(from: tokens.lowerBound, upTo: tokens.upperBound)
  }

  /// The text of a range of bytes.
  func text(bytes: Range<Int>) -> String { source.text(bytes) }

  /// The end of a bracket, or of what is searched where it has none.
  func leave(_ i: Int, end: Int) -> Int { min(end, (partner(i) ?? end - 1) + 1) }

  /// Whether a token opens a bracket.
  func opens(_ i: Int) -> Bool { sees("(", at: i) || sees("[", at: i) || sees("{", at: i) }

  /// Leaves generic arguments, at whose `<` an index is.
  func leaveAngles(_ first: Int, end: Int) -> Int {
    var i = first
    var depth = 0
    while i < end {
      if sees("<", at: i) {
        depth += 1
      } else if sees(">", at: i) {
        depth -= 1
        if depth == 0 { return i + 1 }
      } else if sees("{", at: i) || sees(";", at: i) {
        return first + 1
      } else if opens(i) {
        i = leave(i, end: end)
        continue
      }
      i += 1
    }
    return first + 1
  }

  /// Divides what stands between two tokens at its commas, brackets taken as they are.
  func elements(_ tokens: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = tokens.lowerBound
    var i = start
    while i < tokens.upperBound {
      if opens(i) {
        i = leave(i, end: tokens.upperBound)
      } else {
        if sees(",", at: i) {
          if start < i { found.append(start..<i) }
          start = i + 1
        }
        i += 1
      }
    }
    if start < tokens.upperBound { found.append(start..<tokens.upperBound) }
    return found
  }
}
