// SPDX-License-Identifier: Apache-2.0

/// Values by 64-bit keys, at most so many; the one that was put in longest ago makes room.
///
/// A list from older to newer is threaded through the slots, so that every operation is O(1).
struct RecentTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    var key: UInt64
    var value: Value
    var older: Int
    var newer: Int
  }

  /// Most values it holds.
  let capacity: Int
  private var slots: [Slot] = []
  private var places: [UInt64: Int] = [:]
  private var oldest = -1
  private var newest = -1

  init(capacity: Int) { self.capacity = capacity }

  /// The number of values it holds.
  var count: Int { slots.count }

  /// The value of a key.
  subscript(key: UInt64) -> Value? { places[key].map { slots[$0].value } }

  /// Puts a value in as the newest, in place of one of the same key, or else of the oldest where it is full.
  mutating func put(_ value: Value, _ key: UInt64) {
    if let place = places[key] {
      unlink(place)
      slots[place].value = value
      append(place)
    } else if slots.count < capacity {
      slots.append(Slot(key: key, value: value, older: -1, newer: -1))
      places[key] = slots.count - 1
      append(slots.count - 1)
    } else if oldest >= 0 {
      let place = oldest
      unlink(place)
      places[slots[place].key] = nil
      slots[place].key = key
      slots[place].value = value
      places[key] = place
      append(place)
    }
  }

  /// Calls a closure for each value, the oldest first.
  func forEach(_ body: (UInt64, Value) -> Void) {
    var at = oldest
    while at >= 0 {
      body(slots[at].key, slots[at].value)
      at = slots[at].newer
    }
  }

  /// The same without the values that a closure names.
  func removing(where isGone: (UInt64, Value) -> Bool) -> RecentTable {
    var rest = RecentTable(capacity: capacity)
    forEach { if !isGone($0, $1) { rest.put($1, $0) } }
    return rest
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (slots[place].older, slots[place].newer)
    if older >= 0 { slots[older].newer = newer } else { oldest = newer }
    if newer >= 0 { slots[newer].older = older } else { newest = older }
  }

  private mutating func append(_ place: Int) {
    slots[place].older = newest
    slots[place].newer = -1
    if newest >= 0 { slots[newest].newer = place } else { oldest = place }
    newest = place
  }
}
