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

  @Test("an apostrophe is told from a contraction without analysing a text once more")
  func apostrophes() throws {
    func agrees(_ text: String, _ heard: String, _ other: String) throws -> Bool {
      let analyzer = TextAnalyzer(locale: LocaleTag(heard))
      var tokens = TokenBuffer(maxTokens: 64)
      try analyzer.analyze(text, into: &tokens)
      // SAFETY: the bytes are read inside the closure only.
      return unsafe text.utf8.span.withUnsafeBufferPointer {
        unsafe analyzer.agrees(with: TextAnalyzer(locale: LocaleTag(other)), on: $0, tokens)
      }
    }
    for text in ["J'ai faim", "s'il te plaît", "l’eau d'un", "5pm", "rock'n'roll"] {
      #expect(try agrees(text, "fr", "en"), "\(text)")
    }
    for text in ["don't", "it’s", "we'll", "I cannot", "let's"] {
      #expect(try !agrees(text, "fr", "en") && !agrees(text, "en", "fr"), "\(text)")
    }
  }
}
