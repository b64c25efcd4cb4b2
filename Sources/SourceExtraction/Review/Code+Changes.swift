// SPDX-License-Identifier: Apache-2.0

extension Code {
  /// The first place where data is changed for good: `context.save()`, `store.insert(book)`.
  ///
  /// Sets and arrays have functions of these names too, so what inserts or deletes has to be called as stores are, or
  /// to be a property of the type that is no parameter.
  ///
  /// - Returns: The token of the function's name; `nil` where nothing is changed.
  func firstChange(by type: ReviewedType) -> Int? {
    calls(of: ["save", "insert", "delete"]).first { i in
      guard isMember(i) else { return false }
      if tokens.sees("save", at: i), tokens.sees(")", at: i + 2) { return true }
      guard let receiver = receiver(ofMember: i) else { return false }
      return Self.isNameOfStore(receiver) || Self.isStored(receiver, in: type)
    }
  }

  /// The last name of what a member is called on: `context` of `store.context?.insert(book)`, `ModelContext` of
  /// `ModelContext(container).insert(book)`.
  private func receiver(ofMember i: Int) -> String? {
    var last = i - 2
    while tokens.sees("?", at: last) || tokens.sees("!", at: last) { last -= 1 }
    if tokens.sees(")", at: last), let open = tokens.partner(last) { last = open - 1 }
    return tokens.word(last)
  }

  private static func isNameOfStore(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["context", "store", "database", "repository"].contains { name.hasSuffix($0) }
  }

  private static func isStored(_ name: String, in type: ReviewedType) -> Bool {
    type.properties.contains {
      $0.declaration.name == name && $0.declaration.body == nil
        && $0.declaration.attribute("Parameter") == nil
    }
  }

  /// The calls of `UserDefaults.standard`, by the token of the type; what stands behind `??` is a way out, and left.
  func standardDefaults() -> [Int] {
    places(of: ["UserDefaults"]).filter { i in
      tokens.sees(".", at: i + 1) && tokens.sees("standard", at: i + 2)
        && !tokens.sees("?", at: i - 1)
    }
  }

  /// The calls of `Button` or `Toggle` with an intent.
  func intentButtons() -> [Int] {
    calls(of: ["Button", "Toggle"]).filter { argument("intent", ofCall: $0) != nil }
  }

  /// The name of a type that a value begins with, without what makes a value of it: `Shelf` of `Shelf.self`,
  /// `Shelf.init(2)`, `Shelf(2)`.
  func typeName(of value: Range<Int>) -> Range<Int>? {
    guard var end = value.first, tokens.word(end) != nil else { return nil }
    end += 1
    while end + 1 < value.upperBound, tokens.sees(".", at: end), let next = tokens.word(end + 1),
      next != "self", next != "init", next.first?.isUppercase ?? false
    {
      end += 2
    }
    return value.lowerBound..<end
  }
}
