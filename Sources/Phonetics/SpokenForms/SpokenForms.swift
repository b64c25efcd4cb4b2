// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Other ways a name is spoken or written, for compiling.
///
/// Numbers in digits are said in words and the reverse, and names in another script than the locale's
/// are written in Latin letters.
///
///     SpokenForms.alternatives(of: "Blink-182", locale: LocaleTag("en"))
///     // ["blink one eighty two", "blink one hundred eighty two",
///     //  "blink one hundred and eighty two", "blink one eight two"]
@usableFromInline package enum SpokenForms {
  /// The most alternatives of a name.
  @inlinable package static var maxAlternatives: Int { 4 }

  /// The most bytes of a name that is given alternatives.
  static var maxBytes: Int { 512 }

  /// Other ways a name may be spoken or written, in lower case, likeliest first; most often none.
  ///
  /// - Returns: At most `maxAlternatives`; none is the name itself. Without ICU's library for number
  ///   words and transliteration there are none.
  /// - Complexity: O(*n*) for *n* bytes; a name without digits, number words and letters of other
  ///   scripts allocates nothing.
  package static func alternatives(of name: String, locale: LocaleTag) -> [String] {
    let numbers = NumberWords.of(locale.language)
    let traits = traits(of: name, numbers)
    guard traits != [] else { return [] }
    return alternatives(of: name, traits, numbers, isLatin: locale.isWrittenInLatin)
  }

  /// What a name has that may be said otherwise.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Numbers in digits.
    static let digits = Traits(rawValue: 1)
    /// What may be numbers in words.
    static let numberWords = Traits(rawValue: 2)
    /// Letters that are not Latin.
    static let otherScripts = Traits(rawValue: 4)
  }

  /// Looks through the bytes; may find number words where there are none, never the reverse.
  private static func traits(of name: String, _ numbers: NumberWords) -> Traits {
    var traits: Traits = []
    var (first, last): (UInt8, UInt8) = (0, 0)
    var length = 0
    func endWord() {
      if length > 0, numbers.mayBegin(first: first, last: last, length: length) {
        traits.insert(.numberWords)
      }
      length = 0
    }
    let bytes = name.utf8.span
    guard bytes.count <= maxBytes else { return [] }
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39: traits.insert(.digits)
      // Latin letters are below U+0250 and from U+1E00 to U+1EFF; pictures start with F0 9F.
      case 0xCD...0xE1, 0xE3...0xF4:
        let second = index &+ 1 < bytes.count ? bytes[index &+ 1] : 0
        let isLatin = byte == 0xE1 && 0xB8...0xBB ~= second
        let isPicture = byte == 0xF0 && second == 0x9F
        if !isLatin, !isPicture { traits.insert(.otherScripts) }
      default: break
      }
      if byte & 0xDF &- 0x41 < 26 || byte >= 0x80 {
        let lower = byte < 0x80 ? byte | 0x20 : byte
        if length == 0 { first = lower }
        last = lower
        length &+= 1
      } else {
        endWord()
      }
    }
    endWord()
    return traits
  }

  private static func alternatives(
    of name: String, _ traits: Traits, _ numbers: NumberWords, isLatin: Bool
  ) -> [String] {
    let plain = name.lowercased()
    var found: [String] = []
    func add(_ form: String) {
      if form != plain, !form.isEmpty, !found.contains(form), found.count < maxAlternatives {
        found.append(form)
      }
    }
    if traits.contains(.digits) {
      for form in DigitReadings.forms(of: plain, numbers) { add(form) }
    } else if traits.contains(.numberWords), let form = numbers.inDigits(plain) {
      add(form)
    }
    if isLatin, traits.contains(.otherScripts), let form = Romanizer.shared.latin(plain) {
      add(form)
    }
    return found
  }
}

extension LocaleTag {
  /// Whether the language is ordinarily written in Latin letters.
  fileprivate var isWrittenInLatin: Bool {
    if let script { return script == "Latn" }
    return switch language {
    case "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km",
      "kn", "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "pa", "ps", "ru", "si", "sr",
      "ta", "te", "tg", "th", "ti", "ug", "uk", "ur", "yi", "zh":
      false
    default: true
    }
  }
}
