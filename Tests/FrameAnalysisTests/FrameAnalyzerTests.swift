// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TestSupport
import Testing
import TextAnalysis

@testable import FrameAnalysis

@Suite("Frame analyzer") struct FrameAnalyzerTests {
  /// What a text takes, in comparisons of a word with a step of a pattern.
  private func comparisons(_ text: String, _ language: String) throws -> Int {
    var buffer = TokenBuffer()
    try TextAnalyzer(locale: LocaleTag(language)).analyze(text, into: &buffer)
    let analyzer = try #require(FrameAnalyzer.forLanguage(language))
    return analyzer.read(buffer.tokens, of: Array(text.utf8).span, name: nil).comparisons
  }

  @Test(
    "eight times the words take at most about eight times the work, whatever they are",
    arguments: [
      ("en", "do not "), ("en", "no wait "), ("en", "everything but "), ("en", "and turn it "),
      ("en", "if i would "), ("en", "did i "), ("en", "my the a no "), ("en", "i just already "),
      ("en", "what how who is "), ("en", "every x y "), ("en", "never mind sorry "),
      ("en", "and do not or rather "), ("de", "nicht doch nein "), ("de", "ich habe "),
      ("fr", "ne le pas "), ("fr", "n y en x pas "), ("es", "no me lo "), ("nl", "op het "),
      ("ja", "ないで"), ("ja", "まだば"), ("ja", "ていや"), ("ja", "かの"),
    ])
  func linear(language: String, pattern: String) throws {
    let small = try comparisons(String(repeating: pattern, count: 12), language)
    let large = try comparisons(String(repeating: pattern, count: 96), language)
    #expect(large > 0 && large <= 10 * small + 100, "\(pattern): \(small), \(large)")
  }

  @Test("a preposition behind the app's name begins no request, even one that is a verb as well")
  func prepositionBehindName() {
    let asked = Heard(
      "como eu mudo meu status no pombo para disponível", "pt", name: "pombo")
    #expect(!asked.frame.asksForAct, "\(asked.summary)")
    let told = Heard("mude meu status no pombo para disponível", "pt", name: "pombo")
    #expect(told.frame.asksForAct && told.frame.more.isEmpty, "\(told.summary)")
  }

  @Test(
    "a request's first word says an act, leaves it to other words, or asks to see something",
    arguments: [
      ("en", "delete", RequestHead.verb), ("en", "put", .light), ("en", "show", .showing),
      ("en", "lamp", .other), ("de", "mach", .light), ("de", "zeig", .showing),
      ("es", "pon", .light), ("fr", "mets", .light), ("fr", "supprime", .verb),
      ("en", "mow the", .unlistedVerb), ("en", "lamp in", .other), ("en", "mow", .other),
      ("en", "next", .sequence),
    ])
  func heads(language: String, words: String, head: RequestHead) throws {
    var buffer = TokenBuffer()
    try TextAnalyzer(locale: LocaleTag(language)).analyze(words, into: &buffer)
    let analyzer = try #require(FrameAnalyzer.forLanguage(language))
    let next = buffer.count > 1 ? (buffer[1].hash, buffer[1].accent) : nil
    #expect(analyzer.head(hash: buffer[0].hash, accent: buffer[0].accent, next: next) == head)
  }

  @Test("where light verbs are not listed nothing is said of heads") func noHeads() throws {
    let analyzer = try #require(FrameAnalyzer.forLanguage("ja"))
    #expect(analyzer.head(hash: 1, accent: 0) == nil)
  }

  @Test("512 words take less than 400 comparisons each")
  func bounded() throws {
    for word in ["i", "the", "not", "no", "wait", "did", "and", "but", "all"] {
      let most = try comparisons(String(repeating: word + " ", count: 512), "en")
      #expect(most < 512 * 400, "\(word): \(most)")
    }
  }

  @Test("ranges stay within the tokens, on any words", arguments: FrameAnalyzer.languages)
  func random(language: String) throws {
    var random = SeededGenerator.forTest("frames of \(language)")
    let text = try #require(LanguageText.of(language, .frames))
    let words = String(decoding: text.bytes.indices.map { text.bytes[$0] }, as: UTF8.self)
      .split { " ,|<>^$/:?=!\n".contains($0) }.map(String.init)
    let analyzer = try #require(FrameAnalyzer.forLanguage(language))
    var buffer = TokenBuffer()
    for _ in 0..<fuzzRounds(400) {
      let count = random.below(24)
      let text = (0..<count).map { _ in random.pick(words) }.joined(
        separator: random.pick([" ", ", ", ". "]))
      try TextAnalyzer(locale: LocaleTag(language)).analyze(text, into: &buffer)
      let start = random.below(buffer.count + 1)
      let name = random.below(3) == 0 ? start..<min(buffer.count, start + random.below(3)) : nil
      let bytes = Array(text.utf8)
      let frame = analyzer.analyze(buffer.tokens, of: bytes.span, name: name)
      #expect(frame == analyzer.analyze(buffer.tokens, of: bytes.span, name: name))
      for range in Self.ranges(frame) {
        #expect(range.lower <= range.upper && range.upper <= buffer.count, "\(text): \(frame)")
      }
      #expect(frame.polarity == .affirmative || frame.asked.isEmpty, "\(text): \(frame)")
    }
  }

  private static func ranges(_ frame: Frame) -> [TokenRange] {
    var ranges = [
      frame.cue, frame.asked, frame.background, frame.negator, frame.negated, frame.ceases,
      frame.quantifier, frame.exception, frame.excepted, frame.condition,
    ]
    for list in [frame.dropped, frame.more] { ranges += (0..<list.count).map { list[$0] } }
    if let repair = frame.repair {
      ranges += [repair.cut, repair.edit, repair.kept, repair.repair]
    }
    return ranges
  }

  @Test("no words, only polite ones and only the name ask for nothing")
  func empty() {
    #expect(Heard("").frame == Frame())
    #expect(Heard("please").frame.asked.isEmpty)
    #expect(Heard("hey potter", name: "potter").frame.asked.isEmpty)
    #expect(Heard("potter", name: "potter").frame.asked.isEmpty)
  }

  @Test("a plain command is plain, and nothing else is")
  func plain() {
    #expect(Heard("water the ferns").frame.isPlain)
    #expect(!Heard("do not water the ferns").frame.isPlain)
    #expect(!Heard("could you water the ferns").frame.isPlain)
    #expect(!Heard("water the ferns no the roses").frame.isPlain)
  }

  @Test("capitals, a typed apostrophe and none are heard alike")
  func spelling() {
    for text in ["DON'T OPEN THE GATE", "Don’t open the gate", "do not open the gate"] {
      #expect(Heard(text).frame.polarity == .prohibited, "\(text)")
    }
    #expect(Heard("Ich Habe Das Tor Geöffnet", "de").frame.act == .report)
    #expect(Heard("MI HERMANO VENDIÓ EL COCHE", "es").frame.act == .report)
  }

  @Test("five ranges and more are kept as four")
  func ranges() {
    var ranges = TokenRanges()
    for start in stride(from: 0, to: 12, by: 2) { ranges.append(TokenRange(start..<start + 1)) }
    #expect(ranges.count == 4)
    #expect(ranges[3] == TokenRange(6..<11))
    #expect(ranges.contains(0) && !ranges.contains(1) && ranges.contains(7))
    #expect(MemoryLayout<Frame>.size <= 160)
  }
}
