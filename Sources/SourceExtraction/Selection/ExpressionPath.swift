// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// A name that an expression goes along.
struct PathStep: Hashable, Sendable {
  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    /// Its label; empty where it has none.
    var label: String
    /// The literal that it is, where it is one.
    var literal: Literal?
  }

  /// The kinds of literals that tell functions apart; a closure where it stands behind the brackets, for a parameter of any
  /// label.
  enum Literal: Sendable {
    case string, number, truth, closure
  }

  /// The name.
  var name: String
  /// What stands in the brackets behind it; `nil` where it is not called.
  var arguments: [Argument]?

  /// The steps of the names of a type.
  static func steps(_ names: [String]) -> [PathStep] { names.map { PathStep(name: $0) } }
}

/// The names that an expression goes along: `Play.make(1).loud` as `Play`, `make`, `loud`.
///
/// Of what calls are given, labels and literals are kept. Subscripts are left out. What is more than that, such as an
/// operator or a choice, has no path.
extension SourceTokens {
  /// Deepest nesting of brackets and closures.
  private static var depthLimit: Int { 8 }

  /// The path of an expression.
  ///
  /// - Parameter locals: The paths of the constants that are declared around it, by their names; `nil`
  ///   for those that have none.
  /// - Returns: `nil` for an expression that is no such chain.
  func path(
    of expression: Range<Int>, _ locals: [String: [PathStep]?] = [:], depth: Int = 0
  ) -> [PathStep]? {
    guard depth < Self.depthLimit else { return nil }
    var i = expression.lowerBound
    while sees("try", at: i) || sees("await", at: i) {
      i += 1
      if sees("!", at: i) { i += 1 }
    }
    guard i < expression.upperBound else { return nil }
    var path: [PathStep] = []
    if let name = word(i) {
      if let local = locals[name] {
        guard let local else { return nil }
        path = local
      } else {
        path = [PathStep(name: name)]
      }
      i += 1
    } else if sees("(", at: i), let close = partner(i),
      let inner = self.path(of: i + 1..<close, locals, depth: depth + 1)
    {
      path = inner
      i = close + 1
    } else if sees("{", at: i), let close = partner(i), sees("(", at: close + 1),
      let made = returnedPath(of: i..<close + 1, locals, depth: depth + 1)
    {
      path = made
      i = close + 1
    } else {
      return nil
    }
    while i < expression.upperBound {
      if sees(".", at: i), let member = word(i + 1) {
        path.append(PathStep(name: member))
        i += 2
      } else if opens(i) {
        let end = leave(i, end: expression.upperBound)
        if sees("(", at: i), word(i - 1) == path.last?.name {
          path[path.count - 1].arguments = arguments(i + 1..<max(i + 1, end - 1))
        } else if sees("{", at: i), !path.isEmpty {
          let closure = PathStep.Argument(label: "", literal: .closure)
          path[path.count - 1].arguments = (path[path.count - 1].arguments ?? []) + [closure]
        }
        i = end
      } else if sees("!", at: i) {
        i += 1
      } else if sees("<", at: i) {
        i = leaveAngles(i, end: expression.upperBound)
      } else if sees("as", at: i) {
        let start = sees("!", at: i + 1) ? i + 2 : i + 1
        return soleReference(min(start, expression.upperBound)..<expression.upperBound)
          .map(PathStep.steps)
      } else {
        return nil
      }
    }
    return path
  }

  /// The arguments in the brackets of a call.
  private func arguments(_ inner: Range<Int>) -> [PathStep.Argument] {
    elements(inner).map { element in
      let isLabelled = sees(":", at: element.lowerBound + 1)
      let value = isLabelled ? element.dropFirst(2) : element
      var one = PathStep.Argument(label: isLabelled ? word(element.lowerBound) ?? "" : "")
      guard let first = value.first, value.count == (sees("-", at: first) ? 2 : 1),
        let last = value.last
      else { return one }
      if isString(last) {
        one.literal = .string
      } else if sees("true", at: last) || sees("false", at: last) {
        one.literal = .truth
      } else if self[last].kind == .number {
        one.literal = .number
      }
      return one
    }
  }

