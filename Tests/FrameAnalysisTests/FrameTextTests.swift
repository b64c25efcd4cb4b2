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
    "no word that carries grammar, or says when, is about words",
    arguments: LanguageText.languages(with: .frames))
  func wording(language: String) throws {
    let lists = try LanguageLists(try #require(LanguageText.of(language, .frames)))
    let items = lists.entries("beside")?.first { $0.key == "wording" }?.items ?? []
    let grammar: Set = ["determiner", "preposition", "particle", "number", "object"]
    let opposites = LanguageLists.of(language, .opposites)
    let times = opposites?.entries("reversals")?.first { $0.key == "times" }?.items ?? []
    let others =
      (lists.entries("words") ?? []).filter { grammar.contains($0.key) }
      .flatMap(\.items) + times
    for item in items {
      let caught = others.filter {
        item.hasSuffix("-") ? $0.hasPrefix(item.dropLast()) : $0 == item
      }
      #expect(caught.isEmpty, "\(language): \(item) is \(caught)")
    }
  }

  @Test(
    "what words are by their endings beside a group is not listed for nothing",
    arguments: LanguageText.languages(with: .frames))
  func openGroups(language: String) throws {
    let lists = try LanguageLists(try #require(LanguageText.of(language, .frames)))
    let patterns = ["acts", "negation", "scope"].flatMap { lists.entries($0) ?? [] }.map(\.value)
    for entry in lists.entries("words") ?? [] where entry.key.hasPrefix("+") {
      let name = entry.key.dropFirst()
      let isUsed = patterns.contains { $0.contains("<\(name)>") || $0.contains("<!\(name)>") }
      // The analysis itself asks for these.
      let isAskedFor =
        name == FrameTextParser.humans
        || FrameGroup.allCases.contains { $0.mayBeOpen && "\($0)" == name }
      #expect(isUsed || isAskedFor, "\(language): \(name)")
    }
  }

  @Test("a word of a group that is marked may be of others by its ending")
  func marked() throws {
    let rest =
      "perfects:\nhypotheticals:\ncourtesies:\nconditions:\nstatements:\nattributions:\nremarks:\nsubjects:\ngoverned:"
    func act(_ mark: String) throws -> SpeechAct {
      let text =
        "[words]\npast: -ed\n\(mark)rare: worked\n"
        + "[acts]\nopeners:\nasides:\nrequests: ^ <rare> $\nquestions:\nreports: ^ i <past>\n\(rest)"
      let lists = try LanguageLists(Array(text.utf8).span, .frames, file: "xx/frames.txt")
      let analyzer = try FrameAnalyzer(lists, locale: LocaleTag("en"))
      var buffer = TokenBuffer()
      try TextAnalyzer(locale: LocaleTag("en")).analyze("i worked hard", into: &buffer)
      return analyzer.analyze(buffer.tokens, of: Array("i worked hard".utf8).span).act
    }
    #expect(try act("+") == .report)
    #expect(try act("") == .command)
  }

  @Test("a longer pattern gives way to a shorter one where it is marked so")
  func givesWay() throws {
    func act(_ mark: String) throws -> SpeechAct {
      let text =
        "[words]\nnarrowing: of\ngenitive: -s\nperson: i\n"
        + "[acts]\nopeners:\nasides:\nrequests:\nquestions:\nreports: ^ the _ to\nperfects:\nhypotheticals:\ncourtesies:\n"
        + "conditions:\nstatements: ^ \(mark)the ...7 is\nattributions:\nremarks:\nsubjects:\ngoverned:"
      let lists = try LanguageLists(Array(text.utf8).span, .frames, file: "xx/frames.txt")
      let analyzer = try FrameAnalyzer(lists, locale: LocaleTag("en"))
      #expect(analyzer.genitiveEndings == [Array("s".utf8)])
      let said = "the button to open the gate is broken"
      var buffer = TokenBuffer()
      try TextAnalyzer(locale: LocaleTag("en")).analyze(said, into: &buffer)
      return analyzer.analyze(buffer.tokens, of: Array(said.utf8).span).act
    }
    #expect(try act("~ ") == .report)
    #expect(try act("") == .statement)
  }

  @Test(
    "a word that may be missing is not that of the next step", arguments: ["a help", "a big help"])
  func missingWord(said: String) throws {
    let text =
      "[words]\nverb: open\n[acts]\nopeners:\nasides:\nrequests: ^ it is a _? help if you\nquestions:\nreports:\n"
      + "perfects:\nhypotheticals: ^ it\ncourtesies:\nconditions:\nstatements:\nattributions:\nremarks:\nsubjects:\ngoverned:"
    let lists = try LanguageLists(Array(text.utf8).span, .frames, file: "xx/frames.txt")
    let analyzer = try FrameAnalyzer(lists, locale: LocaleTag("en"))
    let sentence = "it is \(said) if you open it"
    var buffer = TokenBuffer()
    try TextAnalyzer(locale: LocaleTag("en")).analyze(sentence, into: &buffer)
    #expect(analyzer.analyze(buffer.tokens, of: Array(sentence.utf8).span).act == .request)
  }

  @Test(
    "a mistake is told with file and line",
    arguments: [
      (
        "[words]\nverb: pick up",
        "xx/frames.txt:2: 'pick up' is not one word; write a group's words one by one"
      ),
      (
        "[beside]\nwording: say-, have said\ndoubt: if\nagents:",
        "xx/frames.txt:2: 'have said' is not one word; write one word, or 'say-' for all that begin so"
      ),
      (
        "[words]\nverb: -ge-t-en",
        "xx/frames.txt:2: '-ge-t-en' is no ending; write '-en', or '-zu-en' with two letters"
      ),
      (
        "[words]\n+verb: stop",
        "xx/frames.txt:2: 'verb' is there already, or is asked for by the analysis; leave the '+' out, or"
          + " take another name"
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
