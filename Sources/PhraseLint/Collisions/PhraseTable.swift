// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import LanguageData
import Phonetics
import PhraseGrammar
import TextAnalysis

/// All phrases of one language as rows of numbers: what is compared is a word's id.
struct PhraseTable: Sendable {
  /// One piece of a phrase.
  struct Unit: Equatable, BitwiseCopyable {
    private let code: UInt32

    private init(code: UInt32) { self.code = code }

    /// `${applicationName}`.
    static let appName = Unit(code: 0x4000_0000)

    /// A word.
    static func word(_ id: UInt32) -> Unit { Unit(code: id) }

    /// A slot whose values are those of a class.
    static func slot(_ slotClass: UInt32) -> Unit { Unit(code: 0x8000_0000 | slotClass) }

    /// The id of a word; `nil` for anything else.
    var word: UInt32? { code < 0x4000_0000 ? code : nil }

    /// The class of a slot; `nil` for anything else.
    var slotClass: UInt32? { code >= 0x8000_0000 ? code & 0x7FFF_FFFF : nil }
  }

  /// A phrase without its text, which is in the catalog.
  struct Phrase: BitwiseCopyable {
    /// The app and locale it is declared in.
    var variant: UInt32
    /// The shortcut it belongs to.
    var shortcut: UInt32
    /// The translation it is one of; −1 in the source locale.
    var translation: Int32
    /// Its position in the list it stands in.
    var index: UInt32
    /// Its pieces, polite words at the ends left out.
    var firstUnit: UInt32
    var unitCount: UInt32
    /// How many slots it has.
    var slotCount: UInt16
    /// A number for its intent, the same for all shortcuts of one intent in an app.
    var intent: UInt32
  }

  /// An app in one locale.
  struct Variant: Sendable {
    var catalog: Int
    /// The position of the localization; −1 for the source locale.
    var localization: Int
    var locale: String
    /// The forms of the app's name, each with its words.
    var forms: [Name] = []
    /// The forms as they are heard, pronunciation hints among them.
    var heard: [Name] = []
  }

  /// A name and its words.
  struct Name: Sendable {
    var text: String
    var words: [UInt32]
    var hash: UInt64
  }

  /// The values that may fill a slot.
  struct SlotClass: Sendable {
    /// Where its names are; empty where nothing is known of them.
    var names: Range<Int>
  }

  let catalogs: [AppCatalog]
  private(set) var phrases: [Phrase] = []
  private(set) var units: [Unit] = []
  private(set) var variants: [Variant] = []
  private(set) var classes: [SlotClass] = []
  /// The names of all classes, class by class.
  private(set) var names: [Name] = []
  /// Words by the hash of their class and theirs: whether a value is of a class.
  private(set) var valueIndex = HashChains(minimumCapacity: 16)
  /// A name that two classes share, by `classPair`.
  private(set) var sharedNames: [UInt64: Int32] = [:]
  private(set) var words = WordTable()

  private var analyzer: TextAnalyzer
  private var buffer = TokenBox()
  private var ownersOfNames = HashChains(minimumCapacity: 16)
  private var openers: [[UInt32]] = []
  private var closers: [[UInt32]] = []
  /// Most classes that a name is looked for in.
  private static let ownersLimit = 64

  init(_ catalogs: [AppCatalog], language: String) {
    self.catalogs = catalogs
    analyzer = TextAnalyzer(locale: LocaleTag(language))
    words.encoder = PhoneticEncoder(locale: LocaleTag(language))
    words.knowledge = LanguageKnowledge.forLanguage(language)?.block
    let polite = PoliteWords.forLanguage(language)
    openers = polite.openers.map { ids(of: $0) }.sorted { $0.count > $1.count }
    closers = polite.closers.map { ids(of: $0) }.sorted { $0.count > $1.count }
    var lists = Lists()
    for (index, catalog) in catalogs.enumerated() {
      lists.declarations = CatalogIndex(catalog)
      lists.lookups = lists.declarations.intents.mapValues(IntentLookup.init)
      if LocaleTag(catalog.sourceLocale).language == language {
        add(catalog, index, localization: -1, &lists)
      }
      for (k, localization) in catalog.localizations.enumerated()
      where LocaleTag(localization.locale).language == language
        && localization.locale != catalog.sourceLocale
      {
        add(catalog, index, localization: k, &lists)
      }
    }
  }

