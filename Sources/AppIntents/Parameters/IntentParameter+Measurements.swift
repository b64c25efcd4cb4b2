// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// Creates a parameter of quantities.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Value.ValueType._Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
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
          $0.unit = defaultUnit
          $0.unitAdjustsForLocale = defaultUnitAdjustForLocale
          $0.supportsNegativeNumbers = supportsNegativeNumbers
        }), default: Self.quantity(defaultValue, defaultUnit))
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// Creates a parameter of quantities in one unit.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Value.ValueType._Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
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
          $0.unit = unit
          $0.unitAdjustsForLocale = unitAdjustForLocale
          $0.supportsNegativeNumbers = supportsNegativeNumbers
        }), default: Self.quantity(defaultValue, unit))
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// A default of a number in a unit, or in the kind's base unit.
  private static func quantity(
    _ number: Double?, _ unit: Value.ValueType._Unit?
  ) -> Value.UnwrappedType? {
    number.flatMap { Value.ValueType._quantity($0, unit: unit) as? Value.UnwrappedType }
  }
}

/// A quantity with a unit.
public protocol _MeasurementValue: _IntentValue {
  /// The kind of unit.
  associatedtype _Unit: Dimension
  /// A number of a unit, or of the kind's base unit.
  static func _quantity(_ number: Double, unit: _Unit?) -> Self
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  /// A number of a unit, or of the kind's base unit.
  public static func _quantity(_ number: Double, unit: UnitType?) -> Measurement<UnitType> {
    Measurement(value: number, unit: unit ?? UnitType.baseUnit())
  }
}
