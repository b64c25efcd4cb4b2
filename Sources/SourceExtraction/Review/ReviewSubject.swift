// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
import SwiftLexing

/// The Swift sources of an app as the rules of code look at them.
struct ReviewSubject {
  /// The files that take part in App Intents, taken apart.
  let files: [SourceFile]
  /// All types by name.
  let index: DeclarationIndex
  /// The types that are declared in the files, in their order, nested ones behind those around them.
  let types: [ReviewedType]
  /// The words of the framework's that stand anywhere in the sources, files that are not taken apart too.
  let mentions: Set<String>
  /// The targets and texts of the app, as far as they are known.
  let surroundings: SourceSurroundings
  /// The platform that the sources are read for.
  let platform: BuildPlatform
  private let byName: [String: Int]

  /// Words that rules ask for wherever they stand.
  static let wantedMentions: [StaticString] = [
    "updateAppShortcutParameters", "AppDependencyManager", "reloadTimelines", "reloadAllTimelines",
    "reloadControls", "reloadAllControls", "TimelineProvider", "@main", "ApplicationMain",
    "CSSearchableItemActionType",
  ]

  /// Looks at the sources of an app.
  init(
    _ sources: SourceCollection, mentions: Set<String>, surroundings: SourceSurroundings,
    platform: BuildPlatform
  ) {
    self.surroundings = surroundings
    self.platform = platform
    files = sources.files
    index = sources.index
    self.mentions = mentions
    var gatherer = TypeGatherer(index: sources.index)
    for (i, file) in files.enumerated() { gatherer.add(file.outline, of: file, at: i) }
    for (i, file) in files.enumerated() { gatherer.addExtensions(of: file, at: i) }
    types = gatherer.types
    byName = gatherer.byName
  }

  /// The type of a full name; `nil` where the files do not declare it.
  func type(_ name: String) -> ReviewedType? { byName[name].map { types[$0] } }

  /// The type that some tokens of a file name, as code inside another type does: `BookEntity` of `[BookEntity]?`.
  func type(named range: Range<Int>, in file: Int, inside scope: String) -> ReviewedType? {
    let tokens = files[file].tokens
    guard let one = tokens.references(range, in: scope).first,
      let name = index.resolve(one.path, inside: scope)
    else { return nil }
    return type(name)
  }

  /// The intents, entities of both kinds, enums, queries and providers.
  var intents: [ReviewedType] { types.filter { $0.role.contains(.intent) } }
  var entities: [ReviewedType] { types.filter { !$0.role.isDisjoint(with: .entities) } }
  var enums: [ReviewedType] { types.filter { $0.role.contains(.enumeration) } }
  var queries: [ReviewedType] { types.filter { !$0.role.isDisjoint(with: .queries) } }
  var providers: [ReviewedType] { types.filter { $0.role.contains(.provider) } }

  /// The code of a member's body; empty where it has none.
  func body(of member: ReviewedMember) -> Code {
    Code(member.declaration.body ?? 0..<0, member.file, files[member.file].tokens)
  }

  /// All the code of a file.
  func code(ofFile file: Int) -> Code {
    Code(0..<files[file].tokens.count, file, files[file].tokens)
  }

  /// The names of the types that a type may conform to without declaring it: own and the framework's, by
  /// whatever way; the last part of each.
  static func conformances(of name: String, _ index: DeclarationIndex) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard seen.count < 1_000, seen.insert(name).inserted, let entry = index.entries[name] else {
        return
      }
      for one in entry.inherited {
        if let last = one.path.last { found.insert(last) }
        if let own = index.resolve(one.path, inside: one.scope) { add(own) }
      }
    }
    add(name)
    return found
  }
}

/// Collects types with their members from files.
private struct TypeGatherer {
  let index: DeclarationIndex
  var types: [ReviewedType] = []
  var byName: [String: Int] = [:]

  /// Adds the types among some declarations, those in them too.
  mutating func add(
    _ members: [Declaration], of source: SourceFile, at file: Int, in outer: String = ""
  ) {
    for one in members where one.kind == .type && !one.name.isEmpty {
      let name = index.fullName(of: one, in: outer, source.tokens)
      let keyword = source.tokens.word(one.keyword) ?? ""
      if keyword != "extension", keyword != "protocol", byName[name] == nil {
        byName[name] = types.count
        types.append(
          ReviewedType(
            name: name, file: file, declaration: one, keyword: keyword,
            role: index.role(of: name),
            conformances: ReviewSubject.conformances(of: name, index),
            members: one.members.map { ReviewedMember(declaration: $0, file: file) }))
      }
      add(one.members, of: source, at: file, in: name)
    }
  }

  /// Adds what the extensions of a file give to types that are known.
  mutating func addExtensions(of source: SourceFile, at file: Int) {
    for one in source.outline
    where one.kind == .type && source.tokens.sees("extension", at: one.keyword) {
      guard let at = byName[index.fullName(of: one, in: "", source.tokens)] else { continue }
      types[at].members += one.members.map { ReviewedMember(declaration: $0, file: file) }
    }
  }
}

