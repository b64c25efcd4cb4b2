// SPDX-License-Identifier: Apache-2.0

/// An intent: the action a phrase invokes, with its typed parameters.
public struct IntentDeclaration: Located, Sendable, Equatable {
  /// The type name, unique in the app: `CompleteTask`.
  public var name: String
  /// The title shown to people.
  public var title: String
  /// A sentence that describes it.
  public var summary: String?
  /// Parameters; they are resolved in this order.
  public var parameters: [ParameterDeclaration]
  /// Whether the person must confirm before it runs, at any confidence.
  public var requiresConfirmation: Bool
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates an intent.
  public init(
    name: String, title: String, summary: String? = nil, parameters: [ParameterDeclaration] = [],
    requiresConfirmation: Bool = false, location: SourceLocation = .unknown
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.parameters = parameters
    self.requiresConfirmation = requiresConfirmation
    self.location = location
  }
}

/// A typed input of an intent.
public struct ParameterDeclaration: Located, Sendable, Equatable {
  /// The name slots refer to: `task` in `${task}`.
  public var name: String
  /// The title shown to people; by default the name.
  public var title: String?
  /// The type of its values.
  public var type: ParameterType
  /// Whether the intent runs without it; an optional parameter is never asked for.
  public var isOptional: Bool
  /// The default as written in the file (JSON text); a parameter with a default is never asked for.
  public var defaultValue: String?
  /// The question when a value is missing.
  public var requestValueDialog: String?
  /// The question when several values match.
  public var requestDisambiguationDialog: String?
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates a parameter.
  public init(
    name: String, type: ParameterType, title: String? = nil, isOptional: Bool = false,
    defaultValue: String? = nil, requestValueDialog: String? = nil,
    requestDisambiguationDialog: String? = nil, location: SourceLocation = .unknown
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.location = location
  }
}

/// The type of a parameter's values, as spelled in a catalog: `entity:Task`, `array:string`.
public indirect enum ParameterType: Sendable, Equatable {
  /// Free text.
  case string
  /// A whole number.
  case int
  /// A number.
  case double
  /// Yes or no.
  case bool
  /// A point in time.
  case date
  /// Parts of a date.
  case dateComponents
  /// A length of time.
  case duration
  /// A web address.
  case url
  /// Somebody, by name or by how they are reached (`IntentPerson`).
  case person
  /// An amount of money.
  case currency
  /// Text with attributes.
  case attributedString
  /// Contents with a name and a type (`IntentFile`).
  case file
  /// A quantity with a unit of the named kind: `measurement:length`.
  case measurement(String)
  /// An instance of the named entity.
  case entity(String)
  /// A case of the named enum.
  case enumeration(String)
  /// Several values of one type.
  case array(ParameterType)
  /// A value of one of several types.
  case union([ParameterType])
  /// A type that the platform has and that is known here by name only: `other:paymentMethod`.
  case other(String)

  /// The spelling used in catalogs and results.
  public var spelling: String {
    switch self {
    case .string: "string"
    case .int: "int"
    case .double: "double"
    case .bool: "bool"
    case .date: "date"
    case .dateComponents: "dateComponents"
    case .duration: "duration"
    case .url: "url"
    case .person: "person"
    case .currency: "currency"
    case .attributedString: "attributedString"
    case .file: "file"
    case .measurement(let unit): "measurement:" + unit
    case .entity(let name): "entity:" + name
    case .enumeration(let name): "enum:" + name
    case .array(let element): "array:" + element.spelling
    case .union(let members): "union:" + members.map(\.spelling).joined(separator: "|")
    case .other(let name): "other:" + name
    }
  }

  /// The spellings of the types that take no name.
  package static let simpleSpellings = [
    "string", "int", "double", "bool", "date", "dateComponents", "duration", "url", "person",
    "currency", "attributedString", "file",
  ]
}
