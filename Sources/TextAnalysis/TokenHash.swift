// SPDX-License-Identifier: Apache-2.0

import CKernels

/// The hash that names tokens, over the UTF-8 bytes of their normalised form.
///
/// Two 64 × 64 → 128 bit products over the first sixteen bytes, zero-padded, and the length; longer
/// forms fold sixteen bytes a step in first. The same on every machine, so that an image compiled on
/// one is good on another. It is not keyed: equal hashes of different words can be constructed, so
/// whoever must not take one for the other compares text.
///
/// - SeeAlso: Wang Yi, "wyhash", for the folded product.
package enum TokenHash {
  // Byte 0xFF never occurs in UTF-8: `first ^ key0` and, up to sixteen bytes, `second ^ key1` are
  // never 0, so that one half of a word can never cancel the other.
  private static let key0: UInt64 = 0xFFA0_761D_6478_BD65
  private static let key1: UInt64 = 0xFFE7_037E_D1A0_B429
  private static let key2: UInt64 = 0x8EBC_6AF0_9C88_C6E3
  private static let key3: UInt64 = 0x5899_65CC_7537_4CC3

  /// The 128-bit product of two words, halves combined.
  @inline(__always) private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let full = a.multipliedFullWidth(by: b)
    return full.high ^ full.low
  }

  /// The hash of up to sixteen bytes, given as two zero-padded words.
  @inline(__always)
  package static func hash(
    _ first: UInt64, _ second: UInt64, length: Int, seed: UInt64 = 0
  ) -> UInt64 {
    let mixed = product(first ^ key0, second ^ key1 ^ seed)
    let result = product(mixed ^ key2, UInt64(truncatingIfNeeded: length) ^ key3)
    return result == 0 ? 1 : result
  }

  /// The hash of a whole window, with bits to set in every byte.
  ///
  /// `set` is 0x20 in every byte to fold ASCII letters, digits, full stop and comma on the way.
  static func hash(_ text: TextBytes, setting set: UInt64 = 0) -> UInt64 {
    var seed: UInt64 = 0
    var offset = 0
    while text.count - offset > 16 {
      let first = text.word(at: offset) | set
      let second = text.word(at: offset + 8) | set
      seed = product(first ^ key0, second ^ key1 ^ seed)
      offset += 16
    }
    let rest = text.count - offset
    let first = (text.partialWord(at: offset) | set) & lowBytes(rest)
    let second = (text.partialWord(at: offset + 8) | set) & lowBytes(rest - 8)
    return hash(first, second, length: text.count, seed: seed)
  }

  /// A mask of the lowest `count` bytes of a word; none below 1, all above 7.
  @inline(__always) static func lowBytes(_ count: Int) -> UInt64 {
    count <= 0 ? 0 : UInt64.max &>> UInt64(truncatingIfNeeded: 64 - 8 * min(count, 8))
  }

  /// Masks for the two words of a form of 1 to 16 bytes, without a branch.
  @inline(__always) static func masks(_ count: Int) -> (first: UInt64, second: UInt64) {
    assert(count >= 0 && count <= 16)
    // SAFETY: there are 32 bytes, and at most 16 are skipped.
    let fade = unsafe TextBytes(bytes_fade() + (16 &- count), count: 16)
    return (fade.word(at: 0), fade.word(at: 8))
  }

  /// The nonzero 32-bit remainder of a hash that `Token.accent` holds.
  @inline(__always) static func accent(from hash: UInt64) -> UInt32 {
    let short = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    return short == 0 ? 1 : short
  }

  /// The hash of a folded form; never 0.
  ///
  /// - Parameter foldedUTF8: The form or any part of it, as well-formed UTF-8.
  package static func hash(of foldedUTF8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    hash(unsafe TextBytes(foldedUTF8))
  }

  /// The hash of a folded form; never 0.
  package static func hash(of folded: String) -> UInt64 {
    // SAFETY: the buffer is read inside the closure only.
    unsafe folded.utf8.span.withUnsafeBufferPointer { unsafe hash(of: $0) }
  }

  /// The `Token.accent` of a token: 0 if its forms are the same, else a hash of the primary form.
  package static func accent(primary: String, folded: String) -> UInt32 {
    // Bytes, not characters: `==` on strings is canonical equivalence.
    primary.utf8.elementsEqual(folded.utf8) ? 0 : accent(ofPrimary: primary)
  }

  /// The nonzero `Token.accent` of a primary form that folding changes.
  package static func accent(ofPrimary primary: String) -> UInt32 {
    accent(from: hash(of: primary))
  }

  /// The nonzero `Token.accent` of a primary form that folding changes.
  package static func accent(ofPrimary primaryUTF8: UnsafeBufferPointer<UInt8>) -> UInt32 {
    // SAFETY: the caller lends the bytes for this call; they are read within their count.
    accent(from: unsafe hash(of: primaryUTF8))
  }
}
