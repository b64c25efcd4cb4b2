// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A translation has the slots of what it translates.
///
/// With a slot lost the value is asked for although it was said; with one more, the phrase means
/// something that its source does not. The list of a string catalog translates a shortcut as a whole: its
/// phrases may mix, and only a slot that none of them has is lost.
enum TranslationSlotsRule: CatalogRule {
  static let description = RuleDescription(
    id: "translation-slots", severity: .warning, category: .translations,
    summary: "A translation has the slots of the phrase it translates.",
    rationale:
      "With a slot lost, the value cannot be said in that language; with one more, the phrase means"
      + " something that its source does not. The list of a string catalog is taken as a whole.",
    fix: "Say where the slot goes, or translate a phrase that has it.",
    example: .init(
      "Open ${list} in ${applicationName} → Öffne ${applicationName}",
      "Open ${list} in ${applicationName} → Öffne ${list} in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    var lists: [ListKey: [Int]] = [:]
    var order: [ListKey] = []
    for (i, phrase) in subject.phrases.enumerated() where !phrase.isBlank {
      guard let source = phrase.source else { continue }
      if phrase.isOfList, let shortcut = phrase.shortcut {
        let key = ListKey(locale: phrase.locale, shortcut: shortcut)
        if lists[key] == nil { order.append(key) }
        lists[key, default: []].append(i)
        continue
      }
      if source.slots.isEmpty, phrase.slots.isEmpty { continue }
      check(phrase, source, &report)
    }
    for key in order { check(list: lists[key] ?? [], subject, &report) }
  }

  /// One phrase against the one that it translates.
  private static func check(
    _ phrase: LocatedPhrase, _ source: PhraseTemplate, _ report: inout RuleReport
  ) {
    let own = Set(phrase.slots)
    for slot in source.slots where !own.contains(slot) {
      // The source's own mistakes are reported there.
      if ForeignPlaceholderRule.meansAppName(slot) { continue }
      report.add(
        phrase, "slot '\(slot)' of the source phrase is missing in '\(phrase.text)'",
        fix: "say where '${\(slot)}' goes")
    }
    // A slot that is no parameter is an error already.
    for slot in phrase.ownSlots where phrase.parameter(slot) != nil {
      if ForeignPlaceholderRule.meansAppName(slot) { continue }
      report.add(
        phrase, "slot '\(slot)' in '\(phrase.text)' is not in the source phrase",
        fix: "remove '${\(slot)}', or translate a phrase that has it",
        highlighting: phrase.range(of: slot))
    }
  }

  /// All phrases of a shortcut in one language.
  private static func check(list: [Int], _ subject: RuleSubject, _ report: inout RuleReport) {
    guard let first = list.first.map({ subject.phrases[$0] }) else { return }
    var own: Set<String> = []
    for i in list { own.formUnion(subject.phrases[i].slots) }
    for slot in first.sourceSlots.subtracting(own).sorted() {
      if ForeignPlaceholderRule.meansAppName(slot) { continue }
      report.add(
        first,
        "no phrase of '\(first.intent?.name ?? "the shortcut")' in '\(first.locale)' has the"
          + " slot '\(slot)'",
        fix: "add a phrase with '${\(slot)}'")
    }
  }

  private struct ListKey: Hashable {
    var locale: String
    var shortcut: Int
  }
}
