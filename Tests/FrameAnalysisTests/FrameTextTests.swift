// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing
import TextAnalysis

@testable import FrameAnalysis

@Suite("Texts of frames") struct FrameTextTests {
  @Test(
    "no language's frames have a mistake", arguments: LanguageText.languages(with: .frames))
  func mistakes(language: String) throws {
    let text = try #require(LanguageText.of(language, .frames))
    do throws(LanguageTextError) {
      _ = try FrameAnalyzer(try LanguageLists(text), locale: LocaleTag(language))
    } catch {
      Issue.record("\(error)")
    }
  }
}

extension FrameTextTests {
  @Test(
    "a mistake is told with file and line",
    arguments: [
      (
        "[words]\nverb: pick up",
        "xx/frames.txt:2: 'pick up' is not one word; write a group's words one by one"
      ),
      (
        "[words]\nverb: -ge-t-en",
        "xx/frames.txt:2: '-ge-t-en' is no ending; write '-en', or '-zu-en' with two letters"
      ),
      (
        "[negation]\nbefore: not <vreb>\nwithin:\nbehind:\nceases:\nends:\nspared:",
        "xx/frames.txt:2: no group of words is called 'vreb'; add it to '[words]'"
      ),
      (
        "[negation]\nbefore: ... not\nwithin:\nbehind:\nceases:\nends:\nspared:",
        "xx/frames.txt:2: '... not' has no word where one must be; begin with a word, and put one"
          + " behind '...'"
      ),
      (
        "[negation]\nbefore: not ... $\nwithin:\nbehind:\nceases:\nends:\nspared:",
        "xx/frames.txt:2: 'not ... $' has no word where one must be; begin with a word, and put one"
          + " behind '...'"
      ),
      (
        "[negation]\nbefore: do ...x not\nwithin:\nbehind:\nceases:\nends:\nspared:",
        "xx/frames.txt:2: '...x' is no gap; write '...' or '...8'"
      ),
      (
        "[negation]\nbefore: not <verb\nwithin:\nbehind:\nceases:\nends:\nspared:",
        "xx/frames.txt:2: no word in '<verb'; write a word or a group"
      ),
    ])
  func placeOfMistake(text: String, message: String) {
    let error = #expect(throws: LanguageTextError.self) {
      let lists = try LanguageLists(Array(text.utf8).span, .frames, file: "xx/frames.txt")
      _ = try FrameAnalyzer(lists, locale: LocaleTag("en"))
    }
    #expect(error?.description == message)
  }
}
