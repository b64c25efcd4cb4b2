// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

/// The localised texts of one app whose declarations are in code.
///
///     let resources = AppResources(folder: "Resources")
///     let catalog = resources.localizing(declared)          // phrases and names in each language
///     resources.text(forKey: "task.title", locale: "de-AT")  // "Aufgabe", of "de"
///
/// Read are the tables (`.strings`) in language folders and string catalogs (`.xcstrings`): of
/// phrases, of names (`InfoPlist`), and all others. What belongs to an app inside the folder is left
/// out. Nothing is read anew later.
package struct AppResources: Sendable {
  /// What is wrong with the files.
  package let diagnostics: [Diagnostic]
  private let parts: AppParts
  /// The texts by table, language and key; the base language's is "".
  private let texts: [String: [String: [String: String]]]
  /// Most tables and string catalogs that are read.
  private static let fileLimit = 10_000

  /// Reads a folder, with the folders in it; one that cannot be read is a finding.
  package init(folder: String) {
    var parts = AppParts(path: folder, fallbackName: "")
    var walk = AppFileWalk(FileBounds([folder]))
    do throws(FileFault) {
      walk.search(folder: folder, identity: try FileStatus(path: folder).identity)
    } catch {
      parts.diagnostics.append(
        Diagnostic(
          rule: "unreadable-file", severity: .error,
          message: "cannot read '\(folder)': \(error.message)",
          fix: "give the folder that the language folders stand in",
          location: SourceLocation(file: folder)))
    }
    parts.diagnostics += walk.diagnostics
    for file in walk.sets.first?.files.prefix(Self.fileLimit) ?? [] {
      switch file.kind {
      case .phraseStrings: parts.phraseTables += Self.table(file, &parts.diagnostics)
      case .phraseCatalog:
        parts.phraseCatalogs += Self.catalog(file, holdsPhrases: true, &parts.diagnostics)
      case .nameStrings: parts.nameTables += Self.table(file, &parts.diagnostics)
      case .nameCatalog:
        parts.nameCatalogs += Self.catalog(file, holdsPhrases: false, &parts.diagnostics)
      case .strings(let name):
        parts.textTables[name, default: []] += Self.table(file, &parts.diagnostics)
      case .stringCatalog(let name):
        parts.textCatalogs[name, default: []] +=
          Self.catalog(file, holdsPhrases: false, &parts.diagnostics)
      default: continue
      }
    }
    texts = Self.texts(of: parts)
    diagnostics = parts.diagnostics
    self.parts = parts
  }

  /// The catalog with the translations of its phrases and of the app's names.
  ///
  /// As the platform has it: a key of `AppShortcuts.strings` is a phrase, a key of
  /// `AppShortcuts.xcstrings` the first one of a shortcut. The source language's own table replaces
  /// phrases.
  package func localizing(_ declared: AppCatalog) -> AppCatalog {
    var assembly = AppAssembly(parts)
    return assembly.localize(declared)
  }

  /// The text of a key in a language, else in a language of fewer subtags.
  ///
  /// - Parameters:
  ///   - key: The text's key in its table.
  ///   - table: The table's name; `nil` means `Localizable`.
  ///   - locale: A tag: `de-AT`.
  package func text(forKey key: String, table: String? = nil, locale: String) -> String? {
    guard let languages = texts[table ?? "Localizable"] else { return nil }
    var tag = locale[...]
    while true {
      if let text = languages[String(tag)]?[key] { return text }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<dash]
    }
  }

  /// The languages that any text is in, sorted.
  package var locales: [String] {
    let tables = parts.phraseTables.map(\.locale) + parts.nameTables.map(\.locale)
    let catalogs = (parts.phraseCatalogs + parts.nameCatalogs).flatMap { $0.locales.map(\.text) }
    return Set(tables + catalogs + texts.values.flatMap(\.keys)).filter { !$0.isEmpty }.sorted()
  }

  private static func texts(of parts: AppParts) -> [String: [String: [String: String]]] {
    var texts: [String: [String: [String: String]]] = [:]
    func add(_ name: String, _ locale: String, _ strings: StringsTable) {
      for entry in strings.entries {
        texts[name, default: [:]][locale, default: [:]][entry.key] = entry.value
      }
    }
    for (name, tables) in parts.textTables {
      for table in tables { add(name, table.locale, table.strings) }
    }
    for (name, catalogs) in parts.textCatalogs {
      for table in catalogs.flatMap({ $0.tables() }) { add(name, table.locale, table.strings) }
    }
    return texts
  }

  private static func table(
    _ file: AppFile, _ findings: inout [Diagnostic]
  ) -> [AppParts.Table] {
    guard let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &findings) else {
      return []
    }
    let table = StringsReader().read(utf8: bytes, file: file.path)
    findings += table.diagnostics
    return [AppParts.Table(locale: file.locale ?? "", strings: table)]
  }

  private static func catalog(
    _ file: AppFile, holdsPhrases: Bool, _ findings: inout [Diagnostic]
  ) -> [StringCatalog] {
    guard let bytes = FileBytes.read(file, limit: JSONDocument.sizeLimit, &findings) else {
      return []
    }
    let catalog = StringCatalogReader(holdsPhrases: holdsPhrases)
      .read(utf8: bytes, file: file.path)
    findings += catalog.diagnostics
    return [catalog]
  }
}
