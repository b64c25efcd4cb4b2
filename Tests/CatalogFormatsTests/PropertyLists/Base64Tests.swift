// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Base64")
struct Base64Tests {
  @Test("bytes come back as they were, however the lines are broken")
  func roundTrip() {
    var random = SeededGenerator.forTest("base64")
    for _ in 0..<fuzzRounds(300) {
      let bytes = (0..<random.below(200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let text = Data(bytes).base64EncodedString(options: .lineLength64Characters)
      #expect(Base64.decode(text) == bytes)
    }
  }

  @Test(
    "what is no such text gives nothing", arguments: ["A", "AAAAA", "AA=A", "A!", "AA===", "ä"])
  func invalid(text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
