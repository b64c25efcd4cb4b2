// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

extension DeclarationReader {
  /// The keyword of a type's declaration, where one is at hand.
  var typeKeyword: SourceText? {
    guard let word,
      ["enum", "struct", "class", "actor", "protocol", "extension"].contains(word)
    else { return nil }
    return SourceText(word, at: offset)
  }

  /// Reads a type; its keyword is at hand.
  mutating func typeDeclaration(
    _ keyword: SourceText, attributes: [AttributeSyntax], modifiers: [SourceText],
    readsMembers: Bool
  ) throws(SyntaxProblem) -> TypeDeclaration {
    index += 1
    var name = try takeWord("the name of the \(keyword.text)")
    // An extension may name a member type.
    while sees("."), token?.followsBlank == false {
      index += 1
      name.text += "." + (try takeWord("the name of a type")).text
    }
    var declaration = TypeDeclaration(
      keyword: keyword, name: name, attributes: attributes, modifiers: modifiers)
    if sees("<") {
      declaration.isGeneric = true
      try skipAngles()
    }
    if take(":") {
      repeat {
        let first = index
        while token != nil, !sees(","), !sees("{"), !sees("where") {
          if sees("<") {
            try skipAngles()
          } else if seesOpeningBracket {
            try skipBrackets()
          } else {
            index += 1
          }
        }
        guard first < index else { throw problem("expected a type") }
        declaration.inheritedTypes.append(sourceText(from: first, upTo: index))
      } while take(",")
    }
    if sees("where") {
      while token != nil, !sees("{") {
        if sees("(") || sees("[") { try skipBrackets() } else { index += 1 }
      }
    }
    guard sees("{") else { throw problem("expected '{'") }
    guard readsMembers else {
      try skipBrackets()
      return declaration
    }
    // The brackets must match before the members are read, so that these end where they end.
    let open = index
    try skipBrackets()
    let end = index - 1
    index = open + 1
    while index < end {
      try member(of: keyword.text, into: &declaration.members)
    }
    return declaration
  }

  /// Reads one member, or several of one declaration.
  private mutating func member(
    of kind: String, into members: inout [MemberSyntax]
  ) throws(SyntaxProblem) {
    if take(";") { return }
    if let token, token.kind == .conditional {
      members.append(.conditional(SourceText(conditionalText(token), at: offset)))
      index += 1
      return
    }
    if sees("#") {
      try freestandingMacro(into: &members)
      return
    }
    let (attributes, modifiers) = try prefixes()
    guard let word else { throw problem("this is no declaration that can be read") }
    if word == "case", kind == "enum" {
      try cases(into: &members)
    } else if word == "var" || word == "let" {
      try properties(attributes: attributes, modifiers: modifiers, into: &members)
    } else if let keyword = typeKeyword {
      members.append(
        .type(
          try typeDeclaration(
            keyword, attributes: attributes, modifiers: modifiers, readsMembers: false)))
    } else {
      try other(word, into: &members)
    }
  }

  private func conditionalText(_ token: Token) -> String {
    var text = source.text(token.range)[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func freestandingMacro(
    into members: inout [MemberSyntax]
  ) throws(SyntaxProblem) {
    let keyword = SourceText("#", at: offset)
    index += 1
    let name = try takeWord("the name of a macro")
    if sees("<") { try skipAngles() }
    if sees("("), token?.startsLine == false { try skipBrackets() }
    if sees("{"), token?.startsLine == false { try skipBrackets() }
    members.append(.other(keyword: keyword, name: name.text))
  }

  // MARK: - Cases

  /// Reads the cases of one declaration; `case` is at hand.
  private mutating func cases(into members: inout [MemberSyntax]) throws(SyntaxProblem) {
    index += 1
    repeat {
      var found = EnumCaseSyntax(name: try takeWord("the name of a case"))
      if sees("(") { found.payload = try payload() }
      if take("=") {
        let first = index
        try skipExpression()
        found.rawValue = sourceText(from: first, upTo: index)
      }
      members.append(.enumCase(found))
    } while take(",")
    guard sees(";") || sees("}") || token?.startsLine != false else {
      throw problem("expected the end of the case")
    }
  }

  /// Reads the values of a case; the parenthesis is at hand.
  private mutating func payload() throws(SyntaxProblem) -> [PayloadSyntax] {
    let open = index
    try skipBrackets()
    let end = index - 1
    defer { index = end + 1 }
    index = open + 1
    var payload: [PayloadSyntax] = []
    while index < end {
      var label: String?
      // `label: Type`, `_: Type`, `_ name: Type` or `label name: Type`.
      let names =
        source.token(index + 1, is: ":")
        ? 1
        : source.token(index + 2, is: ":") && source.tokens[index + 1].kind == .word ? 2 : 0
      if let word, names > 0 {
        label = word == "_" ? nil : word
        index += names + 1
      }
      let first = index
      while index < end, !sees(","), !sees("=") {
        if sees("<") {
          try skipAngles()
        } else if seesOpeningBracket {
          try skipBrackets()
        } else {
          index += 1
        }
      }
      guard first < index else { throw problem("expected a type") }
      payload.append(PayloadSyntax(label: label, type: sourceText(from: first, upTo: index)))
      if take("=") {
        while index < end, !sees(",") {
          if seesOpeningBracket { try skipBrackets() } else { index += 1 }
        }
      }
      if index < end, !take(",") { throw problem("expected ','") }
    }
    return payload
  }

  // MARK: - What is not read

  /// Leaves a function, initialiser, type alias or anything else by its shape.
  private mutating func other(
    _ word: String, into members: inout [MemberSyntax]
  ) throws(SyntaxProblem) {
    let keyword = SourceText(word, at: offset)
    index += 1
    var name: String?
    switch word {
    case "func", "init", "deinit", "subscript", "macro":
      if word == "func" || word == "macro" {
        name = self.word
        // An operator's name is symbols up to the parenthesis.
        while token != nil, !sees("("), !sees("<") || name == nil, !sees("{") { index += 1 }
      } else if sees("?") || sees("!") {
        index += 1
      }
      try signature()
    case "typealias", "associatedtype", "import":
      name = self.word
      index += 1
      try skipExpression()
    case "operator", "precedencegroup":
      index += 1
      if sees("{") { try skipBrackets() }
    default:
      throw SyntaxProblem("'\(word)' is no declaration that can be read", at: keyword.offset)
    }
    members.append(.other(keyword: keyword, name: name))
  }

  /// Leaves parameters, effects, result, constraints and body of a function.
  private mutating func signature() throws(SyntaxProblem) {
    if sees("<") { try skipAngles() }
    if sees("(") { try skipBrackets() }
    while let token {
      if sees("{") {
        try skipBrackets()
        return
      }
      if sees("}") || sees(";") { return }
      // A requirement without a body ends with its line.
      if token.startsLine, !continuesSignature { return }
      if sees("(") || sees("[") { try skipBrackets() } else { index += 1 }
    }
  }

  private var continuesSignature: Bool {
    if sees("->") || sees("where") || sees("&") || sees(",") { return true }
    if let word, ["async", "throws", "rethrows", "reasync"].contains(word) { return true }
    return index > 0
      && (source.token(index - 1, is: "->") || source.token(index - 1, is: "where")
        || source.token(index - 1, is: ",") || source.token(index - 1, is: "&")
        || source.token(index - 1, is: "=") || source.token(index - 1, is: ":")
        || source.token(index - 1, is: "some") || source.token(index - 1, is: "any"))
  }
}
