// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SlotFilling

@Suite("Logarithms") struct LogarithmTests {
  @Test("logarithms agree with the system's to six digits")
  func accuracy() {
    var x: Float = 1e-30
    while x < 1e30 {
      let expected = Foundation.log(Double(x))
      #expect(abs(Double(Logarithm.natural(x)) - expected) <= 1e-6 * max(1, abs(expected)))
      x *= 1.003_7
    }
  }

  @Test("what has no logarithm counts as the least number that has")
  func others() {
    let least = Logarithm.natural(.leastNormalMagnitude)
    for x: Float in [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      #expect(Logarithm.natural(x) == least)
    }
  }
}
