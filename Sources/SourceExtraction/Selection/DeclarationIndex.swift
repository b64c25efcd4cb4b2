// SPDX-License-Identifier: Apache-2.0

/// All types of an app's sources by their names, with what they are to App Intents.
///
/// Names are resolved as the compiler does: from the type that something is written in outwards, then
/// through type aliases, and only what the app itself does not declare is the framework's.
struct DeclarationIndex {
  /// A type as it is named somewhere.
  struct Reference: Hashable, Sendable {
    /// The parts of its dotted name, without generic arguments.
    var path: [String]
    /// The full name of the type that the name is looked up from; empty at the top of a file.
    var scope: String
  }

  /// What is known of a type from its declaration and all its extensions.
  struct Entry {
    /// Where it is declared: the file; `nil` where only extensions are here.
    var file: Int?
    /// The token of its declaration's keyword.
    var keywordToken = 0
    /// The keyword of its declaration; `extension` where there is none.
    var keyword: String
    /// Whether it is a protocol.
    var isProtocol: Bool { keyword == "protocol" }
    /// What it conforms to or inherits.
    var inherited: [Reference] = []
    /// The names of its attributes.
    var attributes: Set<String> = []
    /// The attributes' role, of those with a schema.
    var schemaRole: IntentRole = []
    /// The facts it states itself: names of static properties.
    var statics: Set<String> = []
    /// The files that it or an extension of it stands in.
    var files: Set<Int> = []
    /// Its default query's type.
    var query: Reference?
    /// The cases that 'caseDisplayRepresentations' names.
    var shownCases: [String] = []
    /// The cases that 'allCases' names, where it is not the compiler's own.
    var listedCases: [String]?
    /// The types that the values of cases are of, as written.
    var payloads: [String] = []
    /// Whether some case of it has values.
    var hasPayloads = false

    /// Whether it names a type in its inheritance clause or that of an extension.
    func inherits(_ name: String) -> Bool { inherited.contains { $0.path.last == name } }
  }

  /// A type alias.
  struct Alias {
    /// Where it is declared: the file.
    var file: Int
    /// The types that stand in what it is for.
    var targets: [Reference]
  }

  /// The types, by their names with outer types.
  private(set) var entries: [String: Entry] = [:]
  /// The type aliases, by their names with outer types.
  private(set) var aliases: [String: Alias] = [:]
  /// What functions give back and properties are, by their names with those of the types around.
  private(set) var results: [String: [MadeValue]] = [:]
  /// The names of the types that are declared, not only extended.
  private var declared: Set<String> = []

  /// Takes in all files anew: what one extends may be declared in any other.
  mutating func update(_ files: [SourceFile]) {
    self = DeclarationIndex()
    var extensions: [(one: Declaration, file: Int)] = []
    for (i, file) in files.enumerated() {
      for one in file.outline {
        if file.tokens.sees("extension", at: one.keyword) {
          extensions.append((one, i))
        } else {
          declare([one], in: "", file, i)
        }
      }
    }
    // What an extension extends may be declared in one of an outer type.
    let depths = extensions.map { $0.one.name.count { $0 == "." } }
    for depth in 0...(depths.max() ?? 0) {
      for (i, (one, file)) in extensions.enumerated() where depths[i] == depth {
        let name = fullName(of: one, in: "", files[file].tokens)
        declare(one.members, in: name, files[file], file)
      }
    }
    for (i, file) in files.enumerated() {
      for one in file.outline { add(one, in: "", file, i) }
      noteResults(file.outline, of: "", file.tokens)
    }
  }

  /// Notes which names are declared.
  private mutating func declare(
    _ members: [Declaration], in outer: String, _ file: SourceFile, _ index: Int
  ) {
    for one in members where !one.name.isEmpty {
      let name = outer.isEmpty ? one.name : outer + "." + one.name
      switch one.kind {
      case .type:
        declared.insert(name)
        declare(one.members, in: name, file, index)
      case .typeAlias where aliases[name] == nil:
        let first = (one.nameToken..<one.tokens.upperBound)
          .first { file.tokens.sees("=", at: $0) }
        let targets = file.tokens.references(
          (first ?? one.tokens.upperBound - 1) + 1..<one.tokens.upperBound, in: outer)
        aliases[name] = Alias(file: index, targets: targets)
      default: break
      }
    }
  }

  private mutating func add(
    _ one: Declaration, in outer: String, _ file: SourceFile, _ index: Int
  ) {
    guard one.kind == .type, !one.name.isEmpty else { return }
    let keyword = file.tokens.word(one.keyword) ?? ""
    let name = fullName(of: one, in: outer, file.tokens)
    var entry = entries[name] ?? Entry(keyword: "extension")
    if keyword != "extension", entry.file == nil {
      entry.file = index
      entry.keyword = keyword
      entry.keywordToken = one.keyword
    }
    entry.files.insert(index)
    for range in one.inherited { entry.inherited += file.tokens.references(range, in: outer) }
    for attribute in one.attributes {
      entry.attributes.insert(attribute.name)
      if let brackets = attribute.brackets, file.tokens.word(brackets.lowerBound + 1) == "schema" {
        entry.schemaRole.formUnion(IntentRole(attribute: attribute.name))
      }
    }
    for member in one.members { entry.add(member, of: name, file.tokens) }
    noteResults(one.members, of: name, file.tokens)
    entries[name] = entry
    for member in one.members { add(member, in: name, file, index) }
  }

