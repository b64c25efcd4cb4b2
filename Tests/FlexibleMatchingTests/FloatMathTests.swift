// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FlexibleMatching

@Suite("Elementary functions") struct FloatMathTests {
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
    var x: Float = 1e-37
    while x < 1e38 {
      let expected = Foundation.log(Double(x))
      #expect(abs(Double(FloatMath.log(x)) - expected) <= max(abs(expected), 1e-3) * 2e-6, "\(x)")
      x *= 1.037
    }
  }

  /// The logarithm by the significand and exponent that the standard library gives.
  private func plainLogarithm(_ x: Float) -> Float {
    var n = Float(x.exponent)
    var m = x.significand
    if m > 1.414_213_6 {
      m *= 0.5
      n += 1
    }
    let z = (m - 1) / (m + 1)
    let s = z * z
    var p: Float = 0.222_222_22
    for c: Float in [0.285_714_3, 0.4, 0.666_666_7, 2] { p = p * s + c }
    return n * 0.693_147_2 + z * p
  }

  @Test("taking a number apart by its bits changes no bit of its logarithm")
  func bits() {
    // Numbers from ½ to 2, all of those around √½ and √2, and the least and greatest there are.
    let parted: [UInt32] = [0x3F35_04F3, 0x3FB5_04F3]
    var numbers = parted.flatMap { Array($0 - 200...$0 + 200) }
    numbers += stride(from: 0x3F00_0000, through: 0x4000_0000, by: 997)
    let others = numbers.map(Float.init(bitPattern:)).filter {
      FloatMath.log($0) != plainLogarithm($0)
    }
    #expect(others == [])
    for x: Float in [.leastNormalMagnitude, .greatestFiniteMagnitude, 1e-20, 3e20] {
      #expect(FloatMath.log(x) == plainLogarithm(x))
    }
  }

  @Test("what has no logarithm counts as the least number that has")
  func others() {
    let least = FloatMath.log(.leastNormalMagnitude)
    for x: Float in [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      #expect(FloatMath.log(x) == least)
    }
  }
}
