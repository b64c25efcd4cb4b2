// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics
import TextAnalysis

/// How words sound in a locale.
struct WordSounds: Sendable {
  static var maxPhones: Int { PhoneticEncoder.maxPhones }

  private let encoder: PhoneticEncoder

  init(locale: LocaleTag) { encoder = PhoneticEncoder(locale: locale) }

  /// Writes the phones of a folded word; returns how many.
  func write(_ folded: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int
  {
    // SAFETY: the caller lends the word, and gives room for `maxPhones`.
    unsafe encoder.encode(UnsafeRawBufferPointer(folded), into: output)
  }

  /// The key that words of the same sound share, as `NeighbourTable` takes it; `nil` without sound.
  static func key(_ phones: UnsafeBufferPointer<UInt8>) -> UInt64? {
    if phones.isEmpty { return nil }
    return UInt64(unsafe SoundKey.key(of: phones)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Whether some phones tell words apart. Letters whose sound is not known share ten codes: one or two of them are alike
  /// by chance.
  static func areTelling(_ phones: borrowing FixedBuffer<UInt8>, _ range: Range<Int>) -> Bool {
    if range.count > 2 { return true }
    for k in range where phones[k] >= Phone.firstUnknown { return false }
    return true
  }

  /// How alike two sequences of phones are, 0 to 1.
  static func likeness(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Float {
    // SAFETY: both are lent by the caller for this call; their bounds are kept by what reads
    // them.
    let most = unsafe max(PhoneDistance.weight(of: a), PhoneDistance.weight(of: b))
    if most == 0 { return 0 }
    // SAFETY: as above.
    return unsafe max(0, 1 - Float(PhoneDistance.distance(a, b, limit: most)) / Float(most))
  }

  /// How alike a sequence and each of several are, 0 to 1.
  ///
  /// - Parameters:
  ///   - rows: The others, each from a multiple of `width` on.
  ///   - counts: The phones of each.
  ///   - count: How many there are, at most 16.
  ///   - body: Gets the number of each and how alike it is.
  static func likenesses(
    _ query: UnsafeBufferPointer<UInt8>, rows: UnsafeBufferPointer<UInt8>, each width: Int,
    counts: InlineArray<16, Int>, _ count: Int, _ body: (Int, Float) -> Void
  ) {
    // SAFETY: lent by the caller for this call.
    let weight = unsafe PhoneDistance.weight(of: query)
    // SAFETY: the rooms have sixteen places for each of three things, of which `count` are used.
    unsafe withUnsafeTemporaryAllocation(of: UnsafeBufferPointer<UInt8>.self, capacity: 16) {
      sequences in
      unsafe withUnsafeTemporaryAllocation(of: Int16.self, capacity: 32) { distances in
        for k in 0..<count {
          unsafe sequences.initializeElement(
            at: k, to: UnsafeBufferPointer(rebasing: rows[k * width..<k * width + counts[k]]))
        }
        unsafe PhoneDistance.distances(
          query, of: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(sequences)[0..<count]),
          into: distances.baseAddress!, weights: distances.baseAddress! + 16)
        for k in 0..<count {
          let most = unsafe max(weight, Int(distances[16 + k]))
          body(k, most == 0 ? 0 : max(0, 1 - Float(unsafe distances[k]) / Float(most)))
        }
      }
    }
  }
}
