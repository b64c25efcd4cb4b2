// SPDX-License-Identifier: Apache-2.0

import PhraseGrammar
import TextAnalysis

/// The same words as people say and recognisers write them: politely, in other letters, with other
/// punctuation.
struct SpokenVariants {
  private let text: String
  private let tag: LocaleTag

  init(_ text: String, _ tag: LocaleTag) {
    self.text = text
    self.tag = tag
  }

  /// Whether words are parted by blanks.
  private var hasBlanks: Bool { !["ja", "zh", "th", "lo", "km", "my"].contains(tag.language) }

  /// With an opener, with a closer, with both: the language's lists are gone through in turn.
  func polite(_ ordinal: Int) -> [String] {
    let words = PoliteWords.forLanguage(tag.language)
    let blank = hasBlanks ? " " : ""
    var all: [String] = []
    if !words.openers.isEmpty {
      all.append(words.openers[ordinal % words.openers.count] + blank + text)
    }
    if !words.closers.isEmpty {
      all.append(text + blank + words.closers[ordinal % words.closers.count])
    }
    if let opener = words.openers.first, let closer = words.closers.first {
      all.append(opener + blank + text + blank + closer)
    }
    return all
  }

  /// In capitals and in small letters, where they differ from the text.
  var letters: [String] {
    [capitals, smallLetters].filter { $0 != text }
  }

  private var capitals: String {
    guard isTurkic else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }

  private var smallLetters: String {
    guard isTurkic else { return text.lowercased() }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }

  private var isTurkic: Bool { tag.language == "tr" || tag.language == "az" }

  /// Without signs between words, and with a full stop at the end.
  var punctuation: [String] {
    let plain = Self.withoutSigns(text)
    let stop = tag.language == "ja" || tag.language == "zh" ? "。" : "."
    return [plain, text + stop].filter { $0 != text }
  }

  /// The text without the signs that stand beside a blank or at its ends; those inside a word stay.
  static func withoutSigns(_ text: String) -> String {
    let letters = Array(text)
    func isOpen(_ k: Int) -> Bool { !letters.indices.contains(k) || letters[k].isWhitespace }
    var result = ""
    var k = 0
    while k < letters.count {
      guard letters[k].isPunctuation else {
        result.append(letters[k])
        k += 1
        continue
      }
      // A run of signs stays or goes as one.
      var end = k
      while end < letters.count, letters[end].isPunctuation { end += 1 }
      if !isOpen(k - 1), !isOpen(end) { result += String(letters[k..<end]) }
      k = end
    }
    return squeezed(result)
  }

  /// The text with single blanks, and none at its ends.
  static func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
