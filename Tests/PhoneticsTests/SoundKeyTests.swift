// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import Phonetics

@Suite("Keys of sounds")
struct SoundKeyTests {
  private func key(_ word: String, _ language: String = "en") -> UInt32 {
    let phones = PhoneticEncoder(locale: LocaleTag(language)).phones(of: word)
    // SAFETY: the phones are read inside the closure only.
    return unsafe phones.withUnsafeBufferPointer { unsafe SoundKey.key(of: $0) }
  }

  @Test(
    "words that sound alike share a key",
    arguments: [
      ("rotor", "ratter"), ("cassy", "cassie"), ("phone", "fone"), ("knight", "nite"),
      ("berry", "barry"), ("doctor", "docter"), ("peter", "beeder"), ("bjork", "бьорк"),
      ("steak", "stake"), ("gate", "kate"),
    ])
  func alike(one: String, other: String) { #expect(key(one) == key(other)) }

  @Test(
    "words that do not, do not",
    arguments: [
      ("rock", "roll"), ("anna", "nan"), ("light", "kite"), ("mom", "dad"), ("ago", "go"),
    ])
  func unlike(one: String, other: String) { #expect(key(one) != key(other)) }

  @Test("a word's start is in the low bits")
  func start() {
    #expect(key("kitten") & 0x3FF == key("kit") & 0x3FF)
    #expect(key("") == 0)
  }
}
