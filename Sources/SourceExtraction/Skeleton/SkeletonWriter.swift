// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Writes of a source what App Intents are extracted from, and nothing else.
///
/// Kept are the heads of types, titles, parameters, cases, queries and phrases, as they are written.
/// What a type needs besides to be what it is, is put in: bodies that end the process, since nothing
/// of it ever runs. All else is left out, so that it need not be there to compile.
struct SkeletonWriter {
  let file: SourceFile
  let fileIndex: Int
  let index: DeclarationIndex
  let plan: SkeletonPlan
  var text: SkeletonText
  var regions: [SkeletonRegion] = []
  var places = DeclaredPlaces()
  /// Further declarations of types that are declared already.
  private(set) var duplicates: [(name: String, offset: Int)] = []
  /// How many App Shortcuts the provider at hand has so far.
  var shortcutCount = 0
  /// Whether some App Shortcut of what is at hand was given up.
  var givesUpShortcut = false
  /// How many brackets are open.
  var depth = 0
  /// The path of what is at hand, where its parts have places of their own.
  var path: DeclarationPath?

  var tokens: SourceTokens { file.tokens }

  init(_ file: SourceFile, at fileIndex: Int, _ index: DeclarationIndex, _ plan: SkeletonPlan) {
    self.file = file
    self.fileIndex = fileIndex
    self.index = index
    self.plan = plan
    text = SkeletonText(file.active)
  }

  /// The value that stands for one which only runs could tell.
  static let unknown = "__bespeakUnknown()"

  /// Writes the file.
  mutating func write() {
    text.insert("import AppIntents; import Foundation; ", at: 0)
    for one in file.outline {
      switch one.kind {
      case .type: type(one, in: "")
      case .typeAlias where plan.aliases.contains(one.name): alias(one, in: "")
      default: break
      }
    }
    text.finish()
  }

