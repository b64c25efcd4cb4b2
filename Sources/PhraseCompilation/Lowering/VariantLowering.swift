// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseGrammar
import TextAnalysis

/// Writes one app in one locale: names, phrases, values as they are said there.
struct VariantLowering {
  let catalog: AppCatalog
  let app: AppID
  let locale: LocaleTag
  let localization: LocalizationDeclaration?
  let types: TypeTable
  let intents: [String: IntentLowering]
  let shortcuts: [ShortcutDeclaration]

  /// Most trigger phrases of a locale under the rule set `apple`, values included.
  static let maxTriggerPhrases = 1_000

  var sequences = TrieSequences()
  /// Slot classes by type index, made when a phrase first needs one.
  var slotClasses: [UInt32: UInt32] = [:]
  /// How many names each of those types has in phrases, by type index.
  var triggerCounts: [UInt32: Int] = [:]
  var negativeCount: UInt32 = 0
  /// What its phrases say about intents; `nil` where no models are made.
  let models: VariantModels?
  /// Where the translations of each source phrase stand.
  private let translations: [String: [Int]]
  /// The cases of enums as they are called here.
  let translatedCases: EnumCaseIndex
  /// What other texts are called here, by their source.
  let translatedTitles: [String: [String]]

  init(
    catalog: AppCatalog, app: AppID, locale: LocaleTag, localization: LocalizationDeclaration?,
    types: TypeTable, intents: [String: IntentLowering], shortcuts: [ShortcutDeclaration],
    models: VariantModels?
  ) {
    self.catalog = catalog
    self.app = app
    self.locale = locale
    self.localization = localization
    self.types = types
    self.intents = intents
    self.shortcuts = shortcuts
    self.models = models
    translatedCases = EnumCaseIndex(localization)
    translatedTitles = Dictionary(grouping: localization?.strings ?? [], by: \.source)
      .mapValues { $0.map(\.target) }
    let translated = localization?.phrases ?? []
    translations = Dictionary(grouping: translated.indices) { translated[$0].source }
  }

  /// Writes the variant.
  mutating func lower(into lowering: inout CatalogLowering) throws {
    let analyzer = lowering.interner.analyzer(for: locale)
    let language = lowering.language(locale.language)
    let first = lowering.builder.phraseCount
    let context = PhraseContext(analyzer: analyzer, language: language)
    var triggers = 0
    var dropped = 0
    for (index, shortcut) in shortcuts.enumerated() {
      guard let intent = intents[shortcut.intent] else {
        lowering.report(
          catalog, "unknown-intent", "shortcut of unknown intent '\(shortcut.intent)' left out",
          at: shortcut.location, path: "shortcuts[\(index)].intent")
        continue
      }
      let phrases = phrases(of: shortcut)
      for number in phrases.indices {
        if lowering.ruleSet == .apple && triggers >= Self.maxTriggerPhrases {
          dropped += 1
          continue
        }
        let place = PhrasePlace(
          phrases: phrases, number: number, shortcut: index, intent: intent)
        triggers += try lower(place, in: context, &lowering)
      }
    }
    if dropped > 0 {
      lowering.report(
        catalog, "too-many-phrases",
        "\(dropped) phrases past the first 1,000 trigger phrases of '\(locale)' left out",
        at: .unknown, path: "shortcuts", locale: locale.description)
    }
    let negative = negativePhrases
    for number in negative.indices {
      let place = PhrasePlace(phrases: negative, number: number, shortcut: 0xFFFF, intent: nil)
      _ = try lower(place, in: context, &lowering)
    }
    let root = try lowering.builder.addTrie(sequences)
    let names = localization?.app ?? catalog.app
    let translations = translatedTexts(&lowering)
    let (intentModel, slotModel, slotKinds) = models?.finish() ?? ([], [], [])
    let variant = lowering.builder.add(
      VariantRecord(
        app: app, locale: lowering.builder.intern(locale.description),
        name: lowering.builder.intern(names.name), phraseRoot: root,
        phrases: CatalogLowering.range(first, lowering.builder.phraseCount - first),
        language: language,
        negativeCount: negativeCount,
        translations: translations.isEmpty ? 0 : lowering.builder.addList(translations),
        intentModel: try lowering.builder.addBlock(intentModel),
        slotModel: try lowering.builder.addBlock(slotModel),
        slotKinds: slotKinds.isEmpty ? 0 : lowering.builder.addList(slotKinds)))
    lowerNames(names, of: variant, analyzer, &lowering)
  }

  /// Dialogs and titles of enum cases with their translations: source, target, source, …, by
  /// rising source.
  private func translatedTexts(_ lowering: inout CatalogLowering) -> [UInt32] {
    guard let localization else { return [] }
    var texts: [UInt32: UInt32] = [:]
    for text in localization.strings {
      let source = lowering.builder.intern(text.source).rawValue
      let target = lowering.builder.intern(text.target).rawValue
      if texts[source] == nil { texts[source] = target }
    }
    for type in types.all {
      guard case .enumeration(let declaration) = type.kind,
        let translated = translatedCases[declaration.name]
      else { continue }
      for (one, title) in zip(declaration.cases, type.titles) {
        guard let translation = translated[one.id] else { continue }
        let target = lowering.builder.intern(translation.title).rawValue
        if texts[title.rawValue] == nil { texts[title.rawValue] = target }
      }
    }
    return texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  // MARK: - What is said here

  /// The phrases of a shortcut in this locale; the source phrases where none is translated.
  private func phrases(of shortcut: ShortcutDeclaration) -> [PhraseDeclaration] {
    guard let localization else { return shortcut.phrases }
    var found: [PhraseDeclaration] = []
    for source in shortcut.phrases {
      for index in translations[source.text] ?? [] {
        found += localization.phrases[index].phrases
      }
    }
    return found.isEmpty ? shortcut.phrases : found
  }

  private var negativePhrases: [PhraseDeclaration] {
    guard let localization, !localization.negativePhrases.isEmpty else {
      return catalog.negativePhrases
    }
    let translated = localization.negativePhrases.flatMap(\.phrases)
    let sources = Set(localization.negativePhrases.map(\.source))
    return translated + catalog.negativePhrases.filter { !sources.contains($0.text) }
  }

  // MARK: - Names

  private func lowerNames(
    _ names: AppNames, of variant: VariantID, _ analyzer: TextAnalyzer,
    _ lowering: inout CatalogLowering
  ) {
    for (k, name) in names.heardForms.enumerated() {
      var added = false
      for form in NameForms.forms(of: name, language: locale.language) {
        added =
          lowering.addName(
            form, target: variant.rawValue, analyzer: analyzer, marking: .beginsAppName) || added
        let language = Int(lowering.language(locale.language))
        lowering.languages[language].names.append((form, variant.rawValue))
      }
      if !added {
        lowering.report(
          catalog, "unspeakable-name", "the app name '\(name)' holds no word that can be spoken",
          at: names.location, path: k == 0 ? "app.name" : "app.synonyms",
          locale: locale.description, severity: .warning)
      }
    }
  }
}
