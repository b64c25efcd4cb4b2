// SPDX-License-Identifier: Apache-2.0

import HostileApps
import TestSupport

/// Apps compiled in that throw, spin, block, flood and never return, beside one that does as it should.
///
/// Every turn of that one comes to what it has to, in time, and the process has no more threads than it may.
final class HostingDoor: Door {
  static let name = "hosting"
  static let summary = "hostile apps beside a good one"

  private var all = HostileReport()

  init(_ material: Material) {}

  var figures: String { all.description }

  func play(_ random: inout SeededGenerator) async throws {
    let report = try await runHostileApps(seed: random.next(), turns: 400)
    all.add(report)
    try hold(report.isGood, "a good app suffers:\n\(report)")
    try hold(report.threads.most <= report.threads.limit, "too many threads:\n\(report)")
  }
}
