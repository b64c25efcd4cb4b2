// SPDX-License-Identifier: Apache-2.0

import CKernels

/// How far apart sequences of phones sound.
///
/// A weighted edit distance: a substitution costs by how alike two phones are, a phone that one side
/// lacks by how easily it is missed, and next to nothing where it only doubles its neighbour. It is
/// symmetric, and 0 only for the same sequence.
@usableFromInline package enum PhoneDistance {
  /// The cost of an unrelated substitution: the unit of all distances.
  @inlinable package static var one: Int { 16 }

  /// What it costs to hear or miss a phone that doubles the one before it.
  package static var doubled: Int { Int(PHONES_DOUBLED) }

  /// The most phones of a sequence; further ones do not count.
  @inlinable package static var maxPhones: Int { 128 }

  /// The most sequences of one call of `distances`.
  @inlinable package static var batch: Int { 16 }

  /// Whether this processor has registers for sixteen distances.
  package static var isWide: Bool { phones_are_wide() != 0 }

  /// A limit that no distance reaches.
  @inlinable package static var noLimit: Int { 0x7FFF }

  /// What it costs to hear one phone for the other, 0 to `one`; with `Phone.none`, to hear or miss it.
  @inlinable package static func substitution(_ a: UInt8, _ b: UInt8) -> Int {
    // SAFETY: the table has 64 rows of 64, and both are below 64.
    unsafe Int(costs[Int(a & 63) &<< 6 | Int(b & 63)])
  }

  /// `PhoneCosts.table` for inlined code.
  // SAFETY: 64 rows of 64 that live as long as the process.
  @usableFromInline static var costs: UnsafePointer<UInt8> { unsafe PhoneCosts.base }

  /// What a sequence costs against none: what `distance` is measured by.
  ///
  /// How alike two sequences sound, 0 to 1: `1 - distance / max(weight, weight)`, or 0 below it.
  ///
  /// - Complexity: O(*n*) for *n* phones; allocates nothing.
  package static func weight(of phones: UnsafeBufferPointer<UInt8>) -> Int {
    // SAFETY: the caller keeps the phones alive; the table lives as long as the process.
    unsafe Int(phones_weight(phones.baseAddress, phones.count, costs))
  }

  /// The distance of two sequences.
  ///
  /// - Parameters:
  ///   - a: Phones.
  ///   - b: Phones to hold against them, in either order.
  ///   - limit: The largest distance of interest, at most `noLimit`.
  /// - Returns: The distance if it is at most `limit`, else `limit + 1`.
  /// - Complexity: O(*n* · *m*); allocates nothing.
  package static func distance(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int = noLimit
  ) -> Int {
    // SAFETY: the caller keeps the phones alive; the table lives as long as the process.
    unsafe Int(
      phones_distance(
        a.baseAddress, a.count, b.baseAddress, b.count, costs, Int32(clamping: limit)))
  }

  /// The distances of one sequence to up to `batch` others, each as `distance` gives it without limit, and
  /// the weights of the others.
  ///
  /// - Parameters:
  ///   - query: The phones that all are held against.
  ///   - sequences: At most `batch`.
  ///   - distances: Room for as many distances.
  ///   - weights: Room for as many weights.
  ///   - isWide: Whether sixteen are compared in one register, which takes a processor that `isWide`; the result is the
  ///     same.
  /// - Complexity: That of the longest of them; allocates nothing.
  package static func distances(
    _ query: UnsafeBufferPointer<UInt8>,
    of sequences: UnsafeBufferPointer<UnsafeBufferPointer<UInt8>>,
    into distances: UnsafeMutablePointer<Int16>, weights: UnsafeMutablePointer<Int16>,
    isWide: Bool = isWide
  ) {
    let count = min(sequences.count, batch)
    // SAFETY: the buffer does not leave the closure.
    unsafe withUnsafeTemporaryAllocation(of: phones_sequence.self, capacity: batch) { buffer in
      for index in 0..<count {
        // SAFETY: `index` is below the counts of both.
        let sequence = unsafe sequences[index]
        unsafe buffer.initializeElement(
          at: index,
          to: phones_sequence(phones: sequence.baseAddress, count: sequence.count))
      }
      // SAFETY: `count` sequences are initialised, and the caller gives room for as many distances and
      // weights.
      unsafe phones_distances(
        query.baseAddress, query.count, buffer.baseAddress, count, costs, isWide ? 1 : 0, distances,
        weights)
    }
  }
}
