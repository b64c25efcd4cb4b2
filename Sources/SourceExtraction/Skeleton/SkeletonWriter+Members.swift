// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

extension SkeletonWriter {
  /// Writes a member, where a catalog tells of it or its type needs it.
  mutating func member(
    _ one: Declaration, of type: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) {
    switch one.kind {
    case .type: self.type(one, in: type)
    case .typeAlias where Self.associatedTypes.contains(one.name): break
    case .typeAlias:
      if !role.isEmpty || plan.aliases.contains(type + "." + one.name) { alias(one, in: type) }
    case .enumCase:
      if writesCases(of: type, entry, role) { cases(one, of: type, role) }
    case .property where one.isStatic: staticProperty(one, of: type, role)
    case .property:
      if role.contains(.intent) { parameter(one, of: type, entry) }
    case .function: break
    case .other: break
    }
  }

  /// Aliases that say of protocols what is put in differently, or not at all.
  private static let associatedTypes: Set<String> = [
    "ComparatorMappingType", "ID", "DefaultQuery", "RawValue", "AllCases", "PerformResult",
    "SummaryContent", "Specification", "UnwrappedType", "ValueType",
  ]

  /// Writes a type alias.
  mutating func alias(_ one: Declaration, in type: String) {
    guard begin(.member(of: type, telling: nil), tokens.bytes(one.tokens)) else { return }
    text.insert(" ", at: tokens.offset(one.keyword))
    keepType(one.keyword..<one.tokens.upperBound, in: type)
    text.insert(";")
  }

  private mutating func cases(_ one: Declaration, of type: String, _ role: IntentRole) {
    let told = role.contains(.enumeration) ? "case '\(one.name)'" : nil
    guard
      begin(
        .member(of: type, telling: told), tokens.bytes(one.tokens),
        name: tokens.offset(one.nameToken))
    else { return }
    let short = DeclarationIndex.shortName(type)
    for element in tokens.elements(one.keyword + 1..<one.tokens.upperBound) {
      guard let name = tokens.word(element.lowerBound) else { continue }
      let offset = tokens.offset(element.lowerBound)
      places.add(
        DeclarationPath.root.member(short).member(name).description, fileIndex, name: offset,
        value: offset..<offset)
    }
    text.insert(" ", at: tokens.offset(one.keyword))
    keep(one.keyword..<one.tokens.upperBound)
    text.insert(";")
  }

  private mutating func staticProperty(
    _ one: Declaration, of type: String, _ role: IntentRole
  ) {
    switch one.name {
    case "title" where role.contains(.intent), "description" where role.contains(.intent):
      fact(one, of: type)
    case "typeDisplayRepresentation"
    where !role.isDisjoint(with: IntentRole.entities.union(.enumeration)):
      fact(one, of: type)
    case "caseDisplayRepresentations" where role.contains(.enumeration): fact(one, of: type)
    case "appShortcuts" where role.contains(.provider),
      "negativePhrases" where role.contains(.provider):
      fact(one, of: type)
    default: break
    }
  }

