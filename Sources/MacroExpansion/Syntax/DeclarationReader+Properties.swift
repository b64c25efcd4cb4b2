// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

extension DeclarationReader {
  /// Reads the properties of one declaration; `var` or `let` is at hand.
  mutating func properties(
    attributes: [AttributeSyntax], modifiers: [SourceText], into members: inout [MemberSyntax]
  ) throws(SyntaxProblem) {
    let keyword = SourceText(word ?? "", at: offset)
    index += 1
    repeat {
      if sees("(") {
        // A pattern of several names: none of them can carry what the macros are about.
        try skipBrackets()
        if take(":") { try skipType() }
        if take("=") { try skipExpression() }
        members.append(.other(keyword: keyword, name: nil))
        continue
      }
      var property = PropertyDeclaration(
        attributes: attributes, modifiers: modifiers, isVariable: keyword.text == "var",
        name: try takeWord("the name of the property"))
      if take(":") {
        let first = index
        try skipType()
        guard first < index else { throw problem("expected a type") }
        property.type = sourceText(from: first, upTo: index)
      }
      if take("=") {
        let first = index
        try skipExpression()
        guard first < index else { throw problem("expected a value") }
        property.initialValue = sourceText(from: first, upTo: index)
      }
      if sees("{") { property.accessors = try accessorBlock() }
      members.append(.property(property))
    } while take(",")
    guard sees(";") || sees("}") || token?.startsLine != false else {
      throw problem("expected the end of the property")
    }
  }

  /// Leaves a type.
  mutating func skipType() throws(SyntaxProblem) {
    let first = index
    while let token {
      if sees("=") || sees("{") || sees(",") || sees(";") || sees("}") || sees(")") { return }
      if token.startsLine, index > first, !continuesLine { return }
      if token.kind == .conditional { return }
      if sees("<") {
        try skipAngles()
      } else if sees("(") || sees("[") {
        try skipBrackets()
      } else {
        index += 1
      }
    }
  }

  /// Leaves an expression: up to a comma that begins another property, an accessor block or the
  /// end of its last line.
  mutating func skipExpression() throws(SyntaxProblem) {
    let first = index
    while let token {
      if sees(";") || sees("}") || sees(")") || sees("]") { return }
      if token.startsLine, index > first, !continuesLine { return }
      if token.kind == .conditional { return }
      if sees(","), !isGenericComma { return }
      if sees("{") {
        if opensObservers { return }
        try skipBrackets()
      } else if seesOpeningBracket {
        try skipBrackets()
      } else {
        index += 1
      }
    }
  }

  /// Whether a comma stands between generic arguments, as in `Pair<Int, String>()`.
  ///
  /// A comma between declarations is followed by a name with a type, a value or another name.
  private var isGenericComma: Bool {
    guard index + 2 < source.tokens.count, source.tokens[index + 1].kind == .word else {
      return index + 1 < source.tokens.count && source.token(index + 1, is: "[")
    }
    return source.token(index + 2, is: ">") || source.token(index + 2, is: "<")
  }

  /// Whether the brace at hand opens `willSet` and `didSet`, and not a closure.
  private var opensObservers: Bool {
    var next = index + 1
    while next < source.tokens.count, source.token(next, is: "@") { next += 2 }
    return source.token(next, is: "willSet") || source.token(next, is: "didSet")
  }

  /// Whether a token that starts a line still belongs to what is before it.
  private var continuesLine: Bool {
    guard let token else { return false }
    if token.kind == .symbol {
      switch source.bytes[token.range.lowerBound] {
      case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "("), UInt8(ascii: "["),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        break
      default: return true
      }
    }
    if let word, ["else", "where", "as", "is", "catch"].contains(word) { return true }
    guard index > 0 else { return false }
    let last = source.tokens[index - 1]
    if last.kind == .word {
      return ["some", "any", "try", "await", "in", "as", "is", "if", "switch", "return"].contains(
        source.text(last.range))
    }
    guard last.kind == .symbol else { return false }
    switch source.bytes[last.range.lowerBound] {
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "&"),
      UInt8(ascii: "."), UInt8(ascii: "|"):
      return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "^"):
      // An operator between two operands has a blank before it; `>`, `?`, `!` after a type none.
      return last.followsBlank || last.range.count == 2
    default: return false
    }
  }

  // MARK: - Accessors

  /// Reads what accessors there are; the brace is at hand.
  private mutating func accessorBlock() throws(SyntaxProblem) -> AccessorBlock {
    let open = index
    try skipBrackets()
    let end = index
    defer { index = end }
    index = open + 1
    var block = AccessorBlock()
    var count = 0
    var observers = 0
    while index < end - 1 {
      if token?.kind == .conditional {
        index += 1
        continue
      }
      let first = index
      guard let (attributesAndModifiers, name) = try accessorName() else {
        guard count == 0 else {
          throw problem("expected an accessor")
        }
        // A body alone is the getter.
        index = first
        block.hasGetter = true
        return block
      }
      count += 1
      switch name {
      case "get", "_read", "unsafeAddress", "read":
        block.hasGetter = true
        while let word, ["async", "throws", "rethrows"].contains(word) {
          if word == "async" { block.getterIsAsync = true } else { block.getterThrows = true }
          index += 1
          if sees("(") { try skipBrackets() }
        }
      case "set", "_modify", "unsafeMutableAddress", "modify":
        block.hasSetter = true
        if attributesAndModifiers.contains("nonmutating") { block.setterIsNonmutating = true }
        if sees("(") { try skipBrackets() }
      case "willSet", "didSet":
        observers += 1
        if sees("(") { try skipBrackets() }
      default:
        if sees("(") { try skipBrackets() }
      }
      if sees("{") { try skipBrackets() }
    }
    block.observersOnly = count > 0 && observers == count
    return block
  }

  /// The modifiers and name of an accessor, where one is at hand.
  private mutating func accessorName() throws(SyntaxProblem) -> ([String], String)? {
    var modifiers: [String] = []
    while true {
      if let attribute = try attribute() {
        modifiers.append(attribute.name.text)
        continue
      }
      guard let word else { return nil }
      switch word {
      case "mutating", "nonmutating", "borrowing", "consuming", "__consuming":
        modifiers.append(word)
        index += 1
      case "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify",
        "unsafeAddress", "unsafeMutableAddress":
        // `get.count` or `set(1)` could open a body; an accessor is followed by its own.
        let next = index + 1
        let isAccessor =
          source.token(next, is: "{") || source.token(next, is: "async")
          || source.token(next, is: "throws") || source.token(next, is: "rethrows")
          || source.token(next, is: "}") || (source.token(next, is: "(") && opensBody(after: next))
          || source.token(next, is: "set") || source.token(next, is: "get")
        guard isAccessor else { return nil }
        index = next
        return (modifiers, word)
      default: return nil
      }
    }
  }

  /// Whether a brace follows the parenthesis at an index: `set(value) {`.
  private func opensBody(after parenthesis: Int) -> Bool {
    var probe = self
    probe.index = parenthesis
    guard (try? probe.skipBrackets()) != nil else { return false }
    return probe.sees("{")
  }
}
