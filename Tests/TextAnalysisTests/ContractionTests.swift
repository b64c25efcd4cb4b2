// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Contractions") struct ContractionTests {
  @Test(
    "English contractions are spelled out",
    arguments: [
      ("don't", "do not"), ("Can’t", "can not"), ("won't", "will not"), ("shan't", "shall not"),
      ("isn't", "is not"), ("we're", "we are"), ("I've", "i have"), ("they'll", "they will"),
      ("I'm", "i am"), ("let's go", "let us go"), ("What's on", "what is on"), ("it's", "it is"),
      ("cannot", "can not"), ("Anna's", "anna's"), ("I'd", "i'd"), ("n't", "n't"),
      ("mustn't've", "must not have"), ("don''t", "don t"), ("don-t", "don-t"), ("ñ't", "n't"),
    ])
  func english(text: String, form: String) throws {
    #expect(try folded(text, "en-GB") == form)
  }

  @Test("other languages keep the apostrophe", arguments: ["don't", "l'm", "it's"])
  func others(text: String) throws {
    #expect(try folded(text, "fr") == text)
  }

  @Test("a contraction shares out its bytes")
  func spans() throws {
    #expect(
      try originals("I don't, cannot, we’re", "en") == [
        "I", "do", "n't", "can", "not", "we", "’re",
      ])
  }

  @Test("a contraction and its words are the same tokens")
  func sameTokens() throws {
    let analyzer = TextAnalyzer(locale: LocaleTag("en"))
    let short = try analyzer.normalizedTokens("why can't we")
    let long = try analyzer.normalizedTokens("why can not we")
    #expect(short.map(\.token.hash) == long.map(\.token.hash))
    #expect(short.map(\.token.joint) == long.map(\.token.joint))
  }
}
