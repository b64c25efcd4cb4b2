// SPDX-License-Identifier: Apache-2.0

extension Words {
  /// The sum of the products of signed bytes, from the first one of a word on, and as many numbers; 0 where
  /// not all of them are there.
  ///
  /// - Complexity: O(*n*) for *n* numbers, eight or more at once.
  @inlinable @inline(__always)
  package func dot(at index: Int, _ numbers: borrowing FixedBuffer<Int16>) -> Int32 {
    let count = numbers.count
    guard index >= 0, (count &+ 3) &>> 2 <= self.count &- index else { return 0 }
    // SAFETY: as many bytes were just found to lie inside.
    let bytes = unsafe UnsafeRawPointer(base + index).assumingMemoryBound(to: Int8.self)
    let numbers = unsafe numbers.base
    var sum: Int32 = 0
    for k in 0..<count {
      // SAFETY: both have as many.
      unsafe sum &+= Int32(numbers[k]) &* Int32(bytes[k])
    }
    return sum
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
