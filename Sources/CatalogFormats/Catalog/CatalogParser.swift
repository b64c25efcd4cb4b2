// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SystemFiles

/// Where the files of values of a catalog are.
struct ValuesPlace {
  /// The folder that their paths start from.
  var folder: String
  /// Where they must be.
  var bounds: FileBounds
}

/// Turns the tree of one catalog file into declarations, collecting every mistake on the way.
struct CatalogParser {
  /// The value of `format` that this reader understands.
  static let format = "bespeak-catalog/1"

  let utf8: [UInt8]
  let lines: LineIndex
  let file: String
  let valuesPlace: ValuesPlace?
  /// The line of what could not be read.
  ///
  /// It keeps its place in its list while references are
  /// checked, so that the paths of findings are the file's own, and goes before the catalog is used.
  static let unreadable = SourceLocation(line: -1)

  var diagnostics: [Diagnostic] = []
  /// Findings in values files, shown after the catalog's own.
  var valuesDiagnostics: [Diagnostic] = []
  /// The values files that were read.
  var valuesFiles: [String] = []
  /// Where each declaration that others refer to stands, for the columns of later findings.
  var offsets: [String: Int] = [:]
  /// Defaults, to be checked when all types are known.
  var defaults: [PendingDefault] = []
  var appID: String?
  var locale: String?

  init(_ utf8: [UInt8], lines: LineIndex, file: String, values: ValuesPlace?) {
    self.utf8 = utf8
    self.lines = lines
    self.file = file
    valuesPlace = values
  }

  /// Reads the whole file.
  mutating func parse(_ root: JSONValue) -> CatalogReading {
    let path = DeclarationPath.root
    guard
      let members = object(
        root, path, "a catalog",
        keys: [
          "format", "app", "sourceLocale", "enums", "entities", "intents", "shortcuts",
          "negativePhrases", "localizations",
        ], required: ["format", "app"])
    else { return CatalogReading(diagnostics: diagnostics) }

    var catalog = AppCatalog(id: "", app: AppNames(name: ""), file: file)
    for member in members where member.name == "app" {
      appID = member.value["id"]?.text
    }
    for member in members {
      let value = member.value
      let place = path.member(member.name)
      switch member.name {
      case "format": checkFormat(value, place)
      case "app":
        let (id, names) = app(value, place)
        catalog.id = id ?? ""
        catalog.app = names
      case "sourceLocale":
        if let tag = nonEmpty(value, place) {
          checkLocale(tag, value.source.lowerBound, place)
          catalog.sourceLocale = tag
        }
      case "enums":
        catalog.enums = named(value, place, kind: "enum") { $0.enumeration($1, $2) }
      case "entities":
        catalog.entities = named(value, place, kind: "entity") { $0.entity($1, $2) }
      case "intents":
        catalog.intents = named(value, place, kind: "intent") { $0.intent($1, $2) }
      case "shortcuts": catalog.shortcuts = list(value, place) { $0.shortcut($1, $2) }
      case "negativePhrases": catalog.negativePhrases = phrases(value, place)
      case "localizations":
        catalog.localizations = named(value, place, kind: "locale") { $0.localization($1, $2) }
        let limit = CatalogReader.localeLimit
        guard catalog.localizations.count > limit else { break }
        report(
          "too-many-locales", "\(catalog.localizations.count) locales; a catalog may have \(limit)",
          fix: "the first \(limit) count", at: value, place)
        catalog.localizations.removeSubrange(limit...)
      default: break
      }
    }
    return finish(catalog)
  }

  /// Checks a catalog as a whole, once all of it is read.
  private mutating func finish(_ read: AppCatalog) -> CatalogReading {
    var catalog = read
    checkDefaults(catalog)
    for var finding in CatalogConsistency.check(catalog) where finding.location.line >= 0 {
      if let offset = offsets[finding.location.path] {
        (finding.location.line, finding.location.column) = lines.position(at: offset)
      }
      diagnostics.append(finding)
    }
    catalog.removeUnreadable()
    let isUsable = !catalog.id.isEmpty && !catalog.app.name.isEmpty
    var reading = CatalogReading(
      catalogs: isUsable ? [catalog] : [], diagnostics: diagnostics.merging([]) + valuesDiagnostics)
    reading.sources = valuesFiles
    return reading
  }

