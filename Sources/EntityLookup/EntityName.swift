// SPDX-License-Identifier: Apache-2.0

/// A name under which an entity may be spoken.
public struct EntityName: Sendable, Equatable {
  /// A name as it is listed: a title, a synonym or a short form.
  public var text: String
  /// The entity's number, below 2³¹; several names may have the same.
  public var entity: Int
  /// How often the name is meant, 0 to 255, on any rising scale; decides between names that match
  /// equally well.
  public var weight: UInt8

  /// Creates a name.
  public init(_ text: String, entity: Int, weight: UInt8 = 0) {
    self.text = text
    self.entity = entity
    self.weight = weight
  }
}
