// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseCompilation
import PhraseGrammar
import TextAnalysis

@testable import IntentResolution

/// The plainest matcher that does what `Matcher` says: no index, no states, every way tried.
///
/// One locale, no diacritics, no glue, no polite words.
struct ReferenceMatcher {
  /// A piece of a phrase, as words.
  enum Part {
    case word(String)
    case name([[String]])
    case listed([[String]])
    /// Listed names, else any text, which is the less likely the narrower the slot.
    case open([[String]], narrowness: Int)
  }

  struct Phrase {
    var parts: [Part]
    var app: Int
    var isAppless: Bool
  }

  /// How a phrase fits: what the ranking looks at.
  struct Fit: Comparable {
    var literal = 0
    var listed = 0
    var open = 0
    var narrowness = 0

    static func < (a: Fit, b: Fit) -> Bool {
      (a.literal, a.listed, -a.open, -a.narrowness)
        < (b.literal, b.listed, -b.open, -b.narrowness)
    }
  }

  /// The phrases by their id in the image.
  var phrases: [Phrase] = []
  let analyzer: TextAnalyzer

  init(_ catalogs: [AppCatalog], _ ruleSet: RuleSet) {
    analyzer = TextAnalyzer(locale: LocaleTag("en"))
    for (a, catalog) in catalogs.enumerated() {
      for shortcut in catalog.shortcuts {
        guard let intent = catalog.intents.first(where: { $0.name == shortcut.intent }) else {
          continue
        }
        for phrase in shortcut.phrases {
          let template = PhraseTemplate(phrase.text)
          if ruleSet == .apple, template.applicationNameCount != 1 || template.slots.count > 1 {
            continue
          }
          var parts: [Part] = []
          for segment in template.segments {
            switch segment {
            case .literal(let text): parts += words(text).map { .word($0) }
            case .applicationName: parts.append(.name(catalog.app.forms.map(words)))
            case .slot(let name):
              parts.append(slot(name, intent, catalog, ruleSet))
            }
          }
          phrases.append(
            Phrase(parts: parts, app: a, isAppless: template.applicationNameCount == 0))
        }
      }
    }
  }

  func words(_ text: String) -> [String] {
    ((try? analyzer.normalizedTokens(text)) ?? []).map(\.folded)
  }

  private func slot(
    _ name: String, _ intent: IntentDeclaration, _ catalog: AppCatalog, _ ruleSet: RuleSet
  ) -> Part {
    let parameter = intent.parameters.first { $0.name == name }
    guard case .entity(let type)? = parameter?.type,
      let entity = catalog.entities.first(where: { $0.name == type })
    else { return .open([], narrowness: 0) }
    let names = entity.values.flatMap { [$0.title] + $0.synonyms }.map(words)
    if entity.query == .enumerable { return .listed(names) }
    let halvings = Int.bitWidth - names.count.leadingZeroBitCount
    return .open(names, narrowness: entity.isOpen ? 31 - halvings : 0)
  }

  /// The best way each phrase fits the whole utterance.
  func matches(_ text: String) -> [(phrase: Int, fit: Fit)] {
    let utterance = words(text)
    guard !utterance.isEmpty else { return [] }
    var found: [(phrase: Int, fit: Fit)] = []
    for (k, phrase) in phrases.enumerated() {
      if let fit = best(phrase.parts[...], utterance[...]) { found.append((k, fit)) }
    }
    return found.enumerated().sorted {
      $0.element.fit != $1.element.fit
        ? $0.element.fit > $1.element.fit : $0.offset < $1.offset
    }.map(\.element)
  }

  private func best(_ parts: ArraySlice<Part>, _ words: ArraySlice<String>) -> Fit? {
    guard let part = parts.first else { return words.isEmpty ? Fit() : nil }
    let rest = parts.dropFirst()
    var result: Fit?
    func take(
      _ count: Int, literal: Int = 0, listed: Int = 0, open: Int = 0, narrowness: Int = 0
    ) {
      guard var fit = best(rest, words.dropFirst(count)) else { return }
      fit.literal += literal
      fit.listed += listed
      fit.open += open
      fit.narrowness += narrowness
      if result.map({ fit > $0 }) ?? true { result = fit }
    }
    func take(_ names: [[String]], isName: Bool) {
      for name in names where !name.isEmpty && words.starts(with: name) {
        take(name.count, literal: isName ? name.count : 0, listed: isName ? 0 : name.count)
      }
    }
    switch part {
    case .word(let word): if words.first == word { take(1, literal: 1) }
    case .name(let names): take(names, isName: true)
    case .listed(let names): take(names, isName: false)
    case .open(let names, let narrowness):
      take(names, isName: false)
      if !words.isEmpty {
        for count in 1...words.count { take(count, open: count, narrowness: narrowness) }
      }
    }
    return result
  }
}
