// SPDX-License-Identifier: Apache-2.0

/// Several threads at one piece of work.
package enum ThreadTeam {
  /// Runs a closure on several threads, the calling one among them, and returns when all have returned.
  ///
  /// There may be fewer threads than asked for, where the system has none left; the closure says by itself what is
  /// left to do.
  package static func run(threads: Int, _ body: @escaping @Sendable () -> Void) {
    let helpers = HelperThreads(most: threads - 1)
    for _ in 1..<max(1, threads) { helpers.start(body) }
    body()
    helpers.join()
  }
}
