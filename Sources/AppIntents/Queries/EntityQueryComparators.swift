// SPDX-License-Identifier: Apache-2.0

/// Is equal.
public struct EqualToComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.equalTo, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.equalTo, resolvers: resolvers()._resolvers, transform)
  }
}

/// Is not equal.
public struct NotEqualToComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.notEqualTo, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.notEqualTo, resolvers: resolvers()._resolvers, transform)
  }
}

/// Is smaller.
public struct LessThanComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.lessThan, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.lessThan, resolvers: resolvers()._resolvers, transform)
  }
}

/// Is not larger.
public struct LessThanOrEqualToComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.lessThanOrEqualTo, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      .lessThanOrEqualTo, resolvers: resolvers()._resolvers, transform)
  }
}

/// Is larger.
public struct GreaterThanComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.greaterThan, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.greaterThan, resolvers: resolvers()._resolvers, transform)
  }
}

/// Is not smaller.
public struct GreaterThanOrEqualToComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.greaterThanOrEqualTo, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      .greaterThanOrEqualTo, resolvers: resolvers()._resolvers, transform)
  }
}

/// Lies between two values, both included.
public struct IsBetweenComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType, InputType) -> ComparatorMappingType)
  {
    self.init(resolvers: [], transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    self.init(resolvers: resolvers()._resolvers, transform)
  }

  private init(
    resolvers: [any Resolver],
    _ transform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      comparison: .isBetween,
      map: { values in
        guard values.count == 2, let low = values[0] as? InputType,
          let high = values[1] as? InputType
        else { return nil }
        return transform(low, high)
      }, resolvers: resolvers)
  }
}
