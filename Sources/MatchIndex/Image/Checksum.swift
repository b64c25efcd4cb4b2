// SPDX-License-Identifier: Apache-2.0

/// A fast 64-bit checksum of bytes; guards against damage, not against forgery.
///
/// Four independent multiply-and-fold lanes of eight bytes each (the construction of wyhash), so
/// that memory bandwidth is the bound. A changed bit changes the sum with probability 1 − 2⁻⁶⁴.
enum Checksum {
  private static let primes: (UInt64, UInt64, UInt64, UInt64) = (
    0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3
  )

  /// The checksum of all bytes of a buffer.
  ///
  /// - Complexity: O(*n*), no allocation.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var a = primes.0
    var b = primes.1
    var c = primes.2
    var d = primes.3 ^ UInt64(bytes.count)
    var i = 0
    while i + 32 <= bytes.count {
      // SAFETY: i + 32 bytes lie inside the buffer.
      a = unsafe fold(a ^ word(bytes, i), primes.1)
      b = unsafe fold(b ^ word(bytes, i + 8), primes.2)
      c = unsafe fold(c ^ word(bytes, i + 16), primes.3)
      d = unsafe fold(d ^ word(bytes, i + 24), primes.0)
      i += 32
    }
    while i < bytes.count {
      var last: UInt64 = 0
      for k in 0..<min(8, bytes.count - i) {
        // SAFETY: i + k is below the count.
        last |= unsafe UInt64(bytes[i + k]) << UInt64(8 * k)
      }
      a = fold(a ^ last, primes.2)
      i += 8
    }
    return fold(a ^ primes.3, b ^ primes.0) ^ fold(c ^ primes.1, d ^ primes.2)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    // SAFETY: callers keep offset + 8 within the buffer.
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high and low halves of a 128-bit product, folded. Never collapses: zero is replaced.
  private static func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let product = x.multipliedFullWidth(by: y)
    // A zero factor would forget everything read so far.
    return product.high ^ product.low ^ (x &+ 0x9E37_79B9_7F4A_7C15)
  }
}