  /// What is gathered while the phrases of one app and locale are read.
  private struct Lists {
    var declarations = CatalogIndex(AppCatalog(id: "", app: AppNames(name: "")))
    /// The app's intents by their names.
    var lookups: [String: IntentLookup] = [:]
    var translated = EnumCaseIndex(nil)
    var classes: [String: UInt32] = [:]
    var intents: [String: UInt32] = [:]
    var units: [Unit] = []
  }

  private mutating func add(
    _ catalog: AppCatalog, _ index: Int, localization k: Int, _ lists: inout Lists
  ) {
    let localization = k < 0 ? nil : catalog.localizations[k]
    if let localization, localization.phrases.isEmpty { return }
    let appNames = localization?.app ?? catalog.app
    let locale = localization?.locale ?? catalog.sourceLocale
    var variant = Variant(catalog: index, localization: k, locale: locale)
    let language = LocaleTag(locale).language
    for form in appNames.forms {
      variant.forms += NameForms.forms(of: form, language: language).map { name($0) }
    }
    variant.forms.removeAll { $0.words.isEmpty }
    variant.heard = variant.forms + appNames.pronunciationHints.map { name($0.hint) }
    let number = UInt32(variants.count)
    variants.append(variant)

    lists.translated = EnumCaseIndex(localization)
    lists.classes.removeAll(keepingCapacity: true)
    lists.intents.removeAll(keepingCapacity: true)
    for (s, shortcut) in catalog.shortcuts.enumerated() where k < 0 {
      for (i, phrase) in shortcut.phrases.enumerated() {
        let place = Place(variant: number, shortcut: s, translation: -1, index: i)
        add(phrase.text, at: place, of: shortcut.intent, &lists)
      }
    }
    guard let localization else { return }
    var shortcuts: [String: Int] = [:]
    for (s, shortcut) in catalog.shortcuts.enumerated() {
      for phrase in shortcut.phrases where shortcuts[phrase.text] == nil {
        shortcuts[phrase.text] = s
      }
    }
    for (t, translation) in localization.phrases.enumerated() {
      guard let s = shortcuts[translation.source] else { continue }
      for (i, phrase) in translation.phrases.enumerated() {
        let place = Place(variant: number, shortcut: s, translation: t, index: i)
        add(phrase.text, at: place, of: catalog.shortcuts[s].intent, &lists)
      }
    }
  }

  private struct Place {
    var variant: UInt32
    var shortcut: Int
    var translation: Int
    var index: Int
  }

  private mutating func add(
    _ text: String, at place: Place, of intent: String, _ lists: inout Lists
  ) {
    let lookup = lists.lookups[intent]
    lists.units.removeAll(keepingCapacity: true)
    var slots = 0
    for segment in PhraseTemplate(text).segments {
      switch segment {
      case .literal(let literal):
        forEachWord(of: literal) { lists.units.append(.word($0)) }
      case .applicationName: lists.units.append(.appName)
      case .slot(let slot):
        slots += 1
        let type = lookup?.parameters[slot]?.type ?? .other(slot)
        if let known = lists.classes[type.spelling] {
          lists.units.append(.slot(known))
        } else {
          let number = addClass(type, locale: variants[Int(place.variant)].locale, lists)
          lists.classes[type.spelling] = number
          lists.units.append(.slot(number))
        }
      }
    }
    trim(&lists.units)
    guard !lists.units.isEmpty, lists.units.count <= SequenceHash.maxWords / 2 else { return }
    let number = lists.intents[intent] ?? UInt32(lists.intents.count)
    lists.intents[intent] = number
    phrases.append(
      Phrase(
        variant: place.variant, shortcut: UInt32(place.shortcut),
        translation: Int32(place.translation), index: UInt32(place.index),
        firstUnit: UInt32(units.count), unitCount: UInt32(lists.units.count),
        slotCount: UInt16(min(slots, 0xFFFF)), intent: number))
    units += lists.units
  }

