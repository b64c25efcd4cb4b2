// SPDX-License-Identifier: Apache-2.0

/// The index that the app gives to a search of all apps.
///
/// A small stand-in for the class that other systems have in a framework of their own. There is no search of all
/// apps here. Entities that are indexed become names that phrases can say, besides those that the type's query
/// gives: a host asks for them as soon as they change. Items that stand for no entity are taken and forgotten.
public class CSSearchableIndex: @unchecked Sendable {
  // SAFETY: what it stores never changes, but for the delegate, which is the app's to set from one thread.

  /// The name; `nil` for the app's own index.
  private let name: String?
  private static let shared = CSSearchableIndex(nil)

  /// Who is asked to index again: kept, and never asked.
  public weak var indexDelegate: (any CSSearchableIndexDelegate)?

  private init(_ name: String?) { self.name = name }

  /// Creates an index of a name; all indexes of a process share their entities.
  public init(name: String) { self.name = name }

  /// Creates an index of a name, whose files would be protected.
  public init(name: String, protectionClass: FileProtectionType?) { self.name = name }

  /// The app's own index.
  public class func `default`() -> CSSearchableIndex { shared }

  /// Whether entities can be indexed: yes.
  public class func isIndexingAvailable() -> Bool { true }

  // MARK: - Entities

  /// Takes entities, whose names phrases can say from then on.
  ///
  /// `priority` would order the results of a search; it has no effect here.
  ///
  /// - Throws: `CSIndexError` of the code `quotaExceeded` for more than 100,000 entities of a type.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {
    try IndexedEntities.shared.add(entities)
  }

  /// Forgets the entities of some identifiers.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    IndexedEntities.shared.remove(identifiers.map(\.entityIdentifierString), of: type)
  }

  /// Forgets all entities of a type.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    IndexedEntities.shared.remove(nil, of: type)
  }

  // MARK: - Items

  /// Takes items and forgets them: no search finds them here.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

  /// Takes items and forgets them, then calls back.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Forgets items, which were not kept.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Forgets items, which were not kept, then calls back.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Forgets the items of groups, which were not kept.
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}

  /// Forgets the items of groups, which were not kept, then calls back.
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Forgets everything, entities too.
  public func deleteAllSearchableItems() async throws { IndexedEntities.shared.removeAll() }

  /// Forgets everything, entities too, then calls back.
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IndexedEntities.shared.removeAll()
    completionHandler?(nil)
  }

  /// Begins a batch: each call is one by itself here.
  public func beginBatch() {}

  /// Ends a batch and forgets the state that comes with it.
  public func endBatch(withClientState clientState: Data) async throws {}

  /// The state of the last batch: none.
  public func fetchLastClientState() async throws -> Data { Data() }
}

/// Who indexes again where an index was lost; it is never asked here.
public protocol CSSearchableIndexDelegate: AnyObject {
  /// Indexes everything again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  /// Indexes some items again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// A failure of an index.
public struct CSIndexError: Error, Sendable, Hashable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknownError = -1
    /// There is no index.
    case indexUnavailableError = -1000
    /// An item is not valid.
    case invalidItemError = -1001
    /// The state of a batch is too long.
    case invalidClientStateError = -1002
    /// The index does not answer.
    case remoteConnectionError = -1003
    /// There is more than an app may index.
    case quotaExceeded = -1004
    /// There is no indexing.
    case indexingUnsupported = -1005
    /// The descriptions do not go together.
    case mismatchedClientState = -1006
  }

  /// The kind.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Which index is to be filled again.
public struct CSSearchableIndexDescription: Sendable {
  /// The name; `nil` for the app's own.
  public let name: String?
  /// How its files are protected.
  public let protectionClass: FileProtectionType?

  /// Describes an index.
  public init(name: String? = nil, protectionClass: FileProtectionType? = nil) {
    self.name = name
    self.protectionClass = protectionClass
  }
}

/// A query whose entities the system may ask to be indexed again.
///
/// Nothing loses an index here, so that nothing asks; a test may.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Gives the entities of some identifiers to the index again.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws
  /// Gives all entities to the index again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
