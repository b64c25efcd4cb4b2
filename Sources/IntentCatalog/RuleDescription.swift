// SPDX-License-Identifier: Apache-2.0

/// The rules that a catalog has to follow.
public enum RuleSet: String, Sendable, CaseIterable {
  /// The platform's: what passes here is accepted there.
  case apple
  /// The engine's own: several slots, free text, phrases without the app's name, no limits.
  case extended
}

/// The description of a rule: all that `lint --explain` prints and the documentation lists.
public struct RuleDescription: Sendable, Equatable {
  /// The subject of a rule.
  public enum Category: String, Sendable, CaseIterable {
    /// The names people call an app by.
    case appNames = "App names"
    /// The text of phrases.
    case phrases = "Phrases"
    /// The slots of phrases and the parameters that fill them.
    case slots = "Slots"
    /// Shortcuts as wholes, and how their phrases stand to each other.
    case shortcuts = "Shortcuts"
    /// Phrases that one utterance would match, or that sound alike.
    case collisions = "Collisions"
    /// Phrases in further languages.
    case translations = "Translations"
    /// What the build of an app holds beside its phrases.
    case build = "Builds"
    /// Names that refer to declarations.
    case references = "References"
    /// Swift sources, what they declare and do.
    case code = "Code"
    /// Files and what they are made of.
    case files = "Files"
    /// Findings, and requests to leave them out.
    case findings = "Findings"
  }

  /// A declaration that the rule finds, and one that it does not.
  public struct Example: Sendable, Equatable {
    /// The text that the rule finds.
    public var wrong: String
    /// The text to write instead.
    public var right: String

    /// Creates an example.
    package init(_ wrong: String, _ right: String) {
      self.wrong = wrong
      self.right = right
    }
  }

  /// The stable id, in kebab case.
  public var id: String
  /// How much a finding matters.
  public var severity: Diagnostic.Severity
  /// The sets it belongs to.
  public var ruleSets: [RuleSet]
  /// The subject of the rule.
  public var category: Category
  /// The demand, in a sentence.
  public var summary: String
  /// The reason, in a sentence or two.
  public var rationale: String
  /// The platform's message, literally; `nil` if it has none, or an unknown one.
  public var platformText: String?
  /// The fix, in a sentence.
  public var fix: String
  /// An example with its correction; `nil` if one line cannot show it.
  public var example: Example?
  /// Whether one finding makes the platform export nothing at all for the app.
  public var isHalting: Bool
  /// Whether it runs only if it is enabled.
  public var isOptIn: Bool

  /// Creates a description.
  package init(
    id: String, severity: Diagnostic.Severity, ruleSets: [RuleSet] = RuleSet.allCases,
    category: Category, summary: String, rationale: String, platformText: String? = nil,
    fix: String, example: Example? = nil, isHalting: Bool = false, isOptIn: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.ruleSets = ruleSets
    self.category = category
    self.summary = summary
    self.rationale = rationale
    self.platformText = platformText
    self.fix = fix
    self.example = example
    self.isHalting = isHalting
    self.isOptIn = isOptIn
  }

  /// What to say below a halting finding.
  ///
  /// The platform's own words: "At least one halting error produced during export. No AppIntents
  /// metadata have been exported and this target is not usable with AppIntents until errors are
  /// resolved."
  package static let haltingNote =
    "on the platform one such phrase drops all App Intents metadata of the app"
}
