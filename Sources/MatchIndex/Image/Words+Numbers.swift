// SPDX-License-Identifier: Apache-2.0

extension Words {
  /// The sum of the products of signed bytes, from the first one of a word on, and as many numbers; 0 where
  /// not all of them are there.
  ///
  /// - Parameters:
  ///   - index: The first word. Of each sixteen bytes, those in even places are the first eight.
  ///   - numbers: A multiple of sixteen, in order.
  /// - Complexity: O(*n*) for *n* numbers, eight at once.
  @inlinable @inline(__always)
  package func dot(at index: Int, _ numbers: borrowing FixedBuffer<Int16>) -> Int32 {
    let count = numbers.count
    guard index >= 0, count & 15 == 0, count &>> 2 <= self.count &- index else { return 0 }
    // SAFETY: as many bytes were just found to lie inside.
    let bytes = unsafe UnsafeRawPointer(base + index)
    let numbers = unsafe UnsafeRawPointer(numbers.base)
    var sum = SIMD8<Int32>(repeating: 0)
    var k = 0
    while k < count {
      // SAFETY: both have as many, a multiple of sixteen.
      let pairs = unsafe bytes.loadUnaligned(fromByteOffset: k, as: SIMD8<Int16>.self)
      let first = unsafe numbers.loadUnaligned(fromByteOffset: 2 &* k, as: SIMD8<Int16>.self)
      let last = unsafe numbers.loadUnaligned(fromByteOffset: 2 &* k &+ 16, as: SIMD8<Int16>.self)
      // A byte of a pair with its sign; sixteen bits are multiplied and added in pairs at once.
      sum &+= SIMD8(truncatingIfNeeded: (pairs &<< 8) &>> 8) &* SIMD8(truncatingIfNeeded: first)
      sum &+= SIMD8(truncatingIfNeeded: pairs &>> 8) &* SIMD8(truncatingIfNeeded: last)
      k &+= 16
    }
    return sum.wrappedSum()
  }

  /// Adds signed bytes, from the first one of a word on, times a factor to as many sums; nothing where not
  /// all of them are there.
  @inlinable @inline(__always)
  package func add(at index: Int, times factor: Int32, to sums: inout FixedBuffer<Int32>) {
    let count = sums.count
    guard index >= 0, (count &+ 3) &>> 2 <= self.count &- index else { return }
    // SAFETY: as many bytes were just found to lie inside.
    let bytes = unsafe UnsafeRawPointer(base + index).assumingMemoryBound(to: Int8.self)
    let sums = unsafe sums.base
    for k in 0..<count {
      // SAFETY: both have as many.
      unsafe sums[k] &+= factor &* Int32(bytes[k])
    }
  }
}
