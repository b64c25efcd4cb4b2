// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport

@testable import CatalogFormats

/// Catalogs that writers are tried on.
enum RandomCatalog {
  static let pieces = [
    "open", "Öffne", "\"", "\\", "'", "\n", "\t", "語", "😀", "*/", "/*", "//", ";", "=", "#", ": ",
    "- ", "%@", "&", "<", "a", "B", "10", "9", "\u{1}", "\u{2028}", "`", "é", "e\u{301}",
  ]

  /// Some words; never empty, and no braces.
  static func text(_ random: inout SeededGenerator) -> String {
    (0..<random.below(5) + 1).map { _ in random.pick(pieces) }.joined(separator: " ")
  }

  /// A phrase with the app's name, and with a slot now and then; `number` makes it unique.
  static func phrase(_ random: inout SeededGenerator, _ number: Int, slots: [String]) -> String {
    var words = [text(&random), "\(number)"]
    words.insert("${applicationName}", at: random.below(words.count + 1))
    if !slots.isEmpty, random.below(2) == 0 {
      words.insert("${\(random.pick(slots))}", at: random.below(words.count + 1))
    }
    return words.joined(separator: " ")
  }

  /// A catalog with translations.
  ///
  /// - Parameters:
  ///   - lists: Whether a phrase may have several translations, or none.
  ///   - slots: The slots of each intent, which are its parameters' types as well.
  static func make(
    _ random: inout SeededGenerator, lists: Bool, slots: [String] = ["Pier", "Side"]
  ) -> AppCatalog {
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
    var catalog = AppCatalog(
      id: "com.example.app", app: AppNames(name: text(&random), synonyms: ["Port"]),
      sourceLocale: random.pick(["en", "de", "en-US"]))
    for i in 0..<random.below(4) {
      catalog.intents.append(
        IntentDeclaration(
          name: "Intent\(i)", title: text(&random),
          parameters: slots.map {
            ParameterDeclaration(name: $0, type: $0 == "Side" ? .enumeration($0) : .entity($0))
          }))
      var shortcut = ShortcutDeclaration(intent: "Intent\(i)", phrases: [])
      for _ in 0..<random.below(4) {
        shortcut.phrases.append(PhraseDeclaration(phrase(&random, next(), slots: slots)))
      }
      catalog.shortcuts.append(shortcut)
    }
    catalog.entities = [EntityDeclaration(name: "Pier", title: "Pier")]
    catalog.enums = [
      EnumDeclaration(
        name: "Side", title: "Side",
        cases: [EnumCase(id: "l", title: "left"), EnumCase(id: "r", title: "right")])
    ]
    for _ in 0..<random.below(3) {
      catalog.negativePhrases.append(
        PhraseDeclaration(phrase(&random, next(), slots: [])))
    }
    for locale in ["fr", "pt-BR", "zh-Hans"].shuffled(using: &random).prefix(random.below(4)) {
      var localization = LocalizationDeclaration(locale: locale)
      func translate(_ phrase: PhraseDeclaration, _ slots: [String]) -> PhraseTranslation? {
        let count = lists ? random.below(4) : 1
        return PhraseTranslation(
          source: phrase.text,
          phrases: (0..<count).map { _ in
            PhraseDeclaration(Self.phrase(&random, next(), slots: slots))
          })
      }
      for shortcut in catalog.shortcuts where random.below(4) > 0 {
        localization.phrases += shortcut.phrases.compactMap { translate($0, slots) }
      }
      for phrase in catalog.negativePhrases where random.below(4) > 0 {
        localization.negativePhrases += [translate(phrase, [])].compactMap(\.self)
      }
      catalog.localizations.append(localization)
    }
    return catalog
  }
}
