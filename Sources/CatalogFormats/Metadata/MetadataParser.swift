// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Turns the tree of one `extract.actionsdata` into declarations.
struct MetadataParser {
  let document: JSONDocument
  var declarations: AppDeclarations
  /// Entities that some parameter says are found by text.
  var searchedEntities: Set<String> = []
  /// Names of enums read so far.
  var enumNames: Set<String> = []
  /// Names of unknown value types that were reported.
  private var unknownTypes: Set<String> = []
  private var unreadCount = 0

  init(_ document: JSONDocument) {
    self.document = document
    declarations = AppDeclarations(file: document.file, kind: .metadata)
  }

  /// Members of the whole file.
  private static let known: Set<String> = [
    "actions", "entities", "queries", "enums", "autoShortcuts", "negativePhrases",
    "shortcutTileColor", "autoShortcutProviderMangledName", "generator", "version",
    "assistantIntents", "assistantEntities", "assistantIntentNegativePhrases", "examplePhrases",
  ]

  /// Reads the whole file.
  mutating func parse() {
    let root = document.root
    guard case .object = root.kind else { return wrongType(root, .root, expected: "an object") }
    guard root.members.contains(where: { Self.known.contains($0.name) }) else {
      return report(
        "wrong-format", "this is JSON, but no App Intents metadata", at: root, .root,
        fix: "metadata is the file 'extract.actionsdata' of a 'Metadata.appintents' folder")
    }
    unread(root, .root, known: Self.known)
    if let name = root["autoShortcutProviderMangledName"] { provider(name) }
    generator(root["generator"])
    let enumsPath = DeclarationPath.root.member("enums")
    for (i, one) in elements(root["enums"], enumsPath).enumerated() {
      enumeration(one, enumsPath.element(i))
    }
    let actions = DeclarationPath.root.member("actions")
    for member in members(root["actions"], actions) {
      action(member, actions.member(member.name))
    }
    queriesAndEntities(root)
    shortcuts(root)
    let negatives = DeclarationPath.root.member("negativePhrases")
    for (i, one) in elements(root["negativePhrases"], negatives).enumerated() {
      declarations.negativePhrases += phrases(one, negatives.element(i))
    }
    if unreadCount > MetadataReader.unreadLimit.count {
      declarations.diagnostics.append(
        Diagnostic(
          rule: "unread-members", severity: .note,
          message: "\(unreadCount) members are unknown to this version; "
            + "the first \(MetadataReader.unreadLimit.count) are kept",
          location: SourceLocation(file: document.file)))
    }
  }

  private mutating func provider(_ value: JSONValue) {
    let path = DeclarationPath.root.member("autoShortcutProviderMangledName")
    guard let text = value.text else {
      if value.kind != .null { wrongType(value, path, expected: "a string") }
      return
    }
    guard !text.isEmpty else { return }
    let name = MangledName(text)
    declarations.module = name?.module
    declarations.providers = [
      LocatedText(name?.name ?? text, location: document.location(value, path))
    ]
  }

  private mutating func generator(_ value: JSONValue?) {
    guard let value, let name = value["name"]?.text else { return }
    let version = value["version"]?.text.map { " " + $0 } ?? ""
    declarations.generator = LocatedText(
      name.shortened + version.shortened,
      location: document.location(value, DeclarationPath.root.member("generator")))
  }

  private mutating func shortcuts(_ root: JSONValue) {
    let path = DeclarationPath.root.member("autoShortcuts")
    for (i, value) in elements(root["autoShortcuts"], path).enumerated() {
      let place = path.element(i)
      guard case .object = value.kind else {
        wrongType(value, place, expected: "an object")
        continue
      }
      unread(
        value, place,
        known: [
          "actionIdentifier", "phraseTemplates", "shortTitle", "systemImageName",
          "availabilityAnnotations", "parameterPresentation",
        ])
      guard let intent = value["actionIdentifier"]?.text, !intent.isEmpty else {
        report(
          "missing-key", "missing key 'actionIdentifier' in shortcut", at: value, place)
        continue
      }
      var shortcut = ShortcutDeclaration(
        intent: intent, phrases: [], location: document.location(value, place))
      let templates = place.member("phraseTemplates")
      for (j, template) in elements(value["phraseTemplates"], templates).enumerated() {
        shortcut.phrases += phrases(template, templates.element(j))
      }
      shortcut.shortTitle = value["shortTitle"].flatMap { localized($0)?.key }
      shortcut.systemImageName = value["systemImageName"]?.text
      declarations.shortcuts.append(shortcut)
    }
  }

