// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// How words sound in a locale.
struct WordSounds: Sendable {
  static let maxPhones = 32

  init(locale: LocaleTag) {}

  /// Writes the phones of a folded word; returns how many.
  func write(_ folded: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
    0
  }
}
