// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import SystemThreads

/// The rules of App Shortcuts, checked over a catalog.
///
///     let findings = CatalogRules(ruleSet: .apple).check(catalog)
///
/// Findings come by file and line, all of them in one run. References between declarations
/// (`CatalogConsistency`) are checked as well, so that catalogs from any source are held to the
/// same; use `merging(_:)` to join the findings with those of a reader. Nothing is said about what
/// was not there to be read (`AppCatalog.coverage`).
public struct CatalogRules: Sendable {
  /// Whose rules.
  package var ruleSet: RuleSet
  /// The ids of rules that are checked although they have to be asked for
  /// (`RuleDescription.isOptIn`).
  package var optIns: Set<String>

  /// Creates the rules of a set.
  public init(ruleSet: RuleSet = .apple, optIns: Set<String> = []) {
    self.ruleSet = ruleSet
    self.optIns = optIns
  }

  /// The description of each rule, in the order checked; those about references come last.
  public static var descriptions: [RuleDescription] {
    rules.map { $0.description } + [SharedAppNameRule.description]
      + CatalogConsistency.descriptions
  }

  /// Every rule that looks at one catalog.
  static let rules: [any CatalogRule.Type] =
    appNameRules + phraseRules + slotRules + shortcutRules + translationRules + buildRules

  private static let appNameRules: [any CatalogRule.Type] = [
    UnspokenAppNameRule.self, AppNameLimitRule.self, RepeatedAlternativeNameRule.self,
  ]
  private static let phraseRules: [any CatalogRule.Type] = [
    MissingAppNameRule.self, RepeatedAppNameRule.self, ForeignPlaceholderRule.self,
    NoLiteralWordRule.self, DoubleSpaceRule.self, InvisibleCharacterRule.self,
    GluedAppNameRule.self, SystemPhraseRule.self, LongPhraseRule.self,
  ]
  private static let slotRules: [any CatalogRule.Type] = [
    SlotTypeRule.self, UnrecognisedSlotTypeRule.self, SeveralSlotsRule.self,
    NoSpokenValuesRule.self, UnspokenValueRule.self, SlotTypeNameRule.self, RequiredTextRule.self,
  ]
  private static let shortcutRules: [any CatalogRule.Type] = [
    NoPhrasesRule.self, DuplicatePhraseRule.self, DroppedWordsRule.self,
    HidingNegativePhraseRule.self, ShortcutLimitRule.self, TriggerPhraseLimitRule.self,
    OnlyParameterisedPhrasesRule.self,
  ]
  private static let translationRules: [any CatalogRule.Type] = [
    MissingTranslationRule.self, PartialTranslationRule.self, UntranslatedPhraseRule.self,
    TranslationSlotsRule.self,
  ]
  private static let buildRules: [any CatalogRule.Type] = [
    MissingProviderRule.self, SeveralProvidersRule.self, StringCatalogTargetRule.self,
    MixedPhraseFilesRule.self, MissingDevelopmentRegionRule.self,
  ]

  /// Checks one app.
  ///
  /// - Complexity: O(*n*) for *n* bytes of phrases and names.
  public func check(_ catalog: AppCatalog) -> [Diagnostic] {
    let subject = RuleSubject(catalog, ruleSet: ruleSet)
    var report = RuleReport(catalog)
    for rule in Self.rules {
      let description = rule.description
      guard description.ruleSets.contains(ruleSet),
        !description.isOptIn || optIns.contains(description.id)
      else { continue }
      report.rule = description
      rule.check(subject, &report)
    }
    return CatalogConsistency.check(catalog).merging(report.findings)
  }

  /// Checks several apps, each processor some of them, and what they would take from each other.
  public func check(_ catalogs: [AppCatalog]) -> [Diagnostic] {
    let together = CatalogConsistency.checkIDs(catalogs) + SharedAppNameRule.check(catalogs)
    return ParallelMap.map(catalogs) { check($0) }.flatMap(\.self).merging(together)
  }
}
