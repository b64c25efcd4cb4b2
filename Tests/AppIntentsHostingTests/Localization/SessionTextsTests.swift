// SPDX-License-Identifier: Apache-2.0

import Conversation
import LanguageTexts
import Testing
import TextAnalysis

@testable import AppIntentsHosting

@Suite("What a session says itself")
struct SessionTextsTests {
  @Test("it is said in every language that answers are understood in")
  func languages() {
    #expect(SessionTexts.languages == AnswerWords.languages)
  }

  @Test("every language has every text, with the names of the English one in it")
  func complete() {
    let english = SessionTexts()
    for language in SessionTexts.languages {
      let given = LanguageLists.of(language, .session)?.entries("session") ?? []
      #expect(given.map(\.key) == SessionTexts.names.map(\.name), "\(language)")
      let texts = SessionTexts.forLanguage(language)
      for (name, text) in SessionTexts.names {
        let own = texts[keyPath: text]
        #expect(!own.isEmpty, "\(language): \(name)")
        #expect(
          Self.names(in: own) == Self.names(in: english[keyPath: text]), "\(language): \(name)")
      }
    }
  }

  @Test("the language of a session decides, unless texts are given")
  func options() {
    var options = SessionOptions(locale: LocaleTag("fr-CA"))
    #expect(options.texts.done == "C'est fait.")
    options.locale = LocaleTag("xx")
    #expect(options.texts.done == "Done.")
    options.texts.done = "Finished."
    options.locale = LocaleTag("de")
    #expect(options.texts.done == "Finished.")
  }

  private static func names(in text: String) -> Set<Substring> {
    Set(
      text.split(separator: "${", omittingEmptySubsequences: false).dropFirst()
        .map { $0.prefix { $0 != "}" } })
  }
}
