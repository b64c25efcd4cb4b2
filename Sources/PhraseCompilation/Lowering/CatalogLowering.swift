// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import LanguageData
import MatchIndex
import PhraseGrammar
import TextAnalysis
import ValueParsing

/// Writes catalogs into an image builder, one app after the other.
struct CatalogLowering: ~Copyable {
  let ruleSet: RuleSet
  /// The vectors of words that models are learnt with; `nil` where none are made.
  let vectors: LanguageVectors?
  var builder: ImageBuilder
  var interner = WordInterner()
  var diagnostics: [Diagnostic] = []
  var names = TrieSequences()
  var languages: [LanguageLowering] = []
  var languageIndexes: [String: UInt32] = [:]
  var slotLists: [[UInt32]: UInt32] = [:]
  /// Slot classes by type and by what tells their names apart in another locale.
  var sharedSlotClasses: [String: UInt32] = [:]
  /// The phrase being lowered.
  var path: [PathElement] = []
  /// The name being lowered: a phrase's slot may need names while the phrase is half done.
  var namePath: [PathElement] = []
  var flags: IndexImage.Flags

  init(ruleSet: RuleSet, vectors: LanguageVectors?) {
    self.ruleSet = ruleSet
    self.vectors = vectors
    builder = ImageBuilder(
      analysisVersion: TextAnalyzer(locale: LocaleTag("en")).analysisVersion)
    flags = ruleSet == .extended ? [.extended] : []
  }

  /// The index of a language, added at its first use.
  mutating func language(_ language: String) -> UInt32 {
    if let known = languageIndexes[language] { return known }
    let index = UInt32(languages.count)
    languages.append(LanguageLowering(language: language, vectors: vectors))
    languageIndexes[language] = index
    return index
  }

  /// Writes one app.
  mutating func lower(_ catalog: AppCatalog) throws {
    let types = lowerTypes(catalog)
    // Where tables of translations are all there is, each of their phrases stands as a shortcut.
    let isLimited = ruleSet == .apple && catalog.coverage.contains(.shortcuts)
    let shortcuts = isLimited ? Array(catalog.shortcuts.prefix(10)) : catalog.shortcuts
    if shortcuts.count < catalog.shortcuts.count {
      report(
        catalog, "too-many-shortcuts",
        "'\(catalog.id)' declares \(catalog.shortcuts.count) shortcuts; the first 10 are kept",
        at: catalog.shortcuts[10].location, path: "shortcuts[10]")
    }
    let app = builder.add(
      AppRecord(
        id: builder.intern(catalog.id),
        variants: Self.range(variantCount, locales(catalog).count),
        shortcuts: Self.range(builder.shortcutCount, shortcuts.count)))
    let intents = lowerIntents(catalog, types)
    for (index, shortcut) in shortcuts.enumerated() {
      // Phrases of an unknown intent are left out; its place keeps the others' indexes right.
      _ = builder.add(
        ShortcutRecord(
          app: app, index: UInt32(index),
          intent: intents[shortcut.intent]?.index ?? ShortcutRecord.noIntent,
          shortTitle: builder.intern(shortcut.shortTitle ?? "")))
    }
    for (locale, localization) in locales(catalog) {
      variantCount += 1
      var variant = VariantLowering(
        catalog: catalog, app: app, locale: locale, localization: localization, types: types,
        intents: intents, shortcuts: shortcuts,
        models: languages[Int(language(locale.language))].models.map { models in
          VariantModels(
            language: models, shortcuts: shortcuts.map { intents[$0.intent]?.declaration })
        })
      try variant.lower(into: &self)
    }
  }

  var variantCount = 0

  /// A stretch of a table, for a record.
  static func range(_ first: Int, _ count: Int) -> Range<UInt32> {
    UInt32(first)..<UInt32(first + count)
  }

  /// The locales of an app, the source first; one declared twice keeps its first place.
  private func locales(
    _ catalog: AppCatalog
  ) -> [(locale: LocaleTag, localization: LocalizationDeclaration?)] {
    var found: [(locale: LocaleTag, localization: LocalizationDeclaration?)] = [
      (LocaleTag(catalog.sourceLocale), nil)
    ]
    for localization in catalog.localizations {
      let locale = LocaleTag(localization.locale)
      if !found.contains(where: { $0.locale == locale }) { found.append((locale, localization)) }
    }
    return found
  }

