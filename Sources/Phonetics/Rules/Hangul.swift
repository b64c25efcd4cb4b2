// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// Reads Hangul syllables by their parts.
enum Hangul {
  /// Writes the phones of a syllable, U+AC00 to U+D7A3.
  static func read(_ syllable: UInt32, into writer: inout PhoneWriter) {
    let index = Int(syllable &- 0xAC00)
    write(initials[index / 588], into: &writer)
    write(vowels[index % 588 / 28], into: &writer)
    write(finals[index % 28], into: &writer)
  }

  private static func write(_ part: [UInt8], into writer: inout PhoneWriter) {
    for phone in part { writer.append(phone) }
  }

  private static let initials = parts("initials")
  private static let vowels = parts("vowels")
  private static let finals = parts("finals")

  /// The phones of each part of a kind; "-" for none, a glide stands right before its vowel.
  private static func parts(_ kind: String) -> [[UInt8]] {
    let parts = LanguageLists.of("und-Hang", .phones)?["hangul", kind] ?? []
    return parts.map { part in
      if part == "-" { return [] }
      if let phone = Phone.named(part) { return [phone] }
      return part.unicodeScalars.map { scalar in
        guard let phone = Phone.named(String(scalar)) else {
          preconditionFailure("no phone \(part)")
        }
        return phone
      }
    }
  }
}
