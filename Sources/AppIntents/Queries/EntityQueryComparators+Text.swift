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
    self.init(resolvers: [], transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    self.init(resolvers: resolvers()._resolvers, transform)
  }

  private init(
    resolvers: [any Resolver], _ transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      comparison: .contains,
      map: { values in
        values.count == 1 ? (values[0] as? InputType).map(transform) : nil
      }, resolvers: resolvers)
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
    self.init(resolvers: [], transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    self.init(resolvers: resolvers()._resolvers, transform)
  }

  private init(
    resolvers: [any Resolver], _ transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      comparison: .hasPrefix,
      map: { values in
        values.count == 1 ? (values[0] as? InputType).map(transform) : nil
      }, resolvers: resolvers)
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
    self.init(resolvers: [], transform)
  }

  /// Offers the comparison with values of other types too.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: () -> Spec,
    mappingTransform transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    self.init(resolvers: resolvers()._resolvers, transform)
  }

  private init(
    resolvers: [any Resolver], _ transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    _erased = AnyEntityQueryComparator(
      comparison: .hasSuffix,
      map: { values in
        values.count == 1 ? (values[0] as? InputType).map(transform) : nil
      }, resolvers: resolvers)
  }
}
