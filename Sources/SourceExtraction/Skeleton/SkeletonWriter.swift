// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Writes of a source what App Intents are extracted from, and nothing else.
///
/// Kept are the heads of types, titles, parameters, cases and phrases, as they are written.
/// What a type needs besides to be what it is, is put in: bodies that end the process, since nothing
/// of it ever runs. All else is left out, so that it need not be there to compile.
struct SkeletonWriter {
  let file: SourceFile
  let fileIndex: Int
  let index: DeclarationIndex
  let plan: SkeletonPlan
  /// What the framework's protocols are called with, unless the app has a type of the module's name.
  let module: String
  var text: SkeletonText
  var regions: [SkeletonRegion] = []
  /// The first parts of names of types that no file at hand declares.
  var unresolved: Set<String> = []
  /// The intents of App Shortcuts that no source declares, by where they are named.
  var intents: [Int: String] = [:]
  /// The App Shortcuts of which no source says what their intents are.
  var unknownIntents: [SkeletonRegion] = []
  /// The names that App Shortcuts give values to where they make their intents, by the shortcuts' paths.
  var setUp: [String: Set<String>] = [:]
  var places = DeclaredPlaces()
  /// Further declarations of types that are declared already.
  private(set) var duplicates: [(name: String, offset: Int)] = []
  /// How many App Shortcuts the provider at hand has so far.
  var shortcutCount = 0
  /// Whether some App Shortcut of what is at hand was given up.
  var givesUpShortcut = false
  /// The App Shortcut at hand: its bytes and its path.
  var shortcutRange = 0..<0
  var shortcutPath = ""
  /// The constants that the body at hand declares, with what they are made by.
  var locals: [String: [PathStep]?] = [:]
  /// How many brackets are open.
  var depth = 0
  /// The full name of the type at hand.
  var typeName = ""
  /// Whether the extension at hand is what makes its type a provider of App Shortcuts.
  var makesProvider = false
  /// The path of what is at hand, where its parts have places of their own.
  var path: DeclarationPath?

  var tokens: SourceTokens { file.tokens }

  init(
    _ file: SourceFile, at fileIndex: Int, _ index: DeclarationIndex, _ plan: SkeletonPlan,
    module: String
  ) {
    self.module = module
    self.file = file
    self.fileIndex = fileIndex
    self.index = index
    self.plan = plan
    text = SkeletonText(file.active)
  }

  /// The value that stands for one which only runs could tell.
  static let unknown = "__bespeakUnknown()"

  /// Why an App Shortcut is left out whose intent is what no source tells.
  static let unknownIntent = "no source here says what its intent is"

