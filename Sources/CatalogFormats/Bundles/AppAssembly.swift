// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Puts a catalog together from the parts of an app.
///
/// What the code declares comes first; tables of phrases give the translations, and where there is
/// no more than tables, the phrases themselves. Names come from `Info.plist`, the project and their
/// tables; titles of enum cases, which are spoken, from the ordinary tables.
struct AppAssembly {
  var parts: AppParts
  /// The catalog, as far as it is put together.
  var catalog: AppCatalog
  /// The translations, by language in the order met.
  var localizations: [String: LocalizationDeclaration] = [:]
  var localeOrder: [String] = []
  /// How many more phrases may be marked as covered by another's list; see `addList`.
  var coveredLeft = 1_000_000
  private let names: AppNameFacts

  init(_ parts: AppParts) {
    self.parts = parts
    names = AppNameFacts(parts)
    catalog = AppCatalog(
      id: names.id, app: AppNames(name: parts.fallbackName), coverage: [], file: parts.path)
  }

  /// Whether the app's files say its id, so that nothing else may have it.
  var hasOwnID: Bool { names.isOwnID }

  /// Whether anything was declared or translated at all.
  var hasContent: Bool {
    parts.declarations.map { !$0.isEmpty } ?? false || !catalog.shortcuts.isEmpty
      || !catalog.localizations.isEmpty
  }

  /// Puts everything together.
  ///
  /// - Returns: The catalog, and all that is wrong with the files and with how they fit.
  mutating func assemble() -> (catalog: AppCatalog, diagnostics: [Diagnostic]) {
    catalog.file = parts.phraseFiles.first?.location.file ?? parts.path
    catalog.sourceLocale = sourceLocale()
    if let declarations = parts.declarations {
      catalog.coverage = [.intents, .shortcuts]
      catalog.intents = declarations.intents
      catalog.entities = declarations.entities
      catalog.enums = declarations.enums
      catalog.shortcuts = declarations.shortcuts
      catalog.negativePhrases = declarations.negativePhrases
      catalog.unreadMembers = declarations.unreadMembers
      translatePhrases()
      reportPhrasesElsewhere()
      translateTitles(declarations)
      if parts.phraseTables.isEmpty, parts.phraseCatalogs.isEmpty { translateFromTraining() }
    } else if let trained = parts.trained, parts.phraseTables.isEmpty, parts.phraseCatalogs.isEmpty
    {
      take(trained)
    } else {
      if !parts.phraseCatalogs.isEmpty { catalog.coverage.insert(.shortcuts) }
      inferShortcuts()
    }
    if catalog.entities.isEmpty { catalog.coverage.insert(.values) }
    applyNames()
    catalog.localizations = localeOrder.compactMap { localizations[$0] }
    catalog.bundle = bundle()
    catalog.suppressions = parts.suppressions
    var diagnostics = (parts.declarations?.diagnostics ?? []) + parts.diagnostics
    for i in diagnostics.indices where diagnostics[i].app == nil { diagnostics[i].app = catalog.id }
    return (catalog, diagnostics + CatalogConsistency.check(catalog))
  }

  /// Brings the tables to declarations that came from code, names and all.
  ///
  /// What stands in the catalog stays, but for phrases that the source language's table replaces.
  mutating func localize(_ declared: AppCatalog) -> AppCatalog {
    catalog = declared
    translatePhrases()
    for (locale, names) in names.translated(base: catalog.app, isSource) {
      localize(locale, names.location) { $0.app = names }
    }
    catalog.localizations = localeOrder.compactMap { localizations[$0] }
    return catalog
  }

  /// The language that phrases are declared in: the one the string catalog names, else the
  /// development region, else the language whose table repeats its keys, else English.
  private func sourceLocale() -> String {
    if let language = parts.phraseCatalogs.lazy.compactMap(\.sourceLanguage).first {
      return language
    }
    if parts.declarations == nil, parts.phraseTables.isEmpty, let trained = parts.trained {
      return trained.sourceLocale
    }
    if let region = names.developmentRegion, let tag = LocaleName.tag(region.text) { return tag }
    for table in parts.phraseTables where !table.locale.isEmpty {
      let entries = table.strings.entries
      let same = entries.reduce(0) { $0 + ($1.key == $1.value ? 1 : 0) }
      if same * 2 > entries.count { return table.locale }
    }
    return "en"
  }

  /// Whether a table of a language holds texts in the source language.
  func isSource(_ locale: String) -> Bool { locale.isEmpty || locale == catalog.sourceLocale }

  /// Changes the translations into a language, which may be the first of it.
  mutating func localize(
    _ locale: String, _ location: SourceLocation,
    _ change: (inout LocalizationDeclaration) -> Void
  ) {
    if localizations[locale] == nil {
      guard localizations.count < CatalogReader.localeLimit else { return }
      localeOrder.append(locale)
      localizations[locale] = LocalizationDeclaration(
        locale: locale, location: SourceLocation(file: location.file, line: 1, column: 1))
    }
    change(&localizations[locale]!)
  }

  /// The app's names in every language that has some of its own.
  private mutating func applyNames() {
    if let own = names.source(isSource) { catalog.app = own }
    defer { reportGuessedName() }
    if names.isNamed || catalog.app.name != names.source({ _ in false })?.name {
      catalog.coverage.insert(.appName)
    }
    for (locale, names) in names.translated(base: catalog.app, isSource) {
      localize(locale, names.location) { $0.app = names }
    }
  }

  /// Says so where the name of an app that was compiled is that of its folder.
  private mutating func reportGuessedName() {
    guard parts.isExtracted, !names.isSaid(isSource) else { return }
    parts.diagnostics.append(
      Diagnostic(
        rule: "guessed-name", severity: .note,
        message:
          "the app is called '\(catalog.app.name)' after its folder: no Info.plist, project or "
          + "manifest here says its name",
        fix: "give its name with '--app-name NAME', or the folder that has them",
        location: parts.phraseFiles.first?.location ?? SourceLocation(file: catalog.file)))
  }

  private func bundle() -> AppBundle {
    var bundle = AppBundle()
    bundle.developmentRegion = names.developmentRegion
    bundle.deploymentTargets = names.deploymentTargets
    bundle.phraseFiles = parts.phraseFiles
    bundle.generator = parts.declarations?.generator
    bundle.providers = parts.declarations?.providers ?? []
    let known = Set(bundle.providers.map(\.text))
    bundle.providers += parts.providers.filter { !known.contains($0.text) }
    var seen: Set<String> = []
    func add(_ tag: String?, _ location: SourceLocation) {
      guard let tag, !tag.isEmpty, bundle.locales.count < CatalogReader.localeLimit,
        seen.insert(tag).inserted
      else { return }
      bundle.locales.append(LocatedText(tag, location: location))
    }
    add(
      catalog.sourceLocale,
      names.developmentRegion?.location ?? SourceLocation(file: catalog.file))
    for one in parts.languages { add(one.text, one.location) }
    for one in parts.info?.localizations ?? [] { add(LocaleName.tag(one.text), one.location) }
    for one in parts.project?.knownRegions ?? [] { add(LocaleName.tag(one.text), one.location) }
    let catalogs =
      parts.phraseCatalogs + parts.nameCatalogs + parts.textCatalogs.values.flatMap(\.self)
    for one in catalogs.flatMap(\.locales) { add(one.text, one.location) }
    return bundle
  }
}
