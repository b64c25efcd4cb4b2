// SPDX-License-Identifier: Apache-2.0

/// What functions take and give, and what properties compute.
extension ReviewedMember {
  /// A parameter of a function: `for identifiers: [UUID]`.
  struct Parameter {
    /// The name that calls write; `_` where they write none.
    var label: String
    /// The name in the body.
    var name: String
  }

  /// The brackets around the parameters of a function.
  private func brackets(_ subject: ReviewSubject) -> (open: Int, close: Int)? {
    guard declaration.kind == .function else { return nil }
    let tokens = subject.files[file].tokens
    var open = declaration.nameToken + 1
    if tokens.sees("<", at: open) {
      open = tokens.leaveAngles(open, end: declaration.tokens.upperBound)
    }
    guard tokens.sees("(", at: open), let close = tokens.partner(open) else { return nil }
    return (open, close)
  }

  /// The parameters of a function.
  func functionParameters(_ subject: ReviewSubject) -> [Parameter] {
    guard let brackets = brackets(subject) else { return [] }
    let tokens = subject.files[file].tokens
    return tokens.elements(brackets.open + 1..<brackets.close).compactMap { element in
      guard let label = tokens.word(element.lowerBound) else { return nil }
      return Parameter(label: label, name: tokens.word(element.lowerBound + 1) ?? label)
    }
  }

  /// What computes a property, without the brackets around it and without its setter; empty where
  /// nothing does.
  func getter(_ subject: ReviewSubject) -> Code {
    let tokens = subject.files[file].tokens
    guard let body = declaration.body, body.count > 2 else { return Code(0..<0, file, tokens) }
    let end = body.upperBound - 1
    var i = body.lowerBound + 1
    while i < end {
      // 'get { … }', 'get async throws { … }'.
      if tokens.sees("get", at: i), !tokens.sees(".", at: i - 1) {
        let open = (i + 1..<end).first { tokens.sees("{", at: $0) }
        if let open, open <= i + 6, let close = tokens.partner(open) {
          return Code(open + 1..<close, file, tokens)
        }
      }
      i = tokens.opens(i) ? tokens.leave(i, end: end) : i + 1
    }
    return Code(body.lowerBound + 1..<end, file, tokens)
  }
}

extension ReviewedType {
  /// The function of a query that finds entities, by the label of its parameter: `for` or `matching`.
  ///
  /// - Returns: The function and the name of its parameter in the body.
  func entities(_ label: String, _ subject: ReviewSubject) -> (
    function: ReviewedMember, parameter: String
  )? {
    for member in members where member.declaration.name == "entities" {
      guard member.declaration.body != nil,
        let first = member.functionParameters(subject).first, first.label == label
      else { continue }
      return (member, first.name)
    }
    return nil
  }

  /// The entity that a query finds: of its `typealias Entity`, or of what `entities(for:)` gives.
  ///
  /// - Returns: `nil` where the files do not declare it.
  func entity(_ subject: ReviewSubject) -> ReviewedType? {
    if let name = subject.index.resolve(["Entity"], inside: name),
      let found = subject.type(name), !found.role.isDisjoint(with: .entities)
    {
      return found
    }
    guard let (function, _) = entities("for", subject), let result = function.declaration.type
    else {
      return nil
    }
    return subject.type(named: result, in: function.file, inside: name)
  }
}
