// SPDX-License-Identifier: Apache-2.0

/// A thing of the app's that people speak of: a task, a song, a place.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// What finds the entities.
  associatedtype DefaultQuery: EntityQuery
  /// What finds the entities where a parameter names no other query.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that people see and search for.
  public typealias Property = EntityProperty
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  /// The raw value.
  public var id: RawValue { rawValue }
}

extension AppEntity where Self: RawRepresentable & CaseIterable, ID == RawValue {
  /// Finds entities among all cases, by their text too.
  public static var defaultQuery: RawRepresentableEntityQuery<Self> {
    RawRepresentableEntityQuery()
  }
}

/// Finds the entities of an enum among all its cases.
public struct RawRepresentableEntityQuery<Entity>: EntityStringQuery, EnumerableEntityQuery
where Entity: AppEntity & RawRepresentable & CaseIterable, Entity.ID == Entity.RawValue {
  /// The entities.
  public typealias Result = [Entity]

  /// Creates a query.
  public init() {}

  /// The cases of these raw values; unknown ones are left out.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap(Entity.init(rawValue:))
  }

  /// The cases whose title or synonym holds the text, in capitals or not.
  public func entities(matching string: String) async throws -> [Entity] {
    Entity.allCases.filter { entity in
      let shown = entity.displayRepresentation
      return ([shown.title] + shown.synonyms).contains {
        $0.string.localizedCaseInsensitiveContains(string)
      }
    }
  }

  /// All cases.
  public func allEntities() async throws -> [Entity] { Array(Entity.allCases) }

  /// All cases.
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}
