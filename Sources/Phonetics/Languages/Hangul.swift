// SPDX-License-Identifier: Apache-2.0

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

  // ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ
  private static let initials = parts("g k n d t r m b p s s - dʒ tʃ tʃ k t p h")

  // ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ
  private static let vowels = parts(
    "a ɛ ja jɛ ʌ e jʌ je o wa wɛ we jo u wʌ we wi ju ə i i")

  // none ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ
  private static let finals = parts("- k k k n n n t l k m l l l p l m p p t t ŋ t t k t p t")

  /// Phones of each part; "-" for none, a glide stands right before its vowel.
  private static func parts(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { part in
      if part == "-" { return [] }
      if let phone = Phone.named(String(part)) { return [phone] }
      return part.unicodeScalars.map { scalar in
        guard let phone = Phone.named(String(scalar)) else {
          preconditionFailure("no phone \(part)")
        }
        return phone
      }
    }
  }
}
