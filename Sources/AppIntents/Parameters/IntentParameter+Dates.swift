// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Date {
  /// Creates a parameter of points in time.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentParameterDateKind = .dateTime,
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
          $0.dateKind = kind
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter of parts of a date.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentParameterDateKind = .dateTime,
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
          $0.dateKind = kind
        }), default: defaultValue)
  }
}
