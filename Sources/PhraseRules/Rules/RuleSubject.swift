// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A catalog as rules look at it: every phrase taken apart, with its place and its intent.
struct RuleSubject {
  let catalog: AppCatalog
  let ruleSet: RuleSet
  /// All phrases that invoke something: those of shortcuts, then translations, in file order.
  let phrases: [LocatedPhrase]
  /// All negative phrases, likewise.
  let negativePhrases: [LocatedPhrase]
  let enums: [String: EnumDeclaration]
  let entities: [String: EntityDeclaration]
  /// The app's names by locale, where it has any of its own there.
  let appNames: [String: AppNames]

  init(_ catalog: AppCatalog, ruleSet: RuleSet) {
    self.catalog = catalog
    self.ruleSet = ruleSet
    enums = Dictionary(catalog.enums.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    entities = Dictionary(catalog.entities.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    let intents = Dictionary(
      catalog.intents.map { ($0.name, IntentLookup($0)) }, uniquingKeysWith: { a, _ in a })
    appNames = Dictionary(
      catalog.localizations.compactMap { one in one.app.map { (one.locale, $0) } },
      uniquingKeysWith: { a, _ in a })

    var phrases: [LocatedPhrase] = []
    var bySource: [String: LocatedPhrase] = [:]
    for (i, shortcut) in catalog.shortcuts.enumerated() {
      let place = Self.path(shortcut: i).member("phrases")
      for (j, phrase) in shortcut.phrases.enumerated() {
        let located = LocatedPhrase(
          phrase, path: place.element(j), locale: catalog.sourceLocale, shortcut: i,
          intent: intents[shortcut.intent])
        phrases.append(located)
        if bySource[phrase.text] == nil { bySource[phrase.text] = located }
      }
    }
    var negatives = catalog.negativePhrases.enumerated().map { i, phrase in
      LocatedPhrase(
        phrase, path: DeclarationPath.root.member("negativePhrases").element(i),
        locale: catalog.sourceLocale)
    }
    for localization in catalog.localizations {
      let root = DeclarationPath.root.member("localizations").member(localization.locale)
      for translation in localization.phrases {
        // A phrase that no shortcut has is reported by `CatalogConsistency`, and left alone here.
        guard let source = bySource[translation.source] else { continue }
        let place = root.member("phrases").member(translation.source)
        for (j, phrase) in translation.phrases.enumerated() {
          phrases.append(
            LocatedPhrase(
              phrase, path: place.element(j), locale: localization.locale,
              shortcut: source.shortcut, intent: source.intent, source: source.template))
        }
      }
      let base = root.member("negativePhrases")
      let isList =
        localization.negativePhrases.count == 1 && localization.negativePhrases[0].source.isEmpty
      for translation in localization.negativePhrases {
        let place = isList ? base : base.member(translation.source)
        for (j, phrase) in translation.phrases.enumerated() {
          negatives.append(
            LocatedPhrase(phrase, path: place.element(j), locale: localization.locale))
        }
      }
    }
    self.phrases = phrases
    negativePhrases = negatives
  }

  /// The path of a shortcut.
  static func path(shortcut index: Int) -> DeclarationPath {
    DeclarationPath.root.member("shortcuts").element(index)
  }
}

/// A phrase with all that rules ask about it.
struct LocatedPhrase {
  let text: String
  let location: SourceLocation
  let path: DeclarationPath
  let locale: String
  /// The shortcut it invokes; `nil` for a negative phrase.
  let shortcut: Int?
  /// The intent it invokes; `nil` where the catalog has none of that name.
  let intent: IntentLookup?
  /// The phrase it translates; `nil` in the source locale.
  let source: PhraseTemplate?
  let template: PhraseTemplate

  init(
    _ phrase: PhraseDeclaration, path: DeclarationPath, locale: String, shortcut: Int? = nil,
    intent: IntentLookup? = nil, source: PhraseTemplate? = nil
  ) {
    text = phrase.text
    location = phrase.location
    self.path = path
    self.locale = locale
    self.shortcut = shortcut
    self.intent = intent
    self.source = source
    template = PhraseTemplate(phrase.text)
  }

  /// The line it stands in; 0 when unknown.
  var line: Int { location.line }

  /// Whether there is nothing in it; such a phrase is reported once, as empty.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The parameter that fills a slot; `nil` for an unknown name.
  func parameter(_ slot: String) -> ParameterDeclaration? {
    intent?.parameters[slot]
  }

  /// The slots that stand here and not in the phrase this translates: what is wrong with the others
  /// is reported there.
  var ownSlots: [String] {
    guard let source else { return template.slots }
    let known = Set(source.slots)
    return template.slots.filter { !known.contains($0) }
  }
}

/// An intent with its parameters by name.
struct IntentLookup {
  let name: String
  let parameters: [String: ParameterDeclaration]

  init(_ intent: IntentDeclaration) {
    name = intent.name
    parameters = Dictionary(
      intent.parameters.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }
}
