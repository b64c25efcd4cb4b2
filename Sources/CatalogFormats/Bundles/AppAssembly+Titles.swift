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
    func key(_ place: TextPlace, _ text: String) -> TextKey {
      declarations.keys[place]
        ?? TextKey(table: declarations.tables[text] ?? "Localizable", key: text)
    }
    let original = catalog
    if texts.hasSource { retitle { texts.entry(key($0, $1), "")?.value ?? $1 } }
    for locale in texts.locales {
      var cases: [EnumCaseTranslation] = []
      for (one, now) in zip(original.enums, catalog.enums) {
        for (enumCase, shown) in zip(one.cases, now.cases) {
          let place = TextPlace.enumCase(one.name, enumCase.id)
          guard let title = texts.entry(key(place, enumCase.title), locale) else { continue }
          let synonyms = enumCase.synonyms.indices.map { i in
            let place = TextPlace.synonym(one.name, enumCase.id, i)
            return texts.entry(key(place, enumCase.synonyms[i]), locale)?.value
              ?? shown.synonyms[i]
          }
          cases.append(
            EnumCaseTranslation(
              enumName: one.name, caseID: enumCase.id, title: title.value, synonyms: synonyms,
              location: title.location))
        }
      }
      var strings: [StringTranslation] = []
      for ((place, title), (_, shown)) in zip(Self.titles(original), Self.titles(catalog)) {
        guard let text = texts.entry(key(place, title), locale) else { continue }
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
  private mutating func retitle(_ text: (TextPlace, String) -> String) {
    for i in catalog.enums.indices {
      let name = catalog.enums[i].name
      catalog.enums[i].title = text(.enumeration(name), catalog.enums[i].title)
      for j in catalog.enums[i].cases.indices {
        var one = catalog.enums[i].cases[j]
        one.title = text(.enumCase(name, one.id), one.title)
        for k in one.synonyms.indices {
          one.synonyms[k] = text(.synonym(name, one.id, k), one.synonyms[k])
        }
        catalog.enums[i].cases[j] = one
      }
    }
    for i in catalog.entities.indices {
      catalog.entities[i].title = text(
        .entity(catalog.entities[i].name), catalog.entities[i].title)
    }
    for i in catalog.intents.indices {
      let name = catalog.intents[i].name
      catalog.intents[i].title = text(.intent(name), catalog.intents[i].title)
      for j in catalog.intents[i].parameters.indices {
        var one = catalog.intents[i].parameters[j]
        one.title = one.title.map { text(.parameter(name, one.name), $0) }
        one.requestValueDialog = one.requestValueDialog.map { text(.request(name, one.name), $0) }
        one.requestDisambiguationDialog =
          one.requestDisambiguationDialog.map { text(.choice(name, one.name), $0) }
        catalog.intents[i].parameters[j] = one
      }
    }
    for i in catalog.shortcuts.indices {
      let place = TextPlace.shortcut(catalog.shortcuts[i].location.path)
      catalog.shortcuts[i].shortTitle = catalog.shortcuts[i].shortTitle.map { text(place, $0) }
    }
  }

  /// The titles and dialogs of a catalog, in order; as many however they are spelled.
  private static func titles(_ catalog: AppCatalog) -> [(place: TextPlace, text: String)] {
    var titles: [(TextPlace, String)] = []
    func add(_ place: TextPlace, _ text: String?) {
      if let text { titles.append((place, text)) }
    }
    for intent in catalog.intents {
      add(.intent(intent.name), intent.title)
      for one in intent.parameters {
        add(.parameter(intent.name, one.name), one.title)
        add(.request(intent.name, one.name), one.requestValueDialog)
        add(.choice(intent.name, one.name), one.requestDisambiguationDialog)
      }
    }
    for one in catalog.enums { add(.enumeration(one.name), one.title) }
    for one in catalog.entities { add(.entity(one.name), one.title) }
    for one in catalog.shortcuts { add(.shortcut(one.location.path), one.shortTitle) }
    return titles
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

  /// The text of a key in a language, where a table has one; the source language's is empty.
  func entry(_ text: TextKey, _ locale: String) -> StringsTable.Entry? {
    guard let found = entries[text.table]?[locale]?[text.key],
      !found.value.allSatisfy(\.isWhitespace)
    else { return nil }
    return found
  }
}
