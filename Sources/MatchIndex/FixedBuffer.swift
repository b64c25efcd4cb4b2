// SPDX-License-Identifier: Apache-2.0

/// Storage for at most `capacity` elements, allocated once and reused from one utterance to the next.
///
/// Appending past the capacity is refused, never grown: that is what bounds a match.
@safe @frozen @usableFromInline
package struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  // SAFETY: `capacity` initialised elements, freed in `deinit`.
  @usableFromInline let base: UnsafeMutablePointer<Element>
  /// Most elements it holds.
  @usableFromInline package let capacity: Int
  /// The number of elements it holds.
  @usableFromInline package internal(set) var count: Int

  /// Allocates room for elements, all equal to a filler at first.
  @inlinable package init(capacity: Int, filler: Element) {
    self.capacity = capacity
    count = 0
    unsafe base = .allocate(capacity: capacity)
    unsafe base.initialize(repeating: filler, count: capacity)
  }

  @inlinable deinit { unsafe base.deallocate() }

  /// The element at an index below the capacity.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
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

  /// The elements it holds.
  @inlinable package var span: Span<Element> {
    @_lifetime(borrow self) get {
      // SAFETY: the first `count` elements are initialised and stay so while `self` is borrowed.
      unsafe _overrideLifetime(Span(_unsafeStart: base, count: count), borrowing: self)
    }
  }

  /// Adds an element unless it is full.
  @inlinable @inline(__always)
  package mutating func append(_ element: Element) -> Bool {
    guard count < capacity else { return false }
    // SAFETY: count is below the capacity.
    unsafe base[count] = element
    count &+= 1
    return true
  }

  /// Holds a number of elements instead of what it held, each made from its index.
  @inlinable @inline(__always)
  package mutating func write(count: Int, _ make: (Int) -> Element) {
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
  @inlinable @inline(__always)
  package mutating func fill(_ element: Element, count: Int) {
    let count = min(count, capacity)
    // SAFETY: count is at most the capacity.
    unsafe base.update(repeating: element, count: count)
    self.count = count
  }

  /// Forgets all elements.
  @inlinable @inline(__always)
  package mutating func removeAll() { count = 0 }

  /// Forgets the elements from an index on.
  @inlinable package mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Takes the last element off.
  @inlinable package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    // SAFETY: count is below the capacity.
    return unsafe base[count]
  }

  /// Lends all of its room, for a function that writes into a buffer; its elements are then those
  /// that the function has left there.
  @inlinable @inline(__always)
  package mutating func withRoom<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    // SAFETY: `capacity` initialised elements, lent for the duration of the call.
    unsafe body(UnsafeMutableBufferPointer(start: base, count: capacity))
  }

  /// Counts elements that were written through `withRoom` behind those there are.
  @inlinable @inline(__always)
  package mutating func grow(by more: Int) {
    precondition(more >= 0 && count &+ more <= capacity)
    count &+= more
  }

  /// Puts an element in a place up to `count`; those behind move up, and the last one goes when there
  /// is no room.
  ///
  /// - Complexity: O(*n*) for the elements behind.
  @inlinable
  package mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count)
    if index == capacity { return }
    if count < capacity { count &+= 1 }
    var k = count &- 1
    while k > index {
      // SAFETY: both places are below the count, which is at most the capacity.
      unsafe base[k] = base[k &- 1]
      k &-= 1
    }
    // SAFETY: the index is below the count.
    unsafe base[index] = element
  }

  /// Takes the element at an index below `count` out; those behind move down.
  ///
  /// - Complexity: O(*n*) for the elements behind.
  @inlinable
  package mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count)
    var k = index
    while k < count &- 1 {
      // SAFETY: both places are below the count.
      unsafe base[k] = base[k &+ 1]
      k &+= 1
    }
    count &-= 1
  }
}

extension FixedBuffer<Float> {
  /// Adds to a number that it holds; nothing to others.
  @inlinable @inline(__always)
  package mutating func add(_ amount: Float, at index: Int) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
    // SAFETY: just checked.
    unsafe base[index] += amount
  }

  /// Adds eight numbers times eight factors to those from an index on, which all stand below the capacity.
  @inlinable @inline(__always)
  package mutating func add(_ numbers: SIMD8<Int32>, times factors: SIMD8<Float>, at index: Int) {
    let sums = eight(at: index) + SIMD8<Float>(numbers) * factors
    // SAFETY: checked by reading them.
    unsafe UnsafeMutableRawPointer(base + index).storeBytes(of: sums, as: SIMD8<Float>.self)
  }
}

extension FixedBuffer where Element: SIMDScalar {
  /// Eight numbers from an index on, which all stand below the capacity.
  @inlinable @inline(__always)
  package func eight(at index: Int) -> SIMD8<Element> {
    precondition(index >= 0 && index &+ 8 <= capacity)
    // SAFETY: just checked; all elements are initialised.
    return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<Element>.self)
  }
}
