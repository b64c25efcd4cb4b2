// SPDX-License-Identifier: Apache-2.0

/// What became of a query.
enum QueryOutcome: Sendable {
  case found([EntityMatch])
  case failed(String)
}

extension AppGate {
  /// Calls a query and waits for it until the deadline.
  func entities(
    matching text: String, query: any EntityTextQuery, key: EntityKey,
    until deadline: ContinuousClock.Instant, limit: Duration
  ) async -> QueryOutcome {
    let name = "query for '\(key.entity)' of '\(key.app)'"
    let outcome = await call(until: deadline) { () async throws -> QueryOutcome in
      do {
        return .found(try await query.entities(matching: text))
      } catch {
        // What an error says of itself is app code too.
        return .failed("\(name) failed: \(error)")
      }
    }
    switch outcome {
    case .returned(let outcome): return outcome
    case .failed: return .failed("\(name) failed")
    case .late: return .failed("\(name) did not return within \(limit)")
    case .refused: return .failed("\(name) \(Self.refusal)")
    case .cancelled: return .failed("\(name) was cancelled")
    }
  }

  /// What is said of a call that was not made.
  package static let refusal = "was not called: earlier calls of the app have not returned"
}
