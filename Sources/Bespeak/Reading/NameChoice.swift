// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import IntentCatalog
import TextAnalysis

/// The values of a type, to look texts up among.
package enum NameChoice {
  /// A type of an app: an entity, or an enum with its cases.
  private struct NamedType {
    var app: String
    var name: String
    var values: [EntityValue]
  }

  /// The values of an entity, or the cases of an enum.
  ///
  /// - Parameters:
  ///   - type: Its name; `nil` where there is one type.
  ///   - app: The app that declares it; `nil` where one does.
  ///   - ways: How to name a type and an app, for who did not.
  /// - Throws: `LineFault` where there is none or more than one, naming what is near.
  package static func values(
    of type: String?, app: String?, in catalogs: [AppCatalog],
    ways: (type: String, app: String) = ("name", "name")
  ) throws(LineFault) -> [EntityValue] {
    let apps = catalogs.map(\.id)
    if let app, !apps.contains(app) {
      throw LineFault(message: "no app '\(app)' is declared\(hint(app, apps))")
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
      throw LineFault(
        message: names.isEmpty
          ? "no entity is declared" : "no entity given: \(ways.type) one of \(list(names))")
    }
    let found = types.filter { $0.name == wanted }
    switch found.count {
    case 0:
      let near = hint(wanted, names)
      let known = names.isEmpty ? "; none is" : "; there are \(list(names))"
      throw LineFault(message: "no entity '\(wanted)' is declared\(near.isEmpty ? known : near)")
    case 1: return found[0].values
    default:
      throw LineFault(
        message: "entity '\(wanted)' is declared by several apps: \(ways.app) one of "
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

  /// An index of the titles and synonyms that are meant for a locale; the entity of each name is its value's
  /// place.
  package static func index(_ values: [EntityValue], for locale: LocaleTag) -> EntityIndex {
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
