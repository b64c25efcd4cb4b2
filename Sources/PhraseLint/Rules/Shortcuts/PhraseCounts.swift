// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import PhraseGrammar

/// How many phrases an app uses in one language, as the platform counts them.
///
/// A trigger phrase is a phrase with its slot filled: a phrase with a slot counts once for every
/// title and synonym of its values. An enumerable entity has all its values in phrases, the others
/// only the suggested ones; an enum has all its cases. A value meant for another locale does not
/// count. A phrase that is not translated counts in the source language.
public struct PhraseCounts: Sendable, Equatable {
  /// Phrases of a shortcut that share their slots.
  package struct Term: Sendable, Equatable {
    /// The position of the shortcut.
    package var shortcut: Int
    /// The intent it runs.
    package var intent: String
    /// How many phrases.
    package var phrases: Int
    /// The names of their slots.
    package var slots: [String]
    /// How many ways there are to fill the slots; 1 without slots.
    package var values: Int
  }

  /// Most shortcuts of an app (WWDC22, session 10170).
  public static let shortcutLimit = 10
  /// Most trigger phrases of an app in a language (WWDC23, session 10102).
  public static let triggerPhraseLimit = 1_000

  /// The language.
  public var locale: String
  /// Shortcuts that have a phrase.
  public var shortcuts: Int
  /// Phrases as declared, slots unfilled.
  public var phrases: Int
  /// Trigger phrases, the app's name counted once.
  public var triggerPhrases: Int
  /// Trigger phrases, counted for every form of the app's name.
  package var triggerPhrasesWithAppNames: Int
  /// What the number of trigger phrases is the sum of.
  package var terms: [Term]

  /// Whether there are more trigger phrases than the platform takes.
  public var isOverLimit: Bool { triggerPhrases > Self.triggerPhraseLimit }

  /// Whether there may be more trigger phrases: values that a catalog does not tell may be any number.
  package func isLowerBound(of catalog: AppCatalog) -> Bool {
    !catalog.coverage.contains(.values) && terms.contains { !$0.slots.isEmpty }
  }