  /// Notes what functions and properties give.
  private mutating func noteResults(
    _ members: [Declaration], of owner: String, _ tokens: SourceTokens
  ) {
    for one in members where one.kind == .function || one.kind == .property {
      var path: [PathStep]?
      if let type = one.type, !tokens.sees("some", at: type.lowerBound) {
        path = tokens.soleReference(type).map(PathStep.steps)
      } else if let body = one.body {
        path = tokens.returnedPath(of: one.kind == .property ? tokens.getter(of: body) : body)
      } else if let value = one.value {
        path = tokens.path(of: value)
      }
      results[owner.isEmpty ? one.name : owner + "." + one.name, default: []].append(
        MadeValue(
          path: path, scope: owner,
          parameters: one.kind == .function ? tokens.parameters(of: one) : nil))
    }
  }

  /// The full name of a declared type, or of what an extension extends.
  func fullName(of one: Declaration, in outer: String, _ tokens: SourceTokens) -> String {
    guard outer.isEmpty else { return outer + "." + one.name }
    guard tokens.sees("extension", at: one.keyword) else { return one.name }
    return resolve(one.name.split(separator: ".").map(String.init), inside: "") ?? one.name
  }

  // MARK: - Looking up

  /// What a type is to App Intents, by all it conforms to.
  func role(of name: String) -> IntentRole {
    var seen: Set<String> = []
    return role(of: name, &seen)
  }

  /// What the types of an inheritance clause are to App Intents.
  func role(of inherited: [Reference]) -> IntentRole {
    var seen: Set<String> = []
    return inherited.reduce(into: []) { $0.formUnion(role(of: $1, &seen)) }
  }

  private func role(of name: String, _ seen: inout Set<String>) -> IntentRole {
    guard seen.count < 1_000, seen.insert(name).inserted, let entry = entries[name] else {
      return []
    }
    var role = entry.schemaRole
    for one in entry.inherited { role.formUnion(self.role(of: one, &seen)) }
    return role
  }

  private func role(of reference: Reference, _ seen: inout Set<String>) -> IntentRole {
    guard let own = resolve(reference.path, inside: reference.scope, throughAliases: false) else {
      return Self.isFrameworks(reference.path)
        ? IntentRole(protocolName: reference.path.last ?? "") : []
    }
    guard let alias = aliases[own], seen.insert(own).inserted else { return role(of: own, &seen) }
    // 'typealias StoredEntity = AppEntity & Codable'.
    var role: IntentRole = []
    for target in alias.targets { role.formUnion(self.role(of: target, &seen)) }
    return role
  }

  /// The query that an entity has by default, by its own declaration or what it conforms to.
  ///
  /// - Returns: What kind of query it is; `nil` where the entity names none.
  func queryRole(ofEntity name: String) -> IntentRole? {
    var seen: Set<String> = []
    return queryRole(ofEntity: name, &seen)
  }

  private func queryRole(ofEntity name: String, _ seen: inout Set<String>) -> IntentRole? {
    guard seen.count < 1_000, seen.insert(name).inserted, let entry = entries[name] else {
      return nil
    }
    if let query = entry.query {
      var queries: Set<String> = []
      return role(of: query, &queries)
    }
    for one in entry.inherited {
      guard let own = resolve(one.path, inside: one.scope) else { continue }
      if let found = queryRole(ofEntity: own, &seen) { return found }
    }
    return nil
  }

