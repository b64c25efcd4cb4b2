// SPDX-License-Identifier: Apache-2.0

/// What a function gives back, or a property is, as far as its declaration tells.
struct MadeValue: Sendable {
  /// A parameter of a function.
  struct Parameter: Sendable {
    /// Its label; empty where it has none.
    var label: String
    /// Its type, where that is one word.
    var type: String?
    /// Whether calls may leave it out.
    var isOptional = false
    /// Whether calls may give several.
    var isVariadic = false
  }

  /// The names that the value goes along; `nil` where they are not plain.
  var path: [PathStep]?
  /// The full name of the type that it stands in.
  var scope: String
  /// What a function takes; `nil` for a property.
  var parameters: [Parameter]?

  /// How many parameters a call leaves out.
  ///
  /// - Returns: `nil` for a call of something else, as far as labels and literals tell.
  func omissions(calledWith arguments: [PathStep.Argument]?) -> Int? {
    guard let arguments else { return parameters == nil ? 0 : nil }
    guard let parameters else { return nil }
    var rest = arguments[...]
    var omitted = 0
    for one in parameters {
      if let next = rest.first, next.label == one.label || next.literal == .closure,
        one.takes(next.literal)
      {
        rest = rest.dropFirst()
        // Further values of a variadic parameter have no labels.
        if one.isVariadic { rest = rest.drop { $0.label.isEmpty } }
      } else if one.isOptional || one.isVariadic {
        omitted += 1
      } else {
        return nil
      }
    }
    return rest.isEmpty ? omitted : nil
  }
}

extension MadeValue.Parameter {
  /// The standard library's types that one kind of literals makes; any other type may take any.
  private static let literals: [String: PathStep.Literal] = {
    var literals: [String: PathStep.Literal] = ["Bool": .truth]
    for name in ["String", "Substring", "Character"] { literals[name] = .string }
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
    ] { literals[name] = .number }
    return literals
  }()

  fileprivate func takes(_ literal: PathStep.Literal?) -> Bool {
    guard let literal, let type, let own = Self.literals[type] else { return true }
    return own == literal
  }
}

/// A search for the intent that an expression makes.
///
/// Overloads are told apart as far as labels and literals tell. Its work is bounded, since functions may lead to each
/// other in ever more ways.
struct IntentSearch {
  /// Most steps: each shortcut may take as many.
  private static let limit = 256

  private let index: DeclarationIndex
  private var left = Self.limit

  init(_ index: DeclarationIndex) { self.index = index }

  /// The full name of the type that an expression makes.
  ///
  /// - Parameters:
  ///   - path: The names that the expression goes along.
  ///   - scope: The full name of the type that it stands in.
  ///   - receiver: The type whose member it is part of, where that is inherited.
  /// - Returns: `nil` where nothing here says its type.
  mutating func type(
    madeBy path: [PathStep], inside scope: String, for receiver: String? = nil, depth: Int = 0
  ) -> String? {
    guard depth < 16, left > 0, let last = path.last else { return nil }
    left -= 1
    if path.count == 1, last.name == "Self" || last.name == "self" {
      return receiver ?? (index.isDeclared(scope) ? scope : nil)
    }
    if let type = index.resolve(path.map(\.name), inside: scope), index.isDeclared(type) {
      return type
    }
    guard path.count > 1 else {
      let inherited = receiver.flatMap { made(by: last, of: $0, depth) }
      // A member of the type around, or of the types around that, or of the file.
      var around = scope.split(separator: ".").map(String.init)
      var own: String?
      repeat {
        own = made(by: last, of: around.joined(separator: "."), depth)
      } while own == nil && around.popLast() != nil
      // Which of two is called depends on what a protocol requires and a class overrides.
      guard let own, let inherited else { return own ?? inherited }
      return own == inherited ? own : nil
    }
    let owner = type(
      madeBy: path.dropLast(), inside: scope, for: receiver, depth: depth + 1)
    guard let owner else { return nil }
    return last.name == "init" ? owner : made(by: last, of: owner, depth)
  }

