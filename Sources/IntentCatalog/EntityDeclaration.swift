// SPDX-License-Identifier: Apache-2.0

/// How text finds an entity's values.
public enum EntityQueryKind: String, Sendable, CaseIterable {
  /// All values may be spoken in phrases; other text is searched for (`EntityStringQuery`).
  case string
  /// A closed set: text that names no value does not match (`EnumerableEntityQuery`).
  case enumerable
  /// Only suggested values may be spoken in phrases; other text is searched for in all values.
  case suggested
}

/// An entity type with its values.
public struct EntityDeclaration: Located, Sendable, Equatable {
  /// The type name, unique in the app: `Task`.
  public var name: String
  /// The title shown to people.
  public var title: String
  /// How text finds values.
  public var query: EntityQueryKind
  /// Whether text that names no value binds as itself, with no id (rule set `extended`).
  public var isOpen: Bool
  /// The values, in declaration order.
  public var values: [EntityValue]
  /// The file of the values, if they are outside the catalog.
  public var valuesFile: String?
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates an entity type.
  public init(
    name: String, title: String, query: EntityQueryKind = .string, isOpen: Bool = false,
    values: [EntityValue] = [], valuesFile: String? = nil, location: SourceLocation = .unknown
  ) {
    self.name = name
    self.title = title
    self.query = query
    self.isOpen = isOpen
    self.values = values
    self.valuesFile = valuesFile
    self.location = location
  }
}

/// One thing an entity type names.
public struct EntityValue: Located, Sendable, Equatable {
  /// The app's identifier of it; unique in its type.
  public var id: String
  /// The name people say.
  public var title: String
  /// Other names people say.
  public var synonyms: [String]
  /// The text that distinguishes it from others of the same name.
  public var subtitle: String?
  /// Whether the app suggests it, so that it may be spoken in phrases on the platform.
  public var isSuggested: Bool
  /// The only locale its names are meant for; `nil` for all.
  public var locale: String?
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates a value.
  public init(
    id: String, title: String, synonyms: [String] = [], subtitle: String? = nil,
    isSuggested: Bool = false, locale: String? = nil, location: SourceLocation = .unknown
  ) {
    self.id = id
    self.title = title
    self.synonyms = synonyms
    self.subtitle = subtitle
    self.isSuggested = isSuggested
    self.locale = locale
    self.location = location
  }
}

/// An enum type with its cases.
public struct EnumDeclaration: Located, Sendable, Equatable {
  /// The type name, unique in the app: `Priority`.
  public var name: String
  /// The title shown to people.
  public var title: String
  /// The cases, in declaration order.
  public var cases: [EnumCase]
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates an enum type.
  public init(name: String, title: String, cases: [EnumCase], location: SourceLocation = .unknown) {
    self.name = name
    self.title = title
    self.cases = cases
    self.location = location
  }
}

/// A case of an `EnumDeclaration`, with the words people say for it.
public struct EnumCase: Located, Sendable, Equatable {
  /// The raw value; unique in its enum.
  public var id: String
  /// The name people say.
  public var title: String
  /// Other names people say.
  public var synonyms: [String]
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates a case.
  public init(
    id: String, title: String, synonyms: [String] = [], location: SourceLocation = .unknown
  ) {
    self.id = id
    self.title = title
    self.synonyms = synonyms
    self.location = location
  }
}
