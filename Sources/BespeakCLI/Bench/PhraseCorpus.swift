// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseGrammar

/// Utterances made from the catalogs' own phrases: as declared, in capitals, and politely.
///
/// Slots are filled with listed values, drawn with a fixed seed, so that every run says the same.
/// What is expected is the phrase's own app and intent.
struct PhraseCorpus {
  /// The utterances, catalog by catalog and locale by locale.
  private(set) var items: [BenchItem] = []
  private let limit: Int
  private var state: UInt64

  /// Makes utterances, at most `limit`.
  init(_ catalogs: [AppCatalog], limit: Int, seed: UInt64 = 1) {
    self.limit = limit
    state = seed
    for catalog in catalogs {
      add(catalog, locale: catalog.sourceLocale, translations: nil)
      for localization in catalog.localizations {
        add(catalog, locale: localization.locale, translations: localization)
      }
    }
  }

  private mutating func add(
    _ catalog: AppCatalog, locale: String, translations: LocalizationDeclaration?
  ) {
    let names = translations?.app ?? catalog.app
    let tag = LocaleTag(locale)
    let polite = PoliteWords.forLanguage(tag.language)
    for shortcut in catalog.shortcuts {
      for phrase in shortcut.phrases {
        var templates = [phrase]
        if let translations {
          templates = translations.phrases.filter { $0.source == phrase.text }.flatMap(\.phrases)
        }
        for template in templates {
          for variant in 0..<3 {
            guard items.count < limit else { return }
            let values = { (slot: String, random: UInt64) in
              Self.value(slot, of: shortcut.intent, in: catalog, translations, random: random)
            }
            guard var text = fill(template.text, names, values) else { break }
            if variant == 1 {
              // Capitals of Turkish cannot be made without its locale.
              if ["tr", "az"].contains(tag.language) { continue }
              text = text.uppercased()
            } else if variant == 2 {
              guard let opener = polite.openers.first else { continue }
              text = opener + " " + text
              if let closer = polite.closers.first { text += " " + closer }
            }
            var expectation = ExpectedOutcome(.acting, app: catalog.id)
            expectation.intents = [shortcut.intent]
            items.append(
              BenchItem(
                request: ResolutionRequest(text, locale: tag), expectation: expectation))
          }
        }
      }
    }
  }

  /// The template with its slots filled; `nil` where one has no value.
  private mutating func fill(
    _ template: String, _ names: AppNames, _ value: (String, UInt64) -> String?
  ) -> String? {
    var text = ""
    for segment in PhraseTemplate(template).segments {
      switch segment {
      case .literal(let words): text += words
      case .applicationName: text += names.name
      case .slot(let name):
        guard let words = value(name, random()) else { return nil }
        text += words
      }
    }
    return text
  }

  private static func value(
    _ slot: String, of intentName: String, in catalog: AppCatalog,
    _ translations: LocalizationDeclaration?, random: UInt64
  ) -> String? {
    let intent = catalog.intents.first { $0.name == intentName }
    guard let parameter = intent?.parameters.first(where: { $0.name == slot }) else { return nil }
    switch parameter.type {
    case .entity(let name):
      guard let entity = catalog.entities.first(where: { $0.name == name }) else { return nil }
      let locale = translations?.locale ?? catalog.sourceLocale
      let values = entity.values.filter {
        ($0.locale == nil || $0.locale == locale) && (entity.query != .suggested || $0.isSuggested)
      }
      return values.isEmpty ? nil : values[Int(random % UInt64(values.count))].title
    case .enumeration(let name):
      guard let cases = catalog.enums.first(where: { $0.name == name })?.cases, !cases.isEmpty
      else { return nil }
      let one = cases[Int(random % UInt64(cases.count))]
      let translated = translations?.enumCases.first { $0.enumName == name && $0.caseID == one.id }
      return translated?.title ?? one.title
    case .string: return "something else"
    default: return nil
    }
  }

  /// The next number of SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
