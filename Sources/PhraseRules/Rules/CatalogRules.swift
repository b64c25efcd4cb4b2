// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Whose rules a catalog is held to.
public enum RuleSet: String, Sendable, CaseIterable {
  /// The platform's: what passes here is accepted there.
  case apple
  /// The engine's own: several slots, free text, phrases without the app's name, no limits.
  case extended
}

/// The rules of App Shortcuts, checked over a catalog.
///
///     let findings = CatalogRules(ruleSet: .apple).check(catalog)
///
/// Findings come by file and line, all of them in one run. References between declarations
/// (`CatalogConsistency`) are checked as well, so that catalogs from any source are held to the
/// same; use `merging(_:)` to join the findings with those of a reader.
public struct CatalogRules: Sendable {
  /// Whose rules.
  public var ruleSet: RuleSet

  /// Creates the rules of a set.
  public init(ruleSet: RuleSet = .apple) { self.ruleSet = ruleSet }

  /// What each rule is about, in the order checked.
  public static var descriptions: [RuleDescription] {
    rules.map { $0.description } + [SharedAppNameRule.description]
  }

  /// Every rule that looks at one catalog.
  static let rules: [any CatalogRule.Type] = [
    NoPhrasesRule.self, MissingAppNameRule.self, RepeatedAppNameRule.self,
    ForeignPlaceholderRule.self, SlotTypeRule.self, UnrecognisedSlotTypeRule.self,
    SeveralSlotsRule.self, NoLiteralWordRule.self, DoubleSpaceRule.self,
    DuplicatePhraseRule.self, ShortcutLimitRule.self, TriggerPhraseLimitRule.self,
    AppNameLimitRule.self, OnlyParameterisedPhrasesRule.self, NoSpokenValuesRule.self,
    MissingTranslationRule.self, TranslationSlotsRule.self,
  ]

  /// Checks one app.
  public func check(_ catalog: AppCatalog) -> [Diagnostic] {
    let subject = RuleSubject(catalog, ruleSet: ruleSet)
    var report = RuleReport(catalog)
    for rule in Self.rules where rule.description.ruleSets.contains(ruleSet) {
      report.rule = rule.description
      rule.check(subject, &report)
    }
    return CatalogConsistency.check(catalog).merging(report.findings)
  }

  /// Checks several apps, and what they would take from each other.
  public func check(_ catalogs: [AppCatalog]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for catalog in catalogs { findings += check(catalog) }
    findings += CatalogConsistency.checkIDs(catalogs)
    return findings.merging(SharedAppNameRule.check(catalogs))
  }
}

/// What a rule is about.
public struct RuleDescription: Sendable, Equatable {
  /// The stable id, in kebab case.
  public var id: String
  /// How much a finding matters.
  public var severity: Diagnostic.Severity
  /// The sets it belongs to.
  public var ruleSets: [RuleSet]
  /// What it asks for, in a sentence.
  public var summary: String
  /// Whether one finding makes the platform export nothing at all for the app.
  public var isHalting = false

  /// What to say below a halting finding.
  ///
  /// The platform's own words: "At least one halting error produced during export. No AppIntents
  /// metadata have been exported and this target is not usable with AppIntents until errors are
  /// resolved."
  static let haltingNote =
    "on the platform one such phrase drops all App Intents metadata of the app"
}

/// A rule over one catalog.
protocol CatalogRule: SendableMetatype {
  /// What it is about.
  static var description: RuleDescription { get }
  /// Reports what does not fit.
  static func check(_ subject: RuleSubject, _ report: inout RuleReport)
}

/// Where rules put their findings.
struct RuleReport {
  private let catalog: AppCatalog
  /// The rule at work; its id and severity go into each finding.
  var rule = RuleDescription(id: "", severity: .error, ruleSets: [], summary: "")
  private(set) var findings: [Diagnostic] = []

  init(_ catalog: AppCatalog) { self.catalog = catalog }

  /// Reports something about a phrase.
  mutating func add(
    _ phrase: LocatedPhrase, _ message: String, severity: Diagnostic.Severity? = nil,
    fix: String? = nil, highlighting range: Range<Int>? = nil, related: [RelatedPlace] = []
  ) {
    add(
      message, severity: severity, fix: fix, at: phrase.location, phrase.path,
      locale: phrase.locale,
      highlight: TextHighlight(phrase.text, range ?? 0..<phrase.text.utf8.count), related: related)
  }

  /// Reports something about a place.
  mutating func add(
    _ message: String, severity: Diagnostic.Severity? = nil, fix: String? = nil,
    note: String? = nil, at location: SourceLocation, _ path: DeclarationPath,
    locale: String? = nil, highlight: TextHighlight? = nil, related: [RelatedPlace] = []
  ) {
    findings.append(
      Diagnostic(
        rule: rule.id, severity: severity ?? rule.severity, message: message, fix: fix,
        note: note ?? (rule.isHalting ? RuleDescription.haltingNote : nil),
        location: catalog.place(location, path), app: catalog.id, locale: locale,
        highlight: highlight, related: related))
  }
}
