// SPDX-License-Identifier: Apache-2.0

/// The two forms of all tokens of a text, in scratch bytes that a `TokenBuffer` owns.
///
/// Writes four or eight bytes at a time and advances by the length, so that a write may leave rubbish
/// which the next one covers. Tokens are hashed together at the end: a hash right after the writes
/// would read bytes that are still on their way to the cache.
@safe struct FormWriter {
  /// Bytes for one form.
  ///
  /// No scalar of the table path grows beyond twice its length in UTF-8, and hashes read sixteen bytes
  /// from any position. Offsets fit sixteen bits.
  static let capacity = 2 * TextAnalyzer.maxUtteranceBytes + 64

  private let folded: UnsafeMutableRawPointer
  // SAFETY: both lie in a block that a `TokenBuffer` owns and lends for one analysis.
  private let primary: UnsafeMutableRawPointer

  /// The bytes written: of the folded form in the low half, of the primary one in the high half.
  ///
  /// One word for both, because the optimiser joins neighbouring fields into vectors, and a vector
  /// load right after two scalar stores waits for both to reach the cache (a fifth of the time).
  private var counts: UInt64 = 0
  /// Where the open token starts in either form, as `counts`.
  private var starts: UInt64 = 0
  /// The entries of the open token, united: their D bit tells whether its forms differ.
  private var seen: UInt64 = 0

  /// A writer over a block of twice `capacity` bytes.
  @inline(__always) init(_ block: UnsafeMutableRawPointer) {
    // SAFETY: the block is the buffer's scratch, which outlives the analysis that writes here.
    unsafe folded = block
    // SAFETY: the second half of the same block.
    unsafe primary = block + Self.capacity
  }

  private var foldedCount: Int {
    @inline(__always) get { Int(truncatingIfNeeded: counts & 0xFFFF_FFFF) }
  }
  private var primaryCount: Int {
    @inline(__always) get { Int(truncatingIfNeeded: counts &>> 32) }
  }

  /// Adds the forms of a scalar as its table entry has them.
  @inline(__always) mutating func append(_ entry: ScalarEntry) {
    store(entry.folded)
    storePrimary(entry.primary)
    counts &+= entry.counts
    seen |= entry.bits
  }

  /// Adds up to eight bytes to both forms.
  @inline(__always) mutating func append(word: UInt64, count: Int) {
    assert(foldedCount + 8 <= Self.capacity && primaryCount + 8 <= Self.capacity)
    // SAFETY: `capacity` bounds what an utterance of the allowed size can add up to.
    unsafe folded.storeBytes(of: word.littleEndian, toByteOffset: foldedCount, as: UInt64.self)
    // SAFETY: see above.
    unsafe primary.storeBytes(of: word.littleEndian, toByteOffset: primaryCount, as: UInt64.self)
    let count = UInt64(truncatingIfNeeded: count)
    counts &+= count | count &<< 32
  }

  /// Adds the first two of eight bytes to both forms.
  @inline(__always) mutating func append(pair: UInt64) {
    let pair = UInt32(truncatingIfNeeded: pair)
    store(pair)
    storePrimary(pair)
    counts &+= 2 | 2 &<< 32
  }

  /// Adds a mark, to the primary form only if the letter below it loses its marks in folding.
  @inline(__always) mutating func append(mark: UInt32, count: Int, stripped: Bool) {
    storePrimary(mark)
    let count = UInt64(truncatingIfNeeded: count)
    counts &+= count &<< 32
    if stripped {
      seen |= ScalarEntry.differing
    } else {
      store(mark)
      counts &+= count
    }
  }

  @inline(__always) private func store(_ bytes: UInt32) {
    assert(foldedCount + 4 <= Self.capacity)
    // SAFETY: `capacity` bounds what an utterance of the allowed size can add up to.
    unsafe folded.storeBytes(of: bytes.littleEndian, toByteOffset: foldedCount, as: UInt32.self)
  }

  @inline(__always) private func storePrimary(_ bytes: UInt32) {
    assert(primaryCount + 4 <= Self.capacity)
    // SAFETY: as for the folded form.
    unsafe primary.storeBytes(of: bytes.littleEndian, toByteOffset: primaryCount, as: UInt32.self)
  }

  /// Whether all entries of the open token are of letters and digits.
  @inline(__always) var isWord: Bool { ScalarEntry(bits: seen).isWord }

  /// Whether an entry of the open token may be of a digit.
  @inline(__always) var hasDigit: Bool { seen & UInt64(ScalarClass.digit.rawValue) != 0 }

  /// Whether the last byte of the open token is an ASCII digit.
  @inline(__always) var endsInDigit: Bool {
    guard counts &>> 32 > starts &>> 32 else { return false }
    // SAFETY: the offset is below what has been written.
    let last = unsafe primary.load(fromByteOffset: primaryCount - 1, as: UInt8.self)
    return last &- 0x30 < 10
  }

  /// Ends the open token.
  ///
  /// - Returns: Where its forms are, to stand in the place of its hash (16 bits each: start and end
  ///   of the folded, start and end of the primary form), and a nonzero value to stand in the place of
  ///   its accent if they differ, until `resolve(_:)`.
  @inline(__always) mutating func close() -> (place: UInt64, accent: UInt32) {
    let place = starts | counts &<< 16
    let accent = UInt32(truncatingIfNeeded: seen & ScalarEntry.differing)
    starts = counts
    seen = 0
    return (place, accent)
  }

  /// Puts a closed token's hash and accent in their places.
  @inline(__always) func resolve(_ token: inout Token) {
    let place = token.hash
    // SAFETY: the window was written between `close()` and the one before.
    token.hash = unsafe Self.hash(folded, place & 0xFFFF, place >> 16 & 0xFFFF)
    if token.accent != 0 {
      // SAFETY: as for the folded form.
      token.accent = TokenHash.accent(
        from: unsafe Self.hash(primary, place >> 32 & 0xFFFF, place >> 48))
    }
  }

  @inline(__always) private static func hash(
    _ bytes: UnsafeMutableRawPointer, _ lower: UInt64, _ upper: UInt64
  ) -> UInt64 {
    let lower = Int(truncatingIfNeeded: lower)
    let count = Int(truncatingIfNeeded: upper) &- lower
    // SAFETY: both scratch areas have `capacity` bytes.
    let all = unsafe TextBytes(bytes, count: capacity)
    guard count <= 16 else { return TokenHash.hash(all.window(lower, lower + count)) }
    let (first, second) = TokenHash.masks(count)
    return TokenHash.hash(
      all.word(at: lower) & first, all.word(at: lower &+ 8) & second, length: count)
  }
}
