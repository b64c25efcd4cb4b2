// SPDX-License-Identifier: Apache-2.0

/// One token of Swift source.
package struct Token: Sendable {
  /// What a token is, as far as reading declarations needs to know.
  package enum Kind: Hashable, Sendable {
    /// A name or keyword; names in backticks keep them.
    case word
    case number
    /// A whole string literal, its interpolations included.
    case string
    /// A whole regular expression literal.
    case regex
    /// One character of punctuation or of an operator, or the arrow `->`.
    case symbol
    /// A `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
    case conditional
  }

  /// What it is.
  package var kind: Kind
  /// UTF-8 offsets in the source.
  package var range: Range<Int>
  /// Whether a line break comes before it (comments between do not count).
  package var startsLine: Bool
  /// Whether a blank, a line break or a comment comes before it.
  package var followsBlank: Bool
}

/// A place in a source and what is wrong there.
package struct SyntaxProblem: Error, Hashable, Sendable {
  /// What is wrong, in words for whoever wrote the source.
  package var message: String
  /// UTF-8 offset in the source.
  package var offset: Int

  /// Creates a problem at a UTF-8 offset in the source.
  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Swift source with its tokens.
package struct TokenizedSource: Sendable {
  /// The source in UTF-8.
  package let bytes: [UInt8]
  /// The tokens, in order; comments and blanks are none.
  package let tokens: [Token]
  /// The comments between tokens, in order; those in strings are part of the string.
  package let comments: [Range<Int>]
  /// The first string or comment without an end.
  package let problem: SyntaxProblem?

  // Asked at every step of the reader: copies in every caller made the plugin a fifth slower to
  // build, and it reads declarations of a few lines.

  /// The source's own text of a range of bytes.
  @inline(never)
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source's own text from one token to another, blanks and comments between them included.
  @inline(never)
  package func text(from first: Int, upTo end: Int) -> String {
    guard first < end else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound)
  }

  /// Whether a token is the given word or symbol.
  @inline(never)
  package func token(_ index: Int, is text: StaticString) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .symbol else {
      return false
    }
    return bytes[tokens[index].range].elementsEqual(text.description.utf8)
  }
}
