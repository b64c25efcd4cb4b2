// SPDX-License-Identifier: Apache-2.0

/// The values of other parameters, for a query or a provider of options that depends on them.
///
///     @IntentParameterDependency<PlayIntent>(\.$artist) var intent
///     // intent?.artist
///
/// It is `nil` outside of that intent, and while one of the parameters named has no value.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let isComplete: @Sendable (Intent) -> Bool

  /// Depends on a parameter.
  public init<A>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
    }
  }

  /// Depends on two parameters.
  public init<A, B>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable,
    _ b: KeyPath<Intent, IntentParameter<B>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
        && intent[keyPath: b].hasValue
    }
  }

  /// Depends on three parameters.
  public init<A, B, C>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable,
    _ b: KeyPath<Intent, IntentParameter<B>> & Sendable,
    _ c: KeyPath<Intent, IntentParameter<C>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
        && intent[keyPath: b].hasValue
        && intent[keyPath: c].hasValue
    }
  }

  /// Depends on four parameters.
  public init<A, B, C, D>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable,
    _ b: KeyPath<Intent, IntentParameter<B>> & Sendable,
    _ c: KeyPath<Intent, IntentParameter<C>> & Sendable,
    _ d: KeyPath<Intent, IntentParameter<D>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
        && intent[keyPath: b].hasValue
        && intent[keyPath: c].hasValue
        && intent[keyPath: d].hasValue
    }
  }

  /// Depends on five parameters.
  public init<A, B, C, D, E>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable,
    _ b: KeyPath<Intent, IntentParameter<B>> & Sendable,
    _ c: KeyPath<Intent, IntentParameter<C>> & Sendable,
    _ d: KeyPath<Intent, IntentParameter<D>> & Sendable,
    _ e: KeyPath<Intent, IntentParameter<E>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
        && intent[keyPath: b].hasValue
        && intent[keyPath: c].hasValue
        && intent[keyPath: d].hasValue
        && intent[keyPath: e].hasValue
    }
  }

  /// Depends on six parameters.
  public init<A, B, C, D, E, F>(
    _ a: KeyPath<Intent, IntentParameter<A>> & Sendable,
    _ b: KeyPath<Intent, IntentParameter<B>> & Sendable,
    _ c: KeyPath<Intent, IntentParameter<C>> & Sendable,
    _ d: KeyPath<Intent, IntentParameter<D>> & Sendable,
    _ e: KeyPath<Intent, IntentParameter<E>> & Sendable,
    _ f: KeyPath<Intent, IntentParameter<F>> & Sendable
  ) {
    isComplete = { intent in
      intent[keyPath: a].hasValue
        && intent[keyPath: b].hasValue
        && intent[keyPath: c].hasValue
        && intent[keyPath: d].hasValue
        && intent[keyPath: e].hasValue
        && intent[keyPath: f].hasValue
    }
  }

  /// The intent that is being filled in.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentParameterDependencies.current as? Intent, isComplete(intent) else {
      return nil
    }
    return IntentProjection(intent: intent)
  }
}

/// An intent whose parameters read as if none were optional.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  package init(intent: Intent) { self.intent = intent }

  /// The value of a parameter that the dependency names.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    let value = intent[keyPath: keyPath]
    let unwrapped: Any? = (value as? any AnyOptional).map(\.anyWrapped) ?? value
    guard let typed = unwrapped as? Value.UnwrappedType else {
      preconditionFailure(
        "a parameter of '\(Intent.self)' was read through a dependency that does not name it")
    }
    return typed
  }
}

/// The intent that is being filled in, for providers of options that depend on its parameters.
package enum IntentParameterDependencies {
  /// The intent; a host sets it around its calls of queries and providers.
  @TaskLocal package static var current: (any AppIntent)?
}

extension IntentParameter {
  /// Whether reading the value gives one.
  package var hasValue: Bool { anyValue != nil || (!isSet && defaultValue != nil) }
}
