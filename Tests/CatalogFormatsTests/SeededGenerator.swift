// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small generator whose sequence is known by its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A generator whose seed is printed; `BESPEAK_FUZZ_SEED` repeats a run.
  static func forTest(_ name: String) -> SeededGenerator {
    let given = ProcessInfo.processInfo.environment["BESPEAK_FUZZ_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0..<1 << 32)
    print("\(name): BESPEAK_FUZZ_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Changes a few bytes: other ones, left out, doubled, cut off, or a JSON mark put in.
  mutating func mutate(_ bytes: inout [UInt8]) {
    let marks = Array(#"{}[]",:\0-9.eEtfnu$"#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<7, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(marks.randomElement(using: &self) ?? 0, at: place)
      case 3: bytes[place] = marks.randomElement(using: &self) ?? 0
      case 4: bytes.removeSubrange(place...)
      case 5:
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &self))
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &self))
        bytes.removeSubrange(place..<end)
      }
    }
  }
}
