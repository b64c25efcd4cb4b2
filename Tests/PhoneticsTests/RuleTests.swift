// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Phonetics

@Suite("Rules of pronunciation")
struct RuleTests {
  @Test("the rules of every language are without mistakes")
  func everyLanguageParses() {
    for language in RuleTexts.languages.union([""]) {
      for alphabet in Alphabet.allCases {
        var parser = RuleParser(alphabet: alphabet)
        for (place, text) in RuleTexts.texts(for: language, alphabet).enumerated() {
          parser.read(text, overrides: place > 0)
        }
        #expect(parser.mistakes.isEmpty, "\(language), \(alphabet): \(parser.mistakes)")
      }
    }
  }
}