  /// Keeps tokens with all between them.
  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    text.keep(tokens.bytes(range))
  }

  /// Begins a region.
  ///
  /// - Returns: Whether it is still there to be written.
  mutating func begin(_ kind: SkeletonRegion.Kind, _ range: Range<Int>, name: Int? = nil) -> Bool {
    if plan.isSurrendered(kind, range, in: fileIndex) { return false }
    regions.append(
      SkeletonRegion(kind: kind, range: range, nameOffset: name ?? range.lowerBound))
    return true
  }

  /// The innermost type around an offset.
  func typeName(around offset: Int) -> String? {
    regions.filter { $0.range.contains(offset) }.compactMap { region in
      region.kind.typeName.map { ($0, region.range.count) }
    }.min { $0.1 < $1.1 }?.0
  }

  // MARK: - Types

  private mutating func type(_ one: Declaration, in outer: String) {
    let name = outer.isEmpty ? one.name : outer + "." + one.name
    guard plan.wanted.contains(name), let entry = index.entries[name], let body = one.body,
      let keyword = tokens.word(one.keyword)
    else { return }
    let range = tokens.bytes(one.tokens)
    let nameOffset = tokens.offset(one.nameToken)
    // Of two declarations of one name, as of two targets, the first counts.
    if keyword != "extension", entry.file != fileIndex || entry.keywordToken != one.keyword {
      if plan.roles[name] != nil { duplicates.append((name, nameOffset)) }
      return
    }
    guard begin(.type(name), range, name: nameOffset) else { return }
    let role = plan.roles[name] ?? []
    places.add(
      DeclarationPath.root.member(DeclarationIndex.shortName(name)).description, fileIndex,
      name: nameOffset, value: nameOffset..<nameOffset)

    if one.modifiers.contains("indirect") { text.insert("indirect ") }
    // A final class or an actor needs no initialiser that others must have too.
    let written = keyword == "actor" || keyword == "class" ? "final class" : keyword
    text.insert(written + " ", at: tokens.offset(one.keyword))
    keep(one.nameToken..<headEnd(one))
    if let generics = one.generics, keyword != "extension" { keep(generics) }
    let isFirst = keyword != "extension" || entry.file == nil && isFirstExtension(one, name)
    if isFirst {
      let conformances = conformances(name, one, entry, role)
      if !conformances.isEmpty { text.insert(": " + conformances.joined(separator: ", ")) }
    }
    text.insert(" {", at: tokens.offset(body.lowerBound))
    for member in one.members { self.member(member, of: name, entry, role) }
    let end = tokens.offset(body.upperBound - 1)
    if isFirst, keyword != "protocol", !entry.isProtocol {
      text.insert(requirements(name, entry, role), at: end)
    }
    text.insert("};", at: end)
  }

  /// The token behind the name of a type, dots and member types included.
  private func headEnd(_ one: Declaration) -> Int {
    var i = one.nameToken + 1
    while tokens.sees(".", at: i), tokens.word(i + 1) != nil { i += 2 }
    return i
  }

  /// Whether this extension is the first of its type, where the type itself is not here.
  private func isFirstExtension(_ one: Declaration, _ name: String) -> Bool {
    guard index.entries[name]?.files.min() == fileIndex else { return false }
    return file.outline.first { $0.kind == .type && $0.name == name }?.tokens == one.tokens
  }

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Character",
  ]

  private func conformances(
    _ name: String, _ one: Declaration, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) -> [String] {
    var names: [String] = []
    if entry.keyword == "enum" {
      if !entry.hasPayloads {
        // The raw type comes first; what is told apart by a property of its own has some, too.
        let raw = one.inherited.lazy.compactMap { tokens.word($0.lowerBound) }
          .first(where: Self.rawTypes.contains)
        if let raw {
          names.append(raw)
        } else if role.contains(.enumeration) {
          names.append("String")
        }
      }
      if entry.inherited.contains("CaseIterable"), !role.isDisjoint(with: .entities),
        !entry.hasPayloads
      {
        names.append("CaseIterable")
      }
    } else if entry.inherited.contains("CaseIterable"), !role.isDisjoint(with: .entities) {
      names.append("CaseIterable")
    }
    names += role.conformances
    if plan.helpers.contains(name), !entry.isProtocol { names.append("__BespeakStandIn") }
    return names
  }

  /// What a type needs to be what it is, beside what is written of it.
  private func requirements(
    _ name: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) -> String {
    let short = DeclarationIndex.shortName(name)
    let isFilled = plan.filled.contains(name)
    var needs: [String] = []
    if role.contains(.intent) {
      needs.append("func perform() async throws -> some IntentResult { .result() }")
    }
    if entry.keyword == "class" || entry.keyword == "actor" { needs.append("init() {}") }
    if !role.isDisjoint(with: .entities) {
      if !entry.properties.contains("id") || isFilled, !role.contains(.transientEntity) {
        needs.append("var id: String { fatalError() }")
      }
      if isFilled, !role.contains(.transientEntity) {
        needs.append("static var defaultQuery: __BespeakQuery<\(short)> { fatalError() }")
      }
      if entry.inherited.contains("CaseIterable"), entry.keyword != "enum" || entry.hasPayloads {
        needs.append("static var allCases: [\(short)] { fatalError() }")
      }
      needs.append("var displayRepresentation: DisplayRepresentation { fatalError() }")
    }
    let isShownEnum = plan.shells[name]?.isEmpty == false
    if role.contains(.enumeration), entry.hasPayloads || entry.keyword != "enum" && !isShownEnum {
      needs += [
        "var rawValue: String { fatalError() }", "init?(rawValue: String) { fatalError() }",
        "static var allCases: [\(short)] { fatalError() }",
      ]
    }
    if !role.isDisjoint(with: .queries), isFilled {
      let entity = plan.entitiesByQuery[short] ?? "__BespeakEntity"
      needs.append(
        "func entities(for identifiers: [\(entity).ID]) async throws -> [\(entity)]"
          + " { fatalError() }")
      if role.contains(.stringQuery) {
        needs.append(
          "func entities(matching string: String) async throws -> [\(entity)] { fatalError() }")
      }
      if role.contains(.enumerableQuery) {
        needs.append("func allEntities() async throws -> [\(entity)] { fatalError() }")
      }
    }
    return needs.map { " " + $0 + ";" }.joined()
  }

  // MARK: - Members

  private mutating func member(
    _ one: Declaration, of type: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) {
    switch one.kind {
    case .type: self.type(one, in: type)
    case .typeAlias where one.name == "ComparatorMappingType": break
    case .typeAlias:
      if !role.isEmpty || plan.aliases.contains(type + "." + one.name) { alias(one, in: type) }
    case .enumCase:
      if !role.isEmpty || plan.helpers.contains(type) { cases(one, of: type) }
    case .property where one.isStatic: staticProperty(one, of: type, role)
    case .property:
      if role.contains(.intent) { parameter(one, of: type, entry) }
      if !role.isDisjoint(with: .entities), one.name == "id", !plan.filled.contains(type) {
        identifier(one, of: type)
      }
    case .function:
      if !role.isDisjoint(with: .queries), !entry.isProtocol, !plan.filled.contains(type) {
        query(one, of: type)
      }
    case .other: break
    }
  }

  private mutating func alias(_ one: Declaration, in type: String) {
    guard begin(.member(of: type, telling: nil), tokens.bytes(one.tokens)) else { return }
    text.insert(" ", at: tokens.offset(one.keyword))
    keep(one.keyword..<one.tokens.upperBound)
    text.insert(";")
  }

  private mutating func cases(_ one: Declaration, of type: String) {
    guard begin(.member(of: type, telling: nil), tokens.bytes(one.tokens)) else { return }
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
    case "defaultQuery" where !role.isDisjoint(with: .entities):
      if !plan.filled.contains(type) { defaultQuery(one, of: type) }
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
    var written = one.value ?? one.nameToken..<one.nameToken + 1
    if let body = one.body, one.value == nil {
      written = body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound - 1)
      if tokens.sees("return", at: written.lowerBound) { written = written.dropFirst() }
    }
    let source = tokens.bytes(written)
    places.add(
      path.description, fileIndex, name: nameOffset, value: source,
      advice: ConstantAdvice.advice(tokens, written))
    if one.attribute("AppShortcutsBuilder") != nil { text.insert("@AppShortcutsBuilder ") }
    text.insert("static ", at: tokens.offset(one.keyword))
    keep(one.keyword..<one.nameToken + 1)
    if let type = one.type {
      text.insert(": ")
      keep(type)
    }
    self.path = path
    shortcutCount = 0
    givesUpShortcut = false
    if let value = one.value {
      text.insert(" = ")
      if begin(.value, source) { expression(value) } else { text.insert(Self.unknown) }
    } else if let body = one.body {
      let statements = BodyStatements(tokens, body)
      if statements.areImperative {
        // Of some such bodies the compiler writes the first value that stands in them.
        text.insert(" = " + Self.unknown)
      } else if begin(.value, source) {
        self.body(body, without: statements.bindings)
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

  /// Writes whose query an entity has by default, and not how it is made.
  private mutating func defaultQuery(_ one: Declaration, of type: String) {
    let range = tokens.bytes(one.tokens)
    guard begin(.member(of: type, telling: nil), range) else { return }
    text.insert("static var defaultQuery: ", at: tokens.offset(one.keyword))
    if let written = one.type {
      keep(written)
    } else if let value = one.value, let name = calledType(value) {
      keep(name)
    } else {
      text.insert("__BespeakQuery<\(DeclarationIndex.shortName(type))>")
    }
    text.insert(" { fatalError() };")
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

  private mutating func identifier(_ one: Declaration, of type: String) {
    guard begin(.member(of: type, telling: nil), tokens.bytes(one.tokens)) else { return }
    text.insert("var ", at: tokens.offset(one.keyword))
    keep(one.nameToken..<one.nameToken + 1)
    if let written = one.type {
      text.insert(": ")
      keep(written)
      text.insert(" { fatalError() };")
    } else if let value = one.value {
      text.insert(" = ")
      keep(value)
      text.insert(";")
    } else {
      text.insert(": String { fatalError() };")
    }
  }

  private mutating func query(_ one: Declaration, of type: String) {
    guard one.name == "entities" || one.name == "allEntities", let body = one.body else { return }
    let head = one.keyword..<body.lowerBound
    // The search by comparators is no part of a catalog, and names the entity's properties.
    if head.contains(where: { tokens.sees("mode", at: $0) }) { return }
    guard begin(.member(of: type, telling: nil), tokens.bytes(one.tokens)) else { return }
    text.insert(" ", at: tokens.offset(one.keyword))
    keep(head)
    text.insert(" { fatalError() };")
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
      keep(attribute.tokens.lowerBound..<brackets.lowerBound)
      self.path = path
      group(brackets, callee: "Parameter", fallback: "title: \"\(title)\"")
      self.path = nil
    } else {
      text.insert("@Parameter(title: \"\(title)\")", at: range.lowerBound)
    }
    text.insert(" var ", at: tokens.offset(one.keyword))
    keep(one.nameToken..<one.nameToken + 1)
    text.insert(": ")
    keep(written)
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
