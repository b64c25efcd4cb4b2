// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
  /// The part of a place that is shown.
  public enum PlacemarkDisplayStyle: Sendable, Hashable {
    /// Its name.
    case name
    /// Its address.
    case address
    /// Its city.
    case city
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Creates a parameter of places by their names and addresses.
  ///
  /// `displayStyle` says how a picker would show them; it has no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> ResolverList =
      ResolverList.none
  ) {
    self.init(
      ParameterDetails(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider,
        resolvers: resolvers()))
  }
}
