// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter of entities.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> ResolverList =
      ResolverList.none
  ) {
    self.init(
      ParameterDetails(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider,
        resolvers: resolvers(),
        traits: .with {
          $0.size = size
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter of entities that another query than the type's own finds.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: any EntityQuery,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> ResolverList =
      ResolverList.none
  ) {
    self.init(
      ParameterDetails(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: query,
        resolvers: resolvers(),
        traits: .with {
          $0.size = size
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter of lists of entities, as long as a widget has room for.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> ResolverList =
      ResolverList.none
  ) {
    self.init(
      ParameterDetails(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider,
        resolvers: resolvers(),
        traits: .with {
          $0.size = size.values.max { $0.max < $1.max }
        }), default: defaultValue)
  }
}
