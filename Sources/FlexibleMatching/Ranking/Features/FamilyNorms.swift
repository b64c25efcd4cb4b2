// SPDX-License-Identifier: Apache-2.0

/// The lengths of the families of an example.
struct FamilyNorms {
  private var sums = SIMD8<Float>(repeating: 0)

  /// The amount of a feature: repeated ones add less and less.
  @inline(__always)
  static func amount(_ value: Float, _ family: FeatureFamily) -> Float {
    family.adds && value > 1 ? 1 + FloatMath.log(value) : value
  }

  @inline(__always)
  mutating func add(_ value: Float, _ family: FeatureFamily) {
    sums[Int(family.rawValue)] += value * value
  }

  /// Turns sums into factors.
  mutating func finish() {
    for family in FeatureFamily.allCases {
      let k = Int(family.rawValue)
      // One value among others is no more telling for being alone.
      let sum = family == .value ? max(sums[k], 1) : sums[k]
      sums[k] = sum > 0 ? family.weight / sum.squareRoot() : 0
    }
  }

  /// The factor of a family.
  @inline(__always)
  subscript(family: FeatureFamily) -> Float { sums[Int(family.rawValue)] }
}
