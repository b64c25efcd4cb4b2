// SPDX-License-Identifier: Apache-2.0

/// A type that parameters and properties may have, and that intents may return.
///
/// `ValueType` sees through optionals and collections to the single value, `UnwrappedType` through
/// optionals only. With these, what is declared for `Int` also serves `Int?`, `[Int]` and `[Int]?`.
public protocol _IntentValue: SendableMetatype {
  /// The single value: `Int` for `[Int]?`.
  associatedtype ValueType: _IntentValue = Self
  /// The value when it is there: `[Int]` for `[Int]?`.
  associatedtype UnwrappedType: _IntentValue = Self
  /// The resolvers that other values are turned into this type by.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  /// The resolvers used where a parameter names none.
  static var defaultResolverSpecification: Specification { get }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// No resolvers.
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

/// Several values of one type.
public protocol _SequenceIntentValue: _IntentValue {
  /// What holds the values.
  associatedtype UnderlyingSequence: Collection
  /// The values.
  var sequence: UnderlyingSequence { get }
}

/// A value of the system's own that has an identity.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue,
  Sendable
{}

/// A type that keeps its name across versions of an app.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own unless the app says otherwise.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// A type of the app's own values: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}

/// A parameter or a property with any value.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// Whether the value may be left out.
  var isOptional: Bool { get }
  /// The title shown to people.
  var title: LocalizedStringResource { get }
}