  /// The full name of a type or alias as code inside another type names it.
  ///
  /// - Returns: `nil` where nothing here declares it.
  func resolve(
    _ path: [String], inside outer: String, throughAliases: Bool = true, depth: Int = 0
  ) -> String? {
    guard let first = path.first, depth < 16 else { return nil }
    var around = outer.split(separator: ".").map(String.init)
    while true {
      let full = (around + [first]).joined(separator: ".")
      if declared.contains(full) || aliases[full] != nil {
        return member(path.dropFirst(), of: full, throughAliases, depth)
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // 'Harbor.Berth', with the module's name before the type's.
    guard path.count > 1, !Self.frameworks.contains(first) else { return nil }
    let rest = Array(path.dropFirst())
    guard declared.contains(rest[0]) || aliases[rest[0]] != nil else { return nil }
    return resolve(rest, inside: "", throughAliases: throughAliases, depth: depth + 1)
  }

  /// The name of a type that nothing here declares, where an alias stands for it.
  func undeclared(_ path: [String], inside scope: String) -> String? {
    guard let own = resolve(path, inside: scope), !isDeclared(own), let alias = aliases[own],
      alias.targets.count == 1
    else { return nil }
    return alias.targets[0].path.last
  }

  private func member(
    _ path: ArraySlice<String>, of name: String, _ throughAliases: Bool, _ depth: Int
  ) -> String? {
    if let alias = aliases[name], throughAliases || !path.isEmpty {
      guard alias.targets.count == 1 else { return path.isEmpty ? name : nil }
      let target = alias.targets[0]
      guard target.path + path != [DeclarationIndex.shortName(name)] else { return nil }
      return resolve(
        target.path + path, inside: target.scope, throughAliases: throughAliases, depth: depth + 1)
        ?? (path.isEmpty ? name : nil)
    }
    guard let next = path.first else { return name }
    let full = name + "." + next
    // A member that only an extension elsewhere could have is none of ours.
    guard declared.contains(full) || aliases[full] != nil else { return nil }
    return member(path.dropFirst(), of: full, throughAliases, depth)
  }

  /// Whether a dotted name begins with that of a module of the app's, and not with a type.
  func beginsWithModule(_ path: [String], inside scope: String) -> Bool {
    path.count > 1 && resolve([path[0]], inside: scope) == nil
      && resolve(path, inside: scope) != nil
  }

  /// Whether the compiler would find a declaration of a name.
  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  /// Whether some type or alias is called so, wherever it is declared.
  func declaresAny(called short: String) -> Bool {
    declared.contains { Self.shortName($0) == short }
      || aliases.keys.contains { Self.shortName($0) == short }
  }

  private static let frameworks: Set<String> = [
    "AppIntents", "Swift", "Foundation", "SwiftUI", "UIKit", "AppKit", "WidgetKit", "Combine",
  ]

  /// Whether a name that the app does not declare may be one of App Intents.
  private static func isFrameworks(_ path: [String]) -> Bool {
    path.count == 1 || path.count == 2 && path[0] == "AppIntents"
  }

  /// The last part of a dotted name.
  static func shortName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension SourceTokens {
  /// The types that a type or an inheritance clause names.
  ///
  /// 'AppIntents.AppEntity & Sendable', 'any P', 'SetValueIntent<Bool>', '@retroactive Hashable'.
  func references(_ range: Range<Int>, in scope: String) -> [DeclarationIndex.Reference] {
    var found: [DeclarationIndex.Reference] = []
    var i = range.lowerBound
    while i < range.upperBound {
      if sees("<", at: i) {
        i = leaveAngles(i, end: range.upperBound)
      } else if sees("@", at: i) || sees("~", at: i) {
        i += 2
      } else if sees("any", at: i) || sees("some", at: i) {
        i += 1
      } else if let word = word(i) {
        var path = [word]
        i += 1
        while sees(".", at: i), let next = self.word(i + 1), i + 1 < range.upperBound {
          path.append(next)
          i += 2
        }
        found.append(DeclarationIndex.Reference(path: path, scope: scope))
      } else {
        i += 1
      }
    }
    return found
  }
}

extension DeclarationIndex.Entry {
  /// Takes in a property or a case.
  fileprivate mutating func add(_ member: Declaration, of name: String, _ tokens: SourceTokens) {
    switch member.kind {
    case .property where member.isStatic:
      statics.insert(member.name)
      switch member.name {
      case "caseDisplayRepresentations":
        for i in (member.value ?? member.body ?? 0..<0).dropLast()
        where tokens.sees(":", at: i + 1) && tokens.sees(".", at: i - 1) {
          guard let name = tokens.word(i), !shownCases.contains(name) else { continue }
          shownCases.append(name)
        }
      case "allCases":
        let range = member.value ?? member.body ?? 0..<0
        listedCases = range.compactMap { tokens.sees(".", at: $0 - 1) ? tokens.word($0) : nil }
      case "defaultQuery":
        let named = member.type ?? Self.returned(member, tokens)
        let references = tokens.references(named.prefix { !tokens.opens($0) }, in: name)
        query = references.last.map { one in
          var path = one.path
          if path.last == "init" { path.removeLast() }
          return DeclarationIndex.Reference(path: path, scope: one.scope)
        }
      default: break
      }
    case .enumCase where member.tokens.contains(where: { tokens.sees("(", at: $0) }):
      for element in tokens.elements(member.keyword + 1..<member.tokens.upperBound) {
        guard tokens.sees("(", at: element.lowerBound + 1),
          let close = tokens.partner(element.lowerBound + 1)
        else { continue }
        hasPayloads = true
        let open = element.lowerBound + 1
        guard open + 1 < close else { continue }
        let isLabelled = tokens.sees(":", at: open + 2)
        payloads.append(tokens.text((isLabelled ? open + 3 : open + 1)..<close))
      }
    default: break
    }
  }

  /// What a property is set to, or its body gives.
  private static func returned(_ one: Declaration, _ tokens: SourceTokens) -> Range<Int> {
    if let value = one.value { return value }
    guard let body = one.body, body.count > 2 else { return 0..<0 }
    let first = body.lowerBound + 1
    return (tokens.sees("return", at: first) ? first + 1 : first)..<body.upperBound - 1
  }
}
