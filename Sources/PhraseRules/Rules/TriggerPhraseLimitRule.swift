// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app has at most 1,000 trigger phrases in a language, values of slots included (WWDC23,
/// session 10102).
///
/// Only the count without the app's other names is held against the limit: whether those count is
/// reported by developers and not documented, so it is shown beside it.
enum TriggerPhraseLimitRule: CatalogRule {
  static let description = RuleDescription(
    id: "trigger-phrase-limit", severity: .error, ruleSets: [.apple],
    summary: "An app has at most \(PhraseCounts.triggerPhraseLimit) trigger phrases a language.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    PhraseCounts.forEachLocale(of: subject.catalog) { counts in
      guard counts.isOverLimit else { return }
      let localization = subject.catalog.localizations.first { $0.locale == counts.locale }
      let root = DeclarationPath.root
      report.add(
        "\(counts.triggerPhrases) trigger phrases in '\(counts.locale)'; an app may have"
          + " \(PhraseCounts.triggerPhraseLimit) (\(counts.triggerPhrasesWithAppNames) with the"
          + " app's other names): \(Self.shortened(counts.calculation))",
        fix: "suggest fewer values, or use fewer phrases with a slot",
        note: "the first \(PhraseCounts.triggerPhraseLimit) are kept at run time",
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
