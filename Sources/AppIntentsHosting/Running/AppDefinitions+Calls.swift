// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentResolution
import TextAnalysis

extension AppDefinitions {
  /// Runs the app's code through its gate and waits for it until the deadline.
  ///
  /// - Parameters:
  ///   - name: What is called, for messages.
  ///   - intent: The intent that is being filled in, for what depends on its parameters.
  /// - Throws: `SessionError` with `queryTimedOut` or `appNotResponding`, what the code throws, or
  ///   `CancellationError`.
  func call<Value: Sendable>(
    _ name: String, deadline: Duration, intent: (any AppIntent)? = nil,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let outcome = await gate.call(until: gate.keeper.now + deadline) { [texts] in
      try await texts.atHand {
        try await IntentParameterDependencies.$current.withValue(intent) { try await body() }
      }
    }
    switch outcome {
    case .returned(let value): return value
    case .failed(let error): throw error
    case .late: throw SessionError(.queryTimedOut, "\(name) did not return within \(deadline)")
    case .refused: throw SessionError(.appNotResponding, "\(name) \(AppGate.refusal)")
    case .cancelled: throw CancellationError()
    }
  }
}
