// SPDX-License-Identifier: Apache-2.0

/// A letter as one byte, for comparing spellings.
///
/// ASCII is itself. Any other scalar has the high bit and seven bits of its number, so that letters of
/// one alphabet differ and a few far apart do not: words are told apart by their hash, and a code only
/// says how far two of them are.
enum LetterCode {
  /// Between the words of a name.
  static let blank: UInt8 = 0x20

  /// Most letters of a word that are compared; further ones do not count.
  static let maxLetters = 64

  /// Writes the letters of a folded form in UTF-8; returns how many.
  static func write(
    _ utf8: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let base = utf8.baseAddress else { return 0 }
    var offset = 0
    // A word of ASCII is its own letters, eight at a time.
    while offset &+ 8 <= min(utf8.count, maxLetters) {
      // SAFETY: eight bytes from the offset are inside the form, and as many have room.
      let word = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      // SAFETY: as above.
      unsafe UnsafeMutableRawPointer(output + offset).storeBytes(of: word, as: UInt64.self)
      offset &+= 8
    }
    var count = offset
    while offset < utf8.count, count < maxLetters {
      // SAFETY: the offset is below the number of bytes.
      let lead = unsafe utf8[offset]
      var code = lead
      offset &+= 1
      if lead >= 0x80 {
        var scalar = UInt32(lead & 0x3F)
        // SAFETY: the offset is compared with the number of bytes.
        while offset < utf8.count, unsafe utf8[offset] & 0xC0 == 0x80 {
          scalar = unsafe scalar << 6 | UInt32(utf8[offset] & 0x3F)
          offset &+= 1
        }
        code = UInt8(truncatingIfNeeded: scalar ^ scalar >> 7) | 0x80
      }
      // SAFETY: `count` is below `maxLetters`, for which callers have room.
      unsafe output[count] = code
      count &+= 1
    }
    return count
  }

  /// Whether a blank stands between two words, by the number of letters of each, and the last letter
  /// of one and the first of the other: none around a single character of a script written without.
  @inline(__always)
  static func isApart(
    _ word: (count: Int, last: UInt8), _ next: (count: Int, first: UInt8)
  ) -> Bool {
    !(word.count == 1 && word.last >= 0x80 || next.count == 1 && next.first >= 0x80)
  }
}
