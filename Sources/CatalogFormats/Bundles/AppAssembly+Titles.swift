// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension AppAssembly {
  /// Finds the translations of titles in the app's ordinary tables.
  ///
  /// Titles of enum cases are spoken, so a phrase with such a slot is heard in another language only
  /// with their translations. Titles of intents, parameters and types, and dialogs, are shown. Where the
  /// source language's own table has another text than the key, that is the title.
  mutating func translateTitles(_ declarations: AppDeclarations) {
    guard !parts.textTables.isEmpty || !parts.textCatalogs.isEmpty else { return }
    let texts = TitleTables(parts, isSource: isSource)
    func key(_ title: String) -> (table: String, key: String) {
      (declarations.tables[title] ?? "Localizable", declarations.keys[title] ?? title)
    }
    let original = catalog
    if texts.hasSource { retitle { texts.source(key($0)) } }
    for locale in texts.locales {
      var cases: [EnumCaseTranslation] = []
      for (one, now) in zip(original.enums, catalog.enums) {
        for (enumCase, shown) in zip(one.cases, now.cases) {
          guard let title = texts.entry(key(enumCase.title), locale) else { continue }
          let synonyms = zip(enumCase.synonyms, shown.synonyms).map {
            texts.entry(key($0), locale)?.value ?? $1
          }
          cases.append(
            EnumCaseTranslation(
              enumName: one.name, caseID: enumCase.id, title: title.value, synonyms: synonyms,
              location: title.location))
        }
      }
      var strings: [StringTranslation] = []
      for (title, shown) in zip(Self.titles(original), Self.titles(catalog)) {
        guard let text = texts.entry(key(title), locale) else { continue }
        strings.append(
          StringTranslation(source: shown, target: text.value, location: text.location))
      }
      guard !cases.isEmpty || !strings.isEmpty else { continue }
      var seen: Set<String> = []
      strings.removeAll { !seen.insert($0.source).inserted }
      localize(locale, cases.first?.location ?? strings[0].location) {
        $0.enumCases = cases
        $0.strings = strings
      }
    }
  }

  /// Puts the source language's own texts in the place of keys.
  private mutating func retitle(_ text: (String) -> String?) {
    for i in catalog.enums.indices {
      catalog.enums[i].title = text(catalog.enums[i].title) ?? catalog.enums[i].title
      for j in catalog.enums[i].cases.indices {
        var one = catalog.enums[i].cases[j]
        one.title = text(one.title) ?? one.title
        one.synonyms = one.synonyms.map { text($0) ?? $0 }
        catalog.enums[i].cases[j] = one
      }
    }
    for i in catalog.entities.indices {
      catalog.entities[i].title = text(catalog.entities[i].title) ?? catalog.entities[i].title
    }
    for i in catalog.intents.indices {
      catalog.intents[i].title = text(catalog.intents[i].title) ?? catalog.intents[i].title
      for j in catalog.intents[i].parameters.indices {
        var one = catalog.intents[i].parameters[j]
        one.title = one.title.map { text($0) ?? $0 }
        one.requestValueDialog = one.requestValueDialog.map { text($0) ?? $0 }
        one.requestDisambiguationDialog = one.requestDisambiguationDialog.map { text($0) ?? $0 }
        catalog.intents[i].parameters[j] = one
      }
    }
    for i in catalog.shortcuts.indices {
      catalog.shortcuts[i].shortTitle = catalog.shortcuts[i].shortTitle.map { text($0) ?? $0 }
    }
  }

  /// The titles and dialogs of a catalog, in order; as many however they are spelled.
  private static func titles(_ catalog: AppCatalog) -> [String] {
    catalog.intents.flatMap { intent in
      [intent.title]
        + intent.parameters.flatMap {
          [$0.title, $0.requestValueDialog, $0.requestDisambiguationDialog].compactMap(\.self)
        }
    } + catalog.enums.map(\.title) + catalog.entities.map(\.title)
      + catalog.shortcuts.compactMap(\.shortTitle)
  }
}

/// The ordinary tables of an app, by name, language and key.
private struct TitleTables {
  private var entries: [String: [String: [String: StringsTable.Entry]]] = [:]
  private(set) var locales: [String] = []
  private(set) var hasSource = false

  init(_ parts: AppParts, isSource: (String) -> Bool) {
    func add(_ table: String, _ locale: String, _ strings: StringsTable) {
      let locale = isSource(locale) ? "" : locale
      if locale.isEmpty {
        hasSource = true
      } else if !locales.contains(locale) {
        locales.append(locale)
      }
      entries[table, default: [:]][locale, default: [:]].merge(strings.entriesByKey) { a, _ in a }
    }
    for (name, tables) in parts.textTables.sorted(by: { $0.key < $1.key }) {
      for table in tables { add(name, table.locale, table.strings) }
    }
    for (name, catalogs) in parts.textCatalogs.sorted(by: { $0.key < $1.key }) {
      for table in catalogs.flatMap({ $0.tables() }) { add(name, table.locale, table.strings) }
    }
  }

  /// The text of a key in the source language, where a table has one.
  func source(_ place: (table: String, key: String)) -> String? {
    entry(place, "")?.value
  }

  func entry(_ place: (table: String, key: String), _ locale: String) -> StringsTable.Entry? {
    guard let found = entries[place.table]?[locale]?[place.key],
      !found.value.allSatisfy(\.isWhitespace)
    else { return nil }
    return found
  }
}
