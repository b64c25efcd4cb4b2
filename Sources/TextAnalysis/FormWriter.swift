// SPDX-License-Identifier: Apache-2.0

/// The two forms of the token under construction, in scratch bytes that a `TokenBuffer` owns.
///
/// Writes four bytes at a time and advances by the length, so every write may leave up to three
/// bytes of rubbish that the next one covers.
@safe struct FormWriter {
  /// Bytes for one form: no scalar of the table path grows beyond twice its length in UTF-8, and
  /// hashes read sixteen bytes from any position.
  static let capacity = 2 * TextAnalyzer.maxUtteranceBytes + 64

  private let folded: UnsafeMutableRawPointer
  private let primary: UnsafeMutableRawPointer
  private var foldedCount = 0
  private var primaryCount = 0

  /// Whether the forms are different so far.
  private var differs = false

  /// A writer over a block of twice `capacity` bytes.
  @inline(__always) init(_ block: UnsafeMutableRawPointer) {
    // SAFETY: the block is the buffer's scratch, which outlives the analysis that writes here.
    unsafe folded = block
    // SAFETY: the second half of the same block.
    unsafe primary = block + Self.capacity
  }

  /// Starts the next token.
  @inline(__always) mutating func removeAll() {
    foldedCount = 0
    primaryCount = 0
    differs = false
  }

  /// Adds the forms of a scalar as its table entry has them.
  @inline(__always) mutating func append(_ entry: ScalarEntry) {
    store(entry.folded, count: entry.foldedCount)
    storePrimary(entry.primary, count: entry.primaryCount)
    differs = differs || entry.differs
  }

  /// Adds a mark, to the primary form only if the letter below it loses its marks in folding.
  @inline(__always) mutating func append(mark: UInt32, count: Int, stripped: Bool) {
    storePrimary(mark, count: count)
    if stripped { differs = true } else { store(mark, count: count) }
  }

  @inline(__always) private mutating func store(_ bytes: UInt32, count: Int) {
    assert(foldedCount + 4 <= Self.capacity)
    // SAFETY: `capacity` bounds what an utterance of the allowed size can add up to.
    unsafe folded.storeBytes(of: bytes.littleEndian, toByteOffset: foldedCount, as: UInt32.self)
    foldedCount += count
  }

  @inline(__always) private mutating func storePrimary(_ bytes: UInt32, count: Int) {
    assert(primaryCount + 4 <= Self.capacity)
    // SAFETY: as for the folded form.
    unsafe primary.storeBytes(of: bytes.littleEndian, toByteOffset: primaryCount, as: UInt32.self)
    primaryCount += count
  }

  /// Whether the last byte written is an ASCII digit.
  @inline(__always) var endsInDigit: Bool {
    guard primaryCount > 0 else { return false }
    // SAFETY: the offset is below what has been written.
    let last = unsafe primary.load(fromByteOffset: primaryCount - 1, as: UInt8.self)
    return last &- 0x30 < 10
  }

  /// The token's `hash`.
  @inline(__always) var hash: UInt64 {
    // SAFETY: the window is `foldedCount` written bytes, and 16 more bytes are allocated.
    let bytes = unsafe TextBytes(folded, count: foldedCount)
    return Self.hash(bytes, slack: unsafe TextBytes(folded, count: Self.capacity))
  }

  /// The token's `accent`.
  @inline(__always) var accent: UInt32 {
    guard differs else { return 0 }
    // SAFETY: as for `hash`.
    let bytes = unsafe TextBytes(primary, count: primaryCount)
    return TokenHash.accent(
      from: Self.hash(bytes, slack: unsafe TextBytes(primary, count: Self.capacity)))
  }

  @inline(__always) private static func hash(_ bytes: TextBytes, slack: TextBytes) -> UInt64 {
    guard bytes.count <= 16 else { return TokenHash.hash(bytes) }
    return TokenHash.hash(
      slack.word(at: 0) & TokenHash.lowBytes(bytes.count),
      slack.word(at: 8) & TokenHash.lowBytes(bytes.count - 8), length: bytes.count)
  }
}
