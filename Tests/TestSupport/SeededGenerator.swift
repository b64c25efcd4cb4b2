// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small generator whose sequence is known by its seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// A generator whose seed is printed; `BESPEAK_FUZZ_SEED` repeats a run.
  public static func forTest(_ name: String) -> SeededGenerator {
    let given = ProcessInfo.processInfo.environment["BESPEAK_FUZZ_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0..<1 << 32)
    print("\(name): BESPEAK_FUZZ_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// A number below `bound`.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of some elements.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

/// The rounds of a random test: its standard number times `BESPEAK_FUZZ_FACTOR`, which is 1 where it
/// is not set.
public func fuzzRounds(_ standard: Int) -> Int {
  let factor = ProcessInfo.processInfo.environment["BESPEAK_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1
  return standard * max(factor, 1)
}

/// Minutes after which a test is taken to hang. All tests start at once and wait for their turn, so it
/// is a limit on the whole run and grows with `BESPEAK_FUZZ_FACTOR`.
public var hangMinutes: Int { 15 * fuzzRounds(1) }
