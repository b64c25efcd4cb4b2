// SPDX-License-Identifier: Apache-2.0

/// Looks up an app's entities by text.
///
/// Embedders implement it over their own stores; without one, the resolver searches the listed
/// values. A query is app code: it may be slow, throw, or never return, and none of that affects
/// another app. An app has at most eight threads at a time.
///
///     struct Tracks: EntityTextQuery {
///       func entities(matching string: String) async throws -> [EntityMatch] {
///         try await library.search(string).map { EntityMatch(id: $0.id, title: $0.title) }
///       }
///     }
public protocol EntityTextQuery: Sendable {
  /// The entities a text names, best first: none, the one, or all that fit equally well.
  ///
  /// - Parameter string: The words of the slot, as in the transcript.
  func entities(matching string: String) async throws -> [EntityMatch]
}

/// An entity that a query found.
public struct EntityMatch: Sendable, Equatable {
  /// The app's identifier of it.
  public var id: String
  /// Its name.
  public var title: String
  /// The text that distinguishes it from others of the same name.
  public var subtitle: String?

  /// Creates a match.
  public init(id: String, title: String, subtitle: String? = nil) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }
}

/// The entity type that a query serves.
public struct EntityKey: Hashable, Sendable {
  /// The app's id.
  public var app: String
  /// The entity type's name.
  public var entity: String

  /// Names a type by the app that declares it.
  public init(app: String, entity: String) {
    self.app = app
    self.entity = entity
  }

  /// The key of a type by its spelling, `entity:Task`; `nil` for a type that is no entity's.
  init?(app: String, type: String) {
    let prefix = "entity:"
    guard type.hasPrefix(prefix) else { return nil }
    self.init(app: app, entity: String(type.dropFirst(prefix.count)))
  }
}
