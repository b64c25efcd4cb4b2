// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// Reads one declaration out of Swift source.
///
/// It reads heads, attributes, cases and properties, and leaves bodies, functions and nested types
/// by their brackets. What it does not know it says with its place; it never guesses.
package struct DeclarationReader {
  /// The deepest nesting of brackets.
  package static let maximumNesting = 256

  let source: TokenizedSource
  var index = 0

  init(_ source: TokenizedSource) { self.source = source }

  /// The declaration of a type that is all of a source.
  ///
  /// - Throws: `SyntaxProblem` for what is not the declaration of a type or cannot be read.
  /// - Complexity: O(*n*).
  package static func type(in text: String) throws(SyntaxProblem) -> TypeDeclaration {
    var reader = DeclarationReader(try Lexer.tokenize(Array(text.utf8)))
    let (attributes, modifiers) = try reader.prefixes()
    guard let keyword = reader.typeKeyword else {
      throw reader.problem("expected the declaration of a type")
    }
    return try reader.typeDeclaration(
      keyword, attributes: attributes, modifiers: modifiers, readsMembers: true)
  }

  /// The declaration of a property that is all of a source.
  ///
  /// - Throws: `SyntaxProblem` for anything else, and for several properties in one declaration.
  package static func property(in text: String) throws(SyntaxProblem) -> PropertyDeclaration {
    var reader = DeclarationReader(try Lexer.tokenize(Array(text.utf8)))
    let (attributes, modifiers) = try reader.prefixes()
    guard reader.sees("var") || reader.sees("let") else {
      throw reader.problem("expected a property")
    }
    var members: [MemberSyntax] = []
    try reader.properties(attributes: attributes, modifiers: modifiers, into: &members)
    guard members.count == 1, case .property(let property)? = members.first else {
      throw reader.problem("expected one property with a name")
    }
    return property
  }

  /// Whether a source declares a property, whatever else is in it.
  package static func isProperty(_ text: String) throws(SyntaxProblem) -> Bool {
    var reader = DeclarationReader(try Lexer.tokenize(Array(text.utf8)))
    _ = try reader.prefixes()
    return reader.sees("var") || reader.sees("let")
  }

  /// An attribute that is all of a source.
  package static func attribute(in text: String) throws(SyntaxProblem) -> AttributeSyntax {
    var reader = DeclarationReader(try Lexer.tokenize(Array(text.utf8)))
    guard let attribute = try reader.attribute() else {
      throw reader.problem("expected an attribute")
    }
    return attribute
  }

  // MARK: - Tokens

  var token: Token? { index < source.tokens.count ? source.tokens[index] : nil }

  /// The offset of the token at hand, or of the end.
  var offset: Int { token?.range.lowerBound ?? source.bytes.count }

  @inline(never)
  func problem(_ message: String) -> SyntaxProblem { SyntaxProblem(message, at: offset) }

  @inline(never)
  func sees(_ text: StaticString) -> Bool { source.token(index, is: text) }

  @inline(never)
  mutating func take(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    index += 1
    return true
  }

  func text(of index: Int) -> String { source.text(source.tokens[index].range) }

  /// The word at hand.
  var word: String? {
    guard let token, token.kind == .word else { return nil }
    return source.text(token.range)
  }

  @inline(never)
  mutating func takeWord(_ expected: String) throws(SyntaxProblem) -> SourceText {
    guard let word else { throw problem("expected \(expected)") }
    defer { index += 1 }
    return SourceText(word, at: offset)
  }

  @inline(never)
  func sourceText(from first: Int, upTo end: Int) -> SourceText {
    SourceText(
      source.text(from: first, upTo: end),
      at: first < source.tokens.count ? source.tokens[first].range.lowerBound : source.bytes.count)
  }

  // MARK: - Brackets

  /// Leaves a bracket with all that it holds; the bracket is at hand.
  @inline(never)
  mutating func skipBrackets() throws(SyntaxProblem) {
    let start = offset
    var open: [UInt8] = []
    while let token {
      if token.kind == .symbol {
        let byte = source.bytes[token.range.lowerBound]
        switch byte {
        case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard open.popLast() == byte else {
            throw problem("'\(source.text(token.range))' closes nothing")
          }
        default: break
        }
        guard open.count <= Self.maximumNesting else {
          throw problem("brackets are nested more than \(Self.maximumNesting) levels deep")
        }
      }
      index += 1
      if open.isEmpty { return }
    }
    throw SyntaxProblem("this bracket is not closed", at: start)
  }

  var seesOpeningBracket: Bool { sees("(") || sees("[") || sees("{") }

  /// Leaves a clause of generic parameters or arguments; its `<` is at hand.
  @inline(never)
  mutating func skipAngles() throws(SyntaxProblem) {
    let start = offset
    var depth = 0
    while token != nil {
      if seesOpeningBracket {
        try skipBrackets()
        continue
      }
      if sees("<") { depth += 1 }
      if sees(">") { depth -= 1 }
      if sees("}") || sees(")") || sees("]") || sees(";") { break }
      index += 1
      if depth == 0 { return }
    }
    throw SyntaxProblem("this '<' is not closed", at: start)
  }

  // MARK: - Attributes and modifiers

  /// Reads an attribute, or nothing where none is at hand.
  mutating func attribute() throws(SyntaxProblem) -> AttributeSyntax? {
    guard sees("@") else { return nil }
    let first = index
    index += 1
    var name = try takeWord("the name of an attribute")
    if sees("<") { try skipAngles() }
    while sees("."), token?.followsBlank == false {
      index += 1
      name.text += "." + (try takeWord("the name of an attribute")).text
      if sees("<") { try skipAngles() }
    }
    var arguments: [ArgumentSyntax] = []
    // `@escaping (Int) -> Void` has a blank; arguments follow the name at once.
    if sees("("), token?.followsBlank == false {
      let open = index
      try skipBrackets()
      // What attributes of the language hold, `iOS 18.0, *`, is no list of expressions.
      arguments = Self.arguments(of: self, from: open + 1, upTo: index - 1)
    }
    return AttributeSyntax(
      name: name, arguments: arguments, source: source.text(from: first, upTo: index))
  }

  /// Splits what stands between parentheses at its commas.
  private static func arguments(
    of reader: DeclarationReader, from first: Int, upTo end: Int
  ) -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    var start = first
    var depth = 0
    func close(at stop: Int) {
      guard start < stop else { return }
      var label: String?
      var value = start
      if start + 1 < stop, reader.source.tokens[start].kind == .word,
        reader.source.token(start + 1, is: ":")
      {
        label = reader.text(of: start)
        value = start + 2
      }
      arguments.append(
        ArgumentSyntax(label: label, value: reader.sourceText(from: value, upTo: stop)))
    }
    for position in first..<max(first, end) where reader.source.tokens[position].kind == .symbol {
      switch reader.source.bytes[reader.source.tokens[position].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        close(at: position)
        start = position + 1
      default: break
      }
    }
    close(at: end)
    return arguments
  }

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "mutating", "nonmutating", "override", "required",
    "convenience", "dynamic", "optional", "indirect", "isolated", "distributed", "borrowing",
    "consuming", "__consuming", "prefix", "postfix", "infix", "async",
  ]

  /// Reads attributes and modifiers in any order.
  mutating func prefixes() throws(SyntaxProblem) -> ([AttributeSyntax], [SourceText]) {
    var attributes: [AttributeSyntax] = []
    var modifiers: [SourceText] = []
    while true {
      if let attribute = try attribute() {
        attributes.append(attribute)
        continue
      }
      guard let word else { break }
      let isClassModifier =
        word == "class"
        && ["var", "let", "func", "subscript", "override", "final", "private", "public"]
          .contains { next in
            index + 1 < source.tokens.count && text(of: index + 1) == next
          }
      guard Self.modifierWords.contains(word) || isClassModifier else { break }
      let first = index
      index += 1
      // `private(set)`, `unowned(unsafe)`, `nonisolated(unsafe)`.
      if sees("("), token?.followsBlank == false { try skipBrackets() }
      modifiers.append(sourceText(from: first, upTo: index))
    }
    return (attributes, modifiers)
  }
}
