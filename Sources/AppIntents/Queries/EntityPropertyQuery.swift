// SPDX-License-Identifier: Apache-2.0

/// Finds entities by their properties.
///
/// The app says what may be asked of each property, and turns each question into a value of its own
/// (a predicate, say); it evaluates those itself.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison becomes.
  associatedtype ComparatorMappingType
  /// What may be asked, by property.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties that results may be sorted by.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// What the action that finds entities is said to do.
  static var findIntentDescription: IntentDescription? { get }
  /// The entities that fit.
  ///
  /// - Parameters:
  ///   - comparators: What the query's own comparisons were mapped to.
  ///   - mode: Whether all comparisons must hold, or one.
  ///   - sortedBy: How results are sorted, the first first.
  ///   - limit: Most entities to return; `nil` for all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// The comparisons that may be asked, by property.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties that results may be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// Whether all comparisons must hold, or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// An order of results.
  public typealias Sort = EntityQuerySort
  /// A property that may be asked about.
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  where Value: _IntentValue & Sendable
  /// A property that results may be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>

  /// Nothing is said.
  public static var findIntentDescription: IntentDescription? { nil }
  /// No property.
  public static var sortingOptions: EntityQuerySortingOptions<Entity> {
    EntityQuerySortingOptions(properties: [])
  }
}

/// Whether all comparisons must hold, or one.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All.
  case and
  /// One.
  case or
}

/// An order of results.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // SAFETY: a key path of a property holds nothing that changes.

  /// The ways to order.
  public enum Ordering: Sendable, Hashable {
    /// Smallest first.
    case ascending
    /// Largest first.
    case descending
  }

  /// The property ordered by.
  public let by: PartialKeyPath<Entity>
  /// The way.
  public let order: Ordering

  /// Creates an order by a property.
  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// A property that results may be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // SAFETY: see `EntityQuerySort`.
  /// The key path of the entity's `EntityProperty`.
  package let keyPath: PartialKeyPath<Entity>

  /// Names a property.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    self.keyPath = keyPath
  }
}

/// The properties that results may be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// The properties, in the order of the declaration.
  package let properties: [EntityQuerySortableByProperty<Entity>]

  /// Creates options from a list of properties.
  package init(properties: [EntityQuerySortableByProperty<Entity>]) {
    self.properties = properties
  }

  /// Lists properties.
  public init(@Builder _ properties: () -> [EntityQuerySortableByProperty<Entity>]) {
    self.properties = properties()
  }

  /// Lists properties.
  @resultBuilder
  public enum Builder {
    /// All of them.
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
  }
}