/// A type with all that its declaration and its extensions have.
struct ReviewedType {
  /// Its name with those of the types around it.
  let name: String
  /// The file of its declaration.
  let file: Int
  let declaration: Declaration
  /// `struct`, `class`, `enum` or `actor`.
  let keyword: String
  /// What it is to App Intents.
  let role: IntentRole
  /// The last parts of the names of all it conforms to, through protocols of the app's too.
  let conformances: Set<String>
  /// The members of its declaration and of extensions, those of the declaration first.
  var members: [ReviewedMember]

  /// The last part of its name.
  var shortName: String { DeclarationIndex.shortName(name) }

  /// Whether it conforms to one of some protocols.
  func conforms(to names: String...) -> Bool { names.contains { conformances.contains($0) } }

  /// The properties, functions of a name.
  func member(_ name: String) -> ReviewedMember? {
    members.first { $0.declaration.name == name && $0.declaration.kind != .type }
  }

  /// The function of a name with a body, such as `perform`.
  func function(_ name: String) -> ReviewedMember? {
    members.first {
      $0.declaration.kind == .function && $0.declaration.name == name && $0.declaration.body != nil
    }
  }

  /// The properties of its values.
  var properties: [ReviewedMember] {
    members.filter { $0.declaration.kind == .property && !$0.declaration.isStatic }
  }

  /// Whether it may have members that are not seen here: from a macro, a superclass, or a protocol that the app
  /// or another package extends.
  var mayHaveMore: Bool {
    if declaration.attributes.contains(where: { Self.writesMembers($0.name) }) { return true }
    return conformances.contains { name in
      !Self.knownProtocols.contains(name) && IntentRole(protocolName: name).isEmpty
    }
  }

  private static func writesMembers(_ attribute: String) -> Bool {
    switch attribute {
    case "MainActor", "available", "Sendable", "Model", "Observable", "frozen",
      "dynamicMemberLookup":
      false
    default: attribute.first?.isUppercase ?? false
    }
  }

  /// Protocols and raw types that give no member of App Intents.
  private static let knownProtocols: Set<String> = [
    "Sendable", "Identifiable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable",
    "CaseIterable", "Comparable", "CustomStringConvertible", "RawRepresentable", "Transferable",
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Character", "Error", "LocalizedError",
    "CustomLocalizedStringResourceConvertible", "InstanceDisplayRepresentable",
    "TypeDisplayRepresentable", "PersistentlyIdentifiable",
  ]
}

/// A member of a type, and the file that it stands in.
struct ReviewedMember {
  let declaration: Declaration
  let file: Int
}

/// Some tokens of a file, to look for words and calls in.
struct Code {
  let range: Range<Int>
  let file: Int
  let tokens: SourceTokens

  init(_ range: Range<Int>, _ file: Int, _ tokens: SourceTokens) {
    self.range = range
    self.file = file
    self.tokens = tokens
  }

  /// The same file's code in other tokens.
  func code(_ range: Range<Int>) -> Code { Code(range, file, tokens) }

  /// The tokens that are one of some words, in order.
  func places(of words: Set<String>) -> [Int] {
    range.filter { tokens.word($0).map(words.contains) ?? false }
  }

  /// The first token that is one of some words.
  func first(of words: String...) -> Int? {
    range.first { i in tokens.word(i).map { words.contains($0) } ?? false }
  }

  /// Whether a word stands in it.
  func contains(_ word: String) -> Bool { first(of: word) != nil }

  /// The calls of some names, by the token of the name: `Service(…)`, `fetch(…)`, `save { … }` no.
  func calls(of names: Set<String>) -> [Int] {
    places(of: names).filter { tokens.sees("(", at: $0 + 1) && !tokens.followsBlank($0 + 1) }
  }

  /// The arguments of a call, by the token of its name: a label each, `nil` for none, and the tokens of the value.
  func arguments(ofCall name: Int) -> [(label: String?, value: Range<Int>)] {
    guard tokens.sees("(", at: name + 1), let close = tokens.partner(name + 1) else { return [] }
    return tokens.elements(name + 2..<close).map { element in
      let first = element.lowerBound
      if element.count > 1, let label = tokens.word(first), tokens.sees(":", at: first + 1) {
        return (label, first + 2..<element.upperBound)
      }
      return (nil, element)
    }
  }

  /// The value of an argument of a call.
  func argument(_ label: String, ofCall name: Int) -> Range<Int>? {
    arguments(ofCall: name).first { $0.label == label }?.value
  }

  /// Whether a token stands behind a point: `.save`.
  func isMember(_ i: Int) -> Bool { tokens.sees(".", at: i - 1) }

  /// The text of a string literal without its quotes; `nil` for any other token and for one that is interpolated.
  func plainString(_ i: Int) -> String? {
    guard i < tokens.count, tokens.isString(i) else { return nil }
    let text = tokens.text(i..<i + 1)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The text of a string literal as it is written, quotes and interpolations included; `nil` for other tokens.
  func writtenString(_ i: Int) -> String? {
    i < tokens.count && tokens.isString(i) ? tokens.text(i..<i + 1) : nil
  }
}
