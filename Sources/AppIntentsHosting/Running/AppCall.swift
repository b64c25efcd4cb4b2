// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import Resolution

/// Calls of app code that must come back within a deadline.
enum AppCall {
  /// Runs app code on threads of its own and waits for it until the deadline.
  ///
  /// - Parameter intent: The intent that is being filled in, for what depends on its parameters.
  /// - Throws: `SessionError.Code.queryTimedOut`, what the code throws, or `CancellationError`.
  static func run<Value: Sendable>(
    _ name: String, deadline: Duration, grace: Duration, intent: any AppIntent,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let call = TurnTask<Never, Value>(
      limits: .init(running: deadline, grace: min(grace, .milliseconds(100))),
      executor: AppThreads.shared
    ) { [texts = LocalizedStringTables.ofApp] _ in
      try await LocalizedStringTables.$ofApp.withValue(texts) {
        try await IntentParameterDependencies.$current.withValue(intent) { try await body() }
      }
    }
    switch await call.start() {
    case .ended(let value): return value
    case .failed(let error): throw error
    case .cancelled(.timeout):
      throw SessionError(.queryTimedOut, "\(name) did not return within \(deadline)")
    case .cancelled: throw CancellationError()
    }
  }
}
