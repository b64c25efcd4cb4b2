// SPDX-License-Identifier: Apache-2.0

/// An optional, seen without knowing what it wraps.
package protocol AnyOptional {
  /// No value.
  static var none: Self { get }
  /// The value, where there is one.
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  /// The value, where there is one.
  package var anyWrapped: Any? { self }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The single value.
  public typealias ValueType = Wrapped.ValueType
  /// The value when it is there.
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

/// A collection of values, seen without knowing what they are.
package protocol AnyValueSequence {
  /// The type of one value.
  static var elementType: Any.Type { get }
  /// The values.
  var anyElements: [Any] { get }
  /// The collection of some values; `nil` where one of them is of another type.
  static func make(_ elements: [Any]) -> Self?
}

extension Array: AnyValueSequence {
  /// The type of one value.
  package static var elementType: Any.Type { Element.self }
  /// The values, in order.
  package var anyElements: [Any] { self }
  /// The array of some values; `nil` where one of them is of another type.
  ///
  /// - Complexity: O(*n*) for *n* values.
  package static func make(_ elements: [Any]) -> [Element]? {
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? typed : nil
  }
}

extension Set: AnyValueSequence {
  /// The type of one value.
  package static var elementType: Any.Type { Element.self }
  /// The values, in no order.
  ///
  /// - Complexity: O(*n*) for *n* values.
  package var anyElements: [Any] { Array(self) }
  /// The set of some values; `nil` where one of them is of another type.
  ///
  /// - Complexity: O(*n*) for *n* values.
  package static func make(_ elements: [Any]) -> Set<Element>? {
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? Set(typed) : nil
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// One of the values.
  public typealias ValueType = Element
  /// All of them.
  public typealias UnwrappedType = [Element]
}

extension Array: _SequenceIntentValue where Element: _IntentValue {
  /// The values.
  public var sequence: [Element] { self }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// One of the values.
  public typealias ValueType = Element
  /// All of them.
  public typealias UnwrappedType = Set<Element>
}

extension Set: _SequenceIntentValue where Element: _IntentValue {
  /// The values.
  public var sequence: Set<Element> { self }
}
