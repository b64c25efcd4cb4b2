// SPDX-License-Identifier: Apache-2.0

/// Natural logarithms, which the standard library lacks; the same on every machine.
enum Logarithm {
  /// The natural logarithm of a positive number, to about six digits.
  ///
  /// The exponent gives the multiple of ln 2; of the significand between √½ and √2 the series of the
  /// inverse hyperbolic tangent has four terms. What is not a positive normal number counts as the
  /// least of them.
  @inline(__always) static func natural(_ x: Float) -> Float {
    let x = x >= .leastNormalMagnitude && x < .infinity ? x : .leastNormalMagnitude
    // Adding what lies between 1 and √½ carries into the exponent exactly from √2 on.
    let bits = x.bitPattern &+ (0x3F80_0000 &- 0x3F35_04F3)
    let exponent = Float(Int32(truncatingIfNeeded: bits &>> 23) &- 127)
    let significand = Float(bitPattern: bits & 0x007F_FFFF &+ 0x3F35_04F3)
    let s = (significand - 1) / (significand + 1)
    let t = s * s
    return exponent * 0.693_147_2 + 2 * s * (1 + t * (1 / 3 + t * (1 / 5 + t * (1 / 7))))
  }
}
