// SPDX-License-Identifier: Apache-2.0

/// How much each family of features counts in a run of training, beside what it counts otherwise.
struct FeatureView: Sendable {
  private var factors: InlineArray<8, Float> = .init(repeating: 1)

  /// A view with factors of some families; those of all others are 1.
  init(_ factors: KeyValuePairs<FeatureFamily, Float> = [:]) {
    for (family, factor) in factors { self.factors[Int(family.rawValue)] = factor }
  }

  /// The factor of a family; 0 hides it.
  @inline(__always)
  subscript(family: FeatureFamily) -> Float { factors[Int(family.rawValue)] }
}
