// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Collects the parameters that are made while an intent is made.
///
/// A mirror of an intent finds them too, in some microseconds. In the order in which they are made they
/// are known at once; whether that is the order of the declaration is seen once for each type.
package final class ParameterCollector: Sendable {
  @TaskLocal fileprivate static var current: ParameterCollector?
  private let collected = Mutex<[any AnyIntentParameter]>([])

  private init() {}

  /// Makes an intent, and says which parameters were made with it, in order.
  package static func make(
    _ type: any AppIntent.Type
  ) -> (intent: any AppIntent, parameters: [any AnyIntentParameter]) {
    let collector = ParameterCollector()
    let intent = $current.withValue(collector) { type.init() as any AppIntent }
    return (intent, collector.collected.withLock { $0 })
  }

  /// Notes a parameter, where somebody collects them.
  static func note(_ parameter: any AnyIntentParameter) {
    guard let current else { return }
    current.collected.withLock { $0.append(parameter) }
  }
}