  private mutating func checkFormat(_ value: JSONValue, _ path: DeclarationPath) {
    guard let format = nonEmpty(value, path), format != Self.format else { return }
    report(
      "wrong-format", "unknown format '\(format)'", fix: "expected '\(Self.format)'",
      at: value, path)
  }

  private mutating func app(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> (id: String?, names: AppNames) {
    var names = AppNames(name: "", location: location(value))
    guard
      let members = object(
        value, path, "app",
        keys: ["id", "name", "spokenName", "synonyms", "pronunciationHints"],
        required: ["id", "name"])
    else { return (nil, names) }
    offsets["app.id"] = value["id"]?.source.lowerBound
    readNames(members, path, into: &names)
    let id = members.first { $0.name == "id" }.flatMap { nonEmpty($0.value, path.member("id")) }
    return (id, names)
  }

  /// Reads `name`, `spokenName` and `synonyms`.
  mutating func readNames(
    _ members: [JSONValue.Member], _ path: DeclarationPath, into names: inout AppNames
  ) {
    for member in members {
      let place = path.member(member.name)
      switch member.name {
      case "name": names.name = nonEmpty(member.value, place) ?? names.name
      case "spokenName": names.spokenName = nonEmpty(member.value, place)
      case "synonyms": names.synonyms = texts(member.value, place)
      case "pronunciationHints":
        for member in self.members(member.value, place) ?? [] {
          guard let hint = nonEmpty(member.value, place.member(member.name)) else { continue }
          names.pronunciationHints.append(PronunciationHint(name: member.name, hint: hint))
        }
      default: break
      }
    }
  }

  private mutating func shortcut(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> ShortcutDeclaration? {
    guard
      let members = object(
        value, path, "shortcut", keys: ["intent", "phrases", "shortTitle", "systemImageName"],
        required: ["intent", "phrases"])
    else { return ShortcutDeclaration(intent: "", phrases: [], location: Self.unreadable) }
    var shortcut = ShortcutDeclaration(intent: "", phrases: [], location: Self.unreadable)
    for member in members {
      let place = path.member(member.name)
      switch member.name {
      case "intent":
        guard let intent = nonEmpty(member.value, place) else { break }
        shortcut.intent = intent
        shortcut.location = location(value)
        offsets[place.description] = member.value.source.lowerBound
      case "phrases": shortcut.phrases = phrases(member.value, place)
      case "shortTitle": shortcut.shortTitle = nonEmpty(member.value, place)
      case "systemImageName": shortcut.systemImageName = nonEmpty(member.value, place)
      default: break
      }
    }
    return shortcut
  }

  /// Reads an array of phrases; empty ones stay, and `CatalogConsistency` reports them.
  mutating func phrases(_ value: JSONValue, _ path: DeclarationPath) -> [PhraseDeclaration] {
    list(value, path) { parser, element, place in
      guard case .string(let text) = element.kind else {
        parser.wrongType(element, place, expected: "a string")
        return PhraseDeclaration("", location: Self.unreadable)
      }
      parser.offsets[place.description] = element.source.lowerBound
      return PhraseDeclaration(text, location: parser.location(element))
    }
  }
}

extension AppCatalog {
  /// Removes what is marked as unreadable; each was reported.
  fileprivate mutating func removeUnreadable() {
    func isUnreadable(_ phrase: PhraseDeclaration) -> Bool {
      phrase.location == CatalogParser.unreadable
    }
    shortcuts.removeAll { $0.location == CatalogParser.unreadable }
    for i in shortcuts.indices { shortcuts[i].phrases.removeAll(where: isUnreadable) }
    negativePhrases.removeAll(where: isUnreadable)
    for i in intents.indices {
      intents[i].parameters.removeAll { $0.location == CatalogParser.unreadable }
    }
    for i in localizations.indices {
      for j in localizations[i].phrases.indices {
        localizations[i].phrases[j].phrases.removeAll(where: isUnreadable)
      }
      for j in localizations[i].negativePhrases.indices {
        localizations[i].negativePhrases[j].phrases.removeAll(where: isUnreadable)
      }
    }
  }
}
