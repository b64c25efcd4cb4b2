// SPDX-License-Identifier: Apache-2.0

/// An entity of which there is exactly one, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {
  /// What it is known by.
  associatedtype ID = String
}

extension UniqueAppEntity where ID == String {
  /// The name of the type.
  public var id: String { Self.persistentIdentifier }
}

extension UniqueAppEntity {
  /// The type's name, since there is no other to tell it from.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// Finds the only entity of a type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
  /// The entity's type.
  associatedtype Entity
  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The entity, for any identifier.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.isEmpty ? [] : [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The entity alone.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
  /// The entity alone.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// Finds the only entity of a type by a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  /// The entities.
  public typealias Result = [Entity]
  private let provide: (@Sendable () async throws -> Entity)?

  /// Creates a provider that provides nothing: queries must have an empty initialiser.
  public init() { provide = nil }

  /// Creates a provider.
  public init(_ provide: @escaping @Sendable () async throws -> Entity) { self.provide = provide }

  /// The entity.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` where it was made without a closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provide else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provide()
  }
}
