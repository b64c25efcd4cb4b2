// SPDX-License-Identifier: Apache-2.0

import CKernels

extension Words {
  /// Holds the dot products of rows of signed bytes with a vector, modulo 2³²; none where not all rows are there.
  ///
  /// - Parameters:
  ///   - index: The first word of the first row.
  ///   - stride: How many words further on the next row begins.
  ///   - count: The number of rows; at most as many as the buffer has room for.
  ///   - vector: A multiple of sixteen numbers, as many as a row has.
  ///   - products: Takes a product a row.
  /// - Complexity: O(*n*) for *n* bytes, sixteen at once where the processor can.
  package func products(
    at index: Int, stride: Int, count: Int, _ vector: borrowing FixedBuffer<Int16>,
    into products: inout FixedBuffer<Int32>
  ) {
    products.removeAll()
    guard 0...self.count ~= index, 0...self.count ~= stride, vector.count & 15 == 0,
      1...products.capacity ~= count,
      (count - 1) * stride + vector.count / 4 <= self.count - index
    else { return }
    // SAFETY: the last row was just found to end inside, and the products have room.
    unsafe products.withRoom {
      unsafe dots_rows(
        UnsafeRawPointer(base + index).assumingMemoryBound(to: Int8.self), 4 * stride, count,
        vector.base, vector.count / 16, $0.baseAddress!)
    }
    products.grow(by: count)
  }

  /// Adds what postings say, from a word to the last of its list, to as many numbers as there are.
  ///
  /// - Parameters:
  ///   - index: The first posting.
  ///   - count: The most that are read.
  ///   - lastBit: Set in the last one. The bits below it are the place of a number; a place without one is skipped.
  ///   - weightMask: The bits of a weight, the highest of the word: `value` times the weight times its magnitude is added.
  package func addPostings(
    at index: Int, count: Int, lastBit: UInt32, weightMask: UInt32, _ value: Float,
    to numbers: inout FixedBuffer<Float>
  ) {
    guard 0...self.count ~= index else { return }
    let classes = numbers.count
    // SAFETY: the postings lie inside, and as many numbers are there.
    unsafe numbers.withRoom {
      unsafe postings_add(
        base + index, min(count, self.count - index),
        postings_layout(weightMask: weightMask, lastBit: lastBit), value, $0.baseAddress!, classes)
    }
  }

  /// Four words from an index on; zeroes where not all of them are there.
  @inlinable @inline(__always)
  package func four(at index: Int) -> SIMD4<UInt32> {
    guard index >= 0, index <= count &- 4 else { return SIMD4(repeating: 0) }
    // SAFETY: just checked.
    return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Eight words from an index on as numbers; 0 for those outside, and for what is none or a million or more.
  @inlinable @inline(__always)
  package func eightNumbers(at index: Int) -> SIMD8<Float> {
    guard index >= 0, index <= count &- 8 else { return eightNumbersBesideEnd(at: index) }
    // SAFETY: just checked.
    let numbers = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<Float>.self)
    return Self.bounded(numbers)
  }

  @inlinable @inline(never)
  func eightNumbersBesideEnd(at index: Int) -> SIMD8<Float> {
    var numbers = SIMD8<Float>(repeating: 0)
    for k in 0..<8 { numbers[k] = Float(bitPattern: self[index &+ k]) }
    return Self.bounded(numbers)
  }

  @inlinable @inline(__always)
  static func bounded(_ numbers: SIMD8<Float>) -> SIMD8<Float> {
    // What is no number is neither below nor above another.
    SIMD8(repeating: 0).replacing(with: numbers, where: numbers .< 1e6 .& numbers .> -1e6)
  }

  /// Adds signed bytes, from the first one of a word on, times a factor to as many sums; nothing where not
  /// all of them are there.
  package func add(at index: Int, times factor: Int32, to sums: inout FixedBuffer<Int32>) {
    let count = sums.count
    guard index >= 0, (count &+ 3) &>> 2 <= self.count &- index else { return }
    // SAFETY: as many bytes were just found to lie inside, and as many sums are there.
    unsafe dots_add(
      UnsafeRawPointer(base + index).assumingMemoryBound(to: Int8.self), factor, count, sums.base)
  }
}

extension FixedBuffer<Int32> {
  /// The sum of the squares of its numbers, a multiple of sixteen of them; of others it has no say.
  package var squareSum: Double {
    // SAFETY: as many numbers are there.
    unsafe dots_square(base, count / 16)
  }

  /// Writes its numbers, a multiple of sixteen of them, times a factor: each as the nearest integer, of two the larger
  /// one, from −32,000 to 32,000.
  package func scale(by factor: Double, into scaled: inout FixedBuffer<Int16>) {
    scaled.removeAll()
    let blocks = min(count, scaled.capacity) / 16
    // SAFETY: as many numbers are there, and there is room for as many.
    unsafe dots_scale(base, blocks, factor, scaled.base)
    scaled.grow(by: blocks * 16)
  }
}
