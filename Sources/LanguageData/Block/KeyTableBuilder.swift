// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Numbers distinct keys in the order they come.
struct KeyTableBuilder {
  /// The keys, each once, in the order they came.
  private(set) var keys: [UInt64] = []

  /// Places in `keys` plus one by hash, 0 for none; at least half of them are free.
  private var slots: [UInt32]

  /// A builder with room for some keys; it grows past them.
  init(capacity: Int = 16) {
    keys.reserveCapacity(capacity)
    slots = [UInt32](repeating: 0, count: max(16, 2 * capacity))
  }

  /// The number of a key, which is added where it is new.
  mutating func index(of key: UInt64) -> Int {
    var slot = KeyTable.place(key, of: slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if keys[index] == key { return index }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    keys.append(key)
    slots[slot] = UInt32(keys.count)
    if 2 * keys.count > slots.count { grow() }
    return keys.count - 1
  }

  /// The number of a key; `nil` where it was never added.
  func known(_ key: UInt64) -> Int? {
    var slot = KeyTable.place(key, of: slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if keys[index] == key { return index }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return nil
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for (index, key) in keys.enumerated() {
      var slot = KeyTable.place(key, of: slots.count)
      while slots[slot] != 0 { slot = slot + 1 == slots.count ? 0 : slot + 1 }
      slots[slot] = UInt32(index + 1)
    }
  }
}
