// SPDX-License-Identifier: Apache-2.0

import Bespeak

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
      for option in ["catalog", "entity", "app", "app-name", "app-id"] where arguments.has(option) {
        throw CommandFailure("options '--names' and '--\(option)' exclude each other")
      }
      values = try Self.read(file)
      return
    }
    if paths.isEmpty {
      throw CommandFailure("no names given: use --catalog PATH with --entity TYPE, or --names FILE")
    }
    var reader = CatalogReader()
    try CatalogOptions.takeAppNames(arguments, &reader)
    let reading = reader.read(paths: paths)
    try CatalogOptions.refuseOneName(for: reading, reader)
    Findings.report(
      reading.diagnostics.filter { $0.severity == .error }, limit: Findings.limit)
    if reading.catalogs.isEmpty { throw CommandFailure("no catalog could be read") }
    try CatalogOptions.refuseMissing(in: reading)
    do throws(LineFault) {
      values = try NameChoice.values(
        of: arguments.value("entity"), app: arguments.value("app"), in: reading.catalogs,
        ways: ("use --entity with", "use --app with"))
    } catch {
      throw CommandFailure(error.message)
    }
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

  /// An index of the titles and synonyms that are meant for a locale.
  func index(_ locale: LocaleTag) -> EntityIndex { NameChoice.index(values, for: locale) }
}
