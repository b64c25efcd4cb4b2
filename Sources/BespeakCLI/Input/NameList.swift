// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog

/// The values that `find` looks texts up among.
struct NameList {
  /// The values; the entity of each name is its value's place.
  let values: [EntityValue]

  /// Takes the values that a command's arguments ask for.
  ///
  /// - Throws: `CommandFailure` when nothing or too much is given, and for a type that is not there,
  ///   naming the nearest one.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let paths = arguments.values("catalog")
    if let file = arguments.value("names") {
      for option in ["catalog", "entity", "app"] where arguments.has(option) {
        throw CommandFailure("options '--names' and '--\(option)' exclude each other")
      }
      values = try Self.read(file)
      return
    }
    if paths.isEmpty {
      throw CommandFailure("no names given: use --catalog PATH with --entity TYPE, or --names FILE")
    }
    let reading = CatalogReader().read(paths: paths)
    Findings.report(
      reading.diagnostics.filter { $0.severity == .error }, limit: Findings.limit)
    if reading.catalogs.isEmpty { throw CommandFailure("no catalog could be read") }
    try CatalogOptions.refuseMissing(in: reading)
    values = try Self.choose(
      reading.catalogs, type: arguments.value("entity"), app: arguments.value("app"))
  }

  private static func read(_ file: String) throws(CommandFailure) -> [EntityValue] {
    let reading = CatalogReader().readNames(path: file)
    let isUnreadable = reading.diagnostics.first.map { $0.rule == "unreadable-file" } ?? false
    if isUnreadable, let finding = reading.diagnostics.first {
      throw CommandFailure(finding.message)
    }
    Findings.report(reading.diagnostics, limit: Findings.limit)
    if reading.values.isEmpty { throw CommandFailure("no names in '\(file)'") }
    return reading.values
  }

  /// A type of an app: an entity, or an enum with its cases.
  private struct NamedType {
    var app: String
    var name: String
    var values: [EntityValue]
  }

  private static func choose(
    _ catalogs: [AppCatalog], type: String?, app: String?
  ) throws(CommandFailure) -> [EntityValue] {
    let apps = catalogs.map(\.id)
    if let app, !apps.contains(app) {
      throw CommandFailure("no app '\(app)' is declared\(hint(app, apps))")
    }
    let types = catalogs.filter { app == nil || $0.id == app }.flatMap { catalog in
      catalog.entities.map { NamedType(app: catalog.id, name: $0.name, values: $0.values) }
        + catalog.enums.map { declaration in
          NamedType(
            app: catalog.id, name: declaration.name,
            values: declaration.cases.map {
              EntityValue(id: $0.id, title: $0.title, synonyms: $0.synonyms)
            })
        }
    }
    var names: [String] = []
    for type in types where !names.contains(type.name) { names.append(type.name) }
    guard let wanted = type ?? (types.count == 1 ? names.first : nil) else {
      throw CommandFailure(
        names.isEmpty
          ? "no entity is declared" : "no entity given: use --entity with one of \(list(names))")
    }
    let found = types.filter { $0.name == wanted }
    switch found.count {
    case 0:
      let near = hint(wanted, names)
      let known = names.isEmpty ? "; none is" : "; there are \(list(names))"
      throw CommandFailure("no entity '\(wanted)' is declared\(near.isEmpty ? known : near)")
    case 1: return found[0].values
    default:
      throw CommandFailure(
        "entity '\(wanted)' is declared by several apps: use --app with one of "
          + list(found.map(\.app)))
    }
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    NearestName.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }

  /// An index of the titles and synonyms that are meant for a locale.
  func index(_ locale: LocaleTag) -> EntityIndex {
    var names: [EntityName] = []
    names.reserveCapacity(values.count)
    for (entity, value) in values.enumerated() {
      if let only = value.locale {
        let tag = LocaleTag(only)
        guard locale.fallbackChain.contains(tag) || tag.fallbackChain.contains(locale) else {
          continue
        }
      }
      names.append(EntityName(value.title, entity: entity))
      for synonym in value.synonyms { names.append(EntityName(synonym, entity: entity)) }
    }
    return EntityIndex(names, locale: locale)
  }
}
