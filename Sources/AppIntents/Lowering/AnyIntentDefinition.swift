// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

/// An intent type, seen without knowing it.
package struct AnyIntentDefinition: Sendable {
  /// The name in the catalog.
  package let name: String
  /// The type.
  package let type: any AppIntent.Type
  /// The parameters in declaration order.
  package let parameters: [AnyParameterDefinition]

  /// The declared title.
  package var title: LocalizedStringResource { type.title }
  /// Who may run it.
  package var authenticationPolicy: IntentAuthenticationPolicy { type.authenticationPolicy }
  /// In the background, in the foreground, or both.
  package var supportedModes: IntentModes { type.supportedModes }

  /// The names of the parameters; by themselves, since definitions are large to copy.
  private let parameterNames: [String]
  /// The places of the parameters that may not be left out.
  private let requiredPlaces: [Int]
  /// Whether the parameters are made in the order of their declaration, and nothing else with them.
  private let isCollected: Bool
  /// Whether it needs something that the app registered.
  private let hasDependencies: Bool

  /// Creates a definition; one instance is made, to see how those to come find their parameters.
  package init(name: String, type: any AppIntent.Type, parameters: [AnyParameterDefinition]) {
    self.name = name
    self.type = type
    self.parameters = parameters
    parameterNames = parameters.map(\.name)
    requiredPlaces = parameters.indices.filter { !parameters[$0].isOptional }
    let (intent, collected) = ParameterCollector.make(type)
    let mirrored = ParameterNames(of: intent).parameters
    isCollected =
      mirrored.map(\.name) == parameters.map(\.name) && mirrored.count == collected.count
      && zip(mirrored, collected).allSatisfy { $0.parameter === $1 }
    hasDependencies = AnyIntentInstance.hasDependencies(intent)
  }

  /// An instance without values, with the parameters by their names.
  package func makeInstance() -> AnyIntentInstance {
    let (intent, collected) = ParameterCollector.make(type)
    guard isCollected, collected.count == parameterNames.count else {
      return AnyIntentInstance(intent)
    }
    var ordered: [(name: String, parameter: any AnyIntentParameter)] = []
    ordered.reserveCapacity(collected.count)
    for place in collected.indices { ordered.append((parameterNames[place], collected[place])) }
    return AnyIntentInstance(
      intent, ordered: ordered, requiredPlaces: requiredPlaces, hasDependencies: hasDependencies)
  }
}

/// A parameter of an intent type.
package struct AnyParameterDefinition: Sendable {
  /// The name that phrases use.
  package let name: String
  /// The type in the catalog.
  package let type: ParameterType
  /// The type of one value.
  package let valueType: any _IntentValue.Type
  /// Whether the value may be left out.
  package let isOptional: Bool
  /// Whether there is a value when none was given.
  package let hasDefault: Bool
  /// What the declaration says beside.
  package let details: ParameterDetails

  /// What finds the entities that it takes: the query it names, else the type's own.
  package var query: AnyQuery? {
    if let provider = details.optionsProvider as? any EntityQuery { return AnyQuery(provider) }
    let entity =
      (valueType as? any AnyEntityCollection.Type)?.entityType
      ?? (valueType as? any AppEntity.Type)
    return entity.map { AnyQuery(entity: $0) }
  }
}

