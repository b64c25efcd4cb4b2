// SPDX-License-Identifier: Apache-2.0

/// The comparisons that may be asked of an entity, by property.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  // SAFETY: key paths of properties hold nothing that changes, and the closures
  // are those of a static declaration.
  /// The properties, in the order of the declaration.
  package let properties: [AnyEntityQueryProperty<Entity, ComparatorMappingType>]

  /// Lists properties.
  public init(
    @Builder _ properties: () -> [AnyEntityQueryProperty<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }

  /// Lists properties.
  @resultBuilder
  public enum Builder {
    /// One property.
    public static func buildExpression<Value>(
      _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> AnyEntityQueryProperty<Entity, ComparatorMappingType> { property.erased }
    /// All of them.
    public static func buildBlock(
      _ properties: AnyEntityQueryProperty<Entity, ComparatorMappingType>...
    ) -> [AnyEntityQueryProperty<Entity, ComparatorMappingType>] { properties }
  }

  /// What the app makes of a comparison; `nil` where it did not offer this one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - values: The values to compare with: two for a range, one otherwise.
  package func comparator(
    for keyPath: PartialKeyPath<Entity>, _ comparison: EntityQueryComparison, _ values: [Any]
  ) -> ComparatorMappingType? {
    for property in properties where property.keyPath == keyPath {
      for comparator in property.comparators where comparator.comparison == comparison {
        if let mapped = comparator.map(values) { return mapped }
      }
    }
    return nil
  }
}

/// A property with any value, and what may be asked of it.
public struct AnyEntityQueryProperty<Entity: AppEntity, ComparatorMappingType> {
  /// The key path of the entity's `EntityProperty`.
  package let keyPath: PartialKeyPath<Entity>
  /// The comparisons, in the order of the declaration.
  package let comparators: [AnyEntityQueryComparator<ComparatorMappingType>]
}

/// A property and what may be asked of it.
public struct EntityQueryProperty<
  Entity: AppEntity, Value: _IntentValue & Sendable, ComparatorMappingType
> {
  /// The same, without the type of its value.
  package let erased: AnyEntityQueryProperty<Entity, ComparatorMappingType>

  /// Names a property and lists the comparisons.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
      [AnyEntityQueryComparator<ComparatorMappingType>]
  ) {
    erased = AnyEntityQueryProperty(keyPath: keyPath, comparators: comparators())
  }
}
