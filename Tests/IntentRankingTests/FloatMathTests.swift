// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import IntentRanking

@Suite struct FloatMathTests {
  @Test("the exponential is that of the C library to 2⁻²⁰")
  func exponential() {
    for step in -850...850 {
      let x = Float(step) / 10
      let expected = Foundation.exp(Double(x))
      #expect(abs(Double(FloatMath.exp(x)) - expected) <= expected * 1e-6, "\(x)")
    }
    #expect(FloatMath.exp(-100) == 0)
    #expect(FloatMath.exp(1_000).isFinite)
  }

  @Test("the logarithm is that of the C library to 2⁻²⁰")
  func logarithm() {
    for step in 1...4_000 {
      let x = Float(step) * Float(step) / 1_000
      let expected = Foundation.log(Double(x))
      #expect(abs(Double(FloatMath.log(x)) - expected) <= max(abs(expected), 1e-3) * 2e-6, "\(x)")
    }
  }
}
