// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TextAnalysis

/// An app as it is spoken to in a locale: its names, phrases and values there.
///
/// Phrases fall back as when compiling: a shortcut without any translated phrase is spoken to in the
/// source's.
struct SpokenLocale {
  /// The app.
  let catalog: AppCatalog
  /// The translations; `nil` for the source.
  let localization: LocalizationDeclaration?
  /// The locale of the declarations.
  let tag: LocaleTag
  /// What it declares, by names.
  let declarations: CatalogIndex
  private let translatedCases: EnumCaseIndex
  private let translations: [String: [PhraseDeclaration]]

  /// Finds what an app declares for a locale, along its fallbacks, else its source's.
  init(_ catalog: AppCatalog, _ locale: LocaleTag) {
    let source = LocaleTag(catalog.sourceLocale)
    for tag in locale.fallbackChain {
      if tag == source { break }
      if let one = catalog.localizations.first(where: { LocaleTag($0.locale) == tag }) {
        self.init(catalog, one)
        return
      }
    }
    self.init(catalog, nil)
  }

  /// Takes one of an app's translations, or its source.
  init(_ catalog: AppCatalog, _ localization: LocalizationDeclaration?) {
    self.catalog = catalog
    self.localization = localization
    tag = LocaleTag(localization?.locale ?? catalog.sourceLocale)
    declarations = CatalogIndex(catalog)
    translatedCases = EnumCaseIndex(localization)
    translations = Dictionary(
      (localization?.phrases ?? []).map { ($0.source, $0.phrases) }, uniquingKeysWith: +)
  }

  /// The locale's name, as declared.
  var name: String { localization?.locale ?? catalog.sourceLocale }

  /// What the app is called here.
  var names: AppNames { localization?.app ?? catalog.app }

  /// A shortcut's phrases here.
  func phrases(of shortcut: ShortcutDeclaration) -> [PhraseDeclaration] {
    if localization == nil { return shortcut.phrases }
    let found = shortcut.phrases.flatMap { translations[$0.text] ?? [] }
    return found.isEmpty ? shortcut.phrases : found
  }

  /// The negative phrases here.
  var negativePhrases: [PhraseDeclaration] {
    guard let localization, !localization.negativePhrases.isEmpty else {
      return catalog.negativePhrases
    }
    let sources = Set(localization.negativePhrases.map(\.source))
    return localization.negativePhrases.flatMap(\.phrases)
      + catalog.negativePhrases.filter { !sources.contains($0.text) }
  }

  /// A name by which people call a value.
  struct ValueName {
    /// The value's id.
    var id: String
    /// What is said.
    var text: String
  }

  /// The names of a type's values here, in declaration order; none for types without listed values.
  func valueNames(of type: ParameterType) -> [ValueName] {
    switch type {
    case .entity(let name):
      guard let entity = declarations.entities[name] else { return [] }
      return entity.values.filter { isMeant($0.locale) }.flatMap { value in
        ([value.title] + value.synonyms).map { ValueName(id: value.id, text: $0) }
      }
    case .enumeration(let name):
      guard let declared = declarations.enums[name] else { return [] }
      let translated = translatedCases[name]
      return declared.cases.flatMap { one in
        let own = translated?[one.id]
        return ([own?.title ?? one.title] + (own?.synonyms ?? one.synonyms)).map {
          ValueName(id: one.id, text: $0)
        }
      }
    default: return []
    }
  }

  private func isMeant(_ only: String?) -> Bool { only.map { tag.concerns(LocaleTag($0)) } ?? true }
}
