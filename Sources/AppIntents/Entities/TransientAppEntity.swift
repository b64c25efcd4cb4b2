// SPDX-License-Identifier: Apache-2.0

/// An entity that is made for one result and found again by nobody.
public protocol TransientAppEntity: AppEntity {
  /// What finds it: nothing, unless the type says otherwise.
  associatedtype DefaultQuery = TransientAppEntityQuery<Self>
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  /// A query that finds nothing.
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == UUID {
  /// An identifier of no meaning, new at each reading.
  public var id: UUID { UUID() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Creates a query.
  public init() {}

  /// Nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
