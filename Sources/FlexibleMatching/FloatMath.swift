// SPDX-License-Identifier: Apache-2.0

/// Elementary functions, the same on every machine: the C library's differ in the last bits, and a
/// model must not.
///
/// Relative errors below 2⁻²², by polynomials over an interval around zero.
package enum FloatMath {
  /// The natural exponential; 0 below −87, and the greatest finite number above 88.
  @inline(__always)
  package static func exp(_ x: Float) -> Float {
    if x < -87 { return 0 }
    if x > 88 { return .greatestFiniteMagnitude }
    // x = n ln 2 + r, |r| ≤ ln 2 / 2; the Taylor series of degree 6 is good to 2⁻²³ there.
    let n = (x * 1.442_695_04).rounded()
    let r = (x - n * 0.693_145_75) - n * 1.428_606_8e-6
    var p: Float = 1.388_888_9e-3
    p = p * r + 8.333_333_4e-3
    p = p * r + 4.166_666_8e-2
    p = p * r + 0.166_666_67
    p = p * r + 0.5
    p = p * r + 1
    p = p * r + 1
    return p * Float(sign: .plus, exponent: Int(n), significand: 1)
  }

  /// The natural exponentials of eight numbers up to 88; 0 below −87.
  @inline(__always)
  static func exp(_ x: SIMD8<Float>) -> SIMD8<Float> {
    let isLow = x .< -87
    let y = x.replacing(with: -87, where: isLow)
    // Adding 1.5 · 2²³ rounds, and leaves n in the low bits.
    let shifted = y * 1.442_695_04 + 12_582_912
    let n = shifted - 12_582_912
    let r = (y - n * 0.693_145_75) - n * 1.428_606_8e-6
    var p = SIMD8<Float>(repeating: 1.388_888_9e-3)
    p = p * r + 8.333_333_4e-3
    p = p * r + 4.166_666_8e-2
    p = p * r + 0.166_666_67
    p = p * r + 0.5
    p = p * r + 1
    p = p * r + 1
    // SAFETY: both are eight numbers of 32 bits.
    let bits = unsafe unsafeBitCast(shifted, to: SIMD8<UInt32>.self)
    let power = (bits &<< 23) &+ SIMD8(repeating: 0x3F80_0000)
    // SAFETY: see above.
    let scale = unsafe unsafeBitCast(power, to: SIMD8<Float>.self)
    return (p * scale).replacing(with: 0, where: isLow)
  }

  /// The natural logarithm of a positive number; what is not a positive, normal one counts as the
  /// least of them.
  @inline(__always)
  package static func log(_ x: Float) -> Float {
    let x = x >= .leastNormalMagnitude && x < .infinity ? x : .leastNormalMagnitude
    // x = 2ⁿ m, m in √½ ... √2; ln m = 2 artanh((m − 1) / (m + 1)). Adding what lies between √½ and
    // 1 to the bits carries into the exponent exactly where m would be above √2.
    let bits = x.bitPattern &+ (0x3F80_0000 &- 0x3F35_04F5)
    let n = Float(Int32(truncatingIfNeeded: bits &>> 23) &- 127)
    let m = Float(bitPattern: bits & 0x007F_FFFF &+ 0x3F35_04F5)
    let z = (m - 1) / (m + 1)
    let s = z * z
    var p: Float = 0.222_222_22
    p = p * s + 0.285_714_3
    p = p * s + 0.4
    p = p * s + 0.666_666_7
    p = p * s + 2
    return n * 0.693_147_2 + z * p
  }
}