  /// The type that a function gives back, or a property has; all that may be meant must agree.
  private mutating func made(by step: PathStep, of owner: String, _ depth: Int) -> String? {
    let values = values(called: step.name, of: owner)
    let fitting = values.map { ($0, $0.omissions(calledWith: step.arguments)) }
    // Of several the one is called that leaves least out. What fits none is written as nobody knows.
    let least = fitting.compactMap(\.1).min()
    var types: Set<String?> = []
    for (value, omissions) in fitting where least == nil || omissions == least {
      types.insert(
        value.path.flatMap {
          type(madeBy: $0, inside: value.scope, for: owner.isEmpty ? nil : owner, depth: depth + 1)
        })
    }
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// The members of a name that a type has itself, or else by what it inherits.
  private mutating func values(called name: String, of owner: String) -> [MadeValue] {
    if owner.isEmpty { return index.results[name] ?? [] }
    var seen: Set<String> = []
    var owners = [owner]
    while !owners.isEmpty {
      let found = owners.flatMap { index.results[$0 + "." + name] ?? [] }
      if !found.isEmpty { return found }
      var next: [String] = []
      for one in owners where seen.insert(one).inserted {
        for inherited in index.inherited(by: one).prefix(max(0, left)) {
          left -= 1
          let full = index.resolve(inherited.path, inside: inherited.scope)
          next.append(full ?? inherited.path.joined(separator: "."))
        }
      }
      owners = next
    }
    return []
  }
}

extension DeclarationIndex {
  /// The intent that an expression makes, as far as declarations tell.
  ///
  /// - Parameters:
  ///   - path: The names that the expression goes along.
  ///   - scope: The full name of the type that it stands in.
  /// - Returns: The full name of the intent; `nil` where nothing here says its type.
  func intent(madeBy path: [PathStep], inside scope: String) -> String? {
    var search = IntentSearch(self)
    guard let type = search.type(madeBy: path, inside: scope),
      entries[type]?.isProtocol == false,
      role(of: type).contains(.intent)
    else { return nil }
    return type
  }

  /// What a type or an alias builds on.
  fileprivate func inherited(by name: String) -> [Reference] {
    entries[name]?.inherited ?? aliases[name]?.targets ?? []
  }
}

extension SourceTokens {
  /// The parameters of a function.
  func parameters(of one: Declaration) -> [MadeValue.Parameter]? {
    var open = one.nameToken + 1
    if sees("<", at: open) { open = leaveAngles(open, end: one.tokens.upperBound) }
    guard sees("(", at: open), let close = partner(open) else { return nil }
    return elements(open + 1..<close).map(parameter)
  }

  private func parameter(_ element: Range<Int>) -> MadeValue.Parameter {
    let colon = element.first { sees(":", at: $0) } ?? element.upperBound
    let label = word(element.lowerBound) ?? ""
    let type = min(colon + 1, element.upperBound)..<element.upperBound
    let end = type.first { sees("=", at: $0) } ?? type.upperBound
    let isBare = end == type.lowerBound + 1 || sees("?", at: end - 1) && end == type.lowerBound + 2
    return MadeValue.Parameter(
      label: label == "_" ? "" : label, type: isBare ? word(type.lowerBound) : nil,
      isOptional: end < type.upperBound,
      isVariadic: end - 3 > type.lowerBound && (end - 3..<end).allSatisfy { sees(".", at: $0) })
  }

  /// The body of the getter, where a property's body says so: `{ get { Play() } }`.
  func getter(of body: Range<Int>) -> Range<Int> {
    var i = body.lowerBound + 1
    while i < body.upperBound - 1 {
      if sees("get", at: i), !sees(".", at: i - 1) {
        var open = i + 1
        while sees("async", at: open) || sees("throws", at: open) { open += 1 }
        if sees("{", at: open) { return open..<leave(open, end: body.upperBound) }
      }
      i = opens(i) ? leave(i, end: body.upperBound) : i + 1
    }
    return body
  }
}
