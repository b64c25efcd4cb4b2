// SPDX-License-Identifier: Apache-2.0

/// An entity that has an address: `"https://example.com/trails/\(.id)"`.
public protocol URLRepresentableEntity: AppEntity {
  /// The pattern of the addresses.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// The pattern of the entities' addresses.
  public typealias URLRepresentation = EntityURLRepresentation<Self>
  /// The address; `nil` where the pattern makes none.
  public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// The pattern of the addresses of an entity.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  private let parts: [@Sendable (Entity) -> String]

  /// A value that a pattern may name.
  public enum Token: Sendable {
    /// The entity's identifier.
    case id
  }

  /// Creates a pattern that is the same for all.
  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  /// Creates a pattern.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of an entity.
  package func url(of entity: Entity) -> URL? {
    URL(string: parts.map { $0(entity) }.joined())
  }

  /// Collects the parts of a pattern.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [@Sendable (Entity) -> String] = []

    /// Starts an empty pattern.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a part by name.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append { URLText.component($0.id.entityIdentifierString) }
    }

    /// Adds a property.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append { URLText.component(URLText.text(of: $0[keyPath: keyPath].wrappedValue)) }
    }
  }
}

/// An enum whose cases have addresses.
public protocol URLRepresentableEnum: AppEnum {
  /// The pattern of the addresses.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// The pattern of the cases' addresses.
  public typealias URLRepresentation = EnumURLRepresentation<Self>
  /// The address; `nil` where the pattern makes none.
  public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// The pattern of the addresses of an enum's cases, or one address a case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral, Sendable
{
  private let text: @Sendable (Enum) -> String?

  /// A value that a pattern may name.
  public enum Token: Sendable {
    /// The case's raw value.
    case rawValue
  }

  /// Creates a pattern that is the same for all.
  public init(stringLiteral value: String) { text = { _ in value } }

  /// Creates a pattern.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    text = { value in parts.map { $0 ?? URLText.component(String(value.rawValue)) }.joined() }
  }

  /// Creates an address for each case; of two for one case the first counts.
  public init(dictionaryLiteral elements: (Enum, String)...) {
    let table = Dictionary(elements) { first, _ in first }
    text = { table[$0] }
  }

  /// The address of a case; `nil` where it has none, or its text is no address.
  package func url(of value: Enum) -> URL? { text(value).flatMap(URL.init(string:)) }

  /// Collects the parts of a pattern.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [String?] = []

    /// Starts an empty pattern.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    /// Adds a part by name.
    public mutating func appendInterpolation(_ token: Token) { parts.append(nil) }
  }
}

/// Values as parts of an address.
package enum URLText {
  /// The text with everything escaped that would end the part.
  package static func component(_ text: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: "/?#")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// A value as text: an identifier, a raw value, or its description.
  package static func text(of value: Any) -> String {
    if let entity = value as? any AppEntity { return entity.id.entityIdentifierString }
    if let value = value as? any AppEnum { return String(value.rawValue) }
    if let optional = value as? any AnyOptional {
      return optional.anyWrapped.map { text(of: $0) } ?? ""
    }
    return String(describing: value)
  }
}
