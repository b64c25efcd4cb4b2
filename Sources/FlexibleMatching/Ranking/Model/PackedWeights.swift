// SPDX-License-Identifier: Apache-2.0

/// Weights in the low bits of words, as signed roots of their shares of the greatest.
struct PackedWeights {
  /// The bits of a weight.
  let bits: UInt32
  /// What a share is multiplied by.
  let unit: Float

  /// The greatest root.
  private let most: Float

  /// Weights up to a greatest one.
  ///
  /// - Parameters:
  ///   - bits: 8 to 16; others are taken for the nearest.
  ///   - greatest: The greatest magnitude.
  init(bits: Int, greatest: Float) {
    let bits = min(max(bits, 8), 16)
    self.bits = UInt32(bits)
    most = Float(1 << (bits - 1) - 1)
    unit = greatest / (most * most)
  }

  /// The share in the low bits of a word, in units of `unit`.
  @inline(__always) func share(_ word: UInt32) -> Float {
    let root = Int32(bitPattern: word &<< (32 &- bits)) &>> Int32(bitPattern: 32 &- bits)
    return Float(root &* abs(root))
  }

  /// The low bits for a weight.
  func pack(_ weight: Float) -> UInt32 {
    let share = min(weight.magnitude / unit, most * most)
    let root = share.squareRoot().rounded(.down)
    let next = min(root + 1, most)
    let nearest = Int32(next * next - share < share - root * root ? next : root)
    return UInt32(bitPattern: weight < 0 ? -nearest : nearest) & (1 << bits - 1)
  }
}
