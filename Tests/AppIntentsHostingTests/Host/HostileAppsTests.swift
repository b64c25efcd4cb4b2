// SPDX-License-Identifier: Apache-2.0

import HostileApps
import TestSupport
import Testing

@Suite("Hostile apps", .serialized)
struct HostileAppsTests {
  @Test("a good app beside eight hostile ones is answered in time, with bounded threads and memory")
  func besideAGoodOne() async throws {
    var random = SeededGenerator.forTest("hostile apps")
    let report = try await runHostileApps(seed: random.next(), turns: fuzzRounds(400))
    print(report)
    #expect(report.isGood, "\(report)")
    #expect(report.turns >= fuzzRounds(400))
    #expect(report.outcomes.count == 8)
    #expect(report.threads.most <= report.threads.limit)
    // Other tests run beside it and take memory too.
    #expect(report.memory.after - report.memory.before < 2 << 30)
  }
}
