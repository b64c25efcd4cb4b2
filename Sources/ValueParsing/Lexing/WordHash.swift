// SPDX-License-Identifier: Apache-2.0

/// The hash of a folded word, a byte at a time (FNV-1a, 64 bits).
struct WordHash: Hashable {
  /// The hash so far; never 0 after the first byte in practice, and 0 names no word.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  init() {}

  /// The hash of a text's bytes.
  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Takes the next byte in.
  @inline(__always) mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Takes up to three bytes in, first byte lowest.
  @inline(__always) mutating func add(_ bytes: UInt32, count: Int) {
    var rest = bytes
    for _ in 0..<count {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
