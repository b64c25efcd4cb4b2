// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An input of an intent.
///
///     @Parameter(title: "Task", requestValueDialog: "Which task?")
///     var task: TaskEntity
///
/// A parameter that is not optional and has no default is asked for before the intent runs.
/// Copies of an intent share the storage of its parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue,
  @unchecked Sendable
{
  // SAFETY: the value is behind a lock and the rest never changes; the default's
  // type is an associated one that does not say it is sendable, but it is part of `Value`.

  /// Whether there is a value.
  public enum ValueState: Sendable {
    /// None was given.
    case unset
    /// One was given.
    case set(Value)
  }

  /// What the declaration says beside type and default.
  package let details: ParameterDetails
  /// The value that stands when none was given.
  public let defaultValue: Value.UnwrappedType?
  private let storage = Mutex<ValueState>(.unset)

  /// Creates a parameter, and notes it where those of a new intent are collected.
  package init(_ details: ParameterDetails, default defaultValue: Value.UnwrappedType? = nil) {
    self.details = details
    self.defaultValue = defaultValue
    ParameterCollector.note(self)
  }

  /// Creates a parameter without a title.
  public convenience init() { self.init(ParameterDetails()) }

  /// The title shown to people; empty where there is none.
  public var title: LocalizedStringResource { details.title ?? "" }

  /// Whether the value may be left out.
  public var isOptional: Bool { Value.self is any AnyOptional.Type }

  /// Whether there is a value.
  public var valueState: ValueState { storage.withLock { $0 } }

  /// The value, else the default, else nothing where the parameter is optional.
  ///
  /// Reading a required parameter that was never set is a mistake in the app and stops it; a host
  /// sets all of them before it runs an intent.
  public var wrappedValue: Value {
    get {
      if case .set(let value) = valueState { return value }
      if let defaultValue, let value = defaultValue as? Value { return value }
      if let none = (Value.self as? any AnyOptional.Type)?.none as? Value { return none }
      preconditionFailure("parameter '\(title.sourceText)' was read before it was set")
    }
    set { storage.withLock { $0 = .set(newValue) } }
  }

  /// Itself: what can be asked of a parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// Takes the value away.
  package func clear() { storage.withLock { $0 = .unset } }
}
