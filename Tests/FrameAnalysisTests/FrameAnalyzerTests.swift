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

  private static let english = """
    . could you do me a favour and turn it on please
    . i'd be so grateful if you would open the gate now
    ? did my sister tell you why i closed the account
    < people who open the gate are odd he said and laughed
    < i couldn't have turned off the lamp if you hadn't been there
    ! don't let anyone but mum stop the timer before dinner
    ! whatever you do never mind the first one
    ~ what would happen if i said freeze the card no wait
    / play jazz i mean stop everything except the radio
    """

  /// The pattern that `FrameWords.match(at:isStart:)` is to find, all of them read.
  private func bestOfAll(
    _ words: inout FrameWords, at word: Int, isStart: Bool
  ) -> FrameWords.Match? {
    var all: [FrameWords.Match] = []
    for (number, pattern) in words.tables.patterns.enumerated() {
      if pattern.isAnchored ? !isStart : isStart && !pattern.kind.mayBegin(at: word) { continue }
      let order = number + (pattern.isAnchored ? 0 : 1 << 16)
      if pattern.kind == .asides, !words.takesAsides { continue }
      if let match = words.match(pattern, at: word, order: order) { all.append(match) }
    }
    func first(_ kinds: (FramePattern.Kind) -> Bool) -> FrameWords.Match? {
      all.filter { kinds($0.kind) }.min {
        $0.givesWay == $1.givesWay ? ($1.end, $0.order) < ($0.end, $1.order) : $1.givesWay
      }
    }
    let condition = first { $0 == .conditions }.flatMap { $0.givesWay ? nil : $0 }
    if let aside = first({ $0 == .asides }), condition.map({ $0.end <= aside.end }) ?? true {
      return aside
    }
    let asking = first { $0 != .asides && !$0.tells }
    return condition != nil && asking?.kind == .conditions ? asking : first { $0 != .asides }
  }

  @Test(
    "lists of patterns by their words find what reading all of them finds",
    arguments: FrameAnalyzer.languages)
  func lists(language: String) throws {
    let tables = try #require(FrameAnalyzer.forLanguage(language)).tables
    let analyzer = TextAnalyzer(locale: LocaleTag(language))
    let sentences = try #require(language == "en" ? Self.english : FrameSentences.all[language])
    let lines = sentences.split(separator: "\n").map { $0.dropFirst(2) }
    let spoken = lines.flatMap { $0.split(separator: " ") }
    var random = SeededGenerator(seed: 5)
    var found = 0
    var buffer = TokenBuffer()
    for round in 0..<fuzzRounds(50) {
      // Every other one is of words thrown together.
      let text =
        round.isMultiple(of: 2)
        ? String(lines[round / 2 % lines.count])
        : (0..<10).map { _ in String(random.pick(spoken)) }.joined(separator: " ")
      try analyzer.analyze(text, into: &buffer)
      let entries = (0..<buffer.count).map { tables.entry(of: buffer[$0]) }
      let bytes = Array(text.utf8)
      var words = FrameWords(
        entries.span, of: buffer.tokens, in: bytes.span, name: nil, tables: tables)
      for word in 0..<words.count {
        for isStart in [true, false] {
          words.takesAsides = round % 4 < 2
          let listed = words.match(at: word, isStart: isStart)
          let best = bestOfAll(&words, at: word, isStart: isStart)
          #expect(
            listed?.order == best?.order && listed?.end == best?.end
              && listed?.cueEnd == best?.cueEnd, "'\(text)' at \(word), a start: \(isStart)")
          if best != nil { found += 1 }
        }
      }
    }
    #expect(found > 50)
  }

  @Test(
    "who is called by name behind a report is asked for what follows",
    arguments: [
      ("sista kunden har gått luna kan du stänga kassan", "sv"),
      ("we ran out of milk luna restock the fridge", "en"),
    ])
  func calledByName(_ text: String, _ language: String) {
    #expect(Heard(text, language, name: "luna").frame.asksForAct)
    #expect(!Heard(text.replacing("luna ", with: ""), language).frame.asksForAct)
  }

  @Test(
    "whether there is a chance that somebody does it is a request",
    arguments: [
      ("any chance luna could mow the lawn", "en"),
      ("is there any chance luna mows the lawn", "en"),
      ("is er een kans dat luna het gras maait", "nl"),
      ("finns det någon chans att luna klipper gräset", "sv"),
      ("há alguma hipótese de luna cortar a relva", "pt"),
    ])
  func chances(_ text: String, _ language: String) {
    #expect(Heard(text, language, name: "luna").frame.asksForAct)
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
      ("en", "next", .sequence), ("en", "what", .question), ("de", "wann", .question),
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

  @Test(
    "what opens a request and asks for it says nothing of what is asked, wherever it stands",
    arguments: [
      ("come on and turn off the lamp", 0b11), ("would it kill you to turn on the lamp", 0b1111),
      ("the lamp would it kill you to turn on", 0b111100),
      ("would it kill you to um would it kill you to sing", 0b1111001111),
      ("can you stop the timer", 0b1), ("turn off the lamp", 0), ("cool the lamp", 0),
      ("go on my membership", 0),
    ] as [(String, UInt128)])
  func forms(_ text: String, _ forms: UInt128) { #expect(Heard(text).frame.forms == forms) }

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
