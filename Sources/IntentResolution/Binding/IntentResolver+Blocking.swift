// SPDX-License-Identifier: Apache-2.0

import SystemThreads

extension IntentResolver {
  /// Resolves one turn, app code included, and blocks the calling thread until it is done.
  ///
  /// For threads that are none of Swift's: what goes before the first query runs on the caller's, without a hop, and
  /// all else on threads of `AppThreads`, so that callers that block hold nothing up. App code may call it; each call
  /// ends with its deadline.
  package func resolveBlocking(
    _ request: ResolutionRequest, scratch: inout MatchScratch
  ) -> Resolution {
    guard callsAppCode else { return resolveSynchronously(request, scratch: &scratch) }
    let outcome = BlockedOutcome()
    _ = Task.immediateDetached(executorPreference: CallerThreads.shared) {
      outcome.give(await self.resolve(request))
    }
    return outcome.wait()
  }
}

extension IntentResolver {
  /// Resolves one turn as `resolveBlocking(_:scratch:)` does, where no app code could be called and `isDeclared` has
  /// said that it is no declared phrase.
  ///
  /// - Parameter matched: What became of matching; `nil` where `isDeclared` was not asked.
  package func resolveBlocking(
    _ request: ResolutionRequest, after matched: MatchedHypothesis?, scratch: inout MatchScratch
  ) -> Resolution {
    matched == nil
      ? resolveBlocking(request, scratch: &scratch)
      : resolution(of: request, matched, &scratch)
  }
}

/// An outcome that a thread waits for.
// SAFETY: `resolution` is touched under the monitor only.
private final class BlockedOutcome: @unchecked Sendable {
  private let monitor = Monitor()
  private var resolution: Resolution?

  func give(_ resolution: Resolution) {
    monitor.enter()
    self.resolution = resolution
    monitor.signalWork()
    monitor.leave()
  }

  func wait() -> Resolution {
    monitor.enter()
    defer { monitor.leave() }
    while true {
      if let resolution { return resolution }
      monitor.waitForWork()
    }
  }
}