  /// The names that an expression gives values to: labels of arguments, and members that are assigned.
  func namesSet(in expression: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for i in expression {
      guard let name = word(i), !sees("nil", at: i + 2) else { continue }
      let isLabel = sees(":", at: i + 1) && (sees("(", at: i - 1) || sees(",", at: i - 1))
      if isLabel || sees(".", at: i - 1) && sees("=", at: i + 1) { names.insert(name) }
    }
    return names
  }

  /// The path of what the body of a function or closure gives back.
  ///
  /// - Parameter body: The tokens from the opening bracket to behind the closing one.
  func returnedPath(
    of body: Range<Int>, _ locals: [String: [PathStep]?] = [:], depth: Int = 0
  ) -> [PathStep]? {
    let inner = body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound - 1)
    var first = inner.lowerBound
    if let head = closureHead(inner) {
      if let type = resultType(head) { return soleReference(type).map(PathStep.steps) }
      first = head.upperBound + 1
    }
    let statements = BodyStatements(self, first - 1..<body.upperBound)
    let own = self.locals(statements.bindings, locals, depth: depth)
    let known = locals.merging(own) { _, own in own }
    var paths: Set<[PathStep]?> = []
    var i = inner.lowerBound
    while i < inner.upperBound {
      if sees("return", at: i) {
        let value = i + 1..<statementEnd(i + 1, inner.upperBound)
        paths.insert(path(of: value, known, depth: depth))
      }
      // What a closure gives back that is called at once is its own.
      let isCalled = sees("{", at: i) && partner(i).map { sees("(", at: $0 + 1) } ?? false
      i = isCalled ? leave(i, end: inner.upperBound) : i + 1
    }
    guard paths.isEmpty else { return paths.count == 1 ? paths.first ?? nil : nil }
    return path(of: first..<inner.upperBound, known, depth: depth)
  }

  /// The paths of constants, by their names.
  func locals(
    _ bindings: [Range<Int>], _ outer: [String: [PathStep]?] = [:], depth: Int = 0
  ) -> [String: [PathStep]?] {
    var locals = outer
    for binding in bindings {
      guard let name = word(binding.lowerBound + 1) else { continue }
      let end = sees(";", at: binding.upperBound - 1) ? binding.upperBound - 1 : binding.upperBound
      let equals = binding.first { sees("=", at: $0) } ?? end
      let type = binding.lowerBound + 3..<max(binding.lowerBound + 3, equals)
      locals[name] =
        sees(":", at: binding.lowerBound + 2)
        ? .some(soleReference(type).map(PathStep.steps))
        : .some(path(of: min(equals + 1, end)..<end, locals, depth: depth))
    }
    return locals
  }

  /// The type behind the arrow of a function or closure.
  func resultType(_ head: Range<Int>) -> Range<Int>? {
    var i = head.lowerBound
    while i < head.upperBound, !sees("->", at: i) {
      i = opens(i) ? leave(i, end: head.upperBound) : i + 1
    }
    guard i < head.upperBound else { return nil }
    return i + 1..<(head.first { $0 > i && sees("where", at: $0) } ?? head.upperBound)
  }

  /// What stands before the `in` of a closure: `() -> Play`.
  private func closureHead(_ body: Range<Int>) -> Range<Int>? {
    var i = body.lowerBound
    while i < body.upperBound, i == body.lowerBound || !startsLine(i), !sees("for", at: i) {
      if sees("in", at: i) { return body.lowerBound..<i }
      i = opens(i) ? leave(i, end: body.upperBound) : i + 1
    }
    return nil
  }

  /// The path of the one type that a type is written with.
  func soleReference(_ type: Range<Int>) -> [String]? {
    let references = references(type, in: "")
    return references.count == 1 ? references[0].path : nil
  }

  /// The end of a statement: the next line that does not go on with a member of it.
  private func statementEnd(_ first: Int, _ end: Int) -> Int {
    var i = first
    while i < end, !sees(";", at: i), !sees("}", at: i),
      i == first || !startsLine(i) || sees(".", at: i)
    {
      i = opens(i) ? leave(i, end: end) : i + 1
    }
    return i
  }
}
