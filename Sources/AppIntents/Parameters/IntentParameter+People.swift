// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter of people.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize? = nil,
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
          $0.personMode = mode
          $0.size = size
        }), default: defaultValue)
  }
}
