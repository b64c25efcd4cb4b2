// SPDX-License-Identifier: Apache-2.0

import Bespeak
import FlexibleMatching
import LanguageData
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

/// Holds rankings that are kept from text to text against rankings from a fresh start.
@Suite("Ranking sessions") struct RankingSessionTests {
  /// A model with what its image knows of the language.
  private struct Case {
    var model: IntentModel
    var knowledge: KnowledgeBlock?
    var locale: LocaleTag
  }

  private static func cases(_ corpus: Corpus, _ ruleSet: RuleSet) throws -> [Case] {
    let image = try PhraseCompiler(ruleSet: ruleSet).compile(corpus.catalogs).image
    func knowledge(_ language: UInt32) -> KnowledgeBlock? {
      try? KnowledgeBlock(image.block(image.language(language).knowledge), owner: image)
    }
    var cases: [Case] = []
    for v in 0..<UInt32(image.variantCount) {
      let variant = image.variant(VariantID(v))
      guard let model = try? IntentModel(image.block(variant.intentModel), owner: image) else {
        continue
      }
      cases.append(
        Case(
          model: model, knowledge: knowledge(variant.language),
          locale: LocaleTag(image.strings[variant.locale])))
    }
    for l in 0..<UInt32(image.languageCount) {
      let language = image.language(l)
      guard let model = try? IntentModel(image.block(language.intentModel), owner: image) else {
        continue
      }
      cases.append(
        Case(
          model: model, knowledge: knowledge(l),
          locale: LocaleTag(image.strings[language.language])))
    }
    return cases
  }

