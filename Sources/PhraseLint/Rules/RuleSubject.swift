// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import TextAnalysis

/// A catalog as rules look at it: every phrase taken apart, with its place and its intent.
struct RuleSubject {
  let catalog: AppCatalog
  let ruleSet: RuleSet
  /// All phrases that invoke something: those of shortcuts, then translations, in file order.
  let phrases: [LocatedPhrase]
  /// All negative phrases, likewise.
  let negativePhrases: [LocatedPhrase]
  /// What is heard of each of `phrases`, at the same positions; `nil` for blank ones.
  let spoken: [SpokenForm?]
  /// What is heard of each of `negativePhrases`.
  let spokenNegatives: [SpokenForm?]
  /// The readers that `spoken` was made by, by language.
  let spokenReaders: [String: SpokenFormReader]
  let declarations: CatalogIndex
  /// The app's names by locale, where it has any of its own there.
  let appNames: [String: AppNames]

  init(_ catalog: AppCatalog, ruleSet: RuleSet) {
    self.catalog = catalog
    self.ruleSet = ruleSet
    declarations = CatalogIndex(catalog)
    appNames = Dictionary(
      catalog.localizations.compactMap { one in one.app.map { (one.locale, $0) } },
      uniquingKeysWith: { a, _ in a })
    (phrases, negativePhrases) = Self.gather(catalog)

    var buffer = TokenBuffer()
    var readers: [String: SpokenFormReader] = [:]
    func form(_ phrase: LocatedPhrase) -> SpokenForm? {
      if phrase.isBlank { return nil }
      if readers[phrase.locale] == nil {
        readers[phrase.locale] = SpokenFormReader(locale: phrase.locale)
      }
      return readers[phrase.locale]?.form(of: phrase, &buffer)
    }
    var forms: [SpokenForm?] = []
    forms.reserveCapacity(phrases.count)
    for phrase in phrases { forms.append(form(phrase)) }
    spoken = forms
    forms = []
    for phrase in negativePhrases { forms.append(form(phrase)) }
    spokenNegatives = forms
    spokenReaders = readers
  }

  private static func gather(_ catalog: AppCatalog) -> ([LocatedPhrase], [LocatedPhrase]) {
    let intents = Dictionary(
      catalog.intents.map { ($0.name, IntentLookup($0)) }, uniquingKeysWith: { a, _ in a })
    var phrases: [LocatedPhrase] = []
    var bySource: [String: Int] = [:]
    let shortcutSlots =
      catalog.localizations.isEmpty
      ? [] : catalog.shortcuts.map { Set($0.phrases.flatMap(\.slotNames)) }
    for (i, shortcut) in catalog.shortcuts.enumerated() {
      for (j, phrase) in shortcut.phrases.enumerated() {
        if bySource[phrase.text] == nil { bySource[phrase.text] = phrases.count }
        phrases.append(
          LocatedPhrase(
            phrase, .shortcut(i, phrase: j), locale: catalog.sourceLocale, shortcut: i,
            intent: intents[shortcut.intent]))
      }
    }
    var negatives = catalog.negativePhrases.enumerated().map { i, phrase in
      LocatedPhrase(phrase, .negative(i), locale: catalog.sourceLocale)
    }
    for localization in catalog.localizations {
      let locale = localization.locale
      for translation in localization.phrases {
        // A phrase that no shortcut has is reported by `CatalogConsistency`, and left alone here.
        guard let index = bySource[translation.source] else { continue }
        let source = phrases[index]
        let ownSlots = Set(source.template.slots)
        for (j, phrase) in translation.phrases.enumerated() {
          let isOfList = isOfList(phrase)
          let allSlots = source.shortcut.map { shortcutSlots[$0] } ?? []
          phrases.append(
            LocatedPhrase(
              phrase, .translation(locale: locale, source: translation.source, j),
              locale: locale, shortcut: source.shortcut, intent: source.intent,
              source: source.template, sourceSlots: isOfList ? allSlots : ownSlots,
              isOfList: isOfList))
        }
      }
      let all = localization.negativePhrases
      let isList = all.count == 1 && all[0].source.isEmpty
      for translation in all {
        for (j, phrase) in translation.phrases.enumerated() {
          let source = isList ? nil : translation.source
          negatives.append(
            LocatedPhrase(
              phrase, .negativeTranslation(locale: locale, source: source, j), locale: locale))
        }
      }
    }
    return (phrases, negatives)
  }

  /// Whether a phrase comes from a string catalog, whose lists are for shortcuts as wholes.
  static func isOfList(_ phrase: PhraseDeclaration) -> Bool {
    phrase.location.file.hasSuffix(".xcstrings")
  }

  /// Whether each phrase of a table of translations stands as a shortcut of its own, so that nothing
  /// is known of which belong together.
  var knowsShortcuts: Bool { catalog.coverage.contains(.shortcuts) }

  /// The path of a shortcut.
  static func path(shortcut index: Int) -> DeclarationPath {
    DeclarationPath.root.member("shortcuts").element(index)
  }

  /// The language of a tag, in lower case: `de` of `de-AT`.
  static func language(_ locale: String) -> String {
    locale.split(separator: "-").first.map { $0.lowercased() } ?? locale
  }

  /// The languages in which phrases may well be the same, because one is as good as the other.
  static func areClose(_ a: String, _ b: String) -> Bool {
    func family(_ locale: String) -> String {
      let language = language(locale)
      return ["nb", "nn", "no", "da"].contains(language) ? "da" : language
    }
    return family(a) == family(b)
  }
}
