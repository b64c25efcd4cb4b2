// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import Phonetics

@Suite("Spoken forms of names")
struct SpokenFormsTests {
  private func forms(_ name: String, _ language: String = "en") -> [String] {
    SpokenForms.alternatives(of: name, locale: LocaleTag(language))
  }

  @Test(
    "plain names have none",
    arguments: [
      "", "The Beatles", "Café del Mar", "Sigur Rós", "Boyz II Men", "-", "…", "Don't Stop",
      "Sơn Tùng M-TP", "Đường Đến Ngày Vinh Quang", "Café 🎵",
    ])
  func plain(name: String) { #expect(forms(name).isEmpty) }

  @Test("numbers in digits are said in words")
  func digits() {
    #expect(forms("U2") == ["u two"])
    #expect(forms("2Pac") == ["two pac"])
    #expect(
      forms("Blink-182") == [
        "blink one eighty two", "blink one hundred eighty two", "blink one hundred and eighty two",
        "blink one eight two",
      ])
    #expect(forms("1999").first == "nineteen ninety nine")
    #expect(forms("Area 505").first == "area five oh five")
    #expect(forms("007") == ["zero zero seven"])
    #expect(forms("9 to 5") == ["nine to five"])
    #expect(forms("92.7 FM") == ["ninety two point seven fm"])
    #expect(forms("10,000 Maniacs").first == "ten thousand maniacs")
    #expect(forms("99 Luftballons", "de").first == "neunundneunzig luftballons")
    #expect(forms("92,7", "de") == ["zweiundneunzig komma sieben"])
  }

  @Test("number words are written in digits")
  func words() {
    #expect(forms("Maroon Five") == ["maroon 5"])
    #expect(forms("Nineteen Ninety-Nine") == ["1999"])
    #expect(forms("Blink One Eighty Two") == ["blink 182"])
    #expect(forms("Hot One Hundred and Five") == ["hot 105"])
    #expect(forms("Nine Hundred Thirty Eight FM") == ["938 fm"])
    #expect(forms("Zweihundertfünf", "de") == ["205"])
    #expect(forms("Quatre Cent Deux", "fr") == ["402"])
    #expect(forms("Cento e Dois", "pt") == ["102"])
  }

  @Test("names in other scripts are written in Latin letters, where the locale is")
  func otherScripts() {
    #expect(forms("Мумий Тролль") == ["mumij troll"])
    #expect(forms("방탄소년단") == ["bangtansonyeondan"])
    #expect(forms("Мумий Тролль", "ru").isEmpty)
    #expect(forms("ヒカル", "ja").isEmpty)
  }

  @Test("any text has at most so many, none of them itself")
  func anyText() {
    var generator = SeededGenerator.forTest("spokenForms")
    let pieces = [
      "1", "42", "007", "1999", "3.5", "1,000", "99999999999999999999", "one", "hundred", "and",
      "five", " ", "-", ".", ",", "é", "ж", "山", "ا", "\u{0}", "\u{301}", "🎵", "rock",
    ]
    for _ in 0..<fuzzRounds(1_000) {
      let name = (0..<generator.below(12)).map { _ in generator.pick(pieces) }.joined()
      let language = generator.pick(["en", "de", "fr", "ru", "xx", "zh"])
      let found = forms(name, language)
      #expect(found.count <= SpokenForms.maxAlternatives)
      #expect(Set(found).count == found.count)
      #expect(!found.contains(name) && !found.contains(""))
    }
    #expect(forms(String(repeating: "1 ", count: 1_000)).isEmpty)
  }
}
