// SPDX-License-Identifier: Apache-2.0

/// The names of an intent's parameters, in declaration order.
///
/// The compiler stores the wrapper of `@Parameter var task` as `_task`; the mirror of an intent shows
/// that. A key path such as `\.$task` leads to the very same wrapper object, which is how a key path
/// gets its name.
package struct ParameterNames: Sendable {
  /// The parameters with their names.
  package let parameters: [(name: String, parameter: any AnyIntentParameter)]
  private let names: [ObjectIdentifier: String]

  /// Reads the names off an intent.
  package init(of intent: any AppIntent) {
    var parameters: [(name: String, parameter: any AnyIntentParameter)] = []
    var names: [ObjectIdentifier: String] = [:]
    for (label, value) in WrappedMembers.of(intent) {
      guard let parameter = value as? any AnyIntentParameter else { continue }
      parameters.append((label, parameter))
      names[ObjectIdentifier(parameter)] = label
    }
    self.parameters = parameters
    self.names = names
  }

  /// The name of the parameter that a key path leads to; `nil` where it leads to none.
  package func name<Intent: AppIntent>(
    at keyPath: PartialKeyPath<Intent>, of intent: Intent
  ) -> String? {
    guard let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter else { return nil }
    return names[ObjectIdentifier(parameter)]
  }
}

/// The property wrappers that a value stores.
package enum WrappedMembers {
  /// The wrappers with the names of what they wrap; those of superclasses come first.
  package static func of(_ value: Any) -> [(name: String, wrapper: Any)] {
    var mirror: Mirror? = Mirror(reflecting: value)
    var levels: [[(name: String, wrapper: Any)]] = []
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          guard let label = child.label, label.hasPrefix("_") else { return nil }
          return (String(label.dropFirst()), child.value)
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
  }
}
