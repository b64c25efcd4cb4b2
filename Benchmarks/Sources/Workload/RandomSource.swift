// SPDX-License-Identifier: Apache-2.0

/// SplitMix64: the same numbers from the same seed on every machine.
///
/// - SeeAlso: Steele, Lea and Flood (2014), "Fast splittable pseudorandom number generators".
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`; the bias is below 2⁻³² for the sizes used here.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(bound)) >> 32)
  }

  /// One element, each as likely as another.
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Whether an event of the given percentage happens.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }
}
