// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A translation has the slots of the phrase it translates.
///
/// With a slot lost the value is asked for although it was said; with one more, the phrase means
/// something that its source does not.
enum TranslationSlotsRule: CatalogRule {
  static let description = RuleDescription(
    id: "translation-slots", severity: .warning, ruleSets: RuleSet.allCases,
    summary: "A translation has the slots of the phrase it translates.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases where !phrase.isBlank {
      guard let source = phrase.source else { continue }
      let own = Set(phrase.template.slots)
      let lost = source.slots.filter { !own.contains($0) }
      // A slot that is no parameter is an error already.
      let added = phrase.ownSlots.filter { phrase.parameter($0) != nil }
      for slot in lost {
        report.add(
          phrase, "slot '\(slot)' of the source phrase is missing in '\(phrase.text)'",
          fix: "say where '${\(slot)}' goes")
      }
      for slot in added {
        report.add(
          phrase, "slot '\(slot)' in '\(phrase.text)' is not in the source phrase",
          fix: "remove '${\(slot)}', or translate a phrase that has it")
      }
    }
  }
}
