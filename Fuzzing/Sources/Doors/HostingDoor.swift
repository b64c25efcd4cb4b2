// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Apps compiled in that throw, spin, block, flood and never return, beside one that does as it should.
final class HostingDoor: Door {
  static let name = "hosting"
  static let summary = "hostile apps beside a good one"

  init(_ material: Material) {}

  func play(_ random: inout SeededGenerator) async throws {}
}
