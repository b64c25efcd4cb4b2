// SPDX-License-Identifier: Apache-2.0

/// Something that the app puts into an index: an identifier, a group it belongs to, and what is known of it.
///
/// A small stand-in for the class that other systems have in a framework of their own.
public class CSSearchableItem {
  /// The identifier, which tells it from others of the app.
  public var uniqueIdentifier: String
  /// The group that it is deleted with.
  public var domainIdentifier: String?
  /// When it is of no use any more.
  public var expirationDate: Date?
  /// Its attributes.
  public var attributeSet: CSSearchableItemAttributeSet
  /// Whether it takes the place of attributes, not of the whole item.
  public var isUpdate = false
  /// The entities that it stands for.
  package private(set) var entities: [(identifier: EntityIdentifier, priority: Int)] = []

  /// Creates an item; without an identifier it gets a random one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }

  /// Creates the item of an entity: its identifier and what an index is told of it.
  public convenience init(appEntity entity: some IndexedEntity) {
    self.init(
      uniqueIdentifier: entity.id.entityIdentifierString, domainIdentifier: nil,
      attributeSet: entity.attributeSet)
    associateAppEntity(entity)
  }

  /// Says which entity the item represents.
  ///
  /// Of several, the one with the highest `priority` comes first.
  public func associateAppEntity(_ entity: some AppEntity, priority: Int = 0) {
    entities.append((EntityIdentifier(for: entity), priority))
  }
}

/// The type of an activity that opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where such an activity keeps the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of an activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Where such an activity keeps what is searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