/// An intent that is being filled in and run.
package struct AnyIntentInstance: Sendable {
  /// The intent.
  package let intent: any AppIntent
  /// The parameters with their names, in declaration order.
  package let ordered: [(name: String, parameter: any AnyIntentParameter)]
  /// The places of the parameters that may not be left out.
  private let requiredPlaces: [Int]
  private let hasDependencies: Bool

  /// Takes an intent, with the values that it has.
  package init(_ intent: any AppIntent) {
    self.intent = intent
    let ordered = ParameterNames(of: intent).parameters
    self.ordered = ordered
    requiredPlaces = ordered.indices.filter { !ordered[$0].parameter.isOptional }
    hasDependencies = Self.hasDependencies(intent)
  }

  fileprivate init(
    _ intent: any AppIntent, ordered: [(name: String, parameter: any AnyIntentParameter)],
    requiredPlaces: [Int], hasDependencies: Bool
  ) {
    self.intent = intent
    self.ordered = ordered
    self.requiredPlaces = requiredPlaces
    self.hasDependencies = hasDependencies
  }

  fileprivate static func hasDependencies(_ intent: any AppIntent) -> Bool {
    WrappedMembers.of(intent).contains { $0.wrapper is any AnyAppDependency }
  }

  /// The parameter of a name.
  package func parameter(_ name: String) -> (any AnyIntentParameter)? {
    ordered.first { $0.name == name }?.parameter
  }

  /// Gives a parameter a value.
  ///
  /// - Throws: `ParameterValueError` where there is no such parameter, or it is of another type.
  package func set(_ name: String, to value: Any?) throws(ParameterValueError) {
    guard let parameter = parameter(name) else {
      throw ParameterValueError(expected: "a parameter of \(type(of: intent))", found: name)
    }
    try parameter.set(value)
  }

  /// The names of the required parameters without a value, in no particular order.
  package var missing: Set<String> {
    Set(
      requiredPlaces.lazy.map { ordered[$0] }.filter {
        !$0.parameter.isSet && $0.parameter.anyDefault == nil
      }.map(\.name))
  }

  /// Whether a required parameter has neither a value nor a default.
  package var isMissingSome: Bool {
    for place in requiredPlaces {
      let parameter = ordered[place].parameter
      if !parameter.isSet, parameter.anyDefault == nil { return true }
    }
    return false
  }

  /// The sentence of the intent with its values; `nil` where it declares none.
  package var summary: _RenderedSummary? { Self.summary(of: intent) }

  private static func summary<Intent: AppIntent>(of intent: Intent) -> _RenderedSummary? {
    func render<Summary: ParameterSummary>(_ summary: Summary) -> _RenderedSummary? {
      (intent as? Summary.Intent).flatMap { summary._render($0) }
    }
    return render(Intent.parameterSummary)
  }

  /// Loads what the intent depends on and performs it.
  ///
  /// - Throws: `AppDependencyManager.Error` where something is not registered,
  ///   `MissingParameterError` where a required parameter has no value, and what the app throws.
  package func perform() async throws -> AnyIntentResult {
    if isMissingSome {
      throw MissingParameterError(
        intent: String(describing: type(of: intent)), parameters: missing.sorted())
    }
    for (_, wrapper) in hasDependencies ? WrappedMembers.of(intent) : [] {
      if let dependency = wrapper as? any AnyAppDependency { try await dependency.load() }
    }
    return try await Self.perform(intent)
  }

  private static func perform<Intent: AppIntent>(
    _ intent: Intent
  ) async throws -> AnyIntentResult {
    AnyIntentResult(try await intent.perform())
  }
}

/// A required parameter without a value.
package struct MissingParameterError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The intent.
  package var intent: String
  /// The parameters.
  package var parameters: [String]

  /// Creates the error of an intent and the names of its parameters without a value.
  package init(intent: String, parameters: [String]) {
    self.intent = intent
    self.parameters = parameters
  }

  /// What is missing, and what to do.
  package var description: String {
    let names = parameters.map { "'\($0)'" }.joined(separator: ", ")
    return "intent '\(intent)' has no value for \(names); set it before performing"
  }
}

/// What came of an intent, seen without knowing its type.
package struct AnyIntentResult: Sendable {
  /// The value that goes on to the next action.
  ///
  /// SAFETY: it is part of a result, which is sendable.
  package nonisolated(unsafe) let value: Any?
  /// What is said.
  package let dialog: IntentDialog?
  /// The intent that is run next.
  package let opensIntent: (any AppIntent)?
  /// What is shown.
  package let snippet: SnippetView?

  /// Creates it of a result; a value that is optional is unwrapped.
  package init<Result: IntentResult>(_ result: Result) {
    // SAFETY: see `value`.
    unsafe value = result.value.flatMap { value in
      (value as? any AnyOptional).map(\.anyWrapped) ?? value
    }
    dialog = result._dialog
    opensIntent = result._opensIntent
    snippet = result._snippet
  }
}
