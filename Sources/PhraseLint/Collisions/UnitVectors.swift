// SPDX-License-Identifier: Apache-2.0

/// Vectors of one length in whole numbers, and the products of those that are near each other.
///
/// Half of what finding collisions takes are such products. Four in five end half way: what is left of two vectors
/// has no greater product than its lengths have (the inequality of Cauchy and Schwarz).
struct UnitVectors: Sendable {
  /// The product of a vector and itself, but for rounding.
  static let square = one * one

  private static let one = 8_192.0

  /// The vectors, one after the other, each with zeroes up to `stride` numbers.
  private var numbers: [Int16] = []
  /// How long the second half of each vector is, rounded up.
  private var rests: [Int32] = []
  /// Two halves of two registers or more.
  private let stride: Int

  /// No vectors of some dimensions.
  init(dimension: Int) { stride = (dimension + 31) / 32 * 32 }

  /// Forgets all vectors.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
  }

  /// Adds a vector of a direction; one of zeroes has none, and is near nothing.
  ///
  /// - Parameter direction: A number for each dimension.
  mutating func append(_ direction: [Int32]) {
    let square = direction.reduce(0.0) { $0 + Double($1) * Double($1) }
    let factor = square > 0 ? Self.one / square.squareRoot() : 0
    var rest: Int32 = 0
    for (k, number) in direction.enumerated() {
      let scaled = Double(number) * factor
      // To the nearest; the function of the library takes longer than all else here.
      let rounded = Int16(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
      numbers.append(rounded)
      if k >= stride / 2 { rest += Int32(rounded) * Int32(rounded) }
    }
    numbers.append(contentsOf: repeatElement(0, count: stride - direction.count))
    rests.append(Int32(Double(rest).squareRoot().rounded(.up)))
  }

  /// The product of two vectors by their numbers; `nil` where it is less than `least`.
  ///
  /// - Complexity: O(*d*) for *d* dimensions, half of them where the rest cannot make up for what they lack.
  func product(_ one: Int, _ other: Int, atLeast least: Int32) -> Int32? {
    let half = stride / 2
    // SAFETY: each vector has `stride` numbers, and the bytes are not used after the closure.
    return unsafe numbers.withUnsafeBytes { numbers in
      let (a, b) = (one * stride, other * stride)
      let first = unsafe Self.product(numbers, a, b, count: half)
      guard first &+ rests[one] &* rests[other] >= least else { return nil }
      let all = unsafe first &+ Self.product(numbers, a + half, b + half, count: half)
      return all >= least ? all : nil
    }
  }

  /// The product of as many numbers from two places on, a multiple of sixteen.
  ///
  /// SSE2 has an instruction for eight, which the compiler takes where the sums of a loop are added up right behind
  /// it: put in where it is called, this takes twice the instructions.
  @inline(never)
  private static func product(
    _ numbers: UnsafeRawBufferPointer, _ a: Int, _ b: Int, count: Int
  ) -> Int32 {
    // SAFETY: the caller's places are those of numbers in the buffer.
    func eight(_ k: Int) -> SIMD8<Int32> {
      let x = unsafe numbers.loadUnaligned(fromByteOffset: 2 &* (a &+ k), as: SIMD8<Int16>.self)
      let y = unsafe numbers.loadUnaligned(fromByteOffset: 2 &* (b &+ k), as: SIMD8<Int16>.self)
      return SIMD8<Int32>(truncatingIfNeeded: x) &* SIMD8<Int32>(truncatingIfNeeded: y)
    }
    var sum = SIMD8<Int32>()
    var k = 0
    while k < count {
      sum &+= eight(k)
      sum &+= eight(k &+ 8)
      k &+= 16
    }
    return sum.wrappedSum()
  }
}
