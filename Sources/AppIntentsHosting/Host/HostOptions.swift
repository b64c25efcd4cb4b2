// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
public import LanguageData
import TextAnalysis

/// Settings for all apps and sessions.
public struct HostOptions: Sendable {
  /// The rules for phrases.
  public var ruleSet: RuleSet
  /// Whether intents are ranked if words match no phrase.
  public var matchesFlexibly: Bool
  /// The word vectors; English has vectors of its own, files have those of any language.
  public var vectors: LanguageVectors
  /// The confidence below which a resolution has to be confirmed; 0 ... 1.
  public var confirmBelow: Double
  /// The time that the queries of one app may take in all while their values are collected.
  public var valuesDeadline: Duration
  /// Most values of one entity type; further ones are left out.
  public var maxValues: Int
  /// Who keeps the time of calls and turns; tests have one of their own.
  package var keeper = Timekeeper.shared

  /// Creates options.
  public init(
    ruleSet: RuleSet = .apple, matchesFlexibly: Bool = true, confirmBelow: Double = 0.4,
    valuesDeadline: Duration = .seconds(10), maxValues: Int = 100_000,
    vectors: LanguageVectors = .embedded
  ) {
    self.ruleSet = ruleSet
    self.matchesFlexibly = matchesFlexibly
    self.confirmBelow = confirmBelow
    self.valuesDeadline = valuesDeadline
    self.maxValues = maxValues
    self.vectors = vectors
  }
}
