// SPDX-License-Identifier: Apache-2.0

/// What an intent's declaration says of a parameter beside its type and default.
package struct ParameterDetails: Sendable {
  /// The title shown to people; `nil` where the declaration gives none.
  package var title: LocalizedStringResource?
  /// What it is for, in a sentence.
  package var description: LocalizedStringResource?
  /// What to ask when a value is missing.
  package var requestValueDialog: IntentDialog?
  /// What to ask when several values fit.
  package var requestDisambiguationDialog: IntentDialog?
  /// Whether it takes what the action before it returned.
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  /// What gives the values to choose from; `nil` means the type's own.
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// What turns other values into this parameter's; `nil` means the type's own.
  package var resolvers: [any Resolver]?
  /// What only some types have.
  package var traits = ParameterTraits()

  /// Creates details; no resolvers, or an empty list of them, means the type's own.
  package init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil, resolvers: ResolverList? = nil,
    traits: ParameterTraits = ParameterTraits()
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inputConnectionBehavior = inputConnectionBehavior
    self.optionsProvider = optionsProvider
    let list = resolvers?._resolvers ?? []
    self.resolvers = list.isEmpty ? nil : list
    self.traits = traits
  }
}

/// What the declarations of some types of parameter add.
package struct ParameterTraits: Sendable {
  /// The lowest and highest number taken, both included.
  package var range: ClosedRange<Double>?
  /// What of a date is asked for.
  package var dateKind: IntentParameterDateKind?
  /// How text is entered.
  package var inputOptions: String.IntentInputOptions?
  /// What yes and no are called.
  package var boolName: Bool.IntentDisplayName?
  /// The unit that a number without one is taken to be in.
  package var unit: Dimension?
  /// Whether that unit gives way to the one that people of the region measure with.
  package var unitAdjustsForLocale = false
  /// Whether a quantity may be negative.
  package var supportsNegativeNumbers = true
  /// The currencies taken, as ISO 4217 codes; empty for all.
  package var currencyCodes: [String] = []
  /// What a parameter of people asks for.
  package var personMode: IntentPerson.ParameterMode?
  /// The types of file taken; empty for all.
  package var contentTypes: [UTType] = []
  /// The enum cases taken, as raw values; `nil` for all.
  package var supportedCases: [String]?
  /// How many values a list takes.
  package var size: IntentCollectionSize?

  /// Creates the traits of a parameter that says no more.
  package init() {}

  /// The same with one more said.
  package static func with(_ change: (inout ParameterTraits) -> Void) -> ParameterTraits {
    var traits = ParameterTraits()
    change(&traits)
    return traits
  }
}

/// The part of a date that a parameter asks for.
public enum IntentParameterDateKind: Sendable, Hashable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

/// Whether a parameter takes what the action before it returned.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the system thinks best.
  case `default`
  /// No.
  case never
  /// Yes.
  case connectToPreviousIntentResult
}
