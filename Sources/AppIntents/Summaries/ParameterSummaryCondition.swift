// SPDX-License-Identifier: Apache-2.0

/// Whether there is a value.
public enum HasValueComparisonOperator: Sendable, Hashable {
  /// There is.
  case hasAnyValue
  /// There is not.
  case hasNoValue
}

/// Whether two values are equal.
public enum EquatableComparisonOperator: Sendable, Hashable {
  /// They are.
  case equalTo
  /// They are not.
  case notEqualTo
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Sendable, Hashable {
  /// It is.
  case oneOf
}

/// How two values are ordered.
public enum ComparableComparisonOperator: Sendable, Hashable {
  /// The first is smaller.
  case lessThan
  /// The first is not larger.
  case lessThanOrEqualTo
  /// The first is larger.
  case greaterThan
  /// The first is not smaller.
  case greaterThanOrEqualTo
}

/// How an identifier is compared with text.
public enum StringComparisonOperator: Sendable, Hashable {
  /// It holds the text.
  case contains
  /// It does not.
  case doesNotContain
  /// It starts with the text.
  case hasPrefix
  /// It ends with the text.
  case hasSuffix
}

/// One of two sentences, as the values of an intent decide.
///
///     When(\.$remind, .equalTo, true) {
///       Summary("Create \(\.$title) and remind at \(\.$date)")
///     } otherwise: {
///       Summary("Create \(\.$title)")
///     }
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  private let holds: (Intent) -> Bool
  private let when: WhenCondition
  private let otherwise: Otherwise

  private init(
    _ when: WhenCondition, _ otherwise: Otherwise, _ holds: @escaping (Intent) -> Bool
  ) {
    self.holds = holds
    self.when = when
    self.otherwise = otherwise
  }

  /// Asks whether a parameter has a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) {
      $0[keyPath: keyPath].hasValue == (comparisonOperator == .hasAnyValue)
    }
  }

  /// Compares a parameter with a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: EquatableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    self.init(when(), otherwise()) {
      ($0[keyPath: keyPath].effectiveValue == value) == (comparisonOperator == .equalTo)
    }
  }

  /// Compares a parameter with several values.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: OneOfComparisonOperator, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    self.init(when(), otherwise()) {
      $0[keyPath: keyPath].effectiveValue.map(values.contains) ?? false
    }
  }

  /// Asks how a parameter and a value are ordered; without a value it does not hold.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: ComparableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    self.init(when(), otherwise()) {
      guard let found = $0[keyPath: keyPath].effectiveValue else { return false }
      return switch comparisonOperator {
      case .lessThan: found < value
      case .lessThanOrEqualTo: found <= value
      case .greaterThan: found > value
      case .greaterThanOrEqualTo: found >= value
      }
    }
  }

  /// Compares the identifier of an entity.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: EquatableComparisonOperator, identifier: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    self.init(when(), otherwise()) {
      ($0[keyPath: keyPath].effectiveValue?.id.entityIdentifierString == identifier)
        == (comparisonOperator == .equalTo)
    }
  }

  /// Compares the identifier of an entity with several.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: OneOfComparisonOperator, identifiers: [String],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    self.init(when(), otherwise()) {
      $0[keyPath: keyPath].effectiveValue.map {
        identifiers.contains($0.id.entityIdentifierString)
      } ?? false
    }
  }

  /// Compares the identifier of an entity with text.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: StringComparisonOperator, identifier: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    self.init(when(), otherwise()) {
      guard let id = $0[keyPath: keyPath].effectiveValue?.id.entityIdentifierString else {
        return comparisonOperator == .doesNotContain
      }
      return switch comparisonOperator {
      case .contains: id.contains(identifier)
      case .doesNotContain: !id.contains(identifier)
      case .hasPrefix: id.hasPrefix(identifier)
      case .hasSuffix: id.hasSuffix(identifier)
      }
    }
  }

  /// Asks for the size of the widget that the intent configures; here there is none.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { _ in comparisonOperator == .notEqualTo }
  }

  /// Asks for the size of the widget that the intent configures; here there is none.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { _ in false }
  }

  /// The sentence that the values decide for.
  public func _render(_ intent: Intent) -> _RenderedSummary? {
    holds(intent) ? when._render(intent) : otherwise._render(intent)
  }

  /// The parameters of both.
  public func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>]) {
    when._collect(intent, into: &names)
    otherwise._collect(intent, into: &names)
  }
}

extension IntentParameter {
  /// The value, else the default, without an optional around it; `nil` where there is neither.
  package var effectiveValue: Value.UnwrappedType? {
    if isSet { return anyValue as? Value.UnwrappedType }
    return defaultValue
  }
}
