// SPDX-License-Identifier: Apache-2.0

/// An identifier of an entity that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier that a text stands for; `nil` where it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// Itself.
  public var entityIdentifierString: String { self }
  /// Itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier in upper case with hyphens.
  public var entityIdentifierString: String { uuidString }
  /// The identifier of a text with hyphens.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The identifier's description.
  public var entityIdentifierString: String { description }
  /// The identifier of a description.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension EntityIdentifierConvertible
where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  /// The raw value's text.
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  /// The identifier of a raw value's text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}

// No more of the standard types than the platform has: an app that adds one itself would clash.
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

/// A reference to an entity: its type and its identifier, both as text.
public struct EntityIdentifier: Sendable, Hashable, Codable {
  /// The name of the entity's type.
  package var typeIdentifier: String
  /// The identifier as text.
  public var identifier: String
  /// The longest identifier that other systems keep whole, in bytes.
  public static let valueMaximumLength = 1024

  /// Refers to an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    typeIdentifier = Entity.persistentIdentifier
    identifier = entity.id.entityIdentifierString
  }

  /// Refers to an entity of a type by its identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
