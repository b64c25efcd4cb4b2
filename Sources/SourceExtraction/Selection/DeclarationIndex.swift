// SPDX-License-Identifier: Apache-2.0

/// All types of an app's sources by their names, with what they are to App Intents.
struct DeclarationIndex {
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
    /// The last parts of the names of what it conforms to or inherits.
    var inherited: Set<String> = []
    /// The names of its attributes.
    var attributes: Set<String> = []
    /// The attributes' role, of those with a schema.
    var schemaRole: IntentRole = []
    /// The facts it states itself: names of static properties.
    var statics: Set<String> = []
    /// Names of properties of its values.
    var properties: Set<String> = []
    /// The files that it or an extension of it stands in.
    var files: Set<Int> = []
    /// The last part of the name of its default query's type.
    var query: String?
    /// The cases that 'caseDisplayRepresentations' names.
    var shownCases: [String] = []
    /// The types that the values of cases are of, as written.
    var payloads: [String] = []
    /// Whether some case of it has values.
    var hasPayloads = false
  }

  /// The types, by their names with outer types.
  private(set) var entries: [String: Entry] = [:]
  /// The names of type aliases outside of types, with their files.
  private(set) var aliases: [String: Int] = [:]
  /// The names that stand in what an alias is for.
  private var aliased: [String: [String]] = [:]
  /// The full names by their last part, in the order met.
  private var byShortName: [String: [String]] = [:]

  /// Takes in a file.
  mutating func add(_ file: SourceFile, at index: Int) {
    for one in file.outline {
      if one.kind == .typeAlias, aliases[one.name] == nil {
        aliases[one.name] = index
        aliased[one.name] = one.tokens.dropFirst(one.nameToken + 1 - one.tokens.lowerBound)
          .compactMap { file.tokens.word($0) }
      }
      add(one, in: "", file, index)
    }
  }

  private mutating func add(
    _ one: Declaration, in outer: String, _ file: SourceFile, _ index: Int
  ) {
    guard one.kind == .type, !one.name.isEmpty else { return }
    let keyword = file.tokens.word(one.keyword) ?? ""
    let name = outer.isEmpty ? one.name : outer + "." + one.name
    if entries[name] == nil {
      entries[name] = Entry(keyword: "extension")
      byShortName[Self.shortName(name), default: []].append(name)
    }
    var entry = entries[name] ?? Entry(keyword: keyword)
    if keyword != "extension", entry.file == nil {
      entry.file = index
      entry.keyword = keyword
      entry.keywordToken = one.keyword
    }
    entry.files.insert(index)
    for range in one.inherited { entry.inherit(range, file.tokens) }
    for attribute in one.attributes {
      entry.attributes.insert(attribute.name)
      if let brackets = attribute.brackets, file.tokens.word(brackets.lowerBound + 1) == "schema" {
        entry.schemaRole.formUnion(IntentRole(attribute: attribute.name))
      }
    }
    for member in one.members { entry.add(member, file.tokens) }
    entries[name] = entry
    for member in one.members { add(member, in: name, file, index) }
  }

  /// What a type is to App Intents, by all it conforms to.
  func role(of name: String) -> IntentRole {
    var seen: Set<String> = []
    return role(of: name, &seen)
  }

  private func role(of name: String, _ seen: inout Set<String>) -> IntentRole {
    guard seen.count < 1_000, seen.insert(name).inserted, let entry = entries[name] else {
      return []
    }
    var role = entry.schemaRole
    for inherited in entry.inherited {
      // A protocol of the app's own comes before one of the framework's of the same name.
      let own = (byShortName[inherited] ?? []).filter { entries[$0]?.file != nil }
      if own.isEmpty {
        // 'typealias StoredEntity = AppEntity & Codable'.
        for name in aliased[inherited] ?? [inherited] {
          role.formUnion(IntentRole(protocolName: name))
        }
      } else {
        for one in own { role.formUnion(self.role(of: one, &seen)) }
      }
    }
    return role
  }

  /// The full name of a type or alias as code inside another type names it.
  ///
  /// - Returns: `nil` where nothing here declares it.
  func resolve(_ name: String, inside outer: String) -> String? {
    var around = outer.split(separator: ".").map(String.init)
    while true {
      let full = (around + [name]).joined(separator: ".")
      if entries[full]?.file != nil || around.isEmpty && aliases[name] != nil { return full }
      if around.isEmpty { return nil }
      around.removeLast()
    }
  }

  /// The entities by the last part of their default query's name, as they say it.
  var entitiesByQuery: [String: String] {
    var found: [String: String] = [:]
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if let query = entry.query, found[query] == nil { found[query] = name }
    }
    return found
  }

  /// The last part of a dotted name.
  static func shortName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension DeclarationIndex.Entry {
  /// Takes in a type of an inheritance clause.
  ///
  /// 'AppIntents.AppEntity & Sendable', 'any P', 'SetValueIntent<Bool>'.
  fileprivate mutating func inherit(_ range: Range<Int>, _ tokens: SourceTokens) {
    var i = range.lowerBound
    while i < range.upperBound {
      if tokens.sees("<", at: i) {
        i = tokens.leaveAngles(i, end: range.upperBound)
        continue
      }
      if let word = tokens.word(i), !tokens.sees(".", at: i + 1) { inherited.insert(word) }
      i += 1
    }
  }

  /// Takes in a property or a case.
  fileprivate mutating func add(_ member: Declaration, _ tokens: SourceTokens) {
    switch member.kind {
    case .property where member.isStatic:
      statics.insert(member.name)
      if member.name == "caseDisplayRepresentations" {
        for i in (member.value ?? member.body ?? 0..<0).dropLast()
        where tokens.sees(":", at: i + 1) && tokens.sees(".", at: i - 1) {
          guard let name = tokens.word(i), !shownCases.contains(name) else { continue }
          shownCases.append(name)
        }
      }
      if member.name == "defaultQuery" {
        let named = member.type ?? member.value ?? 0..<0
        query =
          named.prefix { !tokens.opens($0) && !tokens.sees("<", at: $0) }
          .lazy.compactMap { tokens.word($0) }.last
      }
    case .property: properties.insert(member.name)
    case .enumCase where member.tokens.contains(where: { tokens.sees("(", at: $0) }):
      hasPayloads = true
      for element in tokens.elements(member.keyword + 1..<member.tokens.upperBound) {
        guard let open = element.first(where: { tokens.sees("(", at: $0) }),
          let close = tokens.partner(open), open + 1 < close
        else { continue }
        let isLabelled = tokens.sees(":", at: open + 2)
        payloads.append(tokens.text((isLabelled ? open + 3 : open + 1)..<close))
      }
    default: break
    }
  }
}
