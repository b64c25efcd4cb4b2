// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of the AppIntents module as the macros' expansions name. Together with
// Sources/AppIntents/Macros it makes a module that expansions are compiled against.

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Hashable {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable, Hashable {
  public let name: LocalizedStringResource
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable, Hashable {
  public let title: LocalizedStringResource
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
  public init(title: LocalizedStringResource) { self.title = title }
}

public protocol _IntentValue {}
extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Bool: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol PersistentlyIdentifiable {}
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  public typealias Property = EntityProperty
}
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol IntentResult {}
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public typealias Parameter = IntentParameter
}
public struct EmptyResult: IntentResult {
  public init() {}
}
extension IntentResult where Self == EmptyResult {
  public static func result() -> Self { EmptyResult() }
}
public protocol OpenIntent: AppIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}
public protocol DeleteIntent: AppIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}
public struct StringSearchCriteria: _IntentValue, Sendable {
  public var term: String
}
public protocol ShowInAppSearchResultsIntent: AppIntent {
  static var searchScopes: [StringSearchScope] { get }
}
public enum StringSearchScope: Sendable {
  case general
}

@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  private var stored: Value?
  public let title: LocalizedStringResource
  public init(title: LocalizedStringResource) { self.title = title }
  public var wrappedValue: Value {
    get { stored! }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
}

@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
  private var stored: Value?
  private var getter: (@Sendable () async throws -> Value)?
  public let title: LocalizedStringResource
  public init(title: LocalizedStringResource = "") { self.title = title }
  public convenience init(
    title: LocalizedStringResource = "", getter: @escaping @Sendable () -> Value
  ) {
    self.init(title: title)
    stored = getter()
  }
  public convenience init(
    title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(title: title, getter: getter)
  }
  public convenience init(
    title: LocalizedStringResource = "", getter: @escaping @Sendable () -> Value,
    setter: @escaping @Sendable (Value) -> Void
  ) {
    self.init(title: title, getter: getter)
  }
  public convenience init(
    title: LocalizedStringResource = "", asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(title: title)
    getter = asyncGetter
  }
  public var value: Value {
    get async throws {
      if let getter { return try await getter() }
      return stored!
    }
  }
  public var wrappedValue: Value {
    get { stored! }
    set { stored = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

public protocol _IntentValueRepresentable: Sendable {
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  var asIntentValue: any _IntentValue & Sendable { get }
}
public protocol AppUnionValue: AppValue, _IntentValueRepresentable, InstanceDisplayRepresentable {
  associatedtype Cases: Hashable, CaseIterable, RawRepresentable, Sendable
  where Cases.RawValue == String
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
  var unionCase: Cases { get }
  init?(intentValue: any _IntentValue)
}
extension AppUnionValue {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[unionCase]!
  }
}

public class CSSearchableItemAttributeSet {
  public var displayName: String?
}

public struct CSCustomAttributeKey: Sendable {
  public init(keyName: String) {}
}
