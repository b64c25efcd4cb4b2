// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has at most 1,000 trigger phrases in a language, values of slots included (WWDC23,
/// session 10102).
///
/// Only the count without the app's other names is held against the limit: whether those count is
/// reported by developers and not documented, so it is shown beside it.
enum TriggerPhraseLimitRule: CatalogRule {
  static let description = RuleDescription(
    id: "trigger-phrase-limit", severity: .error, ruleSets: [.apple], category: .shortcuts,
    summary: "An app has at most \(PhraseCounts.triggerPhraseLimit) trigger phrases a language.",
    rationale:
      "A phrase counts once for every name of every value of its slot (WWDC23, session 10102). Which"
      + " ones the platform drops past a thousand is not said. Developers report that each of the"
      + " app's names multiplies the number; where only that leads past the limit, it is a note.",
    fix: "Suggest fewer values, or use fewer phrases with a slot.",
    example: .init("6 phrases × 200 values = 1,200", "4 phrases × 200 values = 800"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    PhraseCounts.forEachLocale(of: subject.catalog) { counts in
      let isOver = counts.isOverLimit
      guard isOver || counts.triggerPhrasesWithAppNames > PhraseCounts.triggerPhraseLimit else {
        return
      }
      let localization = subject.catalog.localizations.first { $0.locale == counts.locale }
      let root = DeclarationPath.root
      let limit = PhraseCounts.triggerPhraseLimit
      let withNames = counts.triggerPhrasesWithAppNames
      let sum = Self.shortened(counts.calculation)
      report.add(
        isOver
          ? "\(counts.triggerPhrases) trigger phrases in '\(counts.locale)'; an app may have"
            + " \(limit) (\(withNames) with the app's other names): \(sum)"
          : "\(withNames) trigger phrases in '\(counts.locale)' if each of the app's"
            + " \(withNames / max(1, counts.triggerPhrases)) names counts, \(counts.triggerPhrases)"
            + " if not; an app may have \(limit): \(sum)",
        severity: isOver ? nil : .note,
        fix: "suggest fewer values, or use fewer phrases with a slot",
        note: isOver ? "the first \(limit) are kept at run time" : nil,
        at: localization?.location ?? subject.catalog.shortcuts.first?.location ?? .unknown,
        localization.map { root.member("localizations").member($0.locale) }
          ?? root.member("shortcuts"), locale: counts.locale)
    }
  }

  /// A sum of many shortcuts, cut to what a line can hold.
  private static func shortened(_ sum: String) -> String {
    sum.count > 500 ? sum.prefix(500) + " …" : sum
  }
}