  /// Writes a property with its value or body, which is what is extracted.
  private mutating func fact(_ one: Declaration, of type: String) {
    let range = tokens.bytes(one.tokens)
    let nameOffset = tokens.offset(one.nameToken)
    let told = one.name == "description" ? nil : "'\(one.name)'"
    guard begin(.member(of: type, telling: told), range, name: nameOffset) else { return }
    let short = DeclarationIndex.shortName(type)
    let path = DeclarationPath.root.member(short).member(one.name)
    let body = one.body.map(tokens.getter)
    var written = one.value ?? one.nameToken..<one.nameToken + 1
    if let body, one.value == nil {
      written = body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound - 1)
      if tokens.sees("return", at: written.lowerBound) { written = written.dropFirst() }
    }
    let source = tokens.bytes(written)
    places.add(
      path.description, fileIndex, name: nameOffset, value: source,
      advice: ConstantAdvice.advice(tokens, written))
    // The compiler takes it from the protocol where the conformance stands, and the skeleton's stands at the type.
    let isBuilt =
      one.attribute("AppShortcutsBuilder") != nil || makesProvider && one.name == "appShortcuts"
    if isBuilt, let body, !BodyStatements(tokens, body).areImperative,
      !plan.isSurrendered(.value, source, in: fileIndex)
    {
      text.insert("@AppShortcutsBuilder ")
    }
    text.insert("static ", at: tokens.offset(one.keyword))
    keep(one.keyword..<one.nameToken + 1)
    if let written = one.type {
      text.insert(": ")
      keepType(written, in: type)
    }
    self.path = path
    typeName = type
    shortcutCount = 0
    givesUpShortcut = false
    if let value = one.value {
      text.insert(" = ")
      if begin(.value, source) { expression(value) } else { text.insert(Self.unknown) }
    } else if let body {
      let statements = BodyStatements(tokens, body)
      if statements.areImperative {
        // Of some such bodies the compiler writes the first value that stands in them.
        text.insert(" = " + Self.unknown)
      } else if begin(.value, source) {
        locals = tokens.locals(statements.bindings)
        self.body(body, without: statements.bindings)
        locals = [:]
      } else {
        text.insert(" = " + Self.unknown)
      }
    }
    if shortcutCount == 0, givesUpShortcut { places.emptied.insert(path.description) }
    self.path = nil
    text.insert(";")
  }

  /// Writes a body without the constants declared in it: they are none to the extraction.
  private mutating func body(_ body: Range<Int>, without bindings: [Range<Int>]) {
    var start = body.lowerBound
    for binding in bindings {
      expression(start..<binding.lowerBound)
      start = binding.upperBound
    }
    expression(start..<body.upperBound)
  }

  /// The type in `Harbor.BerthQuery(limit: 3)`.
  func calledType(_ value: Range<Int>) -> Range<Int>? {
    guard tokens.sees(")", at: value.upperBound - 1),
      let open = tokens.partner(value.upperBound - 1), open > value.lowerBound
    else { return nil }
    let name = value.lowerBound..<open
    let isName = name.allSatisfy { i in
      (i - name.lowerBound).isMultiple(of: 2) ? tokens.word(i) != nil : tokens.sees(".", at: i)
    }
    return isName && !name.count.isMultiple(of: 2) ? name : nil
  }

  private mutating func parameter(
    _ one: Declaration, of type: String, _ entry: DeclarationIndex.Entry
  ) {
    let attribute = one.attribute("Parameter", "IntentParameter")
    let isPlain = entry.schemaRole.contains(.intent) && isSchemaParameter(one)
    guard attribute != nil || isPlain, let written = one.type else { return }
    let range = tokens.bytes(one.tokens)
    let nameOffset = tokens.offset(one.nameToken)
    guard
      begin(.member(of: type, telling: "parameter '\(one.name)'"), range, name: nameOffset)
    else { return }
    let path = DeclarationPath.root.member(DeclarationIndex.shortName(type)).member(one.name)
    places.add(path.description, fileIndex, name: nameOffset, value: range)
    let title = Self.title(of: one.name)
    if let attribute, let brackets = attribute.brackets {
      text.insert("@__BespeakParameter", at: range.lowerBound)
      self.path = path
      group(brackets, callee: "Parameter", fallback: "title: \"\(title)\"")
      self.path = nil
    } else {
      text.insert("@__BespeakParameter(title: \"\(title)\")", at: range.lowerBound)
    }
    text.insert(" var ", at: tokens.offset(one.keyword))
    keep(one.nameToken..<one.nameToken + 1)
    text.insert(": ")
    keepType(written, in: type)
    text.insert(";")
  }

  /// Whether a property of an intent with a schema is a parameter without saying so.
  private func isSchemaParameter(_ one: Declaration) -> Bool {
    tokens.sees("var", at: one.keyword) && one.body == nil && one.value == nil
      && one.attributes.allSatisfy { ["available", "MainActor"].contains($0.name) }
      && !one.modifiers.contains { ["private", "fileprivate", "lazy"].contains($0) }
  }

  /// `sendLaterDate` as `Send Later Date`.
  private static func title(of name: String) -> String {
    var title = ""
    var previous: Character = " "
    for letter in name {
      if letter.isUppercase, !previous.isUppercase, !title.isEmpty { title.append(" ") }
      title += title.isEmpty ? letter.uppercased() : String(letter)
      previous = letter
    }
    return title
  }
}