  @Test("a ranking kept over words and revisions equals one from a fresh start")
  func differential() throws {
    var random = SeededGenerator.forTest("ranking sessions")
    let cases = try Self.cases(.apple, .apple) + Self.cases(.extended, .extended)
    #expect(cases.count > 10)
    let utterances = (Corpus.apple.cases + Corpus.extended.cases).map {
      ($0.request.hypotheses[0].text, $0.request.locale.language)
    }
    var kept = RankingScratch()
    var fresh = RankingScratch()
    var wrong: [String] = []
    for round in 0..<fuzzRounds(300) {
      let one = cases[round % cases.count]
      // Words of another language have other stems.
      kept.words.removeAll()
      var session = IntentRankingSession(model: one.model, knowledge: one.knowledge)
      let analyzer = TextAnalyzer(locale: one.locale)
      let own = utterances.filter { $0.1 == one.locale.language }.map(\.0)
      var words: [String] = []
      for _ in 0..<30 {
        let text = random.pick(own.isEmpty ? utterances.map(\.0) : own)
        let more = text.split(separator: " ").map(String.init)
        switch random.below(8) {
        case 0: words.removeLast(min(words.count, 1 + random.below(3)))
        case 1 where !words.isEmpty: words[random.below(words.count)] = more.first ?? ""
        case 2 where !more.isEmpty: words.insert(more[0], at: random.below(words.count + 1))
        case 3 where words.count > 30: words = []
        default: words += more.prefix(1 + random.below(3))
        }
        let line = words.joined(separator: " ")
        let marks = (random.below(4), random.below(12), random.below(12), random.below(4))
        func read(_ scratch: inout RankingScratch) throws {
          // A letter is a token in languages without spaces.
          var tokens = TokenBuffer(maxTokens: 1 << 16)
          try analyzer.analyze(line, into: &tokens)
          let known = scratch.words.keepBeginning(of: tokens.tokens)
          var line = line
          line.withUTF8 { utf8 in
            for k in known..<max(known, min(tokens.count, WordBuffer.maxWords)) {
              unsafe scratch.words.add(tokens[k], in: utf8, analyzer, one.knowledge)
            }
          }
          let count = scratch.words.count
          if marks.0 == 0, marks.1 < count { scratch.words.markName(marks.1) }
          scratch.words.skipCarriers(one.knowledge)
          if marks.3 < 2, marks.2 < count {
            scratch.words.fill(
              marks.2..<min(count, marks.2 + 1 + marks.0), with: marks.3 == 0 ? 3 : nil,
              isListed: marks.1 % 2 == 0)
          }
        }
        try read(&kept)
        fresh.words.removeAll()
        try read(&fresh)
        let isNamed: (UInt32, borrowing WordBuffer) -> Bool = { kind, words in
          (Int(kind) + words.count) % 3 == 0
        }
        let count = session.rank(&kept, isHeard: { $0.app != 1 }, namedValues: isNamed)
        let expected = one.model.rank(
          &fresh, one.knowledge, isHeard: { $0.app != 1 }, namedValues: isNamed)
        var isRight = count == expected && abs(kept.coverage - fresh.coverage) < 1e-3
        for k in 0..<min(count, expected) {
          let (a, b) = (kept.ranked[k], fresh.ranked[k])
          let tolerance = 1e-3 * max(abs(b.score), 0.05)
          if abs(a.score - b.score) > tolerance || abs(a.probability - b.probability) > 2e-3 {
            isRight = false
          }
          // Intents of the very same score may change places by rounding.
          if a.index != b.index {
            let near = (0..<expected).contains {
              fresh.ranked[$0].index == a.index && abs(fresh.ranked[$0].score - b.score) < tolerance
            }
            if !near && k + 1 < expected { isRight = false }
          }
        }
        if !isRight { wrong.append("\(one.locale): \(line)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
  }

  @Test("words taken back leave exactly what was there before them") func undo() throws {
    let one = try #require(try Self.cases(.extended, .extended).last)
    let analyzer = TextAnalyzer(locale: LocaleTag("en"))
    var session = IntentRankingSession(model: one.model, knowledge: one.knowledge)
    var scratch = RankingScratch()
    func scores(_ text: String) throws -> [Float] {
      var tokens = TokenBuffer()
      try analyzer.analyze(text, into: &tokens)
      scratch.words.removeAll()
      var text = text
      text.withUTF8 { utf8 in
        for k in 0..<tokens.count {
          unsafe scratch.words.add(tokens[k], in: utf8, analyzer, one.knowledge)
        }
      }
      let count = session.rank(
        &scratch, isHeard: { _ in true }, namedValues: { _, _ in false })
      return (0..<count).map { scratch.ranked[$0].score }
    }
    let first = try scores("add milk to the shopping list")
    for k in 0..<100 {
      _ = try scores("add milk to the shopping list and word\(k) then buy more milk milk milk")
      _ = try scores("something else")
      #expect(try scores("add milk to the shopping list") == first)
    }
  }

  @Test("a text with more features than a model takes is ranked by its first ones") func tooLong()
    throws
  {
    let one = try #require(try Self.cases(.extended, .extended).last)
    let analyzer = TextAnalyzer(locale: LocaleTag("en"))
    var session = IntentRankingSession(model: one.model, knowledge: one.knowledge)
    var scratch = RankingScratch()
    for count in [1, 200, 3] {
      var text = (0..<count).map { "turn\($0)buy list set what the add remember milk call" }
        .joined(separator: " ")
      var tokens = TokenBuffer(maxTokens: 4_000)
      try analyzer.analyze(text, into: &tokens)
      scratch.words.removeAll()
      text.withUTF8 { utf8 in
        for k in 0..<tokens.count {
          unsafe scratch.words.add(tokens[k], in: utf8, analyzer, one.knowledge)
        }
      }
      let found = session.rank(
        &scratch, isHeard: { _ in true }, namedValues: { _, _ in false })
      let kept = (0..<found).map { scratch.ranked[$0].score }
      let expected = one.model.rank(
        &scratch, one.knowledge, isHeard: { _ in true }, namedValues: { _, _ in false })
      #expect(expected == found)
      for k in 0..<found { #expect(abs(kept[k] - scratch.ranked[k].score) < 1e-3) }
    }
  }
}
