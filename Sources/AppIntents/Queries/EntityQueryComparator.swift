// SPDX-License-Identifier: Apache-2.0

/// The ways to compare a property with a value.
public enum EntityQueryComparison: Sendable, Hashable, CaseIterable {
  /// Is equal.
  case equalTo
  /// Is not equal.
  case notEqualTo
  /// Is smaller.
  case lessThan
  /// Is not larger.
  case lessThanOrEqualTo
  /// Is larger.
  case greaterThan
  /// Is not smaller.
  case greaterThanOrEqualTo
  /// Lies between two values, both included.
  case isBetween
  /// Holds a text or an element.
  case contains
  /// Starts with a text.
  case hasPrefix
  /// Ends with a text.
  case hasSuffix
}

/// A comparison of values of any type.
public struct AnyEntityQueryComparator<ComparatorMappingType> {
  /// Which comparison it is.
  package let comparison: EntityQueryComparison
  /// What the app makes of the values, two for a range and one otherwise; `nil` for any others.
  package let map: ([Any]) -> ComparatorMappingType?
  /// What turns values of other types into the one compared with; empty where nothing does.
  package let resolvers: [any Resolver]
}

extension AnyEntityQueryComparator {
  /// Creates a comparison with one value.
  init<Value>(
    _ comparison: EntityQueryComparison, resolvers: [any Resolver] = [],
    _ transform: @escaping (Value) -> ComparatorMappingType
  ) {
    self.init(
      comparison: comparison,
      map: { $0.count == 1 ? ($0[0] as? Value).map(transform) : nil }, resolvers: resolvers)
  }
}

/// A comparison with what the app makes of it.
public protocol EntityQueryComparator<InputType, ComparatorMappingType> {
  /// The type of the value compared with.
  associatedtype InputType: _IntentValue
  /// What the comparison becomes.
  associatedtype ComparatorMappingType
  /// The comparison without its type.
  var _erased: AnyEntityQueryComparator<ComparatorMappingType> { get }
}

/// Lists the comparisons that a property offers.
@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: _IntentValue, ComparatorMappingType> {
  /// A comparison with a value of the property's own type.
  public static func buildExpression<C: EntityQueryComparator>(
    _ comparator: C
  ) -> AnyEntityQueryComparator<ComparatorMappingType>
  where C.InputType == PropertyType.UnwrappedType, C.ComparatorMappingType == ComparatorMappingType
  {
    comparator._erased
  }

  /// A comparison with a value that may be missing.
  @_disfavoredOverload
  public static func buildExpression<C: EntityQueryComparator>(
    _ comparator: C
  ) -> AnyEntityQueryComparator<ComparatorMappingType>
  where C.InputType == PropertyType, C.ComparatorMappingType == ComparatorMappingType {
    comparator._erased
  }

  /// A comparison with an element of the property's list.
  @_disfavoredOverload
  public static func buildExpression<Input>(
    _ comparator: ContainsComparator<Input, ComparatorMappingType>
  ) -> AnyEntityQueryComparator<ComparatorMappingType>
  where Input == PropertyType.ValueType {
    comparator._erased
  }

  /// All of them.
  public static func buildBlock(
    _ comparators: AnyEntityQueryComparator<ComparatorMappingType>...
  ) -> [AnyEntityQueryComparator<ComparatorMappingType>] { comparators }
}
