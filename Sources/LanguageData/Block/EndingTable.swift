// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// The endings of a language, over words of a block.
///
/// Sorted by their last letter's low five bits and then longest first, so that the first that fits is
/// the longest that does. A record is six words: the ending's last eight bytes, the last of them
/// highest; the eight before; `{ bytes u8 │ letters that must be left u8 │ bytes that stay u8 │ bytes
/// added u8 }`; up to four bytes that are added. What an ending shares with the start of its
/// replacement stays, so that most stems are a prefix of their word.
struct EndingTable: Sendable {
  /// Buckets of the last letter.
  static let buckets = 32
  /// The words of a record.
  static let recordWords = 6
  /// The most bytes of an ending, and of what is added in its place.
  static let maxBytes = 16
  static let maxAdded = 4
  /// Longer words are their own stem.
  static let maxWordBytes = 64

  /// Most endings of one last letter that are tried.
  static let maxEndings = 4_096

  /// The first record of each bucket, and one more.
  let starts: Words
  /// The records.
  let records: Words

  /// The stem of a word that is in no list.
  ///
  /// - Parameters:
  ///   - hash: The word's hash.
  ///   - letters: Its folded form.
  @inline(__always)
  func stem(hash: UInt64, letters: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = letters.count
    guard 1..<Self.maxWordBytes ~= count else { return hash }
    // SAFETY: the word has a last byte.
    let bucket = Int(unsafe letters[count &- 1] & 31)
    var record = Int(starts[bucket]) &* Self.recordWords
    let end = min(
      Int(starts[bucket &+ 1]) &* Self.recordWords, records.count,
      record &+ Self.maxEndings &* Self.recordWords)
    guard record < end else { return hash }
    // SAFETY: `count` is that of the letters.
    let last = unsafe Self.bytes(of: letters, before: count)
    while record < end {
      // SAFETY: the letters are the caller's for this call, and read within their count.
      if unsafe fits(record, last, letters: letters) {
        return unsafe cut(record, hash: hash, letters: letters)
      }
      record &+= Self.recordWords
    }
    return hash
  }

  /// Up to eight bytes before an offset, the last of them highest.
  @inline(__always)
  private static func bytes(of letters: UnsafeBufferPointer<UInt8>, before end: Int) -> UInt64 {
    if end >= 8 {
      // SAFETY: the eight bytes before `end` lie inside the letters.
      return unsafe UnsafeRawBufferPointer(letters)
        .loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self).littleEndian
    }
    var result: UInt64 = 0
    var offset = 0
    while offset < end {
      // SAFETY: the offset is below `end`, which is at most the number of bytes.
      result = result &>> 8 | UInt64(unsafe letters[offset]) &<< 56
      offset &+= 1
    }
    return result
  }

  /// Whether the ending of a record is that of the word, and leaves enough letters.
  @inline(__always)
  private func fits(_ record: Int, _ last: UInt64, letters: UnsafeBufferPointer<UInt8>) -> Bool {
    let counts = records[record &+ 4]
    let bytes = Int(counts & 0xFF)
    let differing = last ^ records.pair(at: record)
    guard differing &>> UInt64(truncatingIfNeeded: 64 &- 8 &* min(bytes, 8)) == 0 || bytes == 0,
      bytes <= letters.count
    else { return false }
    if bytes > 8 {
      // SAFETY: the ending has more than eight bytes and no more than the letters, so the offset
      // is in them.
      let before = unsafe Self.bytes(of: letters, before: letters.count &- 8)
      let differing = before ^ records.pair(at: record &+ 2)
      guard bytes <= Self.maxBytes,
        differing &>> UInt64(truncatingIfNeeded: 64 &- 8 &* (bytes &- 8)) == 0
      else { return false }
    }
    var missing = Int(counts >> 8 & 0xFF)
    var offset = 0
    while missing > 0, offset < letters.count &- bytes {
      // SAFETY: the offset is below the number of bytes.
      if unsafe letters[offset] & 0xC0 != 0x80 { missing &-= 1 }
      offset &+= 1
    }
    return missing == 0
  }

  /// The hash of a word after its ending was replaced.
  @inline(__always)
  private func cut(_ record: Int, hash: UInt64, letters: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let counts = records[record &+ 4]
    let kept = letters.count &- Int(counts & 0xFF) &+ Int(counts >> 16 & 0xFF)
    let added = min(Int(counts >> 24), Self.maxAdded)
    guard 0...letters.count ~= kept, kept &+ added > 0 else { return hash }
    if added == 0 {
      if kept == letters.count { return hash }
      // SAFETY: `kept` is at most the number of bytes.
      return unsafe TokenHash.hash(of: UnsafeBufferPointer(rebasing: letters[0..<kept]))
    }
    let bytes = records[record &+ 5]
    // SAFETY: there is room for a word of the most bytes and what is added to it.
    return unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: Self.maxWordBytes + Self.maxAdded
    ) { room in
      for offset in 0..<kept { unsafe room[offset] = letters[offset] }
      for offset in 0..<added {
        unsafe room[kept &+ offset] = UInt8(
          truncatingIfNeeded: bytes &>> UInt32(truncatingIfNeeded: 8 &* offset))
      }
      return unsafe TokenHash.hash(
        of: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[0..<kept &+ added]))
    }
  }
}
