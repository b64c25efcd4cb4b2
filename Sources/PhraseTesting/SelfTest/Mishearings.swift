// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Phonetics
import TextAnalysis

/// What a recogniser may write where a name is said: words run together or apart, letters doubled or
/// not, other spellings of the same sounds.
///
///     Mishearings(locale: LocaleTag("en")).forms(of: "Sandglass")  // ["Sand glass", "Sandglas", …]
///
/// Spellings come from a table of what sounds alike, and stay only where `PhoneticEncoder` hears nearly
/// the same. Nothing is random: a name has the same forms on every machine.
struct Mishearings {
  private let encoder: PhoneticEncoder
  private let analyzer: TextAnalyzer
  private let respellings: [(from: String, to: String)]

  /// How alike a form must sound, 0 ... 1. Half of a middling name's phones may be near, none is lost.
  private static let likeness = 0.8
  /// Most letters of a name that is looked at.
  private static let maxLetters = 48

  init(locale: LocaleTag) {
    encoder = PhoneticEncoder(locale: locale)
    analyzer = TextAnalyzer(locale: locale)
    let rules = (Self.spellings[locale.language] ?? []) + (Self.spellings["und"] ?? [])
    respellings = rules.compactMap { rule in
      let parts = rule.split(separator: "→")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// The forms of a name, likeliest kinds first: apart and together, doubled letters, then other
  /// spellings by falling likeness. Each once, none the name's own words.
  func forms(of name: String) -> [String] {
    guard name.count <= Self.maxLetters else { return [] }
    var forms = joined(name) + split(name)
    let phones = phones(of: name)
    var spelt: [(text: String, likeness: Double)] = []
    if isLatin(name) {
      for text in doubled(name) + respelt(name) {
        let likeness = likeness(phones, self.phones(of: text))
        if likeness >= Self.likeness { spelt.append((text, likeness)) }
      }
    } else if name.contains("ー") {
      forms.append(String(name.filter { $0 != "ー" }))
    }
    // Stable: of equals the first of the table stays first.
    forms += spelt.enumerated().sorted {
      $0.element.likeness != $1.element.likeness
        ? $0.element.likeness > $1.element.likeness : $0.offset < $1.offset
    }.map(\.element.text)
    var seen: Set<String> = [analyzer.words(name)]
    return forms.filter { seen.insert(analyzer.words($0)).inserted }
  }

  private func isLatin(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.value < 0x250 || 0x1E00...0x1EFF ~= $0.value }
  }

  // MARK: - Blanks

  /// Two words as one.
  private func joined(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    var all: [String] = []
    for k in words.indices.dropLast() {
      // A sign between blanks is no word.
      guard words[k].contains(where: \.isLetter), words[k + 1].contains(where: \.isLetter) else {
        continue
      }
      var joined = words
      joined[k] += joined.remove(at: k + 1).lowercased()
      all.append(joined.joined(separator: " "))
    }
    return all
  }

  /// One word as two: before a capital inside it, else between two consonants nearest to its middle,
  /// where both parts can be spoken.
  private func split(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(Array.init)
    guard let (k, word) = words.enumerated().max(by: { $0.element.count < $1.element.count }),
      let at = place(in: word)
    else { return [] }
    let parts = [String(word[..<at]), String(word[at...]).lowercased()]
    let all = words.map { String($0) }
    return [(all[..<k] + parts + all[(k + 1)...]).joined(separator: " ")]
  }

  private func place(in word: [Character]) -> Int? {
    guard word.count >= 6 else { return nil }
    if let k = word.indices.dropFirst(2).first(where: {
      word[$0].isUppercase && word[$0 - 1].isLowercase
    }) {
      return k
    }
    let letters = word.map { Character($0.lowercased()) }
    func isVowel(_ k: Int) -> Bool {
      "aeiouäöüåæøáéíóúàèìòùâêîôû".contains(letters[k])
        || letters[k] == "y" && (k == 0 || !"aeiou".contains(letters[k - 1]))
    }
    func isSpeakable(_ range: Range<Int>) -> Bool {
      range.count >= 3 && range.contains(where: isVowel)
    }
    let places = (3...word.count - 3).filter { k in
      letters[k].isLetter && letters[k - 1].isLetter && !isVowel(k) && !isVowel(k - 1)
        && letters[k] != letters[k - 1] && isSpeakable(0..<k) && isSpeakable(k..<word.count)
    }
    return places.min { abs(2 * $0 - word.count) < abs(2 * $1 - word.count) }
  }

  // MARK: - Letters

  /// Double letters as one, and a consonant between vowels as two.
  private func doubled(_ name: String) -> [String] {
    let letters = Array(name)
    var all: [String] = []
    if let k = letters.indices.dropFirst().first(where: {
      letters[$0] == letters[$0 - 1] && letters[$0].isLetter
    }) {
      all.append(String(letters[..<k] + letters[(k + 1)...]))
    }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if let k = letters.indices.dropFirst().dropLast().first(where: {
      vowels.contains(letters[$0 - 1]) && vowels.contains(letters[$0 + 1])
        && "bdfglmnprst".contains(letters[$0])
    }) {
      all.append(String(letters[...k] + letters[k...]))
    }
    return all
  }

  /// The name with the letters of each rule replaced, where it has them first.
  private func respelt(_ name: String) -> [String] {
    let small = name.lowercased()
    return respellings.compactMap { rule in
      guard let range = Self.range(of: rule.from, in: small) else { return nil }
      let text = small.replacingRange(range, with: rule.to)
      return text == small ? nil : text
    }
  }

  /// Where letters stand first; `$` at their end is the end of a word.
  private static func range(of rule: String, in text: String) -> Range<String.Index>? {
    let isLast = rule.hasSuffix("$")
    let letters = isLast ? String(rule.dropLast()) : rule
    var at = text.startIndex
    while at < text.endIndex {
      if text[at...].hasPrefix(letters) {
        let end = text.index(at, offsetBy: letters.count)
        if !isLast || end == text.endIndex || !text[end].isLetter { return at..<end }
      }
      at = text.index(after: at)
    }
    return nil
  }

  // MARK: - Sounds

  private func phones(of name: String) -> [UInt8] {
    let tokens = (try? analyzer.normalizedTokens(name)) ?? []
    return tokens.flatMap { encoder.phones(of: $0.folded) }
  }

  private func likeness(_ a: [UInt8], _ b: [UInt8]) -> Double {
    // SAFETY: both arrays live through the closures, and nothing is kept.
    let (distance, weight) = unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in
        unsafe (
          PhoneDistance.distance(a, b),
          max(PhoneDistance.weight(of: a), PhoneDistance.weight(of: b))
        )
      }
    }
    return weight > 0 ? max(0, 1 - Double(distance) / Double(weight)) : 0
  }

  /// Spellings of the same sounds in a language, as "ck→k"; "$" is a word's end. "und" has those of all
  /// languages, as names are of many.
  private static let spellings = PerLanguage { language in
    LanguageLists.of(language, .spellings)?["spellings", "rewrites"]
  }
}

extension String {
  fileprivate func replacingRange(_ range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