  private mutating func lowerTypes(_ catalog: AppCatalog) -> TypeTable {
    var types: [TypeLowering] = []
    let app = AppID(UInt32(appCount))
    appCount += 1
    for declaration in catalog.enums {
      let first = builder.valueCount
      var titles: [StringRef] = []
      for c in declaration.cases {
        // Not interned: a case's title is told from other texts by its place.
        let title = builder.append(c.title)
        titles.append(title)
        _ = builder.add(ValueRecord(id: builder.append(c.id), title: title, subtitle: .none))
      }
      let index = builder.add(
        ValueTypeRecord(
          name: builder.intern("enum:" + declaration.name), app: app,
          values: Self.range(first, declaration.cases.count)))
      types.append(
        TypeLowering(
          index: index, firstValue: first, kind: .enumeration(declaration), titles: titles))
    }
    for declaration in catalog.entities {
      let first = builder.valueCount
      for v in declaration.values {
        _ = builder.add(
          ValueRecord(
            id: builder.append(v.id), title: builder.append(v.title),
            subtitle: v.subtitle.map { builder.append($0) } ?? .none))
      }
      let index = builder.add(
        ValueTypeRecord(
          name: builder.intern("entity:" + declaration.name), app: app,
          values: Self.range(first, declaration.values.count)))
      types.append(TypeLowering(index: index, firstValue: first, kind: .entity(declaration)))
    }
    return TypeTable(types)
  }

  var appCount = 0

  private mutating func lowerIntents(
    _ catalog: AppCatalog, _ types: TypeTable
  ) -> [String: IntentLowering] {
    var intents: [String: IntentLowering] = [:]
    for intent in catalog.intents where intents[intent.name] == nil {
      let first = parameterCount
      for parameter in intent.parameters {
        let type = types[parameter.type]
        _ = builder.add(
          ParameterRecord(
            name: builder.intern(parameter.name), type: builder.intern(parameter.type.spelling),
            flags: (parameter.isOptional ? 1 : 0) | (parameter.defaultValue != nil ? 2 : 0),
            requestValueDialog: builder.intern(parameter.requestValueDialog ?? ""),
            requestDisambiguationDialog: builder.intern(
              parameter.requestDisambiguationDialog ?? ""),
            valueType: type.map { $0.index + 1 } ?? 0,
            slotClass: spokenSlotClass(parameter.type).map { $0 + 1 } ?? 0))
      }
      parameterCount += intent.parameters.count
      let index = builder.add(
        IntentRecord(
          name: builder.intern(intent.name), title: builder.intern(intent.title),
          parameters: Self.range(first, intent.parameters.count),
          flags: intent.requiresConfirmation ? 1 : 0))
      intents[intent.name] = IntentLowering(index: index, declaration: intent)
    }
    return intents
  }

  var parameterCount = 0

  /// The class of what words of a request may say for a parameter that no slot has: a value, or several.
  private mutating func spokenSlotClass(_ type: ParameterType) -> UInt32? {
    if case .array(let element) = type {
      let values = ValueType.bits(ofParameter: element.spelling)
      return values == 0 ? nil : listSlotClass(of: valueSlotClass(values))
    }
    let values = ValueType.bits(ofParameter: type.spelling)
    return values == 0 ? nil : valueSlotClass(values)
  }

  /// Writes what all apps share and closes the image.
  consuming func finish() throws -> CompiledCatalogs {
    for k in languages.indices {
      try languages[k].lower(&builder, &interner)
    }
    for language in languages {
      _ = builder.add(
        LanguageRecord(
          language: builder.intern(language.language), openers: language.openers,
          closers: language.closers, applessRoot: language.applessRoot,
          freeWords: language.freeWords, appNames: language.appNames, shapes: language.shapes,
          knowledge: language.knowledge, intentModel: language.intentModel))
    }
    let nameRoot = try builder.addTrie(names)
    let bytes = try builder.finish(nameRoot: nameRoot, flags: flags)
    return CompiledCatalogs(
      bytes: bytes, image: try IndexImage(trusted: bytes), diagnostics: diagnostics)
  }

  /// The place of a list of slot parameters; equal lists share one.
  mutating func slotList(_ parameters: [UInt32]) -> UInt32 {
    if parameters.isEmpty { return 0 }
    if let known = slotLists[parameters] { return known }
    let place = builder.addList(parameters)
    slotLists[parameters] = place
    return place
  }

  mutating func report(
    _ catalog: AppCatalog, _ rule: String, _ message: String, at location: SourceLocation,
    path: String, locale: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    var place = location
    if place.file.isEmpty { place.file = catalog.file }
    if place.path.isEmpty { place.path = path }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, location: place, app: catalog.id,
        locale: locale))
  }
}

/// An intent on its way into the image; a class, since each phrase of it is handed on with it.
final class IntentLowering {
  /// Its index over all apps.
  let index: UInt32
  let declaration: IntentDeclaration

  init(index: UInt32, declaration: IntentDeclaration) {
    self.index = index
    self.declaration = declaration
  }
}