  /// The phrases of a template: its key, then its alternatives.
  private mutating func phrases(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> [PhraseDeclaration] {
    if let text = value.text {
      return [PhraseDeclaration(text, location: document.location(value, path))]
    }
    guard let key = value["key"], let text = key.text else {
      wrongType(value["key"] ?? value, path, expected: "a phrase with a 'key'")
      return []
    }
    var phrases = [
      PhraseDeclaration(text, location: document.location(key, path.member("key")))
    ]
    let alternatives = path.member("alternatives")
    for (i, one) in (value["alternatives"]?.elements ?? []).enumerated() {
      let (node, place) =
        one["key"].map { ($0, alternatives.element(i).member("key")) }
        ?? (one, alternatives.element(i))
      guard let text = node.text else { continue }
      phrases.append(PhraseDeclaration(text, location: document.location(node, place)))
    }
    return phrases
  }
}

extension MetadataParser {
  /// A text that may be translated: `{key, alternatives, table}`, or the text itself.
  func localized(_ value: JSONValue) -> (key: String, alternatives: [String], table: String?)? {
    if let text = value.text { return (text, [], nil) }
    guard let key = value["key"]?.text, !key.allSatisfy(\.isWhitespace) else { return nil }
    let alternatives = (value["alternatives"]?.elements ?? []).compactMap {
      $0.text ?? $0["key"]?.text
    }
    return (key, alternatives, value["table"]?.text)
  }

  /// A title, noting the table that translates it.
  mutating func title(_ value: JSONValue?) -> String? {
    guard let value, let text = localized(value) else { return nil }
    if let table = text.table { declarations.tables[text.key] = table }
    return text.key
  }

  /// The first of too many declarations, the rest reported.
  private mutating func limited<T>(_ list: [T], _ value: JSONValue?, _ path: DeclarationPath) -> [T]
  {
    let limit = MetadataReader.declarationLimit
    guard list.count > limit, let value else { return list }
    report("too-large", "\(list.count) elements; the first \(limit) are read", at: value, path)
    return Array(list.prefix(limit))
  }

  /// The elements of an array that may be missing.
  mutating func elements(_ value: JSONValue?, _ path: DeclarationPath) -> [JSONValue] {
    guard let value, value.kind != .null else { return [] }
    guard case .array(let elements) = value.kind else {
      wrongType(value, path, expected: "an array")
      return []
    }
    return limited(elements, value, path)
  }

  /// The members of an object that may be missing, each name once.
  mutating func members(_ value: JSONValue?, _ path: DeclarationPath) -> [JSONValue.Member] {
    guard let value, value.kind != .null else { return [] }
    guard case .object(let members) = value.kind else {
      wrongType(value, path, expected: "an object")
      return []
    }
    var seen: Set<String> = []
    return limited(members.filter { seen.insert($0.name).inserted }, value, path)
  }

  /// Keeps the members of an object that no reader knows.
  mutating func unread(_ value: JSONValue, _ path: DeclarationPath, known: Set<String>) {
    for member in value.members where !known.contains(member.name) {
      unreadCount += 1
      guard unreadCount <= MetadataReader.unreadLimit.count,
        member.value.source.count <= MetadataReader.unreadLimit.bytes
      else { continue }
      declarations.unreadMembers.append(
        UnreadMember(
          json: document.source(member.value),
          location: document.location(at: member.nameOffset, path.member(member.name))))
    }
  }

  /// Reports a type that is known by its number only; once a type.
  mutating func unknownType(_ name: String, _ value: JSONValue, _ path: DeclarationPath) {
    guard unknownTypes.count < JSONDocument.findingLimit, unknownTypes.insert(name).inserted
    else { return }
    report(
      "unknown-value-type", "values of type '\(name.shortened)' are unknown to this version",
      at: value, path, severity: .note)
  }

  /// Reports a node of another kind than expected.
  mutating func wrongType(_ value: JSONValue, _ path: DeclarationPath, expected: String) {
    let name = path.description.isEmpty ? "the file" : "'\(path.description.shortened)'"
    report(
      "wrong-type", "expected \(expected) for \(name), found \(value.kindName)", at: value, path)
  }

  /// Reports a mistake at a node; of a file full of them, the first few hundred.
  mutating func report(
    _ rule: String, _ message: String, at value: JSONValue, _ path: DeclarationPath,
    fix: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    guard declarations.diagnostics.count < 200 else { return }
    declarations.diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix,
        location: document.location(value, path)))
  }
}
