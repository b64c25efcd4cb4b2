// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter of text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
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
        resolvers: resolvers(),
        traits: .with {
          $0.inputOptions = inputOptions
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter of yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
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
        resolvers: resolvers(),
        traits: .with {
          $0.boolName = displayName
        }), default: defaultValue)
  }
}
