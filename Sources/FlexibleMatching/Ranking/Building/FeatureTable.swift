// SPDX-License-Identifier: Apache-2.0

/// Numbers the keys of features in the order they first occur.
struct FeatureTable {
  private(set) var keys: [UInt64] = []
  private(set) var families: [FeatureFamily] = []
  private var slots = [UInt32](repeating: 0, count: 1_024)

  /// The number of a feature, which is added at its first occurrence.
  mutating func number(_ feature: Feature) -> UInt32 {
    if keys.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: feature.key) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if keys[Int(number)] == feature.key { return number }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(keys.count) + 1
    keys.append(feature.key)
    families.append(feature.family)
    return UInt32(keys.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number) + 1
    }
  }
}