  /// Takes polite words away from both ends.
  private func trim(_ units: inout [Unit]) {
    func matches(_ words: [UInt32], at start: Int) -> Bool {
      start >= 0 && start + words.count <= units.count
        && words.indices.allSatisfy { units[start + $0].word == words[$0] }
    }
    while let words = openers.first(where: { matches($0, at: 0) && $0.count < units.count }) {
      units.removeFirst(words.count)
    }
    while let words = closers.first(where: {
      matches($0, at: units.count - $0.count) && $0.count < units.count
    }) {
      units.removeLast(words.count)
    }
  }

  // MARK: - Values

  private mutating func addClass(
    _ type: ParameterType, locale: String, _ lists: Lists
  ) -> UInt32 {
    let number = UInt32(classes.count)
    let first = names.count
    switch type {
    case .entity(let entityName):
      guard let entity = lists.declarations.entities[entityName], !entity.isOpen else { break }
      for value in entity.values {
        guard entity.query != .suggested || value.isSuggested else { continue }
        if let own = value.locale, own != locale, !locale.hasPrefix(own + "-") { continue }
        for text in [value.title] + value.synonyms { addName(text, of: number) }
      }
    case .enumeration(let enumName):
      guard let type = lists.declarations.enums[enumName] else { break }
      let translated = lists.translated[enumName]
      for one in type.cases {
        let translation = translated?[one.id]
        let title = translation?.title ?? one.title
        for text in [title] + (translation?.synonyms ?? one.synonyms) { addName(text, of: number) }
      }
    default: break
    }
    classes.append(SlotClass(names: first..<names.count))
    return number
  }

  private mutating func addName(_ text: String, of number: UInt32) {
    let name = name(text)
    guard !name.words.isEmpty else { return }
    let key = SequenceHash.joined(UInt64(number), name.hash)
    guard !valueIndex.contains(key) else { return }
    let index = Int32(names.count)
    valueIndex.insert(key, UInt32(names.count))
    names.append(name)
    var entry = ownersOfNames.first(name.hash)
    var looked = 0
    while entry >= 0, looked < Self.ownersLimit {
      let pair = Self.classPair(ownersOfNames.values[entry], number)
      if sharedNames[pair] == nil { sharedNames[pair] = index }
      entry = ownersOfNames.after(entry)
      looked += 1
    }
    ownersOfNames.insert(name.hash, number)
  }

  /// The key of two classes in `sharedNames`.
  static func classPair(_ a: UInt32, _ b: UInt32) -> UInt64 {
    UInt64(min(a, b)) << 32 | UInt64(max(a, b))
  }

  /// Whether a class has a value of this name.
  func hasValue(_ hash: UInt64, in slotClass: UInt32) -> Int32? {
    let entry = valueIndex.first(SequenceHash.joined(UInt64(slotClass), hash))
    return entry < 0 ? nil : Int32(valueIndex.values[entry])
  }

  // MARK: - Words

  private mutating func ids(of text: String) -> [UInt32] {
    var ids: [UInt32] = []
    forEachWord(of: text) { ids.append($0) }
    return ids
  }

  private mutating func name(_ text: String) -> Name {
    let ids = ids(of: text)
    let hash = ids.reduce(0) { SequenceHash.appending(words.hash($1), to: $0) }
    return Name(text: text, words: ids, hash: hash)
  }

  private mutating func forEachWord(of text: String, _ body: (UInt32) -> Void) {
    // A text over the limits of an utterance cannot be said; such a phrase collides with none.
    do { try analyzer.analyze(text, into: &buffer.tokens) } catch { return }
    for k in 0..<buffer.tokens.count {
      let token = buffer.tokens[k]
      if let id = words.id(of: token.hash) {
        body(id)
      } else {
        let forms = (try? analyzer.normalizedTokens(text)) ?? []
        let form = forms.first { $0.token.hash == token.hash }
        body(words.add(token.hash, form?.folded ?? "", spelt: form?.primary ?? ""))
      }
    }
  }
}

/// A token buffer that a copyable value may keep.
// SAFETY: used while a table is made, before another thread can have it.
private final class TokenBox: @unchecked Sendable {
  var tokens = TokenBuffer(maxTokens: 4_096)
}
