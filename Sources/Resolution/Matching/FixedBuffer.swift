// SPDX-License-Identifier: Apache-2.0

/// Storage for at most `capacity` elements, allocated once and reused from one utterance to the next.
///
/// Appending past the capacity is refused, never grown: that is what bounds a match.
@safe struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  // SAFETY: `capacity` initialised elements, freed in `deinit`.
  private let base: UnsafeMutablePointer<Element>
  /// Most elements it holds.
  let capacity: Int
  /// The number of elements it holds.
  private(set) var count = 0

  init(capacity: Int, filler: Element) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
    unsafe base.initialize(repeating: filler, count: capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The element at an index below the capacity.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
      // SAFETY: just checked; all elements are initialised.
      return unsafe base[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
      // SAFETY: just checked.
      unsafe base[index] = newValue
    }
  }

  /// Adds an element unless it is full.
  @inline(__always)
  mutating func append(_ element: Element) -> Bool {
    guard count < capacity else { return false }
    // SAFETY: count is below the capacity.
    unsafe base[count] = element
    count &+= 1
    return true
  }

  /// Holds a number of elements instead of what it held, each made from its index.
  @inline(__always)
  mutating func write(count: Int, _ make: (Int) -> Element) {
    let count = min(count, capacity)
    var i = 0
    while i < count {
      // SAFETY: i is below the capacity.
      unsafe base[i] = make(i)
      i &+= 1
    }
    self.count = max(count, 0)
  }

  /// Holds a number of equal elements instead of what it held; at most its capacity.
  @inline(__always)
  mutating func fill(_ element: Element, count: Int) {
    let count = min(count, capacity)
    // SAFETY: count is at most the capacity.
    unsafe base.update(repeating: element, count: count)
    self.count = count
  }

  /// Forgets all elements.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Forgets the elements from an index on.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Takes the last element off.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    // SAFETY: count is below the capacity.
    return unsafe base[count]
  }
}
