// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter of whole numbers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: Int.IntentControlStyle? = nil,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
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
          $0.range = inclusiveRange.flatMap { Self.range(Double($0.0), Double($0.1)) }
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter of numbers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: Double.IntentControlStyle? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
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
          $0.range = inclusiveRange.flatMap { Self.range($0.0, $0.1) }
        }), default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter of money.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
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
          $0.currencyCodes = currencyCodes
          $0.range = inclusiveRange.flatMap { Self.range($0.0, $0.1) }
        }), default: defaultValue)
  }
}

extension IntentParameter {
  /// A range of two ends; `nil` where they are the wrong way round.
  private static func range(_ lower: Double, _ upper: Double) -> ClosedRange<Double>? {
    lower <= upper ? lower...upper : nil
  }
}