  /// Writes the file.
  mutating func write() {
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

  /// Keeps tokens that name types, without the names of the app's own modules: all is one module.
  mutating func keepType(_ range: Range<Int>, in scope: String) {
    var start = range.lowerBound
    var i = start
    while i < range.upperBound {
      guard let first = tokens.word(i), !tokens.sees(".", at: i - 1) else {
        i += 1
        continue
      }
      var path = [first]
      var next = i + 1
      while tokens.sees(".", at: next), next + 1 < range.upperBound,
        let member = tokens.word(next + 1)
      {
        path.append(member)
        next += 2
      }
      if !Self.systemTypes.contains(first), index.resolve(path, inside: scope) == nil {
        unresolved.insert(first)
      } else if index.beginsWithModule(path, inside: scope) {
        keep(start..<i)
        start = i + 2
      }
      i = next
    }
    keep(start..<range.upperBound)
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

  /// Writes a type with its members; nothing where it takes no part.
  mutating func type(_ one: Declaration, in outer: String) {
    let name = index.fullName(of: one, in: outer, tokens)
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
    if keyword == "extension" {
      if !index.isDeclared(name) { unresolved.insert(tokens.word(one.nameToken) ?? "") }
      text.insert(StandIns.quoted(name), at: nameOffset)
    } else {
      keep(one.nameToken..<one.nameToken + 1)
      if let generics = one.generics, keyword != "protocol" { keepType(generics, in: name) }
    }
    let isFirst = keyword != "extension" || entry.file == nil && isFirstExtension(one, name)
    if isFirst {
      let conformances = conformances(of: one, name, entry, role)
      if !conformances.isEmpty { text.insert(": " + conformances.joined(separator: ", ")) }
    }
    text.insert(" {", at: tokens.offset(body.lowerBound))
    let outerMakesProvider = makesProvider
    makesProvider =
      keyword == "extension"
      && index.role(of: one.inherited.flatMap { tokens.references($0, in: outer) })
        .contains(.provider)
    for member in one.members { self.member(member, of: name, entry, role) }
    makesProvider = outerMakesProvider
    let end = tokens.offset(body.upperBound - 1)
    if isFirst, keyword != "protocol", !entry.isProtocol {
      text.insert(requirements(name, entry, role), at: end)
    }
    text.insert("};", at: end)
  }

  /// Whether this extension is the first of its type, where the type itself is not here.
  private func isFirstExtension(_ one: Declaration, _ name: String) -> Bool {
    guard index.entries[name]?.files.min() == fileIndex else { return false }
    return file.outline.first {
      $0.kind == .type && index.fullName(of: $0, in: "", tokens) == name
    }?.tokens == one.tokens
  }

  /// Types that are seldom the app's own.
  private static let systemTypes: Set<String> = [
    "AppEntity", "AppEnum", "AppShortcut", "AppShortcutsContent", "Bool", "Date", "DateComponents",
    "DisplayRepresentation", "Double", "Float", "Int", "IntentDescription", "IntentFile",
    "IntentPerson", "LocalizedStringResource", "Measurement", "NegativeAppShortcutPhrases", "Self",
    "String", "StringSearchCriteria", "TypeDisplayRepresentation", "URL", "UUID", "UnitDuration",
    "UnitLength", "var", "let", "some", "any", "typealias", "AttributedString", "AppIntents",
  ]

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Character",
  ]

  private func conformances(
    of one: Declaration, _ name: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) -> [String] {
    var names: [String] = []
    if entry.keyword == "enum", writesCases(of: name, entry, role), !entry.hasPayloads {
      // The raw type comes first; what is told apart by a property of its own has some, too.
      let raw = one.inherited.lazy.compactMap { tokens.word($0.lowerBound) }
        .first(where: Self.rawTypes.contains)
      if let raw {
        names.append(raw)
      } else if role.contains(.enumeration) {
        names.append("String")
      }
    }
    if entry.inherits("CaseIterable"), !role.isDisjoint(with: .entities) {
      names.append("CaseIterable")
    }
    names += role.conformances.map { module + $0 }
    if plan.helpers.contains(name), !entry.isProtocol { names.append("__BespeakStandIn") }
    return names
  }

  /// Whether the cases of an enum are written down: those that catalogs tell of, and those of other
  /// types that values by default may name.
  func writesCases(
    of name: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) -> Bool {
    role.contains(.enumeration) || plan.helpers.contains(name) && !entry.hasPayloads
  }

  /// What a type needs to be what it is, beside what is written of it.
  private func requirements(
    _ name: String, _ entry: DeclarationIndex.Entry, _ role: IntentRole
  ) -> String {
    let short = "`\(DeclarationIndex.shortName(name))`"
    var needs: [String] = []
    if entry.keyword == "class" || entry.keyword == "actor" { needs.append("init() {}") }
    if !role.isDisjoint(with: .entities) {
      if !role.contains(.transientEntity) {
        // What entities are told apart by stands in no catalog; a type called 'ID' inside is it.
        let type = plan.wanted.contains(name + ".ID") ? "ID" : "String"
        needs.append("var id: \(type) { fatalError() }")
      }
      if entry.inherits("CaseIterable") {
        needs.append("static var allCases: [\(short)] { fatalError() }")
      }
    }
    let isShownEnum = plan.shells[name]?.isEmpty == false
    if role.contains(.enumeration), entry.hasPayloads || entry.keyword != "enum" && !isShownEnum {
      needs += [
        "var rawValue: String { fatalError() }", "init?(rawValue: String) { fatalError() }",
        "static var allCases: [\(short)] { fatalError() }",
      ]
    }
    return needs.map { " " + $0 + ";" }.joined()
  }
}
