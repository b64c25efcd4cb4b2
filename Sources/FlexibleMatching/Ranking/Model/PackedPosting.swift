// SPDX-License-Identifier: Apache-2.0

/// How a feature's weight for one of several classes is packed in a word: { weight │ rarity u8 │ is it the last u1 │
/// class }, from the highest bit on.
///
/// The weight is a signed root, as in `PackedWeights`. At the top it is a number as it stands, of some power of two, and
/// at the bottom a class needs but its mask: neither is shifted, so that four postings are read at once
/// (`Words.addPostings`).
struct PackedPosting {
  /// How a weight is packed.
  let weights: PackedWeights
  /// What a share is multiplied by.
  let unit: Float
  /// Set in the last posting of a feature.
  let lastBit: UInt32
  /// The bits of a weight.
  let weightMask: UInt32

  private let classMask: UInt32

  /// Postings whose weights have all bits that they can have beside classes of some bits.
  ///
  /// - Parameters:
  ///   - bits: The bits of a weight.
  ///   - greatest: The greatest magnitude.
  init(weightBits bits: Int, greatest: Float) {
    weights = PackedWeights(bits: bits, greatest: greatest)
    lastBit = 1 << (31 - 8 - weights.bits)
    classMask = lastBit - 1
    weightMask = ~0 << (32 - weights.bits)
    // Roots of the shares stand so many places higher than in low bits.
    unit =
      weights.unit * Float(sign: .plus, exponent: -2 * (32 - Int(weights.bits)), significand: 1)
  }

  /// The bits that are left for a weight beside a class of some bits.
  static func weightBits(besideClassOf bits: Int) -> Int { 31 - 8 - bits }

  /// The posting of a weight.
  func pack(_ weight: Float, rarity: UInt8, class index: UInt16, isLast: Bool) -> UInt32 {
    weights.pack(weight) << (32 - weights.bits) | UInt32(rarity) << (24 - weights.bits)
      | (isLast ? lastBit : 0) | UInt32(index) & classMask
  }

  /// The class.
  @inline(__always) func index(_ posting: UInt32) -> Int { Int(posting & classMask) }

  /// The packed rarity of the feature.
  @inline(__always) func rarity(_ posting: UInt32) -> UInt32 {
    posting &>> (24 &- weights.bits) & 0xFF
  }

  /// The weight's share of the greatest, in units of `unit`.
  @inline(__always) func share(_ posting: UInt32) -> Float {
    let root = Float(Int32(bitPattern: posting & weightMask))
    return root * abs(root)
  }
}
