// SPDX-License-Identifier: Apache-2.0

/// A parameter, seen without knowing its value's type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// What the declaration says beside type and default.
  var details: ParameterDetails { get }
  /// The type as declared: `[TaskEntity]?`.
  var declaredType: any _IntentValue.Type { get }
  /// The type of one value: `TaskEntity`.
  var valueType: any _IntentValue.Type { get }
  /// The type without the optional: `[TaskEntity]`.
  var unwrappedType: any _IntentValue.Type { get }
  /// Whether the value may be left out.
  var isOptional: Bool { get }
  /// The value that stands when none was given.
  var anyDefault: Any? { get }
  /// Whether a value was given, if only nothing.
  var isSet: Bool { get }
  /// The value given; `nil` where none was, or nothing was.
  var anyValue: Any? { get }
  /// Gives a value of the parameter's type or of one value's; `nil` gives nothing to an optional.
  ///
  /// A single value given to a list makes a list of one.
  ///
  /// - Throws: `ParameterValueError` where the value is of another type.
  func set(_ value: Any?) throws(ParameterValueError)
  /// Takes the value away.
  func clear()
}

/// A value that a parameter does not take.
package struct ParameterValueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The parameter's type.
  package var expected: String
  /// The value's type.
  package var found: String

  /// Creates the error from what the message calls the parameter's type and the value's.
  package init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  /// What was given, and what is taken.
  package var description: String { "a value of type '\(found)' is no '\(expected)'" }
}

extension IntentParameter: AnyIntentParameter {
  /// The type as declared: `[TaskEntity]?`.
  package var declaredType: any _IntentValue.Type { Value.self }
  /// The type of one value: `TaskEntity`.
  package var valueType: any _IntentValue.Type { Value.ValueType.self }
  /// The type without the optional: `[TaskEntity]`.
  package var unwrappedType: any _IntentValue.Type { Value.UnwrappedType.self }
  /// The declared default; `nil` where there is none.
  package var anyDefault: Any? { defaultValue }

  /// Whether a value was given, if only nothing.
  package var isSet: Bool {
    if case .set = valueState { true } else { false }
  }

  /// The value given, without its optional; `nil` where none was, or nothing was.
  package var anyValue: Any? {
    guard case .set(let value) = valueState else { return nil }
    return (value as? any AnyOptional).map(\.anyWrapped) ?? value
  }

  /// Gives a value; a list takes a single one too, and `nil` gives nothing to an optional.
  ///
  /// - Throws: `ParameterValueError` for another type, and for `nil` where it is no optional.
  package func set(_ value: Any?) throws(ParameterValueError) {
    guard let value else {
      guard let none = (Value.self as? any AnyOptional.Type)?.none as? Value else {
        throw ParameterValueError(expected: "\(Value.self)", found: "nil")
      }
      wrappedValue = none
      return
    }
    if let typed = value as? Value {
      wrappedValue = typed
    } else if let list = Value.UnwrappedType.self as? any AnyValueSequence.Type,
      let made = list.make((value as? any AnyValueSequence)?.anyElements ?? [value]),
      let typed = made as? Value
    {
      wrappedValue = typed
    } else {
      throw ParameterValueError(expected: "\(Value.self)", found: "\(type(of: value))")
    }
  }
}
