// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SystemFiles

extension CatalogParser {
  /// Reads an enum.
  mutating func enumeration(
    _ member: JSONValue.Member, _ path: DeclarationPath
  ) -> EnumDeclaration? {
    guard
      let members = object(
        member.value, path, "enum", keys: ["title", "cases"], required: ["cases"])
    else { return nil }
    var declaration = EnumDeclaration(
      name: member.name, title: member.name, cases: [], location: location(at: member.nameOffset))
    for member in members {
      let place = path.member(member.name)
      if member.name == "title" {
        declaration.title = nonEmpty(member.value, place) ?? declaration.title
      } else {
        var ids: Set<String> = []
        declaration.cases = list(member.value, place) { $0.enumCase($1, $2, &ids) }
      }
    }
    return declaration
  }

  private mutating func enumCase(
    _ value: JSONValue, _ path: DeclarationPath, _ ids: inout Set<String>
  ) -> EnumCase? {
    guard
      let members = object(
        value, path, "enum case", keys: ["id", "title", "synonyms"], required: ["id", "title"])
    else { return nil }
    var id: String?
    var title: String?
    var synonyms: [String] = []
    for member in members {
      let place = path.member(member.name)
      switch member.name {
      case "id": id = nonEmpty(member.value, place)
      case "title": title = nonEmpty(member.value, place)
      default: synonyms = texts(member.value, place)
      }
    }
    guard let id else { return nil }
    guard ids.insert(id).inserted else {
      report(
        "duplicate-name", "case '\(id)' is declared twice", fix: "the first one counts",
        at: value, path)
      return nil
    }
    // A case whose title is at fault stays known, so that translations of it are no second mistake.
    return EnumCase(id: id, title: title ?? id, synonyms: synonyms, location: location(value))
  }

  /// Reads an entity type and its values.
  mutating func entity(
    _ member: JSONValue.Member, _ path: DeclarationPath
  ) -> EntityDeclaration? {
    guard
      let members = object(
        member.value, path, "entity", keys: ["title", "query", "open", "values"])
    else { return nil }
    var declaration = EntityDeclaration(
      name: member.name, title: member.name, location: location(at: member.nameOffset))
    for member in members {
      let value = member.value
      let place = path.member(member.name)
      switch member.name {
      case "title": declaration.title = nonEmpty(value, place) ?? declaration.title
      case "query":
        guard let spelling = nonEmpty(value, place) else { break }
        let known = EntityQueryKind.allCases.map(\.rawValue)
        if let query = EntityQueryKind(rawValue: spelling) {
          declaration.query = query
        } else {
          report(
            "invalid-query", "unknown query '\(spelling)'",
            fix: NearestName.nearest(to: spelling, among: known).map { "did you mean '\($0)'?" }
              ?? "queries: " + known.joined(separator: ", "),
            at: value, place)
        }
      case "open": declaration.isOpen = bool(value, place)
      case "values":
        if let path = value.text {
          declaration.valuesFile = path
          declaration.values = valuesFile(path, value, place)
        } else if case .array = value.kind {
          var ids: Set<String> = []
          declaration.values = list(value, place) { $0.entityValue($1, $2, &ids) }
        } else {
          wrongType(value, place, expected: "an array or the path of a file")
        }
      default: break
      }
    }
    return declaration
  }

  private mutating func entityValue(
    _ value: JSONValue, _ path: DeclarationPath, _ ids: inout Set<String>
  ) -> EntityValue? {
    guard
      let members = object(
        value, path, "value", keys: ValuesReader.keys, required: ["id", "title"])
    else { return nil }
    var result = EntityValue(id: "", title: "", location: location(value))
    for member in members {
      let value = member.value
      let place = path.member(member.name)
      switch member.name {
      case "id":
        if case .number(let number) = value.kind, Int(number) != nil {
          result.id = number
        } else if case .number = value.kind {
          wrongType(value, place, expected: "a string or a whole number")
        } else {
          result.id = nonEmpty(value, place) ?? ""
        }
      case "title": result.title = nonEmpty(value, place) ?? ""
      case "synonyms": result.synonyms = texts(value, place)
      case "subtitle": result.subtitle = nonEmpty(value, place)
      case "suggested": result.isSuggested = bool(value, place)
      case "locale":
        guard let tag = nonEmpty(value, place) else { break }
        checkLocale(tag, value.source.lowerBound, place)
        result.locale = tag
      default: break
      }
    }
    guard !result.id.isEmpty, !result.title.isEmpty else { return nil }
    guard ids.insert(result.id).inserted else {
      report(
        "duplicate-value", "value '\(result.id)' is given twice", fix: "the first one counts",
        at: value, path, severity: .warning)
      return nil
    }
    return result
  }

  private mutating func valuesFile(
    _ name: String, _ value: JSONValue, _ path: DeclarationPath
  ) -> [EntityValue] {
    guard !name.isEmpty else {
      report("empty-text", "empty text for 'values'", at: value, path)
      return []
    }
    guard let valuesPlace else {
      report(
        "values-file", "cannot read values file '\(name)': the catalog is in no folder",
        fix: "give the values as an array", at: value, path)
      return []
    }
    let isAbsolute = name.hasPrefix("/")
    let full = isAbsolute ? name : valuesPlace.folder + "/" + name
    if isAbsolute || Self.climbsOut(name) {
      guard valuesPlace.bounds.hold(full) else {
        report(
          "values-file",
          "cannot read values file '\(name)': it is not in the catalog's folder, nor in what was given",
          fix: "keep the file beside the catalog", at: value, path)
        return []
      }
      report(
        "values-outside", "values file '\(name)' is outside the catalog's folder",
        fix: "keep the file beside the catalog", at: value, path, severity: .warning)
    }
    // Findings name the file as the catalog does: a catalog in the working folder has no './'.
    let shown = full.hasPrefix("./") ? String(full.dropFirst(2)) : full
    do throws(FileFault) {
      var reader = ValuesReader(file: shown, app: appID)
      let values = try reader.read(path: full, within: valuesPlace.bounds)
      valuesFiles.append(shown)
      valuesDiagnostics += reader.diagnostics
      return values
    } catch {
      report(
        "values-file", "cannot read values file '\(name)': \(error.message)",
        fix: "the path is relative to the catalog's folder", at: value, path)
      return []
    }
  }

  /// Whether a relative path leads above the folder it starts in.
  private static func climbsOut(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
