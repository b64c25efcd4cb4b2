// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import Phonetics

@Suite("Phones of words")
struct PhoneticEncoderTests {
  private func spoken(_ word: String, _ language: String = "en") -> String {
    PhoneticEncoder(locale: LocaleTag(language)).phones(of: word).map(Phone.symbol)
      .joined(separator: " ")
  }

  @Test(
    "English is read by its rules",
    arguments: [
      ("knight", "n aɪ t"), ("through", "θ r u"), ("enough", "ɛ n ʌ f"),
      ("station", "s t eɪ ʃ ə n"),
      ("physics", "f ɪ z ɪ k s"), ("rock", "r ɔ k"), ("city", "s ɪ t i"), ("george", "dʒ ɔ r dʒ"),
      ("name", "n eɪ m"), ("named", "n eɪ m d"), ("beatles", "b i t ə l z"), ("queen", "k w i n"),
      ("wright", "r aɪ t"), ("lamb", "l æ m"), ("what", "w æ t"), ("box", "b ɔ k s"),
      ("away", "ə w eɪ"), ("watches", "w ɔ tʃ ɪ z"),
      ("xavier", "z æ v i ɝ"), ("rotor", "r oʊ t ɝ"), ("michael", "m ɪ k ə l"),
      ("pizza", "p ɪ t s ə"),
    ])
  func english(word: String, phones: String) { #expect(spoken(word) == phones) }

  @Test(
    "other languages are read by theirs",
    arguments: [
      ("de", "schumacher", "ʃ u m a x ɝ"), ("de", "rammstein", "r a m s t aɪ n"),
      ("de", "zeit", "ts aɪ t"), ("fr", "beaujolais", "b o ʒ ɔ l ɛ"), ("fr", "oiseaux", "w a z o"),
      ("es", "guillermo", "g i j e r m o"), ("es", "jose", "x o s e"), ("it", "gnocchi", "ɲ o k i"),
      ("it", "ciao", "tʃ a o"), ("pt", "joao", "ʒ o aʊ"), ("pt", "coracao", "k o r a s aʊ"),
      ("nl", "gogh", "x ɔ x"), ("nl", "huis", "h aʊ s"), ("sv", "abba", "a b a"),
      ("nb", "hvit", "v i t"), ("nb", "skjerm", "ʃ e r m"), ("nb", "kino", "ʃ i n u"),
    ])
  func otherLanguages(language: String, word: String, phones: String) {
    #expect(spoken(word, language) == phones)
  }

  @Test(
    "what sounds alike has the same phones",
    arguments: [
      ("cassy", "cassie"), ("charley", "charlie"), ("phil", "fil"),
      ("knight", "night"), ("wright", "right"), ("mister", "myster"),
    ])
  func soundAlike(one: String, other: String) { #expect(spoken(one) == spoken(other)) }

  @Test("names in other alphabets come near to how they are heard")
  func otherAlphabets() {
    #expect(spoken("бьорк") == "b j o r k")
    #expect(spoken("bjork") == "b j ɔ r k")
    #expect(spoken("чайковскии") == "tʃ aɪ k o v s k i")
    #expect(spoken("ξενακης") == "k s e n a k i s")
    #expect(spoken("とうきょう") == spoken("トウキョウ"))
    #expect(spoken("たけし") == "t a k e ʃ i")
    #expect(spoken("방탄") == "b a ŋ t a n")
    #expect(spoken("гора", "uk") == "h o r a")
    #expect(spoken("гора", "ru") == "g o r a")
  }

  @Test("letters without a sound are told apart all the same")
  func unknownLetters() {
    let encoder = PhoneticEncoder(locale: LocaleTag("en"))
    let phones = encoder.phones(of: "شمس")
    #expect(phones.count == 3 && phones.allSatisfy { $0 >= Phone.firstUnknown })
    #expect(encoder.phones(of: "شمس") == phones)
    #expect(encoder.phones(of: "فجر") != phones)
    #expect(encoder.phones(of: "") == [])
    #expect(encoder.phones(of: "'-.") == [])
  }

  @Test("a short word without vowels is spelt out, but for those that are words")
  func abbreviations() {
    #expect(spoken("bbc") == "b i b i s i")
    #expect(spoken("klf") == "k eɪ ɛ l ɛ f")
    #expect(spoken("mr") == "m ɪ s t ɝ")
    #expect(spoken("mcdonald") == "m ə k d oʊ n ɔ l d")
    #expect(spoken("mp3") == "m p i θ r i")
    #expect(spoken("bvg", "de") == "b e f aʊ g e")
  }

  @Test("digits are read one by one, or are codes of their own")
  func digits() {
    #expect(spoken("182") == "w ʌ n eɪ t u")
    let encoder = PhoneticEncoder(locale: LocaleTag("sv"))
    #expect(encoder.phones(of: "18") != encoder.phones(of: "19"))
  }

  @Test("a word has no more phones than there is room for")
  func longWords() {
    let encoder = PhoneticEncoder(locale: LocaleTag("en"))
    for word in ["ba", "x", "ю", "가", "ش", "mississippi"] {
      let long = String(repeating: word, count: 10_000)
      #expect(encoder.phones(of: long).count <= PhoneticEncoder.maxPhones)
    }
  }

  @Test("any bytes give phones, the same each time, no two neighbours alike")
  func anyBytes() {
    var generator = SeededGenerator.forTest("anyBytes")
    let alphabets = [
      Array("abcdefghijklmnopqrstuvwxyz".utf8), Array("eioughtnkcsy".utf8),
      Array("бьорк ξενα とうきょう 방탄 شمس 4".utf8), Array(0...255),
    ]
    let encoders = (RuleTexts.languages.sorted() + ["sv"]).map {
      PhoneticEncoder(locale: LocaleTag($0))
    }
    for _ in 0..<fuzzRounds(20_000) {
      let alphabet = generator.pick(alphabets)
      let word = (0..<generator.below(80)).map { _ in generator.pick(alphabet) }
      let encoder = generator.pick(encoders)
      let (phones, count) = written(word, by: encoder)
      #expect(phones[PhoneticEncoder.maxPhones] == 0xEE)
      guard (0...PhoneticEncoder.maxPhones).contains(count) else {
        Issue.record("\(count) phones of \(word)")
        continue
      }
      let spoken = phones.prefix(count)
      #expect(spoken.allSatisfy { 1..<64 ~= $0 })
      #expect(!zip(spoken, spoken.dropFirst()).contains { $0 == $1 })
      #expect(written(word, by: encoder) == (phones, count))
    }
  }

  /// The room that an encoder is given, with a sentinel behind it, and how many phones it wrote.
  private func written(_ word: [UInt8], by encoder: PhoneticEncoder) -> ([UInt8], Int) {
    var phones = [UInt8](repeating: 0xEE, count: PhoneticEncoder.maxPhones + 1)
    // SAFETY: the bytes are read inside the closures only, and there is room for `maxPhones`.
    let count = unsafe word.withUnsafeBytes { bytes in
      unsafe phones.withUnsafeMutableBufferPointer {
        unsafe encoder.encode(bytes, into: $0.baseAddress!)
      }
    }
    return (phones, count)
  }

  @Test("encoders may be made by many threads at once")
  func threads() async {
    await withTaskGroup(of: [UInt8].self) { group in
      for index in 0..<64 {
        group.addTask {
          PhoneticEncoder(locale: LocaleTag(["en", "de", "cs", "it"][index % 4])).phones(of: "aba")
        }
      }
      for await phones in group { #expect(phones.count == 3) }
    }
  }
}
