// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing

@testable import Phonetics

@Suite("Rules of pronunciation")
struct RuleTests {
  /// Rules as those of a file.
  private func read(_ text: String, file: String = "", into parser: inout RuleParser) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      parser.read(line.utf8.span, at: TextPlace(file: file, line: index + 1))
    }
  }

  @Test(
    "every letter has a rule that fits anywhere",
    arguments: RuleTexts.languages.union([""]).sorted())
  func everyLetterHasARule(language: String) {
    let letters = [
      Alphabet.latin: "abcdefghijklmnopqrstuvwxyz", .cyrillic: "абвгдежзийклмнопрстуфхцчшщъыьэюя",
      .greek: "αβγδεζηθικλμνξοπρσςτυφχψω",
      .kana: "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
    ]
    for (alphabet, letters) in letters {
      let plain = RuleTexts.rules(of: language, alphabet).rules
        .filter { $0.letters.count == 1 && $0.left.isEmpty && $0.right.isEmpty }
        .map { $0.letters[0] }
      for letter in letters.unicodeScalars {
        #expect(plain.contains(letter.value), "\(language): \(letter)")
      }
    }
  }

  @Test("a rule says letters, phones and context")
  func rule() {
    var parser = RuleParser(alphabet: .latin)
    read("ough → ʌ f / #[rt]_#", into: &parser)
    #expect(parser.mistakes.isEmpty)
    #expect(
      parser.rules == [
        PhoneticRule(
          letters: "ough".unicodeScalars.map(\.value), phones: [43, 7],
          left: [.end, LetterClass([18, 20])], right: [.end])
      ])
  }

  @Test(
    "a mistake is told with its line",
    arguments: [
      ("a -> b", "line 1: expected 'letters → phones'"),
      ("a", "line 1: expected 'letters → phones'"),
      ("ä → a", "line 1: 'ä' has a letter outside of the alphabet"),
      ("abcdefghi → a", "line 1: 'abcdefghi' has more than 8 letters"),
      ("a → q", "line 1: no phone 'q'"),
      ("a → a a a a a a a", "line 1: more than 6 phones"),
      ("a → a / _b c", "line 1: expected one context after '/'"),
      ("a → a / b", "line 1: a context has one '_'"),
      ("a → a / _", "line 1: an empty context"),
      ("a → a / _#b", "line 1: '#' stands inside of '_#b'"),
      ("a → a / b#_", "line 1: '#' stands inside of 'b#_'"),
      ("a → a / _[bc", "line 1: '[' is not closed in '[bc'"),
      ("a → a / _b]", "line 1: ']' without letters in 'b]'"),
      ("a → a / _[]", "line 1: ']' without letters in '[]'"),
      ("a → a / _é", "line 1: 'é' is no letter in 'é'"),
      ("a → a / _bcdfg", "line 1: more than 4 letters of context in 'bcdfg'"),
      ("a → a\na → e", "line 2: the same letters and context again"),
    ])
  func mistakes(text: String, message: String) {
    var parser = RuleParser(alphabet: .latin)
    read(text, into: &parser)
    #expect(parser.mistakes.map(\.description) == [message])
  }

  @Test("a later text overrides an earlier one, rule by rule")
  func overrides() {
    var parser = RuleParser(alphabet: .latin)
    read("a → a\nb → b", file: "one", into: &parser)
    read("a → e", file: "other", into: &parser)
    #expect(parser.mistakes.isEmpty)
    #expect(parser.rules.map(\.phones) == [[34], [2]])
    // Once.
    read("b → b\na → a\na → a", file: "third", into: &parser)
    #expect(
      parser.mistakes.map(\.description) == ["third:3: the same letters and context again"])
  }
}
