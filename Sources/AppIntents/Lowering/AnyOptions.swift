// SPDX-License-Identifier: Apache-2.0

/// A value that a person can choose, and how it is shown.
package struct AnyOption: Sendable {
  /// The value.
  ///
  /// SAFETY: values of parameters are sendable.
  package nonisolated(unsafe) let value: Any
  /// How it is shown.
  package let display: DisplayRepresentation

  /// Creates an option; without a representation it is shown as the value shows itself.
  package init(_ value: Any, display: DisplayRepresentation? = nil) {
    // SAFETY: see `value`.
    unsafe self.value = value
    self.display = display ?? AnyOption.display(of: value)
  }

  /// How a value shows itself: by its own representation, else by its text.
  private static func display(of value: Any) -> DisplayRepresentation {
    func shown<Enum: AppEnum>(_ value: Enum) -> DisplayRepresentation? {
      Enum.caseDisplayRepresentations[value]
    }
    if let value = value as? any InstanceDisplayRepresentable { return value.displayRepresentation }
    if let value = value as? any AppEnum, let display = shown(value) { return display }
    return DisplayRepresentation(stringLiteral: ValueText.text(of: value))
  }
}

/// What gives the values of a parameter, seen without knowing their type.
package struct AnyOptions: Sendable {
  /// The provider.
  package let provider: any DynamicOptionsProvider

  /// Creates the options of a provider, which is not asked yet.
  package init(_ provider: any DynamicOptionsProvider) { self.provider = provider }

  /// The values with how they are shown, in order; dependencies of the provider are loaded first.
  ///
  /// - Throws: What the provider throws, or `AppDependencyManager.Error`.
  package func options() async throws -> [AnyOption] {
    func ask<Provider: DynamicOptionsProvider>(_ provider: Provider) async throws -> [AnyOption] {
      let results = try await provider.results()
      if let shown = results as? any ShownOptions { return shown.shownOptions }
      return results.items.map { AnyOption($0) }
    }
    for (_, wrapper) in WrappedMembers.of(provider) {
      if let dependency = wrapper as? any AnyAppDependency { try await dependency.load() }
    }
    return try await ask(provider)
  }
}

/// A collection that says how its values are shown.
package protocol ShownOptions {
  /// The values with how they are shown.
  var shownOptions: [AnyOption] { get }
}

extension IntentItemCollection: ShownOptions {
  /// The items of all sections, in order; one without a title is shown as its value shows itself.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var shownOptions: [AnyOption] {
    sections.flatMap(\.items).map { item in
      let own = AnyOption(item.value)
      guard let title = item.title else { return own }
      return AnyOption(
        item.value,
        display: DisplayRepresentation(
          title: title, subtitle: item.subtitle ?? own.display.subtitle,
          image: item.image ?? own.display.image, synonyms: own.display.synonyms))
    }
  }
}

extension AnyParameterDefinition {
  /// The values to choose from where the declaration says so: its provider's, or the cases of an
  /// enum that it takes; `nil` where any value of the type will do.
  package func options() async throws -> [AnyOption]? {
    if let provider = details.optionsProvider { return try await AnyOptions(provider).options() }
    guard let type = valueType as? any AppEnum.Type else { return nil }
    return type.anyCases.filter { details.traits.supportedCases?.contains($0.id) ?? true }
      .map { AnyOption($0.value, display: $0.display) }
  }

  /// A value of this parameter's type that another value stands for, by the parameter's resolvers or
  /// the type's own, in order; `nil` where none knows one.
  ///
  /// - Throws: What a resolver throws.
  package func resolve(_ input: Any) async throws -> Any? {
    func own<Value: _IntentValue>(_ type: Value.Type) -> [any Resolver] {
      type.defaultResolverSpecification._resolvers
    }
    for resolver in details.resolvers ?? own(valueType) {
      if let value = try await resolver.resolveAny(input, title: details.title ?? "") {
        return value
      }
    }
    return nil
  }
}
