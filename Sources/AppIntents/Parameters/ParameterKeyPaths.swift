// SPDX-License-Identifier: Apache-2.0

/// Key paths of several parameters of an intent, each with its type.
struct ParameterKeyPaths<Intent: AppIntent, each Value: _IntentValue & Sendable>:
  @unchecked Sendable
{
  // SAFETY: a key path to a parameter captures nothing that changes. Packs of key paths
  // that say so are beyond the compiler (6.3).
  private let keyPaths: (repeat KeyPath<Intent, IntentParameter<each Value>>)

  init(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    self.keyPaths = (repeat each keyPaths)
  }

  /// Whether each parameter has a value or a default.
  func allHaveValues(in intent: Intent) -> Bool {
    for hasValue in repeat hasValue(at: each keyPaths, of: intent) {
      guard hasValue else { return false }
    }
    return true
  }

  /// What a closure makes of the values; each parameter must have one.
  func withValues<Result>(of intent: Intent, _ body: (repeat each Value) -> Result) -> Result {
    body(repeat value(at: each keyPaths, of: intent))
  }

  private func hasValue<V>(
    at keyPath: KeyPath<Intent, IntentParameter<V>>, of intent: Intent
  ) -> Bool {
    intent[keyPath: keyPath].hasValue
  }

  private func value<V>(at keyPath: KeyPath<Intent, IntentParameter<V>>, of intent: Intent) -> V {
    intent[keyPath: keyPath].wrappedValue
  }
}
