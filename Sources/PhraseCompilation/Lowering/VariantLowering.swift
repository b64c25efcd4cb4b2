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

  private var sequences = TrieSequences()
  /// Slot classes by type index, made when a phrase first needs one.
  private var slotClasses: [UInt32: UInt32] = [:]
  /// How many names each of those types has in phrases, by type index.
  private var triggerCounts: [UInt32: Int] = [:]
  private var negativeCount: UInt32 = 0
  /// What its phrases say about intents; `nil` where no models are made.
  private let models: VariantModels?
  /// Where the translations of each source phrase stand.
  private let translations: [String: [Int]]
  /// The cases of enums as they are called here.
  private let translatedCases: EnumCaseIndex
  /// What other texts are called here, by their source.
  private let translatedTitles: [String: [String]]

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
      for (k, phrase) in phrases(of: shortcut).enumerated() {
        if lowering.ruleSet == .apple && triggers >= Self.maxTriggerPhrases {
          dropped += 1
          continue
        }
        let place = PhrasePlace(
          text: phrase.text, location: phrase.location, path: "shortcuts[\(index)].phrases[\(k)]",
          shortcut: index, intent: intent)
        triggers += try lower(place, context, &lowering)
      }
    }
    if dropped > 0 {
      lowering.report(
        catalog, "too-many-phrases",
        "\(dropped) phrases past the first 1,000 trigger phrases of '\(locale)' left out",
        at: .unknown, path: "shortcuts", locale: locale.description)
    }
    for (k, phrase) in negativePhrases.enumerated() {
      let place = PhrasePlace(
        text: phrase.text, location: phrase.location, path: "negativePhrases[\(k)]",
        shortcut: 0xFFFF,
        intent: nil)
      _ = try lower(place, context, &lowering)
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
    lowerNames(names, variant, analyzer, &lowering)
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
    _ names: AppNames, _ variant: VariantID, _ analyzer: TextAnalyzer,
    _ lowering: inout CatalogLowering
  ) {
    for (k, name) in names.heardForms.enumerated() {
      var added = false
      for form in SpokenSigns.forms(of: name, language: locale.language) {
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

  // MARK: - Phrases

  private struct PhraseContext {
    let analyzer: TextAnalyzer
    let language: UInt32
  }

  private struct PhrasePlace {
    let text: String
    let location: SourceLocation
    let path: String
    let shortcut: Int
    /// `nil` for a negative phrase.
    let intent: IntentLowering?
  }

  /// Writes one phrase.
  ///
  /// - Returns: How many trigger phrases it stands for: none when it was left out, or when its slot
  ///   has no values that the platform would know.
  private mutating func lower(
    _ place: PhrasePlace, _ context: PhraseContext, _ lowering: inout CatalogLowering
  ) throws -> Int {
    var text = place.text
    return try text.withUTF8 { bytes in
      unsafe try lower(bytes, place, context, &lowering)
    }
  }

  private mutating func lower(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: PhrasePlace, _ context: PhraseContext,
    _ lowering: inout CatalogLowering
  ) throws -> Int {
    var scanner = unsafe PhraseScanner(bytes)
    lowering.path.removeAll(keepingCapacity: true)
    var parameters: [UInt32] = []
    var slots: [VariantModels.Slot] = []
    var appNames = 0
    var triggers = 1
    var afterSlot = false
    func drop(_ rule: String, _ message: String, _ lowering: inout CatalogLowering) -> Int {
      lowering.report(
        catalog, rule, message, at: place.location, path: place.path, locale: locale.description)
      return 0
    }
    while let piece = scanner.next() {
      switch piece {
      case .literal(let range):
        let before = lowering.path.count
        let part = unsafe UnsafeBufferPointer(rebasing: bytes[range])
        guard
          unsafe lowering.interner.append(
            part, offset: range.lowerBound, analyzer: context.analyzer, to: &lowering.path,
            builder: &lowering.builder)
        else { return drop("phrase-too-long", "phrase '\(place.text)' is too long", &lowering) }
        unsafe lowering.markGlue(
          bytes, range, from: before, afterSlot: afterSlot,
          beforeSlot: range.upperBound < bytes.count
        )
        afterSlot = false
      case .slot(let range):
        afterSlot = true
        let name = unsafe String(decoding: bytes[range], as: UTF8.self)
        let symbol: PhraseSymbol
        if name == "applicationName" {
          appNames += 1
          symbol = .applicationName
        } else {
          guard let intent = place.intent else {
            return drop(
              "negative-slot", "negative phrase '\(place.text)' holds the slot '\(name)'",
              &lowering)
          }
          guard let p = intent.declaration.parameters.firstIndex(where: { $0.name == name }) else {
            return drop(
              "unknown-slot", "slot '\(name)' is not a parameter of '\(intent.declaration.name)'",
              &lowering)
          }
          let parameter = intent.declaration.parameters[p]
          guard let slot = try slotClass(parameter.type, context, &lowering) else {
            return drop(
              "slot-type",
              lowering.ruleSet == .apple
                ? "Invalid parameter type. AppEntity and AppEnum are the only allowed types for \(name)"
                : "slot '\(name)' has the type '\(parameter.type.spelling)', which is not recognised in phrases",
              &lowering)
          }
          parameters.append(UInt32(p))
          slots.append(
            VariantModels.Slot(
              parameter: p, slotClass: slot.index, isListed: parameter.type != .string))
          symbol = PhraseSymbol(slotClass: slot.index)
          triggers *= slot.triggers
        }
        lowering.path.append(
          PathElement(symbol: symbol, accent: 0, joinsPrevious: false, range: range))
      }
    }
    if lowering.ruleSet == .apple && (appNames != 1 && place.intent != nil || appNames > 1) {
      return drop(
        "missing-app-name",
        "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.",
        &lowering)
    }
    if lowering.ruleSet == .apple && parameters.count > 1 {
      return drop(
        "several-slots", "phrase '\(place.text)' holds \(parameters.count) slots; one is allowed",
        &lowering)
    }
    if lowering.path.isEmpty || appNames == 0 && lowering.path.allSatisfy(\.symbol.isSlot) {
      return drop(
        "no-words", "phrase '\(place.text)' holds no word that can be spoken", &lowering)
    }
    if lowering.path.count > 256 {
      return drop("phrase-too-long", "phrase '\(place.text)' is too long", &lowering)
    }
    var recordFlags: PhraseRecord.Flags = []
    if place.intent == nil {
      recordFlags.insert(.negative)
      negativeCount += 1
    }
    if appNames == 0 { recordFlags.insert(.appless) }
    let accent = lowering.path.reduce(UInt32(0)) { $0 &+ $1.accent }
    let id = lowering.builder.add(
      PhraseRecord(
        text: lowering.builder.append(template: place.text),
        shortcut: UInt16(clamping: place.shortcut),
        flags: recordFlags, slots: lowering.slotList(parameters), accent: accent))
    unsafe models?.add(
      bytes, slots: slots, phrase: id.rawValue, app: app, shortcut: place.shortcut,
      intent: place.intent?.declaration, hasName: appNames > 0, analyzer: context.analyzer)
    if appNames == 0 {
      lowering.flags.insert(.hasAppless)
      unsafe CompoundForms.add(
        lowering.path, item: id.rawValue, utf8: bytes, analyzer: context.analyzer,
        interner: &lowering.interner, builder: &lowering.builder,
        to: &lowering.languages[Int(context.language)].appless)
    } else {
      let first = sequences.count
      unsafe CompoundForms.add(
        lowering.path, item: id.rawValue, utf8: bytes, analyzer: context.analyzer,
        interner: &lowering.interner, builder: &lowering.builder, to: &sequences)
      // However its compounds are written.
      for k in first..<sequences.count {
        lowering.languages[Int(context.language)].shapes.formUnion(
          lowering.builder.markShape(k, in: sequences))
      }
    }
    return triggers
  }

  // MARK: - Slots

  /// The class of a slot of a type; `nil` for types that the rule set does not take.
  private mutating func slotClass(
    _ type: ParameterType, _ context: PhraseContext, _ lowering: inout CatalogLowering
  ) throws -> (index: UInt32, triggers: Int)? {
    if type == .string {
      guard lowering.ruleSet == .extended else { return nil }
      return (lowering.textSlotClass(), 1)
    }
    guard let declared = types[type] else { return nil }
    var triggers = 1
    if lowering.ruleSet == .apple {
      triggers = triggerCounts[declared.index] ?? declared.triggerCount(locale)
      triggerCounts[declared.index] = triggers
    }
    if let known = slotClasses[declared.index] { return (known, triggers) }
    let key = "\(declared.index)|" + declared.trieKey(locale, translatedCases)
    let index: UInt32
    if let shared = lowering.sharedSlotClasses[key] {
      index = shared
    } else {
      index = try lowering.addSlotClass(
        declared, locale: locale, translated: translatedCases,
        titles: translatedTitles[declared.title] ?? [], analyzer: context.analyzer)
      lowering.sharedSlotClasses[key] = index
    }
    slotClasses[declared.index] = index
    return (index, triggers)
  }
}
