// SPDX-License-Identifier: Apache-2.0

/// The same numbers every time: a multiplicative congruential generator (Knuth, "The Art of Computer Programming",
/// volume 2, section 3.3.4).
struct FixedRandom {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  /// A number in 0 ..< 1.
  @inline(__always)
  mutating func next() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) * (1 / 16_777_216)
  }
}
