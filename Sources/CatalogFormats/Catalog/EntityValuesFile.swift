// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

/// A file of entity values that belongs to no catalog: JSON Lines, each line saying whose value it is.
///
///     {"entity": "BerthEntity", "id": "12", "title": "North pier", "synonyms": ["the north"]}
///
/// No build artefact holds an app's values, so this is where they come from. An entity whose app
/// suggests values, with none of them marked `"suggested": true` here, gets all as suggested.
struct EntityValuesFile {
  /// The file.
  var path: String

  /// Gives the values to the catalogs that declare their entities.
  ///
  /// Findings: those of a values file, `unknown-app` and `unknown-entity` for values that nobody
  /// asked for, each once with the nearest name.
  func apply(to reading: inout CatalogReading) {
    var reader = ValuesReader(file: path, app: nil, isRouted: true)
    let values: [EntityValue]
    do throws(FileFault) {
      values = try reader.read(path: path)
    } catch {
      reading.missing.append(path)
      reading.diagnostics.append(
        Diagnostic(
          rule: "unreadable-file", severity: .error,
          message: "cannot read '\(path)': \(error.message)", location: SourceLocation(file: path)))
      return
    }
    reading.diagnostics += reader.diagnostics
    var order: [ValuesReader.Route] = []
    var byRoute: [ValuesReader.Route: [EntityValue]] = [:]
    for (route, value) in zip(reader.routes, values) {
      if byRoute[route] == nil { order.append(route) }
      byRoute[route, default: []].append(value)
    }
    let owners = Owners(reading.catalogs)
    for route in order { give(byRoute[route] ?? [], to: route, owners, &reading) }
  }

  /// Where apps stand by their ids, and entities by their names.
  private struct Owners {
    let apps: [String: [Int]]
    let entities: [String: [(app: Int, entity: Int)]]

    init(_ catalogs: [AppCatalog]) {
      apps = Dictionary(grouping: catalogs.indices) { catalogs[$0].id }
      var entities: [String: [(app: Int, entity: Int)]] = [:]
      for (i, catalog) in catalogs.enumerated() {
        for (k, entity) in catalog.entities.enumerated()
        where entities[entity.name]?.last?.app != i {
          entities[entity.name, default: []].append((i, k))
        }
      }
      self.entities = entities
    }
  }

  private func give(
    _ values: [EntityValue], to route: ValuesReader.Route, _ owners: Owners,
    _ reading: inout CatalogReading
  ) {
    let apps = route.app.map { owners.apps[$0] ?? [] } ?? Array(reading.catalogs.indices)
    let line = values.first?.location ?? SourceLocation(file: path)
    if let app = route.app, apps.isEmpty {
      let ids = reading.catalogs.lazy.prefix(10_000).map(\.id)
      return report(
        "unknown-app", "no app '\(app.shortened)' is loaded", at: line,
        nearest: NearestName.nearest(to: app, among: ids), &reading)
    }
    var isGiven = false
    for (i, k) in owners.entities[route.entity] ?? []
    where route.app == nil || reading.catalogs[i].id == route.app {
      isGiven = true
      var entity = reading.catalogs[i].entities[k]
      var ids = Set(entity.values.map(\.id))
      entity.values += values.filter { ids.insert($0.id).inserted }
      if entity.query == .suggested, !entity.values.contains(where: \.isSuggested) {
        for j in entity.values.indices { entity.values[j].isSuggested = true }
      }
      reading.catalogs[i].entities[k] = entity
      reading.catalogs[i].coverage.insert(.values)
    }
    guard !isGiven else { return }
    let names = apps.prefix(1_000).flatMap {
      reading.catalogs[$0].entities.prefix(1_000).map(\.name)
    }
    report(
      "unknown-entity", "no app loaded has an entity '\(route.entity.shortened)'", at: line,
      nearest: NearestName.nearest(to: route.entity, among: names.prefix(10_000)), &reading)
  }

  private func report(
    _ rule: String, _ message: String, at location: SourceLocation, nearest: String?,
    _ reading: inout CatalogReading
  ) {
    guard reading.diagnostics.count < 10_000 else { return }
    reading.diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message,
        fix: nearest.map { "did you mean '\($0)'?" }, location: location))
  }
}
