// SPDX-License-Identifier: Apache-2.0

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
    unsafe encoder.encode(UnsafeRawBufferPointer(folded), into: output)
  }

  /// The key that words of the same sound share, as `NeighbourTable` takes it; `nil` without sound.
  static func key(_ phones: UnsafeBufferPointer<UInt8>) -> UInt64? {
    if phones.isEmpty { return nil }
    return UInt64(unsafe SoundKey.key(of: phones)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// How alike two sequences of phones are, 0 to 1.
  static func likeness(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Float {
    let most = unsafe max(PhoneDistance.weight(of: a), PhoneDistance.weight(of: b))
    if most == 0 { return 0 }
    return unsafe max(0, 1 - Float(PhoneDistance.distance(a, b, limit: most)) / Float(most))
  }
}
