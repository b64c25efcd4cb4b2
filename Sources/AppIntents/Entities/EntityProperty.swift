// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A property of an entity that people see and search for.
///
/// Copies of an entity share the storage of its properties.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
  /// Where the value comes from.
  private enum Source: Sendable {
    case unset
    case stored(Value)
    case computed(get: @Sendable () -> Value, set: (@Sendable (Value) -> Void)?)
    case deferred(@Sendable () async throws -> Value)
  }

  private let source: Mutex<Source>
  /// The title shown to people; empty where the property has none.
  public let title: LocalizedStringResource
  /// The name it keeps across versions; `nil` means the declared one.
  package let identifier: String?
  /// Where an index keeps the value; `nil` where it does not.
  package let indexingKey: IndexingKey?

  private init(
    _ source: Source, title: LocalizedStringResource?, identifier: String?,
    indexingKey: IndexingKey? = nil
  ) {
    self.source = Mutex(source)
    self.title = title ?? ""
    self.identifier = identifier
    self.indexingKey = indexingKey
  }

  /// Creates a property without a title.
  public convenience init() { self.init(.unset, title: nil, identifier: nil) }

  /// Creates a property.
  public convenience init(title: LocalizedStringResource) {
    self.init(.unset, title: title, identifier: nil)
  }

  /// Creates a property that keeps its name across versions.
  public convenience init(title: LocalizedStringResource, identifier: String) {
    self.init(.unset, title: title, identifier: identifier)
  }

  /// Creates a property that keeps its name across versions, without a title.
  public convenience init(identifier: String) {
    self.init(.unset, title: nil, identifier: identifier)
  }

  /// Creates a property whose value is worked out when it is asked for.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(.computed(get: getter, set: nil), title: title, identifier: identifier)
  }

  /// Creates a property whose value is worked out, and can be set.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    getter: @escaping @Sendable () -> Value, setter: @escaping @Sendable (Value) -> Void
  ) {
    self.init(.computed(get: getter, set: setter), title: title, identifier: identifier)
  }

  /// Creates a property whose value is fetched when it is asked for.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(.deferred(asyncGetter), title: title, identifier: identifier)
  }

  /// Creates a property whose value an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(.unset, title: title, identifier: identifier, indexingKey: .standard(indexingKey))
  }

  /// Creates a property whose value is worked out when it is asked for, and which an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    getter: @escaping @Sendable () -> Value, setter: (@Sendable (Value) -> Void)? = nil
  ) {
    self.init(
      .computed(get: getter, set: setter), title: title, identifier: identifier,
      indexingKey: .standard(indexingKey))
  }

  /// Creates a property whose value is fetched when it is asked for, and which an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      .deferred(asyncGetter), title: title, identifier: identifier,
      indexingKey: .standard(indexingKey))
  }

  /// Creates a property whose value an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(.unset, title: title, identifier: identifier, indexingKey: .custom(customIndexingKey))
  }

  /// Creates a property whose value is worked out when it is asked for, and which an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    customIndexingKey: CSCustomAttributeKey,
    getter: @escaping @Sendable () -> Value, setter: (@Sendable (Value) -> Void)? = nil
  ) {
    self.init(
      .computed(get: getter, set: setter), title: title, identifier: identifier,
      indexingKey: .custom(customIndexingKey))
  }

  /// Creates a property whose value is fetched when it is asked for, and which an index keeps.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    customIndexingKey: CSCustomAttributeKey,
    asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      .deferred(asyncGetter), title: title, identifier: identifier,
      indexingKey: .custom(customIndexingKey))
  }

  /// The value that was set; `nil` where none was, or where it is worked out.
  package var storedValue: Value? {
    if case .stored(let value) = source.withLock({ $0 }) { value } else { nil }
  }

  /// The value.
  ///
  /// Reading a property that was never set is a mistake in the app and stops it, unless the property
  /// is optional; so is reading a deferred one without waiting for it (`value`).
  public var wrappedValue: Value {
    get {
      switch source.withLock({ $0 }) {
      case .stored(let value): return value
      case .computed(let get, _): return get()
      case .unset, .deferred:
        if let none = (Value.self as? any AnyOptional.Type)?.none as? Value { return none }
        preconditionFailure("property '\(title.sourceText)' was read before it was set")
      }
    }
    set {
      let set = source.withLock { source -> (@Sendable (Value) -> Void)? in
        if case .computed(_, let set) = source { return set }
        source = .stored(newValue)
        return nil
      }
      set?(newValue)
    }
  }

  /// Itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value, fetched where it must be.
  public var value: Value {
    get async throws {
      if case .deferred(let fetch) = source.withLock({ $0 }) { return try await fetch() }
      return wrappedValue
    }
  }

  /// Whether the value may be left out.
  public var isOptional: Bool { Value.self is any AnyOptional.Type }
}

extension EntityProperty: Equatable where Value: Equatable {
  /// Whether both hold the same value.
  public static func == (a: EntityProperty, b: EntityProperty) -> Bool {
    a === b || a.wrappedValue == b.wrappedValue
  }
}

extension EntityProperty: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// A property, seen without knowing its value's type.
package protocol AnyEntityProperty: AnyObject, Sendable {
  /// The title shown to people.
  var title: LocalizedStringResource { get }
  /// The name it keeps across versions; `nil` means the declared one.
  var identifier: String? { get }
  /// The type of the value.
  var declaredType: any _IntentValue.Type { get }
  /// The value, fetched where it must be; `nil` for an optional that is not there.
  func anyValue() async throws -> Any?
}

extension EntityProperty: AnyEntityProperty {
  /// The type of the value as declared, its optional included.
  package var declaredType: any _IntentValue.Type { Value.self }

  /// The value without its optional, fetched where it must be; `nil` where it is not there.
  ///
  /// - Throws: What the app's getter throws.
  package func anyValue() async throws -> Any? {
    let value: Any = try await value
    return (value as? any AnyOptional).map(\.anyWrapped) ?? value
  }
}