  /// The sum in figures: `CompleteTask 3 × 400 (task) + 2, AddTask 4`.
  package var calculation: String {
    var parts: [String] = []
    var last: Int?
    for term in terms {
      let product =
        term.slots.isEmpty
        ? "\(term.phrases)"
        : "\(term.phrases) × \(term.values) (\(term.slots.joined(separator: ", ")))"
      if term.shortcut == last {
        parts[parts.count - 1] += " + " + product
      } else {
        parts.append("\(term.intent) \(product)")
        last = term.shortcut
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Counts for each language of an app: the source's first, then in file order.
  ///
  /// - Complexity: O(*p* + *v*) a language, for *p* phrases and *v* values of the entities in slots.
  public static func counts(of catalog: AppCatalog) -> [PhraseCounts] {
    var all: [PhraseCounts] = []
    forEachLocale(of: catalog) { all.append($0) }
    return all
  }

  /// Counts for each language of an app, one after the other.
  static func forEachLocale(of catalog: AppCatalog, _ body: (PhraseCounts) -> Void) {
    let declarations = CatalogIndex(catalog)
    let intents = declarations.intents.mapValues(IntentLookup.init)
    let shortcuts = catalog.shortcuts.map { shortcut in
      Shortcut(
        intent: shortcut.intent, parameters: intents[shortcut.intent]?.parameters ?? [:],
        phrases: shortcut.phrases.map { ($0.text, PhraseTemplate($0.text)) })
    }
    body(counts(of: catalog, in: nil, declarations, shortcuts))
    for one in catalog.localizations where one.locale != catalog.sourceLocale {
      body(counts(of: catalog, in: one, declarations, shortcuts))
    }
  }

  /// A shortcut with its phrases taken apart once for all languages.
  private struct Shortcut {
    var intent: String
    var parameters: [String: ParameterDeclaration]
    var phrases: [(text: String, template: PhraseTemplate)]
  }

  private static func counts(
    of catalog: AppCatalog, in localization: LocalizationDeclaration?,
    _ declarations: CatalogIndex, _ shortcuts: [Shortcut]
  ) -> PhraseCounts {
    let locale = localization?.locale ?? catalog.sourceLocale
    var translations: [String: [PhraseDeclaration]] = [:]
    for one in localization?.phrases ?? [] where translations[one.source] == nil {
      translations[one.source] = one.phrases
    }
    let nameForms = (localization?.app ?? catalog.app).forms.count
    var values = ValueCounts(declarations, locale, localization)
    var result = PhraseCounts(
      locale: locale, shortcuts: 0, phrases: 0, triggerPhrases: 0, triggerPhrasesWithAppNames: 0,
      terms: [])
    for (i, shortcut) in shortcuts.enumerated() {
      var templates = shortcut.phrases.map(\.template)
      if !translations.isEmpty {
        templates = shortcut.phrases.flatMap { phrase in
          translations[phrase.text]?.map { PhraseTemplate($0.text) } ?? [phrase.template]
        }
      }
      if !templates.isEmpty { result.shortcuts += 1 }
      result.phrases += templates.count
      var terms: [[String]: Int] = [:]
      for template in templates {
        let slots = template.slots
        let ways = slots.reduce(1) { product, slot in
          saturating(product, shortcut.parameters[slot].map { values.count(of: $0.type) } ?? 1)
        }
        result.triggerPhrases = sum(result.triggerPhrases, ways)
        result.triggerPhrasesWithAppNames = sum(
          result.triggerPhrasesWithAppNames,
          template.applicationNameCount > 0 ? saturating(ways, nameForms) : ways)
        if let term = terms[slots] {
          result.terms[term].phrases += 1
        } else {
          terms[slots] = result.terms.count
          result.terms.append(
            Term(shortcut: i, intent: shortcut.intent, phrases: 1, slots: slots, values: ways))
        }
      }
    }
    return result
  }

  private static func saturating(_ a: Int, _ b: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? .max : product
  }

  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? .max : sum
  }
}

/// How many names the values of a type have in one language; each type is counted once.
private struct ValueCounts {
  private let declarations: CatalogIndex
  private let locale: String
  private let translated: EnumCaseIndex
  private var known: [String: Int] = [:]

  init(
    _ declarations: CatalogIndex, _ locale: String, _ localization: LocalizationDeclaration?
  ) {
    self.declarations = declarations
    self.locale = locale
    translated = EnumCaseIndex(localization)
  }

  mutating func count(of type: ParameterType) -> Int {
    switch type {
    case .entity(let name):
      if let count = known[type.spelling] { return count }
      let count = declarations.entities[name].map(spokenNames) ?? 0
      known[type.spelling] = count
      return count
    case .enumeration(let name):
      if let count = known[type.spelling] { return count }
      let count = declarations.enums[name].map(spokenNames) ?? 0
      known[type.spelling] = count
      return count
    // The platform takes no other type; here it stands for one open value.
    default: return 1
    }
  }

  private func spokenNames(_ entity: EntityDeclaration) -> Int {
    entity.values.reduce(0) { sum, value in
      let isSpoken = entity.query == .enumerable || value.isSuggested
      return isSpoken && isHeard(value.locale) ? sum + 1 + value.synonyms.count : sum
    }
  }

  private func spokenNames(_ type: EnumDeclaration) -> Int {
    let translated = translated[type.name]
    return type.cases.reduce(0) { $0 + 1 + (translated?[$1.id]?.synonyms ?? $1.synonyms).count }
  }

  /// Whether a value meant for one locale is heard in this one: `de` is in `de-AT`.
  private func isHeard(_ tag: String?) -> Bool {
    guard let tag else { return true }
    return tag == locale || locale.hasPrefix(tag + "-")
  }
}
