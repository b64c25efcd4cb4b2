// SPDX-License-Identifier: Apache-2.0

/// Reads the declarations of a file: what there is and which tokens it is made of.
///
/// Bodies of functions and values are passed by their brackets. A declaration ends where the next
/// one begins; what is none is passed over, since the compiler is the judge of it.
struct OutlineReader {
  /// Deepest nesting of types.
  static let depthLimit = 64

  private let tokens: SourceTokens

  /// Prepares to read a source.
  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// The declarations of the file.
  ///
  /// - Complexity: O(*n*·*d*) for *n* tokens in types that are *d* deep.
  func read() -> [Declaration] { declarations(0..<tokens.count, depth: 0) }

  private func declarations(_ range: Range<Int>, depth: Int) -> [Declaration] {
    var found: [Declaration] = []
    var i = range.lowerBound
    while i < range.upperBound {
      if let one = declaration(i, end: range.upperBound, depth: depth) {
        found.append(one)
        i = max(i + 1, one.tokens.upperBound)
      } else {
        i = tokens.opens(i) ? tokens.leave(i, end: range.upperBound) : i + 1
      }
    }
    return found
  }

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "mutating", "nonmutating", "override", "required",
    "convenience", "dynamic", "optional", "indirect", "isolated", "distributed", "borrowing",
    "consuming", "prefix", "postfix", "infix",
  ]

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "var", "let", "func", "init",
    "deinit", "subscript", "case", "typealias", "associatedtype", "import", "operator",
    "precedencegroup", "macro",
  ]

  /// Whether a declaration begins at a token: the one before it ends there.
  private func begins(_ i: Int) -> Bool {
    guard i < tokens.count, tokens.startsLine(i) || tokens.sees(";", at: i - 1) else {
      return false
    }
    if tokens.sees("@", at: i) || tokens.sees("#", at: i) { return true }
    guard let word = tokens.word(i) else { return false }
    return Self.keywords.contains(word) || Self.modifierWords.contains(word)
  }

  /// The end of a declaration: the next one's beginning.
  private func end(from first: Int, end: Int) -> Int {
    var i = first
    while i < end {
      if i > first, begins(i) || tokens.sees(";", at: i) { return i }
      i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
    }
    return end
  }

  private func declaration(_ start: Int, end: Int, depth: Int) -> Declaration? {
    var i = start
    var attributes: [DeclarationAttribute] = []
    var modifiers: [String] = []
    while i < end {
      if tokens.sees("@", at: i), let (attribute, next) = attribute(i, end: end) {
        attributes.append(attribute)
        i = next
      } else if let word = tokens.word(i), isModifier(word, at: i) {
        modifiers.append(word)
        i += 1
        // 'private(set)', 'nonisolated(unsafe)'.
        if tokens.sees("(", at: i), i < end, !tokens.followsBlank(i) {
          i = tokens.leave(i, end: end)
        }
      } else {
        break
      }
    }
    guard i < end, let keyword = tokens.word(i), Self.keywords.contains(keyword) else {
      return attributes.isEmpty && modifiers.isEmpty
        ? nil : Declaration(kind: .other, keyword: start, nameToken: start, tokens: start..<i)
    }
    var one = Declaration(kind: .other, keyword: i, nameToken: i, tokens: start..<i)
    one.attributes = attributes
    one.modifiers = modifiers
    switch keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      type(&one, end: end, depth: depth)
    case "var", "let": property(&one, end: end)
    case "func": function(&one, end: end)
    case "case":
      one.kind = .enumCase
      one.nameToken = min(i + 1, end - 1)
      one.name = tokens.word(i + 1) ?? ""
      one.tokens = start..<self.end(from: i, end: end)
    case "typealias":
      one.kind = .typeAlias
      one.nameToken = min(i + 1, end - 1)
      one.name = tokens.word(i + 1) ?? ""
      one.tokens = start..<self.end(from: i, end: end)
    default: one.tokens = start..<self.end(from: i, end: end)
    }
    return one
  }

  private func isModifier(_ word: String, at i: Int) -> Bool {
    guard let next = tokens.word(i + 1) else {
      return Self.modifierWords.contains(word)
        && (tokens.sees("(", at: i + 1) || tokens.sees("@", at: i + 1))
    }
    if word == "class" {
      return ["var", "let", "func", "subscript"].contains(next)
        || Self.modifierWords.contains(next)
    }
    return Self.modifierWords.contains(word)
  }

  private func attribute(_ i: Int, end: Int) -> (DeclarationAttribute, Int)? {
    guard var name = tokens.word(i + 1) else { return nil }
    var next = i + 2
    while tokens.sees(".", at: next), let member = tokens.word(next + 1) {
      name = member
      next += 2
    }
    if tokens.sees("<", at: next), !tokens.followsBlank(next) {
      next = tokens.leaveAngles(next, end: end)
    }
    var one = DeclarationAttribute(name: name, tokens: i..<next)
    // '@Parameter (title: …)' is as good, but after '@MainActor' a bracket may open a pattern.
    if next < end, tokens.sees("(", at: next),
      !tokens.followsBlank(next) || !tokens.startsLine(next) && name == "available"
    {
      let close = tokens.leave(next, end: end)
      one.brackets = next..<close
      one.tokens = i..<close
      next = close
    }
    return (one, next)
  }

  // MARK: - Kinds

  private func type(_ one: inout Declaration, end: Int, depth: Int) {
    one.kind = .type
    var i = one.keyword + 1
    one.nameToken = min(i, end - 1)
    one.name = tokens.word(i) ?? ""
    i += 1
    while tokens.sees(".", at: i), let member = tokens.word(i + 1) {
      one.name += "." + member
      i += 2
    }
    if tokens.sees("<", at: i) {
      let close = tokens.leaveAngles(i, end: end)
      one.generics = i..<close
      i = close
    }
    if tokens.sees(":", at: i) {
      i += 1
      var first = i
      while i < end, !tokens.sees("{", at: i), !tokens.sees("where", at: i) {
        if tokens.sees(",", at: i) {
          if first < i { one.inherited.append(first..<i) }
          first = i + 1
          i += 1
        } else if tokens.sees("<", at: i) {
          i = tokens.leaveAngles(i, end: end)
        } else {
          i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
        }
      }
      if first < i { one.inherited.append(first..<i) }
    }
    while i < end, !tokens.sees("{", at: i) {
      if begins(i) { break }
      i += 1
    }
    guard i < end, tokens.sees("{", at: i) else {
      one.kind = .other
      one.tokens = one.tokens.lowerBound..<max(i, one.keyword + 1)
      return
    }
    let close = tokens.leave(i, end: end)
    one.body = i..<close
    one.tokens = one.tokens.lowerBound..<close
    if depth < Self.depthLimit {
      let isClosed = tokens.partner(i) != nil
      one.members = declarations(i + 1..<max(i + 1, isClosed ? close - 1 : close), depth: depth + 1)
    }
  }

  private func property(_ one: inout Declaration, end: Int) {
    let last = self.end(from: one.keyword, end: end)
    one.tokens = one.tokens.lowerBound..<last
    var i = one.keyword + 1
    guard let name = tokens.word(i) else { return }
    one.kind = .property
    one.name = name
    one.nameToken = i
    i += 1
    if tokens.sees(":", at: i) {
      let first = i + 1
      i = first
      while i < last, !tokens.sees("=", at: i), !tokens.sees("{", at: i), !tokens.sees(",", at: i) {
        if tokens.sees("<", at: i) {
          i = tokens.leaveAngles(i, end: last)
        } else {
          i = tokens.opens(i) ? tokens.leave(i, end: last) : i + 1
        }
      }
      one.type = first..<i
    }
    if tokens.sees("=", at: i) {
      one.value = i + 1..<valueEnd(i + 1, end: last)
    } else if tokens.sees("{", at: i) {
      one.body = i..<tokens.leave(i, end: last)
    }
  }

  /// The end of a value: what follows may be observers, or another property.
  private func valueEnd(_ first: Int, end: Int) -> Int {
    var i = first
    while i < end {
      if tokens.sees("{", at: i),
        tokens.sees("willSet", at: i + 1) || tokens.sees("didSet", at: i + 1)
      {
        return i
      }
      // 'a = 1, b = 2': a comma between generic arguments is followed by no name with a value.
      if tokens.sees(",", at: i), tokens.word(i + 1) != nil,
        tokens.sees("=", at: i + 2) || tokens.sees(":", at: i + 2)
      {
        return i
      }
      i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
    }
    return end
  }

  private func function(_ one: inout Declaration, end: Int) {
    one.kind = .function
    var i = one.keyword + 1
    one.nameToken = min(i, end - 1)
    one.name = tokens.word(i) ?? ""
    while i < end, !tokens.sees("{", at: i) {
      if i > one.keyword + 1, begins(i) || tokens.sees(";", at: i) {
        one.tokens = one.tokens.lowerBound..<i
        return
      }
      i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
    }
    let close = i < end ? tokens.leave(i, end: end) : end
    one.type = tokens.resultType(one.nameToken..<i)
    if i < end { one.body = i..<close }
    one.tokens = one.tokens.lowerBound..<close
  }
}
