// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// The same thing always has the same id.
enum NewIdentifierRule: CodeRule {
  static let description = RuleDescription.code(
    "entity-id-made-anew", .warning, "The id of an entity is that of what it stands for.",
    why:
      "Shortcuts keep an entity by its id and ask for it later. An id that is made with each value "
      + "is found by no query, and the same thing seems to be another each time.",
    fix: "Take the id from what the entity stands for, or make it a 'TransientAppEntity'.",
    found: "struct BookEntity: AppEntity { let id = UUID() … }",
    mended: "struct BookEntity: AppEntity { let id: UUID … init(_ book: Book) { id = book.id … } }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    for type in subject.entities
    where !type.role.contains(.transientEntity) && !type.conforms(to: "UniqueAppEntity")
      && type.declaration.attribute("Model") == nil && !shared.contains(type.name)
    {
      for property in type.properties where property.declaration.name == "id" {
        guard isMadeAnew(property, of: type, subject) else { continue }
        let tokens = subject.files[property.file].tokens
        let isText = property.declaration.tokens.contains { tokens.sees("uuidString", at: $0) }
        report.add(
          "'id' of '\(type.shortName)' is another each time", at: property,
          fix:
            "write 'let id: \(isText ? "String" : "UUID")' and set it in 'init' to the id of what "
            + "'\(type.shortName)' stands for")
      }
    }
  }

  private static func isMadeAnew(
    _ property: ReviewedMember, of type: ReviewedType, _ subject: ReviewSubject
  ) -> Bool {
    let tokens = subject.files[property.file].tokens
    let declaration = property.declaration
    // What some wrapper keeps is its own affair.
    guard declaration.attributes.allSatisfy({ $0.name == "Property" }) else { return false }
    guard let value = declaration.value else {
      let getter = property.getter(subject)
      let isReturned = tokens.sees("return", at: getter.range.lowerBound)
      return makesNew(getter.code(getter.range.dropFirst(isReturned ? 1 : 0)), declaration)
    }
    guard makesNew(Code(value, property.file, tokens), declaration) else { return false }
    return tokens.sees("let", at: declaration.keyword) || !mayBeSet(type, subject)
  }

  /// Whether code is `UUID()` or `UUID().uuidString` and nothing else.
  private static func makesNew(_ code: Code, _ property: Declaration) -> Bool {
    let first = code.range.lowerBound
    guard code.range.count >= 3 else { return false }
    let isNamed = code.tokens.sees("UUID", at: first)
    let isImplied =
      code.tokens.sees(".", at: first) && code.tokens.sees("init", at: first + 1)
      && property.type.map { code.tokens.text($0) } == "UUID"
    guard isNamed || isImplied else { return false }
    let open = isNamed ? first + 1 : first + 2
    guard code.tokens.sees("(", at: open), code.tokens.partner(open) == open + 1 else {
      return false
    }
    switch code.range.upperBound - (open + 2) {
    case 0: return true
    case 2:
      return code.tokens.sees(".", at: open + 2) && code.tokens.sees("uuidString", at: open + 3)
    default: return false
    }
  }

  /// Whether a variable 'id' may get another value: from an init, a decoder, a call, or an assignment.
  private static func mayBeSet(_ type: ReviewedType, _ subject: ReviewSubject) -> Bool {
    if type.keyword != "struct" || type.conforms(to: "Codable", "Decodable") { return true }
    var hasOwnInit = false
    for member in type.members {
      let tokens = subject.files[member.file].tokens
      if tokens.sees("init", at: member.declaration.keyword) { hasOwnInit = true }
      let code = Code(member.declaration.tokens, member.file, tokens)
      if code.places(of: ["id", "_id", "self"]).contains(where: { isAssigned($0, code) }) {
        // Its own default is no other value.
        if member.declaration.name != "id" || member.declaration.kind != .property { return true }
      }
    }
    var isCalled = false
    for (i, file) in subject.files.enumerated() {
      let code = subject.code(ofFile: i)
      let places = code.places(of: [type.shortName])
      guard !places.isEmpty else { continue }
      if code.places(of: ["id"]).contains(where: { code.isMember($0) && isAssigned($0, code) }) {
        return true
      }
      for call in places + code.places(of: ["init", "Self"]) {
        let isInit = file.tokens.sees("init", at: call)
        if !file.tokens.sees("(", at: call + 1) {
          // 'books.map(BookEntity.init)' gives whatever the parameters are.
          if isInit, code.isMember(call) { return true }
          continue
        }
        if !isInit { isCalled = true }
        if code.argument("id", ofCall: call) != nil, !isDeclaration(call, code) { return true }
      }
    }
    // Where no call of its memberwise init is seen, they stand in files that are not.
    return !hasOwnInit && !isCalled
  }

  private static func isAssigned(_ i: Int, _ code: Code) -> Bool {
    code.tokens.sees("=", at: i + 1) && !code.tokens.sees("=", at: i + 2)
  }

  /// Whether `init` declares one: its parameter 'id' is then judged by what is done with it.
  private static func isDeclaration(_ i: Int, _ code: Code) -> Bool {
    code.tokens.sees("init", at: i) && !code.isMember(i)
  }
}
