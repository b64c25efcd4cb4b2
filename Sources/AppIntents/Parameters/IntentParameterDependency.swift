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

  /// Depends on several parameters.
  public init<each Value>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    let keyPaths = ParameterKeyPaths<Intent, repeat each Value>(repeat each keyPaths)
    isComplete = { keyPaths.allHaveValues(in: $0) }
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

  /// Creates a projection; the parameters that are read from it must have values.
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
