// SPDX-License-Identifier: Apache-2.0

/// Holds a text or an element.
public struct ContainsComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.contains, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.contains, resolvers: resolvers()._resolvers, transform)
  }
}

/// Starts with a text.
public struct HasPrefixComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.hasPrefix, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.hasPrefix, resolvers: resolvers()._resolvers, transform)
  }
}

/// Ends with a text.
public struct HasSuffixComparator<InputType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison without its type.
  public let _erased: AnyEntityQueryComparator<ComparatorMappingType>

  /// Offers the comparison.
  ///
  /// - Parameters:
  ///   - transform: What the app makes of it.
  public init(mappingTransform transform: @escaping (InputType) -> ComparatorMappingType) {
    _erased = AnyEntityQueryComparator(.hasSuffix, transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(.hasSuffix, resolvers: resolvers()._resolvers, transform)
  }
}
